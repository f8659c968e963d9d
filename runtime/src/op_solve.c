/* Matrix division and inverse. Registered in mat2c/ir/ops.py.
 *
 * Square systems: triangles by substitution, Hermitian ones with a positive diagonal by Cholesky, others by
 * LU with partial pivoting. Rectangular and singular ones: the least-squares solution of minimum norm. */
#include "la.h"
#include "op_scalar.h"

#include <float.h>
#include <math.h>

#define T double
#define NAME(f) f##_r
#define ABS(x) fabs(x)
#define CONJ(x) (x)
#include "op_solve.inc"
#define T float
#define NAME(f) f##_s
#define ABS(x) fabsf(x)
#define CONJ(x) (x)
#define SQUARE_ONLY
#include "op_solve.inc"
#undef SQUARE_ONLY
#define T double complex
#define NAME(f) f##_c
#define ABS(x) cabs(x)
#define CONJ(x) conj(x)
#include "op_solve.inc"

typedef struct system {
    ptrdiff_t m, n, nrhs;
    bool cplx;
    double eps;
} system_shape;

/* A copy of v's elements as doubles, or as double complexes. */
static void *elements(const m2c_value *v, bool cplx)
{
    size_t size = cplx ? sizeof(double complex) : sizeof(double);
    void *p = m2c_alloc((size_t)v->numel * size);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        if (cplx)
            ((double complex *)p)[i] = m2c_getc(v, i);
        else
            ((double *)p)[i] = m2c_get(v, i);
    }
    return p;
}

static void least_squares(const system_shape *s, void *a, void *b, void *x)
{
    if (s->cplx)
        least_squares_c(s->m, s->n, a, s->nrhs, b, x);
    else
        least_squares_r(s->m, s->n, a, s->nrhs, b, x);
}

/* a \ b of a square system in single precision; false where a is singular. */
static bool solve_single(const system_shape *s, const m2c_value *va, const m2c_value *vb, double *x)
{
    float *a = m2c_alloc((size_t)va->numel * sizeof *a), *b = m2c_alloc((size_t)vb->numel * sizeof *b);
    for (ptrdiff_t i = 0; i < va->numel; i++)
        a[i] = (float)m2c_get(va, i);
    for (ptrdiff_t i = 0; i < vb->numel; i++)
        b[i] = (float)m2c_get(vb, i);
    bool done = square_alone_s(s->n, a, s->nrhs, b, s->eps);
    for (ptrdiff_t i = 0; i < vb->numel; i++)
        x[i] = b[i];
    m2c_free(a);
    m2c_free(b);
    return done;
}

/* The same in double precision. */
static bool solve_square(const system_shape *s, const m2c_value *va, const m2c_value *vb, void *x)
{
    void *a = elements(va, s->cplx), *b = elements(vb, s->cplx);
    bool done =
        s->cplx ? square_alone_c(s->n, a, s->nrhs, b, s->eps) : square_alone_r(s->n, a, s->nrhs, b, s->eps);
    if (done)
        memcpy(x, b, (size_t)vb->numel * (s->cplx ? sizeof(double complex) : sizeof(double)));
    m2c_free(a);
    m2c_free(b);
    return done;
}

static void solve(const system_shape *s, const m2c_value *va, const m2c_value *vb, void *x)
{
    if (s->m == s->n) {
        bool is_single = s->eps > DBL_EPSILON && !s->cplx;
        if (is_single ? solve_single(s, va, vb, x) : solve_square(s, va, vb, x))
            return;
        m2c_warn("Octave:singular-matrix", "matrix singular to machine precision");
    }
    void *a = elements(va, s->cplx), *b = elements(vb, s->cplx);
    least_squares(s, a, b, x);
    m2c_free(a);
    m2c_free(b);
}

static int left_divide(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_class cls)
{
    system_shape s = {a->dims[0], a->dims[1], b->dims[1], m2c_is_complex(a) || m2c_is_complex(b),
                      cls == M2C_SINGLE ? (double)FLT_EPSILON : DBL_EPSILON};
    ptrdiff_t dims[2] = {s.n, s.nrhs};
    m2c_value *x = m2c_zeros(M2C_DOUBLE, 2, dims, s.cplx ? M2C_COMPLEX : 0);
    if (a->numel && b->numel)
        solve(&s, a, b, x->data);
    if (cls == M2C_SINGLE)
        m2c_set(&x, m2c_as(x, M2C_SINGLE));
    x = m2c_is_complex(x) ? m2c_narrow(x) : x;
    m2c_keep_special(x, a, b);
    m2c_set(out, x);
    return 0;
}

/* Division by a scalar; diagonal matrices stay what they are. */
static int scaled(m2c_value **out, const m2c_value *a, const m2c_value *b, const char *symbol)
{
    bool diagonal = m2c_diagonal_scaled(a, b);
    if (m2c_rdivide_as(out, a, b, symbol))
        return 1;
    if (diagonal)
        m2c_keep_diagonal(*out);
    return 0;
}

static int matrix_left(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_class cls)
{
    if (a->dims[0] != b->dims[0])
        return m2c_nonconformant("operator \\", a, b);
    if (m2c_is_special(a) && m2c_special_applies(a, b))
        return m2c_special_product(out, a, b, cls, true);
    return left_divide(out, a, b, cls);
}

static int matrix_right(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_class cls)
{
    if (a->dims[1] != b->dims[1])
        return m2c_nonconformant("operator /", a, b);
    if (m2c_is_special(b) && m2c_special_applies(a, b))
        return m2c_special_product(out, a, b, cls, true);
    m2c_value *at = NULL, *bt = NULL, *x = NULL;
    int bad = m2c_ctranspose(&at, a) || m2c_ctranspose(&bt, b) || left_divide(&x, bt, at, cls) ||
              m2c_ctranspose(out, x);
    m2c_release(at);
    m2c_release(bt);
    m2c_release(x);
    return bad;
}

/* The pages of an N-D array side by side. */
static m2c_value *flat(const m2c_value *v)
{
    if (v->ndims == 2)
        return m2c_retain(v);
    ptrdiff_t dims[2] = {v->dims[0], 1};
    for (int k = 1; k < v->ndims; k++)
        dims[1] *= v->dims[k];
    return m2c_reshaped(v, 2, dims);
}

static int matrix_division(m2c_value **out, const char *symbol, const m2c_value *a, const m2c_value *b)
{
    m2c_class cls;
    if (!m2c_result_class(a, b, &cls) || cls > M2C_SINGLE)
        return m2c_binary_error(symbol, a, b);
    m2c_value *flat_a = flat(a), *flat_b = flat(b);
    int bad = *symbol == '/' ? matrix_right(out, flat_a, flat_b, cls) : matrix_left(out, flat_a, flat_b, cls);
    m2c_release(flat_a);
    m2c_release(flat_b);
    return bad;
}

int m2c_mldivide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (!m2c_is_arith(a) || !m2c_is_arith(b))
        return m2c_binary_error("\\", a, b);
    m2c_class cls;
    if (!m2c_result_class(a, b, &cls))
        return m2c_binary_error("\\", a, b);
    return a->numel == 1 ? scaled(out, b, a, "\\") : matrix_division(out, "\\", a, b);
}

static M2C_NOINLINE int right_division(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (!m2c_is_arith(a) || !m2c_is_arith(b))
        return m2c_binary_error("/", a, b);
    return b->numel == 1 ? scaled(out, a, b, "/") : matrix_division(out, "/", a, b);
}

int m2c_mrdivide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_double(out, a->f64[0] / b->f64[0]);
    return m2c_scalar_rdivide(out, a, b) ? 0 : right_division(out, a, b);
}
