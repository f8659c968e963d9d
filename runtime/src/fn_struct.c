/* Builtins: struct, isstruct, isfield, fieldnames, rmfield, numfields. */
#include "class.h"
#include "core_util.h"
#include "m2c/access.h"
#include "message.h"
#include "string_array.h"

#include <string.h>

static int error_pairs(void)
{
    return m2c_error("", "struct: additional arguments must occur as \"field\", VALUE pairs");
}

/* Is a value a list of values for the elements? A string array is one value. */
static bool is_list(const m2c_value *v)
{
    return v->cls == M2C_CELL && !m2c_is_string_array(v);
}

/* The dimensions that cells among the values give the struct array; 1x1 without any. */
static int common_dims(int nargin, m2c_value *const *in, const m2c_value **shape)
{
    int first = 0;
    *shape = NULL;
    for (int k = 1; k < nargin; k += 2) {
        if (!is_list(in[k]) || in[k]->numel == 1)
            continue;
        if (*shape && !m2c_same_dims(*shape, in[k]))
            return m2c_error("", "struct: dimensions of parameter %d do not match those of parameter %d",
                             first + 1, k + 1);
        if (!*shape) {
            *shape = in[k];
            first = k;
        }
    }
    return 0;
}

static void fill_field(m2c_value *s, int f, const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < s->numel; k++) {
        const m2c_value *one = !is_list(v) ? v : v->cell[v->numel == 1 ? 0 : k];
        m2c_copy(&s->cell[k * s->fields->count + f], one);
    }
}

/* The fields of these names, in order; a name that comes again is one. They belong to the caller, too. */
static m2c_fields *fields_of(int nargin, m2c_value *const *in)
{
    char room[64];
    m2c_fields *f = m2c_fields_new();
    for (int k = 0; k < nargin; k += 2) {
        bool fits = in[k]->numel < (ptrdiff_t)sizeof room;
        char *name = fits ? room : m2c_cstring(in[k]);
        if (fits) {
            if (in[k]->numel)
                memcpy(room, in[k]->data, (size_t)in[k]->numel);
            room[in[k]->numel] = 0;
        }
        if (m2c_fields_find(f, name) < 0)
            f = m2c_fields_with(f, name);
        if (!fits)
            m2c_free(name);
    }
    return f;
}

/* An array of structs as empty as a matrix, with fields that a cell names. */
static int nothing_of(m2c_value **out, const m2c_value *shape, const m2c_value *names)
{
    if (names && !m2c_is_cellstr(names))
        return m2c_error("", "struct: second argument should be a cell array of field names");
    m2c_value *one = m2c_struct();
    for (ptrdiff_t k = 0; names && k < names->numel; k++) {
        char *name = m2c_cstring(names->cell[k]);
        m2c_struct_put(one, name, m2c_new2(M2C_DOUBLE, 0, 0, 0));
        m2c_free(name);
    }
    m2c_set(out, m2c_struct_array(one->fields, shape->ndims, shape->dims));
    m2c_release(one);
    return 0;
}

M2C_BUILTIN_OF_ANY(struct)
{
    M2C_UNUSED;
    if (nargin == 1 && in[0]->cls == M2C_STRUCT)
        return m2c_give(out, m2c_retain(in[0]));
    if (nargin == 1 && m2c_classdef_of(in[0]))
        return m2c_object_struct(out, in[0]);
    if (nargin == 1 && in[0]->cls == M2C_OBJECT)
        return m2c_give(out, m2c_retain(in[0]->object->state));
    if ((nargin == 1 || nargin == 2) && in[0]->cls == M2C_DOUBLE && in[0]->numel == 0)
        return nothing_of(out, in[0], nargin == 2 ? in[1] : NULL);
    if (nargin % 2)
        return error_pairs();
    for (int k = 0; k < nargin; k += 2)
        if (!m2c_is_string(in[k]))
            return error_pairs();
    const m2c_value *shape;
    if (common_dims(nargin, in, &shape))
        return 1;
    const ptrdiff_t one[2] = {1, 1};
    m2c_fields *fields = fields_of(nargin, in);
    m2c_value *s = m2c_struct_array(fields, shape ? shape->ndims : 2, shape ? shape->dims : one);
    bool apart = 2 * fields->count == nargin;
    for (int k = 0; k < nargin; k += 2) {
        char *name = apart ? NULL : m2c_cstring(in[k]);
        fill_field(s, apart ? k / 2 : m2c_fields_find(fields, name), in[k + 1]);
        m2c_free(name);
    }
    m2c_fields_release(fields);
    return m2c_give(out, s);
}

M2C_BUILTIN_OF_ANY_AS(isstruct, nargin == 1 ? m2c_give_bool(out, in[0]->cls == M2C_STRUCT &&
                                                                     !(in[0]->flags & M2C_EXCEPTION))
                                            : m2c_invalid_call("isstruct"))

bool m2c_is_field(const m2c_value *s, const unsigned char *name, ptrdiff_t n)
{
    return s->cls == M2C_STRUCT && m2c_fields_find_text(s->fields, name, (size_t)n) >= 0;
}

/* Of several rows, the first is the name. */
static bool has_field(const m2c_value *s, const m2c_value *name)
{
    if (name->cls != M2C_CHAR || name->ndims > 2 || name->dims[0] < 2)
        return m2c_is_string(name) && m2c_is_field(s, name->u8, name->numel);
    char *row = m2c_first_row(name);
    bool found = m2c_is_field(s, (const unsigned char *)row, (ptrdiff_t)strlen(row));
    m2c_free(row);
    return found;
}

bool m2c_names_field(const m2c_value *s, const unsigned char *name, ptrdiff_t rows, ptrdiff_t n)
{
    m2c_value text;
    if (rows == 1)
        return m2c_is_field(s, name, n);
    return s->cls == M2C_STRUCT &&
           has_field(s, m2c_view(&text, M2C_CHAR, 0, name, 2, (const ptrdiff_t[]){rows, n}));
}

M2C_BUILTIN_OF_ANY(isfield)
{
    M2C_UNUSED;
    if (nargin != 2)
        return m2c_invalid_call("isfield");
    if (in[0]->cls != M2C_STRUCT || in[1]->cls != M2C_CELL)
        return m2c_give_bool(out, in[0]->cls == M2C_STRUCT && has_field(in[0], in[1]));
    m2c_value *found = m2c_new(M2C_LOGICAL, in[1]->ndims, in[1]->dims, 0);
    for (ptrdiff_t k = 0; k < found->numel; k++)
        found->u8[k] = has_field(in[0], in[1]->cell[k]);
    return m2c_give(out, found);
}

M2C_BUILTIN(fieldnames)
{
    M2C_UNUSED;
    if (nargin < 1)
        return m2c_invalid_call("fieldnames");
    const m2c_classdef *c = m2c_classdef_of(in[0]);
    if (c && !(c->flags & M2C_IS_OLD))
        return m2c_give(out, m2c_public_names(c));
    const m2c_value *s = in[0]->cls == M2C_OBJECT ? in[0]->object->state : in[0];
    if (s->cls != M2C_STRUCT)
        return m2c_error("", "fieldnames: Invalid input argument");
    return m2c_give(out, m2c_cellstr(s->fields->count, 1, s->fields->name));
}

M2C_BUILTIN(numfields)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("numfields");
    if (in[0]->cls != M2C_STRUCT)
        return m2c_error("", "numfields: argument must be a struct");
    return m2c_give_count(out, in[0]->fields->count);
}

static int remove_field(m2c_value **s, const m2c_value *name)
{
    char *text = m2c_is_string(name) ? m2c_cstring(name) : m2c_strdup("");
    int f = m2c_fields_find((*s)->fields, text);
    int status = f < 0 ? m2c_error("", "rmfield: structure does not contain field %s", text) : 0;
    m2c_free(text);
    if (status == 0) {
        m2c_make_unique(s);
        m2c_struct_remove_field(*s, f);
    }
    return status;
}

M2C_BUILTIN(rmfield)
{
    M2C_UNUSED;
    if (nargin != 2)
        return m2c_invalid_call("rmfield");
    if (in[0]->cls != M2C_STRUCT)
        return m2c_error("", "rmfield: first argument must be a struct");
    m2c_value *s = m2c_retain(in[0]);
    int status = 0;
    if (in[1]->cls != M2C_CELL)
        status = remove_field(&s, in[1]);
    for (ptrdiff_t k = 0; in[1]->cls == M2C_CELL && k < in[1]->numel && status == 0; k++)
        status = remove_field(&s, in[1]->cell[k]);
    if (status) {
        m2c_release(s);
        return 1;
    }
    return m2c_give(out, s);
}
