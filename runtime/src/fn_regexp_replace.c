/* regexprep, regexptranslate and strsplit. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "m2c/box.h"
#include "printf_internal.h"
#include "regexp_internal.h"

#include <ctype.h>

/* --- regexprep ----------------------------------------------------------------------------------- */
/* The group that is token number `token` of a match; -1 if there are not so many. */
static int group_of(const m2c_regex *re, const m2c_match *m, int token)
{
    int group = 0;
    while (token > 0 && ++group <= re->groups)
        token -= m2c_regexp_is_token(m, group);
    return token == 0 ? group : -1;
}

/* Appends the replacement for a match: $0 … $9 are the whole and the tokens, \$ is a dollar sign. */
static void put_replacement(m2c_text *t, m2c_bytes by, m2c_bytes s, const m2c_regex *re, const m2c_match *m)
{
    for (size_t k = 0; k < by.n; k++) {
        char c = by.s[k];
        bool more = k + 1 < by.n;
        if (c == '\\' && more && (by.s[k + 1] == '$' || by.s[k + 1] == '\\')) {
            m2c_text_add(t, &by.s[++k], 1);
        } else if (c == '$' && more && isdigit((unsigned char)by.s[k + 1])) {
            int g = group_of(re, m, by.s[++k] - '0');
            if (g >= 0)
                m2c_text_add(t, s.s + m->start[g], (size_t)(m->end[g] - m->start[g]));
        } else {
            m2c_text_add(t, &c, 1);
        }
    }
}

static m2c_value *replace_all(m2c_bytes s, const m2c_regex *re, m2c_bytes by, const m2c_regexp_options *o)
{
    m2c_text t = {0};
    m2c_match m;
    size_t from = 0, done = 0;
    while (m2c_regexp_next(re, s, o, &from, &m)) {
        m2c_text_add(&t, s.s + done, (size_t)m.start[0] - done);
        put_replacement(&t, by, s, re, &m);
        done = (size_t)m.end[0];
        if (o->once)
            break;
    }
    m2c_text_add(&t, s.s + done, s.n - done);
    return m2c_text_take(&t);
}

/* Escapes of a single-quoted replacement; \$ and \\ are left for later. */
static void resolve_replacement(m2c_text *t, const m2c_value *by)
{
    m2c_bytes s = m2c_span_of(by);
    m2c_text_add(t, "", 0);
    for (size_t k = 0; k < s.n; k++) {
        bool escape = s.s[k] == '\\' && k + 1 < s.n && !(by->flags & M2C_DQ);
        if (!escape || s.s[k + 1] == '$' || s.s[k + 1] == '\\') {
            m2c_text_add(t, s.s + k, escape ? 2 : 1);
            k += escape;
            continue;
        }
        int c;
        const char *after = m2c_escape_read(s.s + k + 1, s.s + s.n, &c);
        m2c_text_add(t, &(char){(char)c}, 1);
        k = (size_t)(after - s.s) - 1;
    }
}

typedef struct substitution {
    const m2c_value *pattern, *by;
    const m2c_regexp_options *o;
} substitution;

static int substitute(m2c_value **slot, const m2c_value *pattern, const m2c_value *by,
                      const m2c_regexp_options *o)
{
    m2c_regex re;
    m2c_text replacement = {0};
    if (m2c_regexp_compile("regexprep", &re, pattern, &o->regex))
        return 1;
    int status = m2c_regexp_check_text("regexprep", m2c_span_of(*slot));
    if (!status) {
        resolve_replacement(&replacement, by);
        m2c_set(slot, replace_all(m2c_span_of(*slot), &re, (m2c_bytes){replacement.s, replacement.n}, o));
    }
    m2c_text_free(&replacement);
    m2c_regex_free(&re);
    return status;
}

static ptrdiff_t count_of(const m2c_value *v)
{
    return v->cls == M2C_CELL ? v->numel : 1;
}

/* One of the texts of a cell, which is the only one or has a place, or a text. */
static int text_at(m2c_value **out, const m2c_value *v, ptrdiff_t k)
{
    return m2c_regexp_text(out, v->cls == M2C_CELL ? v->cell[v->numel == 1 ? 0 : k] : v);
}

/* Applies each pattern, or each replacement of the only one, in turn to one text. */
static int substitute_all(m2c_value **out, const m2c_value *v, const void *how)
{
    const substitution *h = how;
    m2c_value *text = NULL;
    if (m2c_regexp_text(&text, v))
        return 1;
    ptrdiff_t n = count_of(h->pattern) == 1 ? count_of(h->by) : count_of(h->pattern);
    int status = 0;
    for (ptrdiff_t k = 0; k < n && !status; k++) {
        m2c_value *pattern = NULL, *by = NULL;
        status = text_at(&pattern, h->pattern, k) || text_at(&by, h->by, k) ||
                 substitute(&text, pattern, by, h->o);
        m2c_release(pattern);
        m2c_release(by);
    }
    return m2c_set_unless(status, out, text);
}

M2C_TEXT_FN(regexprep)
{
    M2C_TEXT_UNUSED;
    m2c_regexp_options o = {0};
    if (nargin < 3)
        return m2c_invalid_call("regexprep");
    for (int k = 3; k < nargin; k++)
        if (!m2c_equals_text(in[k], "tokenize") && m2c_regexp_read_options("regexprep", &o, 1, in + k))
            return 1;
    if (count_of(in[1]) != 1 && count_of(in[2]) != 1 && !m2c_same_dims(in[1], in[2]))
        return m2c_error("", "regexprep: inconsistent cell array dimensions");
    substitution how = {in[1], in[2], &o};
    if (in[0]->cls == M2C_CELL)
        return m2c_map_cell(&out[0], in[0], substitute_all, &how);
    return substitute_all(&out[0], in[0], &how);
}

M2C_TEXT_FN(regexptranslate)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("regexptranslate", nargin, 2, 2))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "regexptranslate: operation OP must be a string");
    bool escape = m2c_is_option(in[0], "escape"), wildcard = m2c_is_option(in[0], "wildcard");
    if (!escape && !wildcard)
        return m2c_error("", "regexptranslate: invalid operation OP");
    m2c_text t = {0};
    for (ptrdiff_t k = 0; k < in[1]->numel; k++) {
        char c = (char)in[1]->u8[k];
        if (wildcard && (c == '*' || c == '?'))
            m2c_text_add(&t, c == '*' ? ".*" : ".", c == '*' ? 2 : 1);
        else if (c && strchr(wildcard ? "." : "$.?[]^*+|(){}\\", c))
            m2c_text_addf(&t, "\\%c", c);
        else
            m2c_text_add(&t, &c, 1);
    }
    return m2c_give(out, m2c_text_take(&t));
}
