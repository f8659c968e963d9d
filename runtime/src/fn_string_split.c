/* Taking text apart: strtok, ostrsplit, substr. strsplit is in fn_string_strsplit.c.
 * Declared in mat2c/builtins/text.py.
 */
#include "text_internal.h"

#include <math.h>

/* --- strtok
 * --------------------------------------------------------------------------------------------------- */
static bool is_one_of(char c, m2c_span set)
{
    return set.n && memchr(set.s, c, set.n) != NULL;
}

/* Splits at the first delimiter after any at the front. */
static void split_token(m2c_span s, m2c_span delimiters, m2c_value **token, m2c_value **rest)
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
    m2c_value *v = in[0], *token = NULL, *rest = NULL;
    if (v->cls != M2C_CHAR && !m2c_is_cellstr(v))
        return m2c_error("", "strtok: STR must be a string or cell array of strings");
    m2c_span delimiters = {white, sizeof white}; /* NUL is one, too */
    m2c_value *codes = NULL;
    if (nargin == 2 && m2c_is_arith(in[1]) && m2c_cast(&codes, in[1], M2C_CHAR) == 0)
        delimiters = m2c_span_of(codes);
    if (v->cls == M2C_CHAR) {
        split_token(m2c_span_of(v), delimiters, &token, &rest);
    } else {
        token = m2c_zeros(M2C_CELL, v->ndims, v->dims, 0);
        rest = m2c_zeros(M2C_CELL, v->ndims, v->dims, 0);
        for (ptrdiff_t k = 0; k < v->numel; k++)
            split_token(m2c_span_of(v->cell[k]), delimiters, &token->cell[k], &rest->cell[k]);
    }
    m2c_release(codes);
    m2c_set(&out[0], token);
    if (nargout > 1)
        m2c_set(&out[1], rest);
    else
        m2c_release(rest);
    return 0;
}

/* --- ostrsplit
 * -------------------------------------------------------------------------------------------------- */
static void split_row(m2c_list *parts, m2c_span s, m2c_span delimiters, bool strip)
{
    for (size_t first = 0, k = 0; k <= s.n; k++) {
        if (k < s.n && !is_one_of(s.s[k], delimiters))
            continue;
        if (!strip || k > first)
            m2c_list_push(parts, m2c_text_value(s.s + first, k - first));
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
    m2c_list parts = {0};
    bool strip = nargin == 3 && m2c_option_true(in[2]);
    for (ptrdiff_t i = 0; i < in[0]->dims[0]; i++) {
        m2c_text row = m2c_row_text(in[0], i);
        split_row(&parts, (m2c_span){row.s, row.n}, m2c_span_of(in[1]), strip);
        m2c_text_free(&row);
    }
    m2c_value *c = m2c_cell(1, parts.n);
    for (int k = 0; k < parts.n; k++)
        m2c_copy(&c->cell[k], parts.v[k]);
    m2c_list_clear(&parts);
    return m2c_give(out, c);
}

/* --- substr
 * ------------------------------------------------------------------------------------------------------ */
M2C_TEXT_FN(substr)
{
    M2C_TEXT_UNUSED;
    double offset, length;
    if (m2c_check_inputs("substr", nargin, 2, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "substr: S must be a string");
    if (m2c_to_double(in[1], "substr", &offset))
        return 1;
    double n = (double)in[0]->numel;
    length = n - offset + 1;
    if (nargin == 3 && m2c_to_double(in[2], "substr", &length))
        return 1;
    if (offset < 1 || offset > n)
        return m2c_error("", "substr: OFFSET = %.0f out of range", offset);
    if (nargin == 3 && length <= 0) /* so many less than there are */
        length += n - offset + 1;
    if (length < 0 || offset + length - 1 > n)
        return m2c_error("", "substr: length LEN = %.0f out of range", length);
    return m2c_give(out, m2c_text_value((const char *)in[0]->u8 + (size_t)offset - 1, (size_t)length));
}
