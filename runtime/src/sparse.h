/* The flag of sparse matrices, for sparse.c, sparse_call.c and the display. */
#ifndef M2C_SRC_SPARSE_H
#define M2C_SRC_SPARSE_H

#include "m2c/value.h"

bool m2c_is_sparse(const m2c_value *v); /* of NULL, too */
/* Marks what a slot holds as a sparse matrix, where it can be one, or as a full one. */
void m2c_mark_sparse(m2c_value **slot, bool sparse);
/* Two operands of which one is a sparse matrix: the error where their extents are others. */
int m2c_sparse_conform(const char *who, const m2c_value *a, const m2c_value *b);

typedef int m2c_sparse_operator(m2c_value **out, const m2c_value *a, const m2c_value *b);
/* The operator that a function is, where it is given two operands of which one is sparse; else NULL. */
m2c_sparse_operator *m2c_sparse_operator_of(m2c_function *fn, int nargin, m2c_value *const *in);

#endif
