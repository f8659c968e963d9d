/* Taking text apart: strtok, ostrsplit, substr. strsplit is in fn_string_strsplit.c.
 * Declared in mat2c/builtins/. */
#include "text_internal.h"

#include <math.h>

/* --- strtok -------------------------------------------------------------------------------------- */
static bool is_one_of(char c, m2c_bytes set)
{
    return set.n && memchr(set.s, c, set.n) != NULL;
}

/* Splits at the first delimiter after any at the front. */
static void split_token(m2c_bytes s, m2c_bytes delimiters, m2c_value **token, m2c_value **rest)
{
    size_t first = 0, last;
    while (first < s.n && is_one_of(s.s[first], delimiters))
        first++;
    for (last = first; last < s.n && !is_one_of(s.s[last], delimiters);)
        last++;
    m2c_set(token, m2c_text_value(s.s + first, last - first));
    m2c_set(rest, m2c_text_value(s.s + last, s.n - last));
}

M2C_TEXT_FN(strtok)
{
    M2C_TEXT_UNUSED;
    static const char white[] = " \f\n\r\t\v";
    if (m2c_check_inputs("strtok", nargin, 1, 2))
        return 1;
    m2c_value *v = in[0], *token = NULL, *rest = NULL, *nothing = NULL;
    if (v->cls != M2C_CHAR && !m2c_is_cellstr(v))
        return m2c_error("", "strtok: STR must be a string or cell array of strings");
    if (v->cls == M2C_CELL && v->numel == 0) /* of no texts, an empty one */
        v = nothing = m2c_new2(M2C_CHAR, 0, 0, 0);
    m2c_bytes delimiters = {white, sizeof white}; /* NUL is one, too */
    bool column = v->cls == M2C_CHAR && v->ndims == 2 && v->dims[1] == 1 && v->dims[0] > 1;
    if (v->cls == M2C_CHAR && v->numel && !column && (v->ndims > 2 || v->dims[0] != 1))
        return m2c_error("", "strtok: STR cannot be a 2-D character array");
    m2c_value *codes = NULL;
    if (nargin == 2 && m2c_is_arith(in[1]) && in[1]->numel && m2c_cast(&codes, in[1], M2C_CHAR) == 0)
        delimiters = m2c_span_of(codes);
    if (v->cls == M2C_CHAR) {
        split_token(m2c_span_of(v), delimiters, &token, &rest);
        ptrdiff_t none[2] = {1, 0};
        if (token->numel == 0 && v->numel)
            m2c_set(&token, m2c_reshaped(token, 2, none));
        if (column && (m2c_transpose(&token, token) || m2c_transpose(&rest, rest)))
            return 1;
    } else {
        token = m2c_zeros(M2C_CELL, v->ndims, v->dims, 0);
        rest = m2c_zeros(M2C_CELL, v->ndims, v->dims, 0);
        for (ptrdiff_t k = 0; k < v->numel; k++)
            split_token(m2c_span_of(v->cell[k]), delimiters, &token->cell[k], &rest->cell[k]);
    }
    m2c_release(codes);
    m2c_release(nothing);
    m2c_set(&out[0], token);
    if (nargout > 1)
        m2c_set(&out[1], rest);
    else
        m2c_release(rest);
    return 0;
}

/* --- ostrsplit ----------------------------------------------------------------------------------- */
static m2c_value *no_part(void)
{
    return m2c_new2(M2C_CHAR, 1, 0, 0);
}

static void split_row(m2c_list *parts, m2c_bytes s, m2c_bytes delimiters, bool strip)
{
    for (size_t first = 0, k = 0; k <= s.n; k++) {
        if (k < s.n && !is_one_of(s.s[k], delimiters))
            continue;
        if (!strip || k > first)
            m2c_list_push(parts, k > first || !s.n ? m2c_text_value(s.s + first, k - first) : no_part());
        first = k + 1;
    }
}

M2C_TEXT_FN(ostrsplit)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("ostrsplit", nargin, 2, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR || in[1]->cls != M2C_CHAR)
        return m2c_error("", "ostrsplit: S and SEP must be string values");
    if (nargin == 3 && in[2]->numel != 1)
        return m2c_error("", "ostrsplit: STRIP_EMPTY must be a scalar value");
    if (in[0]->numel == 0)
        return m2c_give(out, m2c_new(M2C_CELL, in[0]->ndims, in[0]->dims, 0));
    m2c_list parts = {0};
    bool strip = nargin == 3 && m2c_option_true(in[2]);
    for (ptrdiff_t i = 0; i < in[0]->dims[0]; i++) {
        m2c_text row = m2c_row_text(in[0], i);
        split_row(&parts, (m2c_bytes){row.s, row.n}, m2c_span_of(in[1]), strip);
        m2c_text_free(&row);
    }
    m2c_value *c = m2c_cell(1, parts.n);
    for (int k = 0; k < parts.n; k++)
        m2c_copy(&c->cell[k], parts.v[k]);
    m2c_list_clear(&parts);
    return m2c_give(out, c);
}

/* --- substr -------------------------------------------------------------------------------------- */
M2C_TEXT_FN(substr)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("substr", nargin, 2, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "substr: S must be a string or string array");
    if (in[1]->numel != 1 || (nargin == 3 && in[2]->numel != 1))
        return m2c_error("", "substr: OFFSET and LEN must be scalar integers");
    for (int k = 1; k < nargin; k++)
        if (!m2c_is_arith(in[k]))
            return m2c_error("", "fix: not defined for %s", m2c_type_name(in[k]));
    double offset = trunc(m2c_get(in[1], 0)), n = (double)in[0]->numel;
    if (!(fabs(offset) >= 1 && fabs(offset) <= n))
        return m2c_error("", "substr: OFFSET = %.0f out of range", offset);
    offset += offset < 0 ? n + 1 : 0; /* counted from the end */
    double rest = n - offset + 1, length = nargin == 3 ? trunc(m2c_get(in[2], 0)) : rest;
    if (!(length <= rest))
        return m2c_error("", "substr: length LEN = %.0f out of range", length);
    length += length < 0 ? rest : 0; /* so many less than there are */
    if (length < 0)
        return m2c_error("", "substr: No overlap with chosen values of OFFSET and LEN");
    m2c_value *y = m2c_new2(M2C_CHAR, 1, (ptrdiff_t)length, 0);
    if (length > 0)
        memcpy(y->u8, in[0]->u8 + (size_t)offset - 1, (size_t)length);
    return m2c_give(out, y);
}
