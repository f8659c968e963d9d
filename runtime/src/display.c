/* Display of a value: `name = value` and disp(value). */
#include "class.h"
#include "display_internal.h"
#include "m2c/dialect.h"
#include "settings.h"

#include <string.h>

static bool is_array(const m2c_value *v)
{
    return m2c_is_arith(v);
}

void m2c_put_empty(m2c_text *t, const char *brackets, const m2c_value *v)
{
    char dims[32 * M2C_MAX_RANK];
    m2c_text_addf(t, "%s", brackets);
    if (m2c_prints_empty_dimensions())
        m2c_text_addf(t, "(%s)", m2c_dims_text(v, dims));
}

/* What follows "name = " on one line, without its newline. */
static void put_inline(m2c_text *t, const m2c_value *v)
{
    if (v->cls == M2C_CHAR && v->ndims == 2)
        m2c_text_add(t, (const char *)v->u8, (size_t)v->numel);
    else if (v->numel == 0)
        m2c_put_empty(t, "[]", v);
    else
        m2c_put_scalar_value(t, v);
}

static bool fits_line(const m2c_value *v)
{
    if (v->cls == M2C_CHAR)
        return v->dims[0] < 2 && (v->ndims == 2 || v->numel == 0);
    return v->numel == 0 || (v->numel == 1 && v->ndims == 2 && !(v->flags & M2C_DIAGONAL));
}

static void put_page(m2c_text *t, const m2c_page *p)
{
    if (p->v->cls == M2C_CHAR)
        m2c_disp_char_page(t, p);
    else if (m2c_format_style == M2C_FORMAT_PLUS)
        m2c_disp_signs(t, p);
    else if (p->v->flags & M2C_DIAGONAL)
        m2c_disp_diagonal(t, p);
    else if (p->v->flags & M2C_PERMUTATION)
        m2c_disp_permutation(t, p);
    else if (m2c_is_float(p->v))
        m2c_disp_float_page(t, p);
    else
        m2c_disp_int_page(t, p);
}

/* A float page of one element prints as a scalar does, on the line of its name. */
static void put_scalar_page(m2c_text *t, const m2c_page *p)
{
    m2c_value scalar;
    ptrdiff_t one[2] = {1, 1};
    size_t size = m2c_element_size(p->v->cls, p->v->flags);
    m2c_view(&scalar, p->v->cls, p->v->flags & M2C_COMPLEX, (const char *)p->v->data + size * p->offset, 2,
             one);
    if (scalar.cls == M2C_LOGICAL) {
        m2c_disp_int_scalar(t, &scalar);
        return;
    }
    if (m2c_is_complex(&scalar) && cimag(m2c_getc(&scalar, 0)) == 0) {
        double re = m2c_get(&scalar, 0);
        float narrow = (float)re;
        bool single = scalar.cls == M2C_SINGLE;
        m2c_view(&scalar, scalar.cls, 0, single ? (void *)&narrow : (void *)&re, 2, one);
        m2c_disp_float_scalar(t, &scalar);
        return;
    }
    m2c_disp_float_scalar(t, &scalar);
}

static void put_page_name(m2c_text *t, const m2c_value *v, ptrdiff_t page, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "ans(:,:");
    for (int d = 2; d < v->ndims; d++) {
        m2c_text_addf(t, ",%" M2C_PT, page % v->dims[d] + 1);
        page /= v->dims[d];
    }
    m2c_text_addf(t, ") =");
}

static void put_pages(m2c_text *t, const m2c_value *v, int indent)
{
    if (v->numel == 0) { /* texts of nothing */
        m2c_put_empty(t, "[]", v);
        m2c_text_add(t, "\n", 1);
        return;
    }
    m2c_page p = {v, 0, v->dims[0], v->dims[1], indent, false};
    ptrdiff_t size = p.rows * p.cols, pages = v->numel / size;
    for (ptrdiff_t k = 0; k < pages; k++, p.offset += size) {
        put_page_name(t, v, k, m2c_is_int(v) ? 0 : indent);
        bool line = v->cls == M2C_CHAR ? p.rows == 1 : size == 1 && !m2c_is_int(v);
        if (line)
            m2c_text_add(t, " ", 1);
        else
            m2c_end_heading(t);
        if (line && v->cls != M2C_CHAR) {
            put_scalar_page(t, &p);
            m2c_text_add(t, "\n", 1);
            continue;
        }
        bool between = !line && k + 1 < pages;
        p.spaced = between && m2c_is_int(v);
        put_page(t, &p);
        if (between && !p.spaced)
            m2c_put_gap(t, 1);
    }
}

void m2c_put_gap(m2c_text *t, int indent)
{
    if (indent == 0 || !m2c_format_compact)
        m2c_text_add(t, "\n", 1);
}

void m2c_end_heading(m2c_text *t)
{
    m2c_text_add(t, "\n", 1);
    m2c_put_gap(t, 1);
}

static void put_rows(m2c_text *t, const m2c_value *v, int indent)
{
    if (v->ndims > 2) {
        put_pages(t, v, indent);
        return;
    }
    m2c_page p = {v, 0, v->dims[0], v->dims[1], indent, false};
    put_page(t, &p);
}

static void display_array(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s =", name);
    if (fits_line(v)) {
        m2c_text_add(t, " ", 1);
        put_inline(t, v);
        m2c_text_add(t, "\n", 1);
        return;
    }
    bool char_pages = v->cls == M2C_CHAR && v->ndims > 2 && v->dims[0] == 1;
    if (char_pages)
        m2c_text_add(t, " ", 1);
    else
        m2c_end_heading(t);
    put_rows(t, v, indent);
    if (!char_pages)
        m2c_put_gap(t, indent);
}

static void display_at(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    if (v->flags & M2C_SPARSE)
        m2c_display_sparse(t, name, v, indent);
    else if (is_array(v))
        display_array(t, name, v, indent);
    else if (v->cls == M2C_CELL)
        m2c_display_cell(t, name, v, indent);
    else if (v->cls == M2C_STRUCT)
        m2c_display_struct(t, name, v, indent);
    else
        m2c_display_object(t, name, v, indent);
}

void m2c_display_at(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    if (!m2c_is_distributed(v)) {
        display_at(t, name, v, indent);
        return;
    }
    m2c_value *all = m2c_sparse_ways_now->full(v);
    display_at(t, name, all, indent);
    m2c_release(all);
}

M2C_STATE bool m2c_format_compact;

/* What MATLAB's dialect shows is all elements of a matrix. */
static m2c_value *shown(const m2c_value *v)
{
    return m2c_spoken && m2c_is_compressed(v) ? m2c_sparse_ways_now->full(v) : m2c_retain(v);
}

int m2c_display_text(m2c_text *t, const char *name, const m2c_value *v)
{
    if (m2c_spoken && !m2c_classdef_of(v)) {
        m2c_value *all = shown(v);
        m2c_spoken->display(t, name, all);
        m2c_release(all);
        return 0;
    }
    m2c_display_at(t, name, v, 0);
    return 0;
}

static void disp_text(m2c_text *t, const m2c_value *v)
{
    if (m2c_spoken && !m2c_classdef_of(v)) {
        m2c_value *all = shown(v);
        m2c_spoken->disp(t, all);
        m2c_release(all);
    } else if (v->flags & M2C_SPARSE)
        m2c_disp_sparse(t, v);
    else if (is_array(v) && fits_line(v)) {
        put_inline(t, v);
        m2c_text_add(t, "\n", 1);
    } else if (is_array(v))
        put_rows(t, v, 0);
    else if (v->cls == M2C_CELL)
        m2c_disp_cell(t, v, 0);
    else if (v->cls == M2C_STRUCT)
        m2c_disp_struct(t, v, 0);
    else
        m2c_disp_object(t, v);
}

int m2c_disp_text(m2c_text *t, const m2c_value *v)
{
    if (!m2c_is_distributed(v)) {
        disp_text(t, v);
        return 0;
    }
    m2c_value *all = m2c_sparse_ways_now->full(v);
    disp_text(t, all);
    m2c_release(all);
    return 0;
}

static int flush(m2c_text *t, int status)
{
    if (!status)
        m2c_put(t->s, t->n);
    m2c_text_free(t);
    return status;
}

int m2c_display(const char *name, const m2c_value *v)
{
    if (m2c_classdef_of(v))
        return m2c_show_instance(name, v);
    m2c_text t = {0};
    return flush(&t, m2c_display_text(&t, name, v));
}

int m2c_disp(const m2c_value *v)
{
    m2c_text t = {0};
    return flush(&t, m2c_disp_text(&t, v));
}
