/* fft, ifft and their kind in two and more dimensions. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "fn_fft_plan.h"
#include "m2c/fn_num.h"

#include <math.h>

/* Real input: the upper half of a transform is the conjugate of the lower one, zeros' signs included. */
static void reflect(double complex *b, ptrdiff_t n)
{
    for (ptrdiff_t k = 1; 2 * k < n; k++)
        b[n - k] = conj(b[k]);
}

/* Transform along a dimension, cut or filled with zeros to n points; v is complex double, and comes from
 * real numbers where `real` says so. */
static m2c_value *along(const m2c_value *v, ptrdiff_t n, int dim, bool inverse, bool real)
{
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *y = m2c_sliced_result(&s, n, M2C_DOUBLE, M2C_COMPLEX);
    if (y->numel == 0)
        return y;
    m2c_fft_plan *plan = m2c_fft_new(n);
    double complex *a = m2c_alloc((size_t)(2 * n) * sizeof *a), *b = a + n;
    for (ptrdiff_t j = 0; j < s.post && s.pre == 1 && s.n == n; j++) {
        m2c_fft_run(plan, inverse, v->c64 + n * j, y->c64 + n * j);
        if (real)
            reflect(y->c64 + n * j, n);
    }
    for (ptrdiff_t j = 0; j < s.post && (s.pre > 1 || s.n != n); j++)
        for (ptrdiff_t i = 0; i < s.pre; i++) {
            for (ptrdiff_t k = 0; k < n; k++)
                a[k] = k < s.n ? v->c64[i + s.pre * (k + s.n * j)] : 0;
            m2c_fft_run(plan, inverse, a, b);
            if (real)
                reflect(b, n);
            for (ptrdiff_t k = 0; k < n; k++)
                y->c64[i + s.pre * (k + n * j)] = b[k];
        }
    m2c_free(a);
    m2c_fft_free(plan);
    return y;
}

static int data_argument(const char *name, const m2c_value *v)
{
    if (v->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real N-D array");
    return m2c_is_arith(v) ? 0 : m2c_wrong_type(name, v);
}

static m2c_value *as_complex(const m2c_value *v)
{
    m2c_value *d = m2c_as(v, M2C_DOUBLE), *c = m2c_as_complex(d);
    m2c_release(d);
    return c;
}

static int give(m2c_value **out, m2c_value *y, const m2c_value *model)
{
    if (model->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return m2c_give(out, m2c_is_complex(y) ? m2c_narrow(y) : y);
}

static int points_argument(const char *name, const m2c_value *v, ptrdiff_t *n)
{
    if (v->numel == 0)
        return 0;
    double x = m2c_is_arith(v) ? m2c_get(v, 0) : 0;
    if (x != x)
        return m2c_error("", "%s: number of rows (N) cannot be NaN", name);
    *n = m2c_clamped(round(x));
    if (*n < 0)
        return m2c_error("", "%s: number of points (N) must be greater than zero", name);
    return 0;
}

static m2c_class float_class(const m2c_value *v)
{
    return v->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE;
}

/* The transform of one point along a dimension: the elements as they are, of any class. */
static m2c_value *first_along(const m2c_value *v, int dim)
{
    m2c_slices s = m2c_slice(v, dim);
    if (s.n == 1)
        return m2c_retain(v);
    ptrdiff_t *index = m2c_alloc((size_t)(s.pre * s.post) * sizeof *index);
    for (ptrdiff_t k = 0; k < s.pre * s.post; k++)
        index[k] = k % s.pre + k / s.pre * s.pre * s.n;
    s.dims[dim] = 1;
    m2c_value *y = m2c_pick(v, index, s.ndims, s.dims);
    m2c_free(index);
    return y;
}

/* What the first half of an array that is conjugate symmetric along a dimension adds to its inverse
 * transform, of which it is the real part; the other half is not looked at. */
static m2c_value *first_half(const m2c_value *v, ptrdiff_t n, int dim)
{
    m2c_value *h = m2c_zeros(M2C_DOUBLE, v->ndims, v->dims, M2C_COMPLEX);
    const m2c_slices s = m2c_slice(v, dim);
    for (ptrdiff_t k = 0; k < h->numel; k++) {
        const ptrdiff_t i = k / s.pre % s.n;
        h->c64[k] = 2 * i > n ? 0 : (i == 0 || 2 * i == n) ? creal(v->c64[k]) : 2 * v->c64[k];
    }
    return h;
}

/* The real parts of y, which is released. */
static m2c_value *real_parts(m2c_value *y)
{
    m2c_value *x = NULL;
    const int bad = m2c_fn_real(NULL, 1, &x, 1, &y);
    m2c_release(y);
    return bad ? NULL : x;
}

/* Takes "symmetric" or "nonsymmetric" off the end of the arguments: is it the former? */
static bool takes_symmetric(bool inverse, int *nargin, m2c_value *const *in)
{
    const bool symmetric = inverse && *nargin > 1 && m2c_is_option(in[*nargin - 1], "symmetric");
    if (symmetric || (inverse && *nargin > 1 && m2c_is_option(in[*nargin - 1], "nonsymmetric")))
        --*nargin;
    return symmetric;
}

static int one_dimension(m2c_value **out, const char *name, bool inverse, int nargin, m2c_value *const *in)
{
    const bool symmetric = takes_symmetric(inverse, &nargin, in);
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    ptrdiff_t n = -1;
    int dim = m2c_default_dim(v);
    if (nargin > 1 && points_argument(name, in[1], &n))
        return 1;
    if (v->numel == 1)
        dim = 0;
    if (nargin == 3) {
        double d = in[2]->numel ? m2c_get(in[2], 0) : 0;
        if (!(d >= 1 && d <= v->ndims && d == floor(d)))
            return m2c_error("", "%s: DIM must be a valid dimension along which to perform FFT", name);
        dim = (int)d - 1;
    }
    if (n < 0)
        n = m2c_dim(v, dim);
    m2c_slices s = m2c_slice(v, dim);
    if (s.pre * n * s.post == 0)
        return m2c_give(out, m2c_sliced_result(&s, n, float_class(v), 0));
    if (n == 1 && s.n)
        return m2c_give(out, first_along(v, dim));
    if (data_argument(name, v))
        return 1;
    s.dims[dim] = n;
    if (!m2c_affords(s.ndims, s.dims, sizeof(double complex)))
        return m2c_error_too_large();
    bool real = !inverse && !m2c_is_complex(v);
    m2c_value *c = as_complex(v);
    if (symmetric)
        m2c_set(&c, first_half(c, n, dim));
    m2c_value *y = along(c, n, dim, inverse, real);
    m2c_release(c);
    return give(out, symmetric ? real_parts(y) : y, v);
}

M2C_BUILTIN_AS(fft, one_dimension(out, "fft", false, nargin, in))
M2C_BUILTIN_AS(ifft, one_dimension(out, "ifft", true, nargin, in))

/* Is element k the conjugate of the element with all indices reversed, for every k? Then the inverse is real.
 */
static bool symmetric(const m2c_value *v, int dims)
{
    ptrdiff_t at[M2C_MAX_RANK] = {0};
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        ptrdiff_t mirror = 0, stride = 1;
        for (int d = 0; d < v->ndims; d++) {
            mirror += stride * (d < dims && at[d] ? v->dims[d] - at[d] : at[d]);
            stride *= v->dims[d];
        }
        if (v->c64[k] != conj(v->c64[mirror]))
            return false;
        for (int d = 0; d < v->ndims && ++at[d] == v->dims[d]; d++)
            at[d] = 0;
    }
    return true;
}

static bool extents_change(const m2c_value *v, int dims, const ptrdiff_t *extents)
{
    for (int k = 0; k < dims; k++)
        if (extents && extents[k] >= 0 && extents[k] != m2c_dim(v, k))
            return true;
    return false;
}

/* The first `dims` dimensions in turn; extents[k] < 0: as they are. */
static m2c_value *every(const m2c_value *v, int dims, const ptrdiff_t *extents, bool inverse)
{
    m2c_value *y = as_complex(v);
    bool real = inverse && !extents_change(v, dims, extents) && symmetric(y, dims);
    for (int k = 0; k < dims; k++) {
        ptrdiff_t n = extents && extents[k] >= 0 ? extents[k] : m2c_dim(y, k);
        if (n != 1 || m2c_dim(y, k) != 1)
            m2c_set(&y, along(y, n, k, inverse, false));
    }
    if (real)
        m2c_set(&y, m2c_real_of(y));
    return y;
}

static int refuse_extents(const m2c_value *v, int dims, const ptrdiff_t *extents)
{
    ptrdiff_t grown[M2C_MAX_RANK];
    for (int k = 0; k < v->ndims; k++)
        grown[k] = k < dims && extents[k] >= 0 ? extents[k] : v->dims[k];
    return m2c_affords(v->ndims, grown, sizeof(double complex)) ? 0 : m2c_error_too_large();
}

static int two_dimensions(m2c_value **out, const char *name, bool inverse, int nargin, m2c_value *const *in)
{
    const bool symmetric = takes_symmetric(inverse, &nargin, in);
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call(name);
    ptrdiff_t extents[2] = {-1, -1};
    for (int k = 1; k < nargin; k++)
        if (points_argument(name, in[k], &extents[k - 1]))
            return 1;
    bool nothing = false;
    for (int k = 0; k < 2; k++)
        nothing = nothing || (extents[k] >= 0 ? extents[k] : m2c_dim(in[0], k)) == 0;
    if (nothing)
        return m2c_give(out, m2c_new2(float_class(in[0]), 0, 0, 0));
    if (data_argument(name, in[0]) || refuse_extents(in[0], 2, extents))
        return 1;
    m2c_value *y = every(in[0], 2, extents, inverse);
    return give(out, symmetric ? real_parts(y) : y, in[0]);
}

M2C_BUILTIN_AS(fft2, two_dimensions(out, "fft2", false, nargin, in))
M2C_BUILTIN_AS(ifft2, two_dimensions(out, "ifft2", true, nargin, in))

static int all_dimensions(m2c_value **out, const char *name, bool inverse, int nargin, m2c_value *const *in)
{
    const bool symmetric = takes_symmetric(inverse, &nargin, in);
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    ptrdiff_t extents[M2C_MAX_RANK];
    if (data_argument(name, v))
        return 1;
    if (nargin == 2 && in[1]->numel != v->ndims)
        return m2c_error("", "%s: SIZE must be a vector of length dim", name);
    for (int k = 0; k < v->ndims; k++)
        extents[k] = nargin == 2 ? m2c_clamped(m2c_get(in[1], k)) : -1;
    if (refuse_extents(v, v->ndims, extents))
        return 1;
    m2c_value *y = every(v, v->ndims, extents, inverse);
    return give(out, symmetric ? real_parts(y) : y, v);
}

M2C_BUILTIN_AS(fftn, all_dimensions(out, "fftn", false, nargin, in))
M2C_BUILTIN_AS(ifftn, all_dimensions(out, "ifftn", true, nargin, in))
