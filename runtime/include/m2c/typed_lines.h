/* Elements of arrays that are moved, added up or ordered along a dimension, for typed code and for the boxed
 * functions. An array is `outer` blocks of `extent` slices of `inner` elements each; `size` is that of an
 * element. What is written overlaps nothing that is read, but where it is said. */
#ifndef M2C_TYPED_LINES_H
#define M2C_TYPED_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "m2c/linkage.h"

M2C_BEGIN

/* The slices in reverse order (fliplr, flipud, flip). */
void m2c_flip_lines(void *to, const void *from, size_t size, ptrdiff_t inner, ptrdiff_t extent,
                    ptrdiff_t outer);
/* Slice k becomes slice k + by, round the end (circshift). */
void m2c_shift_lines(void *to, const void *from, size_t size, ptrdiff_t inner, ptrdiff_t extent,
                     ptrdiff_t outer, ptrdiff_t by);
/* The same along both dimensions of a matrix. */
void m2c_shift_matrix(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns,
                      ptrdiff_t down, ptrdiff_t right);
/* A matrix turned by a number of right angles, to the left (rot90). */
void m2c_turn_matrix(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns,
                     ptrdiff_t turns);
/* Copies of a block behind it, until there are `count`: each time as much as there is already. */
void m2c_repeat_block(void *data, size_t block, ptrdiff_t count);
/* A matrix several times below and beside itself (repmat). */
void m2c_tile_matrix(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns,
                     ptrdiff_t down, ptrdiff_t across);
/* The elements on and above diagonal k, or on and below it, and zeros (triu, tril). */
void m2c_keep_upper(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns, ptrdiff_t k);
void m2c_keep_lower(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns, ptrdiff_t k);
/* n elements, `step` of them apart, into places `stride` apart: diagonals of matrices. */
void m2c_spread_elements(void *to, ptrdiff_t stride, const void *from, ptrdiff_t step, size_t size,
                         ptrdiff_t n);

/* Running sums, products and extremes; the operand may be the result. NaN is passed over by extremes. (In
 * fn_reduce.c and fn_minmax.c.) */
void m2c_cumsum_f64(double *to, const double *from, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer);
void m2c_cumprod_f64(double *to, const double *from, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer);
void m2c_cummax_f64(double *to, const double *from, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer);
void m2c_cummin_f64(double *to, const double *from, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer);

/* Every column of `extent` numbers in order, ascending with NaN last or descending with NaN first; places,
 * counted from 1, where `places` isn't NULL. */
void m2c_sort_lines_f64(double *to, double *places, const double *from, ptrdiff_t extent, ptrdiff_t outer,
                        bool down);

/* The same of bytes: of characters, truth values and uint8. */
void m2c_sort_lines_bytes(void *to, const void *from, ptrdiff_t extent, ptrdiff_t outer, bool down);

/* The products of all pairs of elements (kron). */
void m2c_kron_f64(double *to, const double *a, ptrdiff_t rows_a, ptrdiff_t columns_a, const double *b,
                  ptrdiff_t rows_b, ptrdiff_t columns_b);

M2C_END

#endif
