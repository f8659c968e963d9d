/* strsplit. Declared in mat2c/builtins/. */
#include "printf_internal.h"
#include "regexp_internal.h"

#include <ctype.h>

/* How a text is split. */
typedef struct splitter {
    bool collapse, regular;
    m2c_list delimiters; /* texts */
    m2c_regex re;
} splitter;

/* Length of the delimiter at s, or 0. */
static size_t delimiter_at(const splitter *how, m2c_bytes s, size_t at)
{
    for (int k = 0; k < how->delimiters.n; k++) {
        m2c_bytes d = m2c_span_of(how->delimiters.v[k]);
        if (d.n && d.n <= s.n - at && memcmp(s.s + at, d.s, d.n) == 0)
            return d.n;
    }
    return 0;
}

/* Where the next delimiter can be, from `from` on: of one character, where that is. */
static size_t skip_to(const splitter *how, m2c_bytes s, size_t from)
{
    m2c_bytes d = how->delimiters.n == 1 ? m2c_span_of(how->delimiters.v[0]) : (m2c_bytes){NULL, 0};
    if (d.n != 1 || from >= s.n)
        return from;
    const char *found = memchr(s.s + from, d.s[0], s.n - from);
    return found ? (size_t)(found - s.s) : s.n;
}

/* The next delimiter from `from` on, with those that follow it at once where they collapse. */
static bool next_delimiter(const splitter *how, m2c_bytes s, size_t from, size_t *start, size_t *end)
{
    m2c_regexp_options o = {0};
    m2c_match m;
    if (how->regular) {
        if (!m2c_regexp_next(&how->re, s, &o, &from, &m))
            return false;
        *start = (size_t)m.start[0];
        *end = (size_t)m.end[0];
        while (how->collapse && m2c_regexp_next(&how->re, s, &o, &from, &m) && (size_t)m.start[0] == *end)
            *end = (size_t)m.end[0];
        return true;
    }
    size_t n = 0;
    from = skip_to(how, s, from);
    while (from < s.n && !(n = delimiter_at(how, s, from)))
        from++;
    if (!n)
        return false;
    *start = from;
    *end = from + n;
    while (how->collapse && *end < s.n && (n = delimiter_at(how, s, *end)))
        *end += n;
    return true;
}

static m2c_value *cell_row(m2c_list *l)
{
    m2c_value *c = m2c_cell(1, l->n);
    for (int k = 0; k < l->n; k++)
        m2c_copy(&c->cell[k], l->v[k]);
    m2c_list_clear(l);
    return c;
}

static void split(const splitter *how, m2c_bytes s, int nargout, m2c_value **out)
{
    m2c_list parts = {0}, matches = {0};
    size_t from = 0, start, end;
    while (next_delimiter(how, s, from, &start, &end)) {
        m2c_list_push(&parts, m2c_text_value(s.s + from, start - from));
        if (nargout > 1)
            m2c_list_push(&matches, m2c_text_value(s.s + start, end - start));
        from = end;
    }
    m2c_list_push(&parts, m2c_text_value(s.s + from, s.n - from));
    m2c_set(&out[0], cell_row(&parts));
    if (nargout > 1)
        m2c_set(&out[1], cell_row(&matches));
    else
        m2c_list_clear(&matches);
}

static void add_delimiter(splitter *how, const m2c_value *v)
{
    m2c_text t = {0};
    if (how->regular)
        m2c_text_add(&t, (const char *)v->u8, (size_t)v->numel);
    else
        m2c_resolve_escapes(&t, (const char *)v->u8, (size_t)v->numel);
    m2c_list_push(&how->delimiters, m2c_text_take(&t));
}

/* Is v the start of a word, in any case? */
static bool starts(const m2c_value *v, const char *word)
{
    size_t n = (size_t)v->numel;
    if (v->cls != M2C_CHAR || n == 0 || n > strlen(word))
        return false;
    for (size_t k = 0; k < n; k++)
        if (tolower(v->u8[k]) != word[k])
            return false;
    return true;
}

static bool is_name(const m2c_value *v, const char *name)
{
    return (size_t)v->numel == strlen(name) && starts(v, name);
}

/* Names and values; the first may be whether delimiters collapse, without a name. */
static int read_options(splitter *how, int n, m2c_value *const *in)
{
    int k = 0;
    if (n > 0 && in[0]->cls != M2C_CHAR) {
        if (in[0]->cls != M2C_LOGICAL || in[0]->numel != 1)
            return m2c_wrong_call("strsplit", n);
        how->collapse = m2c_option_true(in[k++]);
    }
    for (; k < n; k += 2) {
        bool paired = k + 1 < n;
        if (paired && is_name(in[k], "collapsedelimiters")) {
            if (in[k + 1]->numel != 1)
                return m2c_error("", "strsplit: COLLAPSEDELIMITERS must be a scalar value");
            how->collapse = m2c_option_true(in[k + 1]);
        } else if (paired && is_name(in[k], "delimitertype")) {
            how->regular = starts(in[k + 1], "regularexpression");
            if (!how->regular && !starts(in[k + 1], "simple"))
                return m2c_error("Octave:strsplit:invalid_delimitertype", "strsplit: Invalid DELIMITERTYPE");
        } else if (in[k]->cls != M2C_CHAR) {
            return m2c_wrong_call("strsplit", n);
        } else {
            m2c_bytes s = m2c_span_of(in[k]);
            return m2c_error("Octave:strsplit:invalid_parameter_name",
                             "strsplit: invalid parameter name, '%.*s'", (int)s.n, s.s);
        }
    }
    return 0;
}

static int compile(splitter *how)
{
    m2c_text t = {0};
    m2c_regex_options o = {0};
    for (int k = 0; k < how->delimiters.n; k++) {
        m2c_bytes d = m2c_span_of(how->delimiters.v[k]);
        m2c_text_add(&t, "|", k > 0);
        m2c_text_add(&t, d.s, d.n);
    }
    m2c_value *pattern = m2c_text_take(&t);
    int status = m2c_regexp_compile("regexp", &how->re, pattern, &o);
    m2c_release(pattern);
    return status;
}

M2C_TEXT_FN(strsplit)
{
    M2C_TEXT_UNUSED;
    static const char *const white[] = {" ", "\f", "\n", "\r", "\t", "\v"};
    splitter how = {.collapse = true};
    if (nargin < 1)
        return m2c_invalid_call("strsplit");
    bool given = nargin > 1 && in[1]->cls != M2C_LOGICAL;
    if (in[0]->cls != M2C_CHAR || (given && in[1]->cls != M2C_CHAR && !m2c_is_cellstr(in[1])))
        return m2c_error("", "strsplit: S and DEL must be string values");
    if (in[0]->numel && (in[0]->ndims > 2 || in[0]->dims[0] != 1))
        return m2c_error("", "strsplit: S must be a char row vector");
    if (read_options(&how, nargin - 1 - given, in + 1 + given))
        return 1;
    if (!given)
        for (int k = 0; k < 6; k++)
            m2c_list_push(&how.delimiters, m2c_char(white[k]));
    else if (in[1]->cls == M2C_CHAR)
        add_delimiter(&how, in[1]);
    else
        for (ptrdiff_t k = 0; k < in[1]->numel; k++)
            add_delimiter(&how, in[1]->cell[k]);
    int status = how.regular && compile(&how);
    if (!status)
        split(&how, m2c_span_of(in[0]), nargout, out);
    if (!status && in[0]->numel == 0)
        m2c_set(&out[0]->cell[0], m2c_retain(in[0]));
    if (!status && how.regular)
        m2c_regex_free(&how.re);
    m2c_list_clear(&how.delimiters);
    return status;
}
