/* The short ways of reading, assigning and appending one element. Each returns false where the case is
 * another: then nothing was changed, and the general way is taken, which raises the errors, too. */
#ifndef M2C_INDEX_QUICK_H
#define M2C_INDEX_QUICK_H

#include "index_internal.h"
#include "op_internal.h"

/* *out = element k of an array of numbers, truth values or characters. */
bool m2c_quick_element(m2c_value **out, const m2c_value *base, ptrdiff_t k);
/* *out = a row, a column, listed or masked elements of such an array. */
bool m2c_quick_part(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx);
/* base(idx...) = rhs, where the base has no other owner and keeps its class; a place after the last element
 * makes it longer. */
bool m2c_quick_assign(m2c_value *base, const m2c_value *rhs, int n, m2c_value *const *idx);
/* A row or column of such an array gets one element, or as many as it has. */
bool m2c_quick_line_assign(m2c_value *base, const m2c_value *rhs, int n, m2c_value *const *idx);
/* base{idx} = rhs and base(idx).field = rhs for a place after the last element. */
bool m2c_quick_cell_append(m2c_value *base, const m2c_value *rhs, int n, m2c_value *const *idx);
/* A chain whose levels exist and have no other owner. */
bool m2c_quick_path(m2c_value **base, const m2c_value *rhs, int depth, const m2c_access *path);

#endif
