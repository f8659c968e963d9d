/* Variance and standard deviation. Declared in mat2c/builtins/. */
#include "fn_stats.h"
#include "m2c/typed_reduce.h"
#include "worded.h"

#include <math.h>

/* What is asked of var: weights, or NULL for a divisor of n - 1 + opt; the dimensions that are taken
 * together. */
typedef struct spread_request {
    const m2c_value *weights;
    double opt;
    bool taken[M2C_MAX_RANK];
} spread_request;

static double variance_of(ptrdiff_t n, const double *x, double opt)
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

double m2c_variance_f64(const double *x, ptrdiff_t n)
{
    return variance_of(n, x, 0);
}

static double weighted_variance(ptrdiff_t n, const double *x, const m2c_value *w)
{
    double total = 0, mean = 0, result = 0;
    for (ptrdiff_t k = 0; k < n; k++)
        total += m2c_get(w, k);
    for (ptrdiff_t k = 0; k < n; k++)
        mean += m2c_get(w, k) * x[k] / total;
    for (ptrdiff_t k = 0; k < n; k++)
        result += m2c_get(w, k) * ((x[k] - mean) * (x[k] - mean)) / total;
    return result;
}

/* Steps an odometer over the dimensions that are (or are not) taken, and gives the offset of where it is. */
static ptrdiff_t advance(const m2c_value *v, const bool *taken, bool which, ptrdiff_t *at, ptrdiff_t offset)
{
    ptrdiff_t stride = 1;
    for (int d = 0; d < v->ndims; stride *= v->dims[d++]) {
        if (taken[d] != which)
            continue;
        offset += stride;
        if (++at[d] < v->dims[d])
            return offset;
        offset -= stride * v->dims[d];
        at[d] = 0;
    }
    return offset;
}

/* Do the elements that are taken together lie side by side? */
static bool in_runs(const spread_request *r, const m2c_value *v)
{
    bool outside = v->cls != M2C_DOUBLE || m2c_is_complex(v) || (v->flags & M2C_RANGE), gap = false;
    for (int d = 0; d < v->ndims; d++)
        if (v->dims[d] != 1) {
            outside = outside || (r->taken[d] && gap);
            gap = gap || !r->taken[d];
        }
    return !outside;
}

static m2c_value *real_variance(const spread_request *r, const m2c_value *v)
{
    ptrdiff_t dims[M2C_MAX_RANK], n = 1, at[M2C_MAX_RANK] = {0}, offset = 0;
    for (int d = 0; d < v->ndims; d++) {
        dims[d] = r->taken[d] ? 1 : v->dims[d];
        n *= r->taken[d] ? v->dims[d] : 1;
    }
    m2c_value *y = m2c_new(M2C_DOUBLE, v->ndims, dims, 0);
    bool runs = in_runs(r, v) && !r->weights;
    double *x = m2c_alloc((size_t)(runs ? 1 : n + 1) * sizeof *x);
    for (ptrdiff_t k = 0; runs && k < y->numel; k++)
        y->f64[k] = variance_of(n, v->f64 + k * n, r->opt);
    for (ptrdiff_t k = 0; !runs && k < y->numel; k++) {
        ptrdiff_t inner[M2C_MAX_RANK] = {0}, from = offset;
        for (ptrdiff_t i = 0; i < n; i++) {
            x[i] = m2c_get(v, from);
            from = advance(v, r->taken, true, inner, from);
        }
        y->f64[k] = r->weights ? weighted_variance(n, x, r->weights) : variance_of(n, x, r->opt);
        offset = advance(v, r->taken, false, at, offset);
    }
    m2c_free(x);
    if (v->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return y;
}

/* The variance of complex numbers is that of their parts together. */
static m2c_value *complex_variance(const spread_request *r, const m2c_value *v)
{
    m2c_value *re = m2c_real_of(v), *im = NULL, *a = real_variance(r, re), *y = NULL;
    m2c_fn_imag(NULL, 1, &im, 1, (m2c_value *const[]){(m2c_value *)v});
    m2c_value *b = real_variance(r, im);
    m2c_plus(&y, a, b);
    m2c_release(re);
    m2c_release(im);
    m2c_release(a);
    m2c_release(b);
    return y;
}

static int take_dims(spread_request *r, const m2c_value *dim)
{
    bool numbers = m2c_is_arith(dim) && dim->cls != M2C_CHAR;
    bool vector = numbers && dim->ndims == 2 && dim->numel && (dim->dims[0] == 1 || dim->dims[1] == 1);
    for (ptrdiff_t k = 0; vector && k < dim->numel; k++) {
        double d = m2c_get(dim, k);
        vector = d >= 1 && d == floor(d);
        if (vector && d <= M2C_MAX_RANK)
            r->taken[(int)d - 1] = true;
    }
    return vector ? 0 : m2c_error("", "var: DIM must be a positive integer scalar, vector, or 'all'");
}

static int weights_argument(spread_request *r, const m2c_value *w)
{
    bool fit = m2c_is_arith(w) && w->ndims == 2 && (w->numel <= 1 || w->dims[0] == 1 || w->dims[1] == 1);
    for (ptrdiff_t k = 0; fit && k < w->numel; k++)
        fit = m2c_get(w, k) >= 0;
    if (!fit)
        return m2c_error("", "var: W must be 0, 1, or a vector of positive integers");
    if (w->numel == 1)
        r->opt = m2c_get(w, 0);
    else if (w->numel > 1)
        r->weights = w;
    return 0;
}

/* Weights are along the one dimension that is taken. A single value may have any weight. */
static int check_weights(const spread_request *r, const m2c_value *v, bool all, bool several)
{
    ptrdiff_t n = 1;
    for (int d = 0; d < v->ndims; d++)
        n *= r->taken[d] ? v->dims[d] : 1;
    if (r->weights && all)
        return m2c_error("", "var: W must be either 0 or 1 when using 'ALL' as dimension");
    if (r->weights && several)
        return m2c_error("", "var: W must be either 0 or 1 when DIM is a vector");
    if (r->weights && r->weights->numel != n)
        return m2c_error("",
                         "var: the length of W must be equal to the size of X in the dimension along which "
                         "variance is calculated");
    if (!r->weights && r->opt != 0 && r->opt != 1 && n != 1)
        return m2c_error("", "var: W must be 0, 1, or a vector of positive integers");
    return 0;
}

static int spread_arguments(spread_request *r, int nargin, m2c_value *const *in)
{
    const m2c_value *v = in[0];
    bool all = nargin == 3 && in[2]->cls == M2C_CHAR && m2c_is_option(in[2], "all");
    if (m2c_check_statistic("var", v) || (nargin > 1 && weights_argument(r, in[1])))
        return 1;
    if (all)
        for (int d = 0; d < M2C_MAX_RANK; d++)
            r->taken[d] = true;
    else if (nargin == 3 && take_dims(r, in[2]))
        return 1;
    else if (nargin < 3)
        r->taken[m2c_default_dim(v)] = true;
    return check_weights(r, v, all, !all && nargin == 3 && in[2]->numel > 1);
}

static int spread(m2c_value **out, bool root, int nargin, m2c_value *const *in)
{
    spread_request r = {0};
    if (m2c_check_inputs("var", nargin, 1, 3)) /* std is its root */
        return 1;
    const m2c_value *v = in[0];
    if (spread_arguments(&r, nargin, in))
        return 1;
    m2c_value *y = NULL;
    if (nargin < 3 && v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0)
        y = m2c_double(NAN);
    else
        y = m2c_is_complex(v) ? complex_variance(&r, v) : real_variance(&r, v);
    int bad = root ? m2c_fn_sqrt(NULL, 1, out, 1, &y) : (m2c_copy(out, y), 0);
    m2c_release(y);
    return bad;
}

/* The same with what only MATLAB has for it. */
static int spread_as_told(m2c_value **out, const char *name, m2c_function *plain, int nargin,
                          m2c_value *const *in)
{
    const m2c_worded f = {name, plain, 2, M2C_WORDED_NAN, NAN};
    const m2c_worded whole = {name, plain, 2, M2C_WORDED_ALL | M2C_WORDED_NAN, NAN};
    if (m2c_asks_more(&f, nargin, in))
        return m2c_do_more(&whole, 1, out, nargin, in);
    return spread(out, plain == m2c_fn_std, nargin, in);
}

M2C_BUILTIN_AS(var, spread_as_told(out, "var", m2c_fn_var, nargin, in))
M2C_BUILTIN_AS(std, spread_as_told(out, "std", m2c_fn_std, nargin, in))
