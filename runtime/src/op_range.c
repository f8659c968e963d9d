/* Arithmetic that keeps ranges ranges: -r, r + s, r - s, s - r, r * s. */
#include "op_internal.h"

#include <math.h>

/* A range whose first and last elements and increment are known; elements between are computed from the base. */
m2c_value *m2c_range_build(ptrdiff_t n, double base, double inc, double limit,
                           double final)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, 1, n, M2C_RANGE);
    y->range.base = base;
    y->range.inc = inc;
    y->range.limit = limit;
    for (ptrdiff_t i = 0; i < n; i++)
        y->f64[i] = base + (double)i * inc;
    if (n > 0)
        y->f64[0] = base;
    if (n > 1)
        y->f64[n - 1] = final;
    return y;
}

m2c_value *m2c_range_shift(const m2c_value *r, double add)
{
    if (!(r->flags & M2C_RANGE) || r->numel == 0 || !isfinite(add))
        return NULL;
    return m2c_range_build(r->numel, r->range.base + add, r->range.inc, r->range.limit + add, r->f64[r->numel - 1] + add);
}

m2c_value *m2c_range_scale(const m2c_value *r, double factor)
{
    if (!(r->flags & M2C_RANGE) || r->numel == 0 || !isfinite(factor) || factor == 0)
        return NULL;
    return m2c_range_build(r->numel, r->range.base * factor, r->range.inc * factor, r->range.limit * factor,
                 r->f64[r->numel - 1] * factor);
}
