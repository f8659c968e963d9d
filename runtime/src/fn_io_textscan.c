/* textscan and strread: columns of numbers and words. Declared in mat2c/builtins/text.py. */
#include "text_scan.h"
#include "text_stream.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>

/* One conversion of the format, and the column that it fills. */
typedef struct column {
    char kind; /* 'f' a number, 's' a word, 'l' literal text that must be there */
    bool discard;
    m2c_class cls;
    m2c_text literal;
    m2c_scan_result x;
    m2c_list words;
} column;

typedef struct table {
    m2c_span s;
    size_t at;
    m2c_text delimiters, ends; /* ends: of lines */
    bool merge;                /* several delimiters count as one */
    double empty;              /* what an empty number field is */
    double repeat, header_lines;
    column *column;
    int count;
} table;

static bool is_in(const m2c_text *set, char c)
{
    return set->n && memchr(set->s, c, set->n);
}

static column *add_column(table *t, char kind)
{
    t->column = m2c_realloc(t->column, (size_t)(t->count + 1) * sizeof *t->column);
    t->column[t->count] = (column){.kind = kind, .cls = M2C_DOUBLE};
    return &t->column[t->count++];
}

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

static int read_format(table *t, const char *who, const char *f)
{
    while (*f) {
        if (isspace((unsigned char)*f)) {
            f++;
            continue;
        }
        if (*f != '%') {
            column *c = add_column(t, 'l');
            for (; *f && *f != '%' && !isspace((unsigned char)*f); f++)
                m2c_text_add(&c->literal, f, 1);
            continue;
        }
        bool discard = *++f == '*';
        f += discard;
        if (!*f || !strchr("fndusq", *f))
            return m2c_error("", "%s: bad format specifier", who);
        bool word = *f == 's' || *f == 'q';
        column *c = add_column(t, word ? 's' : 'f');
        c->discard = discard;
        f = word ? f + 1 : read_class(f, &c->cls);
    }
    return 0;
}

static void skip_blanks(table *t, bool lines)
{
    while (t->at < t->s.n) {
        char c = t->s.s[t->at];
        bool blank = (c == ' ' || c == '\t' || c == '\b') && !is_in(&t->delimiters, c);
        if (!blank && !(lines && is_in(&t->ends, c)))
            return;
        t->at++;
    }
}

static void skip_delimiter(table *t)
{
    skip_blanks(t, false);
    while (t->at < t->s.n && is_in(&t->delimiters, t->s.s[t->at])) {
        t->at++;
        if (!t->merge)
            return;
        skip_blanks(t, false);
    }
}

static void push_number(column *c, double x)
{
    if (c->discard)
        return;
    c->x.x = m2c_realloc(c->x.x, (size_t)(c->x.n + 1) * sizeof *c->x.x);
    c->x.x[c->x.n++] = x;
}

static bool read_number(table *t, column *c)
{
    double x;
    m2c_span rest = {t->s.s + t->at, t->s.n - t->at};
    size_t n = m2c_scan_number(rest, &x);
    bool nothing = rest.n && (is_in(&t->delimiters, rest.s[0]) || is_in(&t->ends, rest.s[0]));
    if (!n && !nothing)
        return false;
    push_number(c, n ? x : t->empty);
    t->at += n;
    return true;
}

static bool read_word(table *t, column *c)
{
    size_t start = t->at;
    while (t->at < t->s.n) {
        char ch = t->s.s[t->at];
        bool end = is_in(&t->delimiters, ch) || is_in(&t->ends, ch);
        if (end || (t->delimiters.n == 0 && isspace((unsigned char)ch)))
            break;
        t->at++;
    }
    if (!c->discard)
        m2c_list_push(&c->words, m2c_text_value(t->s.s + start, t->at - start));
    return true;
}

static bool read_field(table *t, int k)
{
    column *c = &t->column[k];
    bool first = k == 0;
    skip_blanks(t, first || t->delimiters.n == 0);
    if (c->kind == 'l') {
        bool there =
            t->s.n - t->at >= c->literal.n && memcmp(t->s.s + t->at, c->literal.s, c->literal.n) == 0;
        t->at += there ? c->literal.n : 0;
        return there;
    }
    if (t->at == t->s.n)
        return false;
    bool done = c->kind == 'f' ? read_number(t, c) : read_word(t, c);
    if (done)
        skip_delimiter(t);
    return done;
}

static void skip_header(table *t)
{
    for (; t->header_lines > 0 && t->at < t->s.n; t->at++)
        t->header_lines -= is_in(&t->ends, t->s.s[t->at]);
}

static void read_table(table *t)
{
    skip_header(t);
    for (double row = 0; t->count && row < t->repeat && t->at < t->s.n; row++)
        for (int k = 0; k < t->count; k++)
            if (!read_field(t, k))
                return;
}

/* Without a format: as many number columns as the first line has fields. */
static void guess_columns(table *t)
{
    skip_header(t);
    table probe = *t;
    probe.count = 0;
    column scratch = {.kind = 'f', .discard = true};
    int n = 0;
    for (skip_blanks(&probe, true); probe.at < probe.s.n && !is_in(&probe.ends, probe.s.s[probe.at]); n++) {
        if (!read_number(&probe, &scratch))
            break;
        skip_delimiter(&probe);
    }
    while (n-- > 0)
        add_column(t, 'f');
}

static void add_characters(m2c_text *t, const m2c_value *v)
{
    m2c_text_free(t);
    const m2c_value *parts = v;
    for (ptrdiff_t k = 0; k < (v->cls == M2C_CELL ? v->numel : 1); k++) {
        parts = v->cls == M2C_CELL ? v->cell[k] : v;
        m2c_value *text = NULL, *arg = (m2c_value *)parts;
        if (parts->cls == M2C_CHAR && !m2c_fn_do_string_escapes(NULL, 1, &text, 1, &arg))
            m2c_text_add(t, (const char *)text->u8, (size_t)text->numel);
        m2c_release(text);
    }
}

static int read_options(table *t, const char *who, int n, m2c_value *const *in)
{
    for (int k = 0; k + 1 < n; k += 2) {
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "%s: Invalid parameter type <%s> for parameter %d", who,
                             m2c_class_name(in[k]), k + 1);
        const m2c_value *v = in[k + 1];
        if (m2c_is_text(in[k], "delimiter"))
            add_characters(&t->delimiters, v);
        else if (m2c_is_text(in[k], "endofline"))
            add_characters(&t->ends, v);
        else if (m2c_is_text(in[k], "headerlines"))
            t->header_lines = m2c_get(v, 0);
        else if (m2c_is_text(in[k], "emptyvalue"))
            t->empty = m2c_get(v, 0);
        else if (m2c_is_text(in[k], "multipledelimsasone"))
            t->merge = m2c_option_true(v);
    }
    return 0;
}

static m2c_value *column_value(const column *c)
{
    if (c->kind == 's') {
        m2c_value *v = m2c_cell(c->words.n, 1);
        for (int k = 0; k < c->words.n; k++)
            m2c_copy(&v->cell[k], c->words.v[k]);
        return v;
    }
    m2c_value *v = m2c_new2(M2C_DOUBLE, c->x.n, 1, 0), *typed = NULL;
    if (c->x.n)
        memcpy(v->f64, c->x.x, (size_t)c->x.n * sizeof(double));
    if (m2c_cast(&typed, v, c->cls))
        m2c_release(m2c_catch());
    m2c_release(v);
    return typed;
}

static void free_table(table *t)
{
    for (int k = 0; k < t->count; k++) {
        m2c_text_free(&t->column[k].literal);
        m2c_free(t->column[k].x.x);
        m2c_list_clear(&t->column[k].words);
    }
    m2c_free(t->column);
    m2c_text_free(&t->delimiters);
    m2c_text_free(&t->ends);
}

static int count_outputs(const table *t)
{
    int n = 0;
    for (int k = 0; k < t->count; k++)
        n += t->column[k].kind != 'l' && !t->column[k].discard;
    return n;
}

/* Reads the columns of s: format, repeat count and options are in in[0..n). */
static int scan_table(table *t, const char *who, int n, m2c_value *const *in)
{
    int status = 0, used = 0;
    bool formatted = n > 0 && in[0]->cls == M2C_CHAR &&
                     (in[0]->numel == 0 || memchr(in[0]->u8, '%', (size_t)in[0]->numel));
    t->repeat = INFINITY;
    t->empty = NAN;
    m2c_text_add(&t->ends, "\r\n", 2);
    used = formatted;
    if (used < n && in[used]->cls != M2C_CHAR) {
        if (in[used]->numel && m2c_get(in[used], 0) >= 0)
            t->repeat = m2c_get(in[used], 0);
        used++;
    }
    status = read_options(t, who, n - used, in + used);
    if (!status && formatted && in[0]->numel) {
        char *f = m2c_cstring(in[0]);
        status = read_format(t, who, f);
        m2c_free(f);
    } else if (!status) {
        guess_columns(t);
        if (t->count == 0 && strcmp(who, "textscan") == 0)
            status = m2c_error("", "textscan: No conversions specified");
    }
    if (!status)
        read_table(t);
    return status;
}

static void read_rest(m2c_text *rest, FILE *f)
{
    m2c_text_add(rest, "", 0);
    for (int c = fgetc(f); c != EOF; c = fgetc(f))
        m2c_text_add(rest, &(char){(char)c}, 1);
}

M2C_TEXT_FN(textscan)
{
    M2C_TEXT_UNUSED;
    int fid = -1;
    table t = {0};
    m2c_text rest = {0};
    if (nargin < 1)
        return m2c_invalid_call("textscan");
    if (in[0]->cls != M2C_CHAR) {
        if (m2c_stream_number("textscan", in[0], &fid))
            return 1;
        read_rest(&rest, m2c_stream_of(fid)->file);
    }
    t.s = in[0]->cls == M2C_CHAR ? m2c_span_of(in[0]) : (m2c_span){rest.s, rest.n};
    int status = scan_table(&t, "textscan", nargin - 1, in + 1);
    if (!status) {
        m2c_value *c = m2c_cell(1, count_outputs(&t));
        for (int k = 0, j = 0; k < t.count; k++)
            if (t.column[k].kind != 'l' && !t.column[k].discard)
                m2c_set(&c->cell[j++], column_value(&t.column[k]));
        m2c_set(&out[0], c);
    }
    free_table(&t);
    m2c_text_free(&rest);
    return status;
}

M2C_TEXT_FN(strread)
{
    M2C_TEXT_UNUSED;
    table t = {0};
    if (nargin < 1)
        return m2c_invalid_call("strread");
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "strread: STR must be a string");
    t.s = m2c_span_of(in[0]);
    int status = scan_table(&t, "strread", nargin - 1, in + 1), j = 0;
    for (int k = 0; k < t.count && !status && j < (nargout ? nargout : 1); k++)
        if (t.column[k].kind != 'l' && !t.column[k].discard)
            m2c_set(&out[j++], column_value(&t.column[k]));
    free_table(&t);
    return status;
}
