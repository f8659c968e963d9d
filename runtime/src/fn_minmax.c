/* max, min, cummax, cummin, range. Declared in mat2c/builtins/. */
#include "fn_binary.h"
#include "m2c/typed_lines.h"
#include "sort_options.h"
#include "worded.h"

#include <math.h>

/* Is element i of v better than element j (neither NaN)? */
static bool better(const m2c_value *v, ptrdiff_t i, ptrdiff_t j, bool max)
{
    if (m2c_real_double(v))
        return max ? v->f64[i] > v->f64[j] : v->f64[i] < v->f64[j];
    if (m2c_is_complex(v)) {
        double complex x = m2c_getc(v, i), y = m2c_getc(v, j);
        return max ? m2c_complex_less(y, x) : m2c_complex_less(x, y);
    }
    if (v->cls == M2C_INT64) {
        const int64_t *x = v->data;
        return max ? x[i] > x[j] : x[i] < x[j];
    }
    if (v->cls == M2C_UINT64) {
        const uint64_t *x = v->data;
        return max ? x[i] > x[j] : x[i] < x[j];
    }
    return max ? m2c_get(v, i) > m2c_get(v, j) : m2c_get(v, i) < m2c_get(v, j);
}

static bool is_nan_at(const m2c_value *v, ptrdiff_t i)
{
    return m2c_is_float(v) && (isnan(m2c_get(v, i)) || (m2c_is_complex(v) && isnan(cimag(m2c_getc(v, i)))));
}

/* The position of the best element of a slice; NaN only where there is nothing else. */
static ptrdiff_t best_of(const m2c_value *v, ptrdiff_t from, ptrdiff_t step, ptrdiff_t n, bool max)
{
    ptrdiff_t best = 0;
    bool nan = is_nan_at(v, from);
    for (ptrdiff_t k = 1; k < n; k++) {
        ptrdiff_t i = from + k * step;
        if (is_nan_at(v, i))
            continue;
        if (nan || better(v, i, from + best * step, max)) {
            best = k;
            nan = false;
        }
    }
    return best;
}

static ptrdiff_t best_f64(const double *x, ptrdiff_t n, bool max)
{
    ptrdiff_t best = 0;
    while (best < n && x[best] != x[best])
        best++;
    if (best == n)
        return 0;
    double top = x[best];
    for (ptrdiff_t k = best + 1; k < n; k++) {
        double y = x[k];
        if (max ? y > top : y < top) {
            top = y;
            best = k;
        }
    }
    return best;
}

/* The extremes along rows of a matrix, column by column: x has n columns of `pre` elements, `where` starts as
 * all ones. */
static void best_across(const double *x, ptrdiff_t pre, ptrdiff_t n, bool max, double *y, double *where)
{
    memcpy(y, x, (size_t)pre * sizeof *y);
    for (ptrdiff_t k = 1; k < n; k++)
        for (ptrdiff_t i = 0; i < pre; i++) {
            double z = x[i + pre * k];
            bool better = (max ? z > y[i] : z < y[i]) || (y[i] != y[i] && z == z);
            y[i] = better ? z : y[i];
            where[i] = better ? (double)(k + 1) : where[i];
        }
}

static int along_f64(m2c_value **out, int nargout, bool max, const m2c_value *v, int dim)
{
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *y = m2c_sliced_result(&s, 1, M2C_DOUBLE, 0);
    m2c_value *where = m2c_new(M2C_DOUBLE, y->ndims, y->dims, 0);
    for (ptrdiff_t k = 0; k < where->numel; k++)
        where->f64[k] = 1;
    for (ptrdiff_t j = 0; j < s.post && y->numel; j++) {
        const double *x = v->f64 + s.pre * s.n * j;
        if (s.pre > 1) {
            best_across(x, s.pre, s.n, max, y->f64 + s.pre * j, where->f64 + s.pre * j);
            continue;
        }
        ptrdiff_t k = best_f64(x, s.n, max);
        y->f64[j] = x[k];
        where->f64[j] = (double)(k + 1);
    }
    m2c_give(&out[0], y);
    if (nargout > 1)
        m2c_set(&out[1], where);
    else
        m2c_release(where);
    return 0;
}

static m2c_value *numbers(const m2c_value *v)
{
    return v->cls == M2C_CHAR ? m2c_as(v, M2C_DOUBLE) : m2c_retain(v);
}

static int along(m2c_value **out, int nargout, bool max, const m2c_value *given, int dim)
{
    if (m2c_real_double(given) && m2c_dim(given, dim) > 0)
        return along_f64(out, nargout, max, given, dim);
    m2c_value *v = numbers(given);
    m2c_slices s = m2c_slice(v, dim);
    ptrdiff_t extent = s.n == 0 ? 0 : 1;
    m2c_value *where = m2c_sliced_result(&s, extent, M2C_DOUBLE, 0);
    ptrdiff_t *pick = m2c_alloc((size_t)where->numel * sizeof *pick);
    for (ptrdiff_t j = 0; j < s.post && where->numel; j++)
        for (ptrdiff_t i = 0; i < s.pre; i++) {
            ptrdiff_t from = i + s.pre * s.n * j, k = best_of(v, from, s.pre, s.n, max);
            pick[i + s.pre * j] = from + s.pre * k;
            where->f64[i + s.pre * j] = (double)(k + 1);
        }
    m2c_value *y = m2c_narrow(m2c_pick(v, pick, where->ndims, where->dims));
    m2c_free(pick);
    m2c_release(v);
    m2c_give(&out[0], y);
    if (nargout > 1)
        m2c_set(&out[1], where);
    else
        m2c_release(where);
    return 0;
}

static int complex_pair(m2c_value **out, const m2c_value *a, const m2c_value *b, bool max, const char *name)
{
    m2c_plan p;
    if (!m2c_broadcast(a, b, &p))
        return m2c_nonconformant(name, a, b);
    if (!m2c_plan_fits(&p, M2C_DOUBLE, M2C_COMPLEX))
        return m2c_error_too_large();
    bool single = a->cls == M2C_SINGLE || b->cls == M2C_SINGLE;
    m2c_value *y = m2c_new(M2C_DOUBLE, p.ndims, p.dims, M2C_COMPLEX);
    m2c_walk w;
    ptrdiff_t at = 0;
    m2c_start(&p, &w);
    if (y->numel)
        do {
            for (ptrdiff_t i = 0; i < p.run; i++) {
                double complex u = m2c_getc(a, w.a + (p.step_a ? i : 0)),
                               v = m2c_getc(b, w.b + (p.step_b ? i : 0));
                bool first = max ? cabs(u) >= cabs(v) : cabs(u) <= cabs(v);
                y->c64[at++] = first || isnan(cabs(u)) ? u : v;
            }
        } while (m2c_next(&p, &w));
    if (single)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return m2c_give(out, m2c_narrow(y));
}

static int of_two(m2c_value **out, const char *name, bool max, const m2c_value *a, const m2c_value *b);

static int of_texts(m2c_value **out, const char *name, bool max, const m2c_value *a, const m2c_value *b)
{
    m2c_value *x = m2c_as(a, M2C_DOUBLE), *y = m2c_as(b, M2C_DOUBLE);
    int bad = of_two(out, name, max, x, y);
    m2c_release(x);
    m2c_release(y);
    return bad;
}

bool m2c_wider_class(const m2c_value *a, const m2c_value *b, m2c_class *cls)
{
    if (m2c_result_class(a, b, cls))
        return true;
    *cls = (m2c_class)(a->cls > b->cls ? a->cls : b->cls);
    return m2c_is_int(a) && m2c_is_int(b) && (a->cls <= M2C_INT64) == (b->cls <= M2C_INT64);
}

static int of_two(m2c_value **out, const char *name, bool max, const m2c_value *a, const m2c_value *b)
{
    m2c_class cls;
    if (!m2c_wider_class(a, b, &cls) || (a->cls == M2C_CHAR) != (b->cls == M2C_CHAR))
        return m2c_error("", "%s: cannot compute %s (%s, %s)", name, name, m2c_type_name(a),
                         m2c_type_name(b));
    if (a->cls == M2C_CHAR)
        return of_texts(out, name, max, a, b);
    if (m2c_is_complex(a) || m2c_is_complex(b))
        return complex_pair(out, a, b, max, name);
    m2c_binary_fn f = max ? m2c_max_fn : m2c_min_fn;
    m2c_plan p;
    if (a->cls == M2C_LOGICAL && b->cls == M2C_LOGICAL && m2c_broadcast(a, b, &p))
        return max ? m2c_or(out, a, b) : m2c_and(out, a, b);
    if (cls <= M2C_SINGLE) /* of two zeros the array's is the result, and of two scalars the second */
        return a->numel == 1 ? m2c_binary(out, &f, b, a) : m2c_binary(out, &f, a, b);
    m2c_value *x = m2c_as(a, cls), *y = m2c_as(b, cls);
    int bad = m2c_binary(out, &f, x, y);
    m2c_release(x);
    m2c_release(y);
    return bad;
}

static int min_max(const char *name, bool max, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call(name);
    if (nargin == 2) {
        return of_two(out, name, max, in[0], in[1]);
    }
    if (!m2c_is_arith(in[0]))
        return m2c_wrong_type(name, in[0]);
    int dim = m2c_default_dim(in[0]);
    if (nargin == 3) {
        if (m2c_check_whole(in[2]))
            return 1;
        if (m2c_number(in[2]) < 1)
            return m2c_error("", "%s: DIM must be a valid dimension", name);
        if (m2c_dim_argument(name, in[2], &dim))
            return 1;
        if (in[1]->numel)
            m2c_warn("", "%s: second argument is ignored", name);
    }
    if (nargout < 2 && in[0]->cls == M2C_LOGICAL && in[0]->numel == 0)
        return m2c_give(out, m2c_retain(in[0])); /* stays as it is unless the positions are asked for */
    return along(out, nargout, max, in[0], dim);
}

/* The extremes by an order that is not the usual one: of ranks, at whose places the elements are. */
static int by_order(m2c_function *plain, m2c_order *order, int nargout, m2c_value **out, int nargin,
                    m2c_value *const *in)
{
    m2c_value *args[8] = {m2c_ranks(in[0], order)}, *found[2] = {NULL}, *places[2] = {NULL};
    for (int k = 1; k < nargin; k++)
        args[k] = in[k];
    args[nargin] = m2c_char("linear");
    int bad = plain(NULL, 2, found, nargin + 1, args);
    if (!bad && nargout > 1)
        bad = plain(NULL, 2, places, nargin, args);
    if (!bad) {
        ptrdiff_t n = found[1]->numel, *index = m2c_alloc((size_t)n * sizeof *index);
        for (ptrdiff_t k = 0; k < n; k++)
            index[k] = (ptrdiff_t)found[1]->f64[k] - 1;
        m2c_give(&out[0], m2c_narrow(m2c_pick(in[0], index, found[1]->ndims, found[1]->dims)));
        m2c_free(index);
        if (nargout > 1)
            m2c_set(&out[1], m2c_retain(places[1]));
    }
    m2c_release(args[0]);
    m2c_release(args[nargin]);
    for (int k = 0; k < 2; k++) {
        m2c_release(found[k]);
        m2c_release(places[k]);
    }
    return bad;
}

/* The same with what only MATLAB has for it. */
static int min_max_as_told(const char *name, m2c_function *plain, int nargout, m2c_value **out, int nargin,
                           m2c_value *const *in)
{
    const m2c_worded f = {name, plain, 2, M2C_WORDED_ALL | M2C_WORDED_NAN | M2C_WORDED_PICKS, NAN};
    m2c_sort_options o = {0};
    int given = nargin;
    if (nargin > 3 && m2c_read_sort_options(name, &nargin, in, &o))
        return 1;
    if (given > nargin && nargin == 2 && in[1]->numel == 0 && !o.order)
        nargin = 1; /* the [] that stands in front of a dimension or an option */
    if (o.order && nargin < 7 && m2c_is_arith(in[0]) && in[0]->cls != M2C_CHAR && in[1]->numel == 0)
        return by_order(plain, o.order, nargout, out, nargin, in);
    if (m2c_asks_more(&f, nargin, in))
        return m2c_do_more(&f, nargout, out, nargin, in);
    return min_max(name, plain == m2c_fn_max, nargout, out, nargin, in);
}

M2C_BUILTIN_AS(max, min_max_as_told("max", m2c_fn_max, nargout, out, nargin, in))
M2C_BUILTIN_AS(min, min_max_as_told("min", m2c_fn_min, nargout, out, nargin, in))

/* --- running extremes ---------------------------------------------------------------------------- */

/* The extremes so far of n elements, each `step` after the one before. */
static void running_f64(const double *x, ptrdiff_t step, ptrdiff_t n, bool max, double *y, double *where)
{
    double top = x[0], best = 1;
    for (ptrdiff_t k = 0; k < n; k++) {
        const double z = x[k * step];
        if ((max ? z > top : z < top) || (top != top && z == z)) {
            top = z;
            best = (double)(k + 1);
        }
        y[k * step] = top;
        if (where)
            where[k * step] = best;
    }
}

/* The same along the slices of an array. */
static void run_along(ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer, const double *x, bool max,
                      double *y, double *where)
{
    for (ptrdiff_t j = 0; j < outer && extent > 0; j++)
        for (ptrdiff_t i = 0; i < inner; i++) {
            const ptrdiff_t from = i + inner * extent * j;
            running_f64(x + from, inner, extent, max, y + from, where ? where + from : NULL);
        }
}

void m2c_cummax_f64(double *to, const double *from, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer)
{
    run_along(inner, extent, outer, from, true, to, NULL);
}

void m2c_cummin_f64(double *to, const double *from, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer)
{
    run_along(inner, extent, outer, from, false, to, NULL);
}

static int all_running_f64(m2c_value **out, int nargout, bool max, const m2c_value *v, int dim)
{
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *y = m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0);
    m2c_value *where = nargout > 1 ? m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0) : NULL;
    run_along(s.pre, s.n, s.post, v->f64, max, y->f64, where ? where->f64 : NULL);
    m2c_give(&out[0], y);
    if (where)
        m2c_set(&out[1], where);
    return 0;
}

static int running(const char *name, bool max, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call(name);
    if (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR)
        return m2c_wrong_type(name, in[0]);
    int dim = m2c_default_dim(in[0]);
    if (nargin == 2 && m2c_check_whole(in[1]))
        return 1;
    if (nargin == 2 && m2c_is_arith(in[1]) && in[1]->numel && m2c_get(in[1], 0) < 1)
        return m2c_error("", "%s: DIM must be a valid dimension", name);
    if (nargin == 2 && m2c_dim_argument(name, in[1], &dim))
        return 1;
    if (m2c_real_double(in[0]))
        return all_running_f64(out, nargout, max, in[0], dim);
    m2c_value *v = numbers(in[0]);
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *where = m2c_sliced_result(&s, s.n, M2C_DOUBLE, 0);
    ptrdiff_t *pick = m2c_alloc((size_t)v->numel * sizeof *pick);
    for (ptrdiff_t j = 0; j < s.post; j++)
        for (ptrdiff_t i = 0; i < s.pre; i++) {
            ptrdiff_t from = i + s.pre * s.n * j, best = 0;
            for (ptrdiff_t k = 0; k < s.n; k++) {
                ptrdiff_t at = from + s.pre * k, old = from + s.pre * best;
                if (!is_nan_at(v, at) && (is_nan_at(v, old) || better(v, at, old, max)))
                    best = k;
                pick[at] = from + s.pre * best;
                where->f64[at] = (double)(best + 1);
            }
        }
    m2c_give(&out[0], m2c_pick(v, pick, v->ndims, v->dims));
    m2c_free(pick);
    m2c_release(v);
    if (nargout > 1)
        m2c_set(&out[1], where);
    else
        m2c_release(where);
    return 0;
}

/* The same with what only MATLAB has for it. */
static int running_as_told(const char *name, m2c_function *plain, int nargout, m2c_value **out, int nargin,
                           m2c_value *const *in)
{
    const m2c_worded f = {name, plain, 1, M2C_WORDED_RUNS | M2C_WORDED_NAN | M2C_WORDED_PICKS, NAN};
    if (m2c_asks_more(&f, nargin, in))
        return m2c_do_more(&f, nargout, out, nargin, in);
    return running(name, plain == m2c_fn_cummax, nargout, out, nargin, in);
}

M2C_BUILTIN_AS(cummax, running_as_told("cummax", m2c_fn_cummax, nargout, out, nargin, in))
M2C_BUILTIN_AS(cummin, running_as_told("cummin", m2c_fn_cummin, nargout, out, nargin, in))

M2C_BUILTIN(range)
{
    M2C_UNUSED;
    const m2c_worded f = {"range", m2c_fn_range, 1, M2C_WORDED_ALL, NAN};
    if (m2c_asks_more(&f, nargin, in))
        return m2c_do_more(&f, 1, out, nargin, in);
    if (m2c_check_inputs("range", nargin, 1, 2))
        return 1;
    m2c_value *empty = m2c_empty(), *args[3] = {in[0], empty, nargin == 2 ? in[1] : NULL}, *a = NULL,
              *b = NULL;
    int n = nargin == 2 ? 3 : 1;
    int bad = m2c_fn_max(NULL, 1, &a, n, args) || m2c_fn_min(NULL, 1, &b, n, args) || m2c_minus(out, a, b);
    m2c_release(empty);
    m2c_release(a);
    m2c_release(b);
    return bad;
}
