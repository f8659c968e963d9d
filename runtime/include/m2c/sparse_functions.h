/* Operators and calls that may meet sparse matrices: what sparse.h puts in place of those that may not. */
#ifndef M2C_SPARSE_FUNCTIONS_H
#define M2C_SPARSE_FUNCTIONS_H

#include "m2c/call.h"
#include "m2c/class.h"
#include "m2c/fn.h"
#include "m2c/index.h"
#include "m2c/linkage.h"
#include "m2c/ops.h"
#include "m2c/program.h"
#include "m2c/value.h"

M2C_BEGIN

typedef int m2c_unary_operator(m2c_value **out, const m2c_value *a);
typedef int m2c_binary_operator(m2c_value **out, const m2c_value *a, const m2c_value *b);
m2c_binary_operator m2c_sparse_plus, m2c_sparse_minus, m2c_sparse_times, m2c_sparse_mtimes,
    m2c_sparse_rdivide, m2c_sparse_mrdivide, m2c_sparse_ldivide, m2c_sparse_mldivide, m2c_sparse_power,
    m2c_sparse_mpower, m2c_sparse_eq, m2c_sparse_ne, m2c_sparse_lt, m2c_sparse_le, m2c_sparse_gt,
    m2c_sparse_ge, m2c_sparse_and, m2c_sparse_or;
m2c_unary_operator m2c_sparse_not, m2c_sparse_uminus, m2c_sparse_uplus, m2c_sparse_transpose,
    m2c_sparse_ctranspose;
int m2c_sparse_colon(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit);
int m2c_sparse_trip(ptrdiff_t *count, const m2c_value *base, const m2c_value *inc, const m2c_value *limit);
void m2c_sparse_for_value(m2c_value **out, const m2c_value *base, const m2c_value *inc, ptrdiff_t i,
                          const m2c_value *limit);
int m2c_sparse_hcat(m2c_value **out, int n, m2c_value *const *in);
int m2c_sparse_vcat(m2c_value **out, int n, m2c_value *const *in);
int m2c_sparse_vcat_rows(m2c_value **out, const int *counts, int n, m2c_value *const *in);
int m2c_sparse_step(m2c_value **out, const m2c_value *a, const char *op);
/* A call of a function of the runtime for one result, and for as many as are asked for. */
int m2c_sparse_call1(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **slot, int nargin,
                     m2c_value *const *in);
int m2c_sparse_ask1(m2c_function *fn, m2c_value **slot, int nargin, m2c_value *const *in);
int m2c_sparse_call_list(m2c_list *list, ptrdiff_t nargout, m2c_function *fn, const m2c_value *self,
                         int nargin, m2c_value *const *in);
/* x = A(i, j) of a compressed matrix of real doubles, where it has such an element; else false, and x is as
 * it was. */
bool m2c_sparse_number(const m2c_value *a, ptrdiff_t i, ptrdiff_t j, double *x);
/* Factorisations are those of a library from now on, whose table is given (sparse_engine.h). */
struct m2c_sparse_engine;
void m2c_use_sparse_engine(const struct m2c_sparse_engine *engine);
/* Runs a program that knows of sparse matrices. */
int m2c_sparse_run(int (*program)(void), int argc, char **argv);
int m2c_sparse_call_many(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                         m2c_value *const *in);
m2c_function m2c_sparse_fn_max, m2c_sparse_fn_min, m2c_sparse_fn_sort, m2c_sparse_fn_sortrows,
    m2c_sparse_fn_accumarray;

M2C_END

#endif
