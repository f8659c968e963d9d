/* Sets of small integers (m2c/small_sets.h). */
#include "fn_set.h"

#include <math.h>

static bool has_minus_zero(const double *x, ptrdiff_t n)
{
    for (ptrdiff_t k = 0; k < n; k++)
        if (x[k] == 0 && signbit(x[k]))
            return true;
    return false;
}

/* The integers among the numbers of an array that are bits; false where there are others, if `all` must be.
 * -0 is another where it may stand in the result. */
static bool bits_of(uint64_t *bits, const double *x, ptrdiff_t n, bool all)
{
    uint64_t found = 0;
    for (ptrdiff_t k = 0; k < n; k++) {
        const double number = x[k];
        if (number >= 0 && number < 64 && (int)number == number)
            found |= (uint64_t)1 << (int)number;
        else if (all)
            return false;
    }
    *bits = found;
    return !all || !(found & 1) || !has_minus_zero(x, n);
}

bool m2c_small_set(m2c_set_op op, const double *x, ptrdiff_t nx, const double *y, ptrdiff_t ny, uint64_t *set)
{
    uint64_t a, b;
    if (!bits_of(&a, x, nx, true) || !bits_of(&b, y, ny, m2c_set_wants(op, false, true)))
        return false;
    *set = m2c_set_wants(op, true, true) ? a & b : 0;
    *set |= m2c_set_wants(op, true, false) ? a & ~b : 0;
    *set |= m2c_set_wants(op, false, true) ? b & ~a : 0;
    return *set || op != M2C_INTERSECT; /* nothing in common is 0x0 */
}

ptrdiff_t m2c_small_count(uint64_t set)
{
    ptrdiff_t n = 0;
    for (; set; set &= set - 1)
        n++;
    return n;
}

void m2c_small_spread(uint64_t set, double *to)
{
    for (int k = 0; set; k++, set >>= 1)
        if (set & 1)
            *to++ = k;
}
