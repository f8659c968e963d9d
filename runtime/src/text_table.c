/* Reading rows of fields (text_table.h). */
#include "text_table.h"
#include "text_regex.h"

#include <math.h>
#include <stdlib.h>

bool m2c_table_has(const m2c_text *set, char c)
{
    return set->n && memchr(set->s, c, set->n);
}

m2c_table_column *m2c_table_add(m2c_table *t, char kind)
{
    t->column = m2c_realloc(t->column, (size_t)(t->count + 1) * sizeof *t->column);
    t->column[t->count] = (m2c_table_column){.kind = kind, .cls = M2C_DOUBLE, .decimals = -1};
    return &t->column[t->count++];
}

void m2c_table_free(m2c_table *t)
{
    for (int k = 0; k < t->count; k++) {
        m2c_text_free(&t->column[k].literal);
        m2c_free(t->column[k].x.x);
        m2c_free(t->column[k].imaginary.x);
        m2c_list_clear(&t->column[k].words);
    }
    m2c_free(t->column);
    m2c_text_free(&t->blanks);
    m2c_text_free(&t->delimiters);
    m2c_text_free(&t->ends);
    m2c_list_clear(&t->long_delimiters);
    m2c_list_clear(&t->as_empty);
    m2c_release(t->comment[0]);
    m2c_release(t->comment[1]);
}

/* --- between fields ------------------------------------------------------------------------------ */

static m2c_bytes rest_of(const m2c_table *t)
{
    return (m2c_bytes){t->s.s + t->at, t->s.n - t->at};
}

static bool starts_with(m2c_bytes s, const m2c_value *text)
{
    size_t n = (size_t)text->numel;
    return n > 0 && s.n >= n && memcmp(s.s, text->u8, n) == 0;
}

static bool is_separated(const m2c_table *t)
{
    return t->delimiters.n > 0 || t->long_delimiters.n > 0;
}

/* Length of the delimiter at s, or 0. */
static size_t delimiter_at(const m2c_table *t, m2c_bytes s)
{
    for (int k = 0; k < t->long_delimiters.n; k++)
        if (starts_with(s, t->long_delimiters.v[k]))
            return (size_t)t->long_delimiters.v[k]->numel;
    return s.n && m2c_table_has(&t->delimiters, s.s[0]);
}

/* Length of the end of a line at s, or 0. */
static size_t end_at(const m2c_table *t, m2c_bytes s)
{
    if (!s.n || !m2c_table_has(&t->ends, s.s[0]))
        return 0;
    return 1 + (s.n > 1 && s.s[0] == '\r' && s.s[1] == '\n' && m2c_table_has(&t->ends, '\n'));
}

static bool is_blank(const m2c_table *t, char c)
{
    return m2c_table_has(&t->blanks, c) && (c == ' ' || !m2c_table_has(&t->delimiters, c));
}

/* A comment goes to what closes it, or to the end of the line, which belongs to it. */
static bool skip_comment(m2c_table *t)
{
    if (!t->comment[0] || !starts_with(rest_of(t), t->comment[0]))
        return false;
    t->at += (size_t)t->comment[0]->numel;
    for (; t->at < t->s.n; t->at++) {
        m2c_bytes rest = rest_of(t);
        size_t n = t->comment[1] ? (starts_with(rest, t->comment[1]) ? (size_t)t->comment[1]->numel : 0)
                                 : end_at(t, rest);
        if (n) {
            t->at += n;
            break;
        }
    }
    return true;
}

static void skip_blanks(m2c_table *t, bool lines)
{
    while (t->at < t->s.n) {
        if (skip_comment(t))
            continue;
        if (!is_blank(t, t->s.s[t->at]) && !(lines && m2c_table_has(&t->ends, t->s.s[t->at])))
            return;
        t->at++;
    }
}

static void skip_delimiter(m2c_table *t)
{
    t->delimiter = 0;
    for (bool more = is_separated(t) || t->by_lines; more; more = more && t->merge) {
        skip_blanks(t, false);
        size_t n = delimiter_at(t, rest_of(t)), end = n ? 0 : end_at(t, rest_of(t));
        if (n + end)
            t->delimiter = t->s.s[t->at];
        t->at += n + end;
        more = n + end > 0;
    }
}

/* --- fields -------------------------------------------------------------------------------------- */

static void append(m2c_scan_result *r, double x)
{
    r->x = m2c_realloc(r->x, (size_t)(r->n + 1) * sizeof *r->x);
    r->x[r->n++] = x;
}

static void push_number(m2c_table_column *c, double x, double imaginary)
{
    if (c->discard)
        return;
    if (c->imaginary.n || imaginary != 0) {
        while (c->imaginary.n < c->x.n)
            append(&c->imaginary, 0);
        append(&c->imaginary, imaginary);
    }
    append(&c->x, x);
}

static void push_word(m2c_table_column *c, const char *s, size_t n)
{
    if (!c->discard)
        m2c_list_push(&c->words, m2c_text_value(s, n));
}

static double rounded(double x, int decimals)
{
    double scale = pow(10, decimals);
    return decimals < 0 || !isfinite(x) ? x : round(x * scale) / scale;
}

static size_t as_empty_at(const m2c_table *t, m2c_bytes s)
{
    for (int k = 0; k < t->as_empty.n; k++) {
        if (!starts_with(s, t->as_empty.v[k]))
            continue;
        size_t n = (size_t)t->as_empty.v[k]->numel;
        m2c_bytes behind = {s.s + n, s.n - n};
        if (!behind.n || delimiter_at(t, behind) || end_at(t, behind) || is_blank(t, behind.s[0]))
            return n;
    }
    return 0;
}

static bool read_number(m2c_table *t, m2c_table_column *c)
{
    double x = t->empty, imaginary = 0;
    m2c_bytes rest = rest_of(t);
    size_t n = as_empty_at(t, rest);
    bool nothing = n || !rest.n || delimiter_at(t, rest) || end_at(t, rest);
    if (!n) {
        rest.n = c->width && c->width < rest.n ? c->width : rest.n;
        double read;
        bool plain = !t->complex_too || (c->cls != M2C_DOUBLE && c->cls != M2C_SINGLE);
        n = plain ? m2c_table_real(rest, &read) : m2c_table_complex(rest, &read, &imaginary);
        x = n ? rounded(read, c->decimals) : x;
    }
    if (!n && !nothing)
        return false;
    push_number(c, x, imaginary);
    t->at += n;
    return true;
}

static bool read_word(m2c_table *t, m2c_table_column *c)
{
    m2c_bytes rest = rest_of(t);
    size_t n = 0;
    for (; n < rest.n && (!c->width || n < c->width); n++) {
        m2c_bytes here = {rest.s + n, rest.n - n};
        if (delimiter_at(t, here) || end_at(t, here) || (!is_separated(t) && is_blank(t, *here.s)))
            break;
    }
    push_word(c, rest.s, n);
    t->at += n;
    return true;
}

/* "…", where "" stands for one quote. */
static bool read_quoted(m2c_table *t, m2c_table_column *c)
{
    m2c_bytes rest = rest_of(t);
    if (!rest.n || rest.s[0] != '"')
        return read_word(t, c);
    m2c_text text = {0};
    m2c_text_add(&text, "", 0);
    size_t k = 1;
    for (; k < rest.n; k++) {
        bool doubled = rest.s[k] == '"' && k + 1 < rest.n && rest.s[k + 1] == '"';
        if (rest.s[k] == '"' && !doubled)
            break;
        k += doubled;
        m2c_text_add(&text, rest.s + k, 1);
    }
    push_word(c, text.s, text.n);
    m2c_text_free(&text);
    t->at += k < rest.n ? k + 1 : k;
    return true;
}

static bool read_characters(m2c_table *t, m2c_table_column *c)
{
    m2c_bytes rest = rest_of(t);
    size_t most = c->width ? c->width : c->kind == 'c' ? 1 : rest.n, n = 0;
    most = most < rest.n ? most : rest.n;
    while (n < most && (c->kind == 'c' || m2c_set_has(c->set, (unsigned char)rest.s[n])))
        n++;
    push_word(c, rest.s, n);
    t->at += n;
    return true;
}

/* The delimiter that was passed may be the first character of it. */
static bool read_literal(m2c_table *t, const m2c_table_column *c)
{
    m2c_bytes rest = rest_of(t), text = {c->literal.s, c->literal.n};
    bool passed = t->delimiter && text.s[0] == t->delimiter && (!rest.n || rest.s[0] != t->delimiter);
    text.s += passed;
    text.n -= passed;
    bool there = rest.n >= text.n && memcmp(rest.s, text.s, text.n) == 0;
    t->at += there ? text.n : 0;
    return there;
}

static bool read_field(m2c_table *t, m2c_table_column *c)
{
    bool done;
    switch (c->kind) {
    case 'f':
        done = read_number(t, c);
        break;
    case 's':
        done = read_word(t, c);
        break;
    case 'q':
        done = read_quoted(t, c);
        break;
    default:
        done = read_characters(t, c);
    }
    if (done)
        skip_delimiter(t);
    return done;
}

/* --- rows ---------------------------------------------------------------------------------------- */

static void skip_header(m2c_table *t)
{
    while (t->header_lines > 0 && t->at < t->s.n) {
        size_t n = end_at(t, rest_of(t));
        t->header_lines -= n > 0;
        t->at += n ? n : 1;
    }
}

typedef enum { ROW_DONE, ROW_ENDED, ROW_FAILED } row_status;

/* At the end of the text: is there an empty field behind what separates fields? */
static bool is_owed(const m2c_table *t)
{
    return is_separated(t) ? t->delimiter != 0 : t->at > 0 && m2c_table_has(&t->ends, t->s.s[t->at - 1]);
}

static row_status read_row(m2c_table *t, int *field)
{
    for (*field = 0; *field < t->count; ++*field) {
        m2c_table_column *c = &t->column[*field];
        skip_blanks(t, !is_separated(t) && !t->by_lines);
        if (t->at == t->s.n && !(*field > 0 && is_owed(t)))
            return ROW_ENDED;
        if (t->at == t->s.n && c->kind == 'l')
            continue;
        if (!(c->kind == 'l' ? read_literal(t, c) : read_field(t, c)))
            return ROW_FAILED;
    }
    if (t->column[t->count - 1].kind == 'l')
        skip_delimiter(t);
    return ROW_DONE;
}

/* The end of the line behind a row that was asked for belongs to it; what separates fields did so already. */
static void pass_line(m2c_table *t)
{
    if (is_separated(t) || t->by_lines)
        return;
    skip_blanks(t, false);
    t->at += end_at(t, rest_of(t));
}

static double lines_since(const m2c_table *t, size_t before)
{
    double lines = 0;
    for (size_t at = before; at < t->at; at++) {
        size_t n = end_at(t, (m2c_bytes){t->s.s + at, t->at - at});
        lines += n > 0;
        at += n > 1;
    }
    return lines;
}

int m2c_table_read(m2c_table *t, const char *who)
{
    double lines = 0;
    skip_header(t);
    if (t->merge)
        skip_delimiter(t);
    /* As many rows are read as are asked for, or those in as many lines. */
    for (double row = 0; t->count && row < t->repeat && lines < t->repeat && t->at < t->s.n; row++) {
        size_t before = t->at;
        int field = 0;
        row_status status = read_row(t, &field);
        if (status == ROW_FAILED && !t->stop_at_error)
            return m2c_error("", "%s: Read error in field %d of row %.0f", who, field + 1, row + 1);
        if (status != ROW_DONE || t->at == before)
            break;
        if (t->by_lines && isfinite(t->repeat)) {
            pass_line(t);
            lines += lines_since(t, before);
        }
    }
    return 0;
}

void m2c_table_guess(m2c_table *t)
{
    skip_header(t);
    m2c_table probe = *t;
    m2c_table_column scratch = {.kind = 'f', .discard = true, .decimals = -1};
    int n = 0;
    for (skip_blanks(&probe, true); probe.at < probe.s.n && !end_at(&probe, rest_of(&probe)); n++) {
        size_t before = probe.at;
        skip_blanks(&probe, false);
        if (!read_number(&probe, &scratch))
            break;
        skip_blanks(&probe, false);
        if (end_at(&probe, rest_of(&probe))) {
            n++;
            break;
        }
        skip_delimiter(&probe);
        if (probe.at == before)
            break;
    }
    while (n-- > 0)
        m2c_table_add(t, 'f');
}
