/* Products of vectors, and covariances: dot, cross, cov, corr. Declared in mat2c/builtins/. */
#include "fn_internal.h"
#include "m2c/dialect.h"

#include <math.h>

static m2c_value *as_column(const m2c_value *v)
{
    ptrdiff_t dims[2] = {v->numel, 1};
    return m2c_reshaped(v, 2, dims);
}

/* --- dot, cross ---------------------------------------------------------------------------------- */

/* Of real doubles, along the first dimension that is not 1. */
static m2c_value *dot_f64(const m2c_value *a, const m2c_value *b)
{
    m2c_slices s = m2c_slice(a, m2c_default_dim(a));
    m2c_value *y = m2c_sliced_result(&s, 1, M2C_DOUBLE, 0);
    for (ptrdiff_t j = 0; j < s.post; j++) {
        double sum = 0;
        for (ptrdiff_t k = s.n * j; k < s.n * (j + 1); k++)
            sum += a->f64[k] * b->f64[k];
        y->f64[j] = sum;
    }
    return y;
}

M2C_BUILTIN(dot)
{
    M2C_UNUSED;
    if (nargin < 2 || nargin > 3)
        return m2c_invalid_call("dot");
    if (!m2c_is_arith(in[0]) || !m2c_is_arith(in[1]))
        return m2c_error("", "dot: X and Y must be numeric");
    bool vectors = m2c_is_line(in[0]) && m2c_is_line(in[1]) && nargin == 2;
    for (int k = 0; k < 2; k++)
        if (!m2c_is_numeric(in[k]))
            return m2c_error("", "dot: X and Y must be numeric");
    if (nargin == 3 && m2c_check_whole(in[2]))
        return 1;
    if (nargin == 3 && m2c_number(in[2]) < 1)
        return m2c_error("", "dot: DIM must be a valid dimension");
    if (vectors ? in[0]->numel != in[1]->numel : !m2c_same_dims(in[0], in[1]))
        return m2c_error("", "dot: sizes of X and Y must match");
    if (nargin == 2 && m2c_real_double(in[0]) && m2c_real_double(in[1]) && in[0]->numel)
        return m2c_give(out, dot_f64(in[0], in[1]));
    m2c_value *a = vectors ? as_column(in[0]) : m2c_retain(in[0]),
              *b = vectors ? as_column(in[1]) : m2c_retain(in[1]);
    m2c_value *c = NULL, *p = NULL;
    int bad = m2c_fn_conj(NULL, 1, &c, 1, (m2c_value *const[]){a}) || m2c_times(&p, c, b);
    bool nothing = nargin == 2 && in[0]->ndims == 2 && in[0]->dims[0] == 0 && in[0]->dims[1] == 0;
    m2c_value *args[2] = {p, nargin == 3 ? in[2] : NULL};
    if (!bad && nothing)
        out[0] = m2c_new2((m2c_class)p->cls, 1, 0, 0);
    else
        bad = bad || m2c_fn_sum(NULL, 1, out, nargin - 1, args);
    m2c_release(a);
    m2c_release(b);
    m2c_release(c);
    m2c_release(p);
    return bad;
}

/* Elements of a vector of 3 in every slice, `by` places further on, around the end. */
static m2c_value *turned(const m2c_value *x, int dim, ptrdiff_t by)
{
    m2c_slices s = m2c_slice(x, dim);
    ptrdiff_t *index = m2c_alloc((size_t)x->numel * sizeof *index);
    for (ptrdiff_t k = 0; k < x->numel; k++) {
        ptrdiff_t at = k / s.pre % 3;
        index[k] = k + ((at + by) % 3 - at) * s.pre;
    }
    m2c_value *y = m2c_pick(x, index, x->ndims, x->dims);
    m2c_free(index);
    return y;
}

/* x(:, k+1) .* y(:, k+2) - x(:, k+2) .* y(:, k+1) along the dimension of 3, in the class of the operands. */
static int cross_of(m2c_value **out, const m2c_value *x, const m2c_value *y, int dim)
{
    m2c_value *part[4] = {turned(x, dim, 1), turned(y, dim, 2), turned(x, dim, 2), turned(y, dim, 1)};
    int bad = m2c_times(&part[0], part[0], part[1]) || m2c_times(&part[2], part[2], part[3]) ||
              m2c_minus(out, part[0], part[2]);
    for (int k = 0; k < 4; k++)
        m2c_release(part[k]);
    return bad;
}

M2C_BUILTIN(cross)
{
    M2C_UNUSED;
    if (m2c_check_inputs("cross", nargin, 2, 3))
        return 1;
    const m2c_value *x = in[0], *y = in[1];
    m2c_value *a = NULL, *b = NULL;
    bool bent = m2c_is_line(x) && m2c_is_line(y) && !m2c_same_dims(x, y) && x->numel == 3 && y->numel == 3;
    if (bent) {
        m2c_warn("", "cross: taking cross product of column by row");
        a = as_column(x);
        b = as_column(y);
    } else {
        a = m2c_retain(x);
        b = m2c_retain(y);
    }
    int dim = 0, bad = 0;
    while (dim < a->ndims && a->dims[dim] != 3)
        dim++;
    if (nargin == 3 && m2c_is_arith(in[2]) && m2c_number(in[2]) < 1)
        bad = m2c_error("", "size: requested dimension DIM (= %g) out of range", m2c_number(in[2]));
    else if (nargin == 3)
        bad = m2c_dim_argument("cross", in[2], &dim);
    else if (dim == a->ndims)
        bad = m2c_error("", "cross: must have at least one dimension with 3 elements");
    if (!bad && m2c_dim(a, dim) != 3)
        bad = m2c_error("", "cross: dimension DIM must have 3 elements");
    else if (!bad && !m2c_same_dims(a, b))
        bad = m2c_error("", "cross: X and Y must have the same dimensions");
    else if (!bad && (!m2c_is_arith(x) || !m2c_is_arith(y)))
        bad = m2c_error("", "cross: X and Y must be numeric");
    bad = bad || cross_of(out, a, b, dim);
    m2c_release(a);
    m2c_release(b);
    return bad;
}

/* --- covariance ---------------------------------------------------------------------------------- */

static double complex mean_of_column(const m2c_value *x, ptrdiff_t p)
{
    ptrdiff_t n = x->dims[0];
    double complex sum = 0;
    for (ptrdiff_t k = 0; k < n; k++)
        sum += m2c_getc(x, k + p * n);
    return sum / (double)n;
}

static double complex complex_covariance(const m2c_value *x, ptrdiff_t p, const m2c_value *y, ptrdiff_t q)
{
    ptrdiff_t n = x->dims[0];
    double complex mx = mean_of_column(x, p), my = mean_of_column(y, q), sum = 0;
    for (ptrdiff_t k = 0; k < n; k++)
        sum += conj(m2c_getc(x, k + p * n) - mx) * (m2c_getc(y, k + q * n) - my);
    return sum;
}

static double covariance(const m2c_value *x, ptrdiff_t p, const m2c_value *y, ptrdiff_t q)
{
    ptrdiff_t n = x->dims[0];
    double mx = 0, my = 0, sum = 0;
    for (ptrdiff_t k = 0; k < n; k++) {
        mx += x->f64[k + p * n];
        my += y->f64[k + q * n];
    }
    mx /= (double)n;
    my /= (double)n;
    for (ptrdiff_t k = 0; k < n; k++)
        sum += (x->f64[k + p * n] - mx) * (y->f64[k + q * n] - my);
    return sum;
}

static m2c_value *observations(const m2c_value *v, bool with_imaginary)
{
    m2c_value *d = with_imaginary ? m2c_retain(v) : m2c_to_f64(v);
    if (v->dims[0] == 1)
        m2c_set(&d, as_column(d));
    return d;
}

/* Matrix of covariances of columns. */
static m2c_value *table(const m2c_value *x, const m2c_value *y, double divisor)
{
    bool is_complex = m2c_is_complex(x) || m2c_is_complex(y);
    ptrdiff_t m = x->dims[1];
    m2c_value *c = m2c_new2(M2C_DOUBLE, m, y->dims[1], is_complex ? M2C_COMPLEX : 0);
    for (ptrdiff_t q = 0; q < y->dims[1]; q++)
        for (ptrdiff_t p = 0; p < m; p++)
            if (is_complex)
                c->c64[p + q * m] = complex_covariance(x, p, y, q) / divisor;
            else
                c->f64[p + q * m] = covariance(x, p, y, q) / divisor;
    return c;
}

static int check_observations(int nargin, m2c_value *const *in)
{
    for (int k = 0; k < nargin && k < 2; k++)
        if (!m2c_is_arith(in[k]) || in[k]->cls == M2C_CHAR)
            return m2c_error("", "cov: X and Y must be numeric matrices or vectors");
    for (int k = 0; k < nargin && k < 2; k++)
        if (in[k]->ndims > 2)
            return m2c_error("", "cov: X and Y must be 2-D matrices or vectors");
    return 0;
}

/* Two variables of MATLAB's dialect, whatever their shapes: the columns of one matrix. */
static m2c_value *as_columns(const m2c_value *x, const m2c_value *y)
{
    m2c_value *both = m2c_new2(M2C_DOUBLE, x->numel, 2, 0);
    for (ptrdiff_t k = 0; k < x->numel; k++) {
        both->f64[k] = m2c_get(x, k);
        both->f64[x->numel + k] = m2c_get(y, k);
    }
    return both;
}

static int cov_of_two(m2c_value **out, int nargin, m2c_value *const *in)
{
    if (in[0]->numel != in[1]->numel)
        return m2c_error("MATLAB:cov:XYlengthMismatch", "The number of elements in x and y must match.");
    m2c_value *args[2] = {as_columns(in[0], in[1]), nargin > 2 ? in[2] : NULL};
    int bad = m2c_fn_cov(NULL, 1, out, nargin - 1, args);
    m2c_release(args[0]);
    return bad;
}

/* A second argument that is one number is no variable, but the normalization, unless a third one is that. */
M2C_BUILTIN(cov)
{
    M2C_UNUSED;
    if (m2c_check_inputs("cov", nargin, 1, 3) || check_observations(nargin, in))
        return 1;
    bool one = nargin == 1 || in[1]->numel == 1;
    if (m2c_spoken && !one && !m2c_is_complex(in[0]) && !m2c_is_complex(in[1]))
        return cov_of_two(out, nargin, in);
    double opt = nargin == 3 ? m2c_get(in[2], 0) : nargin == 2 && one ? m2c_get(in[1], 0) : 0;
    if (opt != 0 && opt != 1)
        return m2c_error("", "cov: normalization OPT must be 0 or 1");
    if (in[0]->numel == 1) /* whatever the other is */
        return m2c_give(out,
                        m2c_zeros(in[0]->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE, 2, in[0]->dims, 0));
    const m2c_value *second = in[one ? 0 : 1];
    bool with_imaginary = m2c_is_complex(in[0]) || m2c_is_complex(second);
    m2c_value *x = observations(in[0], with_imaginary), *y = observations(second, with_imaginary);
    int bad = 0;
    if (x->dims[0] != y->dims[0])
        bad = m2c_error("", "cov: X and Y must have the same number of observations");
    double n = (double)x->dims[0];
    if (!bad) {
        m2c_value *c = table(x, y, opt == 1 || n == 1 ? n : n - 1);
        if (in[0]->cls == M2C_SINGLE || (nargin > 1 && in[1]->cls == M2C_SINGLE))
            m2c_set(&c, m2c_as(c, M2C_SINGLE));
        bad = m2c_give(out, c);
    }
    m2c_release(x);
    m2c_release(y);
    return bad;
}
