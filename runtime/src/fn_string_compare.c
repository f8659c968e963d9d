/* Comparing text: strcmp and its kin, startsWith, endsWith, strmatch. Declared in mat2c/builtins/. */
#include "m2c/access.h"
#include "m2c/box.h"
#include "text_internal.h"

#include <ctype.h>
#include <math.h>
#include <strings.h>

/* How two texts are compared. */
typedef struct comparison {
    const char *name;
    bool nocase;
    ptrdiff_t most; /* only so many characters; -1 for all */
} comparison;

static bool same_bytes(const unsigned char *a, const unsigned char *b, ptrdiff_t n, bool nocase)
{
    if (!nocase)
        return n == 0 || memcmp(a, b, (size_t)n) == 0;
    for (ptrdiff_t k = 0; k < n; k++)
        if (tolower(a[k]) != tolower(b[k]))
            return false;
    return true;
}

/* Are the texts the same, as far as they are compared? */
static bool same_spans(m2c_bytes a, m2c_bytes b, const comparison *c)
{
    size_t most = (size_t)c->most;
    if (c->most >= 0 && a.n >= most && b.n >= most)
        a.n = b.n = most;
    return a.n == b.n &&
           same_bytes((const unsigned char *)a.s, (const unsigned char *)b.s, (ptrdiff_t)a.n, c->nocase);
}

static bool same_text(const m2c_value *a, const m2c_value *b, const comparison *c)
{
    if (a->cls != M2C_CHAR || b->cls != M2C_CHAR || (c->most < 0 && !m2c_same_dims(a, b)))
        return false;
    return same_spans(m2c_span_of(a), m2c_span_of(b), c);
}

/* Row k of a char array; of one row the array itself. */
static m2c_bytes row_span(const m2c_value *v, ptrdiff_t k, m2c_text *own)
{
    if (v->numel == 0)
        return (m2c_bytes){"", 0};
    if (v->dims[0] == 1 && v->ndims == 2)
        return m2c_span_of(v);
    *own = m2c_row_text(v, k);
    return (m2c_bytes){own->s, own->n};
}

/* Is what a cell holds the text in row k of v? */
static bool same_as_row(const m2c_value *element, const m2c_value *v, ptrdiff_t k, const comparison *c)
{
    if (element->cls != M2C_CHAR || v->cls != M2C_CHAR)
        return false;
    if (element->numel > 0 && element->dims[0] > 1)
        m2c_warn("", "multi-row character matrix converted to a string, only the first row is used");
    m2c_text a = {0}, b = {0};
    bool same = same_spans(row_span(element, 0, &a), row_span(v, k, &b), c);
    m2c_text_free(&a);
    m2c_text_free(&b);
    return same;
}

/* Is it nothing but this row of characters? Of several rows the first is looked at, with a warning. */
static bool is_this_row(const m2c_value *element, const m2c_value *v, const comparison *c)
{
    if (element->cls != M2C_CHAR)
        return false;
    if (element->numel > 0 && (element->dims[0] != 1 || element->ndims != 2))
        return same_as_row(element, v, 0, c);
    return element->numel == v->numel && (v->numel == 0 || element->u8[0] == v->u8[0]) &&
           memcmp(element->u8, v->u8, (size_t)v->numel) == 0;
}

/* The rows of a char array go with the elements of a cell of as many, or all with a single one. */
static m2c_value *compare_cell(const m2c_value *cell, const m2c_value *v, const comparison *c)
{
    if (v->cls != M2C_CHAR)
        return m2c_bool(false);
    ptrdiff_t rows = v->dims[0] > 1 ? v->dims[0] : 1;
    if (rows > 1 && cell->numel != 1 && cell->numel != rows)
        return m2c_bool(false);
    bool one = rows > 1 && cell->numel == 1;
    m2c_value *r = one ? m2c_new2(M2C_LOGICAL, rows, 1, 0) : m2c_new(M2C_LOGICAL, cell->ndims, cell->dims, 0);
    bool plain = rows == 1 && v->ndims == 2 && !c->nocase && c->most < 0;
    for (ptrdiff_t k = 0; k < r->numel; k++)
        r->u8[k] = plain ? is_this_row(cell->cell[k], v, c)
                         : same_as_row(cell->cell[one ? 0 : k], v, rows > 1 ? k : 0, c);
    return r;
}

void m2c_same_texts(const m2c_value *cell, const unsigned char *text, ptrdiff_t n, bool *same)
{
    const comparison exact = {"strcmp", false, -1};
    m2c_value row;
    m2c_view(&row, M2C_CHAR, 0, text, 2, (const ptrdiff_t[]){1, n});
    for (ptrdiff_t k = 0; k < cell->numel; k++) {
        const m2c_value *v = cell->cell[k];
        if (v->cls == M2C_CHAR && v->ndims == 2 && v->dims[0] == 1)
            same[k] =
                v->numel == n && (n == 0 || (v->u8[0] == text[0] && memcmp(v->u8, text, (size_t)n) == 0));
        else
            same[k] = is_this_row(v, &row, &exact);
    }
}

static int compare_cells(m2c_value **out, const m2c_value *a, const m2c_value *b, const comparison *c)
{
    if (a->numel != 1 && b->numel != 1 && !m2c_same_dims(a, b))
        return m2c_error("", "%s: nonconformant cell arrays", c->name);
    const m2c_value *shape = a->numel == 1 ? b : a;
    m2c_value *r = m2c_new(M2C_LOGICAL, shape->ndims, shape->dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++)
        r->u8[k] = same_as_row(a->cell[a->numel == 1 ? 0 : k], b->cell[b->numel == 1 ? 0 : k], 0, c);
    m2c_set(out, r);
    return 0;
}

static int compare(m2c_value **out, const m2c_value *a, const m2c_value *b, const comparison *c)
{
    if (a->cls == M2C_CELL && b->cls == M2C_CELL)
        return compare_cells(out, a, b, c);
    if (a->cls == M2C_CELL)
        m2c_set(out, compare_cell(a, b, c));
    else if (b->cls == M2C_CELL)
        m2c_set(out, compare_cell(b, a, c));
    else
        m2c_set(out, m2c_bool(same_text(a, b, c)));
    return 0;
}

static int compare_all(const char *name, bool nocase, m2c_value **out, int nargin, m2c_value *const *in)
{
    comparison c = {name, nocase, -1};
    return m2c_check_count(name, nargin, 2, 2) || compare(&out[0], in[0], in[1], &c);
}

static int compare_some(const char *name, bool nocase, m2c_value **out, int nargin, m2c_value *const *in)
{
    double n = 0;
    if (m2c_check_count(name, nargin, 3, 3))
        return 1;
    if (in[2]->cls == M2C_CHAR)
        return m2c_error("", "octave_base_value::int64_value (): wrong type argument '%s'",
                         m2c_type_name(in[2]));
    if (m2c_to_double(in[2], name, &n))
        return 1;
    if (!(n > 0))
        return m2c_error("", "%s: N must be greater than 0", name);
    comparison c = {name, nocase, (ptrdiff_t)n};
    return compare(&out[0], in[0], in[1], &c);
}

M2C_TEXT_FN(strcmp)
{
    M2C_TEXT_UNUSED;
    return compare_all("strcmp", false, out, nargin, in);
}

M2C_TEXT_FN(strcmpi)
{
    M2C_TEXT_UNUSED;
    return compare_all("strcmpi", true, out, nargin, in);
}

M2C_TEXT_FN(strncmp)
{
    M2C_TEXT_UNUSED;
    return compare_some("strncmp", false, out, nargin, in);
}

M2C_TEXT_FN(strncmpi)
{
    M2C_TEXT_UNUSED;
    return compare_some("strncmpi", true, out, nargin, in);
}

/* --- startsWith, endsWith ------------------------------------------------------------------------ */
static bool has_affix(const m2c_value *s, const m2c_value *affix, bool at_end, bool nocase)
{
    if (affix->numel > s->numel)
        return false;
    return same_bytes(s->u8 + (at_end ? s->numel - affix->numel : 0), affix->u8, affix->numel, nocase);
}

static bool has_any_affix(const m2c_value *s, const m2c_value *affixes, bool at_end, bool nocase)
{
    for (ptrdiff_t k = 0; k < affixes->numel; k++)
        if (has_affix(s, affixes->cell[k], at_end, nocase))
            return true;
    return false;
}

/* Of each text of a cell, whether it begins or ends with one of the others, of which none may be empty. */
static int affixes_of_cell(m2c_value **out, const m2c_value *texts, const m2c_value *affixes, bool at_end,
                           bool nocase)
{
    for (ptrdiff_t k = 0; k < affixes->numel; k++)
        if (affixes->cell[k]->numel == 0)
            return m2c_error("", "%s: N must be greater than 0", nocase ? "strncmpi" : "strncmp");
    m2c_value *r = m2c_new(M2C_LOGICAL, texts->ndims, texts->dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++)
        r->u8[k] = has_any_affix(texts->cell[k], affixes, at_end, nocase);
    return m2c_give(out, r);
}

static bool is_text_list(const m2c_value *v)
{
    return v->cls == M2C_CHAR || m2c_is_cellstr(v);
}

static int affix_function(const char *name, bool at_end, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (m2c_check_inputs(name, nargin, 2, 4))
        return 1;
    if (nargin == 3)
        return m2c_invalid_call(name);
    if (!is_text_list(in[0]))
        return m2c_error("", "%s: STR must be a string or cell array of strings", name);
    if (!is_text_list(in[1]))
        return m2c_error("", "%s: PATTERN must be a string or cell array of strings", name);
    static const char ignores[] = "ignorecase";
    size_t n = nargin == 4 && in[2]->cls == M2C_CHAR ? (size_t)in[2]->numel : 0;
    if (nargin == 4 && (n == 0 || n >= sizeof ignores || strncasecmp((char *)in[2]->u8, ignores, n) != 0))
        return m2c_error("", "%s: third input must be \"IgnoreCase\"", name);
    if (nargin == 4 && (!m2c_is_arith(in[3]) || in[3]->cls == M2C_CHAR || in[3]->numel != 1))
        return m2c_error("", "%s: \"IgnoreCase\" value must be a logical scalar", name);
    bool nocase = nargin == 4 && m2c_option_true(in[3]);
    m2c_value *texts = NULL, *affixes = NULL;
    int bad = m2c_call1(m2c_fn_cellstr, NULL, 1, &texts, 1, &in[0]) ||
              m2c_call1(m2c_fn_cellstr, NULL, 1, &affixes, 1, &in[1]) ||
              affixes_of_cell(out, texts, affixes, at_end, nocase);
    m2c_release(texts);
    m2c_release(affixes);
    return bad;
}

M2C_TEXT_FN(startsWith)
{
    M2C_TEXT_UNUSED;
    return affix_function("startsWith", false, out, nargin, in);
}

M2C_TEXT_FN(endsWith)
{
    M2C_TEXT_UNUSED;
    return affix_function("endsWith", true, out, nargin, in);
}

/* --- strmatch ------------------------------------------------------------------------------------ */
static bool row_matches(m2c_bytes row, m2c_bytes s, bool exact)
{
    if (s.n > row.n || memcmp(row.s, s.s, s.n) != 0)
        return false;
    for (size_t k = s.n; exact && k < row.n; k++)
        if (row.s[k] != ' ' && row.s[k] != 0)
            return false;
    return true;
}

M2C_TEXT_FN(strmatch)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("strmatch", nargin, 2, 3))
        return 1;
    if (in[0]->cls == M2C_CELL && in[0]->numel == 0)
        return m2c_give(out, m2c_empty());
    const m2c_value *s = in[0]->cls == M2C_CELL && in[0]->numel == 1 ? in[0]->cell[0] : in[0], *a = in[1];
    if (s->cls != M2C_CHAR || s->dims[0] > 1)
        return m2c_error("", in[0]->cls == M2C_CELL ? "strmatch: a cell array S must contain only one string"
                                                    : "strmatch: S must be a string");
    if (!is_text_list(a))
        return m2c_error("", "strmatch: A must be a string or cell array of strings");
    m2c_bytes wanted = m2c_span_of(s);
    while (wanted.n && (wanted.s[wanted.n - 1] == ' ' || wanted.s[wanted.n - 1] == 0))
        wanted.n--;
    bool exact = nargin == 3 || wanted.n == 0; /* nothing is no beginning */
    ptrdiff_t n = a->cls == M2C_CELL ? a->numel : a->dims[0], found = 0;
    m2c_value *r = m2c_new2(M2C_DOUBLE, n, 1, 0);
    for (ptrdiff_t k = 0; k < n; k++) {
        m2c_text t = {0};
        if (a->cls == M2C_CHAR)
            t = m2c_row_text(a, k);
        m2c_bytes row = a->cls == M2C_CELL ? m2c_span_of(a->cell[k]) : (m2c_bytes){t.s, t.n};
        if (row_matches(row, wanted, exact))
            r->f64[found++] = (double)(k + 1);
        m2c_text_free(&t);
    }
    m2c_value *result = m2c_new2(M2C_DOUBLE, found, found ? 1 : 0, 0);
    if (found)
        memcpy(result->f64, r->f64, (size_t)found * sizeof(double));
    m2c_release(r);
    return m2c_give(out, result);
}
