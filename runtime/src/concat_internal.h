/* Concatenation: what its files share. */
#ifndef M2C_CONCAT_INTERNAL_H
#define M2C_CONCAT_INTERNAL_H

#include "op_internal.h"

/* Which rules and messages hold: matrix literals skip more empties than cat does and say more in errors. */
typedef enum m2c_cat_style { M2C_CAT_LITERAL, M2C_CAT_FUNCTION, M2C_CAT_HV } m2c_cat_style;

typedef struct m2c_shape {
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK];
} m2c_shape;

/* The shape of all that take part, and who does not. */
int m2c_join_shapes(m2c_shape *acc, int dim, int n, m2c_value *const *in, bool *skip, m2c_cat_style style);
/* Sizes that don't fit are told before classes that don't. */
int m2c_check_sizes(int dim, int n, m2c_value *const *in, m2c_cat_style style);
/* Joins values of one class. */
int m2c_join_alike(m2c_value **out, int dim, int n, m2c_value *const *in, bool *skip, m2c_cat_style style);
bool m2c_is_0x0(const m2c_value *v); /* of no rows and no columns */
/* Rows of text of different lengths are padded with blanks. Rows that have no elements come out as blank ones
 * below all others. */
void m2c_pad_rows(m2c_list *l);
/* Text beside complex arrays, which become no characters. In brackets there are blanks in their place, in a
 * row behind all of its text. */
int m2c_join_texts_and_complex(m2c_value **out, int dim, int n, m2c_value *const *in, m2c_cat_style style);
/* Structs, and empty arrays beside them. */
int m2c_join_structs(m2c_value **out, int dim, int n, m2c_value *const *in, m2c_cat_style style);
bool m2c_all_empty_structs(int n, m2c_value *const *in);
/* What begins with a goes on with b, which it can't: one of them is a struct or a handle. */
int m2c_error_mixed(const m2c_value *a, const m2c_value *b);
/* Is it of doubles, truth values or characters? */
bool m2c_is_plain_part(const m2c_value *v);
/* Matrices of one class that fit, along rows or columns; false where the general way must be taken. */
bool m2c_join_quick(m2c_value **out, int dim, int n, m2c_value *const *in);
int m2c_concat(m2c_value **out, int dim, int n, m2c_value *const *in, m2c_cat_style style);
/* Copies n parts, all of y's class (cells, structs with y's fields in any order, or numbers), into y along
 * dim. Parts that do not take part have skip[k] set. */
void m2c_copy_parts(m2c_value *y, int dim, int n, m2c_value *const *in, const bool *skip);
/* Grows *out, which is in[0], by the other parts; false where that can't be done in place. */
bool m2c_append_parts(m2c_value **out, const m2c_shape *shape, int dim, int n, m2c_value *const *in,
                      const bool *skip);

#endif
