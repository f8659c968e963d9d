/* Comparisons and elementwise & |. Registered in mat2c/ir/ops.py. */
#include "op_scalar.h"

#include "class.h"
#include "dictionary.h"
#include "m2c/dialect.h"

#include "string_array.h"

#include <math.h>

/* Complex numbers are ordered by absolute value, then by argument in (-pi, pi]. */
static double order_arg(double complex z)
{
    double t = carg(z);
    return t == -3.14159265358979323846 ? -t : t;
}

bool m2c_complex_less(double complex a, double complex b)
{
    double x = cabs(a), y = cabs(b);
    return x == y ? order_arg(a) < order_arg(b) : x < y;
}

static bool complex_less_eq(double complex a, double complex b)
{
    double x = cabs(a), y = cabs(b);
    return x == y ? order_arg(a) <= order_arg(b) : x < y;
}

/* A real number that is compared with complex ones has the argument 0 even if it is negative. */
static double complex as_other(double complex z, double complex other)
{
    return cimag(z) == 0 && cimag(other) != 0 ? fabs(creal(z)) : z;
}

bool m2c_lt_mixed(double complex a, double complex b)
{
    return m2c_complex_less(as_other(a, b), as_other(b, a));
}

bool m2c_le_mixed(double complex a, double complex b)
{
    return complex_less_eq(as_other(a, b), as_other(b, a));
}

#define T double
#define NAME(op) op##_f64
#define LESS(a, b) ((a) < (b))
#define LESSEQ(a, b) ((a) <= (b))
#define SAME(a, b) ((a) == (b))
#define IS_TRUE(a) ((a) != 0)
#include "op_compare.inc"
#define T float
#define NAME(op) op##_f32
#define LESS(a, b) ((a) < (b))
#define LESSEQ(a, b) ((a) <= (b))
#define SAME(a, b) ((a) == (b))
#define IS_TRUE(a) ((a) != 0)
#include "op_compare.inc"
#define T m2c_wide
#define NAME(op) op##_wide
#define LESS(a, b) m2c_lt_wide(a, b)
#define LESSEQ(a, b) m2c_le_wide(a, b)
#define SAME(a, b) m2c_eq_wide(a, b)
#define IS_TRUE(a) ((a).size != 0 || (a).other != 0)
#include "op_compare.inc"
#define T double complex
#define NAME(op) op##_c64
#define LESS(a, b) m2c_complex_less(a, b)
#define LESSEQ(a, b) complex_less_eq(a, b)
#define SAME(a, b) ((a) == (b))
#define IS_TRUE(a) ((a) != 0)
#include "op_compare.inc"

typedef struct compare_op {
    const char *symbol, *who;
    m2c_kernel *f64, *f32, *wide, *c64;
} compare_op;

static const compare_op op_eq = {"==", "mx_el_eq", eq_f64, eq_f32, eq_wide, eq_c64};
static const compare_op op_ne = {"!=", "mx_el_ne", ne_f64, ne_f32, ne_wide, ne_c64};
static const compare_op op_lt = {"<", "mx_el_lt", lt_f64, lt_f32, lt_wide, lt_c64};
static const compare_op op_le = {"<=", "mx_el_le", le_f64, le_f32, le_wide, le_c64};
static const compare_op op_and = {"&", "mx_el_and", and_f64, and_f32, and_wide, and_c64};
static const compare_op op_or = {"|", "mx_el_or", or_f64, or_f32, or_wide, or_c64};

static m2c_kernel *choose(const compare_op *op, const m2c_value *a, const m2c_value *b, m2c_domain *d)
{
    if (m2c_is_complex(a) || m2c_is_complex(b)) {
        *d = M2C_IN_C64;
        return op->c64;
    }
    if (m2c_is_int64(a) || m2c_is_int64(b)) {
        *d = M2C_IN_WIDE;
        return op->wide;
    }
    /* A single meets a double in single precision. */
    bool narrow = (a->cls == M2C_SINGLE && m2c_is_float(b)) || (b->cls == M2C_SINGLE && m2c_is_float(a));
    *d = narrow ? M2C_IN_F32 : M2C_IN_F64;
    return narrow ? op->f32 : op->f64;
}

static int compare(m2c_value **out, const m2c_value *a, const m2c_value *b, const compare_op *op)
{
    m2c_plan p;
    if (m2c_run_plainly(out, op->f64, a, b, M2C_LOGICAL))
        return 0;
    if (!m2c_broadcast(a, b, &p))
        return m2c_nonconformant(op->who, a, b);
    if (!m2c_plan_fits(&p, M2C_LOGICAL, 0))
        return m2c_error_too_large();
    m2c_domain d;
    m2c_kernel *kernel = choose(op, a, b, &d);
    m2c_value *y = m2c_new(M2C_LOGICAL, p.ndims, p.dims, 0);
    m2c_run_plan_bytes(&p, kernel, d, a, d, b, y);
    m2c_set(out, y);
    return 0;
}

/* Absolute values of real numbers. */
static m2c_value *sizes(const m2c_value *v)
{
    m2c_value *y = m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0);
    for (ptrdiff_t k = 0; k < y->numel; k++)
        y->f64[k] = fabs(m2c_get(v, k));
    return y;
}

/* As of scalars, of a whole array. */
static int order(m2c_value **out, const m2c_value *a, const m2c_value *b, const compare_op *op)
{
    if (m2c_is_complex(a) == m2c_is_complex(b))
        return compare(out, a, b, op);
    m2c_value *x = m2c_is_complex(a) ? m2c_retain(a) : sizes(a);
    m2c_value *y = m2c_is_complex(b) ? m2c_retain(b) : sizes(b);
    int status = compare(out, x, y, op);
    m2c_release(x);
    m2c_release(y);
    return status;
}

/* Integers and complex numbers have no order, and no equality either. */
static bool comparable(const m2c_value *a, const m2c_value *b)
{
    return m2c_is_arith(a) && m2c_is_arith(b) && !(m2c_is_int(a) && m2c_is_complex(b)) &&
           !(m2c_is_complex(a) && m2c_is_int(b));
}

/* Do both describe one class? */
static bool same_description(const m2c_value *a, const m2c_value *b)
{
    static const char described[] = "meta.class";
    return strcmp(a->object->class_name, described) == 0 && strcmp(b->object->class_name, described) == 0 &&
           m2c_isequal(m2c_struct_get(a->object->state, 0, "Name"),
                       m2c_struct_get(b->object->state, 0, "Name"));
}

/* Handles and other references compare by identity with == and !=. */
static bool same_reference(const m2c_value *a, const m2c_value *b, bool *same)
{
    if (a->cls != b->cls)
        return false;
    if (a->cls == M2C_FUNCTION) {
        *same = m2c_isequal(a, b);
        return true;
    }
    if (a->cls == M2C_OBJECT && !m2c_classdef_of(a)) {
        *same = a->object == b->object || same_description(a, b);
        return true;
    }
    if (m2c_spoken && a->cls == M2C_MAP && !m2c_is_dictionary(a) && !m2c_is_dictionary(b)) {
        *same = a->map == b->map;
        return true;
    }
    return false;
}

static M2C_NOINLINE int eq_others(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_scalar_relation(out, a, b, M2C_EQUAL))
        return 0;
    bool same;
    if (comparable(a, b))
        return compare(out, a, b, &op_eq);
    if (m2c_have_identity(a, b))
        return m2c_compare_instances(out, a, b, true);
    if (same_reference(a, b, &same))
        return m2c_give_bool(out, same);
    return m2c_operate_others(out, "==", a, b);
}

int m2c_eq(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_bool(out, a->f64[0] == b->f64[0]);
    return eq_others(out, a, b);
}

static M2C_NOINLINE int ne_others(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_scalar_relation(out, a, b, M2C_UNEQUAL))
        return 0;
    bool same;
    if (comparable(a, b))
        return compare(out, a, b, &op_ne);
    if (m2c_have_identity(a, b))
        return m2c_compare_instances(out, a, b, false);
    if (same_reference(a, b, &same))
        return m2c_give_bool(out, !same);
    return m2c_operate_others(out, "!=", a, b);
}

int m2c_ne(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_bool(out, a->f64[0] != b->f64[0]);
    return ne_others(out, a, b);
}

static M2C_NOINLINE int lt_others(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_scalar_relation(out, a, b, M2C_LESS))
        return 0;
    return comparable(a, b) ? order(out, a, b, &op_lt) : m2c_operate_others(out, "<", a, b);
}

int m2c_lt(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_bool(out, a->f64[0] < b->f64[0]);
    return lt_others(out, a, b);
}

static M2C_NOINLINE int le_others(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_scalar_relation(out, a, b, M2C_LESS_EQUAL))
        return 0;
    return comparable(a, b) ? order(out, a, b, &op_le) : m2c_operate_others(out, "<=", a, b);
}

int m2c_le(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_bool(out, a->f64[0] <= b->f64[0]);
    return le_others(out, a, b);
}

/* a > b is b < a; only the message about dimensions needs the operands as they were written. */
static int mirrored(m2c_value **out, const m2c_value *a, const m2c_value *b, const compare_op *op,
                    const char *symbol, const char *who)
{
    m2c_plan p;
    if (!comparable(a, b))
        return m2c_operate_others(out, symbol, a, b);
    if (!m2c_broadcast(a, b, &p))
        return m2c_nonconformant(who, a, b);
    return order(out, b, a, op);
}

static M2C_NOINLINE int gt_others(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_scalar_relation(out, b, a, M2C_LESS))
        return 0;
    return mirrored(out, a, b, &op_lt, ">", "mx_el_gt");
}

int m2c_gt(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_bool(out, a->f64[0] > b->f64[0]);
    return gt_others(out, a, b);
}

static M2C_NOINLINE int ge_others(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_scalar_relation(out, b, a, M2C_LESS_EQUAL))
        return 0;
    return mirrored(out, a, b, &op_le, ">=", "mx_el_ge");
}

int m2c_ge(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_bool(out, a->f64[0] >= b->f64[0]);
    return ge_others(out, a, b);
}

/* Of two scalars of which one is an integer a NaN counts as true. */
static bool integer_scalars(const m2c_value *a, const m2c_value *b)
{
    return a->numel == 1 && b->numel == 1 && (m2c_is_int(a) || m2c_is_int(b)) && a->cls != M2C_LOGICAL &&
           b->cls != M2C_LOGICAL;
}

static int logic(m2c_value **out, const m2c_value *a, const m2c_value *b, const compare_op *op)
{
    m2c_class cls;
    bool mixed_ints = m2c_is_int(a) && m2c_is_int(b) && a->cls != b->cls;
    if (!comparable(a, b) || (mixed_ints && !m2c_result_class(a, b, &cls)))
        return m2c_binary_error(op->symbol, a, b);
    if (!integer_scalars(a, b) && (m2c_has_nan(a) || m2c_has_nan(b)))
        return m2c_nan_truth();
    return compare(out, a, b, op);
}

/* Two truth values; each is 0 or 1. */
static bool truths(const m2c_value *a, const m2c_value *b)
{
    return a->cls == M2C_LOGICAL && b->cls == M2C_LOGICAL && a->numel == 1 && b->numel == 1;
}

int m2c_and(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (truths(a, b))
        return m2c_give_bool(out, a->u8[0] & b->u8[0]);
    return m2c_scalar_logic(out, a, b, true) ? 0 : logic(out, a, b, &op_and);
}

int m2c_or(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (truths(a, b))
        return m2c_give_bool(out, a->u8[0] | b->u8[0]);
    return m2c_scalar_logic(out, a, b, false) ? 0 : logic(out, a, b, &op_or);
}
