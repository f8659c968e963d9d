/* Statistics along a dimension: mean, median, mode, var, std, iqr. Declared in mat2c/builtins/. */
#include "fn_internal.h"

#include <math.h>
#include <stdlib.h>

/* "NAME: X must be …" for what has no numbers. */
static int check(const char *name, const m2c_value *v, const char *what)
{
    if (m2c_is_arith(v) && v->cls != M2C_CHAR)
        return 0;
    return m2c_error("", "%s: X must be %s", name, what);
}

static int dim_or_first(const char *name, const m2c_value *v, int nargin, m2c_value *const *in, int at, int *dim)
{
    *dim = m2c_first_dim(v);
    if (nargin <= at)
        return 0;
    double d = m2c_is_arith(in[at]) && in[at]->numel == 1 ? m2c_get(in[at], 0) : 0;
    if (!(d >= 1) || d != floor(d))
        return m2c_error("", "%s: DIM must be a positive integer scalar or vector", name);
    *dim = d > M2C_MAX_RANK ? M2C_MAX_RANK - 1 : (int)d - 1;
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

/* --- mean -------------------------------------------------------------------------------------------------------- */

M2C_BUILTIN(mean)
{
    M2C_UNUSED;
    bool all = false;
    for (; nargin > 1 && in[nargin - 1]->cls == M2C_CHAR; nargin--)
        all = all || m2c_is_text(in[nargin - 1], "all");
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("mean");
    int dim;
    const m2c_value *v = in[0];
    if (check("mean", v, "either a numeric or logical array") || dim_or_first("mean", v, nargin, in, 1, &dim))
        return m2c_is_arith(v) && v->cls != M2C_CHAR
                   ? 1
                   : m2c_error("", "mean: X must be either a numeric, boolean, or character array");
    ptrdiff_t column[2] = {v->numel, 1};
    m2c_value *x = all ? m2c_reshaped(v, 2, column) : m2c_retain(v);
    dim = all ? 0 : dim;
    double n = (double)m2c_dim(x, dim);
    m2c_value *d = m2c_double((double)(dim + 1)), *args[2] = {x, d}, *sum = NULL, *count = m2c_double(n);
    int bad = m2c_fn_sum(NULL, 1, &sum, x->numel == 0 && nargin == 1 && !all ? 1 : 2, args);
    bad = bad || m2c_rdivide(out, sum, count);
    m2c_release(x);
    m2c_release(d);
    m2c_release(sum);
    m2c_release(count);
    return bad;
}

/* --- median, mode, quantiles --------------------------------------------------------------------------------------- */

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
    bool all = nargin == 2 && m2c_is_text(in[1], "all");
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    if (check(name, v, "either numeric or logical") || dim_or_first(name, v, all ? 1 : nargin, in, 1, &dim))
        return 1;
    ptrdiff_t column[2] = {v->numel, 1};
    m2c_value *x = all ? m2c_reshaped(v, 2, column) : m2c_retain(v), *y = along(x, all ? 0 : dim, f, 0);
    m2c_release(x);
    if (m2c_is_int(v))
        m2c_set(&y, m2c_as(y, (m2c_class)v->cls));
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN_AS(median, statistic(out, "median", median_of, nargin, in))

M2C_BUILTIN(mode)
{
    M2C_UNUSED;
    int dim;
    if (statistic(out, "mode", mode_of, nargin, in))
        return 1;
    if (nargout > 1 && !dim_or_first("mode", in[0], nargin, in, 1, &dim))
        m2c_set(&out[1], along(in[0], dim, mode_of, 1));
    return 0;
}

/* --- variance ----------------------------------------------------------------------------------------------------- */

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

static double deviation_of(ptrdiff_t n, double *x, double opt) { return sqrt(variance_of(n, x, opt)); }

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

static int spread(m2c_value **out, const char *name, slice_statistic *f, int nargin, m2c_value *const *in)
{
    int dim;
    bool all = nargin == 3 && m2c_is_text(in[2], "all");
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    if (check("var", v, "a numeric vector or matrix") || dim_or_first("var", v, all ? 2 : nargin, in, 2, &dim))
        return 1;
    double opt = nargin > 1 && in[1]->numel == 1 ? m2c_get(in[1], 0) : 0;
    if (opt != 0 && opt != 1)
        return m2c_error("", "var: normalization scalar must be either 0 or 1");
    m2c_value *a = NULL;
    if (nargin > 1 && in[1]->numel > 1) {
        double x = weighted(v, in[1]);
        return m2c_give_double(out, f == deviation_of ? sqrt(x) : x);
    }
    if (m2c_is_complex(v) && m2c_fn_abs(NULL, 1, &a, 1, in))
        return 1;
    ptrdiff_t column[2] = {v->numel, 1};
    m2c_value *x = all ? m2c_reshaped(a ? a : v, 2, column) : m2c_retain(a ? a : v);
    m2c_release(a);
    m2c_set(out, along(x, all ? 0 : dim, f, opt));
    m2c_release(x);
    return 0;
}

M2C_BUILTIN_AS(var, spread(out, "var", variance_of, nargin, in))
M2C_BUILTIN_AS(std, spread(out, "std", deviation_of, nargin, in))

/* Difference of the quartiles, by the averages of the halves' medians (method 8 of the common nine is close). */
static double iqr_of(ptrdiff_t n, double *x, double parameter)
{
    (void)parameter;
    if (n == 0 || any_nan(n, x))
        return NAN;
    qsort(x, (size_t)n, sizeof *x, compare_doubles);
    double q[2];
    for (int k = 0; k < 2; k++) {
        double at = (k ? 0.75 : 0.25) * ((double)n + 1.0 / 3) + 1.0 / 3;
        double low = floor(at), rest = at - low;
        ptrdiff_t i = low < 1 ? 0 : low > (double)n ? n - 1 : (ptrdiff_t)low - 1, j = i + 1 < n ? i + 1 : n - 1;
        q[k] = low < 1 ? x[0] : x[i] + rest * (x[j] - x[i]);
    }
    return q[1] - q[0];
}
M2C_BUILTIN_AS(iqr, statistic(out, "iqr", iqr_of, nargin, in))
