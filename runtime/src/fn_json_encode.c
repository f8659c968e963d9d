/* Builtins: jsonencode. */
#include "m2c/dialect.h"
#include "string_array.h"
#include "text_internal.h"

#include "map.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct writer {
    m2c_text text;
    bool null_numbers; /* are NaN and infinities null? */
    bool lines;        /* is each member in a line of its own? */
} writer;

static int encode(writer *w, const m2c_value *v);

/* --- scalars ------------------------------------------------------------------------------------- */
/* The fewest digits that mean the number, and the place of the point behind the first of them. */
static int shortest_digits(double x, char *digits, int *exponent)
{
    char buf[40];
    int n = 1;
    for (; n < 17; n++) {
        snprintf(buf, sizeof buf, "%.*e", n - 1, x);
        if (strtod(buf, NULL) == x)
            break;
    }
    snprintf(buf, sizeof buf, "%.*e", n - 1, x);
    char *e = strchr(buf, 'e');
    *exponent = (int)strtol(e + 1, NULL, 10);
    int count = 0;
    for (const char *p = buf; p < e; p++)
        if (isdigit((unsigned char)*p))
            digits[count++] = *p;
    return count;
}

static void put_zeros(m2c_text *t, int n)
{
    for (int k = 0; k < n; k++)
        m2c_text_add(t, "0", 1);
}

/* Up to 21 digits in front of the point and five zeros behind it, else an exponent. */
static void put_double(m2c_text *t, double x)
{
    char digits[24];
    int exponent, n = shortest_digits(fabs(x), digits, &exponent), front = exponent + 1;
    if (x < 0)
        m2c_text_add(t, "-", 1);
    if (n <= front && front <= 21) {
        m2c_text_add(t, digits, (size_t)n);
        put_zeros(t, front - n);
        m2c_text_add(t, ".0", 2);
    } else if (front > 0 && front <= 21) {
        m2c_text_addf(t, "%.*s.%.*s", front, digits, n - front, digits + front);
    } else if (front > -6 && front <= 0) {
        m2c_text_add(t, "0.", 2);
        put_zeros(t, -front);
        m2c_text_add(t, digits, (size_t)n);
    } else {
        m2c_text_addf(t, "%c%s%.*se%d", digits[0], n > 1 ? "." : "", n - 1, digits + 1, exponent);
    }
}

static void put_number(writer *w, double x)
{
    enum { MOST_AS_INTEGER = 999999 };
    if (isfinite(x) && x == trunc(x) && fabs(x) <= MOST_AS_INTEGER)
        m2c_text_addf(&w->text, "%ld", (long)x);
    else if (isfinite(x))
        put_double(&w->text, x);
    else if (w->null_numbers)
        m2c_text_add(&w->text, "null", 4);
    else
        m2c_text_addf(&w->text, "%s", isnan(x) ? "NaN" : x > 0 ? "Infinity" : "-Infinity");
}

static void put_element(writer *w, const m2c_value *v, ptrdiff_t k)
{
    if (v->cls == M2C_LOGICAL)
        m2c_text_addf(&w->text, "%s", v->u8[k] ? "true" : "false");
    else
        put_number(w, m2c_get(v, k));
}

static void put_string(m2c_text *t, const unsigned char *s, ptrdiff_t n, ptrdiff_t step)
{
    static const char plain[] = "\"\\\b\f\n\r\t", after[] = "\"\\bfnrt";
    m2c_text_add(t, "\"", 1);
    for (ptrdiff_t k = 0; k < n; k++) {
        char c = (char)s[k * step];
        const char *special = c ? strchr(plain, c) : NULL;
        if (special)
            m2c_text_addf(t, "\\%c", after[special - plain]);
        else if ((unsigned char)c < ' ')
            m2c_text_addf(t, "\\u%04X", (unsigned)c);
        else
            m2c_text_add(t, &c, 1);
    }
    m2c_text_add(t, "\"", 1);
}

/* --- arrays -------------------------------------------------------------------------------------- */
/* The elements from `at` on along dimension d and those behind it, as nested lists. */
static void put_nested(writer *w, const m2c_value *v, int d, ptrdiff_t at, ptrdiff_t stride)
{
    bool text = v->cls == M2C_CHAR;
    if (text && d == v->ndims - 1 && v->ndims > 2) {
        put_string(&w->text, v->u8 + at, v->dims[d], stride);
        return;
    }
    if (d == v->ndims) {
        put_element(w, v, at);
        return;
    }
    if (text && d == 1 && v->ndims == 2) {
        put_string(&w->text, v->u8 + at, v->dims[1], v->dims[0]);
        return;
    }
    m2c_text_add(&w->text, "[", 1);
    for (ptrdiff_t k = 0; k < v->dims[d]; k++) {
        if (k > 0)
            m2c_text_add(&w->text, ",", 1);
        put_nested(w, v, d + 1, at + k * stride, stride * v->dims[d]);
    }
    m2c_text_add(&w->text, "]", 1);
}

static int encode_array(writer *w, const m2c_value *v)
{
    int long_ones = 0;
    for (int d = 0; d < v->ndims; d++)
        long_ones += v->dims[d] != 1;
    if (v->cls == M2C_CHAR && (v->numel == 0 || (v->ndims == 2 && v->dims[0] == 1))) {
        put_string(&w->text, v->u8, v->numel, 1);
    } else if (v->numel == 0) {
        m2c_text_add(&w->text, "[]", 2);
    } else if (v->numel == 1 && !m2c_is_complex(v) && v->cls != M2C_CHAR) {
        put_element(w, v, 0);
    } else if (long_ones <= 1 && v->cls != M2C_CHAR) {
        m2c_text_add(&w->text, "[", 1);
        for (ptrdiff_t k = 0; k < v->numel; k++) {
            m2c_text_addf(&w->text, "%s", k ? "," : "");
            put_element(w, v, k);
        }
        m2c_text_add(&w->text, "]", 1);
    } else {
        put_nested(w, v, 0, 0, 1);
    }
    return 0;
}

/* --- containers ---------------------------------------------------------------------------------- */
static int encode_cell(writer *w, const m2c_value *v)
{
    m2c_text_add(&w->text, "[", 1);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        m2c_text_addf(&w->text, "%s", k ? "," : "");
        if (encode(w, v->cell[k]))
            return 1;
    }
    m2c_text_add(&w->text, "]", 1);
    return 0;
}

static int encode_object(writer *w, const m2c_value *v, ptrdiff_t k)
{
    m2c_text_add(&w->text, "{", 1);
    for (int f = 0; f < v->fields->count; f++) {
        const char *name = v->fields->name[f];
        m2c_text_addf(&w->text, "%s", f ? "," : "");
        put_string(&w->text, (const unsigned char *)name, (ptrdiff_t)strlen(name), 1);
        m2c_text_add(&w->text, ":", 1);
        if (encode(w, v->cell[k * v->fields->count + f]))
            return 1;
    }
    m2c_text_add(&w->text, "}", 1);
    return 0;
}

static int encode_struct(writer *w, const m2c_value *v)
{
    if (v->numel == 1)
        return encode_object(w, v, 0);
    if (v->numel == 0)
        return 0; /* as Octave has it: no text at all */
    m2c_text_add(&w->text, "[", 1);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        m2c_text_addf(&w->text, "%s", k ? "," : "");
        if (encode_object(w, v, k))
            return 1;
    }
    m2c_text_add(&w->text, "]", 1);
    return 0;
}

/* Numeric keys are written as the bits that they have inside of Octave. */
static int encode_map(writer *w, const m2c_map *m)
{
    m2c_map_put_in_order(m);
    m2c_map_put_in_order(m);
    m2c_text_add(&w->text, "{", 1);
    for (ptrdiff_t k = 0; k < m->count; k++) {
        char bits[20];
        const char *key = m->numeric ? bits : m->key[k].text;
        if (m->numeric) {
            uint64_t word;
            memcpy(&word, &m->key[k].number, sizeof word);
            snprintf(bits, sizeof bits, "%016llx", (unsigned long long)word);
        }
        m2c_text_addf(&w->text, "%s", k ? "," : "");
        put_string(&w->text, (const unsigned char *)key, (ptrdiff_t)strlen(key), 1);
        m2c_text_add(&w->text, ":", 1);
        if (encode(w, m->value[k]))
            return 1;
    }
    m2c_text_add(&w->text, "}", 1);
    return 0;
}

static int encode(writer *w, const m2c_value *v)
{
    if (m2c_is_compressed(v)) {
        m2c_value *full = m2c_sparse_ways_now->full(v);
        int status = encode(w, full);
        m2c_release(full);
        return status;
    }
    bool wide = v->cls == M2C_INT64 || v->cls == M2C_UINT64;
    bool fraction = v->cls == M2C_SINGLE && v->numel == 1 && m2c_get(v, 0) != trunc(m2c_get(v, 0));
    if (m2c_is_arith(v) && !(wide && v->numel == 1) && !fraction)
        return encode_array(w, v);
    if (m2c_is_string_array(v) && v->numel == 1)
        return encode(w, m2c_is_missing_text(v->cell[0]) ? &m2c_shared_empty : v->cell[0]);
    if (v->cls == M2C_CELL)
        return encode_cell(w, v);
    if (v->cls == M2C_STRUCT)
        return encode_struct(w, v);
    if (v->cls == M2C_MAP)
        return encode_map(w, v->map);
    return m2c_error("", "jsonencode: unsupported type");
}

/* --- lines --------------------------------------------------------------------------------------- */
static void new_line(m2c_text *t, int depth)
{
    m2c_text_add(t, "\n", 1);
    for (int k = 0; k < depth; k++)
        m2c_text_add(t, "  ", 2);
}

/* The same text with each member and element in a line of its own. */
static m2c_text in_lines(const m2c_text *w)
{
    m2c_text t = {0};
    int depth = 0;
    bool inside = false; /* a string? */
    for (size_t k = 0; k < w->n; k++) {
        const char c = w->s[k];
        const bool ends = !inside && (c == '}' || c == ']'), begins = !inside && (c == '{' || c == '[');
        if (ends && w->s[k - 1] != (c == '}' ? '{' : '['))
            new_line(&t, depth - 1);
        m2c_text_add(&t, &c, 1);
        if (inside && c == '\\' && k + 1 < w->n)
            m2c_text_add(&t, &w->s[++k], 1);
        else if (c == '"')
            inside = !inside;
        depth += begins - ends;
        if ((begins && w->s[k + 1] != (c == '{' ? '}' : ']')) || (!inside && c == ','))
            new_line(&t, depth);
        else if (!inside && c == ':')
            m2c_text_add(&t, " ", 1);
    }
    return t;
}

static int read_options(writer *w, int n, m2c_value *const *option)
{
    for (int k = 0; k < n; k += 2) {
        if (!m2c_is_string(option[k]))
            return m2c_error("", "jsonencode: option must be a string");
        if (option[k + 1]->cls != M2C_LOGICAL || option[k + 1]->numel != 1)
            return m2c_error("", "jsonencode: option value must be a logical scalar");
        char *name = m2c_cstring(option[k]);
        for (char *p = name; *p; p++)
            *p = (char)tolower((unsigned char)*p);
        bool nulls = strcmp(name, "convertinfandnan") == 0, known = nulls || strcmp(name, "prettyprint") == 0;
        m2c_free(name);
        if (!known)
            return m2c_error("", "jsonencode: Valid options are \"ConvertInfAndNaN\" and \"PrettyPrint\"");
        if (nulls)
            w->null_numbers = option[k + 1]->u8[0];
        else
            w->lines = option[k + 1]->u8[0] && m2c_spoken;
    }
    return 0;
}

M2C_TEXT_FN(jsonencode)
{
    M2C_TEXT_UNUSED;
    if (nargin % 2 == 0 || nargin > 5)
        return m2c_wrong_call("jsonencode", nargin);
    writer w = {.null_numbers = true};
    if (read_options(&w, nargin - 1, in + 1) || encode(&w, in[0])) {
        m2c_text_free(&w.text);
        return 1;
    }
    m2c_text lines = {0};
    if (w.lines)
        lines = in_lines(&w.text);
    m2c_set(&out[0], m2c_text_take(w.lines ? &lines : &w.text));
    if (w.lines)
        m2c_text_free(&w.text);
    return 0;
}
