/* + - .* ./ .\ on values. Registered in mat2c/ir/ops.py. */
#include "op_scalar.h"

#include "string_array.h"

#include <math.h>

/* Kernels of one operator by the types of its operands: real, left or right or both complex. */
enum { RR, CR, RC, CC };
typedef struct arith_op {
    const char *symbol, *who; /* for messages about classes and about dimensions */
    m2c_kernel *f64[4], *f32[4], *wide;
} arith_op;

#define SUM(a, b) ((a) + (b))
#define DIFFERENCE(a, b) ((a) - (b))
#define PRODUCT(a, b) ((a) * (b))
#define QUOTIENT(a, b) ((a) / (b))
#define TA double
#define TB double
#define TY double
#define NAME(op) op##_f64
#include "op_arith.inc"
#define TA double complex
#define TB double
#define TY double complex
#define NAME(op) op##_c64_f64
#include "op_arith.inc"
#define TA double
#define TB double complex
#define TY double complex
#define NAME(op) op##_f64_c64
#include "op_arith.inc"
#define TA double complex
#define TB double complex
#define TY double complex
#define NAME(op) op##_c64
#include "op_arith.inc"
#define TA float
#define TB float
#define TY float
#define NAME(op) op##_f32
#include "op_arith.inc"
#define TA float complex
#define TB float
#define TY float complex
#define NAME(op) op##_c32_f32
#include "op_arith.inc"
#define TA float
#define TB float complex
#define TY float complex
#define NAME(op) op##_f32_c32
#include "op_arith.inc"
#define TA float complex
#define TB float complex
#define TY float complex
#define NAME(op) op##_c32
#include "op_arith.inc"
#undef SUM
#undef DIFFERENCE
#undef PRODUCT
#undef QUOTIENT
#define SUM(a, b) m2c_plus_wide(a, b)
#define DIFFERENCE(a, b) m2c_minus_wide(a, b)
#define PRODUCT(a, b) m2c_times_wide(a, b)
#define QUOTIENT(a, b) m2c_rdivide_wide(a, b)
#define TA m2c_wide
#define TB m2c_wide
#define TY m2c_wide
#define NAME(op) op##_wide
#include "op_arith.inc"

static const arith_op op_plus = {"+",
                                 "operator +",
                                 {plus_f64, plus_c64_f64, plus_f64_c64, plus_c64},
                                 {plus_f32, plus_c32_f32, plus_f32_c32, plus_c32},
                                 plus_wide};
static const arith_op op_minus = {"-",
                                  "operator -",
                                  {minus_f64, minus_c64_f64, minus_f64_c64, minus_c64},
                                  {minus_f32, minus_c32_f32, minus_f32_c32, minus_c32},
                                  minus_wide};
static const arith_op op_times = {".*",
                                  "product",
                                  {times_f64, times_c64_f64, times_f64_c64, times_c64},
                                  {times_f32, times_c32_f32, times_f32_c32, times_c32},
                                  times_wide};
static const arith_op op_rdivide = {"./",
                                    "quotient",
                                    {rdivide_f64, rdivide_c64_f64, rdivide_f64_c64, rdivide_c64},
                                    {rdivide_f32, rdivide_c32_f32, rdivide_f32_c32, rdivide_c32},
                                    rdivide_wide};

/* Real double arrays: straight into the result, which may be an operand. */
static int real_arrays(m2c_value **out, const m2c_value *a, const m2c_value *b, const arith_op *op,
                       const m2c_plan *p)
{
    const m2c_value *reuse = NULL;
    if (m2c_reusable(out, a, M2C_DOUBLE) && p->step_a && p->outer == 0)
        reuse = a;
    else if (m2c_reusable(out, b, M2C_DOUBLE) && p->step_b && p->outer == 0)
        reuse = b;
    m2c_value *y = reuse ? *out : m2c_new(M2C_DOUBLE, p->ndims, p->dims, 0);
    m2c_run_plan(p, op->f64[RR], M2C_IN_F64, a, M2C_IN_F64, b, M2C_IN_F64, y);
    if (reuse) {
        y->flags = 0;
        return 0;
    }
    m2c_set(out, y);
    return 0;
}

static int general(m2c_value **out, const m2c_value *a, const m2c_value *b, const arith_op *op,
                   const char *symbol)
{
    m2c_class cls;
    m2c_plan p;
    if (m2c_run_plainly(out, op->f64[RR], a, b, M2C_DOUBLE))
        return 0;
    if (!m2c_result_class(a, b, &cls))
        return m2c_operate_others(out, symbol, a, b);
    if (!m2c_broadcast(a, b, &p))
        return m2c_nonconformant(op->who, a, b);
    if (!m2c_plan_fits(&p, cls, 0))
        return m2c_error_too_large();
    if (m2c_real_double(a) && m2c_real_double(b))
        return real_arrays(out, a, b, op, &p);
    m2c_domain da, db, dy;
    m2c_operand_domains(a, b, cls, &da, &db);
    if (op == &op_rdivide && da == M2C_IN_WIDE && m2c_is_float(a))
        da = db = M2C_IN_F64; /* divides doubles */
    bool ca = m2c_is_complex(a), cb = m2c_is_complex(b);
    int kind = ca ? (cb ? CC : CR) : (cb ? RC : RR);
    m2c_kernel *kernel = da == M2C_IN_WIDE ? op->wide : cls == M2C_SINGLE ? op->f32[kind] : op->f64[kind];
    dy = kind == RR ? da : ca ? da : db;
    m2c_value *y = m2c_new(cls, p.ndims, p.dims, kind == RR ? 0 : M2C_COMPLEX);
    m2c_run_plan(&p, kernel, da, a, db, b, dy, y);
    return m2c_give(out, y);
}

/* A diagonal matrix and a matrix of these classes must have the same extents in a sum. */
static bool is_plain(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE || v->cls == M2C_LOGICAL || v->cls == M2C_CHAR;
}

/* Sums and differences of diagonal matrices are diagonal. */
static int sum(m2c_value **out, const m2c_value *a, const m2c_value *b, const arith_op *op)
{
    bool diagonal = m2c_diagonal_pair(a, b) && m2c_same_dims(a, b);
    if (((a->flags | b->flags) & M2C_DIAGONAL) && is_plain(a) && is_plain(b) && a->numel != 1 &&
        b->numel != 1 && !m2c_same_dims(a, b))
        return m2c_nonconformant(op->who, a, b);
    if (general(out, a, b, op, op->symbol))
        return 1;
    if (diagonal)
        m2c_keep_diagonal(*out);
    return 0;
}

static M2C_NOINLINE int plus_others(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return m2c_scalar_plus(out, a, b) ? 0 : sum(out, a, b, &op_plus);
}

int m2c_plus(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_double(out, a->f64[0] + b->f64[0]);
    return plus_others(out, a, b);
}

static M2C_NOINLINE int minus_others(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return m2c_scalar_minus(out, a, b) ? 0 : sum(out, a, b, &op_minus);
}

int m2c_minus(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_double(out, a->f64[0] - b->f64[0]);
    return minus_others(out, a, b);
}

int m2c_times_as(m2c_value **out, const m2c_value *a, const m2c_value *b, const char *symbol)
{
    return m2c_scalar_times(out, a, b) ? 0 : general(out, a, b, &op_times, symbol);
}

int m2c_times(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_double(out, a->f64[0] * b->f64[0]);
    return m2c_times_as(out, a, b, ".*");
}

int m2c_rdivide_as(m2c_value **out, const m2c_value *a, const m2c_value *b, const char *symbol)
{
    return m2c_scalar_rdivide(out, a, b) ? 0 : general(out, a, b, &op_rdivide, symbol);
}

int m2c_rdivide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_give_double(out, a->f64[0] / b->f64[0]);
    return m2c_rdivide_as(out, a, b, "./");
}

int m2c_ldivide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_class cls;
    if (!m2c_result_class(a, b, &cls))
        return m2c_binary_error(".\\", a, b);
    return m2c_rdivide(out, b, a);
}
