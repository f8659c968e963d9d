/* bitshift: integers shift as they are, negative ones keeping their sign; numbers of double and single lose
 * their fraction and what exceeds their mantissa. Declared in mat2c/builtins/. */
#include "fn_internal.h"

#include <limits.h>
#include <math.h>

static bool is_signed(m2c_class cls)
{
    return cls >= M2C_INT8 && cls <= M2C_INT64;
}

/* Binary digits of a number, without a sign. */
static int digits_of(m2c_class cls)
{
    if (cls <= M2C_SINGLE)
        return cls == M2C_DOUBLE ? 53 : 24;
    return (int)(CHAR_BIT * m2c_element_size(cls, 0)) - is_signed(cls);
}

/* The first shift that leaves nothing. */
static int limit_of(m2c_class cls)
{
    return cls <= M2C_SINGLE ? (int)(CHAR_BIT * m2c_element_size(cls, 0)) : digits_of(cls);
}

/* The digits that stay: the lower `count` ones, and a sign. */
static uint64_t mask_of(m2c_class cls, double count)
{
    int digits = digits_of(cls);
    uint64_t all = digits == 64 ? UINT64_MAX : ((uint64_t)1 << digits) - 1;
    uint64_t low = count >= digits ? all : count < 1 ? 0 : all >> (digits - (int)count);
    return is_signed(cls) ? low | ~all : low;
}

static uint64_t shifted(uint64_t x, int n)
{
    return n <= -64 ? 0 : n >= 0 ? x << n : x >> -n;
}

static double shift_float(double x, int n, uint64_t mask)
{
    if (x < 0)
        return -shift_float(-x, n, mask);
    uint64_t whole = x < 18446744073709551616.0 ? (uint64_t)x : 0;
    return (double)(shifted(whole, n) & mask);
}

static int64_t shift_signed(int64_t x, int n, uint64_t mask)
{
    int64_t y = n > 0 ? (int64_t)((uint64_t)x << n) : x >> (n < -63 ? 63 : -n);
    return y & (int64_t)mask;
}

static int64_t signed_element(const m2c_value *v, ptrdiff_t i)
{
    return v->cls == M2C_INT64 ? ((const int64_t *)v->data)[i] : (int64_t)m2c_get(v, i);
}

static void put_shifted(m2c_value *y, ptrdiff_t i, const m2c_value *a, ptrdiff_t k, int n, uint64_t mask)
{
    m2c_class cls = (m2c_class)y->cls;
    if (!m2c_is_int(y)) {
        double x = n >= limit_of(cls) ? 0 : shift_float(m2c_get(a, k), n, mask);
        m2c_store(M2C_IN_F64, &x, 1, cls, 0, m2c_element(y, i));
        return;
    }
    uint64_t x = 0;
    if (n >= limit_of(cls))
        x = 0;
    else if (is_signed(cls))
        x = (uint64_t)shift_signed(signed_element(a, k), n, mask);
    else
        x = shifted(cls == M2C_UINT64 ? ((const uint64_t *)a->data)[k] : (uint64_t)m2c_get(a, k), n) & mask;
    memcpy(m2c_element(y, i), &x, m2c_element_size(cls, 0)); /* the low bytes */
}

static bool all_whole(const m2c_value *n)
{
    for (ptrdiff_t i = 0; i < n->numel; i++)
        if (m2c_get(n, i) != floor(m2c_get(n, i)))
            return false;
    return true;
}

/* The digits that a result keeps. */
static int kept_digits(const m2c_value *n, double *count)
{
    if (n->numel > 1)
        return m2c_error("", "bitshift: N must be a scalar integer");
    if (!m2c_is_arith(n) || n->cls == M2C_CHAR || n->numel == 0)
        return m2c_error("", "bitshift: N must be an integer");
    *count = m2c_get(n, 0);
    return *count >= 0 ? 0 : m2c_error("", "bitshift: N must be positive");
}

static int no_steps(void)
{
    return m2c_error("", "bitshift: K must be a scalar or array of integers");
}

M2C_BUILTIN(bitshift)
{
    M2C_UNUSED;
    if (nargin < 2 || nargin > 3)
        return m2c_invalid_call("bitshift");
    const m2c_value *a = in[0], *n = in[1];
    double kept = 64;
    m2c_plan p;
    if (!m2c_is_arith(n) || n->cls == M2C_CHAR)
        return no_steps();
    if (nargin > 2 && kept_digits(in[2], &kept))
        return 1;
    if (!m2c_is_numeric(a))
        return m2c_error("", "bitshift: not defined for %s objects", m2c_class_name(a));
    if (n->numel == 0 || !all_whole(n))
        return no_steps();
    if (!m2c_same_dims(a, n) && a->numel != 1 && n->numel != 1)
        return m2c_error("", "bitshift: size of A and N must match, or one operand must be a scalar");
    m2c_broadcast(a, n, &p);
    m2c_class cls = m2c_is_int(a) || a->cls == M2C_SINGLE ? (m2c_class)a->cls : M2C_DOUBLE;
    m2c_value *y = m2c_new(cls, p.ndims, p.dims, 0);
    uint64_t mask = mask_of(cls, kept);
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        double by = m2c_get(n, n->numel == 1 ? 0 : i);
        int steps = by > 1000 ? 1000 : by < -1000 ? -1000 : (int)by;
        put_shifted(y, i, a, a->numel == 1 ? 0 : i, steps, mask);
    }
    m2c_set(out, y);
    return 0;
}
