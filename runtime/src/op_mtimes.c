/* Matrix product. Registered in mat2c/ir/ops.py. */
#include "op_scalar.h"

#include "m2c/typed.h"

static void product_f32(ptrdiff_t m, ptrdiff_t kk, ptrdiff_t n, const float *a, const float *b, float *c)
{
    memset(c, 0, (size_t)(m * n) * sizeof *c);
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t k = 0; k < kk; k++) {
            const float x = b[k + j * kk];
            for (ptrdiff_t i = 0; i < m; i++)
                c[j * m + i] += a[k * m + i] * x;
        }
}

/* Plain complex arithmetic by parts, as BLAS does it. */
static void product_c64(ptrdiff_t m, ptrdiff_t kk, ptrdiff_t n, const double *a, const double *b, double *c)
{
    memset(c, 0, (size_t)(m * n) * 2 * sizeof *c);
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t k = 0; k < kk; k++) {
            const double re = b[2 * (k + j * kk)], im = b[2 * (k + j * kk) + 1];
            const double *x = a + 2 * k * m;
            double *y = c + 2 * j * m;
            for (ptrdiff_t i = 0; i < 2 * m; i += 2) {
                y[i] += x[i] * re - x[i + 1] * im;
                y[i + 1] += x[i] * im + x[i + 1] * re;
            }
        }
}

static int nonconformant(const char *who, ptrdiff_t m, ptrdiff_t ka, ptrdiff_t kb, ptrdiff_t n)
{
    return m2c_error("Octave:nonconformant-args",
                     "%s: nonconformant arguments (op1 is %" M2C_PT "x%" M2C_PT ", op2 is %" M2C_PT
                     "x%" M2C_PT ")",
                     who, m, ka, kb, n);
}

/* The value itself where it is of the class, which a view is without a copy; else a new one, which
   `held` owns. */
static const m2c_value *of_class(const m2c_value *v, m2c_class cls, m2c_value **held)
{
    *held = v->cls == cls ? NULL : m2c_as(v, cls);
    return *held ? *held : v;
}

/* One of the parts (0 real, 1 imaginary) of the elements of an array, as doubles; of a real array of
   doubles the array itself. */
static const m2c_value *part_of(const m2c_value *v, int part, m2c_value **held)
{
    if (!m2c_is_complex(v))
        return of_class(v, M2C_DOUBLE, held);
    m2c_value *y = *held = m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0);
    for (ptrdiff_t i = 0; i < v->numel; i++)
        y->f64[i] = v->cls == M2C_SINGLE ? (double)v->f32[2 * i + part] : v->f64[2 * i + part];
    return y;
}

/* A real and a complex matrix: two real products, which meet no product with 0. */
static m2c_value *mixed_product(const m2c_value *a, const m2c_value *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, m, n, M2C_COMPLEX);
    double *sums = m2c_alloc((size_t)(m * n) * sizeof *sums);
    for (int part = 0; part < 2; part++) {
        m2c_value *left = NULL, *right = NULL;
        const m2c_value *x = part_of(a, part, &left), *z = part_of(b, part, &right);
        m2c_matmul_f64(sums, x->f64, z->f64, m, k, n);
        for (ptrdiff_t i = 0; i < m * n; i++)
            y->f64[2 * i + part] = sums[i];
        m2c_clear(&left);
        m2c_clear(&right);
    }
    m2c_free(sums);
    return y;
}

static m2c_value *both_complex(const m2c_value *a, const m2c_value *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    m2c_value *da = m2c_as(a, M2C_DOUBLE), *db = m2c_as(b, M2C_DOUBLE);
    m2c_value *ca = m2c_as_complex(da), *cb = m2c_as_complex(db);
    m2c_value *y = m2c_new2(M2C_DOUBLE, m, n, M2C_COMPLEX);
    product_c64(m, k, n, ca->f64, cb->f64, y->f64);
    m2c_release(da);
    m2c_release(db);
    m2c_release(ca);
    m2c_release(cb);
    return y;
}

static m2c_value *complex_product(const m2c_value *a, const m2c_value *b, m2c_class cls, ptrdiff_t m,
                                  ptrdiff_t k, ptrdiff_t n)
{
    bool mixed = m2c_is_complex(a) != m2c_is_complex(b);
    m2c_value *y = mixed ? mixed_product(a, b, m, k, n) : both_complex(a, b, m, k, n);
    if (cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return y;
}

static m2c_value *real_product(const m2c_value *a, const m2c_value *b, m2c_class cls, ptrdiff_t m,
                               ptrdiff_t k, ptrdiff_t n)
{
    m2c_value *left = NULL, *right = NULL, *y = m2c_new2(cls, m, n, 0);
    const m2c_value *x = of_class(a, cls, &left), *z = of_class(b, cls, &right);
    if (cls == M2C_DOUBLE)
        m2c_matmul_f64(y->f64, x->f64, z->f64, m, k, n);
    else
        product_f32(m, k, n, x->f32, z->f32, y->f32);
    m2c_clear(&left);
    m2c_clear(&right);
    return y;
}

static M2C_NOINLINE int other_product(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_class cls;
    if (!m2c_is_arith(a) || !m2c_is_arith(b))
        return m2c_binary_error("*", a, b);
    bool diagonal = m2c_diagonal_scaled(a, b) || m2c_diagonal_scaled(b, a);
    if (a->numel == 1 || b->numel == 1) {
        if (m2c_times_as(out, a, b, "*"))
            return 1;
        if (diagonal)
            m2c_keep_diagonal(*out);
        return 0;
    }
    if (!m2c_result_class(a, b, &cls) || cls > M2C_SINGLE)
        return m2c_binary_error("*", a, b);
    ptrdiff_t m = a->dims[0], ka = 1, kb = b->dims[0], n = 1;
    for (int d = 1; d < a->ndims; d++)
        ka *= a->dims[d];
    for (int d = 1; d < b->ndims; d++)
        n *= b->dims[d];
    if (ka != kb)
        return nonconformant("operator *", m, ka, kb, n);
    if (!m2c_affords(2, (ptrdiff_t[2]){m, n}, m2c_element_size(cls, 0)))
        return m2c_error_too_large();
    if (m2c_special_applies(a, b))
        return m2c_special_product(out, a, b, cls, false);
    bool cplx = m2c_is_complex(a) || m2c_is_complex(b);
    m2c_value *y = cplx ? complex_product(a, b, cls, m, ka, n) : real_product(a, b, cls, m, ka, n);
    m2c_keep_special(y, a, b);
    return m2c_give(out, y);
}

int m2c_mtimes(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_double(out, a->f64[0] * b->f64[0]);
    return m2c_scalar_times(out, a, b) ? 0 : other_product(out, a, b);
}
