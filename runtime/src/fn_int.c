/* Whole numbers: bit operations, primes, factors, combinations, powers of two. Declared in mat2c/builtins/.
 */
#include "fn_internal.h"

#include <math.h>

/* --- bits ---------------------------------------------------------------------------------------- */

typedef enum bit_op { AND, OR, XOR } bit_op;

static uint64_t combine(bit_op op, uint64_t a, uint64_t b)
{
    return op == AND ? a & b : op == OR ? a | b : a ^ b;
}

/* Each operand is converted to the integer class of the result, uint64 for the others. */
static uint64_t bits_of(const m2c_value *v, ptrdiff_t i, m2c_class cls)
{
    if (m2c_is_int64(v))
        return ((const uint64_t *)v->data)[i];
    m2c_chunk buf;
    double x = *(const double *)m2c_load(M2C_IN_F64, v, i, 1, &buf);
    m2c_class whole = cls > M2C_SINGLE && cls != M2C_LOGICAL ? cls : M2C_UINT64;
    m2c_value y;
    uint64_t bits = 0;
    m2c_store(M2C_IN_F64, &x, 1, whole, 0, &bits);
    if (whole == M2C_INT64 || whole == M2C_UINT64)
        return bits;
    m2c_view(&y, whole, 0, &bits, 2, (const ptrdiff_t[]){1, 1});
    return (uint64_t)(int64_t)m2c_get(&y, 0);
}

static m2c_class bit_class(const m2c_value *a, const m2c_value *b)
{
    if (m2c_is_int(a))
        return (m2c_class)a->cls;
    if (m2c_is_int(b))
        return (m2c_class)b->cls;
    if (a->cls == M2C_SINGLE || b->cls == M2C_SINGLE)
        return M2C_SINGLE;
    return a->cls == M2C_LOGICAL && b->cls == M2C_LOGICAL ? M2C_LOGICAL : M2C_DOUBLE;
}

static void put_bits(m2c_value *y, ptrdiff_t i, uint64_t x)
{
    if (y->cls == M2C_UINT64 || y->cls == M2C_INT64) {
        ((uint64_t *)y->data)[i] = x;
        return;
    }
    double d = m2c_is_int(y) ? (double)(int64_t)x : (double)x;
    m2c_store(M2C_IN_F64, &d, 1, (m2c_class)y->cls, 0, m2c_element(y, i));
}

static bool is_plain(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE || v->cls == M2C_SINGLE || v->cls == M2C_LOGICAL;
}

static bool takes_bits(const m2c_value *v)
{
    return is_plain(v) || m2c_is_int(v);
}

static int bitwise(m2c_value **out, const char *name, bit_op op, const m2c_value *a, const m2c_value *b)
{
    m2c_plan p;
    bool known = takes_bits(a) && takes_bits(b), other = !is_plain(a) && !is_plain(b);
    if (other && a->cls != b->cls)
        return m2c_error("", "%s: must have matching operand types", name);
    if (!known)
        return m2c_error("", "%s: invalid operand type", name);
    if (!m2c_same_dims(a, b) && a->numel != 1 && b->numel != 1)
        return m2c_error("", "%s: size of X and Y must match, or one operand must be a scalar", name);
    m2c_broadcast(a, b, &p);
    m2c_class cls = bit_class(a, b);
    m2c_value *y = m2c_new(cls, p.ndims, p.dims, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++)
        put_bits(y, i,
                 combine(op, bits_of(a, a->numel == 1 ? 0 : i, cls), bits_of(b, b->numel == 1 ? 0 : i, cls)));
    m2c_set(out, y);
    return 0;
}

static int two_operands(m2c_value **out, const char *name, bit_op op, int nargin, m2c_value *const *in)
{
    return nargin == 2 ? bitwise(out, name, op, in[0], in[1]) : m2c_invalid_call(name);
}

M2C_BUILTIN_AS(bitand, two_operands(out, "bitand", AND, nargin, in))
M2C_BUILTIN_AS(bitor, two_operands(out, "bitor", OR, nargin, in))
M2C_BUILTIN_AS(bitxor, two_operands(out, "bitxor", XOR, nargin, in))

static uint64_t mask_of(m2c_class cls)
{
    if (cls <= M2C_SINGLE)
        return cls == M2C_DOUBLE ? ((uint64_t)1 << 53) - 1 : ((uint64_t)1 << 24) - 1;
    size_t bits = 8 * m2c_element_size(cls, 0);
    return bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
}

M2C_BUILTIN(bitcmp)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("bitcmp");
    if (!m2c_is_numeric(in[0]))
        return m2c_error("", "bitcmp: invalid class %s", m2c_class_name(in[0]));
    m2c_class cls = (m2c_class)in[0]->cls;
    uint64_t mask = mask_of(cls);
    int most = 0;
    while (most < 64 && mask >> most)
        most++;
    double k = nargin == 2 && m2c_is_arith(in[1]) && in[1]->numel == 1 ? m2c_get(in[1], 0)
               : nargin == 2                                           ? 0
                                                                       : most;
    if (!(k >= 1 && k <= most))
        return m2c_error("", "bitcmp: K must be in the range [1,%d]", most);
    mask >>= most - (int)k;
    m2c_value *y = m2c_new(cls, in[0]->ndims, in[0]->dims, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        uint64_t x = ~bits_of(in[0], i, cls) & mask;
        if (m2c_is_int(y))
            memcpy(m2c_element(y, i), &x, m2c_element_size(cls, 0));
        else
            put_bits(y, i, x);
    }
    m2c_set(out, y);
    return 0;
}

/* --- powers of two ------------------------------------------------------------------------------- */

M2C_BUILTIN(nextpow2)
{
    M2C_UNUSED;
    if (m2c_check_inputs("nextpow2", nargin, 1, 1))
        return 1;
    if (!m2c_is_arith(in[0]) || in[0]->cls >= M2C_LOGICAL)
        return m2c_error("", "nextpow2: X must be numeric");
    m2c_value *y = m2c_new(M2C_DOUBLE, in[0]->ndims, in[0]->dims, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        int e = 0;
        double x = cabs(m2c_getc(in[0], i)), f = frexp(x, &e);
        y->f64[i] = !isfinite(x) ? x : f == 0.5 ? e - 1 : e;
    }
    if (in[0]->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN(pow2)
{
    M2C_UNUSED;
    if (m2c_check_inputs("pow2", nargin, 1, 2))
        return 1;
    m2c_value *two = m2c_double(2), *p = NULL;
    int bad = m2c_power(&p, two, in[nargin - 1]);
    if (!bad && nargin == 2)
        bad = m2c_times(&p, in[0], p);
    m2c_release(two);
    return m2c_set_unless(bad, out, p);
}
