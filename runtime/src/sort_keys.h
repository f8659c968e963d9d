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

#endif
