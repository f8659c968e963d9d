/* Builtins: string, strings, isstring, missing, strlength, and the conversions that calls of MATLAB's dialect
 * make. Declared in mat2c/builtins/. */
#include "m2c/dialect.h"
#include "string_array.h"

#include "text_internal.h"

#include <limits.h>
#include <math.h>

M2C_TEXT_FN(string)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("string", nargin, 1, 1) || m2c_as_strings(&out[0], in[0]);
}

M2C_TEXT_FN(strings)
{
    M2C_TEXT_UNUSED;
    ptrdiff_t dims[M2C_MAX_RANK] = {1, 1};
    int ndims = 2;
    if (nargin && m2c_size_arguments("strings", M2C_EXTENTS_CUT, nargin, in, &ndims, dims))
        return 1;
    if (!m2c_affords(ndims, dims, sizeof(m2c_value *)))
        return m2c_error_too_large();
    m2c_value *s = m2c_new_strings(ndims, dims), *nothing = m2c_char("");
    for (ptrdiff_t k = 0; k < s->numel; k++)
        s->cell[k] = m2c_retain(nothing);
    m2c_release(nothing);
    return m2c_give(out, s);
}

M2C_BUILTIN_OF_ANY(isstring)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("isstring", nargin, 1, 1) || m2c_give_bool(out, m2c_is_string_array(in[0]));
}

/* A missing string, which is what `missing` becomes beside strings. */
M2C_TEXT_FN(missing)
{
    static const ptrdiff_t one[2] = {1, 1};
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("missing", nargin, 0, 0) || m2c_give(out, m2c_new_strings(2, one));
}

M2C_TEXT_FN(strlength)
{
    M2C_TEXT_UNUSED;
    m2c_value *s = NULL;
    if (m2c_check_inputs("strlength", nargin, 1, 1) || m2c_as_strings(&s, in[0]))
        return 1;
    m2c_value *n = m2c_new(M2C_DOUBLE, s->ndims, s->dims, 0);
    for (ptrdiff_t k = 0; k < s->numel; k++)
        n->f64[k] = m2c_is_missing_text(s->cell[k]) ? NAN : (double)s->cell[k]->numel;
    m2c_release(s);
    return m2c_give(out, n);
}

/* Which elements of a string array are missing; none of anything else. */
M2C_TEXT_FN(__missing_texts__)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("__missing_texts__", nargin, 1, 1))
        return 1;
    m2c_value *r = m2c_zeros(M2C_LOGICAL, in[0]->ndims, in[0]->dims, 0);
    for (ptrdiff_t k = 0; m2c_is_string_array(in[0]) && k < r->numel; k++)
        r->u8[k] = m2c_is_missing_text(in[0]->cell[k]);
    return m2c_give(out, r);
}

M2C_TEXT_FN(__chars__)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("__chars__", nargin, 1, 1) || m2c_as_chars(&out[0], in[0]);
}

/* A string array as a cell of texts, also where it is one. */
M2C_TEXT_FN(__text_list__)
{
    M2C_TEXT_UNUSED;
    m2c_value *text = NULL;
    if (m2c_check_inputs("__text_list__", nargin, 1, 1) || m2c_as_chars(&text, in[0]))
        return 1;
    if (!m2c_is_string_array(in[0]) || text->cls == M2C_CELL)
        return m2c_give(out, text);
    m2c_value *list = m2c_cell(1, 1);
    m2c_set(&list->cell[0], text);
    return m2c_give(out, list);
}

/* [name, texts]: the texts as a cell, missing ones without characters. */
M2C_TEXT_FN(__texts__)
{
    M2C_TEXT_UNUSED;
    m2c_value *s = NULL;
    if (m2c_check_inputs("__texts__", nargin, 2, 2))
        return 1;
    if (in[1]->cls != M2C_CHAR && !(in[1]->cls == M2C_CELL && m2c_is_cellstr(in[1])) &&
        !m2c_is_string_array(in[1])) {
        char *name = m2c_cstring(in[0]);
        m2c_error("MATLAB:string:MustBeStringOrCellArrayOfCharVectors", "%s: Input must be text.", name);
        m2c_free(name);
        return 1;
    }
    if (m2c_as_strings(&s, in[1]))
        return 1;
    m2c_value *c = m2c_zeros(M2C_CELL, s->ndims, s->dims, 0);
    for (ptrdiff_t k = 0; k < s->numel; k++)
        c->cell[k] = m2c_is_missing_text(s->cell[k]) ? m2c_char("") : m2c_retain(s->cell[k]);
    m2c_release(s);
    return m2c_give(out, c);
}

/* [texts, like]: a cell of texts in the form of another value: characters where that is such and they are one
 * text, strings, or a cell. Where that is a string array of as many elements, what is missing stays so. */
M2C_TEXT_FN(__texts_like__)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("__texts_like__", nargin, 2, 2))
        return 1;
    const m2c_value *texts = in[0], *like = in[1];
    if (texts->cls != M2C_CELL || !m2c_is_string_array(like)) {
        m2c_copy(&out[0], like->cls == M2C_CHAR && texts->cls == M2C_CELL && texts->numel == 1
                              ? texts->cell[0]
                              : texts);
        return 0;
    }
    if (m2c_as_strings(&out[0], texts))
        return 1;
    for (ptrdiff_t k = 0; like->numel == texts->numel && k < texts->numel; k++)
        if (m2c_is_missing_text(like->cell[k]))
            m2c_set(&out[0]->cell[k], &m2c_shared_empty);
    return 0;
}

/* Is the program of MATLAB's dialect? */
M2C_TEXT_FN(__speaks_matlab__)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("__speaks_matlab__", nargin, 0, 0) || m2c_give_bool(out, m2c_spoken != NULL);
}

/* A struct that describes an error as the MException that it is in MATLAB's dialect. */
M2C_TEXT_FN(__exception__)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("__exception__", nargin, 1, 1))
        return 1;
    m2c_copy(&out[0], in[0]);
    if (!m2c_spoken || in[0]->cls != M2C_STRUCT)
        return 0;
    m2c_make_unique(&out[0]);
    m2c_struct_put(out[0], "cause", m2c_cell(0, 1));
    out[0]->flags |= M2C_EXCEPTION;
    return 0;
}

/* A string scalar as characters; string arrays stay, whose texts are printed one by one. */
M2C_TEXT_FN(__template__)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("__template__", nargin, 1, 1))
        return 1;
    m2c_copy(&out[0], m2c_text_in(in[0]));
    return 0;
}

static bool any_strings(int nargin, m2c_value *const *in)
{
    bool any = false;
    for (int k = 1; k < nargin; k++)
        any = any || m2c_is_string_array(in[k]);
    return any;
}

/* The first value in the form of strings where one of the others is a string array. */
M2C_TEXT_FN(__alike__)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("__alike__", nargin, 1, INT_MAX))
        return 1;
    if (any_strings(nargin, in))
        return m2c_alike_strings(&out[0], in[0]);
    m2c_copy(&out[0], in[0]);
    return 0;
}

/* The same of what regexp found: where a text is asked for and there is none, it is missing. */
M2C_TEXT_FN(__alike_found__)
{
    static const ptrdiff_t one[2] = {1, 1};
    const m2c_value *v = nargin ? in[0] : NULL;
    if (v && v->cls == M2C_CHAR && v->dims[0] == 0 && any_strings(nargin, in))
        return m2c_give(out, m2c_new_strings(2, one));
    int bad = m2c_fn___alike__(self, nargout, out, nargin, in);
    const m2c_value *texts = nargin > 1 ? in[1] : NULL;
    if (bad || !texts || !m2c_is_string_array(texts) || texts->numel < 2 || !m2c_is_string_array(*out))
        return bad;
    m2c_make_unique(out);
    for (ptrdiff_t k = 0; k < (*out)->numel; k++)
        if ((*out)->cell[k]->numel == 0)
            m2c_set(&(*out)->cell[k], m2c_empty());
    return 0;
}
