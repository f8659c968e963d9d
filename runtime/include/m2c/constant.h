/* Static values for the constants of generated code. They are immortal: retain and release leave them alone,
 * and nobody may modify them (their reference count is never 1). */
#ifndef M2C_CONSTANT_H
#define M2C_CONSTANT_H

#include "m2c/value.h"

#define M2C_CONST_SCALAR(class_, flags_, data_)                                                              \
    {                                                                                                        \
        .refs = M2C_IMMORTAL, .cls = class_, .flags = flags_, .ndims = 2, .dims = (ptrdiff_t[]){1, 1},       \
        .numel = 1, .data = data_, .capacity = 1                                                             \
    }
#define M2C_CONST_CHAR(length_, text_, dq_)                                                                  \
    {                                                                                                        \
        .refs = M2C_IMMORTAL, .cls = M2C_CHAR, .flags = (dq_) ? M2C_DQ : 0, .ndims = 2,                      \
        .dims = (ptrdiff_t[]){(length_) > 0, length_}, .numel = length_, .data = text_, .capacity = length_  \
    }
#define M2C_CONST_STRING(text_)                                                                              \
    {                                                                                                        \
        .refs = M2C_IMMORTAL, .cls = M2C_CELL, .flags = M2C_STRING, .ndims = 2, .dims = (ptrdiff_t[]){1, 1}, \
        .numel = 1, .data = (m2c_value *[]){text_}, .capacity = 1                                            \
    }
#define M2C_CONST_MATRIX(class_, flags_, rows_, columns_, data_)                                             \
    {                                                                                                        \
        .refs = M2C_IMMORTAL, .cls = class_, .flags = flags_, .ndims = 2,                                    \
        .dims = (ptrdiff_t[]){rows_, columns_}, .numel = (rows_) * (columns_), .data = (void *)(data_),      \
        .capacity = (rows_) * (columns_)                                                                     \
    }
/* A row of cells; what they hold is constant as well. */
#define M2C_CONST_ROW(count_, ...)                                                                           \
    {                                                                                                        \
        .refs = M2C_IMMORTAL, .cls = M2C_CELL, .ndims = 2, .dims = (ptrdiff_t[]){1, count_},                 \
        .numel = count_, .data = (m2c_value *[]){__VA_ARGS__}, .capacity = count_                            \
    }
#define M2C_CONST_EMPTY                                                                                      \
    {                                                                                                        \
        .refs = M2C_IMMORTAL, .cls = M2C_DOUBLE, .ndims = 2, .dims = (ptrdiff_t[])                           \
        {                                                                                                    \
            0, 0                                                                                             \
        }                                                                                                    \
    }

/* [], "" and '' where a struct or a cell holds them as they were written: only their type names differ. */
extern m2c_value *const m2c_null_matrix, *const m2c_null_string, *const m2c_null_sq_string;
/* What a variable or field gets that such a value is assigned to. */
const m2c_value *m2c_storable(const m2c_value *v);

#endif
