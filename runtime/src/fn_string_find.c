/* Looking for text and replacing it: strfind, strrep, index, strchr. Declared in mat2c/builtins/. */
#include "text_internal.h"

/* --- strfind ------------------------------------------------------------------------------------- */
typedef struct search {
    m2c_bytes pattern;
    bool overlaps;
} search;

/* Positions from 1 of a pattern in a text: a row, or [](0x0). */
static m2c_value *positions(m2c_bytes s, const search *how)
{
    ptrdiff_t n = 0, *at = m2c_alloc((s.n + 1) * sizeof *at);
    for (ptrdiff_t k = m2c_find_text(s, how->pattern, 0); k >= 0;) {
        at[n++] = k + 1;
        k = m2c_find_text(s, how->pattern, (size_t)k + (how->overlaps ? 1 : how->pattern.n));
    }
    m2c_value *r = m2c_new2(M2C_DOUBLE, n > 0, n, 0);
    for (ptrdiff_t k = 0; k < n; k++)
        r->f64[k] = (double)at[k];
    m2c_free(at);
    return r;
}

static int find_in(m2c_value **out, const m2c_value *v, const void *how)
{
    if (v->cls == M2C_CELL)
        return m2c_map_cell(out, v, find_in, how);
    if (v->cls != M2C_CHAR)
        return m2c_error("", "strfind: each element of CELLSTR must be a string");
    m2c_set(out, positions(m2c_span_of(v), how));
    return 0;
}

static int find_each(m2c_value **out, const m2c_value *v, const m2c_value *patterns, bool overlaps)
{
    m2c_value *c = m2c_zeros(M2C_CELL, patterns->ndims, patterns->dims, 0);
    for (ptrdiff_t k = 0; k < c->numel; k++) {
        search how = {m2c_span_of(patterns->cell[k]), overlaps};
        if (find_in(&c->cell[k], v, &how)) {
            m2c_release(c);
            return 1;
        }
    }
    m2c_set(out, c);
    return 0;
}

/* The options after `first`: overlaps, forcecelloutput. */
static int search_options(const char *name, int first, int nargin, m2c_value *const *in, bool *overlaps,
                          bool *cell)
{
    if ((nargin - first) % 2)
        return m2c_invalid_call(name);
    for (int k = first; k + 1 < nargin; k += 2) {
        if (in[k]->cls != M2C_CHAR || !m2c_is_arith(in[k + 1]) || in[k + 1]->numel != 1)
            return m2c_error("", "%s: invalid optional argument%s", name, first == 2 ? "s" : "");
        m2c_bytes word = m2c_span_of(in[k]);
        if (m2c_is_option(in[k], "overlaps"))
            *overlaps = m2c_option_true(in[k + 1]);
        else if (m2c_is_option(in[k], "forcecelloutput"))
            *cell = m2c_option_true(in[k + 1]);
        else
            return m2c_error("", "%s: unknown option: %.*s", name, (int)word.n, word.s);
    }
    return 0;
}

static void wrap_in_cell(m2c_value **slot)
{
    m2c_value *c = m2c_cell(1, 1);
    m2c_set(&c->cell[0], *slot);
    *slot = c;
}

M2C_TEXT_FN(strfind)
{
    M2C_TEXT_UNUSED;
    bool overlaps = true, force = false;
    if (nargin < 2 || nargin > 6)
        return m2c_invalid_call("strfind");
    if (search_options("strfind", 2, nargin, in, &overlaps, &force))
        return 1;
    if (in[1]->cls != M2C_CHAR && !m2c_is_cellstr(in[1]))
        return m2c_error("", "strfind: PATTERN must be a string or cell array of strings");
    if (in[0]->cls != M2C_CHAR && in[0]->cls != M2C_CELL)
        return m2c_error("", "strfind: first argument must be a string or cell array of strings");
    if (in[1]->cls == M2C_CELL)
        return find_each(&out[0], in[0], in[1], overlaps);
    search how = {m2c_span_of(in[1]), overlaps};
    if (find_in(&out[0], in[0], &how))
        return 1;
    if (force && in[0]->cls != M2C_CELL)
        wrap_in_cell(&out[0]);
    return 0;
}

M2C_TEXT_FN(findstr)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("findstr", nargin, 2, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR || in[1]->cls != M2C_CHAR)
        return m2c_error("", "findstr: S and T must be strings or vectors of strings");
    for (int k = 0; k < 2; k++)
        if (in[k]->dims[0] > 1 && (in[k]->ndims > 2 || in[k]->dims[1] > 1))
            return m2c_error("", "findstr: arguments must have only one non-singleton dimension");
    bool swap = in[1]->numel > in[0]->numel;
    search how = {m2c_span_of(in[swap ? 0 : 1]), nargin < 3 || m2c_option_true(in[2])};
    return m2c_give(out, positions(m2c_span_of(in[swap ? 1 : 0]), &how));
}

/* --- strrep -------------------------------------------------------------------------------------- */
typedef struct replacement {
    m2c_bytes pattern, by;
    bool overlaps;
} replacement;

/* Overlapping occurrences are each replaced: what lies between their starts is dropped once. */
static m2c_value *replaced(m2c_bytes s, const replacement *how)
{
    m2c_text t = {0};
    size_t done = 0;
    ptrdiff_t k = m2c_find_text(s, how->pattern, 0);
    if (k < 0)
        return m2c_text_value(s.s, s.n);
    while (k >= 0) {
        if ((size_t)k > done)
            m2c_text_add(&t, s.s + done, (size_t)k - done);
        m2c_text_add(&t, how->by.s, how->by.n);
        done = (size_t)k + how->pattern.n;
        k = m2c_find_text(s, how->pattern, how->overlaps ? (size_t)k + 1 : done);
    }
    m2c_text_add(&t, s.s + done, s.n - done);
    return m2c_text_take(&t);
}

/* Each row by itself; the rows of the result are as long as the longest. */
static m2c_value *replaced_rows(const m2c_value *v, const replacement *how)
{
    int n = (int)v->dims[0];
    m2c_value **row = m2c_alloc((size_t)n * sizeof *row);
    m2c_bytes *text = m2c_alloc((size_t)n * sizeof *text);
    for (int k = 0; k < n; k++) {
        m2c_text t = m2c_row_text(v, k);
        row[k] = replaced((m2c_bytes){t.s, t.n}, how);
        text[k] = m2c_span_of(row[k]);
        m2c_text_free(&t);
    }
    m2c_value *y = m2c_char_rows(n, text);
    for (int k = 0; k < n; k++)
        m2c_release(row[k]);
    m2c_free(row);
    m2c_free(text);
    return y;
}

static int replace_in(m2c_value **out, const m2c_value *v, const void *how)
{
    if (v->cls != M2C_CHAR)
        return m2c_error("", "strrep: each element of S must be a string");
    if (v->ndims == 2 && v->dims[0] > 1) {
        m2c_set(out, replaced_rows(v, how));
        return 0;
    }
    bool stays = v->numel == 0 && v->ndims == 2 && v->dims[0] == 1;
    m2c_set(out, stays ? m2c_retain(v) : replaced(m2c_span_of(v), how));
    return 0;
}

M2C_TEXT_FN(strrep)
{
    M2C_TEXT_UNUSED;
    bool overlaps = true, unused = false;
    if (nargin != 3 && nargin != 5)
        return m2c_invalid_call("strrep");
    if (in[1]->cls != M2C_CHAR || in[2]->cls != M2C_CHAR)
        return m2c_error("", "strrep: PTN and REP arguments must be strings or cell arrays of strings");
    if (search_options("strrep", 3, nargin, in, &overlaps, &unused))
        return 1;
    replacement how = {m2c_span_of(in[1]), m2c_span_of(in[2]), overlaps};
    if (in[0]->cls == M2C_CELL)
        return m2c_map_cell(&out[0], in[0], replace_in, &how);
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "strrep: S must be a string or cell array of strings");
    return replace_in(&out[0], in[0], &how);
}

/* --- index, rindex, strchr ----------------------------------------------------------------------- */
static double place_of(m2c_bytes s, m2c_bytes t, bool last)
{
    ptrdiff_t found = -1;
    for (ptrdiff_t k = m2c_find_text(s, t, 0); k >= 0; k = m2c_find_text(s, t, (size_t)k + 1)) {
        found = k;
        if (!last)
            break;
    }
    return (double)(found + 1);
}

/* A place for each row. */
static m2c_value *places_in_rows(const m2c_value *v, m2c_bytes t, bool last)
{
    ptrdiff_t n = v->dims[0] > 0 ? v->dims[0] : 1;
    m2c_value *r = m2c_zeros(M2C_DOUBLE, 2, (ptrdiff_t[]){n, 1}, 0);
    for (ptrdiff_t k = 0; k < v->dims[0]; k++) {
        m2c_text row = m2c_row_text(v, k);
        r->f64[k] = place_of((m2c_bytes){row.s, row.n}, t, last);
        m2c_text_free(&row);
    }
    return r;
}

static int index_function(bool last, m2c_value **out, m2c_value *const *in)
{
    if (in[0]->cls != M2C_CHAR && !m2c_is_cellstr(in[0]))
        return m2c_error("", "index: S must be a string, string array, or cellstr");
    if (in[1]->cls != M2C_CHAR)
        return m2c_error("", "strfind: PATTERN must be a string or cell array of strings");
    m2c_bytes t = m2c_span_of(in[1]);
    if (in[0]->cls == M2C_CHAR)
        return m2c_give(out, places_in_rows(in[0], t, last));
    m2c_value *r = m2c_new(M2C_DOUBLE, in[0]->ndims, in[0]->dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++)
        r->f64[k] = place_of(m2c_span_of(in[0]->cell[k]), t, last);
    return m2c_give(out, r);
}

M2C_TEXT_FN(index)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("index", nargin, 2, 3))
        return 1;
    bool last = nargin == 3 && m2c_is_option(in[2], "last");
    if (nargin == 3 && !last && !m2c_is_option(in[2], "first"))
        return m2c_error("", "index: DIRECTION must be either \"first\" or \"last\"");
    return index_function(last, out, in);
}

M2C_TEXT_FN(rindex)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("rindex", nargin, 2, 2) || index_function(true, out, in);
}
