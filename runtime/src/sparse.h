/* Sparse matrices among the values: what the files sparse_*.c share.
 *
 * A sparse matrix of two or more elements is held as compressed columns (sparse_columns.h). One of fewer is a
 * full value with a flag, as is what builtins are given in place of a compressed matrix. */
#ifndef M2C_SRC_SPARSE_H
#define M2C_SRC_SPARSE_H

#include "internal.h"
#include "sparse_columns.h"

static inline bool m2c_is_sparse(const m2c_value *v) /* of NULL, too */
{
    return v && (v->flags & M2C_SPARSE);
}
/* Marks what a slot holds as a sparse matrix, where it can be one, or as a full one. */
void m2c_mark_sparse(m2c_value **slot, bool sparse);
/* Two operands of which one is a sparse matrix: the error where their extents are others. */
int m2c_sparse_conform(const char *who, const m2c_value *a, const m2c_value *b);

typedef m2c_binary_way m2c_sparse_operator;
/* The operator that a function is, where it is given two operands of which one is sparse; else NULL. */
m2c_sparse_operator *m2c_sparse_operator_of(m2c_function *fn, int nargin, m2c_value *const *in);
/* The operator for sparse matrices that stands for one for full ones. */
m2c_sparse_operator *m2c_sparse_form_of(m2c_binary_way *plain);
m2c_unary_way *m2c_sparse_unary_form_of(m2c_unary_way *plain);

/* --- sparse_value.c ------------------------------------------------------------------------------ */
/* Takes a matrix of one's own: a sparse value. */
m2c_value *m2c_csc_value(m2c_csc *c);
int m2c_give_csc(m2c_value **out, m2c_csc *c); /* the same into a slot; returns 0 */
/* The matrix, which may be a sparse one, as a full one; a new reference. */
m2c_value *m2c_full_of(const m2c_value *v);
/* The error where there is no room for all elements of one of n matrices; else 0. */
int m2c_check_whole_fits(int n, m2c_value *const *v);
/* What is done with compressed matrices where no other ways are. */
extern const m2c_sparse_ways m2c_csc_ways;
/* What a slot holds becomes a sparse matrix, where it can be one, compressed where it has more than one
 * element; a full one where `sparse` says no. */
void m2c_settle_sparse(m2c_value **slot, bool sparse);

/* --- functions of compressed matrices ------------------------------------------------------------ */
/* The form of a builtin for compressed matrices; NULL: there is none. */
m2c_function *m2c_compressed_form_of(m2c_function *fn);
/* f of each element, where f of 0 is found out by asking. */
int m2c_csc_map(m2c_value **out, const m2c_value *a, m2c_function *f, m2c_unary_way *op);
/* An elementwise operator of two matrices of which at least one is sparse, and which conform. */
int m2c_csc_combine(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_binary_way *plain);
/* An elementwise function of two such, or M2C_NOT_MINE. */
int m2c_csc_pair(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_function *f);
int m2c_csc_product(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_csc_power(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_csc_left_divide(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_csc_right_divide(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_csc_join(m2c_value **out, int n, m2c_value *const *in, bool beside);
int m2c_csc_subsref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name);
int m2c_csc_subsasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name);
int m2c_csc_subsdel(m2c_value **base, int n, m2c_value *const *idx, const char *name);
m2c_value *m2c_csc_column(const m2c_value *v, ptrdiff_t k);
bool m2c_csc_equal(const m2c_value *a, const m2c_value *b, bool nans);
int m2c_csc_istrue(const m2c_value *v, bool *truth);

#endif
