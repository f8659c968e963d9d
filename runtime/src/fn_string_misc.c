/* Escapes, tabs, merge, strchr and rats. Declared in mat2c/builtins/. */
#include "display_internal.h"
#include "m2c/index.h"
#include "printf_internal.h"
#include "text_internal.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>

/* --- escapes ------------------------------------------------------------------------------------- */
M2C_TEXT_FN(do_string_escapes)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("do_string_escapes", nargin, 1, 1))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "do_string_escapes: STRING argument must be of type string");
    m2c_text t = {0};
    m2c_resolve_escapes(&t, (const char *)in[0]->u8, (size_t)in[0]->numel);
    return m2c_give(out, m2c_text_take(&t));
}

M2C_TEXT_FN(undo_string_escapes)
{
    M2C_TEXT_UNUSED;
    static const char special[] = "\a\b\f\n\r\t\v\\'\"", letters[] = "abfnrtv\\'\"";
    if (m2c_check_count("undo_string_escapes", nargin, 1, 1))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "undo_string_escapes: S argument must be a string");
    m2c_text t = {0};
    for (ptrdiff_t k = 0; k < in[0]->numel; k++) {
        char c = (char)in[0]->u8[k];
        const char *at = c && c != '\'' ? strchr(special, c) : NULL;
        if (at)
            m2c_text_addf(&t, "\\%c", letters[at - special]);
        else
            m2c_text_add(&t, &c, 1);
    }
    return m2c_give(out, m2c_text_take(&t));
}

/* --- untabify ------------------------------------------------------------------------------------ */
typedef struct tabs {
    size_t width;
    bool strips; /* blanks at the end */
} tabs;

static m2c_text without_tabs(m2c_bytes s, const tabs *how)
{
    m2c_text t = {0};
    m2c_text_add(&t, "", 0);
    for (size_t k = 0; k < s.n; k++)
        if (s.s[k] != '\t')
            m2c_text_add(&t, s.s + k, 1);
        else
            do
                m2c_text_add(&t, " ", 1);
            while (t.n % how->width);
    while (how->strips && t.n && t.s[t.n - 1] == ' ')
        t.n--;
    return t;
}

/* The rows of a char matrix become as long as the longest of them. */
static int untabify_one(m2c_value **out, const m2c_value *v, const void *how)
{
    int rows = (int)v->dims[0];
    m2c_bytes *lines = m2c_alloc((size_t)rows * sizeof *lines);
    m2c_text *texts = m2c_alloc((size_t)rows * sizeof *texts);
    for (int i = 0; i < rows; i++) {
        m2c_text row = m2c_row_text(v, i);
        texts[i] = without_tabs((m2c_bytes){row.s, row.n}, how);
        lines[i] = (m2c_bytes){texts[i].s, texts[i].n};
        m2c_text_free(&row);
    }
    m2c_set(out, rows ? m2c_char_rows(rows, lines) : m2c_retain(v));
    for (int i = 0; i < rows; i++)
        m2c_text_free(&texts[i]);
    m2c_free(texts);
    m2c_free(lines);
    return 0;
}

M2C_TEXT_FN(untabify)
{
    M2C_TEXT_UNUSED;
    double width = 8;
    if (m2c_check_inputs("untabify", nargin, 1, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR && !m2c_is_cellstr(in[0]))
        return m2c_error("", "untabify: T must be a string or cellstring");
    if (nargin > 1 && m2c_to_double(in[1], "untabify", &width))
        return 1;
    tabs how = {width >= 1 ? (size_t)width : 1, nargin > 2 && m2c_option_true(in[2])};
    return in[0]->cls == M2C_CELL ? m2c_map_cell(&out[0], in[0], untabify_one, &how)
                                  : untabify_one(&out[0], in[0], &how);
}

/* --- merge --------------------------------------------------------------------------------------- */
static bool can_be_merged(const m2c_value *v)
{
    return v->cls == M2C_CELL || (m2c_is_arith(v) && v->cls != M2C_LOGICAL);
}

static int merge_arrays(m2c_value **out, const m2c_value *mask, const m2c_value *t, const m2c_value *f)
{
    if ((t->numel != 1 && !m2c_same_dims(mask, t)) || (f->numel != 1 && !m2c_same_dims(mask, f)))
        return m2c_error("", "merge: MASK, TVAL, and FVAL dimensions must match");
    if (t->cls != f->cls || !can_be_merged(t))
        return m2c_error("", "merge: cannot merge %s with %s with array mask", m2c_class_name(t),
                         m2c_class_name(f));
    bool is_complex = m2c_is_complex(t) || m2c_is_complex(f);
    m2c_value *r = m2c_zeros(t->cls, mask->ndims, mask->dims, is_complex ? M2C_COMPLEX : 0);
    m2c_value *either[2] = {is_complex ? m2c_as_complex(f) : m2c_retain(f),
                            is_complex ? m2c_as_complex(t) : m2c_retain(t)};
    const size_t size = m2c_element_size(r->cls, r->flags);
    for (ptrdiff_t k = 0; k < mask->numel; k++) {
        const m2c_value *from = either[m2c_get(mask, k) != 0];
        const ptrdiff_t j = from->numel == 1 ? 0 : k;
        if (r->cls == M2C_CELL)
            m2c_copy(&r->cell[k], from->cell[j]);
        else
            memcpy((char *)r->data + (size_t)k * size, (const char *)from->data + (size_t)j * size, size);
    }
    m2c_release(either[0]);
    m2c_release(either[1]);
    return m2c_give(out, m2c_narrow(r));
}

M2C_TEXT_FN(merge)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("merge", nargin, 3, 3))
        return 1;
    if (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR)
        return m2c_error("", "merge: first argument must be logical or numeric");
    if (in[0]->numel != 1)
        return merge_arrays(&out[0], in[0], in[1], in[2]);
    m2c_copy(&out[0], in[m2c_get(in[0], 0) != 0 ? 1 : 2]);
    return 0;
}

M2C_TEXT_FN(ifelse)
{
    return m2c_fn_merge(self, nargout, out, nargin, in);
}

/* --- strchr -------------------------------------------------------------------------------------- */
M2C_TEXT_FN(strchr)
{
    M2C_TEXT_UNUSED;
    double most = INFINITY;
    if (m2c_check_count("strchr", nargin, 2, 4))
        return 1;
    if (in[0]->cls == M2C_CHAR && in[1]->cls != M2C_CHAR)
        return m2c_error("", "strchr: CHARS argument must be a string");
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "strchr: STR argument must be a string or string array");
    if (nargin > 2 && m2c_to_double(in[2], "strchr", &most))
        return 1;
    bool last = nargin > 3 && m2c_equals_text(in[3], "last");
    m2c_value *r = m2c_new2(M2C_DOUBLE, 1, in[0]->numel, 0);
    ptrdiff_t n = 0;
    for (ptrdiff_t k = 0; k < in[0]->numel; k++)
        if (in[1]->numel && memchr(in[1]->u8, in[0]->u8[k], (size_t)in[1]->numel))
            r->f64[n++] = (double)(k + 1);
    ptrdiff_t kept = (double)n > most ? (ptrdiff_t)most : n;
    m2c_value *result = m2c_new2(M2C_DOUBLE, 1, kept, 0);
    if (kept)
        memcpy(result->f64, r->f64 + (last ? n - kept : 0), (size_t)kept * sizeof(double));
    m2c_release(r);
    return m2c_give(out, result);
}

/* --- rats ---------------------------------------------------------------------------------------- */
M2C_TEXT_FN(rats)
{
    M2C_TEXT_UNUSED;
    const int usual = 9;
    double length = usual;
    if (m2c_check_count("rats", nargin, 1, 2) || (nargin == 2 && m2c_to_double(in[1], "rats", &length)))
        return 1;
    if (!m2c_is_arith(in[0]))
        return m2c_error("", "rats: X must be numeric");
    const m2c_value *v = in[0];
    if (v->numel == 0)
        return m2c_give(out, m2c_char(""));
    if (v->numel == 1 && m2c_get(v, 0) == 0)
        return m2c_give(out, m2c_char("0"));
    ptrdiff_t rows = v->dims[0], cols = v->numel / rows;
    if (isnan(length))
        return m2c_error("", "conversion of NaN to integer value failed");
    bool free_size = !(length >= 1 && length <= INT_MAX - 2);
    int digits = free_size ? usual : (int)length, width = digits + (v->numel > 1 ? 2 : 0);
    if (!m2c_affords(3, (ptrdiff_t[]){rows, cols, width}, 1))
        return m2c_error_too_large();
    if (free_size && v->numel == 1) {
        char buf[64];
        m2c_fraction(buf, m2c_get(v, 0), usual);
        return m2c_give(out, m2c_char(buf));
    }
    m2c_value *r = m2c_new2(M2C_CHAR, rows, cols * width, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        char buf[64];
        m2c_fraction(buf, m2c_get(v, k), digits - 1);
        const int pad = width - (int)strlen(buf);
        for (int j = 0; j < width; j++)
            r->u8[k % rows + (k / rows * width + j) * rows] =
                (unsigned char)(j < pad ? ' ' : buf[pad < 0 ? j : j - pad]);
    }
    return m2c_give(out, r);
}
