/* Matrices with names: magic, hilb, vander, toeplitz, … Declared in mat2c/builtins/. */
#include "fn_internal.h"

#include <math.h>

/* Is there room for a matrix of numbers, complex ones for now? */
static bool has_room(ptrdiff_t rows, ptrdiff_t columns)
{
    return m2c_affords(2, (ptrdiff_t[]){rows, columns}, sizeof(double complex));
}

static int order_argument(const char *name, int nargin, m2c_value *const *in, ptrdiff_t *n)
{
    if (m2c_check_inputs(name, nargin, 1, 1))
        return 1;
    if (!m2c_is_arith(in[0]) || in[0]->numel != 1)
        return m2c_error("", "%s: N must be a scalar integer", name);
    double x = m2c_get(in[0], 0);
    *n = x > 0 ? m2c_clamped(x) : 0;
    return has_room(*n, *n) ? 0 : m2c_error_too_large();
}

/* Like order_argument, where no other than whole numbers that are not negative will do. */
static int whole_order(const char *name, int nargin, m2c_value *const *in, ptrdiff_t *n)
{
    if (m2c_check_inputs(name, nargin, 1, 1))
        return 1;
    double x = m2c_is_arith(in[0]) && in[0]->numel == 1 ? m2c_get(in[0], 0) : -1;
    if (!(x >= 0 && x == floor(x)))
        return m2c_error("", "%s: N must be a non-negative integer", name);
    return order_argument(name, nargin, in, n);
}

static m2c_value *square(ptrdiff_t n)
{
    ptrdiff_t dims[2] = {n, n};
    return m2c_zeros(M2C_DOUBLE, 2, dims, 0);
}

static int give_as(m2c_value **out, m2c_value *y, m2c_class cls)
{
    if (y->cls != cls)
        m2c_set(&y, m2c_as(y, cls));
    return m2c_give(out, y);
}

/* --- magic --------------------------------------------------------------------------------------- */

/* Siamese method, as MATLAB lays it out. */
static void magic_odd(ptrdiff_t n, ptrdiff_t ld, double add, double *a)
{
    for (ptrdiff_t i = 0; i < n; i++)
        for (ptrdiff_t j = 0; j < n; j++) {
            ptrdiff_t p = (i + j + (n + 3) / 2 + n - 1) % n, q = (i + 2 * j + 2 * n + 1) % n;
            a[i + j * ld] = (double)(n * p + q + 1) + add;
        }
}

static void magic_doubly_even(ptrdiff_t n, double *a)
{
    for (ptrdiff_t i = 0; i < n; i++)
        for (ptrdiff_t j = 0; j < n; j++) {
            double x = (double)(i * n + j + 1);
            bool flip = ((i % 4 == 0 || i % 4 == 3) == (j % 4 == 0 || j % 4 == 3));
            a[i + j * n] = flip ? (double)(n * n + 1) - x : x;
        }
}

static void magic_singly_even(ptrdiff_t n, double *a)
{
    ptrdiff_t h = n / 2, k = (n - 2) / 4;
    double q = (double)(h * h);
    magic_odd(h, n, 0, a);
    magic_odd(h, n, q, a + h + h * n);
    magic_odd(h, n, 2 * q, a + h * n);
    magic_odd(h, n, 3 * q, a + h);
    for (ptrdiff_t i = 0; i < h; i++)
        for (ptrdiff_t j = 0; j < n; j++) {
            bool left = i == h / 2 ? j >= 1 && j <= k : j < k;
            if (left || j > n - k) {
                double t = a[i + j * n];
                a[i + j * n] = a[i + h + j * n];
                a[i + h + j * n] = t;
            }
        }
}

M2C_BUILTIN(magic)
{
    M2C_UNUSED;
    ptrdiff_t n;
    if (order_argument("magic", nargin, in, &n))
        return 1;
    if (m2c_get(in[0], 0) < 0)
        return m2c_error("", "magic: N must be non-negative");
    m2c_value *y = square(n);
    if (n == 2) {
        static const double two[] = {4, 1, 3, 2};
        memcpy(y->f64, two, sizeof two);
    } else if (n % 2 == 1)
        magic_odd(n, n, 0, y->f64);
    else if (n % 4 == 0)
        magic_doubly_even(n, y->f64);
    else
        magic_singly_even(n, y->f64);
    return give_as(out, y, in[0]->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE);
}

/* --- from a formula in row and column ------------------------------------------------------------ */

static double choose(double n, double k)
{
    double c = 1;
    for (double i = 1; i <= k; i++)
        c = round(c * (n - k + i) / i);
    return c;
}

static double hilb_entry(double n, double i, double j)
{
    return (void)n, 1 / (i + j - 1);
}

static double invhilb_entry(double n, double i, double j)
{
    double sign = fmod(i + j, 2) == 0 ? 1 : -1, c = choose(i + j - 2, i - 1);
    return sign * (i + j - 1) * choose(n + i - 1, n - j) * choose(n + j - 1, n - i) * c * c;
}

static double wilkinson_entry(double n, double i, double j)
{
    return i == j ? fabs((n + 1) / 2 - i) : fabs(i - j) == 1 ? 1 : 0;
}

typedef int order_reader(const char *name, int nargin, m2c_value *const *in, ptrdiff_t *n);

static int by_formula(m2c_value **out, const char *name, order_reader *order,
                      double (*f)(double, double, double), int nargin, m2c_value *const *in)
{
    ptrdiff_t n;
    if (order(name, nargin, in, &n))
        return 1;
    m2c_value *y = square(n);
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = 0; i < n; i++)
            y->f64[i + j * n] = f((double)n, (double)(i + 1), (double)(j + 1));
    bool keeps =
        (in[0]->cls == M2C_SINGLE && f != invhilb_entry) || (order == whole_order && m2c_is_int(in[0]));
    return give_as(out, y, keeps ? (m2c_class)in[0]->cls : M2C_DOUBLE);
}
M2C_BUILTIN_AS(hilb, by_formula(out, "hilb", order_argument, hilb_entry, nargin, in))
M2C_BUILTIN_AS(invhilb, by_formula(out, "invhilb", order_argument, invhilb_entry, nargin, in))
M2C_BUILTIN_AS(wilkinson, by_formula(out, "wilkinson", whole_order, wilkinson_entry, nargin, in))

/* --- from vectors -------------------------------------------------------------------------------- */

M2C_BUILTIN(vander)
{
    M2C_UNUSED;
    if (m2c_check_inputs("vander", nargin, 1, 2))
        return 1;
    const m2c_value *c = in[0];
    if (c->cls == M2C_CHAR)
        return m2c_error("", "zeros: invalid class name");
    if (!m2c_is_arith(c) && m2c_is_line(c))
        return m2c_error("", "invalid data type specified");
    if (!m2c_is_arith(c) || c->ndims > 2 || (c->dims[0] != 1 && c->dims[1] != 1))
        return m2c_error("", "vander: polynomial C must be a vector");
    ptrdiff_t n = nargin == 2 ? m2c_clamped(fmax(m2c_number(in[1]), 0)) : c->numel, dims[2] = {c->numel, 1};
    if (!has_room(c->numel, n))
        return m2c_error_too_large();
    m2c_value *column = m2c_reshaped(c, 2, dims), *powers = m2c_row(n);
    for (ptrdiff_t j = 0; j < n; j++)
        powers->f64[j] = (double)(n - 1 - j);
    int bad = m2c_power(out, column, powers);
    if (!bad && c->cls == M2C_LOGICAL)
        m2c_set(out, m2c_as(*out, M2C_LOGICAL));
    m2c_release(column);
    m2c_release(powers);
    return bad;
}

static bool is_vector(const m2c_value *v)
{
    return m2c_is_arith(v) && v->ndims == 2 && (v->dims[0] == 1 || v->dims[1] == 1);
}

/* That of one array made of the elements of both. */
static m2c_class class_of_both(const m2c_value *a, const m2c_value *b)
{
    if (a->cls == b->cls)
        return (m2c_class)a->cls;
    if (a->cls == M2C_CHAR || b->cls == M2C_CHAR)
        return M2C_CHAR;
    if (m2c_is_int(a) || m2c_is_int(b))
        return (m2c_class)(m2c_is_int(a) ? a->cls : b->cls);
    return a->cls == M2C_SINGLE || b->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE;
}

M2C_BUILTIN(toeplitz)
{
    M2C_UNUSED;
    if (m2c_check_inputs("toeplitz", nargin, 1, 2))
        return 1;
    const m2c_value *c = in[0], *r = in[nargin - 1];
    if (!is_vector(c) || !is_vector(r))
        return m2c_error("",
                         nargin == 1 ? "toeplitz: C must be a vector" : "toeplitz: C and R must be vectors");
    bool alone = nargin == 1 && m2c_is_complex(c);
    if (nargin == 2 && c->numel && r->numel && m2c_getc(c, 0) != m2c_getc(r, 0))
        m2c_warn("", "toeplitz: column wins diagonal conflict");
    if (!has_room(c->numel, r->numel))
        return m2c_error_too_large();
    m2c_value *y = m2c_new2(M2C_DOUBLE, c->numel, r->numel, M2C_COMPLEX);
    for (ptrdiff_t j = 0; j < r->numel; j++)
        for (ptrdiff_t i = 0; i < c->numel; i++) {
            double complex z = i >= j ? m2c_getc(c, i - j) : m2c_getc(r, j - i);
            y->c64[i + j * c->numel] = alone && i > j ? conj(z) : z;
        }
    return give_as(out, y, class_of_both(c, r));
}

M2C_BUILTIN(hankel)
{
    M2C_UNUSED;
    if (m2c_check_inputs("hankel", nargin, 1, 2))
        return 1;
    const m2c_value *c = in[0], *r = nargin == 2 ? in[1] : NULL;
    if (!is_vector(c) || (r && !is_vector(r)))
        return m2c_error("", nargin == 1 ? "hankel: C must be a vector" : "hankel: C and R must be vectors");
    ptrdiff_t m = c->numel, n = r ? r->numel : m;
    if (r && m && n && m2c_getc(c, m - 1) != m2c_getc(r, 0))
        m2c_warn("", "hankel: column wins anti-diagonal conflict");
    if (!has_room(m, n))
        return m2c_error_too_large();
    m2c_value *y = m2c_new2(M2C_DOUBLE, m, n, M2C_COMPLEX);
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = 0; i < m; i++)
            y->c64[i + j * m] = i + j < m ? m2c_getc(c, i + j) : r ? m2c_getc(r, i + j - m + 1) : 0;
    return give_as(out, y, r || c->cls != M2C_LOGICAL ? class_of_both(c, r ? r : c) : M2C_DOUBLE);
}

/* --- rosser, hadamard ---------------------------------------------------------------------------- */

M2C_BUILTIN(rosser)
{
    M2C_UNUSED;
    if (m2c_check_inputs("rosser", nargin, 0, 0))
        return 1;
    static const short a[8][8] = {
        {611, 196, -192, 407, -8, -52, -49, 29}, {196, 899, 113, -192, -71, -43, -8, -44},
        {-192, 113, 899, 196, 61, 49, 8, 52},    {407, -192, 196, 611, 8, 44, 59, -23},
        {-8, -71, 61, 8, 411, -599, 208, 208},   {-52, -43, 49, 44, -599, 411, 208, 208},
        {-49, -8, 8, 59, 208, 208, 99, -911},    {29, -44, 52, -23, 208, 208, -911, 99}};
    m2c_value *y = square(8);
    for (int j = 0; j < 8; j++)
        for (int i = 0; i < 8; i++)
            y->f64[i + j * 8] = a[i][j];
    m2c_set(out, y);
    return 0;
}

/* Bordered matrix of order 12 or 20 whose rows are one row of signs, shifted right or left. */
static void shifted_signs(ptrdiff_t n, const char *signs, double *a)
{
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = 0; i < n; i++) {
            ptrdiff_t k = (n == 12 ? j - i + n - 1 : i + j - 2 + n - 1) % (n - 1);
            a[i + j * n] = i == 0 || j == 0 || signs[k] == '+' ? 1 : -1;
        }
}

/* The matrix of order 28; bit j of a row tells whether column j is negative. */
static void listed_signs(double *a)
{
    static const unsigned rows[28] = {0x0000000, 0xa841dfc, 0x053d97a, 0x5fc1076, 0xea3826e, 0x81ce65e,
                                      0x5422ebe, 0x86f1ec2, 0x585df06, 0x18fa3f0, 0x664e5e2, 0x9b269c6,
                                      0x61f318e, 0x69a7e60, 0xb56d2a4, 0xc29f8b4, 0x2f7ac14, 0xf4b4554,
                                      0xbcd682a, 0xd3e8d28, 0x0f947ac, 0xce67318, 0x368bb4c, 0x3aad49a,
                                      0xdd1b4c8, 0xed88b92, 0x7354ad8, 0xb313732};
    for (int j = 0; j < 28; j++)
        for (int i = 0; i < 28; i++)
            a[i + j * 28] = rows[i] >> j & 1 ? -1 : 1;
}

/* What the matrix of order n is doubled from: 1, 12, 20 or 28, or 0 where it is none of these. */
static ptrdiff_t seed_order(ptrdiff_t n)
{
    for (; n > 1 && n % 2 == 0 && n != 12 && n != 20 && n != 28; n /= 2)
        ;
    return n == 1 || n == 12 || n == 20 || n == 28 ? n : 0;
}

static void seed_matrix(ptrdiff_t n, double *a)
{
    if (n == 28)
        listed_signs(a);
    else
        shifted_signs(n, n == 12 ? "--+---+++-+" : "--++++-+-+----++--+", a);
}

M2C_BUILTIN(hadamard)
{
    M2C_UNUSED;
    if (m2c_check_inputs("hadamard", nargin, 1, 1))
        return 1;
    double order = m2c_is_arith(in[0]) && in[0]->numel == 1 ? m2c_get(in[0], 0) : 0;
    ptrdiff_t n = order >= 1 && order == floor(order) && order < 1e9 ? (ptrdiff_t)order : 0,
              base = seed_order(n);
    if (!base)
        return m2c_error("", "hadamard: N must be 2^k*p, for p = 1, 12, 20 or 28");
    if (!has_room(n, n))
        return m2c_error_too_large();
    m2c_value *y = square(n);
    y->f64[0] = 1;
    if (base > 1) {
        m2c_value *s = square(base);
        seed_matrix(base, s->f64);
        for (ptrdiff_t k = 0; k < base * base; k++)
            y->f64[k % base + k / base * n] = s->f64[k];
        m2c_release(s);
    }
    for (ptrdiff_t m = base; m < n; m *= 2)
        for (ptrdiff_t j = 0; j < m; j++)
            for (ptrdiff_t i = 0; i < m; i++) {
                double x = y->f64[i + j * n];
                y->f64[i + m + j * n] = y->f64[i + (j + m) * n] = x;
                y->f64[i + m + (j + m) * n] = -x;
            }
    m2c_set(out, y);
    return 0;
}
