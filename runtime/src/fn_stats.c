/* Order statistics along a dimension: median, mode. Declared in mat2c/builtins/. */
#include "fn_stats.h"
#include "m2c/typed_reduce.h"
#include "sort_keys.h"
#include "worded.h"

#include <math.h>

/* --- median, mode, quantiles --------------------------------------------------------------------- */

static bool any_nan(ptrdiff_t n, const double *x)
{
    for (ptrdiff_t k = 0; k < n; k++)
        if (x[k] != x[k])
            return true;
    return false;
}

/* Sums of integers saturate at `most`. */
static double median_of(ptrdiff_t n, double *x, double most)
{
    if (n == 0 || any_nan(n, x))
        return NAN;
    m2c_sort_f64(x, (size_t)n, false);
    double a = x[(n - 1) / 2], b = x[n / 2];
    if (a == b || isinf(most))
        return a == b ? a : (a + b) / 2;
    return fmax(fmin(a + b, most), -most - 1) / 2;
}

static double mode_of(ptrdiff_t n, double *x, double want_count)
{
    if (n == 0)
        return want_count ? 0 : NAN;
    m2c_sort_f64(x, (size_t)n, false);
    ptrdiff_t best = 0, run = 0;
    double value = x[0];
    for (ptrdiff_t k = 0; k < n; k++) {
        run = k && x[k] == x[k - 1] ? run + 1 : 1;
        if (run > best) {
            best = run;
            value = x[k - run + 1];
        }
    }
    return want_count ? (double)best : value;
}

/* Slices without elements have no mode: Octave's error, as of the first row of the slices. */
static int error_no_mode(const m2c_value *v, int dim)
{
    ptrdiff_t slices = 1;
    bool matrix = true; /* the slices beside each other */
    for (int k = 0, place = 0; k < v->ndims; k++) {
        if (k == dim)
            continue;
        slices *= v->dims[k];
        matrix = matrix && (place++ == 0 || v->dims[k] == 1);
    }
    if (dim >= v->ndims || v->dims[dim] || !slices)
        return 0;
    if (!matrix)
        return m2c_error("Octave:invalid-resize", "Invalid resizing operation or ambiguous assignment to an "
                                                  "out-of-bounds array element");
    return m2c_error("Octave:index-out-of-bounds", "xs(1,_): out of bound 0 (dimensions are 0x%" M2C_PT ")",
                     slices);
}

static int statistic(m2c_value **out, const char *name, m2c_slice_statistic *f, int nargin,
                     m2c_value *const *in)
{
    int dim;
    if (m2c_check_inputs(name, nargin, 1, 2))
        return 1;
    const m2c_value *v = in[0];
    if (m2c_check_statistic(name, v) || m2c_longest_dim(name, v, nargin, in, &dim))
        return 1;
    if (f == mode_of && error_no_mode(v, dim))
        return 1;
    if (f == median_of && v->numel == 0)
        return m2c_error("", "median: X cannot be an empty matrix");
    if (f == median_of && m2c_is_complex(v)) {
        m2c_set(out, m2c_complex_median(v, dim));
        return 0;
    }
    bool is_signed = v->cls <= M2C_INT64;
    double bits = 8 * (double)m2c_element_size(v->cls, 0) - is_signed;
    m2c_value *y = m2c_along(v, dim, f,
                             f == median_of && m2c_is_int(v) ? ldexp(1, (int)bits) - 1
                             : f == median_of                ? INFINITY
                                                             : 0);
    if (m2c_is_int(v) || v->cls == M2C_LOGICAL)
        m2c_set(&y, m2c_as(y, (m2c_class)v->cls));
    m2c_set(out, y);
    return 0;
}

/* The same of a vector of typed code: f orders a copy of the elements. */
static double of_copy(m2c_slice_statistic *f, const double *x, ptrdiff_t n, double option)
{
    double few[64], *copy = few;
    if (n > (ptrdiff_t)(sizeof few / sizeof *few))
        copy = m2c_alloc((size_t)n * sizeof *copy);
    memcpy(copy, x, (size_t)n * sizeof *copy);
    const double y = f(n, copy, option);
    if (copy != few)
        m2c_free(copy);
    return y;
}

double m2c_median_f64(const double *x, ptrdiff_t n)
{
    return of_copy(median_of, x, n, INFINITY);
}

double m2c_mode_f64(const double *x, ptrdiff_t n)
{
    return of_copy(mode_of, x, n, 0);
}

M2C_BUILTIN(median)
{
    M2C_UNUSED;
    const m2c_worded f = {"median", m2c_fn_median, 1,
                          M2C_WORDED_ALL | M2C_WORDED_LISTS | M2C_WORDED_NAN | M2C_WORDED_KEEPS, NAN};
    if (m2c_asks_more(&f, nargin, in))
        return m2c_do_more(&f, 1, out, nargin, in);
    return statistic(out, "median", median_of, nargin, in);
}

/* All values that are as frequent as the mode, as a column for each slice. */
static m2c_value *all_modes(const m2c_value *v, int dim)
{
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *c = m2c_sliced_result(&s, 1, M2C_CELL, 0);
    double *x = m2c_alloc((size_t)s.n * sizeof *x);
    for (ptrdiff_t k = 0; k < c->numel; k++) {
        ptrdiff_t start = k % s.pre + s.pre * s.n * (k / s.pre), found = 0, run = 0;
        for (ptrdiff_t i = 0; i < s.n; i++)
            x[i] = m2c_get(v, start + i * s.pre);
        double most = mode_of(s.n, x, 1); /* sorts x */
        for (ptrdiff_t i = 0; i < s.n; i++) {
            run = i && x[i] == x[i - 1] ? run + 1 : 1;
            if ((double)run == most)
                x[found++] = x[i - run + 1];
        }
        c->cell[k] = m2c_new2(M2C_DOUBLE, found, 1, 0);
        memcpy(c->cell[k]->f64, x, (size_t)found * sizeof *x);
    }
    m2c_free(x);
    return c;
}

/* How frequent the modes are; of no elements at all there is no count. */
static m2c_value *counts_of_modes(const m2c_value *v, int dim)
{
    if (dim < 2 && v->dims[0] == 0 && v->dims[1] == 0)
        return m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0);
    m2c_value *y = m2c_along(v, dim, mode_of, 1);
    if (y->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_DOUBLE));
    return y;
}

M2C_BUILTIN(mode)
{
    M2C_UNUSED;
    int dim;
    const m2c_worded f = {"mode", m2c_fn_mode, 1, M2C_WORDED_ALL | M2C_WORDED_LISTS | M2C_WORDED_KEEPS, NAN};
    if (m2c_asks_more(&f, nargin, in))
        return m2c_do_more(&f, nargout, out, nargin, in);
    if (statistic(out, "mode", mode_of, nargin, in) || m2c_longest_dim("mode", in[0], nargin, in, &dim))
        return 1;
    if (m2c_is_complex(in[0]) && in[0]->numel) {
        m2c_complex_mode(out, nargout, in[0], dim);
        return 0;
    }
    bool nothing = in[0]->ndims == 2 && in[0]->dims[0] == 0 && in[0]->dims[1] == 0;
    if (nothing && dim == 0)
        m2c_set(&out[0], m2c_new2((m2c_class)in[0]->cls, 1, 0, 0));
    if (nargout > 1)
        m2c_set(&out[1], counts_of_modes(in[0], dim));
    if (nargout > 2)
        m2c_set(&out[2], all_modes(in[0], dim));
    return 0;
}
