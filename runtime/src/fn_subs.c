/* Builtins: chains of subscripts as values: substruct, subsref, subsasgn, getfield, setfield. */
#include "class.h"
#include "core_util.h"

M2C_BUILTIN_OF_ANY(substruct)
{
    M2C_UNUSED;
    if (nargin < 2 || nargin % 2)
        return m2c_invalid_call("substruct");
    m2c_value *names = m2c_struct();
    m2c_struct_add_field(names, "type");
    m2c_struct_add_field(names, "subs");
    m2c_value *s = m2c_struct_array(names->fields, 2, (ptrdiff_t[]){1, nargin / 2});
    m2c_release(names);
    for (int k = 0; k < nargin; k += 2) {
        if (!m2c_equals_text(in[k], "()") && !m2c_equals_text(in[k], "{}") && !m2c_equals_text(in[k], ".")) {
            m2c_release(s);
            return m2c_error("", "substruct: TYPE must be one of \"()\", \"{}\", or \"\"");
        }
        bool named = m2c_equals_text(in[k], ".");
        if (in[k + 1]->cls != (named ? M2C_CHAR : M2C_CELL)) {
            m2c_release(s);
            return m2c_error("", named ? "substruct: for TYPE == ., SUBS must be a character string"
                                       : "substruct: for TYPE == () or {}, SUBS must be a cell array");
        }
        m2c_copy(&s->cell[k], in[k]);
        m2c_copy(&s->cell[k + 1], in[k + 1]);
    }
    return m2c_give(out, s);
}

/* --- a chain of accesses built from values ------------------------------------------------------- */

typedef struct chain {
    int depth;
    m2c_access *step;
} chain;

static void add_step(chain *c, char kind, const m2c_value *const *subs, int n)
{
    c->step = m2c_realloc(c->step, (size_t)(c->depth + 1) * sizeof *c->step);
    c->step[c->depth++] = (m2c_access){kind, n, (m2c_value *const *)subs, NULL};
}

static int chain_of_struct(chain *c, const char *who, const m2c_value *s)
{
    bool right = s->cls == M2C_STRUCT && m2c_fields_find(s->fields, "type") >= 0 &&
                 m2c_fields_find(s->fields, "subs") >= 0;
    if (!right)
        return m2c_error("", "%s: second argument must be a structure with fields 'type' and 'subs'", who);
    int subs_field = m2c_fields_find(s->fields, "subs");
    for (ptrdiff_t k = 0; k < s->numel; k++) {
        const m2c_value *type = m2c_struct_get(s, k, "type");
        m2c_value *const *subs = &s->cell[k * s->fields->count + subs_field];
        char kind = m2c_is_string(type) && type->numel > 0 ? (char)type->u8[0] : 0;
        if (kind != '(' && kind != '{' && kind != '.')
            return m2c_error("", "%s: type string must be one of \"()\", \"{}\", or \".\"", who);
        if (kind != '.' && (*subs)->cls == M2C_CELL)
            add_step(c, kind, (const m2c_value *const *)(*subs)->cell, (int)(*subs)->numel);
        else
            add_step(c, kind, (const m2c_value *const *)subs, 1);
    }
    return 0;
}

/* getfield and setfield: cells are subscripts, text is a field. */
static int chain_of_arguments(chain *c, const char *who, int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++) {
        if (in[k]->cls != M2C_CELL && in[k]->cls != M2C_CHAR)
            return m2c_error("", "%s: invalid index", who);
        if (in[k]->cls == M2C_CELL)
            add_step(c, '(', (const m2c_value *const *)in[k]->cell, (int)in[k]->numel);
        else
            add_step(c, '.', (const m2c_value *const *)&in[k], 1);
    }
    return 0;
}

static int read_field(m2c_list *l, const m2c_value *v, const m2c_value *name)
{
    if (!m2c_is_string(name))
        return m2c_error("", "dynamic structure field names must be strings");
    char *field = m2c_cstring(name);
    int status = m2c_getfield_list(l, v, field);
    m2c_free(field);
    return status;
}

static int read_step(m2c_list *l, const m2c_value *v, const m2c_access *a)
{
    m2c_value *one = NULL;
    if (a->kind == '.')
        return read_field(l, v, a->idx[0]);
    if (a->kind == '{')
        return m2c_cellref_list(l, v, a->n, a->idx, NULL);
    if (m2c_index(1, &one, v, a->n, a->idx, NULL))
        return 1;
    m2c_list_push(l, one);
    return 0;
}

/* The last step may give several values, of which as many are taken as are wanted. */
static int read_chain(int nargout, m2c_value **out, const m2c_value *base, const chain *c)
{
    m2c_list l = {0};
    if (m2c_classdef_of(base)) {
        int failed = m2c_read_plainly(&l, nargout, base, c->depth, c->step, NULL);
        for (int k = 0; k < l.n && k < (nargout > 1 ? nargout : 1) && !failed; k++)
            m2c_set(&out[k], m2c_retain(l.v[k]));
        m2c_list_clear(&l);
        return failed;
    }
    m2c_list_add(&l, base);
    int status = 0;
    for (int k = 0; k < c->depth && status == 0; k++) {
        m2c_list next = {0};
        status = l.n == 1 ? read_step(&next, l.v[0], &c->step[k])
                          : m2c_error("", "a cs-list cannot be further indexed");
        m2c_list_clear(&l);
        l = next;
    }
    for (int k = 0; k < l.n && k < (nargout > 1 ? nargout : 1) && !status; k++)
        m2c_set(&out[k], m2c_retain(l.v[k]));
    m2c_list_clear(&l);
    return status;
}

/* What an empty matrix is given to is deleted. */
static int write_steps(m2c_value **v, const chain *c, const m2c_value *rhs)
{
    bool deletes = rhs->cls == M2C_DOUBLE && rhs->ndims == 2 && rhs->dims[0] == 0 && rhs->dims[1] == 0;
    if (c->depth == 0) {
        m2c_copy(v, rhs);
        return 0;
    }
    if (deletes && c->step[c->depth - 1].kind == '(')
        return m2c_delete_path(v, c->depth, c->step, NULL);
    return m2c_assign_path(v, rhs, c->depth, c->step, NULL);
}

static int write_chain(m2c_value **out, const m2c_value *base, const chain *c, const m2c_value *rhs)
{
    m2c_value *v = m2c_retain(base);
    if (write_steps(&v, c, rhs)) {
        m2c_release(v);
        return 1;
    }
    return m2c_give(out, v);
}

M2C_BUILTIN_OF_ANY(subsref)
{
    M2C_UNUSED;
    chain c = {0};
    if (nargin != 2)
        return m2c_invalid_call("subsref");
    int status = chain_of_struct(&c, "subsref", in[1]) || read_chain(nargout, out, in[0], &c);
    m2c_free(c.step);
    return status;
}

M2C_BUILTIN_OF_ANY(subsasgn)
{
    M2C_UNUSED;
    chain c = {0};
    if (nargin != 3)
        return m2c_invalid_call("subsasgn");
    int status = chain_of_struct(&c, "subsasgn", in[1]) || write_chain(out, in[0], &c, in[2]);
    m2c_free(c.step);
    return status;
}

M2C_BUILTIN_OF_ANY(getfield)
{
    M2C_UNUSED;
    chain c = {0};
    if (nargin < 2)
        return m2c_invalid_call("getfield");
    int status =
        chain_of_arguments(&c, "getfield", nargin - 1, in + 1) || read_chain(nargout, out, in[0], &c);
    m2c_free(c.step);
    return status;
}

M2C_BUILTIN_OF_ANY(setfield)
{
    M2C_UNUSED;
    chain c = {0};
    if (nargin < 3)
        return m2c_invalid_call("setfield");
    int status =
        chain_of_arguments(&c, "setfield", nargin - 2, in + 1) || write_chain(out, in[0], &c, in[nargin - 1]);
    m2c_free(c.step);
    return status;
}
