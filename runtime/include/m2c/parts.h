/* Loops that add up, in parts that threads run: where a part begins depends on the number of rounds alone, so
 * that results don't on the number of threads. Generated C includes this with `--openmp`. */
#ifndef M2C_PARTS_H
#define M2C_PARTS_H

#include <stdbool.h>
#include <stddef.h>

#ifdef _OPENMP
#include <omp.h>
#endif

enum { M2C_PARTS = 64 };

/* The first round, from 0, of a part, from 0, of a loop of n rounds; n for the part behind the last. */
static inline ptrdiff_t m2c_part(ptrdiff_t n, ptrdiff_t part)
{
    return n < 0 ? 0 : n / M2C_PARTS * part + n % M2C_PARTS * part / M2C_PARTS;
}

/* True inside of a loop that runs on threads. */
static inline bool m2c_on_threads(void)
{
#ifdef _OPENMP
    return omp_get_level() > 0;
#else
    return false;
#endif
}

#endif
