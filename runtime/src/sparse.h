/* The flag of sparse matrices, for sparse.c, sparse_call.c and the display. */
#ifndef M2C_SRC_SPARSE_H
#define M2C_SRC_SPARSE_H

#include "m2c/value.h"

bool m2c_is_sparse(const m2c_value *v); /* of NULL, too */
/* Marks what a slot holds as a sparse matrix, where it can be one, or as a full one. */
void m2c_mark_sparse(m2c_value **slot, bool sparse);

#endif
