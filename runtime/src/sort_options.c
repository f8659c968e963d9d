/* MATLAB's options of sort and issorted (sort_options.h). */
#include "sort_options.h"

#include <math.h>

/* By real part, then by imaginary part. */
static int order_by_real(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    double complex a = m2c_getc(v, i), b = m2c_getc(v, j);
    bool p = m2c_is_missing(v, i), q = m2c_is_missing(v, j);
    if (p || q)
        return p - q;
    double x = creal(a), y = creal(b);
    if (x == y) {
        x = cimag(a);
        y = cimag(b);
    }
    return x < y ? -1 : x > y;
}

bool m2c_is_missing(const m2c_value *v, ptrdiff_t i)
{
    if (!m2c_is_float(v))
        return false;
    return isnan(m2c_get(v, i)) || (m2c_is_complex(v) && isnan(cimag(m2c_getc(v, i))));
}

static int bad_value(const char *name, const char *option)
{
    return m2c_error("", "%s: invalid value of %s", name, option);
}

static int read_pair(const char *name, const m2c_value *v, bool place, m2c_sort_options *o)
{
    bool automatic = m2c_is_option(v, "auto");
    if (place) {
        o->placed = !automatic;
        o->first = m2c_is_option(v, "first");
        return automatic || o->first || m2c_is_option(v, "last") ? 0 : bad_value(name, "MissingPlacement");
    }
    if (m2c_is_option(v, "abs"))
        o->order = m2c_order_by_abs;
    else if (m2c_is_option(v, "real"))
        o->order = order_by_real;
    else if (!automatic)
        return bad_value(name, "ComparisonMethod");
    return 0;
}

int m2c_read_sort_options(const char *name, int *nargin, m2c_value *const *in, m2c_sort_options *o)
{
    *o = (m2c_sort_options){0};
    while (*nargin > 2 && in[*nargin - 2]->cls == M2C_CHAR && in[*nargin - 1]->cls == M2C_CHAR) {
        bool place = m2c_is_option(in[*nargin - 2], "MissingPlacement");
        if (!place && !m2c_is_option(in[*nargin - 2], "ComparisonMethod"))
            return 0;
        if (read_pair(name, in[*nargin - 1], place, o))
            return 1;
        *nargin -= 2;
    }
    return 0;
}

void m2c_place_missing(const m2c_sort_options *o, const m2c_value *v, ptrdiff_t *index, ptrdiff_t n)
{
    ptrdiff_t missing = 0, at[2];
    for (ptrdiff_t k = 0; k < n && o->placed; k++)
        missing += m2c_is_missing(v, index[k]);
    if (missing == 0)
        return;
    ptrdiff_t *old = m2c_alloc((size_t)n * sizeof *old);
    memcpy(old, index, (size_t)n * sizeof *old);
    at[0] = o->first ? missing : 0;
    at[1] = o->first ? 0 : n - missing;
    for (ptrdiff_t k = 0; k < n; k++)
        index[at[m2c_is_missing(v, old[k])]++] = old[k];
    m2c_free(old);
}

m2c_value *m2c_ranks(const m2c_value *v, m2c_order *order)
{
    m2c_value *y = m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0);
    ptrdiff_t *index = m2c_alloc((size_t)v->numel * sizeof *index);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        index[k] = k;
    m2c_sort_index(v, order, index, v->numel, false);
    double rank = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        rank += k > 0 && order(v, index[k - 1], index[k]) != 0;
        y->f64[index[k]] = m2c_is_missing(v, index[k]) ? NAN : rank;
    }
    m2c_free(index);
    return y;
}
