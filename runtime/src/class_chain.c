/* Chains of subscripts through objects that overload them: subsref, subsasgn and end (m2c/index.h). */
#include "class.h"

#include "index_internal.h"
#include "m2c/box.h"
#include "m2c/program.h"

const m2c_method_row *m2c_overloading(const m2c_value *object, const char *name)
{
    const m2c_classdef *c = object ? m2c_classdef_of(object) : NULL;
    if (!c || m2c_is_instances(object) || (m2c_scope_now.within && m2c_is_a(c, m2c_scope_now.within)))
        return NULL;
    if (strcmp(name, "subsasgn") != 0)
        return m2c_method_of(c, name);
    if (!c->state->assigns) /* asked by every assignment: is not to be looked for again where there is none */
        c->state->assigns = m2c_method_of(c, name) ? 1 : -1;
    return c->state->assigns > 0 ? m2c_method_of(c, name) : NULL;
}

/* The steps as subsref and subsasgn take them: a struct array with type and subs. */
static m2c_value *steps_value(int depth, const m2c_access *path)
{
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "type", m2c_empty());
    m2c_struct_put(s, "subs", m2c_empty());
    ptrdiff_t dims[2] = {1, depth};
    m2c_value *all = m2c_struct_array(s->fields, 2, dims);
    m2c_release(s);
    for (int k = 0; k < depth; k++) {
        const m2c_access *a = &path[k];
        m2c_set(&all->cell[2 * k], m2c_char(a->kind == '.' ? "." : a->kind == '(' ? "()" : "{}"));
        if (a->kind == '.') {
            m2c_set(&all->cell[2 * k + 1], a->field ? m2c_char(a->field) : m2c_retain(a->idx[0]));
            continue;
        }
        m2c_value *subs = m2c_cell(a->n ? 1 : 0, a->n);
        for (int i = 0; i < a->n; i++)
            m2c_set(&subs->cell[i], m2c_is_magic_colon(a->idx[i]) ? m2c_char(":") : m2c_retain(a->idx[i]));
        m2c_set(&all->cell[2 * k + 1], subs);
    }
    return all;
}

static int call_subsref(const m2c_method_row *m, m2c_list *out, ptrdiff_t nargout, const m2c_value *object,
                        int depth, const m2c_access *path)
{
    m2c_value *in[2] = {m2c_retain(object), steps_value(depth, path)};
    int status = m2c_call_list(out, nargout, m->fn, NULL, 2, in);
    m2c_release(in[0]);
    m2c_release(in[1]);
    return status;
}

int m2c_assign_overloaded(const m2c_method_row *m, m2c_value **base, const m2c_value *rhs, int depth,
                          const m2c_access *path)
{
    m2c_value *in[3] = {m2c_retain(*base), steps_value(depth, path), m2c_retain(rhs)}, *result = NULL;
    int status = m->fn(NULL, 1, &result, 3, in);
    for (int k = 0; k < 3; k++)
        m2c_release(in[k]);
    if (status == 0 && !result)
        return m2c_error("", "value on the right hand side of the assignment not defined");
    return m2c_set_unless(status, base, result);
}

static char *name_of(const m2c_access *a)
{
    if (!a->field && !m2c_is_string(a->idx[0])) {
        m2c_error("", "dynamic structure field names must be strings");
        return NULL;
    }
    return a->field ? m2c_strdup(a->field) : m2c_cstring(a->idx[0]);
}

/* One step, or two that call a method: how many there were; 0 after an error. */
static int step(m2c_list *out, ptrdiff_t nargout, const m2c_value *v, int depth, const m2c_access *path,
                const char *name)
{
    if (path->kind == '(')
        return m2c_index_list(out, depth > 1 ? 1 : nargout, v, path->n, path->idx, name) ? 0 : 1;
    if (path->kind == '{')
        return m2c_cellref_list(out, v, path->n, path->idx, name) ? 0 : 1;
    char *field = name_of(path);
    if (!field)
        return 0;
    const m2c_classdef *c = m2c_classdef_of(v);
    const bool method =
        c && (m2c_method_of(c, field) || (!m2c_property_of(c, field) && m2c_common_method(c, field)));
    bool call = method && depth > 1 && path[1].kind == '(';
    int used = call ? 2 : 1;
    int asked = used < depth ? 1 : (int)nargout;
    int status = call ? m2c_index_field_list(out, asked, v, field, path[1].n, path[1].idx, name)
                      : m2c_ask_field_list(out, asked, v, field);
    m2c_free(field);
    return status ? 0 : used;
}

static int follow(m2c_list *out, ptrdiff_t nargout, const m2c_value *base, int depth, const m2c_access *path,
                  const char *name, bool plainly)
{
    m2c_list l = {0};
    m2c_list_add(&l, base);
    int k = 0, status = 0;
    while (k < depth && status == 0) {
        m2c_list next = {0};
        const m2c_method_row *m = NULL;
        if (l.n != 1)
            status = m2c_error("", l.n ? "a cs-list cannot be further indexed" : "indexing undefined value");
        else if (!plainly && (m = m2c_overloading(l.v[0], "subsref"))) {
            status = call_subsref(m, &next, nargout, l.v[0], depth - k, path + k);
            k = depth;
        } else {
            int used = step(&next, nargout, l.v[0], depth - k, path + k, name);
            status = used == 0;
            k += used;
        }
        plainly = false;
        m2c_list_clear(&l);
        l = next;
    }
    if (status) {
        m2c_list_clear(&l);
    } else {
        m2c_list_clear(out);
        *out = l;
    }
    return status;
}

int m2c_read_chain(m2c_list *out, ptrdiff_t nargout, const m2c_value *base, int depth, const m2c_access *path,
                   const char *name)
{
    return follow(out, nargout, base, depth, path, name, false);
}

int m2c_read_plainly(m2c_list *out, ptrdiff_t nargout, const m2c_value *base, int depth,
                     const m2c_access *path, const char *name)
{
    return follow(out, nargout, base, depth, path, name, true);
}

int m2c_read_chain1(m2c_value **out, const m2c_value *base, int depth, const m2c_access *path,
                    const char *name)
{
    m2c_list l = {0};
    int status = m2c_read_chain(&l, 1, base, depth, path, name);
    if (status == 0 && l.n == 0)
        status = m2c_error("", "value on the right hand side of the assignment not defined");
    if (status == 0)
        m2c_copy(out, l.v[0]);
    m2c_list_clear(&l);
    return status;
}

int m2c_overloaded_end(ptrdiff_t *extent, const m2c_value *base, ptrdiff_t k, ptrdiff_t n)
{
    const m2c_classdef *c = base ? m2c_classdef_of(base) : NULL;
    const m2c_method_row *m = c ? m2c_method_of(c, "end") : NULL;
    if (!m) {
        *extent = m2c_extent(base, (int)k, (int)n);
        return 0;
    }
    m2c_value *in[3] = {m2c_retain(base), m2c_double((double)(k + 1)), m2c_double((double)n)}, *result = NULL;
    int status = m->fn(NULL, 1, &result, 3, in);
    for (int i = 0; i < 3; i++)
        m2c_release(in[i]);
    status = status || m2c_to_index(result, "end", extent);
    m2c_release(result);
    return status;
}
