/* Builtin: validateattributes. */
#include "core_util.h"
#include "m2c/display.h"
#include "plain_attributes.h"

#include <math.h>
#include <stdlib.h>

typedef struct subject {
    const m2c_value *v;
    const char *prefix; /* "fn: X (argument #2)" or "input" */
} subject;

typedef struct valued_attribute {
    const char *name;
    int (*check)(const struct valued_attribute *self, const subject *s, const m2c_value *value);
    ptrdiff_t (*measure)(const m2c_value *v);
    bool (*good)(double x, double limit);
    const char *words, *id;
} valued_attribute;

static ptrdiff_t count_elements(const m2c_value *v)
{
    return v->numel;
}
static ptrdiff_t count_rows(const m2c_value *v)
{
    return v->dims[0];
}
static ptrdiff_t count_columns(const m2c_value *v)
{
    return v->dims[1];
}
static ptrdiff_t count_dimensions(const m2c_value *v)
{
    return v->ndims;
}

static int check_count(const valued_attribute *self, const subject *s, const m2c_value *wanted)
{
    double x = m2c_get(wanted, 0);
    if ((double)self->measure(s->v) == x)
        return 0;
    return m2c_error(self->id, "%s must have %g %s", s->prefix, x, self->words);
}

static int check_size(const valued_attribute *self, const subject *s, const m2c_value *wanted)
{
    bool right = wanted->numel >= s->v->ndims;
    for (int d = 0; right && d < wanted->numel; d++)
        right = isnan(m2c_get(wanted, d)) || (d < s->v->ndims && m2c_get(wanted, d) == (double)s->v->dims[d]);
    if (right)
        return 0;
    char dims[32 * M2C_MAX_RANK];
    m2c_text t = {0};
    for (ptrdiff_t d = 0; d < wanted->numel; d++) {
        double x = m2c_get(wanted, d);
        if (isnan(x))
            m2c_text_addf(&t, "%sN", d ? "x" : "");
        else
            m2c_text_addf(&t, "%s%g", d ? "x" : "", x);
    }
    m2c_error(self->id, "%s must be of size %s but was %s", s->prefix, t.s ? t.s : "",
              m2c_dims_text(s->v, dims));
    m2c_text_free(&t);
    return 1;
}

static int check_limit(const valued_attribute *self, const subject *s, const m2c_value *limit)
{
    double y = m2c_get(limit, 0);
    for (ptrdiff_t k = 0; k < s->v->numel; k++)
        if (!self->good(m2c_get(s->v, k), y))
            return m2c_error(self->id, "%s must be %s %f", s->prefix, self->words, y);
    return 0;
}

static const valued_attribute valued_attributes[] = {
    {"numel", check_count, count_elements, NULL, "elements", "Octave:incorrect-numel"},
    {"nrows", check_count, count_rows, NULL, "rows", "Octave:incorrect-numrows"},
    {"ncols", check_count, count_columns, NULL, "columns", "Octave:incorrect-numcols"},
    {"ndims", check_count, count_dimensions, NULL, "dimensions", "Octave:incorrect-numdims"},
    {"size", check_size, NULL, NULL, NULL, "Octave:incorrect-size"},
    {">", check_limit, NULL, m2c_greater, "greater than", "Octave:expected-greater"},
    {">=", check_limit, NULL, m2c_greater_or_equal, "greater than or equal to",
     "Octave:expected-greater-equal"},
    {"<", check_limit, NULL, m2c_less, "less than", "Octave:expected-less"},
    {"<=", check_limit, NULL, m2c_less_or_equal, "less than or equal to", "Octave:expected-less-equal"},
};

static const valued_attribute *find_valued(const char *name)
{
    for (size_t k = 0; k < sizeof valued_attributes / sizeof *valued_attributes; k++)
        if (strcmp(valued_attributes[k].name, name) == 0)
            return &valued_attributes[k];
    return NULL;
}

static int check_attributes(const subject *s, const m2c_value *attributes)
{
    for (ptrdiff_t k = 0; k < attributes->numel; k++) {
        const m2c_value *a = attributes->cell[k];
        int good = m2c_plain_attribute(s->v, a), status = 0;
        char *name = m2c_cstring(a);
        const valued_attribute *valued = find_valued(name);
        if (good == 0) {
            char id[64] = "Octave:expected-";
            strncat(id, name, sizeof id - 20);
            status = m2c_error(id, "%s must be %s", s->prefix, name);
        } else if (good < 0 && !valued) {
            status = m2c_error("Octave:invalid-input-arg", "validateattributes: unknown ATTRIBUTE %s",
                               a->cls == M2C_CHAR ? name : "");
        } else if (good < 0 && k + 1 == attributes->numel) {
            char dims[32 * M2C_MAX_RANK];
            status = m2c_error("Octave:index-out-of-bounds",
                               "attr(%" M2C_PT "): out of bound %" M2C_PT " (dimensions are %s)", k + 2,
                               k + 1, m2c_dims_text(attributes, dims));
        } else if (good < 0) {
            status = valued->check(valued, s, attributes->cell[++k]);
        }
        m2c_free(name);
        if (status)
            return 1;
    }
    return 0;
}

/* --- classes ------------------------------------------------------------------------------------- */

static int compare_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int error_class(const subject *s, const m2c_value *classes)
{
    static const char *const numeric[] = {"double", "single", "int8",   "int16",  "int32",
                                          "int64",  "uint8",  "uint16", "uint32", "uint64"};
    char *list[64];
    int n = 0;
    for (ptrdiff_t k = 0; k < classes->numel && n < 50; k++) {
        if (m2c_equals_text(classes->cell[k], "numeric"))
            for (int c = 0; c < 10; c++)
                list[n++] = m2c_strdup(numeric[c]);
        else if (m2c_equals_text(classes->cell[k], "float"))
            for (int c = 0; c < 2; c++)
                list[n++] = m2c_strdup(numeric[c]);
        else
            list[n++] = m2c_cstring(classes->cell[k]);
    }
    qsort(list, (size_t)n, sizeof *list, compare_text);
    m2c_text t = {0};
    for (int k = 0; k < n; k++) {
        if (k == 0 || strcmp(list[k], list[k - 1]) != 0)
            m2c_text_addf(&t, "%s%s", k ? " " : "", list[k]);
    }
    for (int k = 0; k < n; k++)
        m2c_free(list[k]);
    m2c_error("Octave:invalid-type", "%s must be of class:\n\n  %s\n\nbut was of class %s", s->prefix,
              t.s ? t.s : "", m2c_class_name(s->v));
    m2c_text_free(&t);
    return 1;
}

static bool of_class(const m2c_value *v, const m2c_value *name)
{
    return m2c_equals_text(name, m2c_class_name(v)) || (m2c_equals_text(name, "float") && m2c_is_float(v)) ||
           (m2c_equals_text(name, "numeric") && m2c_is_numeric(v));
}

static int check_class(const subject *s, const m2c_value *classes)
{
    for (ptrdiff_t k = 0; k < classes->numel; k++)
        if (of_class(s->v, classes->cell[k]))
            return 0;
    return classes->numel ? error_class(s, classes) : 0;
}

static bool is_place(const m2c_value *v)
{
    double k = m2c_is_numeric(v) && v->numel == 1 ? m2c_get(v, 0) : 0;
    return k >= 1 && k == floor(k);
}

/* "fn: X (argument #2)" or "input 2", from the arguments after the attributes. */
static int describe(m2c_text *t, int n, m2c_value *const *in)
{
    if (n > 0 && !m2c_is_string(in[0])) {
        if (n > 1 || !is_place(in[0]))
            return m2c_error("", "validateattributes: 4th input argument must be ARG_IDX or FUNC_NAME");
        m2c_text_addf(t, "input %g", m2c_get(in[0], 0));
        return 0;
    }
    char *function = n > 0 ? m2c_cstring(in[0]) : m2c_strdup("");
    m2c_text_addf(t, n > 0 ? "%s: " : "%s", function);
    m2c_free(function);
    if (n > 1 && !m2c_is_string(in[1]))
        return m2c_error("", "validateattributes: VAR_NAME must be a string");
    char *variable = n > 1 ? m2c_cstring(in[1]) : m2c_strdup("input");
    m2c_text_addf(t, "%s", variable);
    m2c_free(variable);
    if (n > 2 && !is_place(in[2]))
        return m2c_error("", "validateattributes: ARG_IDX must be a positive integer");
    if (n > 2)
        m2c_text_addf(t, " (argument #%g)", m2c_get(in[2], 0));
    return 0;
}

M2C_BUILTIN(validateattributes)
{
    M2C_UNUSED;
    if (nargin < 3 || nargin > 6)
        return m2c_invalid_call("validateattributes");
    if (!m2c_is_cellstr(in[1]))
        return m2c_error("Octave:invalid-type",
                         "validateattributes: CLASSES must be a cell array of strings");
    if (in[2]->cls != M2C_CELL)
        return m2c_error("Octave:invalid-type", "validateattributes: ATTRIBUTES must be a cell array");
    m2c_text t = {0};
    int status = describe(&t, nargin - 3, in + 3);
    subject s = {in[0], t.s};
    status = status || check_class(&s, in[1]) || check_attributes(&s, in[2]);
    m2c_text_free(&t);
    return status;
}
