/* Making and trimming text: case, blanks, strtrim, char, cellstr. Declared in mat2c/builtins/. */
#include "class.h"
#include "m2c/box.h"
#include "string_array.h"
#include "text_internal.h"

#include <ctype.h>
#include <math.h>

/* --- case ---------------------------------------------------------------------------------------- */
static int change_case(m2c_value **out, const m2c_value *v, const void *how)
{
    bool up = *(const bool *)how;
    if (v->cls == M2C_CELL)
        return m2c_map_cell(out, v, change_case, how);
    if (v->cls != M2C_CHAR) {
        if (!m2c_is_arith(v))
            return m2c_error("", "%s: not defined for %s", up ? "toupper" : "tolower", m2c_type_name(v));
        return m2c_give(out, m2c_as(v, v->cls == M2C_LOGICAL ? M2C_DOUBLE : (m2c_class)v->cls));
    }
    m2c_value *r = m2c_new(M2C_CHAR, v->ndims, v->dims, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        r->u8[k] = (unsigned char)(v->u8[k] >= 128 ? v->u8[k] : up ? toupper(v->u8[k]) : tolower(v->u8[k]));
    if (v->ndims == 2 && v->dims[0] == 1)
        m2c_change_case_utf8(r->u8, r->numel, up);
    m2c_set(out, r);
    return 0;
}

static int case_function(bool up, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (m2c_check_count(up ? "toupper" : "tolower", nargin, 1, 1))
        return 1;
    return change_case(&out[0], in[0], &up);
}

M2C_TEXT_FN(toupper)
{
    M2C_TEXT_UNUSED;
    return case_function(true, out, nargin, in);
}

M2C_TEXT_FN(upper)
{
    M2C_TEXT_UNUSED;
    return case_function(true, out, nargin, in);
}

M2C_TEXT_FN(tolower)
{
    M2C_TEXT_UNUSED;
    return case_function(false, out, nargin, in);
}

M2C_TEXT_FN(lower)
{
    M2C_TEXT_UNUSED;
    return case_function(false, out, nargin, in);
}

M2C_TEXT_FN(blanks)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("blanks", nargin, 1, 1))
        return 1;
    double n = m2c_is_arith(in[0]) && in[0]->numel == 1 ? m2c_get(in[0], 0) : -1;
    if (!(n >= 0) || n != floor(n))
        return m2c_error("", "blanks: N must be a non-negative integer");
    if (isinf(n))
        return m2c_error("", "range with infinite number of elements cannot be stored");
    if (n > 9e15 || !m2c_can_alloc((size_t)n))
        return m2c_error_too_large();
    m2c_value *v = m2c_new2(M2C_CHAR, n > 0, (ptrdiff_t)n, 0);
    if (n > 0)
        memset(v->u8, ' ', (size_t)n);
    return m2c_give(out, v);
}

/* --- trimming ------------------------------------------------------------------------------------ */
typedef struct trim {
    const char *name;
    bool front;
} trim;

/* deblank removes NUL characters, too. */
static bool is_blank(unsigned char c, bool nul)
{
    return c == 0 ? nul : c < 128 && isspace(c);
}

/* Is column j of a char matrix all blank? */
static bool blank_column(const m2c_value *v, ptrdiff_t j, bool nul)
{
    ptrdiff_t rows = v->dims[0];
    for (ptrdiff_t i = 0; i < rows; i++)
        if (!is_blank(v->u8[i + j * rows], nul))
            return false;
    return true;
}

static m2c_value *trim_char(const m2c_value *v, bool front)
{
    ptrdiff_t rows = v->dims[0], first = 0, last = rows ? v->numel / rows : 0;
    while (last > 0 && blank_column(v, last - 1, !front))
        last--;
    while (front && first < last && blank_column(v, first, false))
        first++;
    if (first == last)
        return m2c_char("");
    m2c_value *r = m2c_new2(M2C_CHAR, rows, last - first, v->flags & M2C_DQ);
    memcpy(r->u8, v->u8 + first * rows, (size_t)r->numel);
    return r;
}

static int trim_value(m2c_value **out, const m2c_value *v, const void *how)
{
    const trim *t = how;
    if (v->cls == M2C_CELL)
        return m2c_map_cell(out, v, trim_value, how);
    if (m2c_is_nothing(v) && v->cls != M2C_CHAR && !t->front) {
        m2c_copy(out, v);
        return 0;
    }
    if (v->cls == M2C_CHAR) {
        m2c_set(out, trim_char(v, t->front));
        return 0;
    }
    return m2c_error("", "%s: S argument must be a string or cellstring", t->name);
}

M2C_TEXT_FN(strtrim)
{
    M2C_TEXT_UNUSED;
    trim t = {"strtrim", true};
    return m2c_check_inputs("strtrim", nargin, 1, 1) || trim_value(&out[0], in[0], &t);
}

M2C_TEXT_FN(deblank)
{
    M2C_TEXT_UNUSED;
    trim t = {"deblank", false};
    if (m2c_check_inputs("deblank", nargin, 1, 1))
        return 1;
    if (in[0]->cls == M2C_CHAR && in[0]->numel == 0)
        return m2c_give(out, m2c_retain(in[0]));
    return trim_value(&out[0], in[0], &t);
}

/* --- char, strvcat, cellstr ---------------------------------------------------------------------- */
/* Appends the rows of an argument to the list of texts; numbers are character codes. */
static int add_rows(m2c_list *rows, const m2c_value *v)
{
    if (v->cls == M2C_CELL) {
        for (ptrdiff_t k = 0; k < v->numel; k++)
            if (add_rows(rows, v->cell[k]))
                return 1;
        if (v->numel == 0)
            m2c_list_push(rows, m2c_char(""));
        return 0;
    }
    if (!m2c_is_arith(v))
        return m2c_error("", "octave_base_value::convert_to_str_internal (): wrong type argument '%s'",
                         m2c_type_name(v));
    m2c_value *c = NULL;
    if (m2c_cast(&c, v, M2C_CHAR))
        return 1;
    for (ptrdiff_t i = 0; i < c->dims[0]; i++) {
        m2c_text t = m2c_row_text(c, i);
        m2c_list_push(rows, m2c_text_take(&t));
    }
    if (c->dims[0] == 0)
        m2c_list_push(rows, m2c_char(""));
    m2c_release(c);
    return 0;
}

/* All rows of the arguments as one matrix. */
static int stack_rows(m2c_value **out, int n, m2c_value *const *in, bool keep_empty)
{
    m2c_list rows = {0};
    int status = 0, kept = 0;
    for (int k = 0; k < n && !status; k++)
        status = add_rows(&rows, in[k]);
    m2c_bytes *span = m2c_alloc((size_t)rows.n * sizeof *span);
    for (int k = 0; k < rows.n; k++)
        if (keep_empty || rows.v[k]->numel > 0)
            span[kept++] = m2c_span_of(rows.v[k]);
    if (!status)
        m2c_set(out, m2c_char_rows(kept, span));
    m2c_free(span);
    m2c_list_clear(&rows);
    return status;
}

/* A text function of the names of an enumeration's members. */
static int of_members(m2c_function *fn, m2c_value **out, m2c_value *names)
{
    int status = fn(NULL, 1, out, 1, &names);
    m2c_release(names);
    return status;
}

/* Strings as characters: those that stand below each other are rows, those beside each other pages. */
static int string_rows(m2c_value **out, m2c_value *strings)
{
    m2c_value *rows = NULL;
    if (stack_rows(&rows, 1, &strings, true))
        return 1;
    if (strings->numel <= 1)
        return m2c_give(out, rows);
    ptrdiff_t dims[M2C_MAX_RANK] = {strings->dims[0], rows->dims[1]};
    for (int d = 1; d < strings->ndims; d++)
        dims[d + 1] = strings->dims[d];
    const ptrdiff_t height = dims[0], width = dims[1], count = strings->numel;
    m2c_value *y = m2c_zeros(M2C_CHAR, strings->ndims + 1, dims, 0);
    for (ptrdiff_t k = 0; k < count; k++)
        for (ptrdiff_t j = 0; j < width; j++)
            y->u8[k % height + height * (j + width * (k / height))] = rows->u8[k + j * count];
    m2c_release(rows);
    return m2c_give(out, y);
}

M2C_TEXT_FN(char)
{
    m2c_value *names = nargin == 1 ? m2c_member_names(in[0]) : NULL;
    if (names)
        return of_members(m2c_fn_char, out, names);
    M2C_TEXT_UNUSED;
    if (nargin == 0)
        return m2c_give(out, m2c_char(""));
    if (nargin == 1 && in[0]->cls == M2C_FUNCTION && in[0]->closure->formula)
        return m2c_give(out, m2c_char(in[0]->closure->formula));
    if (nargin == 1 && in[0]->cls == M2C_FUNCTION) {
        m2c_text t = {0};
        m2c_disp_text(&t, in[0]);
        t.n -= t.n > 0;
        return m2c_give(out, m2c_text_take(&t));
    }
    if (nargin == 1 && m2c_is_arith(in[0]))
        return m2c_cast(&out[0], in[0], M2C_CHAR);
    if (nargin == 1 && in[0]->cls == M2C_CELL && in[0]->numel == 0)
        return m2c_give(out, m2c_char(""));
    if (nargin == 1 && m2c_is_string_array(in[0]) && in[0]->ndims < M2C_MAX_RANK)
        return string_rows(&out[0], in[0]);
    return stack_rows(&out[0], nargin, in, true);
}

M2C_TEXT_FN(strvcat)
{
    M2C_TEXT_UNUSED;
    return stack_rows(&out[0], nargin, in, false);
}

/* The rows of a char matrix without the blanks at their ends; of nothing, one empty text. */
static m2c_value *cell_of_rows(const m2c_value *v)
{
    ptrdiff_t rows = v->numel || v->dims[0] ? v->dims[0] : 1;
    m2c_value *c = m2c_cell(rows, 1);
    for (ptrdiff_t i = 0; i < rows; i++) {
        m2c_text t = {0};
        if (v->numel)
            t = m2c_row_text(v, i);
        while (t.n && t.s[t.n - 1] == ' ')
            t.n--;
        m2c_set(&c->cell[i], m2c_text_take(&t));
    }
    return c;
}

M2C_TEXT_FN(cellstr)
{
    m2c_value *names = nargin == 1 ? m2c_member_names(in[0]) : NULL;
    if (names)
        return of_members(m2c_fn_cellstr, out, names);
    M2C_TEXT_UNUSED;
    if (m2c_check_count("cellstr", nargin, 1, 1))
        return 1;
    const m2c_value *v = in[0];
    if (m2c_is_cellstr(v)) {
        m2c_copy(&out[0], v);
        return 0;
    }
    if ((!m2c_is_arith(v) && v->cls != M2C_CELL) || (v->ndims > 2 && v->cls != M2C_CELL))
        return m2c_error("", "cellstr: argument STRING must be a 2-D character array");
    m2c_value *text = NULL, *arg = (m2c_value *)v;
    if (m2c_call1(m2c_fn_char, NULL, 1, &text, 1, &arg))
        return 1;
    m2c_set(&out[0], cell_of_rows(text));
    m2c_release(text);
    return 0;
}
