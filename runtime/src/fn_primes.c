/* Primes, factors and combinations. Declared in mat2c/builtins/. */
#include "fn_internal.h"
#include "op_internal.h"

#include <math.h>

/* a * b modulo n, of numbers below n. */
static uint64_t product_modulo(uint64_t a, uint64_t b, uint64_t n)
{
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 twice;
    return (uint64_t)((twice)a * b % n);
#else
    uint64_t y = 0;
    for (; b; b >>= 1) {
        if (b & 1)
            y = a >= n - y ? a - (n - y) : y + a;
        a = a >= n - a ? a - (n - a) : a + a;
    }
    return y;
#endif
}

static uint64_t power_modulo(uint64_t base, uint64_t exponent, uint64_t n)
{
    uint64_t y = 1;
    for (base %= n; exponent; exponent >>= 1) {
        if (exponent & 1)
            y = product_modulo(y, base, n);
        base = product_modulo(base, base, n);
    }
    return y;
}

/* Does odd n = d 2^s + 1 pass the test of Miller and Rabin to this base? */
static bool passes(uint64_t n, uint64_t base, uint64_t d, int s)
{
    uint64_t x = power_modulo(base, d, n);
    for (int k = 0; k < s; k++) {
        if (x == n - 1 || (k == 0 && x == 1))
            return true;
        x = product_modulo(x, x, n);
    }
    return false;
}

/* The first twelve primes as bases decide for all of 64 bits. */
static bool is_prime(uint64_t n)
{
    static const uint64_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    for (int k = 0; k < 12; k++)
        if (n % bases[k] == 0)
            return n == bases[k];
    if (n < 37 * 37)
        return n > 1;
    uint64_t d = n - 1;
    int s = 0;
    for (; d % 2 == 0; d /= 2)
        s++;
    bool good = true;
    for (int k = 0; good && k < 12; k++)
        good = passes(n, bases[k], d, s);
    return good;
}

/* Element i without its sign; false where it isn't whole. */
static bool whole_at(const m2c_value *v, ptrdiff_t i, uint64_t *n)
{
    if (v->cls == M2C_UINT64) {
        *n = ((const uint64_t *)v->data)[i];
        return true;
    }
    double x = fabs(m2c_get(v, i));
    *n = x < 0x1p64 ? (uint64_t)x : 0;
    return x == floor(x);
}

/* Is x + yi a prime among the Gaussian integers? */
static bool is_gaussian_prime(double complex z)
{
    double x = fabs(creal(z)), y = fabs(cimag(z));
    if (x == 0 || y == 0)
        return fmod(x + y, 4) == 3 && is_prime((uint64_t)(x + y));
    return is_prime((uint64_t)(x * x + y * y));
}

static m2c_class whole_class(const m2c_value *v)
{
    return m2c_is_numeric(v) ? (m2c_class)v->cls : M2C_DOUBLE;
}

M2C_BUILTIN(primes)
{
    M2C_UNUSED;
    if (m2c_check_inputs("primes", nargin, 1, 1))
        return 1;
    if (!m2c_is_arith(in[0]) || in[0]->numel != 1 || m2c_is_complex(in[0]))
        return m2c_error("", "primes: N must be a real scalar");
    double limit = m2c_get(in[0], 0);
    if (!(limit < INFINITY))
        return m2c_error("", "primes: N must be finite (not +Inf or NaN)");
    ptrdiff_t n = limit >= 2 ? m2c_clamped(limit) : 0, count = 0;
    if (!m2c_affords(1, &n, 1))
        return m2c_error_too_large();
    unsigned char *composite = m2c_calloc((size_t)n + 1, 1);
    for (ptrdiff_t p = 2; p <= n; p++) {
        if (composite[p])
            continue;
        count++;
        for (ptrdiff_t k = p * p; k <= n && p <= n / p; k += p)
            composite[k] = 1;
    }
    m2c_value *y = m2c_row(count);
    for (ptrdiff_t p = 2, k = 0; p <= n; p++)
        if (!composite[p])
            y->f64[k++] = (double)p;
    m2c_free(composite);
    m2c_set(out, m2c_as(y, in[0]->cls == M2C_LOGICAL ? M2C_LOGICAL : whole_class(in[0])));
    m2c_release(y);
    return 0;
}

M2C_BUILTIN(isprime)
{
    M2C_UNUSED;
    if (m2c_check_inputs("isprime", nargin, 1, 1))
        return 1;
    const m2c_value *v = in[0];
    if (!m2c_is_arith(v))
        return m2c_error("", "fix: not defined for %s", m2c_class_name(v));
    if (v->numel == 0)
        return m2c_give(out, m2c_retain(in[0]));
    m2c_value *y = m2c_new(M2C_LOGICAL, v->ndims, v->dims, 0);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        uint64_t n;
        double complex z = m2c_getc(v, i);
        if (!whole_at(v, i, &n) || cimag(z) != floor(cimag(z))) {
            m2c_release(y);
            return m2c_error("", "isprime: X contains non-integer entries");
        }
        y->u8[i] = m2c_is_complex(v) ? is_gaussian_prime(z) : is_prime(n);
    }
    m2c_set(out, y);
    return 0;
}

/* The prime factors of n in rising order; how many there are. */
static ptrdiff_t factors_of(uint64_t n, uint64_t *found)
{
    ptrdiff_t count = 0;
    bool small = true; /* may n still have a factor that d reaches? */
    for (uint64_t d = 2; small && n > 3 && d <= n / d; d += d == 2 ? 1 : 2) {
        bool divided = d == 2;
        for (; n % d == 0 && n > d; n /= d, divided = true)
            found[count++] = d;
        small = !divided || !is_prime(n);
    }
    found[count++] = n;
    return count;
}

M2C_BUILTIN(factor)
{
    M2C_UNUSED;
    if (m2c_check_inputs("factor", nargin, 1, 1))
        return 1;
    uint64_t q, found[64];
    if (!m2c_is_arith(in[0]) || in[0]->numel != 1 || m2c_is_complex(in[0]) || !whole_at(in[0], 0, &q) ||
        m2c_get(in[0], 0) < 0)
        return m2c_error("", "factor: Q must be a real non-negative integer");
    if (m2c_is_float(in[0]) && m2c_get(in[0], 0) > (in[0]->cls == M2C_SINGLE ? 0x1p24 : 0x1p53))
        return m2c_error("", "factor: Q too large to factor (> flintmax)");
    ptrdiff_t n = factors_of(q, found), distinct = 0;
    m2c_value *p = m2c_new2(M2C_UINT64, 1, n, 0), *count = m2c_row(n);
    uint64_t *prime = p->data;
    for (ptrdiff_t k = 0; k < n; k++) {
        if (nargout > 1 && distinct && prime[distinct - 1] == found[k]) {
            count->f64[distinct - 1]++;
            continue;
        }
        prime[distinct] = found[k];
        count->f64[distinct++] = 1;
    }
    m2c_set_dims2(p, 1, distinct);
    m2c_set_dims2(count, 1, distinct);
    m2c_set(&out[0], m2c_as(p, whole_class(in[0])));
    m2c_release(p);
    if (nargout > 1)
        m2c_set(&out[1], count);
    else
        m2c_release(count);
    return 0;
}

/* --- combinations -------------------------------------------------------------------------------- */

static double binomial(double n, double k)
{
    double c = 1;
    k = fmin(k, n - k);
    for (double i = 1; i <= k; i++)
        c = round(c * (n - k + i) / i);
    return c;
}

static m2c_value *combinations(const m2c_value *v, ptrdiff_t k)
{
    ptrdiff_t n = v->numel, rows = k > n ? 0 : (ptrdiff_t)binomial((double)n, (double)k);
    ptrdiff_t *index = m2c_alloc((size_t)(rows * k) * sizeof *index), *at = m2c_alloc((size_t)k * sizeof *at);
    for (ptrdiff_t i = 0; i < k; i++)
        at[i] = i;
    for (ptrdiff_t r = 0; r < rows; r++) {
        for (ptrdiff_t i = 0; i < k; i++)
            index[r + i * rows] = at[i];
        ptrdiff_t i = k - 1;
        while (i >= 0 && at[i] == n - k + i)
            i--;
        for (ptrdiff_t next = i < 0 ? 0 : at[i] + 1; i >= 0 && i < k; i++)
            at[i] = next++;
    }
    bool upright = k == 0 && n > 1 && v->dims[1] == 1; /* nothing of a column is a column */
    ptrdiff_t dims[2] = {upright ? 0 : rows, upright ? 1 : k};
    m2c_value *y = m2c_pick(v, index, 2, dims);
    m2c_free(at);
    m2c_free(index);
    return y;
}

static int whole_binomial(m2c_value **out, uint64_t n, uint64_t k, m2c_class cls)
{
    uint64_t c = 1;
    k = k > n - k ? n - k : k;
    for (uint64_t i = 1; i <= k && c < UINT64_MAX; i++) { /* c = c * (n - k + i) / i */
        const uint64_t g = m2c_common_divisor(c, i), m = (n - k + i) / (i / g);
        c = c / g > UINT64_MAX / m ? UINT64_MAX : c / g * m;
    }
    m2c_value *y = m2c_new2(M2C_UINT64, 1, 1, 0);
    *(uint64_t *)y->data = c;
    if ((double)c >= m2c_int_max(cls))
        m2c_warn("", "nchoosek: result may have saturated at intmax");
    int status = m2c_cast(out, y, cls);
    m2c_release(y);
    return status;
}

M2C_BUILTIN(nchoosek)
{
    M2C_UNUSED;
    if (m2c_check_inputs("nchoosek", nargin, 2, 2))
        return 1;
    bool vector = in[0]->ndims == 2 && (in[0]->dims[0] == 1 || in[0]->dims[1] == 1);
    if (!vector)
        return m2c_error("", "nchoosek: first argument must be a scalar or a vector");
    double k = m2c_is_arith(in[1]) && in[1]->numel == 1 && !m2c_is_complex(in[1]) ? m2c_get(in[1], 0) : -1;
    if (!(k >= 0) || k != floor(k))
        return m2c_error("", "nchoosek: K must be an integer >= 0");
    if (in[0]->numel != 1 || !m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR) {
        ptrdiff_t n = in[0]->numel, pairs = n * (n - 1) / 2;
        if (k == 2 && n > 2 && in[0]->dims[1] == 1)
            return m2c_error("", "horizontal dimensions mismatch (1x%" M2C_PT " vs %" M2C_PT "x1)", pairs,
                             pairs);
        ptrdiff_t room[2] = {m2c_clamped(k <= (double)n ? binomial((double)n, k) : 0), m2c_clamped(k)};
        if (!m2c_affords(2, room, m2c_element_size((m2c_class)in[0]->cls, in[0]->flags)))
            return m2c_error_too_large();
        m2c_set(out, combinations(in[0], (ptrdiff_t)k));
        return 0;
    }
    double n = m2c_get(in[0], 0);
    if (n != floor(n) || n < k)
        return m2c_error("", "nchoosek: N must be a non-negative integer >= K");
    m2c_class cls = m2c_is_int(in[0])                                      ? (m2c_class)in[0]->cls
                    : m2c_is_int(in[1])                                    ? (m2c_class)in[1]->cls
                    : in[0]->cls == M2C_SINGLE || in[1]->cls == M2C_SINGLE ? M2C_SINGLE
                                                                           : M2C_DOUBLE;
    if (m2c_is_int(in[0]) || m2c_is_int(in[1]))
        return whole_binomial(out, (uint64_t)n, (uint64_t)k, cls);
    double count = binomial(n, k);
    if (count >= (cls == M2C_SINGLE ? 0x1p24 : 0x1p53))
        m2c_warn("Octave:nchoosek:large-output-float", "nchoosek: possible loss of precision");
    m2c_set(out, m2c_double(count));
    return cls == M2C_DOUBLE ? 0 : m2c_cast(out, *out, cls);
}
