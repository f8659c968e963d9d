/* Means along a dimension, and what other statistics share with them. Declared in mat2c/builtins/. */
#include "fn_stats.h"
#include "worded.h"

#include <math.h>

int m2c_check_statistic(const char *name, const m2c_value *v)
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

int m2c_longest_dim(const char *name, const m2c_value *v, int nargin, m2c_value *const *in, int *dim)
{
    if (nargin > 1)
        return given_dim(name, in[1], dim);
    for (*dim = 0; *dim < v->ndims; ++*dim)
        if (v->dims[*dim] > 1)
            return 0;
    *dim = 0;
    return 0;
}

m2c_value *m2c_along(const m2c_value *v, int dim, m2c_slice_statistic *f, double parameter)
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

/* --- mean ---------------------------------------------------------------------------------------- */

/* What is asked of mean: 'a'rithmetic, 'g'eometric or 'h'armonic; of class 'd'efault, do'u'ble or 'n'ative.
 */
typedef struct mean_options {
    char kind, result;
    m2c_value *dim;
} mean_options;

static bool mean_class(const m2c_value *v, char *result)
{
    static const char *const name[] = {"default", "double", "native"};
    for (int k = 0; k < 3; k++)
        if (m2c_is_option(v, name[k])) {
            *result = "dun"[k];
            return true;
        }
    return false;
}

/* The options among the arguments, in any order; the one number among them is the dimension. */
static int mean_arguments(mean_options *o, int nargin, m2c_value *const *in)
{
    *o = (mean_options){.kind = 'a', .result = 'd'};
    for (int k = 1; k < nargin; k++) {
        m2c_value *v = in[k];
        if (v->cls == M2C_CHAR && mean_class(v, &o->result))
            continue;
        if (v->numel != 1 || (v->cls != M2C_CHAR && (o->dim || !m2c_is_arith(v))))
            return m2c_invalid_call("mean");
        if (v->cls != M2C_CHAR) {
            o->dim = v;
        } else {
            o->kind = (char)v->u8[0];
            if (!strchr("agh", o->kind))
                return m2c_error("", "mean: mean type '%c' not recognized", o->kind);
        }
    }
    return nargin >= 1 && nargin <= 4 ? 0 : m2c_invalid_call("mean");
}

static int any_negative(const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (m2c_get(v, k) < 0)
            return m2c_error("", "mean: X must not contain any negative values");
    return 0;
}

/* log of x before they are added up, or 1 / x. */
static int mean_terms(m2c_value **terms, char kind, const m2c_value *v)
{
    if (kind == 'a') {
        m2c_copy(terms, v);
        return 0;
    }
    m2c_value *x = NULL, *one = m2c_double(1);
    int bad = (kind == 'g' && any_negative(v)) ||
              (m2c_is_float(v) ? (m2c_copy(&x, v), 0) : m2c_cast(&x, v, M2C_DOUBLE));
    if (!bad)
        bad = kind == 'g' ? m2c_fn_log(NULL, 1, terms, 1, &x) : m2c_rdivide(terms, one, x);
    m2c_release(x);
    m2c_release(one);
    return bad;
}

static int mean_of_sum(m2c_value **out, char kind, const m2c_value *sum, double n)
{
    m2c_value *count = m2c_double(n), *y = NULL;
    int bad = kind == 'h' ? m2c_rdivide(&y, count, sum) : m2c_rdivide(&y, sum, count);
    if (!bad)
        bad = kind == 'g' ? m2c_fn_exp(NULL, 1, out, 1, &y) : (m2c_copy(out, y), 0);
    m2c_release(count);
    m2c_release(y);
    return bad;
}

/* --- weighted means: mean (x, ..., "Weights", w) --- */

static int weights_at(int nargin, m2c_value *const *in)
{
    for (int k = 1; k + 1 < nargin; k++)
        if (m2c_is_option(in[k], "weights"))
            return k;
    return -1;
}

/* The weights as they lie beside the elements of x: a vector lies along the dimension that is asked for. */
static m2c_value *weights_beside(const m2c_value *x, const m2c_value *w, const m2c_list *rest)
{
    int dim = m2c_default_dim(x);
    for (int k = 1; k < rest->n; k++)
        if (m2c_is_arith(rest->v[k]) && rest->v[k]->cls != M2C_CHAR && rest->v[k]->numel == 1)
            dim = (int)m2c_get(rest->v[k], 0) - 1;
    if (m2c_same_dims(x, w))
        return m2c_retain((m2c_value *)w);
    if (w->numel != m2c_dim(x, dim) || dim < 0 || dim >= M2C_MAX_RANK)
        return NULL;
    ptrdiff_t dims[M2C_MAX_RANK] = {1, 1};
    const int rank = dim < 2 ? 2 : dim + 1;
    for (int d = 0; d < rank; d++)
        dims[d] = d == dim ? w->numel : 1;
    return m2c_reshaped(w, rank, dims);
}

/* 1 for each element that counts. */
static m2c_value *counted(const m2c_value *x, const m2c_list *rest)
{
    bool all = true;
    for (int k = 1; k < rest->n; k++)
        all = all && !m2c_is_option(rest->v[k], "omitnan") && !m2c_is_option(rest->v[k], "omitmissing");
    m2c_value *y = m2c_zeros(M2C_DOUBLE, x->ndims, x->dims, 0);
    for (ptrdiff_t k = 0; k < x->numel; k++)
        y->f64[k] = all || !isnan(m2c_get(x, k));
    return y;
}

static int weighted_mean(m2c_value **out, int at, int nargin, m2c_value *const *in)
{
    m2c_value *w = NULL, *terms = NULL, *sum = NULL, *total = NULL;
    m2c_list rest = {0}, totals = {0};
    for (int k = 0; k < nargin; k++)
        if (k != at && k != at + 1)
            m2c_list_add(&rest, in[k]);
    int bad = m2c_check_statistic("mean", in[0]) || m2c_check_statistic("mean", in[at + 1]);
    w = bad ? NULL : weights_beside(in[0], in[at + 1], &rest);
    if (!bad && !w)
        bad = m2c_error("", "mean: the weights must be a vector along the dimension, or as large as X");
    if (!bad) {
        m2c_value *flags = counted(in[0], &rest);
        bad = m2c_times(&terms, in[0], w) || m2c_times(&total, w, flags);
        m2c_release(flags);
    }
    if (!bad) {
        for (int k = 0; k < rest.n; k++)
            m2c_list_add(&totals, k ? rest.v[k] : total);
        m2c_set(&rest.v[0], m2c_retain(terms));
        m2c_clear(&total);
        bad = m2c_fn_sum(NULL, 1, &sum, rest.n, rest.v) || m2c_fn_sum(NULL, 1, &total, totals.n, totals.v) ||
              m2c_rdivide(out, sum, total);
    }
    m2c_release(w);
    m2c_release(terms);
    m2c_release(sum);
    m2c_release(total);
    m2c_list_clear(&rest);
    m2c_list_clear(&totals);
    return bad;
}

M2C_BUILTIN(mean)
{
    M2C_UNUSED;
    int dim;
    mean_options o;
    const int weights = weights_at(nargin, in);
    if (weights > 0)
        return weighted_mean(out, weights, nargin, in);
    const m2c_worded f = {"mean", m2c_fn_mean, 1, M2C_WORDED_ALL | M2C_WORDED_LISTS | M2C_WORDED_NAN, NAN};
    if (m2c_asks_more(&f, nargin, in))
        return m2c_do_more(&f, 1, out, nargin, in);
    if (mean_arguments(&o, nargin, in))
        return 1;
    const m2c_value *v = in[0];
    m2c_value *const along[2] = {in[0], o.dim};
    if (m2c_check_statistic("mean", v) || m2c_longest_dim("mean", v, o.dim ? 2 : 1, along, &dim))
        return 1;
    m2c_value *terms = NULL, *sum = NULL, *d = m2c_double((double)(dim + 1));
    bool nothing = v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0 && dim == 0;
    int bad = mean_terms(&terms, o.kind, v);
    if (!bad)
        bad = m2c_fn_sum(NULL, 1, &sum, nothing ? 1 : 2, (m2c_value *const[]){terms, d}) ||
              mean_of_sum(out, o.kind, sum, (double)m2c_dim(v, dim));
    if (!bad && o.result != 'd' && v->cls != M2C_LOGICAL)
        bad = m2c_cast(out, *out, o.result == 'n' ? (m2c_class)v->cls : M2C_DOUBLE);
    m2c_release(d);
    m2c_release(terms);
    m2c_release(sum);
    return bad;
}
