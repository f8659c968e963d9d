/* Norms of vectors and matrices. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "la.h"
#include "m2c/fn_num.h"
#include "m2c/typed_reduce.h"

#include <float.h>
#include <math.h>

/* Sum of (|x| / scale)^p, scaled to the greatest element so far so that powers stay in range. */
typedef struct scaled_sum {
    double p, scale, sum;
} scaled_sum;

static double raise(double x, double p)
{
    return p == 2 ? x * x : pow(x, p);
}

static void add(scaled_sum *s, double x)
{
    double t = s->p < 0 ? 1 / fabs(x) : fabs(x), p = fabs(s->p);
    if (s->scale == t) {
        if (t != 0)
            s->sum += 1;
    } else if (s->scale < t) {
        s->sum = s->sum * raise(s->scale / t, p) + 1;
        s->scale = t;
    } else if (t != 0)
        s->sum += raise(t / s->scale, p);
}

/* Elements start, start + step, … of v. */
typedef struct span {
    const m2c_value *v;
    ptrdiff_t start, step, n;
} span;

static double p_norm(const span *x, double p)
{
    if (p == 2 && x->step == 1 && x->v->cls == M2C_DOUBLE && !m2c_is_complex(x->v) &&
        !(x->v->flags & M2C_RANGE))
        return m2c_norm_f64(x->v->f64 + x->start, x->n);
    scaled_sum s = {p, 0, 1};
    for (ptrdiff_t k = 0; k < x->n; k++) {
        double complex z = m2c_getc(x->v, x->start + k * x->step);
        if (p == 2 && m2c_is_complex(x->v)) {
            add(&s, creal(z));
            add(&s, cimag(z));
        } else
            add(&s, m2c_is_complex(x->v) ? cabs(z) : creal(z));
    }
    double y = p == 2 ? s.scale * sqrt(s.sum) : s.scale * pow(s.sum, 1 / fabs(p));
    return p < 0 ? 1 / y : y;
}

/* |x| of element k, at once of a real double. */
static inline double size_at(const m2c_value *v, ptrdiff_t k)
{
    return m2c_real_double(v) ? fabs(v->f64[k]) : cabs(m2c_getc(v, k));
}

static double vector_norm(const span *x, double p)
{
    if (p != 0 && p != 1 && !isinf(p))
        return p_norm(x, p);
    double y = p < 0 ? INFINITY : 0;
    for (ptrdiff_t k = 0; k < x->n; k++) {
        double t = size_at(x->v, x->start + k * x->step);
        if (p == 0)
            y += t != 0;
        else if (p == 1)
            y += t;
        else if (t != t || y != y)
            y = NAN;
        else
            y = p < 0 ? fmin(y, t) : fmax(y, t);
    }
    return y;
}

static span whole(const m2c_value *v)
{
    return (span){v, 0, 1, v->numel};
}

/* A NaN stays where it is the first sum, and is passed over elsewhere. */
static double sums_norm(const m2c_value *v, bool rows)
{
    double most = 0;
    ptrdiff_t m = v->dims[0], n = v->dims[1];
    for (ptrdiff_t k = 0; k < (rows ? m : n); k++) {
        span s = {v, rows ? k : k * m, rows ? m : 1, rows ? n : m};
        double t = vector_norm(&s, 1);
        most = k == 0 || t > most ? t : most;
    }
    return most;
}

/* Power iteration towards the vector that the matrix stretches most (Higham's p-norm method). */
static int other_norm(const m2c_value *v, double p, double *y)
{
    if (!(p > 1))
        return m2c_error("", "xnorm: p must be >= 1");
    ptrdiff_t m = v->dims[0], n = v->dims[1];
    double q = p / (p - 1), *x = m2c_alloc((size_t)(m + n + 1) * sizeof *x), *z = x + n, last = 0;
    for (ptrdiff_t j = 0; j < n; j++)
        x[j] = pow((double)n, -1 / p);
    for (int step = 0; step < 256; step++) {
        double top = 0, norm = 0;
        for (ptrdiff_t i = 0; i < m; i++) {
            z[i] = 0;
            for (ptrdiff_t j = 0; j < n; j++)
                z[i] += m2c_get(v, i + j * m) * x[j];
            top += pow(fabs(z[i]), p);
        }
        *y = pow(top, 1 / p);
        if (fabs(*y - last) <= 1e-14 * *y)
            break;
        last = *y;
        for (ptrdiff_t j = 0; j < n; j++) {
            double s = 0;
            for (ptrdiff_t i = 0; i < m; i++)
                s += m2c_get(v, i + j * m) * copysign(pow(fabs(z[i]), p - 1), z[i]);
            x[j] = copysign(pow(fabs(s), q - 1), s);
            norm += pow(fabs(x[j]), p);
        }
        for (ptrdiff_t j = 0; norm > 0 && j < n; j++)
            x[j] /= pow(norm, 1 / p);
    }
    m2c_free(x);
    return 0;
}

static int matrix_norm(const m2c_value *v, double p, double *y)
{
    if (p == 1 || (isinf(p) && p > 0)) {
        *y = sums_norm(v, p != 1);
        return 0;
    }
    if (p != 2)
        return other_norm(v, p, y);
    if (la_has_nonfinite(v)) {
        *y = NAN; /* it has no singular values */
        return 0;
    }
    m2c_value *s = NULL;
    if (la_svd(v, true, NULL, &s, NULL))
        return m2c_release(s), 1;
    *y = s->numel ? s->f64[0] : 0;
    m2c_release(s);
    return 0;
}

typedef enum kind { PLAIN, FROBENIUS, BY_ROWS, BY_COLUMNS } kind;

static int text_option(const m2c_value *v, kind *k, double *p)
{
    if (m2c_is_option(v, "inf"))
        *p = INFINITY;
    else if (m2c_is_option(v, "-inf"))
        *p = -INFINITY;
    else if (m2c_is_option(v, "fro"))
        *k = FROBENIUS;
    else if (m2c_is_option(v, "rows"))
        *k = BY_ROWS;
    else if (m2c_is_option(v, "columns") || m2c_is_option(v, "cols"))
        *k = BY_COLUMNS;
    else {
        char *s = m2c_cstring(v);
        m2c_error("", "norm: unrecognized option: %s", s);
        m2c_free(s);
        return 1;
    }
    return 0;
}

static m2c_value *line_norms(const m2c_value *v, bool rows, double p)
{
    ptrdiff_t m = v->dims[0], n = v->dims[1];
    m2c_value *y = rows ? m2c_new2(M2C_DOUBLE, m, 1, 0) : m2c_new2(M2C_DOUBLE, 1, n, 0);
    for (ptrdiff_t k = 0; k < y->numel; k++) {
        span s = {v, rows ? k : k * m, rows ? m : 1, rows ? n : m};
        y->f64[k] = vector_norm(&s, p);
    }
    return y;
}

static int run(m2c_value **out, const m2c_value *v, kind k, double p)
{
    double y = 0;
    if (k == BY_ROWS || k == BY_COLUMNS)
        return m2c_give(out, la_as(line_norms(v, k == BY_ROWS, p), v));
    if (v->numel == 0)
        return m2c_give(out, k == FROBENIUS ? la_as(m2c_double(0), v) : m2c_double(0));
    span all = whole(v);
    if (k == FROBENIUS || v->dims[0] == 1 || v->dims[1] == 1)
        y = vector_norm(&all, k == FROBENIUS ? 2 : p);
    else if (matrix_norm(v, p, &y))
        return 1;
    return m2c_give(out, la_as(m2c_double(y), v));
}

M2C_BUILTIN(norm)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call("norm");
    const m2c_value *v = in[0];
    if (v->ndims > 2 && m2c_is_arith(v))
        return m2c_error("", "norm: only valid for 2-D objects");
    kind k = PLAIN;
    double p = 2;
    for (int i = 1; i < nargin; i++) {
        if (in[i]->cls == M2C_CHAR) {
            if (text_option(in[i], &k, &p))
                return 1;
        } else if (m2c_is_arith(in[i]) && in[i]->numel <= 1 && i == 1)
            p = in[i]->numel ? m2c_get(in[i], 0) : 2;
        else
            return m2c_error("", "norm: P must be a string or a scalar");
    }
    if (!m2c_is_float(v))
        return m2c_wrong_type(k == FROBENIUS ? "xfrobnorm" : "xnorm", v);
    return run(out, v, k, p);
}
