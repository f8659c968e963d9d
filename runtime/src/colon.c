/* base:inc:limit for every class. Registered in mat2c/ir/ops.py. */
#include "m2c/program.h"
#include "op_internal.h"

#include <float.h>
#include <math.h>

static bool about_equal(double u, double v, double slack)
{
    return fabs(u - v) < fmax(fabs(u), fabs(v)) * slack;
}

/* Floor that takes values just below an integer for that integer (Hagerty's tolerant floor). */
static double tolerant_floor(double x, double slack)
{
    double q = x < 0 ? 1 - slack : 1, most = q / (2 - slack);
    double t = slack / q * fabs(1 + floor(x));
    t = floor(x + fmax(slack, fmin(most, t)));
    return x <= 0 || t - x < most ? t : t - 1;
}

enum { ENDLESS = -1, IMMENSE = -2 }; /* counts of elements: there is no end, or none that can be counted */

ptrdiff_t m2c_range_count(double base, double inc, double limit, double eps)
{
    if (m2c_range_is_nan(base, inc, limit))
        return 1;
    if (inc == 0 || (limit < base && inc > 0) || (limit > base && inc < 0))
        return 0;
    if (isinf(inc))
        return 1;
    if (isinf(base) || isinf(limit))
        return ENDLESS;
    double slack = 3 * eps;
    double n = fmax(tolerant_floor((limit - base + inc) / inc, slack), 0);
    if (!about_equal(base + (n - 1) * inc, limit, slack)) {
        if (about_equal(base + (n - 2) * inc, limit, slack))
            n--;
        else if (about_equal(base + n * inc, limit, slack))
            n++;
    }
    return n < (double)PTRDIFF_MAX ? (ptrdiff_t)n : IMMENSE;
}

/* The same without the tolerance, which decides nothing unless the limit is nearly a step ahead: -1 where it
 * may, and where there is no element. */
static ptrdiff_t plain_count(double base, double inc, double limit)
{
    const double most = 0x1p30, nearly = 0.999;
    bool forward = inc > 0 ? limit >= base : limit <= base;
    if (!forward || !(fabs(base) + fabs(limit) < most * fabs(inc)))
        return -1;
    double steps = (limit - base) / inc;
    ptrdiff_t n = (ptrdiff_t)steps;
    return steps - (double)n < nearly ? n + 1 : -1;
}

static ptrdiff_t count_f64(double base, double inc, double limit)
{
    ptrdiff_t n = plain_count(base, inc, limit);
    return n >= 0 ? n : m2c_range_count(base, inc, limit, DBL_EPSILON);
}

/* The count of elements to be stored, each of so many bytes. */
static int stored_count(ptrdiff_t *count, ptrdiff_t n, size_t size)
{
    if (n == ENDLESS)
        return m2c_error("", "range with infinite number of elements cannot be stored");
    if (n == IMMENSE)
        return m2c_error("", "invalid range");
    if (!m2c_affords(1, &n, size))
        return m2c_error_too_large();
    *count = n;
    return 0;
}

int m2c_range_length(ptrdiff_t *count, double base, double inc, double limit)
{
    return stored_count(count, count_f64(base, inc, limit), sizeof(double));
}

/* Iterations of a loop; one towards infinity is left by break. What is taken for endless is 2^48 where a
 * pointer has 64 bits, as in mat2c/infer/transfer/range_types.py. */
static ptrdiff_t iterations(ptrdiff_t n)
{
    const ptrdiff_t most = PTRDIFF_MAX / 32768 + 1;
    return n < 0 || n > most ? most : n;
}

ptrdiff_t m2c_trip_f64(double base, double inc, double limit)
{
    return iterations(count_f64(base, inc, limit));
}

static void warn_of_no_end(double limit, ptrdiff_t count)
{
    if (isinf(limit) && count > 1)
        m2c_warn("Octave:infinite-loop",
                 "FOR loop limit is infinite, will stop after 9223372036854775807 steps");
}

ptrdiff_t m2c_loop_f64(double base, double inc, double limit)
{
    ptrdiff_t count = m2c_trip_f64(base, inc, limit);
    warn_of_no_end(limit, count);
    return count;
}

int m2c_trip_counted(ptrdiff_t *count, double base, double inc, double limit)
{
    if (isnan(limit))
        return m2c_error("mat2c:nan-limit", "the limit of a loop is NaN");
    *count = m2c_loop_f64(base, inc, limit);
    return 0;
}

/* One element alone is no range. */
static m2c_value *build(ptrdiff_t n, double base, double inc, double limit)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, 1, n, n > 1 ? M2C_RANGE : 0);
    y->range.base = base;
    y->range.inc = inc;
    y->range.limit = limit;
    for (ptrdiff_t i = 0; i < n; i++)
        y->f64[i] = base + (double)i * inc;
    if (n > 0)
        y->f64[0] = m2c_step_any_f64(base, inc, 0, limit);
    if (n > 1)
        y->f64[n - 1] = m2c_step_f64(base, inc, n - 1, limit);
    return y;
}

static int double_range(m2c_value **out, double base, double inc, double limit)
{
    ptrdiff_t n;
    if (m2c_range_length(&n, base, inc, limit))
        return 1;
    m2c_set(out, build(n, base, inc, limit));
    return 0;
}

static float step_f32(float base, float inc, ptrdiff_t i, float limit)
{
    if (m2c_range_is_nan((double)base, (double)inc, (double)limit))
        return NAN;
    float x = i ? base + (float)i * inc : base;
    bool last = i > 0 && (inc > 0 ? x >= limit : x <= limit);
    return last ? (float)m2c_last_step((double)base, (double)inc, (double)limit) : x;
}

static int single_range(m2c_value **out, float base, float inc, float limit)
{
    ptrdiff_t n;
    if (stored_count(&n, m2c_range_count((double)base, (double)inc, (double)limit, FLT_EPSILON), sizeof base))
        return 1;
    m2c_value *y = m2c_new2(M2C_SINGLE, 1, n, 0);
    for (ptrdiff_t i = 0; i < n; i++)
        y->f32[i] = step_f32(base, inc, i, limit);
    m2c_set(out, y);
    return 0;
}

static m2c_wide scalar(const m2c_value *v)
{
    m2c_chunk buf;
    return *(const m2c_wide *)m2c_load(M2C_IN_WIDE, v, 0, 1, &buf);
}

/* A bound of an integer range. */
static int bound(const m2c_value *v, m2c_class cls, const char *which, m2c_wide *x)
{
    *x = scalar(v);
    bool in_class = x->other == 0 && (cls == M2C_UINT64  ? !x->negative || x->size == 0
                                      : cls == M2C_INT64 ? x->size <= (uint64_t)INT64_MAX + x->negative
                                                         : m2c_f64_of_wide(*x) >= m2c_int_min(cls) &&
                                                               m2c_f64_of_wide(*x) <= m2c_int_max(cls));
    if (!in_class)
        return m2c_error(
            "", "colon operator %s bound invalid (not an integer or out of range for given integer type)",
            which);
    return 0;
}

/* Bounds are elements, and so is an increment of the class. */
static int no_array(const m2c_value *v, m2c_class cls, bool increment)
{
    if (v == NULL || v->numel == 1 || (increment && v->cls != cls))
        return 0;
    return m2c_error("", "octave_base_value::%s_scalar_value(): wrong type argument '%s'",
                     m2c_class_text(cls), m2c_type_name(v));
}

/* A range of an integer class: its first element and the step, modulo 2^64, and the number of elements. */
typedef struct int_steps {
    uint64_t base, inc;
    ptrdiff_t count;
} int_steps;

static uint64_t modular(m2c_wide x)
{
    return x.negative ? 0 - x.size : x.size;
}

static int count_ints(int_steps *steps, const m2c_value *base, const m2c_value *inc, const m2c_value *limit,
                      m2c_class cls)
{
    const uint64_t most = 1000000000000000;
    m2c_wide first, last, step = m2c_wide_of_i64(1);
    if (bound(base, cls, "lower", &first) || bound(limit, cls, "upper", &last))
        return 1;
    if (no_array(base, cls, false) || no_array(limit, cls, false) || no_array(inc, cls, true))
        return 1;
    if (inc)
        step = scalar(inc);
    if (isnan(step.other) || (step.other != 0 && step.other < 0x1p64))
        return m2c_error("", "colon operator increment invalid (not an integer)");
    *steps = (int_steps){modular(first), modular(step), 0};
    bool still = step.size == 0 && step.other == 0, up = m2c_le_wide(first, last);
    if (still || (m2c_ne_wide(first, last) && up == step.negative))
        return 0;
    uint64_t way = up ? modular(last) - steps->base : steps->base - modular(last);
    uint64_t whole = step.other != 0 ? 0 : way / step.size;
    if (whole >= most)
        return m2c_error_too_large();
    steps->count = (ptrdiff_t)whole + 1;
    return 0;
}

static void store_step(m2c_value *y, ptrdiff_t k, uint64_t base, uint64_t inc, ptrdiff_t i)
{
    const uint64_t x = base + (uint64_t)i * inc;
    const bool below = x > (uint64_t)INT64_MAX && y->cls != M2C_UINT64;
    const m2c_wide element = {below ? 0 - x : x, 0, below, M2C_FROM_SIGNED};
    m2c_store(M2C_IN_WIDE, &element, 1, (m2c_class)y->cls, 0, m2c_element(y, k));
}

static int int_range(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit,
                     m2c_class cls)
{
    int_steps steps;
    if (count_ints(&steps, base, inc, limit, cls))
        return 1;
    if (!m2c_affords(1, &steps.count, m2c_element_size(cls, 0)))
        return m2c_error_too_large();
    m2c_value *y = m2c_new2(cls, 1, steps.count, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++)
        store_step(y, i, steps.base, steps.inc, i);
    m2c_set(out, y);
    return 0;
}

static bool valid(const m2c_value *v)
{
    return m2c_is_arith(v) && v->cls != M2C_LOGICAL;
}

/* What the bounds and the increment are together. */
typedef struct bounds {
    int int_cls; /* -1 without integers */
    bool single, text, empty;
} bounds;

static int incompatible(void)
{
    return m2c_error("", "incompatible types found in range expression");
}

/* Only the real part of a bound's first element counts. */
static void warn_of_unused(int parts, const m2c_value *const *part)
{
    bool arrays = false, imaginary = false;
    for (int k = 0; k < parts; k++) {
        arrays = arrays || part[k]->numel > 1;
        imaginary = imaginary || m2c_is_complex(part[k]);
    }
    if (arrays)
        m2c_warn("Octave:colon-nonscalar-argument", "colon arguments should be scalars");
    if (imaginary)
        m2c_warn("Octave:colon-complex-argument", "imaginary part of complex colon arguments is ignored");
}

/* Do the bounds and the increment go together? Those that aren't real doubles are of one kind. */
static bool compatible(int parts, const m2c_value *const *part)
{
    const m2c_value *other = NULL;
    for (int k = 0; k < parts; k++) {
        const m2c_value *v = part[k];
        if (v->cls == M2C_COMMA_LIST)
            return false;
        if (v->cls == M2C_DOUBLE && !m2c_is_complex(v))
            continue;
        if (other && (v->cls != other->cls || m2c_is_complex(v) != m2c_is_complex(other)))
            return false;
        other = v;
    }
    return true;
}

static int survey(bounds *found, int parts, const m2c_value *const *part)
{
    *found = (bounds){-1, false, false, false};
    bool wrong = false;
    if (!compatible(parts, part))
        return incompatible();
    for (int k = 0; k < parts; k++) {
        if (m2c_is_int(part[k]) && found->int_cls < 0)
            found->int_cls = part[k]->cls;
        found->single = found->single || part[k]->cls == M2C_SINGLE;
        found->text = found->text || part[k]->cls == M2C_CHAR;
        found->empty = found->empty || part[k]->numel == 0;
        wrong = wrong || !valid(part[k]);
    }
    if (wrong)
        return m2c_error("", "invalid types found in range expression");
    return 0;
}

/* What a range with an empty bound is. */
static m2c_value *nothing(const bounds *found)
{
    if (found->int_cls >= 0)
        return m2c_new2((m2c_class)found->int_cls, 1, 0, 0);
    if (found->single)
        return m2c_new2(M2C_SINGLE, 1, 0, 0);
    return found->text ? m2c_new2(M2C_CHAR, 0, 0, 0) : m2c_new2(M2C_DOUBLE, 1, 0, 0);
}

int m2c_colon(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit)
{
    const m2c_value *part[3] = {base, limit, inc};
    bounds found;
    if (m2c_real_scalar(base) && m2c_real_scalar(limit) && (!inc || m2c_real_scalar(inc)))
        return double_range(out, base->f64[0], inc ? inc->f64[0] : 1, limit->f64[0]);
    if (survey(&found, inc ? 3 : 2, part))
        return 1;
    warn_of_unused(inc ? 3 : 2, part);
    if (found.empty) {
        m2c_set(out, nothing(&found));
        return 0;
    }
    if (found.int_cls >= 0)
        return int_range(out, base, inc, limit, (m2c_class)found.int_cls);
    double x = m2c_get(base, 0), d = inc ? m2c_get(inc, 0) : 1, y = m2c_get(limit, 0);
    if (found.single)
        return single_range(out, (float)x, (float)d, (float)y);
    if (double_range(out, x, d, y))
        return 1;
    return found.text ? m2c_cast(out, *out, M2C_CHAR) : 0;
}

static int end_trip(ptrdiff_t *count, ptrdiff_t n, double limit)
{
    *count = iterations(n);
    warn_of_no_end(limit, *count);
    return n == IMMENSE ? m2c_error("", "invalid range") : 0;
}

static int real_trip(ptrdiff_t *count, double base, double inc, double limit)
{
    return end_trip(count, count_f64(base, inc, limit), limit);
}

int m2c_trip(ptrdiff_t *count, const m2c_value *base, const m2c_value *inc, const m2c_value *limit)
{
    const m2c_value *part[3] = {base, limit, inc};
    bounds found;
    int_steps steps;
    if (m2c_real_scalar(base) && m2c_real_scalar(inc) && m2c_real_scalar(limit))
        return real_trip(count, base->f64[0], inc->f64[0], limit->f64[0]);
    if (survey(&found, 3, part))
        return 1;
    warn_of_unused(3, part);
    *count = 0;
    if (found.empty)
        return 0;
    if (found.int_cls >= 0) {
        int status = count_ints(&steps, base, inc, limit, (m2c_class)found.int_cls);
        *count = status ? 0 : steps.count;
        return status;
    }
    double x = m2c_get(base, 0), d = m2c_get(inc, 0), y = m2c_get(limit, 0);
    if (found.text && isnan(x + d + y))
        return m2c_error("", "invalid conversion from NaN to character");
    return found.single ? end_trip(count, m2c_range_count((float)x, (float)d, (float)y, FLT_EPSILON), y)
                        : real_trip(count, x, d, y);
}

static void int_step(m2c_value **out, const m2c_value *base, const m2c_value *inc, ptrdiff_t i, m2c_class cls)
{
    m2c_value *y = m2c_new2(cls, 1, 1, 0);
    store_step(y, 0, modular(scalar(base)), modular(scalar(inc)), i);
    m2c_set(out, y);
}

void m2c_for_value(m2c_value **out, const m2c_value *base, const m2c_value *inc, ptrdiff_t i,
                   const m2c_value *limit)
{
    const m2c_value *part[3] = {base, inc, limit};
    bounds found;
    if (m2c_real_scalar(base) && m2c_real_scalar(inc) && limit && m2c_real_scalar(limit)) {
        m2c_give_double(out, m2c_step_any_f64(base->f64[0], inc->f64[0], i, limit->f64[0]));
        return;
    }
    survey(&found, limit ? 3 : 2, part); /* m2c_trip has passed them */
    if (found.int_cls >= 0) {
        int_step(out, base, inc, i, (m2c_class)found.int_cls);
        return;
    }
    double x = m2c_get(base, 0), d = m2c_get(inc, 0),
           y = limit   ? m2c_get(limit, 0)
               : d > 0 ? INFINITY
                       : -INFINITY;
    if (found.single) {
        m2c_value *v = m2c_new2(M2C_SINGLE, 1, 1, 0);
        v->f32[0] = step_f32((float)x, (float)d, i, (float)y);
        m2c_set(out, v);
        return;
    }
    m2c_set(out, m2c_double(m2c_step_any_f64(x, d, i, y)));
    if (found.text)
        m2c_set(out, m2c_as(*out, M2C_CHAR));
}
