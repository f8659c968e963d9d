/* regexp and regexpi. Declared in mat2c/builtins/. */
#include "m2c/box.h"
#include "m2c/dialect.h"
#include "regexp_internal.h"

/* --- options ------------------------------------------------------------------------------------- */
static const char *const output_names[] = {"start",  "end",   "tokenExtents", "match",
                                           "tokens", "names", "split"};

/* Outputs may go on after the word: "matches" is "match" ("matchcase" is an option of its own). */
static bool begins_with(const m2c_value *v, const char *word)
{
    size_t n = strlen(word);
    return (size_t)v->numel >= n && memcmp(v->u8, word, n) == 0;
}

static bool read_option(m2c_regexp_options *o, const m2c_value *v)
{
    static const char *const switches[] = {
        "once",        "ignorecase", "matchcase",        "lineanchors", "stringanchors", "literalspacing",
        "freespacing", "dotall",     "dotexceptnewline", "emptymatch",  "noemptymatch"};
    int which = 0;
    while (which < 11 && !m2c_is_option(v, switches[which]))
        which++;
    for (int k = 0; which == 11 && k < 7; k++)
        if (begins_with(v, output_names[k])) {
            if (o->selected < 7)
                o->select[o->selected++] = k;
            return true;
        }
    if (which == 0)
        o->once = true;
    else if (which <= 2)
        o->regex.nocase = which == 1;
    else if (which <= 4)
        o->regex.lines = which == 3;
    else if (which <= 6)
        o->regex.free_spacing = which == 6;
    else if (which <= 8)
        o->regex.dot_no_newline = which == 8;
    else
        o->empty = which == 9;
    return which < 11;
}

int m2c_regexp_read_options(const char *who, m2c_regexp_options *o, int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++) {
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "%s: optional arguments must be strings", who);
        if (!read_option(o, in[k]))
            return m2c_error("", "%s: unrecognized option", who);
    }
    return 0;
}

/* In a single-quoted pattern \b is the backspace character, as it is in a template. */
static void resolve_pattern(m2c_text *t, const m2c_value *pattern)
{
    m2c_bytes s = m2c_span_of(pattern);
    m2c_text_add(t, "", 0);
    for (size_t k = 0; k < s.n; k++) {
        bool escape = s.s[k] == '\\' && k + 1 < s.n;
        if (escape && s.s[k + 1] == 'b' && !(pattern->flags & M2C_DQ))
            m2c_text_add(t, "\b", 1);
        else
            m2c_text_add(t, s.s + k, escape ? 2 : 1);
        k += escape;
    }
}

int m2c_regexp_compile(const char *who, m2c_regex *re, const m2c_value *pattern, const m2c_regex_options *o)
{
    m2c_text t = {0};
    resolve_pattern(&t, pattern);
    size_t valid = m2c_utf8_valid(t.s, t.n);
    if (valid < t.n) {
        m2c_text_free(&t);
        return m2c_error("", "%s: invalid UTF-8 string at position %d of expression", who, (int)valid);
    }
    int status = m2c_regex_compile(re, t.s, t.n, *o);
    m2c_text_free(&t);
    if (!status)
        return 0;
    if (re->error_placed)
        m2c_error("", "%s: %s at position %d of expression", who, re->error, (int)re->error_at);
    else
        m2c_error("", "%s: %s", who, re->error);
    m2c_regex_free(re);
    return 1;
}

int m2c_regexp_check_text(const char *who, m2c_bytes s)
{
    return m2c_utf8_valid(s.s, s.n) < s.n ? m2c_error("", "%s: the input string is invalid UTF-8", who) : 0;
}

bool m2c_regexp_next(const m2c_regex *re, m2c_bytes s, const m2c_regexp_options *o, size_t *from,
                     m2c_match *m)
{
    while (*from <= s.n && m2c_regex_search(re, s.s, s.n, *from, m)) {
        bool empty = m->end[0] == m->start[0];
        const bool last = !empty && (size_t)m->end[0] == s.n; /* Octave looks for nothing empty behind it */
        *from = (size_t)m->end[0] + (empty || last);
        if (!empty || o->empty)
            return true;
    }
    return false;
}

/* --- results ------------------------------------------------------------------------------------- */
typedef struct found {
    m2c_bytes s;
    const m2c_regex *re;
    const m2c_regexp_options *o;
    m2c_match *m;
    int n, cap;
} found;

static m2c_value *part(m2c_bytes s, ptrdiff_t start, ptrdiff_t end)
{
    return start < 0 ? m2c_char("") : m2c_text_value(s.s + start, (size_t)(end - start));
}

bool m2c_regexp_is_token(const m2c_match *m, int group)
{
    bool repeats = group > 1 && m->start[group] == m->start[group - 1] && m->end[group] == m->end[group - 1];
    return m->start[group] >= 0 && m->end[group] > 0 && !repeats;
}

static int count_tokens(const found *f, const m2c_match *m)
{
    int n = 0;
    for (int g = 1; g <= f->re->groups; g++)
        n += m2c_regexp_is_token(m, g);
    return n;
}

static m2c_value *tokens_of(const found *f, const m2c_match *m, bool column)
{
    int n = count_tokens(f, m), k = 0;
    m2c_value *c = column && n ? m2c_cell(n, 1) : m2c_cell(1, n);
    for (int g = 1; g <= f->re->groups; g++)
        if (m2c_regexp_is_token(m, g))
            m2c_set(&c->cell[k++], part(f->s, m->start[g], m->end[g]));
    return c;
}

static m2c_value *extents_of(const found *f, const m2c_match *m)
{
    int n = count_tokens(f, m), k = 0;
    m2c_value *v = m2c_new2(M2C_DOUBLE, n, 2, 0);
    for (int g = 1; g <= f->re->groups; g++) {
        if (!m2c_regexp_is_token(m, g))
            continue;
        v->f64[k] = (double)(m->start[g] + 1);
        v->f64[n + k++] = (double)m->end[g];
    }
    return v;
}

static m2c_value *one_result(const found *f, const m2c_match *m, int which)
{
    switch (which) {
    case M2C_RX_START:
        return m2c_double((double)(m->start[0] + 1));
    case M2C_RX_END:
        return m2c_double((double)m->end[0]);
    case M2C_RX_EXTENTS:
        return extents_of(f, m);
    case M2C_RX_MATCH:
        return part(f->s, m->start[0], m->end[0]);
    default:
        return tokens_of(f, m, f->o->once && !m2c_spoken);
    }
}

static m2c_value *no_result(int which)
{
    return which == M2C_RX_MATCH ? m2c_char("") : which == M2C_RX_TOKENS ? m2c_cell(0, 0) : m2c_empty();
}

/* The result for all matches: a row of numbers or of cells. */
static m2c_value *all_results(const found *f, int which)
{
    bool numbers = which == M2C_RX_START || which == M2C_RX_END;
    m2c_value *v = numbers ? m2c_new2(M2C_DOUBLE, 1, f->n, 0) : m2c_cell(1, f->n);
    for (int k = 0; k < f->n; k++) {
        m2c_value *x = one_result(f, &f->m[k], which);
        if (!numbers) {
            m2c_set(&v->cell[k], x);
            continue;
        }
        v->f64[k] = m2c_get(x, 0);
        m2c_release(x);
    }
    return v;
}

static m2c_value *names_of(const found *f)
{
    ptrdiff_t dims[2] = {f->n > 0, f->n};
    m2c_value *v = m2c_new(M2C_STRUCT, 2, dims, 0);
    for (int g = 1; g <= f->re->groups; g++)
        if (f->re->name[g][0] && m2c_fields_find(v->fields, f->re->name[g]) < 0)
            m2c_struct_add_field(v, f->re->name[g]);
    for (int k = 0; k < f->n; k++)
        for (int g = 1; g <= f->re->groups; g++) {
            int field = f->re->name[g][0] ? m2c_fields_find(v->fields, f->re->name[g]) : -1;
            if (field < 0)
                continue;
            m2c_value **slot = &v->cell[k * v->fields->count + field];
            if (f->m[k].start[g] >= 0 ||
                (*slot)->cls != M2C_CHAR) /* of groups of one name the one that took part */
                m2c_set(slot, part(f->s, f->m[k].start[g], f->m[k].end[g]));
        }
    return v;
}

static m2c_value *split_by(const found *f)
{
    if (f->o->once && f->n == 0)
        return m2c_text_value(f->s.s, f->s.n);
    m2c_value *c = m2c_cell(1, f->n + 1);
    ptrdiff_t from = 0;
    for (int k = 0; k < f->n; k++) {
        m2c_set(&c->cell[k], part(f->s, from, f->m[k].start[0]));
        from = f->m[k].end[0];
    }
    m2c_set(&c->cell[f->n], part(f->s, from, (ptrdiff_t)f->s.n));
    return c;
}

static m2c_value *result_of(const found *f, int which)
{
    if (which == M2C_RX_NAMES)
        return names_of(f);
    if (which == M2C_RX_SPLIT)
        return split_by(f);
    if (f->o->once)
        return f->n ? one_result(f, &f->m[0], which) : no_result(which);
    return all_results(f, which);
}

static void find_all(found *f)
{
    m2c_match m;
    size_t from = 0;
    while (m2c_regexp_next(f->re, f->s, f->o, &from, &m)) {
        if (f->n == f->cap) {
            f->cap = f->cap ? 2 * f->cap : 8;
            f->m = m2c_realloc(f->m, (size_t)f->cap * sizeof *f->m);
        }
        f->m[f->n++] = m;
        if (f->o->once)
            break;
    }
}

/* Outputs: those named by options in their order, then the others. */
static void give_results(const found *f, int nargout, m2c_value **out)
{
    bool given[7] = {false};
    int k = 0;
    for (int j = 0; j < f->o->selected && k < nargout; j++, k++) {
        m2c_set(&out[k], result_of(f, f->o->select[j]));
        given[f->o->select[j]] = true;
    }
    for (int which = 0; which < 7 && k < nargout; which++)
        if (!given[which])
            m2c_set(&out[k++], result_of(f, which));
}

/* --- the builtins -------------------------------------------------------------------------------- */
int m2c_regexp_text(m2c_value **out, const m2c_value *v)
{
    if (v->cls != M2C_CHAR && m2c_cast(out, v, M2C_CHAR))
        return 1;
    if (v->cls == M2C_CHAR)
        m2c_copy(out, v);
    ptrdiff_t rows = v->dims[0], columns = rows > 1 ? v->numel / rows : 0;
    if (columns == 0)
        return 0;
    m2c_value *row = m2c_zeros(M2C_CHAR, 2, (ptrdiff_t[]){1, columns}, 0);
    for (ptrdiff_t j = 0; j < columns; j++)
        row->u8[j] = (*out)->u8[j * rows];
    m2c_set(out, row);
    return 0;
}

static int match_text(const char *who, const m2c_regexp_options *o, int nargout, m2c_value **out,
                      const m2c_value *v, const m2c_value *pattern)
{
    m2c_value *text = NULL, *expression = NULL;
    m2c_regex re;
    int status = m2c_regexp_text(&text, v) || m2c_regexp_text(&expression, pattern);
    status = status || m2c_regexp_compile(who, &re, expression, &o->regex);
    if (!status) {
        found f = {.s = m2c_span_of(text), .re = &re, .o = o};
        status = m2c_regexp_check_text(who, f.s);
        if (!status) {
            find_all(&f);
            give_results(&f, nargout, out);
        }
        m2c_free(f.m);
        m2c_regex_free(&re);
    }
    m2c_release(text);
    m2c_release(expression);
    return status;
}

/* Cells of texts or of patterns: each output is a cell of results. */
static int match_cells(const char *who, const m2c_regexp_options *o, int nargout, m2c_value **out,
                       const m2c_value *v, const m2c_value *pattern)
{
    bool texts = v->cls == M2C_CELL, both = texts && pattern->cls == M2C_CELL && pattern->numel != 1;
    const m2c_value *shape = texts && !(both && v->numel == 1) ? v : pattern;
    if (both && v->numel != 1 && v->numel != pattern->numel)
        return m2c_error("", "%s: cell array arguments must be scalar or equal size", who);
    if (both && v->numel != 1 && !m2c_same_dims(v, pattern))
        return m2c_error("", "regexp: inconsistent cell array dimensions");
    for (int j = 0; j < nargout; j++)
        m2c_set(&out[j], m2c_zeros(M2C_CELL, shape->ndims, shape->dims, 0));
    for (ptrdiff_t k = 0; k < shape->numel; k++) {
        const m2c_value *s = texts ? v->cell[v->numel == 1 ? 0 : k] : v;
        const m2c_value *p = pattern->cls == M2C_CELL ? pattern->cell[pattern->numel == 1 ? 0 : k] : pattern;
        m2c_value *result[7] = {NULL};
        if (match_text(who, o, nargout, result, s, p)) {
            for (int j = 0; j < nargout; j++)
                m2c_clear(&out[j]);
            return 1;
        }
        for (int j = 0; j < nargout; j++)
            m2c_set(&out[j]->cell[k], result[j]);
    }
    return 0;
}

static int regexp_function(const char *who, bool nocase, int nargout, m2c_value **out, int nargin,
                           m2c_value *const *in)
{
    m2c_regexp_options o = {.regex = {.nocase = nocase}};
    if (nargin < 2)
        return m2c_invalid_call(who);
    if (m2c_regexp_read_options(who, &o, nargin - 2, in + 2))
        return 1;
    nargout = nargout < 1 ? 1 : nargout > 7 ? 7 : nargout;
    if (in[0]->cls == M2C_CELL || in[1]->cls == M2C_CELL)
        return match_cells(who, &o, nargout, out, in[0], in[1]);
    return match_text(who, &o, nargout, out, in[0], in[1]);
}

M2C_TEXT_FN(regexp)
{
    M2C_TEXT_UNUSED;
    return regexp_function("regexp", false, nargout, out, nargin, in);
}

M2C_TEXT_FN(regexpi)
{
    M2C_TEXT_UNUSED;
    return regexp_function("regexpi", true, nargout, out, nargin, in);
}
