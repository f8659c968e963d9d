/* Numbers of a matrix and its inverse: det, inv, pinv, rank, norm, rcond. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "la.h"
#include "m2c/fn_num.h"

#include <float.h>
#include <math.h>

static double eps_of(const m2c_value *v)
{
    return v->cls == M2C_SINGLE ? (double)FLT_EPSILON : DBL_EPSILON;
}

static int give_as(m2c_value **out, m2c_value *v, const m2c_value *model)
{
    return m2c_give(out, la_as(v, model));
}

/* Octave tells none of an empty matrix. */
static int no_condition(void)
{
    return m2c_error("", "element number 2 undefined in return list");
}

/* --- det, inv ------------------------------------------------------------------------------------ */

static double complex diagonal_product(const m2c_value *a, const ptrdiff_t *p, bool squares)
{
    ptrdiff_t n = a->dims[0];
    bool cplx = m2c_is_complex(a);
    double complex z = 1;
    double x = 1;
    for (ptrdiff_t k = 0; k < n; k++) {
        double complex c = m2c_getc(a, k + k * n);
        double sign = p && p[k] != k ? -1 : 1;
        if (cplx && !squares)
            z *= sign * c;
        else
            x *= sign * creal(c);
    }
    return squares ? x * x : cplx ? z : x;
}

static double complex determinant(const m2c_value *v)
{
    ptrdiff_t n = v->dims[0];
    m2c_value *a = la_copy(v);
    bool cplx = m2c_is_complex(a), done = la_is_upper(v) || la_is_lower(v);
    double complex d = done ? diagonal_product(a, NULL, false) : 0;
    if (!done && la_maybe_definite(v)) {
        done = (cplx ? la_cholesky_c(false, n, a->c64, n) : la_cholesky_r(false, n, a->f64, n)) == 0;
        d = done ? diagonal_product(a, NULL, true) : 0;
        if (!done)
            m2c_set(&a, la_copy(v));
    }
    if (!done) {
        ptrdiff_t *p = m2c_alloc((size_t)(n + 1) * sizeof *p);
        bool regular = (cplx ? la_lu_c(n, n, a->c64, p) : la_lu_r(n, n, a->f64, p)) == n;
        d = regular ? diagonal_product(a, p, false) : 0;
        m2c_free(p);
    }
    m2c_release(a);
    return d == 0 && !(v->flags & M2C_DIAGONAL) ? 0 : d; /* zero has no sign, except of a diagonal matrix */
}

/* Is its determinant the product of its diagonal? Octave tells no condition of such a matrix then. */
static bool is_full_triangle(const m2c_value *v)
{
    return !(v->flags & M2C_DIAGONAL) && (la_is_upper(v) || la_is_lower(v));
}

M2C_BUILTIN(det)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("det");
    const m2c_value *v = in[0];
    bool deep = m2c_is_arith(v) && v->ndims > 2 && v->dims[0] == v->dims[1];
    if (v->numel && deep)
        return m2c_error("", "matrix must be square");
    if (v->numel && v->dims[0] != v->dims[1]) /* comes before the class */
        return m2c_error("", "det: A must be a square matrix");
    if (v->numel && la_square_argument("det", v))
        return 1;
    if (v->numel == 0 && nargout > 1)
        return no_condition();
    if (v->numel == 0)
        return m2c_give_double(out, 1);
    m2c_value *d = m2c_complex(determinant(v));
    if (nargout > 1) {
        double rcond;
        m2c_release(la_inverse(in[0], &rcond));
        m2c_give_double(&out[1], is_full_triangle(in[0]) ? 0 : rcond);
    }
    return give_as(out, d, in[0]);
}

static double complex reciprocal(double complex x)
{
    if (cimag(x) == 0)
        return 1 / creal(x);
    return isinf(creal(x)) || isinf(cimag(x)) ? 0 : x == x ? 1 / x : m2c_of_parts(NAN, NAN);
}

static m2c_value *invert_scalar(const m2c_value *v, double *rcond)
{
    double complex x = m2c_getc(v, 0);
    double size = cabs(x);
    *rcond = size == 0 || isinf(size) ? 0 : x == x ? 1 : NAN;
    return la_as(m2c_complex(reciprocal(x)), v);
}

/* Least and greatest absolute value of a diagonal; NaN where every element is. */
static void diagonal_bounds(const m2c_value *v, double *least, double *most)
{
    *least = *most = NAN;
    for (ptrdiff_t k = 0; k < v->dims[0]; k++) {
        double size = cabs(m2c_getc(v, k + k * v->dims[0]));
        *least = fmin(*least, size);
        *most = fmax(*most, size);
    }
}

/* The inverse of a diagonal matrix keeps its form, also where it is infinite; NULL where all of it is 0. */
static m2c_value *invert_diagonal(const m2c_value *v, double *rcond)
{
    double least, most;
    diagonal_bounds(v, &least, &most);
    if (most == 0 && v->cls == M2C_DOUBLE && !m2c_has_nan(v))
        return NULL;
    *rcond = least / most;
    m2c_value *y = la_copy(v);
    ptrdiff_t n = y->dims[0];
    for (ptrdiff_t k = 0; k < n; k++) {
        double complex x = least == 0 ? (double)INFINITY : reciprocal(m2c_getc(v, k + k * n));
        if (m2c_is_complex(y))
            y->c64[k + k * n] = x;
        else
            y->f64[k + k * n] = creal(x);
    }
    y = m2c_is_complex(y) ? m2c_narrow(y) : y;
    y->flags |= M2C_DIAGONAL;
    return la_as(y, v);
}

static void warn_singular(const m2c_value *v, double rcond)
{
    if (rcond == 0)
        m2c_warn("Octave:singular-matrix", "matrix singular to machine precision");
    else if (rcond < eps_of(v))
        m2c_warn("Octave:nearly-singular-matrix", "matrix singular to machine precision, rcond = %g", rcond);
}

static bool holds_nothing(const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (m2c_getc(v, k) != 0)
            return false;
    return true;
}

static int inverse(int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin != 1)
        return m2c_invalid_call("inv");
    const m2c_value *v = in[0];
    if (v->numel == 0)
        return nargout > 1 ? no_condition() : m2c_give(out, m2c_new2(M2C_DOUBLE, 0, 0, 0));
    bool uneven = v->dims[0] != v->dims[1]; /* the extents come before the class */
    if (!uneven && v->cls != M2C_CHAR && !m2c_is_arith(v))
        return m2c_wrong_type("inv", v);
    if (v->ndims > 2 && v->dims[0] == v->dims[1])
        return m2c_error("", "inverse requires square matrix");
    if (uneven)
        return m2c_error("", "inverse: A must be a square matrix");
    if (la_matrix_argument("inv", v))
        return 1;
    bool diagonal = v->flags & M2C_DIAGONAL;
    double rcond;
    if (v->flags & M2C_SPARSE && holds_nothing(v))
        return m2c_error("", "inverse of the null matrix not defined");
    m2c_value *y = diagonal        ? invert_diagonal(v, &rcond)
                   : v->numel == 1 ? invert_scalar(v, &rcond)
                                   : la_inverse(v, &rcond);
    if (!y)
        return m2c_error("", "inverse of the null matrix not defined");
    if (nargout < 2 && v->numel > 1 && !(diagonal && y->numel && m2c_get(y, 0) != INFINITY))
        warn_singular(v, rcond);
    if (nargout > 1)
        give_as(&out[1], m2c_double(rcond), v);
    if (v->flags & M2C_PERMUTATION) {
        m2c_release(y);
        return m2c_transpose(out, v);
    }
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN_AS(inv, inverse(nargout, out, nargin, in))
M2C_BUILTIN_AS(inverse, inverse(nargout, out, nargin, in))

M2C_BUILTIN(rcond)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("rcond");
    if (in[0]->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real matrix");
    if (!(in[0]->flags & M2C_SPARSE) && m2c_is_arith(in[0]) &&
        (in[0]->ndims > 2 || in[0]->dims[0] != in[0]->dims[1]))
        return m2c_error("", "matrix must be square");
    if (in[0]->flags & M2C_SPARSE)
        return m2c_error("", "rcond: for sparse matrices use 'rcond (full (a))' or 'condest (a)' instead");
    if (la_matrix_argument("rcond", in[0]))
        return 1;
    double rcond;
    m2c_release(la_inverse(in[0], &rcond));
    return give_as(out, m2c_double(rcond), in[0]);
}

/* --- trace, rank, pinv --------------------------------------------------------------------------- */

static int svd_argument(const char *name, const m2c_value *v)
{
    if (la_matrix_argument(name, v))
        return 1;
    if (la_has_nonfinite(v))
        return m2c_error("", "svd: cannot take SVD of matrix containing Inf or NaN values");
    return 0;
}

static double default_tolerance(const m2c_value *v, const m2c_value *s)
{
    ptrdiff_t longest = v->dims[0] > v->dims[1] ? v->dims[0] : v->dims[1];
    return s->numel ? (double)longest * s->f64[0] * eps_of(v) : 0;
}

static ptrdiff_t count_above(const m2c_value *s, double tol)
{
    ptrdiff_t r = 0;
    for (ptrdiff_t k = 0; k < s->numel; k++)
        r += s->f64[k] > tol;
    return r;
}

/* sum (s > tolerance): one rank for each tolerance of a row. Takes s. */
static int ranks(m2c_value **out, m2c_value *s, const m2c_value *tolerance)
{
    m2c_value *above = NULL;
    int bad = m2c_gt(&above, s, tolerance) || m2c_fn_sum(NULL, 1, out, 1, &above);
    m2c_release(s);
    m2c_release(above);
    return bad;
}

M2C_BUILTIN(rank)
{
    M2C_UNUSED;
    if (m2c_check_inputs("rank", nargin, 1, 2))
        return 1;
    m2c_value *s = NULL;
    if (svd_argument("svd", in[0]) || la_svd(in[0], true, NULL, &s, NULL))
        return m2c_release(s), 1;
    if (nargin > 1)
        return ranks(out, s, in[1]);
    ptrdiff_t r = count_above(s, default_tolerance(in[0], s));
    m2c_release(s);
    return m2c_give_count(out, r);
}

/* The first r columns. */
static m2c_value *leading(const m2c_value *v, ptrdiff_t r)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, v->dims[0], r, v->flags & M2C_COMPLEX);
    memcpy(y->data, v->data, (size_t)y->numel * m2c_element_size(M2C_DOUBLE, y->flags));
    return y;
}

static int pseudo_inverse(m2c_value **out, const m2c_value *u, const m2c_value *s, const m2c_value *w,
                          ptrdiff_t r)
{
    m2c_value *x = leading(w, r), *y = leading(u, r), *t = NULL;
    ptrdiff_t n = x->dims[0];
    for (ptrdiff_t k = 0; k < x->numel; k++) {
        if (m2c_is_complex(x))
            x->c64[k] *= 1 / s->f64[k / n];
        else
            x->f64[k] *= 1 / s->f64[k / n];
    }
    int bad = m2c_ctranspose(&t, y) || m2c_mtimes(out, x, t);
    m2c_release(x);
    m2c_release(y);
    m2c_release(t);
    return bad;
}

static m2c_value *unknown_numbers(const ptrdiff_t *dims)
{
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    for (ptrdiff_t k = 0; k < y->numel; k++)
        y->f64[k] = NAN;
    return y;
}

M2C_BUILTIN(pinv)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("pinv");
    const m2c_value *v = in[0];
    if (v->ndims > 2 && m2c_is_arith(v))
        return la_call_flat(m2c_fn_pinv, nargout, out, nargin, in);
    if (la_matrix_argument("pinv", v))
        return 1;
    ptrdiff_t turned[2] = {v->dims[1], v->dims[0]};
    if (v->numel == 0)
        return m2c_give(out, m2c_new2(M2C_DOUBLE, 0, 0, 0));
    if (v->flags & M2C_PERMUTATION)
        return m2c_transpose(out, v);
    if (la_has_nonfinite(v))
        return give_as(out, unknown_numbers(turned), v);
    m2c_value *u = NULL, *s = NULL, *w = NULL, *y = NULL;
    int bad = svd_argument("pinv", v) || la_svd(v, true, &u, &s, &w);
    if (!bad) {
        double tol = nargin > 1 && in[1]->numel ? m2c_get(in[1], 0) : 0;
        tol = tol > 0 ? tol : default_tolerance(v, s);
        ptrdiff_t r = count_above(s, tol > 0 ? nextafter(tol, 0) : 0);
        if (r == 0)
            y = m2c_zeros(M2C_DOUBLE, 2, turned, 0);
        else
            bad = pseudo_inverse(&y, u, s, w, r);
        if (!bad)
            m2c_keep_special(y, v, v);
    }
    m2c_release(u);
    m2c_release(s);
    m2c_release(w);
    return bad ? 1 : give_as(out, y, v);
}
