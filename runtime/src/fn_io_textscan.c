/* textscan and strread: formats, options and results. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "text_regex.h"
#include "text_stream.h"
#include "text_table.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>

/* --- formats ------------------------------------------------------------------------------------- */

/* The class that %d8, %u16, %f32, … ask for; returns what follows. */
static const char *read_class(const char *f, m2c_class *cls)
{
    char kind = *f++;
    long bits = isdigit((unsigned char)*f)   ? strtol(f, (char **)&f, 10)
                : kind == 'f' || kind == 'n' ? 64
                                             : 32;
    if (kind == 'f' || kind == 'n')
        *cls = bits == 32 ? M2C_SINGLE : M2C_DOUBLE;
    else if (kind == 'd')
        *cls = bits == 8 ? M2C_INT8 : bits == 16 ? M2C_INT16 : bits == 64 ? M2C_INT64 : M2C_INT32;
    else
        *cls = bits == 8 ? M2C_UINT8 : bits == 16 ? M2C_UINT16 : bits == 64 ? M2C_UINT64 : M2C_UINT32;
    return f;
}

/* A conversion behind its percent sign; returns what follows, or NULL. */
static const char *read_conversion(m2c_table *t, const char *f, const char *end)
{
    m2c_set_fault fault = {0};
    bool discard = *f == '*';
    f += discard;
    size_t width = isdigit((unsigned char)*f) ? (size_t)strtoul(f, (char **)&f, 10) : 0;
    int decimals = -1;
    if (*f == '.')
        decimals = (int)strtol(f + 1, (char **)&f, 10);
    if (!*f || !strchr("fndusqc[", *f))
        return NULL;
    m2c_table_column *c = m2c_table_add(t, strchr("fndu", *f) ? 'f' : *f);
    c->discard = discard;
    c->width = width;
    c->decimals = decimals;
    if (c->kind == 'f')
        return read_class(f, &c->cls);
    return c->kind == '[' ? m2c_set_read(c->set, NULL, f + 1, end, false, &fault) : f + 1;
}

static int read_format(m2c_table *t, const char *who, const char *f)
{
    const char *end = f + strlen(f);
    while (*f) {
        if (isspace((unsigned char)*f)) {
            f++;
        } else if (*f == '%' && f[1] != '%') {
            const char *behind = read_conversion(t, f + 1, end);
            if (!behind)
                return m2c_error("", "%s: '%.*s' is not a valid format specifier", who,
                                 (int)strcspn(f, " \t"), f);
            f = behind;
        } else {
            m2c_table_column *c = m2c_table_add(t, 'l');
            for (; *f && (*f != '%' || f[1] == '%') && !isspace((unsigned char)*f); f++) {
                f += *f == '%';
                m2c_text_add(&c->literal, f, 1);
            }
        }
    }
    return 0;
}

/* --- options ------------------------------------------------------------------------------------- */

/* Text with its escapes resolved, or NULL for what is no text. */
static m2c_value *unescaped(const m2c_value *v)
{
    m2c_value *text = NULL, *arg = (m2c_value *)v;
    if (v->cls != M2C_CHAR || m2c_fn_do_string_escapes(NULL, 1, &text, 1, &arg))
        return NULL;
    return text;
}

static const m2c_value *part_of(const m2c_value *v, ptrdiff_t k)
{
    return v->cls == M2C_CELL ? v->cell[k] : v;
}

/* The characters of a text, or of the texts in a cell; those of several characters go to `longer`. */
static void read_characters(m2c_text *t, m2c_list *longer, const m2c_value *v)
{
    m2c_text_free(t);
    for (ptrdiff_t k = 0; k < (v->cls == M2C_CELL ? v->numel : 1); k++) {
        m2c_value *text = unescaped(part_of(v, k));
        if (text && longer && v->cls == M2C_CELL && text->numel > 1)
            m2c_list_add(longer, text);
        else if (text)
            m2c_text_add(t, (const char *)text->u8, (size_t)text->numel);
        m2c_release(text);
    }
}

static void read_words(m2c_list *words, const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < (v->cls == M2C_CELL ? v->numel : 1); k++)
        if (part_of(v, k)->cls == M2C_CHAR)
            m2c_list_add(words, (m2c_value *)part_of(v, k));
}

static void read_comment(m2c_table *t, const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < (v->cls == M2C_CELL ? v->numel : 1) && k < 2; k++)
        m2c_set(&t->comment[k], unescaped(part_of(v, k)));
}

/* false: there is no such option. */
static bool read_option(m2c_table *t, const m2c_value *name, const m2c_value *v)
{
    if (m2c_is_option(name, "delimiter"))
        read_characters(&t->delimiters, &t->long_delimiters, v);
    else if (m2c_is_option(name, "endofline"))
        read_characters(&t->ends, NULL, v);
    else if (m2c_is_option(name, "whitespace"))
        read_characters(&t->blanks, NULL, v);
    else if (m2c_is_option(name, "headerlines"))
        t->header_lines = m2c_get(v, 0);
    else if (m2c_is_option(name, "emptyvalue"))
        t->empty = m2c_get(v, 0);
    else if (m2c_is_option(name, "multipledelimsasone"))
        t->merge = m2c_option_true(v);
    else if (m2c_is_option(name, "returnonerror"))
        t->stop_at_error = m2c_option_true(v);
    else if (m2c_is_option(name, "collectoutput"))
        t->collect = m2c_option_true(v);
    else if (m2c_is_option(name, "treatasempty"))
        read_words(&t->as_empty, v);
    else if (m2c_is_option(name, "commentstyle"))
        read_comment(t, v);
    else
        return m2c_is_option(name, "bufsize") || m2c_is_option(name, "expchars");
    return true;
}

static int read_options(m2c_table *t, const char *who, int n, m2c_value *const *in)
{
    if (n % 2)
        return m2c_error("", "%s: %d parameters given, but only %d values", who, n / 2 + 1, n / 2);
    for (int k = 0; k < n; k += 2) {
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "%s: Invalid parameter type <%s> for parameter %d", who,
                             m2c_class_name(in[k]), k + 1);
        if (read_option(t, in[k], in[k + 1]) || strcmp(who, "textscan") != 0)
            continue;
        char *name = m2c_cstring(in[k]);
        m2c_error("", "%s: unrecognized option '%s'", who, name);
        m2c_free(name);
        return 1;
    }
    return 0;
}

static bool has_no_conversion(const m2c_table *t)
{
    for (int k = 0; k < t->count; k++)
        if (t->column[k].kind != 'l')
            return false;
    return true;
}

static int read_columns(m2c_table *t, const char *who, const m2c_value *format)
{
    if (format && format->numel == 0) {
        m2c_table_guess(t);
        return t->count == 0 && strcmp(who, "textscan") == 0
                   ? m2c_error("", "textscan: No conversions specified")
                   : 0;
    }
    m2c_value *text = !format                  ? m2c_text_value("%f", 2)
                      : format->flags & M2C_DQ ? m2c_retain(format)
                                               : unescaped(format);
    char *f = m2c_cstring(text);
    int status = read_format(t, who, f);
    if (!status && strcmp(who, "textscan") == 0 && has_no_conversion(t))
        status = m2c_error("", "textscan: no valid format conversion specifiers");
    m2c_free(f);
    m2c_release(text);
    return status;
}

/* Reads the columns of s: format, repeat count and options are in in[0..n). */
static int scan_table(m2c_table *t, const char *who, int n, m2c_value *const *in)
{
    bool formatted = n > 0 && in[0]->cls == M2C_CHAR &&
                     (in[0]->numel == 0 || n % 2 || memchr(in[0]->u8, '%', (size_t)in[0]->numel));
    int used = formatted;
    if (n > 0 && in[0]->cls != M2C_CHAR)
        return m2c_error("", "%s: FORMAT must be a string", who);
    t->repeat = INFINITY;
    t->empty = NAN;
    t->stop_at_error = true;
    t->complex_too = t->by_lines = strcmp(who, "textscan") == 0;
    m2c_text_add(&t->ends, "\r\n", 2);
    m2c_text_add(&t->blanks, " \b\t", 3);
    if (used < n && in[used]->cls != M2C_CHAR) {
        if (in[used]->numel && m2c_get(in[used], 0) >= 0)
            t->repeat = m2c_get(in[used], 0);
        used++;
    }
    return read_options(t, who, n - used, in + used) || read_columns(t, who, formatted ? in[0] : NULL) ||
           m2c_table_read(t, who);
}

/* --- results ------------------------------------------------------------------------------------- */

static ptrdiff_t rows_of(const m2c_table_column *c)
{
    return c->kind == 'f' ? c->x.n : c->words.n;
}

static bool is_result(const m2c_table_column *c)
{
    return c->kind != 'l' && !c->discard;
}

/* A column, filled up to so many rows. */
static m2c_value *column_value(const m2c_table *t, const m2c_table_column *c, ptrdiff_t rows)
{
    if (c->kind != 'f') {
        m2c_value *v = m2c_cell(rows, 1);
        for (ptrdiff_t k = 0; k < rows; k++)
            m2c_set(&v->cell[k], k < c->words.n ? m2c_retain(c->words.v[k]) : m2c_text_value("", 0));
        return v;
    }
    bool is_complex = c->imaginary.n > 0;
    m2c_value *v = m2c_new2(M2C_DOUBLE, rows, 1, is_complex ? M2C_COMPLEX : 0), *typed = NULL;
    for (ptrdiff_t k = 0; k < rows; k++) {
        double x = k < c->x.n ? c->x.x[k] : t->empty;
        if (is_complex)
            v->c64[k] = m2c_of_parts(x, k < c->imaginary.n ? c->imaginary.x[k] : 0);
        else
            v->f64[k] = x;
    }
    if (m2c_cast(&typed, v, c->cls))
        m2c_release(m2c_catch());
    m2c_release(v);
    return typed;
}

static bool is_alike(const m2c_table_column *a, const m2c_table_column *b)
{
    return (a->kind == 'f') == (b->kind == 'f') && a->cls == b->cls;
}

/* Appends the results to a list: one for a column, or for neighbours of one class. */
static int collect(const m2c_table *t, m2c_list *results)
{
    const m2c_table_column *last = NULL;
    ptrdiff_t most = 0;
    for (int k = 0; k < t->count; k++)
        if (is_result(&t->column[k]) && rows_of(&t->column[k]) > most)
            most = rows_of(&t->column[k]);
    for (int k = 0; k < t->count; k++) {
        const m2c_table_column *c = &t->column[k];
        if (!is_result(c))
            continue;
        m2c_value *v = column_value(t, c, t->collect ? most : rows_of(c));
        if (t->collect && last && is_alike(last, c)) {
            m2c_value **into = &results->v[results->n - 1], *pair[2] = {*into, v}, *joined = NULL;
            int bad = m2c_hcat(&joined, 2, pair);
            m2c_release(v);
            if (bad)
                return 1;
            m2c_set(into, joined);
        } else {
            m2c_list_push(results, v);
        }
        last = c;
    }
    return 0;
}

M2C_TEXT_FN(textscan)
{
    M2C_TEXT_UNUSED;
    int fid = -1;
    long start = -1;
    m2c_table t = {0};
    m2c_text rest = {0};
    m2c_list results = {0};
    if (nargin < 1)
        return m2c_invalid_call("textscan");
    FILE *file = NULL;
    if (in[0]->cls != M2C_CHAR) {
        if (in[0]->cls != M2C_DOUBLE && !m2c_is_int(in[0]))
            return m2c_error("", "file id must be a file object, std::string, or integer value");
        if (m2c_stream_number("textscan", in[0], &fid))
            return 1;
        file = m2c_stream_of(fid)->file;
        start = ftell(file);
        m2c_read_rest(&rest, file);
    }
    t.s = file ? (m2c_bytes){rest.s, rest.n} : m2c_span_of(in[0]);
    int status = scan_table(&t, "textscan", nargin - 1, in + 1) || collect(&t, &results);
    if (!status) {
        m2c_value *c = m2c_cell(1, results.n);
        for (int k = 0; k < results.n; k++)
            m2c_copy(&c->cell[k], results.v[k]);
        m2c_set(&out[0], c);
    }
    if (file && start >= 0 && t.at < t.s.n) /* what was not read is there for the next that reads */
        fseek(file, start + (long)t.at, SEEK_SET);
    m2c_list_clear(&results);
    m2c_table_free(&t);
    m2c_text_free(&rest);
    return status;
}

M2C_TEXT_FN(strread)
{
    M2C_TEXT_UNUSED;
    m2c_table t = {0};
    m2c_list results = {0};
    if (nargin < 1)
        return m2c_invalid_call("strread");
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "strread: STR must be a string");
    t.s = m2c_span_of(in[0]);
    int status = scan_table(&t, "strread", nargin - 1, in + 1) || collect(&t, &results);
    for (int k = 0; k < results.n && !status && k < (nargout ? nargout : 1); k++)
        m2c_copy(&out[k], results.v[k]);
    m2c_list_clear(&results);
    m2c_table_free(&t);
    return status;
}
