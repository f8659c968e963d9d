/* Sorting by keys, stable, and of doubles: ascending with NaN last, descending with NaN first. */
#ifndef M2C_SORT_KEYS_H
#define M2C_SORT_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Keys rise as the numbers do; NaN has the largest one. */
uint64_t m2c_key_f64(double x);
/* at, which may be NULL, is permuted with the keys. */
void m2c_sort_keys(uint64_t *key, uint32_t *at, size_t n);
/* at[k] := the position of the number that belongs at k. Up to 2^32 numbers. */
void m2c_order_f64(const double *x, size_t n, bool down, uint32_t *at);
void m2c_sort_f64(double *x, size_t n, bool down);

/* Are all numbers integers, in a range that is not much longer than there are numbers? Then *low is the least
 * and *count says how many integers lie in the range. */
bool m2c_integer_range(const double *x, size_t n, int64_t *low, size_t *count);
/* behind[k] := how many numbers of such a range are less than low + k; it has room for count + 1. */
void m2c_count_integers(const double *x, size_t n, int64_t low, size_t count, size_t *behind);

#endif
