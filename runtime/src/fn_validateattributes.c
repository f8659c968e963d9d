/* Builtin: validateattributes. */
#include "attribute_words.h"
#include "core_util.h"
#include "m2c/dialect.h"
#include "m2c/display.h"
#include "plain_attributes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct subject {
    const m2c_value *v;
    const char *prefix;              /* "fn: X (argument #2)" or "input" */
    const char *function, *expected; /* as MATLAB tells: "fn" or "", "input number 2, X," */
} subject;

/* Fails: the value must `must`, in Octave's words, or `expected`, in MATLAB's. */
static int complain(const subject *s, const char *id, const char *must, const char *expected)
{
    const m2c_attribute_words *w = m2c_find_attribute_words(id);
    if (!m2c_spoken || !w)
        return m2c_error(id, "%s must %s", s->prefix, must);
    char name[256];
    snprintf(name, sizeof name, "MATLAB:%s%s%s", s->function, *s->function ? ":" : "", w->matlab);
    return m2c_error(name, "Expected %s to %s", s->expected, expected);
}

/* The same with texts that are made for it, which go. */
static int complain_of(const subject *s, const char *id, m2c_text *must, m2c_text *expected)
{
    int status = complain(s, id, must->s ? must->s : "", expected->s ? expected->s : "");
    m2c_text_free(must);
    m2c_text_free(expected);
    return status;
}

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
    m2c_text must = {0}, expected = {0};
    m2c_text_addf(&must, "have %g %s", x, self->words);
    m2c_text_addf(&expected, "be an array with number of %s equal to %g.", self->words, x);
    return complain_of(s, self->id, &must, &expected);
}

static int check_size(const valued_attribute *self, const subject *s, const m2c_value *wanted)
{
    bool right = wanted->numel >= s->v->ndims;
    for (int d = 0; right && d < wanted->numel; d++)
        right = isnan(m2c_get(wanted, d)) || (d < s->v->ndims && m2c_get(wanted, d) == (double)s->v->dims[d]);
    if (right)
        return 0;
    char dims[32 * M2C_MAX_RANK];
    m2c_text size = {0}, must = {0}, expected = {0};
    for (ptrdiff_t d = 0; d < wanted->numel; d++) {
        double x = m2c_get(wanted, d);
        if (isnan(x))
            m2c_text_addf(&size, "%sN", d ? "x" : "");
        else
            m2c_text_addf(&size, "%s%g", d ? "x" : "", x);
    }
    const char *shape = size.s ? size.s : "";
    m2c_dims_text(s->v, dims);
    m2c_text_addf(&must, "be of size %s but was %s", shape, dims);
    m2c_text_addf(&expected, "be of size %s, but it is of size %s.", shape, dims);
    m2c_text_free(&size);
    return complain_of(s, self->id, &must, &expected);
}

static int error_limit(const valued_attribute *self, const subject *s, double limit)
{
    m2c_text must = {0}, expected = {0};
    m2c_text_addf(&must, "be %s %f", self->words, limit);
    m2c_text_addf(&expected,
                  s->v->numel == 1 ? "be a scalar with value %s %.5g."
                                   : "be an array with all of the values %s %.5g.",
                  self->name, limit);
    return complain_of(s, self->id, &must, &expected);
}

static int check_limit(const valued_attribute *self, const subject *s, const m2c_value *limit)
{
    double y = m2c_get(limit, 0);
    for (ptrdiff_t k = 0; k < s->v->numel; k++)
        if (!self->good(m2c_get(s->v, k), y))
            return error_limit(self, s, y);
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

/* A value has not the attribute of a name. */
static int error_plain(const subject *s, const char *id, const char *name)
{
    const m2c_attribute_words *w = m2c_find_attribute_words(id);
    m2c_text must = {0}, expected = {0};
    m2c_text_addf(&must, "be %s", name);
    m2c_text_addf(&expected, "%s%s.", w && w->expected ? "" : "be ", w && w->expected ? w->expected : name);
    return complain_of(s, id, &must, &expected);
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
            status = error_plain(s, id, name);
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

/* The names of classes, those of a kind in its place: "numeric" is ten. They go with m2c_free. */
static int class_names(char **list, int most, const m2c_value *classes)
{
    static const char *const numeric[] = {"double", "single", "uint8", "uint16", "uint32",
                                          "uint64", "int8",   "int16", "int32",  "int64"};
    int n = 0;
    for (ptrdiff_t k = 0; k < classes->numel && n + 10 < most; k++) {
        const bool all = m2c_equals_text(classes->cell[k], "numeric");
        const int kinds = all ? 10 : m2c_equals_text(classes->cell[k], "float") ? 2 : 0;
        for (int c = 0; c < kinds; c++)
            list[n++] = m2c_strdup(numeric[c]);
        if (!kinds)
            list[n++] = m2c_cstring(classes->cell[k]);
    }
    return n;
}

static int error_class(const subject *s, const m2c_value *classes)
{
    char *list[64];
    const int n = class_names(list, 64, classes);
    m2c_text must = {0}, expected = {0};
    m2c_text_addf(&expected, "be one of these types:\n\n");
    for (int k = 0; k < n; k++)
        m2c_text_addf(&expected, "%s%s", k ? ", " : "", list[k]);
    m2c_text_addf(&expected, "\n\nInstead its type was %s.", m2c_class_name(s->v));
    qsort(list, (size_t)n, sizeof *list, compare_text);
    m2c_text_addf(&must, "be of class:\n\n  ");
    for (int k = 0; k < n; k++) {
        if (k == 0 || strcmp(list[k], list[k - 1]) != 0)
            m2c_text_addf(&must, "%s%s", k ? " " : "", list[k]);
    }
    m2c_text_addf(&must, "\n\nbut was of class %s", m2c_class_name(s->v));
    for (int k = 0; k < n; k++)
        m2c_free(list[k]);
    return complain_of(s, "Octave:invalid-type", &must, &expected);
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

/* "input number 2, X," or "input", as MATLAB names the value, and the function's name. */
static void describe_expected(m2c_text *t, char **function, int n, m2c_value *const *in)
{
    const bool named = n > 0 && m2c_is_string(in[0]);
    *function = named ? m2c_cstring(in[0]) : m2c_strdup("");
    char *variable = n > 1 && m2c_is_string(in[1]) ? m2c_cstring(in[1]) : m2c_strdup("");
    const m2c_value *place = named ? (n > 2 ? in[2] : NULL) : n > 0 ? in[0] : NULL;
    if (place && is_place(place)) {
        m2c_text_addf(t, "input number %g", m2c_get(place, 0));
        m2c_text_addf(t, *variable ? ", %s," : "%s", variable);
    } else
        m2c_text_addf(t, "%s", *variable ? variable : "input");
    m2c_free(variable);
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
    m2c_text expected = {0};
    char *function = NULL;
    describe_expected(&expected, &function, nargin - 3, in + 3);
    subject s = {in[0], t.s, function, expected.s};
    status = status || check_class(&s, in[1]) || check_attributes(&s, in[2]);
    m2c_free(function);
    m2c_text_free(&expected);
    m2c_text_free(&t);
    return status;
}
