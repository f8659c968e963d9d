/* Builtin: assert, of a condition and of equality with a tolerance. */
#include "assert_report.h"
#include "core_util.h"
#include "m2c/constant.h"
#include "message.h"

#include <math.h>
#include <stdio.h>

const char *m2c_call_text = "cond, expected, tol";

static const char nested_text[] = "cond {i},expected {i},tol";
static const char field_text[] = "v,{expected.(k)},tol";
static const m2c_value exactly = M2C_CONST_SCALAR(M2C_DOUBLE, 0, &(double){0});

/* Status: 0 where they agree, UNCOMPARABLE where a tolerance makes no sense, 1 where an error is pending. */
enum { UNCOMPARABLE = 2 };
static int compare(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text);

static int report_one(const char *text, const char *where, const char *observed, const char *expected,
                      const char *reason)
{
    m2c_assert_report r = {0};
    m2c_assert_row(&r, where, observed, expected, reason);
    return m2c_assert_finish(&r, text);
}

static int report_dims(const char *text, const m2c_value *a, const m2c_value *b, const char *reason)
{
    char observed[32 * M2C_MAX_RANK + 4], expected[32 * M2C_MAX_RANK + 4], dims[32 * M2C_MAX_RANK];
    snprintf(observed, sizeof observed, "O(%s)", m2c_dims_text(a, dims));
    snprintf(expected, sizeof expected, "E(%s)", m2c_dims_text(b, dims));
    return report_one(text, ".", observed, expected, reason);
}

static int report_class(const char *text, const m2c_value *a, const char *wanted)
{
    char reason[96];
    snprintf(reason, sizeof reason, "Expected %s, but observed %s", wanted, m2c_class_name(a));
    return report_one(text, ".", "O", "E", reason);
}

static int compare_text(const m2c_value *a, const m2c_value *b, const char *text)
{
    char *expected = m2c_cstring(b), number[64] = "O";
    int status = 0;
    if (a->cls != M2C_CHAR) {
        if (m2c_is_arith(a) && a->numel == 1)
            m2c_assert_number(number, sizeof number, a, 0);
        char reason[96];
        snprintf(reason, sizeof reason, "Expected string, but observed %s",
                 m2c_is_numeric(a) ? "number" : m2c_class_name(a));
        status = report_one(text, ".", number, expected, reason);
    } else if (!m2c_isequal(a, b)) {
        char *observed = m2c_cstring(a);
        status = report_one(text, "[]", observed, expected, "Strings don't match");
        m2c_free(observed);
    }
    m2c_free(expected);
    return status;
}

/* Elements of a cell: always with a tolerance, so that their classes need not be the same. */
static int compare_inside(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    int status = compare(a, b, tol ? tol : &exactly, nested_text);
    return status == UNCOMPARABLE ? report_one(text, "{}", "O", "E", "Cell configuration error") : status;
}

static int compare_cells(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    if (a->cls != M2C_CELL)
        return report_class(text, a, "cell");
    if (!m2c_same_dims(a, b))
        return report_dims(text, a, b, "Dimensions don't match");
    for (ptrdiff_t k = 0; k < a->numel; k++)
        if (compare_inside(a->cell[k], b->cell[k], tol, text))
            return 1;
    return 0;
}

static int compare_structs(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    if (a->cls != M2C_STRUCT)
        return report_class(text, a, "struct");
    if (!m2c_same_dims(a, b) || a->fields->count != b->fields->count)
        return report_dims(text, a, b, "Structure sizes don't match");
    for (int f = 0; f < b->fields->count; f++)
        if (m2c_fields_find(a->fields, b->fields->name[f]) < 0)
            return report_one(text, ".", "O", "E", "Structure fieldname mismatch");
    for (int f = 0; f < b->fields->count; f++)
        for (ptrdiff_t k = 0; k < b->numel; k++) {
            const char *name = b->fields->name[f];
            if (compare_inside(m2c_struct_get(a, k, name), m2c_struct_get(b, k, name), tol, field_text))
                return 1;
        }
    return 0;
}

/* --- numbers ------------------------------------------------------------------------------------- */

static void add_row(m2c_assert_report *r, const m2c_value *a, const m2c_value *b, ptrdiff_t k,
                    const char *reason)
{
    char where[160], observed[64], expected[64];
    m2c_assert_where(where, sizeof where, b->numel == 1 ? a : b, k);
    m2c_assert_number(observed, sizeof observed, a, k);
    m2c_assert_number(expected, sizeof expected, b, k);
    m2c_assert_row(r, where, observed, expected, reason);
}

static bool has_nan(double complex z)
{
    return isnan(creal(z)) || isnan(cimag(z));
}
static bool has_inf(double complex z)
{
    return isinf(creal(z)) || isinf(cimag(z));
}

/* NaNs and infinities must be in the same places, whatever the tolerance. */
static void compare_special(m2c_assert_report *r, const m2c_value *a, const m2c_value *b)
{
    for (ptrdiff_t k = 0; k < a->numel; k++)
        if (has_nan(m2c_getc(a, k)) != has_nan(m2c_getc(b, k)))
            add_row(r, a, b, k, "'NaN' mismatch");
    for (ptrdiff_t k = 0; k < a->numel; k++) {
        double complex x = m2c_getc(a, k), y = m2c_getc(b, k);
        if ((has_inf(x) || has_inf(y)) && !has_nan(x) && !has_nan(y) && x != y)
            add_row(r, a, b, k, "'Inf' mismatch");
    }
}

static double tolerance_at(const m2c_value *tol, ptrdiff_t k)
{
    return !tol || tol->numel == 0 ? 0 : m2c_get(tol, tol->numel == 1 ? 0 : k % tol->numel);
}

static void compare_element(m2c_assert_report *r, const m2c_value *a, const m2c_value *b, double tol,
                            ptrdiff_t k)
{
    double complex x = m2c_getc(a, k), y = m2c_getc(b, k);
    if (has_nan(x) || has_nan(y) || has_inf(x) || has_inf(y))
        return;
    bool relative = tol < 0 && cabs(y) > 0;
    double err = relative ? cabs(x - y) / cabs(y) : cabs(x - y), limit = fabs(tol);
    if (!(err > limit))
        return;
    char reason[128];
    snprintf(reason, sizeof reason, "%s err %.5g exceeds tol %.5g by %.1g", relative ? "Rel" : "Abs", err,
             limit, err - limit);
    add_row(r, a, b, k, reason);
}

static int compare_numbers(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    char reason[96];
    if (!m2c_same_dims(a, b))
        return report_dims(text, a, b, "Dimensions don't match");
    if (tol && (!m2c_is_arith(a) || a->cls == M2C_CHAR))
        return UNCOMPARABLE;
    if (!tol && a->cls != b->cls) {
        snprintf(reason, sizeof reason, "Class %s != %s", m2c_class_name(a), m2c_class_name(b));
        return report_one(text, "()", "O", "E", reason);
    }
    if (!tol && m2c_is_complex(a) != m2c_is_complex(b))
        return report_one(text, "()", "O", "E", m2c_is_complex(a) ? "complex != real" : "real != complex");
    m2c_assert_report r = {0};
    compare_special(&r, a, b);
    for (ptrdiff_t k = 0; k < a->numel; k++)
        compare_element(&r, a, b, tolerance_at(tol, k), k);
    return m2c_assert_finish(&r, text);
}

static int compare(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    switch ((m2c_class)b->cls) {
    case M2C_CHAR:
        return compare_text(a, b, text);
    case M2C_CELL:
        return compare_cells(a, b, tol, text);
    case M2C_STRUCT:
        return compare_structs(a, b, tol, text);
    case M2C_FUNCTION:
        return m2c_isequal(a, b) ? 0 : report_one(text, "@", "O", "E", "Function handles don't match");
    case M2C_MAP:
    case M2C_OBJECT:
        return m2c_isequal(a, b) ? 0 : report_one(text, "()", "O", "E", "Class single != double");
    default:
        return compare_numbers(a, b, tol, text);
    }
}

/* --- conditions ---------------------------------------------------------------------------------- */

static bool holds(const m2c_value *v)
{
    if (!m2c_is_arith(v) || v->numel == 0)
        return false;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (m2c_getc(v, k) == 0)
            return false;
    return true;
}

static int failed_message(int nargin, m2c_value *const *in)
{
    char *id, *message;
    if (m2c_read_message("error", nargin, in, &id, &message))
        return 1;
    m2c_error_text(id, message);
    m2c_free(id);
    m2c_free(message);
    return 1;
}

M2C_BUILTIN(assert)
{
    M2C_UNUSED;
    if (nargin == 0)
        return m2c_invalid_call("assert");
    if (nargin == 1)
        return holds(in[0]) ? 0 : m2c_error("", "assert (%s) failed", m2c_call_text);
    bool message = m2c_is_string(in[1]) && in[0]->cls == M2C_LOGICAL;
    if (message || (nargin > 1 && m2c_is_string(in[1]) && m2c_is_numeric(in[0]) && nargin > 3))
        return holds(in[0]) ? 0 : failed_message(nargin - 1, in + 1);
    const m2c_value *tol = nargin > 2 && m2c_is_arith(in[2]) && in[2]->cls != M2C_CHAR ? in[2] : NULL;
    int status = compare(in[0], in[1], tol, m2c_call_text);
    if (status != UNCOMPARABLE)
        return status;
    return in[0]->cls == M2C_CHAR ? m2c_error("", "isna: argument must be numeric")
                                  : m2c_error("", "real: not defined for %s", m2c_class_name(in[0]));
}
