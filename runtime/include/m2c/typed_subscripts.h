/* Subscripts of arrays in typed code: whether they lie inside, the errors of those that don't, and the
 * extents of what they select. */
#ifndef M2C_TYPED_SUBSCRIPTS_H
#define M2C_TYPED_SUBSCRIPTS_H

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

#include "m2c/linkage.h"
#include "m2c/program.h"

/* Raises the error for a subscript out of bounds: position k of n of the array with these extents. */
int m2c_bad_subscript(const char *name, double value, int k, int n, int rank, const ptrdiff_t *dims);
/* The same where several subscripts are to blame: M2C_PROVED, a number that nothing computes, stands for
 * one that is not. */
#define M2C_PROVED (-DBL_MAX)
int m2c_bad_subscripts(const char *name, int n, const double *values, int rank, const ptrdiff_t *dims);
/* Both for a variable that hides a function of its name, which the message notes. */
int m2c_bad_subscript_shadowing(const char *name, double value, int k, int n, int rank,
                                const ptrdiff_t *dims);
int m2c_bad_subscripts_shadowing(const char *name, int n, const double *values, int rank,
                                 const ptrdiff_t *dims);
/* Rows that an array is grown to here; more are left to the checks of the general form. */
#define M2C_MOST_ROWS ((ptrdiff_t)1 << 40)
/* Does x(k) = value leave a matrix of these extents as it is, or make a vector (or nothing) longer? */
static inline bool m2c_lengthens(double k, ptrdiff_t rows, ptrdiff_t columns)
{
    if (!(k >= 1 && k <= 0x1p40 && k == floor(k)))
        return false;
    return k <= (double)(rows * columns) || rows == 1 || (columns == 1 && rows > 1) ||
           (rows == 0 && columns == 0);
}
/* Removes element `at` along an axis; `inner` and `outer` are the elements before and behind it in memory
 * order. */
void m2c_remove_slice(void *data, size_t size, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer,
                      ptrdiff_t at);
/* Copies an array but for that element of each line; both may begin at the same place. */
void m2c_copy_without(void *copy, const void *data, size_t size, ptrdiff_t inner, ptrdiff_t extent,
                      ptrdiff_t outer, ptrdiff_t at);
/* Is x an integer of at least 1 (and at most limit)? */
static inline bool m2c_subscript_ok(double x, ptrdiff_t limit)
{
    return x >= 1 && x <= (double)limit && x == (double)(ptrdiff_t)x;
}

/* What is to be added to the ends of a range of integer steps that is a subscript: the elements of
 * more than one are rounded, with a warning. */
double m2c_rounding_shift(double first);
static inline double m2c_range_shift(double first, double step, double last)
{
    bool whole = first == floor(first) || !isfinite(first);
    return whole || step == 0 || !((last - first) / step >= 1) ? 0 : m2c_rounding_shift(first);
}

/* Do all elements of a range lie from 1 to the limit of a subscript? So do those of an empty one. */
static inline bool m2c_range_inside(double base, double inc, double last, ptrdiff_t limit)
{
    ptrdiff_t n = m2c_trip_f64(base, inc, last);
    if (n <= 0)
        return true;
    return last == last && inc == floor(inc) && m2c_subscript_ok(base, limit) &&
           m2c_subscript_ok(base + (double)(n - 1) * inc, limit);
}

/* The last of so many elements of a rising range; less than any where there are none. */
static inline double m2c_last_f64(double first, double step, ptrdiff_t count)
{
    return count > 0 ? first + (double)(count - 1) * step : -(double)INFINITY;
}

/* How many of n truth values are true. */
static inline ptrdiff_t m2c_count_chosen(const bool *mask, ptrdiff_t n)
{
    ptrdiff_t count = 0;
    for (ptrdiff_t k = 0; k < n; k++)
        count += mask[k];
    return count;
}

/* Are n numbers integers from 1 to the limit? */
static inline bool m2c_all_inside(const double *x, ptrdiff_t n, ptrdiff_t limit)
{
    bool inside = true;
    for (ptrdiff_t k = 0; k < n; k++)
        inside &= m2c_subscript_ok(x[k], limit);
    return inside;
}

/* The extents of what is picked from a matrix one by one. */
static inline ptrdiff_t m2c_picked_rows(ptrdiff_t rows, ptrdiff_t columns, ptrdiff_t count)
{
    return rows == 1 && columns != 1 ? 1 : count;
}
static inline ptrdiff_t m2c_picked_columns(ptrdiff_t rows, ptrdiff_t count)
{
    return rows == 1 ? count : 1;
}
/* The same for the places of numbers: there is 0x0 in 0x0. */
static inline ptrdiff_t m2c_found_columns(ptrdiff_t rows, ptrdiff_t columns, ptrdiff_t count)
{
    return rows == 0 && columns == 0 ? count : m2c_picked_columns(rows, count);
}

#endif
