/* Concatenation: what its two files share. */
#ifndef M2C_CONCAT_INTERNAL_H
#define M2C_CONCAT_INTERNAL_H

#include "op_internal.h"

/* Which rules and messages hold: matrix literals skip more empties than cat does and say more in errors. */
typedef enum m2c_cat_style { M2C_CAT_LITERAL, M2C_CAT_FUNCTION, M2C_CAT_HV } m2c_cat_style;

typedef struct m2c_shape {
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK];
} m2c_shape;

int m2c_concat(m2c_value **out, int dim, int n, m2c_value *const *in, m2c_cat_style style);
/* Copies n parts, all of y's class (cells, structs with y's fields in any order, or numbers), into y along
 * dim. Parts that do not take part have skip[k] set. */
void m2c_copy_parts(m2c_value *y, int dim, int n, m2c_value *const *in, const bool *skip);
/* Grows *out, which is in[0], by the other parts; false where that can't be done in place. */
bool m2c_append_parts(m2c_value **out, const m2c_shape *shape, int dim, int n, m2c_value *const *in,
                      const bool *skip);

#endif
