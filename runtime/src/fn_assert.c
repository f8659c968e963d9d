/* Builtin: assert, of a condition and of equality with a tolerance. */
#include "assert_report.h"
#include "core_util.h"
#include "m2c/constant.h"
#include "message.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

M2C_STATE const char *m2c_call_text = "cond\nexpected\ntol";

static const char nested_text[] = "cond {i},expected {i},tol";
static const char field_text[] = "v,{expected.(k)},tol";
static const m2c_value exactly = M2C_CONST_SCALAR(M2C_DOUBLE, 0, &(double){0});

/* Adds what differs to the reports. False where a tolerance makes no sense, which leaves the cell or struct
 * that the operands are in. */
static bool compare(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text);

static void report_one(const char *text, const char *where, const char *observed, const char *expected,
                       const char *reason)
{
    m2c_assert_report r = {0};
    m2c_assert_row(&r, where, observed, expected, reason);
    m2c_assert_finish(&r, text);
}

static void report_dims(const char *text, const m2c_value *a, const m2c_value *b, const char *reason)
{
    char observed[32 * M2C_MAX_RANK + 4], expected[32 * M2C_MAX_RANK + 4], dims[32 * M2C_MAX_RANK];
    snprintf(observed, sizeof observed, "O(%s)", m2c_dims_text(a, dims));
    snprintf(expected, sizeof expected, "E(%s)", m2c_dims_text(b, dims));
    report_one(text, ".", observed, expected, reason);
}

static void report_class(const char *text, const m2c_value *a, const char *wanted)
{
    char reason[96];
    snprintf(reason, sizeof reason, "Expected %s, but observed %s", wanted, m2c_class_name(a));
    report_one(text, ".", "O", "E", reason);
}

static void compare_text(const m2c_value *a, const m2c_value *b, const char *text)
{
    char *expected = m2c_cstring(b), number[64] = "O";
    if (a->cls != M2C_CHAR) {
        if (m2c_is_arith(a) && a->numel == 1)
            m2c_assert_number(number, sizeof number, a, 0);
        char reason[96];
        snprintf(reason, sizeof reason, "Expected string, but observed %s",
                 m2c_is_numeric(a) ? "number" : m2c_class_name(a));
        report_one(text, ".", number, expected, reason);
    } else if (!m2c_isequal(a, b)) {
        char *observed = m2c_cstring(a);
        report_one(text, "[]", observed, expected, "Strings don't match");
        m2c_free(observed);
    }
    m2c_free(expected);
}

/* Elements of a cell: always with a tolerance, so that their classes need not be the same. */
static bool compare_inside(const m2c_value *a, const m2c_value *b, const m2c_value *tol)
{
    return compare(a, b, tol ? tol : &exactly, nested_text);
}

static void compare_cells(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    if (a->cls != M2C_CELL) {
        report_class(text, a, "cell");
        return;
    }
    if (!m2c_same_dims(a, b)) {
        report_dims(text, a, b, "Dimensions don't match");
        return;
    }
    ptrdiff_t k = 0;
    while (k < a->numel && compare_inside(a->cell[k], b->cell[k], tol))
        k++;
    if (k < a->numel)
        report_one(text, "{}", "O", "E", "Cell configuration error");
}

/* The values that elements of a struct array have in a field. */
static void compare_field(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *name)
{
    ptrdiff_t k = 0;
    while (k < a->numel && compare_inside(m2c_struct_get(a, k, name), m2c_struct_get(b, k, name), tol))
        k++;
    if (k < a->numel)
        report_one(field_text, "{}", "O", "E", "Cell configuration error");
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Do the sorted names of the fields differ in every place? */
static bool all_names_differ(const m2c_fields *a, const m2c_fields *b)
{
    const char **names = m2c_alloc(2 * (size_t)a->count * sizeof *names + 1), **others = names + a->count;
    for (int f = 0; f < a->count; f++) {
        names[f] = a->name[f];
        others[f] = b->name[f];
    }
    qsort(names, (size_t)a->count, sizeof *names, by_text);
    qsort(others, (size_t)a->count, sizeof *names, by_text);
    bool differ = a->count > 0;
    for (int f = 0; f < a->count && differ; f++)
        differ = strcmp(names[f], others[f]) != 0;
    m2c_free(names);
    return differ;
}

static void compare_structs(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    if (a->cls != M2C_STRUCT) {
        report_class(text, a, "struct");
        return;
    }
    if (!m2c_same_dims(a, b) || a->fields->count != b->fields->count) {
        report_dims(text, a, b, "Structure sizes don't match");
        return;
    }
    if (all_names_differ(a->fields, b->fields)) {
        report_one(text, ".", "O", "E", "Structure fieldname mismatch");
        return;
    }
    for (int f = 0; f < a->fields->count; f++) {
        const char *name = a->fields->name[f];
        if (m2c_fields_find(b->fields, name) < 0) {
            report_one(text, ".", "O", "E", "Structure configuration error");
            return;
        }
        compare_field(a, b, tol, name);
    }
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

/* A difference in the class that the operands give: integers are rounded and saturate. */
static double in_class(m2c_class cls, double x)
{
    if (cls == M2C_SINGLE)
        return (double)(float)x;
    if (cls < M2C_INT8 || cls > M2C_UINT64)
        return x;
    bool has_sign = cls <= M2C_INT64;
    double beyond = ldexp(1, 8 * (int)m2c_element_size(cls, 0) - has_sign);
    return fmin(fmax(round(x), has_sign ? -beyond : 0), beyond - 1);
}

static double difference(m2c_class cls, double complex x, double complex y)
{
    if (cls == M2C_DOUBLE || cls == M2C_SINGLE)
        return in_class(cls, cabs(x - y));
    return in_class(cls, fabs(in_class(cls, creal(x) - creal(y))));
}

/* How the elements are compared: exactly, absolutely or relatively. */
typedef enum { EXACT, ABSOLUTE, RELATIVE } measure;

static void compare_element(m2c_assert_report *r, const m2c_value *a, const m2c_value *b, double tol,
                            ptrdiff_t k)
{
    double complex x = m2c_getc(a, k), y = m2c_getc(b, k);
    if (x == y || has_nan(x) || has_nan(y) || has_inf(x) || has_inf(y))
        return;
    m2c_class cls;
    if (!m2c_result_class(a, b, &cls))
        cls = M2C_DOUBLE;
    bool relative = tol < 0 && cabs(y) > 0;
    double err = difference(cls, x, y), limit = fabs(tol);
    if (relative)
        err = in_class(cls, err / cabs(y));
    if (tol != 0 && !(err > limit))
        return;
    char reason[128];
    snprintf(reason, sizeof reason, "%s err %.5g exceeds tol %.5g by %.1g", relative ? "Rel" : "Abs", err,
             in_class(cls, limit), in_class(cls, err - limit));
    add_row(r, a, b, k, reason);
}

static void compare_elements(m2c_assert_report *r, const m2c_value *a, const m2c_value *b,
                             const m2c_value *tol)
{
    for (measure how = EXACT; how <= RELATIVE; how++)
        for (ptrdiff_t k = 0; k < a->numel; k++) {
            double limit = tolerance_at(tol, k);
            if ((limit < 0 ? RELATIVE : limit > 0 ? ABSOLUTE : EXACT) == how)
                compare_element(r, a, b, limit, k);
        }
}

static bool compare_numbers(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    char reason[96];
    if (!m2c_same_dims(a, b)) {
        report_dims(text, a, b, "Dimensions don't match");
    } else if (tol && (!m2c_is_arith(a) || a->cls == M2C_CHAR)) {
        return false;
    } else if (!tol && a->cls != b->cls) {
        snprintf(reason, sizeof reason, "Class %s != %s", m2c_class_name(a), m2c_class_name(b));
        report_one(text, "()", "O", "E", reason);
    } else if (!tol && m2c_is_complex(a) != m2c_is_complex(b)) {
        report_one(text, "()", "O", "E", m2c_is_complex(a) ? "complex != real" : "real != complex");
    } else {
        m2c_assert_report r = {0};
        compare_special(&r, a, b);
        compare_elements(&r, a, b, tol);
        m2c_assert_finish(&r, text);
    }
    return true;
}

static bool compare(const m2c_value *a, const m2c_value *b, const m2c_value *tol, const char *text)
{
    switch ((m2c_class)b->cls) {
    case M2C_CHAR:
        compare_text(a, b, text);
        return true;
    case M2C_CELL:
        compare_cells(a, b, tol, text);
        return true;
    case M2C_STRUCT:
        compare_structs(a, b, tol, text);
        return true;
    case M2C_FUNCTION:
        if (!m2c_isequal(a, b))
            report_one(text, "@", "O", "E", "Function handles don't match");
        return true;
    case M2C_MAP:
    case M2C_OBJECT:
        if (!m2c_isequal(a, b))
            report_one(text, "()", "O", "E", "Class single != double");
        return true;
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

/* The texts of the arguments: a comma list has one, for its first value. */
static char *argument_texts(int nargin)
{
    m2c_text t = {0};
    const char *s = m2c_call_text;
    for (int k = 0; k < nargin; k++) {
        size_t n = strcspn(s, "\n");
        m2c_text_add(&t, ",", k > 0);
        m2c_text_add(&t, s, n);
        s += n + (s[n] != 0);
    }
    m2c_text_add(&t, "", 1);
    return t.s;
}

static int compare_reporting(const m2c_value *a, const m2c_value *b, const m2c_value *tol, int nargin)
{
    char *texts = argument_texts(nargin);
    bool sensible = compare(a, b, tol, texts);
    m2c_free(texts);
    if (sensible)
        return m2c_assert_raise();
    m2c_assert_forget();
    return a->cls == M2C_CHAR ? m2c_error("", "isna: argument must be numeric")
                              : m2c_error("", "real: not defined for %s", m2c_class_name(a));
}

static int failed_condition(void)
{
    char *text = argument_texts(1);
    m2c_error("", "assert (%s) failed", text);
    m2c_free(text);
    return 1;
}

M2C_BUILTIN(assert)
{
    M2C_UNUSED;
    if (nargin == 0)
        return m2c_invalid_call("assert");
    if (nargin == 1)
        return holds(in[0]) ? 0 : failed_condition();
    if (m2c_is_string(in[1]) && in[0]->cls == M2C_LOGICAL)
        return holds(in[0]) ? 0 : failed_message(nargin - 1, in + 1);
    if (nargin > 3)
        return m2c_invalid_call("assert");
    const m2c_value *tol = nargin > 2 && m2c_is_arith(in[2]) && in[2]->cls != M2C_CHAR ? in[2] : NULL;
    return compare_reporting(in[0], in[1], tol, nargin);
}
