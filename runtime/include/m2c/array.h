/* Arrays whose extents a compiled function decides.
 *
 *     m2c_double_array y;
 *     m2c_double_array_init(&y);
 *     status = f(x, x_len, &y);         may be called many times: the block is used again
 *     … y.data[i + j * y.size[0]] …
 *     m2c_double_array_free(&y);
 *
 * Elements are in column order. The block is the caller's; a function that needs a larger one replaces it. */
#ifndef M2C_ARRAY_H
#define M2C_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "m2c/linkage.h"
#include "m2c/memory.h"

/* NAME, NAME_init and NAME_free for elements of a C type and a number of dimensions. */
#define M2C_ARRAY_TYPE(name, ctype, rank)                                                                    \
    typedef struct name {                                                                                    \
        ctype *data;                                                                                         \
        ptrdiff_t size[rank];                                                                                \
        size_t capacity; /* of the block, in bytes */                                                        \
    } name;                                                                                                  \
    static inline void name##_init(name *array)                                                              \
    {                                                                                                        \
        array->data = NULL;                                                                                  \
        for (int k = 0; k < (rank); k++)                                                                     \
            array->size[k] = 0;                                                                              \
        array->capacity = 0;                                                                                 \
    }                                                                                                        \
    static inline void name##_free(name *array)                                                              \
    {                                                                                                        \
        m2c_free(array->data);                                                                               \
        name##_init(array);                                                                                  \
    }

M2C_ARRAY_TYPE(m2c_double_array, double, 2)
M2C_ARRAY_TYPE(m2c_complex_array, m2c_c64, 2)
M2C_ARRAY_TYPE(m2c_single_array, float, 2)
M2C_ARRAY_TYPE(m2c_logical_array, bool, 2)
M2C_ARRAY_TYPE(m2c_char_array, char, 2)
M2C_ARRAY_TYPE(m2c_int8_array, int8_t, 2)
M2C_ARRAY_TYPE(m2c_int16_array, int16_t, 2)
M2C_ARRAY_TYPE(m2c_int32_array, int32_t, 2)
M2C_ARRAY_TYPE(m2c_int64_array, int64_t, 2)
M2C_ARRAY_TYPE(m2c_uint8_array, uint8_t, 2)
M2C_ARRAY_TYPE(m2c_uint16_array, uint16_t, 2)
M2C_ARRAY_TYPE(m2c_uint32_array, uint32_t, 2)
M2C_ARRAY_TYPE(m2c_uint64_array, uint64_t, 2)

#endif
