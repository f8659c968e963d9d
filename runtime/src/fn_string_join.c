/* Putting text together: strcat, cstrcat, strjoin, strjust. Declared in mat2c/builtins/. */
#include "m2c/box.h"
#include "printf_internal.h"
#include "text_internal.h"

#include <ctype.h>

/* --- strcat -------------------------------------------------------------------------------------- */
/* Element k of an argument as text: of a cell its element, of anything else the whole. */
static m2c_bytes part_of(const m2c_value *v, ptrdiff_t k)
{
    if (v->cls != M2C_CELL)
        return m2c_span_of(v);
    return m2c_span_of(v->cell[v->numel == 1 ? 0 : k]);
}

/* Elements k of all arguments side by side: text, or whatever the cells hold. */
static int join_elements(m2c_value **out, int n, m2c_value *const *in, ptrdiff_t k, bool texts)
{
    if (!texts) {
        m2c_list parts = {0};
        for (int j = 0; j < n; j++)
            m2c_list_add(&parts, in[j]->cls == M2C_CELL ? in[j]->cell[in[j]->numel == 1 ? 0 : k] : in[j]);
        int bad = m2c_hcat(out, n, parts.v);
        m2c_list_clear(&parts);
        return bad;
    }
    m2c_text t = {0};
    for (int j = 0; j < n; j++) {
        m2c_bytes s = part_of(in[j], k);
        m2c_text_add(&t, s.s, s.n);
    }
    m2c_set(out, m2c_text_take(&t));
    return 0;
}

static int cat_cells(m2c_value **out, int n, m2c_value *const *in)
{
    const m2c_value *shape = NULL;
    bool texts = true;
    for (int j = 0; j < n; j++) {
        texts = texts && (in[j]->cls == M2C_CHAR || m2c_is_cellstr(in[j]));
        if (in[j]->cls != M2C_CELL || (shape && in[j]->numel == 1))
            continue;
        if (shape && shape->numel != 1 && !m2c_same_dims(shape, in[j]))
            return m2c_error("", "strcat: arguments must be the same size, or be scalars");
        shape = in[j];
    }
    m2c_value *c = m2c_zeros(M2C_CELL, shape->ndims, shape->dims, 0);
    int bad = 0;
    for (ptrdiff_t k = 0; k < c->numel && !bad; k++)
        bad = join_elements(&c->cell[k], n, in, k, texts);
    return m2c_set_unless(bad, out, c);
}

/* An argument as a cellstr: of char arguments each row loses the blanks at its end. */
static int as_cell(m2c_value **out, const m2c_value *v)
{
    if (v->cls == M2C_CELL) {
        m2c_copy(out, v);
        return 0;
    }
    if (!m2c_is_arith(v) || m2c_is_complex(v))
        return m2c_error("", "strcat: inputs must be strings or cells of strings");
    m2c_value *arg = (m2c_value *)v;
    return m2c_call1(m2c_fn_cellstr, NULL, 1, out, 1, &arg);
}

/* Are all arguments texts of at most one row? */
static bool are_rows(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (in[k]->cls != M2C_CHAR || in[k]->ndims != 2 || in[k]->dims[0] > 1)
            return false;
    return true;
}

/* The common case at once: rows, less the blanks at their ends, side by side; of nothing a row, too. */
static m2c_value *join_rows(int n, m2c_value *const *in)
{
    m2c_text t = {0};
    for (int k = 0; k < n; k++) {
        m2c_bytes s = m2c_span_of(in[k]);
        while (s.n && s.s[s.n - 1] == ' ')
            s.n--;
        m2c_text_add(&t, s.s, s.n);
    }
    if (t.n > 0)
        return m2c_text_take(&t);
    m2c_text_free(&t);
    return m2c_new2(M2C_CHAR, 1, 0, 0);
}

M2C_TEXT_FN(strcat)
{
    M2C_TEXT_UNUSED;
    if (nargin > 0 && are_rows(nargin, in))
        return m2c_give(out, join_rows(nargin, in));
    bool cells = false;
    int status = 0;
    m2c_list parts = {0};
    if (nargin == 0)
        return m2c_give(out, m2c_char(""));
    for (int k = 0; k < nargin && !status; k++) {
        m2c_value *part = NULL;
        cells = cells || in[k]->cls == M2C_CELL;
        status = as_cell(&part, in[k]);
        if (part)
            m2c_list_push(&parts, part);
    }
    m2c_value *joined = NULL;
    status = status || cat_cells(&joined, parts.n, parts.v);
    m2c_list_clear(&parts);
    if (!status && cells) {
        m2c_set(&out[0], joined);
        return 0;
    }
    status = status || m2c_call1(m2c_fn_char, NULL, 1, &out[0], 1, &joined);
    m2c_release(joined);
    return status;
}

M2C_TEXT_FN(cstrcat)
{
    M2C_TEXT_UNUSED;
    for (int k = 0; k < nargin; k++)
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "cstrcat: arguments must be character strings");
    if (nargin == 0)
        return m2c_give(out, m2c_char(""));
    return m2c_hcat(&out[0], nargin, in);
}

/* --- strjoin ------------------------------------------------------------------------------------- */
/* Texts with delimiters between them, side by side in one row. */
static m2c_value *joined_rows(const m2c_value *texts, m2c_value *const *delimiter, int step)
{
    m2c_text t = {0};
    for (ptrdiff_t k = 0; k < texts->numel; k++) {
        m2c_bytes s = m2c_span_of(texts->cell[k]);
        m2c_text_add(&t, s.s, s.n);
        if (k + 1 == texts->numel)
            break;
        s = m2c_span_of(delimiter[k * step]);
        m2c_text_add(&t, s.s, s.n);
    }
    return m2c_text_take(&t);
}

/* The same of matrices, and of texts without characters: as brackets put them together. */
static int joined_in_brackets(m2c_value **out, const m2c_value *texts, m2c_value *const *delimiter, int step)
{
    m2c_list l = {0};
    for (ptrdiff_t k = 0; k < texts->numel; k++) {
        m2c_list_add(&l, texts->cell[k]);
        if (k + 1 < texts->numel)
            m2c_list_add(&l, delimiter[k * step]);
    }
    int bad = l.n ? m2c_hcat(out, l.n, l.v) : m2c_give(out, m2c_char(""));
    m2c_list_clear(&l);
    return bad;
}

M2C_TEXT_FN(strjoin)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("strjoin", nargin, 1, 2))
        return 1;
    bool listed = nargin == 2 && m2c_is_cellstr(in[1]);
    if (!m2c_is_cellstr(in[0]) || (nargin == 2 && !listed && in[1]->cls != M2C_CHAR))
        return m2c_invalid_call("strjoin");
    if (in[0]->numel == 1)
        return m2c_give(out, m2c_retain(in[0]->cell[0]));
    if (listed && in[1]->numel != in[0]->numel - 1)
        return m2c_error("Octave:strjoin:cellstring_delimiter_mismatch",
                         "strjoin: the number of delimiters does not match the number of strings");
    m2c_text t = {0};
    if (nargin == 2 && !listed)
        m2c_resolve_escapes(&t, (const char *)in[1]->u8, (size_t)in[1]->numel);
    else
        m2c_text_add(&t, " ", 1);
    m2c_value *blank = m2c_text_take(&t), *y = NULL;
    m2c_value *const *delimiter = listed ? in[1]->cell : &blank;
    int bad = 0;
    if (are_rows((int)in[0]->numel, in[0]->cell))
        y = joined_rows(in[0], delimiter, listed);
    if (!y || y->numel == 0)
        bad = joined_in_brackets(&y, in[0], delimiter, listed);
    m2c_release(blank);
    if (bad)
        m2c_release(y);
    return bad || m2c_give(out, y);
}

/* --- strjust ------------------------------------------------------------------------------------- */
M2C_TEXT_FN(strjust)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("strjust", nargin, 1, 2))
        return 1;
    if (in[0]->cls != M2C_CHAR || in[0]->ndims > 2)
        return m2c_error("", "strjust: S must be a string or 2-D character matrix");
    int where = nargin < 2 ? 'r' : in[1]->cls == M2C_CHAR && in[1]->numel ? tolower(in[1]->u8[0]) : 'c';
    ptrdiff_t rows = in[0]->dims[0], cols = in[0]->dims[1];
    m2c_value *r = m2c_new2(M2C_CHAR, rows, cols, 0);
    for (ptrdiff_t i = 0; i < rows; i++) {
        const unsigned char *row = in[0]->u8 + i;
        ptrdiff_t first = 0, last = cols;
        while (last > 0 && (row[(last - 1) * rows] == ' ' || row[(last - 1) * rows] == 0))
            last--;
        while (first < last && (row[first * rows] == ' ' || row[first * rows] == 0))
            first++;
        ptrdiff_t space = cols - (last - first);
        ptrdiff_t start = where == 'l' ? 0 : where == 'r' ? space : space / 2;
        for (ptrdiff_t j = 0; j < cols; j++) {
            ptrdiff_t from = j - start + first;
            r->u8[i + j * rows] = from >= first && from < last ? row[from * rows] : ' ';
        }
    }
    return m2c_give(out, r);
}
