/* String arrays: conversion, operators, concatenation and equality (string_array.h). */
#include "string_array.h"

#include "class.h"
#include "concat_internal.h"
#include "core_util.h"
#include "internal.h"
#include "m2c/fn_text.h"
#include "m2c/ops.h"
#include "op_internal.h"
#include "text_internal.h"

#include <string.h>

/* A char row as an element; all empty ones are alike. */
static m2c_value *element_of(const m2c_value *text)
{
    return m2c_chars((const char *)text->u8, text->numel, false);
}

m2c_value *m2c_new_strings(int ndims, const ptrdiff_t *dims)
{
    m2c_use_strings();
    return m2c_zeros(M2C_CELL, ndims, dims, M2C_STRING);
}

/* --- conversion --- */

static int row_strings(m2c_value **out, const m2c_value *v)
{
    const ptrdiff_t rows = v->numel == 0 && v->dims[0] == 0 ? 1 : v->dims[0];
    const ptrdiff_t dims[2] = {rows, 1};
    m2c_value *s = m2c_new_strings(2, dims);
    for (ptrdiff_t i = 0; i < rows; i++) {
        m2c_text row = {0};
        if (v->numel)
            row = m2c_row_text(v, i);
        s->cell[i] = m2c_text_take(&row);
    }
    return m2c_give(out, s);
}

/* The text of one number or truth value; of NaN, a missing one. */
static int number_string(m2c_value **out, const m2c_value *v, ptrdiff_t k)
{
    if (v->cls == M2C_LOGICAL)
        return m2c_give(out, m2c_char(v->u8[k] ? "true" : "false"));
    if (m2c_is_float(v) && !m2c_is_complex(v) && isnan(m2c_get(v, k)))
        return m2c_give(out, m2c_empty());
    m2c_value *one = m2c_item(v, k);
    int bad = m2c_fn_num2str(NULL, 1, out, 1, &one);
    m2c_release(one);
    return bad;
}

/* What a cell holds as an element: a char row, a string scalar, or a number. */
static int held_string(m2c_value **out, const m2c_value *x)
{
    if (m2c_is_string_array(x) && x->numel == 1) {
        m2c_copy(out, x->cell[0]);
        return 0;
    }
    if (x->cls == M2C_CHAR && (x->numel == 0 || x->dims[0] == 1))
        return m2c_give(out, element_of(x));
    if (m2c_is_arith(x) && x->cls != M2C_CHAR && x->numel == 1)
        return number_string(out, x, 0);
    return m2c_error("MATLAB:string:CannotConvertCellElement",
                     "Conversion from cell failed. Element must be convertible to a string scalar.");
}

int m2c_as_strings(m2c_value **out, const m2c_value *v)
{
    if (m2c_is_string_array(v)) {
        m2c_copy(out, v);
        return 0;
    }
    if (v->cls == M2C_CHAR && v->ndims == 2)
        return row_strings(out, v);
    m2c_value *names = m2c_member_names(v);
    if (names) {
        const int status = m2c_as_strings(out, names);
        m2c_release(names);
        return status;
    }
    if (!m2c_is_arith(v) && v->cls != M2C_CELL)
        return m2c_error("MATLAB:invalidConversion", "Conversion to string from %s is not possible.",
                         m2c_class_name(v));
    m2c_value *s = m2c_new_strings(v->ndims, v->dims);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        m2c_value *text = NULL;
        if (v->cls == M2C_CELL ? held_string(&text, v->cell[k]) : number_string(&text, v, k)) {
            m2c_release(s);
            return 1;
        }
        s->cell[k] = text;
    }
    return m2c_give(out, s);
}

static bool lacks_text(const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (m2c_is_missing_text(v->cell[k]))
            return true;
    return false;
}

int m2c_as_chars(m2c_value **out, const m2c_value *v)
{
    if (!m2c_is_string_array(v)) {
        m2c_copy(out, v);
        return 0;
    }
    if (lacks_text(v))
        return m2c_error("MATLAB:string:CannotConvertMissingElementToChar",
                         "Cannot convert a missing string to a character vector.");
    if (v->numel == 1) {
        m2c_copy(out, v->cell[0]);
        return 0;
    }
    m2c_value *c = m2c_new(M2C_CELL, v->ndims, v->dims, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        c->cell[k] = m2c_retain(v->cell[k]);
    return m2c_give(out, c);
}

void m2c_list_texts(m2c_list *l, int first)
{
    for (int k = first; k < l->n; k++)
        if (m2c_is_string_array(l->v[k]) && !lacks_text(l->v[k]))
            m2c_as_chars(&l->v[k], l->v[k]);
}

int m2c_alike_strings(m2c_value **out, const m2c_value *v)
{
    if (v->cls == M2C_CHAR || (v->cls == M2C_CELL && m2c_is_cellstr(v) && v->numel))
        return m2c_as_strings(out, v);
    if ((v->cls != M2C_CELL && v->cls != M2C_STRUCT) || m2c_is_string_array(v)) {
        m2c_copy(out, v);
        return 0;
    }
    m2c_value *c = v->cls == M2C_STRUCT ? m2c_struct_array(v->fields, v->ndims, v->dims)
                                        : m2c_zeros(M2C_CELL, v->ndims, v->dims, 0);
    const ptrdiff_t count = v->cls == M2C_STRUCT ? v->numel * v->fields->count : v->numel;
    for (ptrdiff_t k = 0; k < count; k++)
        if (m2c_alike_strings(&c->cell[k], v->cell[k])) {
            m2c_release(c);
            return 1;
        }
    return m2c_give(out, c);
}

/* --- operators --- */

/* Extents of an operation on arrays of which extents of 1 are repeated; false where they do not fit. */
static bool common_extents(const m2c_value *a, const m2c_value *b, int *ndims, ptrdiff_t *dims)
{
    *ndims = a->ndims > b->ndims ? a->ndims : b->ndims;
    for (int d = 0; d < *ndims; d++) {
        const ptrdiff_t p = d < a->ndims ? a->dims[d] : 1, q = d < b->ndims ? b->dims[d] : 1;
        if (p != q && p != 1 && q != 1)
            return false;
        dims[d] = p == 1 ? q : p;
    }
    return true;
}

/* The element of v that meets element k of the result. */
static const m2c_value *met_element(const m2c_value *v, ptrdiff_t k, int ndims, const ptrdiff_t *dims)
{
    ptrdiff_t at = 0, stride = 1;
    for (int d = 0; d < ndims; d++) {
        const ptrdiff_t extent = d < v->ndims ? v->dims[d] : 1, sub = k % dims[d];
        at += extent == 1 ? 0 : sub * stride;
        stride *= extent;
        k /= dims[d];
    }
    return v->cell[at];
}

static m2c_value *joined_text(const m2c_value *x, const m2c_value *y)
{
    if (m2c_is_missing_text(x) || m2c_is_missing_text(y))
        return &m2c_shared_empty;
    if (x->numel + y->numel == 0)
        return element_of(x);
    m2c_value *text = m2c_new2(M2C_CHAR, 1, x->numel + y->numel, 0);
    memcpy(text->u8, x->data, (size_t)x->numel);
    memcpy(text->u8 + x->numel, y->data, (size_t)y->numel);
    return text;
}

/* Less than, equal to or greater than 0, as x comes before, is, or comes behind y. */
static bool holds(const char *symbol, const m2c_value *x, const m2c_value *y)
{
    if (m2c_is_missing_text(x) || m2c_is_missing_text(y))
        return symbol[0] == '!';
    const int order = m2c_text_order(x, y);
    switch (symbol[0]) {
    case '=':
        return order == 0;
    case '!':
        return order != 0;
    case '<':
        return order < 0 || (symbol[1] == '=' && order == 0);
    default:
        return order > 0 || (symbol[1] == '=' && order == 0);
    }
}

static int elementwise(m2c_value **out, const char *symbol, const m2c_value *a, const m2c_value *b)
{
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK];
    if (!common_extents(a, b, &ndims, dims))
        return m2c_error("MATLAB:sizeDimensionsMustMatch",
                         "Arrays have incompatible sizes for this operation.");
    m2c_value *r = symbol[0] == '+' ? m2c_new_strings(ndims, dims) : m2c_new(M2C_LOGICAL, ndims, dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++) {
        const m2c_value *x = met_element(a, k, ndims, dims), *y = met_element(b, k, ndims, dims);
        if (symbol[0] == '+')
            r->cell[k] = joined_text(x, y);
        else
            r->u8[k] = holds(symbol, x, y);
    }
    return m2c_give(out, r);
}

int m2c_operate_strings(m2c_value **out, const char *symbol, const m2c_value *a, const m2c_value *b)
{
    if (!strchr("+=!<>", symbol[0]) || !(m2c_is_string_array(a) || m2c_is_string_array(b)))
        return m2c_binary_error(symbol, a, b);
    m2c_value *x = NULL, *y = NULL;
    int bad = m2c_as_strings(&x, a) || m2c_as_strings(&y, b) || elementwise(out, symbol, x, y);
    m2c_release(x);
    m2c_release(y);
    return bad;
}

int m2c_join_strings(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    m2c_list parts = {0};
    int bad = 0;
    for (int k = 0; k < n && !bad; k++) {
        m2c_value *part = NULL;
        if (m2c_is_arith(in[k]) && in[k]->cls != M2C_CHAR && in[k]->numel == 0)
            continue; /* [] vanishes */
        bad = m2c_as_strings(&part, in[k]);
        if (!bad)
            m2c_list_push(&parts, part);
    }
    bool *skip = m2c_calloc((size_t)n, sizeof *skip);
    bad = bad || m2c_join_alike(out, dim, parts.n, parts.v, skip, M2C_CAT_FUNCTION);
    m2c_free(skip);
    m2c_list_clear(&parts);
    return bad;
}

/* Is it one text, several, or a string array? */
static bool is_text(const m2c_value *v)
{
    return m2c_is_string_array(v) || (v->cls == M2C_CHAR && v->ndims == 2 && v->dims[0] <= 1) ||
           (v->cls == M2C_CELL && m2c_is_cellstr(v));
}

bool m2c_equal_texts(const m2c_value *a, const m2c_value *b, bool missing)
{
    m2c_value *x = NULL, *y = NULL;
    if (!is_text(a) || !is_text(b) || m2c_as_strings(&x, a) || m2c_as_strings(&y, b)) {
        m2c_release(x);
        return false;
    }
    bool same = m2c_same_dims(x, y);
    for (ptrdiff_t k = 0; same && k < x->numel; k++)
        same = holds("==", x->cell[k], y->cell[k]) ||
               (missing && m2c_is_missing_text(x->cell[k]) && m2c_is_missing_text(y->cell[k]));
    m2c_release(x);
    m2c_release(y);
    return same;
}

/* The numbers that the texts are. */
static int as_numbers(m2c_value **out, const m2c_value *v)
{
    return m2c_fn_str2double(NULL, 1, out, 1, (m2c_value *const[]){(m2c_value *)v});
}

void m2c_use_strings(void)
{
    static const m2c_string_operations operations = {m2c_as_strings, m2c_operate_strings, m2c_join_strings,
                                                     m2c_equal_texts, as_numbers};
    m2c_strings = &operations;
}
