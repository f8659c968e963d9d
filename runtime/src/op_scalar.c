/* Operators on two scalars of any classes with numbers inside. */
#include "op_scalar.h"

typedef enum m2c_arith { M2C_ADD, M2C_SUBTRACT, M2C_MULTIPLY, M2C_DIVIDE } m2c_arith;

/* The number of a real scalar of a class whose elements doubles hold, single not among them: it computes
 * otherwise. */
static inline bool exact_number(const m2c_value *v, double *x)
{
    if (v->cls == M2C_DOUBLE) {
        *x = v->f64[0];
        return !(v->flags & M2C_COMPLEX);
    }
    if (v->cls == M2C_LOGICAL || v->cls == M2C_CHAR || v->cls == M2C_UINT8) {
        *x = v->u8[0];
        return true;
    }
    switch ((m2c_class)v->cls) {
    case M2C_INT8:
        *x = ((const int8_t *)v->data)[0];
        return true;
    case M2C_INT16:
        *x = ((const int16_t *)v->data)[0];
        return true;
    case M2C_INT32:
        *x = ((const int32_t *)v->data)[0];
        return true;
    case M2C_UINT16:
        *x = ((const uint16_t *)v->data)[0];
        return true;
    case M2C_UINT32:
        *x = ((const uint32_t *)v->data)[0];
        return true;
    default:
        return false;
    }
}

/* The same, of a single, too. */
static inline bool any_number(const m2c_value *v, double *x)
{
    if (v->cls != M2C_SINGLE || (v->flags & M2C_COMPLEX))
        return exact_number(v, x);
    *x = (double)v->f32[0];
    return true;
}

#define COMPUTE(name, type)                                                                                  \
    static inline type name(m2c_arith op, type x, type y)                                                    \
    {                                                                                                        \
        return op == M2C_ADD ? x + y : op == M2C_SUBTRACT ? x - y : op == M2C_MULTIPLY ? x * y : x / y;      \
    }
COMPUTE(compute, double)
COMPUTE(compute_single, float)
COMPUTE(compute_complex, double complex)
#undef COMPUTE

/* A double as a number of an integer class of at most 32 bits. */
static void give_small_int(m2c_value **out, m2c_class cls, double x)
{
    void *y = m2c_scalar_slot(out, cls, 0)->data;
    switch (cls) {
    case M2C_INT8:
        *(int8_t *)y = m2c_sat_i8(x);
        break;
    case M2C_INT16:
        *(int16_t *)y = m2c_sat_i16(x);
        break;
    case M2C_INT32:
        *(int32_t *)y = m2c_sat_i32(x);
        break;
    case M2C_UINT8:
        *(uint8_t *)y = m2c_sat_u8(x);
        break;
    case M2C_UINT16:
        *(uint16_t *)y = m2c_sat_u16(x);
        break;
    default:
        *(uint32_t *)y = m2c_sat_u32(x);
    }
}

static void give_single(m2c_value **out, float x)
{
    m2c_scalar_slot(out, M2C_SINGLE, 0)->f32[0] = x;
}

static bool singles(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_arith op)
{
    double x, y;
    if ((a->cls != M2C_SINGLE && b->cls != M2C_SINGLE) || m2c_is_int(a) || m2c_is_int(b) ||
        !any_number(a, &x) || !any_number(b, &y))
        return false;
    give_single(out, compute_single(op, (float)x, (float)y));
    return true;
}

static bool complexes(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_arith op)
{
    if (a->cls != M2C_DOUBLE || b->cls != M2C_DOUBLE || !(a->flags & b->flags & M2C_COMPLEX))
        return false;
    const double complex z = compute_complex(op, a->c64[0], b->c64[0]);
    if (cimag(z) == 0)
        m2c_give_double(out, creal(z));
    else
        m2c_scalar_slot(out, M2C_DOUBLE, M2C_COMPLEX)->c64[0] = z;
    return true;
}

/* Two integers of one class. */
#define PAIR(cls_, type, tag)                                                                                \
    case cls_: {                                                                                             \
        const type x = *(const type *)a->data, y = *(const type *)b->data;                                   \
        const type z = op == M2C_ADD        ? m2c_plus_##tag(x, y)                                           \
                       : op == M2C_SUBTRACT ? m2c_minus_##tag(x, y)                                          \
                       : op == M2C_MULTIPLY ? m2c_times_##tag(x, y)                                          \
                                            : m2c_rdivide_##tag(x, y);                                       \
        *(type *)m2c_scalar_slot(out, cls_, 0)->data = z;                                                    \
        return true;                                                                                         \
    }
static inline bool int_pair(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_arith op)
{
    switch ((m2c_class)a->cls) {
        PAIR(M2C_INT8, int8_t, i8)
        PAIR(M2C_INT16, int16_t, i16)
        PAIR(M2C_INT32, int32_t, i32)
        PAIR(M2C_UINT8, uint8_t, u8)
        PAIR(M2C_UINT16, uint16_t, u16)
        PAIR(M2C_UINT32, uint32_t, u32)
        PAIR(M2C_INT64, int64_t, i64)
        PAIR(M2C_UINT64, uint64_t, u64)
    default:
        return false;
    }
}
#undef PAIR

static inline bool arith(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_arith op)
{
    double x, y;
    if (a->numel != 1 || b->numel != 1)
        return false;
    bool left = m2c_is_int(a), right = m2c_is_int(b);
    if (left && right)
        return a->cls == b->cls && int_pair(out, a, b, op);
    if (!exact_number(a, &x) || !exact_number(b, &y))
        return singles(out, a, b, op) || complexes(out, a, b, op);
    if (left || right)
        give_small_int(out, (m2c_class)(left ? a->cls : b->cls), compute(op, x, y));
    else
        m2c_give_double(out, compute(op, x, y));
    return true;
}

bool m2c_scalar_plus(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return arith(out, a, b, M2C_ADD);
}

bool m2c_scalar_minus(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return arith(out, a, b, M2C_SUBTRACT);
}

bool m2c_scalar_times(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return arith(out, a, b, M2C_MULTIPLY);
}

bool m2c_scalar_rdivide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return arith(out, a, b, M2C_DIVIDE);
}

bool m2c_scalar_relation(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_relation op)
{
    double x, y;
    if (a->numel != 1 || b->numel != 1 || !any_number(a, &x) || !any_number(b, &y))
        return false;
    if ((a->cls == M2C_SINGLE && m2c_is_float(b)) || (b->cls == M2C_SINGLE && m2c_is_float(a))) {
        x = (double)(float)x;
        y = (double)(float)y;
    }
    switch (op) {
    case M2C_EQUAL:
        m2c_give_bool(out, x == y);
        break;
    case M2C_UNEQUAL:
        m2c_give_bool(out, x != y);
        break;
    case M2C_LESS:
        m2c_give_bool(out, x < y);
        break;
    default:
        m2c_give_bool(out, x <= y);
    }
    return true;
}

bool m2c_scalar_logic(m2c_value **out, const m2c_value *a, const m2c_value *b, bool both)
{
    double x = 0, y = 0;
    if (a->numel != 1 || b->numel != 1 || !any_number(a, &x) || !any_number(b, &y) || x != x || y != y)
        return false;
    if (m2c_is_int(a) && m2c_is_int(b) && a->cls != b->cls)
        return false;
    m2c_give_bool(out, both ? x != 0 && y != 0 : x != 0 || y != 0);
    return true;
}

bool m2c_scalar_not(m2c_value **out, const m2c_value *a)
{
    double x = 0;
    if (a->numel != 1 || !any_number(a, &x) || x != x)
        return false;
    m2c_give_bool(out, x == 0);
    return true;
}

bool m2c_scalar_negative(m2c_value **out, const m2c_value *a)
{
    double x;
    if (a->numel != 1 || !any_number(a, &x))
        return false;
    if (m2c_is_int(a))
        give_small_int(out, (m2c_class)a->cls, -x);
    else if (a->cls == M2C_SINGLE)
        give_single(out, (float)-x);
    else
        m2c_give_double(out, -x);
    return true;
}
