/* Numerical mathematics: factorisations multiply back to their matrices, transforms agree with their sums,
 * and the rounding of small cases is that of the reference libraries. */
#include "core_check.h"

#include "m2c/fn_num.h"
#include "m2c/ops.h"

#include <math.h>

typedef int operation(m2c_value **out, const m2c_value *a, const m2c_value *b);

/* Numbers without pattern, the same in every run. */
static double next_number(void)
{
    static uint32_t state = 1;
    state = state * 1664525U + 1013904223U;
    return (double)(state >> 8) / 16777216.0 - 0.5;
}

static m2c_value *matrix(ptrdiff_t rows, ptrdiff_t cols, bool cplx)
{
    m2c_value *v = m2c_new2(M2C_DOUBLE, rows, cols, cplx ? M2C_COMPLEX : 0);
    for (ptrdiff_t k = 0; k < v->numel * (cplx ? 2 : 1); k++)
        v->f64[k] = next_number();
    return v;
}

/* Takes b. */
static m2c_value *apply(operation *op, const m2c_value *a, m2c_value *b)
{
    m2c_value *y = NULL;
    CHECK(op(&y, a, b) == 0);
    m2c_release(b);
    return y;
}

static m2c_value *turned(const m2c_value *v)
{
    m2c_value *y = NULL;
    CHECK(m2c_ctranspose(&y, v) == 0);
    return y;
}

/* Are a and b equal up to rounding? Takes both. */
static bool near(m2c_value *a, m2c_value *b)
{
    bool same = m2c_same_dims(a, b);
    for (ptrdiff_t k = 0; same && k < a->numel; k++)
        same = cabs(m2c_getc(a, k) - m2c_getc(b, k)) < 1e-12;
    m2c_release(a);
    m2c_release(b);
    return same;
}

static void call(m2c_function *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    for (int k = 0; k < nargout; k++)
        out[k] = NULL;
    CHECK(fn(NULL, nargout, out, nargin, in) == 0);
}

static void drop(int n, m2c_value **v)
{
    for (int k = 0; k < n; k++)
        m2c_release(v[k]);
}

static const struct {
    ptrdiff_t rows, cols;
    bool cplx;
} shapes[] = {{1, 1, false}, {2, 2, false}, {3, 3, false}, {8, 8, false}, {5, 3, false},
              {3, 5, false}, {9, 4, false}, {4, 9, false}, {1, 4, false}, {4, 1, false},
              {3, 3, true},  {6, 6, true},  {7, 3, true},  {3, 7, true}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static void test_svd(void)
{
    for (int k = 0; k < SHAPES; k++) {
        m2c_value *a = matrix(shapes[k].rows, shapes[k].cols, shapes[k].cplx), *out[3];
        call(m2c_fn_svd, 3, out, 1, &a);
        CHECK(near(apply(m2c_mtimes, out[0], apply(m2c_mtimes, out[1], turned(out[2]))), m2c_retain(a)));
        drop(3, out);
        m2c_release(a);
    }
}

static void test_qr_and_lu(void)
{
    for (int k = 0; k < SHAPES; k++) {
        m2c_value *a = matrix(shapes[k].rows, shapes[k].cols, shapes[k].cplx), *out[3];
        call(m2c_fn_qr, 2, out, 1, &a);
        CHECK(near(apply(m2c_mtimes, out[0], m2c_retain(out[1])), m2c_retain(a)));
        drop(2, out);
        call(m2c_fn_qr, 3, out, 1, &a);
        CHECK(near(apply(m2c_mtimes, out[0], m2c_retain(out[1])), apply(m2c_mtimes, a, m2c_retain(out[2]))));
        drop(3, out);
        call(m2c_fn_lu, 3, out, 1, &a);
        CHECK(near(apply(m2c_mtimes, out[0], m2c_retain(out[1])), apply(m2c_mtimes, out[2], m2c_retain(a))));
        drop(3, out);
        m2c_release(a);
    }
}

static void test_eig_and_schur(void)
{
    for (int k = 0; k < SHAPES; k++) {
        if (shapes[k].rows != shapes[k].cols)
            continue;
        m2c_value *a = matrix(shapes[k].rows, shapes[k].cols, shapes[k].cplx), *out[3];
        call(m2c_fn_eig, 2, out, 1, &a);
        CHECK(near(apply(m2c_mtimes, a, m2c_retain(out[0])), apply(m2c_mtimes, out[0], m2c_retain(out[1]))));
        drop(2, out);
        m2c_value *h = apply(m2c_plus, a, turned(a));
        call(m2c_fn_eig, 2, out, 1, &h);
        CHECK(near(apply(m2c_mtimes, out[0], apply(m2c_mtimes, out[1], turned(out[0]))), m2c_retain(h)));
        drop(2, out);
        m2c_release(h);
        call(m2c_fn_schur, 2, out, 1, &a);
        CHECK(near(apply(m2c_mtimes, out[0], apply(m2c_mtimes, out[1], turned(out[0]))), m2c_retain(a)));
        drop(2, out);
        m2c_release(a);
    }
}

static void test_inverse_and_chol(void)
{
    for (int k = 0; k < SHAPES; k++) {
        m2c_value *a = matrix(shapes[k].rows, shapes[k].cols, shapes[k].cplx), *out[2];
        m2c_value *gram = apply(m2c_mtimes, a, turned(a)), *one = NULL;
        if (shapes[k].rows <= shapes[k].cols) {
            call(m2c_fn_chol, 1, out, 1, &gram);
            m2c_value *upper = turned(out[0]);
            CHECK(near(apply(m2c_mtimes, upper, out[0]), m2c_retain(gram)));
            m2c_release(upper);
        }
        call(m2c_fn_pinv, 1, out, 1, &a);
        m2c_value *right = apply(m2c_mtimes, out[0], m2c_retain(a));
        CHECK(near(apply(m2c_mtimes, a, right), m2c_retain(a)));
        drop(1, out);
        m2c_release(one);
        m2c_release(gram);
        m2c_release(a);
    }
}

static void test_fft(void)
{
    for (ptrdiff_t n = 1; n < 140; n++) {
        m2c_value *x = matrix(1, n, n % 2 == 0), *y[1], *back[1];
        call(m2c_fn_fft, 1, y, 1, &x);
        double complex sum = 0;
        for (ptrdiff_t k = 0; k < n; k++)
            sum += m2c_getc(x, k) * cexp(-2 * 3.14159265358979323846 * I * (double)(k * (n / 3)) / (double)n);
        CHECK(cabs(sum - m2c_getc(y[0], n / 3)) < 1e-11);
        call(m2c_fn_ifft, 1, back, 1, y);
        CHECK(near(back[0], x));
        m2c_release(y[0]);
    }
}

static void test_rounding(void)
{
    m2c_value *a = numbers(2, 2, (double[]){2, 1, 1, 2}), *b = numbers(2, 2, (double[]){1, 3, 2, 4}), *y[1];
    call(m2c_fn_det, 1, y, 1, &a);
    CHECK(m2c_get(y[0], 0) == 2.9999999999999996);
    drop(1, y);
    call(m2c_fn_det, 1, y, 1, &b);
    CHECK(m2c_get(y[0], 0) == -2.0000000000000004 || m2c_get(y[0], 0) == -2);
    drop(1, y);
    m2c_release(a);
    m2c_release(b);
}

static void test_messages(void)
{
    m2c_value *wide = matrix(1, 3, false), *indefinite = numbers(2, 2, (double[]){1, 2, 2, 1}),
              *y[3] = {NULL};
    CHECK_ERROR(m2c_fn_inv(NULL, 1, y, 1, &wide), "inverse: A must be a square matrix");
    CHECK_ERROR(m2c_fn_chol(NULL, 1, y, 1, &indefinite), "chol: input matrix must be positive definite");
    CHECK_ERROR(m2c_fn_det(NULL, 1, y, 1, &wide), "det: A must be a square matrix");
    m2c_release(wide);
    m2c_release(indefinite);
}

int main(void)
{
    test_svd();
    test_qr_and_lu();
    test_eig_and_schur();
    test_inverse_and_chol();
    test_fft();
    test_rounding();
    test_messages();
    return report("num");
}
