/* Primes, factors and combinations. Declared in mat2c/builtins/. */
#include "fn_internal.h"

#include <math.h>

static bool is_prime(uint64_t n)
{
    if (n < 4)
        return n > 1;
    if (n % 2 == 0 || n % 3 == 0)
        return false;
    for (uint64_t d = 5; d <= n / d; d += 6)
        if (n % d == 0 || n % (d + 2) == 0)
            return false;
    return true;
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
    if (!m2c_is_arith(in[0]) || in[0]->numel != 1)
        return m2c_error("", "primes: N must be a scalar");
    double limit = m2c_get(in[0], 0);
    if (limit > 1e10)
        return m2c_error("", "primes: N must be finite (not +/-infinity)");
    ptrdiff_t n = limit >= 2 ? (ptrdiff_t)limit : 0, count = 0;
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
    m2c_set(out, m2c_as(y, whole_class(in[0])));
    m2c_release(y);
    return 0;
}

M2C_BUILTIN(isprime)
{
    M2C_UNUSED;
    if (m2c_check_inputs("isprime", nargin, 1, 1))
        return 1;
    const m2c_value *v = in[0];
    if (!m2c_is_arith(v) || v->cls == M2C_CHAR)
        return m2c_error("", "isprime: X contains non-integer entries");
    m2c_value *y = m2c_new(M2C_LOGICAL, v->ndims, v->dims, 0);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        double x = m2c_get(v, i);
        if (x != floor(x)) {
            m2c_release(y);
            return m2c_error("", "isprime: X contains non-integer entries");
        }
        y->u8[i] = is_prime((uint64_t)fabs(x));
    }
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN(factor)
{
    M2C_UNUSED;
    if (m2c_check_inputs("factor", nargin, 1, 1))
        return 1;
    double q = m2c_is_arith(in[0]) && in[0]->numel == 1 ? m2c_get(in[0], 0) : -1;
    if (!m2c_is_arith(in[0]) || in[0]->numel != 1)
        return m2c_error("", "factor: Q must be a real non-negative integer");
    if (q < 0 || q != floor(q))
        return m2c_error("", "factor: Q must be a real non-negative integer");
    double found[64];
    ptrdiff_t n = 0;
    uint64_t rest = (uint64_t)q;
    for (uint64_t d = 2; rest > 3 && d <= rest / d; d += d == 2 ? 1 : 2)
        for (; rest % d == 0 && rest > d; rest /= d)
            found[n++] = (double)d;
    found[n++] = (double)rest;
    m2c_value *p = m2c_row(n), *count = m2c_row(n);
    ptrdiff_t distinct = 0;
    for (ptrdiff_t k = 0; k < n; k++) {
        if (nargout > 1 && distinct && p->f64[distinct - 1] == found[k]) {
            count->f64[distinct - 1]++;
            continue;
        }
        p->f64[distinct] = found[k];
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

/* --- combinations
 * ----------------------------------------------------------------------------------------------------- */

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
    ptrdiff_t dims[2] = {rows, k};
    m2c_value *y = m2c_pick(v, index, 2, dims);
    m2c_free(at);
    m2c_free(index);
    return y;
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
    if (in[0]->numel != 1 || !m2c_is_arith(in[0])) {
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
    m2c_set(out, m2c_double(binomial(n, k)));
    return cls == M2C_DOUBLE ? 0 : m2c_cast(out, *out, cls);
}
