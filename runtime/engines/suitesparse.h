/* SuiteSparse as an engine of sparse factorisations (../src/sparse_engine.h): what its files share. Compiled
 * with a program that is linked with the library (mat2c/build/engines.py). */
#ifndef M2C_SUITESPARSE_H
#define M2C_SUITESPARSE_H

#include <cholmod.h>

#include "../src/sparse_engine.h"

/* Rows and columns are numbers of the same size in both. */
_Static_assert(sizeof(ptrdiff_t) == sizeof(SuiteSparse_long), "SuiteSparse_long has another size");

static inline SuiteSparse_long *m2c_longs(const ptrdiff_t *p)
{
    return (SuiteSparse_long *)p;
}
/* A view of a matrix; `triangle` 1: it is Hermitian, and its upper triangle counts. */
cholmod_sparse m2c_cholmod_view(const m2c_csc *c, int triangle);
/* A matrix of CHOLMOD's as one of the runtime's, which it frees. */
m2c_csc m2c_cholmod_taken(cholmod_sparse *s, cholmod_common *common);
/* A permutation of n in a block of its own. */
ptrdiff_t *m2c_longs_copy(const SuiteSparse_long *p, ptrdiff_t n);
/* CHOLMOD, which says nothing of its own. */
void m2c_cholmod_start(cholmod_common *common);

void *m2c_suitesparse_factor(const m2c_csc *a, bool hermitian, double *rcond);
bool m2c_suitesparse_solve(void *factors, const void *x, void *y, ptrdiff_t columns);
void m2c_suitesparse_close(void *factors);
m2c_value *m2c_suitesparse_least(const m2c_csc *a, const m2c_value *b);
ptrdiff_t m2c_suitesparse_cholesky(const m2c_csc *a, ptrdiff_t *order, m2c_csc *l);
bool m2c_suitesparse_lu(const m2c_csc *a, const m2c_lu_wish *wish, m2c_lu_parts *parts);
bool m2c_suitesparse_qr(const m2c_csc *a, const m2c_qr_wish *wish, m2c_qr_parts *parts);
bool m2c_suitesparse_order(m2c_order_kind kind, const m2c_csc *a, int count, const double *knobs,
                           ptrdiff_t *order, double *told);

#endif
