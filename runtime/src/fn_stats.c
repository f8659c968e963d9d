/* Statistics along a dimension: mean, median, mode, var, std, iqr. Declared in mat2c/builtins/. */
#include "fn_internal.h"

#include <math.h>
#include <stdlib.h>

static int check(const char *name, const m2c_value *v)
{
    if (m2c_is_arith(v) && v->cls != M2C_CHAR)
        return 0;
    return m2c_error("", "%s: X must be a numeric vector or matrix", name);
}

static int given_dim(const char *name, const m2c_value *v, int *dim)
{
    double d = m2c_is_arith(v) && v->numel == 1 ? m2c_get(v, 0) : 0;
    if (!(d >= 1) || d != floor(d))
        return m2c_error("", "%s: DIM must be an integer and a valid dimension", name);
    *dim = d > M2C_MAX_RANK ? M2C_MAX_RANK - 1 : (int)d - 1;
    return 0;
}

/* in[1], or the first dimension with more than one element. */
static int longest_dim(const char *name, const m2c_value *v, int nargin, m2c_value *const *in, int *dim)
{
    if (nargin > 1)
        return given_dim(name, in[1], dim);
    for (*dim = 0; *dim < v->ndims; ++*dim)
        if (v->dims[*dim] > 1)
            return 0;
    *dim = 0;
    return 0;
}

/* One number from n numbers that it may reorder. */
typedef double slice_statistic(ptrdiff_t n, double *x, double parameter);

static m2c_value *along(const m2c_value *v, int dim, slice_statistic *f, double parameter)
{
    m2c_slices s = m2c_slice(v, dim);
    if (v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0 && dim == 0)
        s = (m2c_slices){.pre = 1, .post = 1, .ndims = 2, .dims = {0, 1}};
    m2c_value *y = m2c_sliced_result(&s, 1, M2C_DOUBLE, 0);
    double *x = m2c_alloc((size_t)s.n * sizeof *x);
    for (ptrdiff_t j = 0; j < s.post; j++)
        for (ptrdiff_t i = 0; i < s.pre; i++) {
            for (ptrdiff_t k = 0; k < s.n; k++)
                x[k] = m2c_get(v, i + s.pre * (k + s.n * j));
            y->f64[i + s.pre * j] = f(s.n, x, parameter);
        }
    m2c_free(x);
    if (v->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return y;
}

/* --- mean
 * -------------------------------------------------------------------------------------------------------- */

M2C_BUILTIN(mean)
{
    M2C_UNUSED;
    int dim;
    if (nargin < 1 || nargin > 2 || (nargin == 2 && in[1]->cls == M2C_CHAR))
        return m2c_invalid_call("mean");
    const m2c_value *v = in[0];
    if (check("mean", v) || longest_dim("mean", v, nargin, in, &dim))
        return 1;
    m2c_value *d = m2c_double((double)(dim + 1)), *count = m2c_double((double)m2c_dim(v, dim)), *sum = NULL;
    m2c_value *args[2] = {in[0], d};
    bool nothing = v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0 && dim == 0;
    int bad = m2c_fn_sum(NULL, 1, &sum, nothing ? 1 : 2, args) || m2c_rdivide(out, sum, count);
    m2c_release(d);
    m2c_release(sum);
    m2c_release(count);
    return bad;
}

/* --- median, mode, quantiles
 * --------------------------------------------------------------------------------------- */

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static bool any_nan(ptrdiff_t n, const double *x)
{
    for (ptrdiff_t k = 0; k < n; k++)
        if (x[k] != x[k])
            return true;
    return false;
}

static double median_of(ptrdiff_t n, double *x, double parameter)
{
    (void)parameter;
    if (n == 0 || any_nan(n, x))
        return NAN;
    qsort(x, (size_t)n, sizeof *x, compare_doubles);
    double a = x[(n - 1) / 2], b = x[n / 2];
    return a == b ? a : (a + b) / 2;
}

static double mode_of(ptrdiff_t n, double *x, double want_count)
{
    if (n == 0)
        return want_count ? 0 : NAN;
    qsort(x, (size_t)n, sizeof *x, compare_doubles);
    ptrdiff_t best = 0, run = 0;
    double value = x[0];
    for (ptrdiff_t k = 0; k < n; k++) {
        run = k && x[k] == x[k - 1] ? run + 1 : 1;
        if (run > best) {
            best = run;
            value = x[k];
        }
    }
    return want_count ? (double)best : value;
}

static int statistic(m2c_value **out, const char *name, slice_statistic *f, int nargin, m2c_value *const *in)
{
    int dim;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    if (check(name, v) || longest_dim(name, v, nargin, in, &dim))
        return 1;
    if (f == median_of && v->numel == 0)
        return m2c_error("", "median: X cannot be an empty matrix");
    m2c_value *y = along(v, dim, f, 0);
    if (m2c_is_int(v) || v->cls == M2C_LOGICAL)
        m2c_set(&y, m2c_as(y, (m2c_class)v->cls));
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN_AS(median, statistic(out, "median", median_of, nargin, in))

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
                x[found++] = x[i];
        }
        c->cell[k] = m2c_new2(M2C_DOUBLE, found, 1, 0);
        memcpy(c->cell[k]->f64, x, (size_t)found * sizeof *x);
    }
    m2c_free(x);
    return c;
}

M2C_BUILTIN(mode)
{
    M2C_UNUSED;
    int dim;
    if (statistic(out, "mode", mode_of, nargin, in))
        return 1;
    if (in[0]->numel == 0 && in[0]->dims[0] == 0 && in[0]->dims[1] == 0)
        m2c_set(&out[0], m2c_row(0));
    if (nargout > 1 && !longest_dim("mode", in[0], nargin, in, &dim))
        m2c_set(&out[1], along(in[0], dim, mode_of, 1));
    if (nargout > 2 && !longest_dim("mode", in[0], nargin, in, &dim))
        m2c_set(&out[2], all_modes(in[0], dim));
    return 0;
}

/* --- variance
 * ----------------------------------------------------------------------------------------------------- */

static double variance_of(ptrdiff_t n, double *x, double opt)
{
    double sum = 0, squares = 0;
    if (n == 0)
        return NAN;
    if (n == 1)
        return isfinite(x[0]) ? 0 : NAN;
    for (ptrdiff_t k = 0; k < n; k++)
        sum += x[k];
    double mean = sum / (double)n;
    for (ptrdiff_t k = 0; k < n; k++)
        squares += (x[k] - mean) * (x[k] - mean);
    return squares / (opt == 1 ? (double)n : (double)(n - 1));
}

static double weighted(const m2c_value *v, const m2c_value *w)
{
    double total = 0, mean = 0, result = 0;
    for (ptrdiff_t k = 0; k < w->numel; k++)
        total += m2c_get(w, k);
    for (ptrdiff_t k = 0; k < w->numel; k++)
        mean += m2c_get(w, k) * m2c_get(v, k) / total;
    for (ptrdiff_t k = 0; k < w->numel; k++)
        result += m2c_get(w, k) * pow(m2c_get(v, k) - mean, 2) / total;
    return result;
}

/* The variance of complex numbers is that of their parts together. */
static m2c_value *complex_variance(const m2c_value *v, int dim, double opt)
{
    m2c_value *re = m2c_real_of(v), *im = NULL, *a = along(re, dim, variance_of, opt), *y = NULL;
    m2c_fn_imag(NULL, 1, &im, 1, (m2c_value *const[]){(m2c_value *)v});
    m2c_value *b = along(im, dim, variance_of, opt);
    m2c_plus(&y, a, b);
    m2c_release(re);
    m2c_release(im);
    m2c_release(a);
    m2c_release(b);
    return y;
}

static int spread(m2c_value **out, const char *name, bool root, int nargin, m2c_value *const *in)
{
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    int dim = m2c_first_dim(v);
    if (check("var", v) || (nargin == 3 && given_dim("var", in[2], &dim)))
        return 1;
    double opt = nargin > 1 && in[1]->numel == 1 ? m2c_get(in[1], 0) : 0;
    if (opt != 0 && opt != 1)
        return m2c_error("", "var: W must be 0, 1, or a vector of positive integers");
    if (nargin > 1 && in[1]->numel > 1 && in[1]->numel != v->numel)
        return m2c_error("", "var: weight vector element count does not match X");
    m2c_value *y;
    if (nargin > 1 && in[1]->numel > 1)
        y = m2c_double(weighted(v, in[1]));
    else
        y = m2c_is_complex(v) ? complex_variance(v, dim, opt) : along(v, dim, variance_of, opt);
    int bad = root ? m2c_fn_sqrt(NULL, 1, out, 1, &y) : (m2c_copy(out, y), 0);
    m2c_release(y);
    return bad;
}

M2C_BUILTIN_AS(var, spread(out, "var", false, nargin, in))
M2C_BUILTIN_AS(std, spread(out, "std", true, nargin, in))

/* Difference of the quartiles, each interpolated between the midpoints of its steps. */
static double iqr_of(ptrdiff_t n, double *x, double parameter)
{
    (void)parameter;
    if (n == 0 || any_nan(n, x))
        return NAN;
    qsort(x, (size_t)n, sizeof *x, compare_doubles);
    double q[2];
    for (int k = 0; k < 2; k++) {
        double at = (k ? 0.75 : 0.25) * (double)n + 0.5;
        double low = floor(at), rest = at - low;
        ptrdiff_t i = low < 1           ? 0
                      : low > (double)n ? n - 1
                                        : (ptrdiff_t)low - 1,
                  j = i + 1 < n ? i + 1 : n - 1;
        q[k] = low < 1 ? x[0] : x[i] + rest * (x[j] - x[i]);
    }
    return q[1] - q[0];
}
M2C_BUILTIN_AS(iqr, statistic(out, "iqr", iqr_of, nargin, in))
