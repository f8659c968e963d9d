/* Looking along a chain on the left side without changing it (m2c/index.h). */
#include "class.h"
#include "index_internal.h"

static int field_text(char **text, const m2c_access *a)
{
    if (!a->field && !m2c_is_string(a->idx[0]))
        return m2c_error("", "dynamic structure field names must be strings");
    *text = a->field ? m2c_strdup(a->field) : m2c_cstring(a->idx[0]);
    return 0;
}

/* Does the array have the elements that the subscripts name? */
static bool reaches(const m2c_value *v, const m2c_access *a)
{
    m2c_subs s[M2C_MAX_RANK];
    ptrdiff_t dims[M2C_MAX_RANK];
    if (a->n == 0)
        return true;
    if (a->n > M2C_MAX_RANK || m2c_subs_resolve_all(s, a->n, a->idx, NULL, M2C_READING))
        return true; /* reading reports the error */
    m2c_fold_dims(v, a->n, dims);
    bool inside = true;
    for (int k = 0; k < a->n; k++)
        inside = inside && s[k].extent <= dims[k];
    m2c_subs_free(s, a->n);
    return inside;
}

/* One step: *v becomes what is there, or NULL where nothing is. */
static int peek_step(m2c_value **v, const m2c_access *a, const char *name)
{
    if (a->kind == '.') {
        char *field = NULL;
        if (field_text(&field, a))
            return 1;
        bool missing = (*v)->cls == M2C_STRUCT ? m2c_fields_find((*v)->fields, field) < 0 || (*v)->numel == 0
                                               : m2c_is_arith(*v) || (*v)->cls == M2C_CELL;
        int status = 0;
        if (missing)
            m2c_clear(v);
        else
            status = m2c_getfield(v, *v, field);
        m2c_free(field);
        return status;
    }
    if ((*v)->cls == M2C_MAP || (*v)->cls == M2C_FUNCTION) {
        m2c_value *base = *v, *got = NULL;
        int status = m2c_index(1, &got, base, a->n, a->idx, name);
        if (status == 0)
            m2c_set(v, got);
        return status;
    }
    if (!reaches(*v, a) || (a->kind == '{' && (*v)->cls != M2C_CELL && (*v)->numel == 0)) {
        m2c_clear(v);
        return 0;
    }
    return a->kind == '{' ? m2c_cellref(v, *v, a->n, a->idx, name) : m2c_subsref(v, *v, a->n, a->idx, name);
}

int m2c_peek_path(m2c_value **out, const m2c_value *base, int depth, const m2c_access *path, const char *name)
{
    m2c_value *v = m2c_retain(base);
    for (int k = 0; k < depth && v; k++)
        if (peek_step(&v, &path[k], name)) {
            m2c_release(v);
            return 1;
        }
    m2c_set(out, v);
    return 0;
}

/* Elements in front of `end`, all of which must be there. */
static int end_elements(m2c_value **v, const m2c_access *a, const m2c_access *next, const char *name)
{
    if (next && next->kind == '.' && next->field && (*v)->cls == M2C_STRUCT &&
        m2c_fields_find((*v)->fields, next->field) < 0)
        return m2c_getfield(v, *v, next->field); /* reports what is missing */
    ptrdiff_t at = a->kind == '{' ? m2c_fast_element(*v, a->n, a->idx) : -1;
    if (at >= 0) {
        m2c_copy(v, (*v)->cell[at]);
        return 0;
    }
    if (m2c_subsref(v, *v, a->n, a->idx, name))
        return m2c_error("", "error evaluating partial expression for END");
    if (a->kind == '(')
        return 0;
    if ((*v)->numel != 1)
        return m2c_error("", "a cs-list cannot be further indexed");
    m2c_copy(v, (*v)->cell[0]);
    return 0;
}

/* One step in front of `end`: *v becomes what is there. */
static int end_step(m2c_value **v, const m2c_access *a, const m2c_access *next, const char *name)
{
    if (a->kind == '.') {
        char *field = NULL;
        if (field_text(&field, a))
            return 1;
        int status = m2c_getfield_only(v, *v, field);
        m2c_free(field);
        return status;
    }
    if ((*v)->cls == M2C_MAP || (a->kind == '(' && (*v)->cls == M2C_FUNCTION))
        return peek_step(v, a, name);
    if (a->kind == '{' && (*v)->cls != M2C_CELL)
        return m2c_error_not_indexable(*v, '{');
    return end_elements(v, a, next, name);
}

int m2c_peek_end(m2c_value **out, const m2c_value *base, int depth, const m2c_access *path, const char *name)
{
    m2c_value *v = m2c_retain(base);
    for (int k = 0; k < depth && v; k++)
        if (end_step(&v, &path[k], k + 1 < depth ? &path[k + 1] : NULL, name)) {
            m2c_release(v);
            return 1;
        }
    m2c_set(out, v);
    return 0;
}

/* Number of elements that subscripts select. */
static int count_elements(ptrdiff_t *count, const m2c_value *v, const m2c_access *a, const char *name)
{
    ptrdiff_t number;
    return m2c_one_element(&number, count, v, a->n, a->idx, name);
}

/* Is it one place for a field, however many elements it has? */
static bool becomes_struct(const m2c_value *v)
{
    bool nothing = (m2c_is_arith(v) || v->cls == M2C_CELL) && v->ndims == 2 && v->dims[0] + v->dims[1] == 0;
    return nothing || v->cls == M2C_MAP || (v->cls == M2C_OBJECT && !m2c_is_instances(v));
}

/* Does a step select several elements that are there, or none, for a field of each? */
static bool selects_list(const m2c_value *v, const m2c_access *a, const char *name)
{
    ptrdiff_t number;
    if (a->kind != '{' || v->cls != M2C_CELL || !reaches(v, a))
        return false;
    return count_elements(&number, v, a, name) == 0 && number != 1;
}

/* As m2c_peek_path in front of the last step, but a field of several elements of a cell, or of none, is
 * refused. */
static int peek_target(m2c_value **out, const m2c_value *base, int depth, const m2c_access *path,
                       const char *name)
{
    m2c_value *v = m2c_retain(base);
    int status = 0;
    for (int k = 0; k < depth && v && !status; k++) {
        if (path[k + 1].kind == '.' && selects_list(v, &path[k], name))
            status = m2c_error("", "a cs-list cannot be further indexed");
        else
            status = peek_step(&v, &path[k], name);
    }
    if (status)
        m2c_release(v);
    else
        m2c_set(out, v);
    return status;
}

int m2c_count_path(ptrdiff_t *count, const m2c_value *base, int depth, const m2c_access *path,
                   const char *name)
{
    *count = 1;
    const m2c_access *last = &path[depth - 1];
    m2c_value *v = NULL;
    int before = depth - 1;
    /* s(1:3).a assigns one value an element that the subscripts select, existing or not. */
    bool parts = last->kind == '.' && depth > 1 && path[depth - 2].kind == '(';
    if (parts)
        before--;
    if (base && peek_target(&v, base, before, path, name))
        return 1;
    int status = 0;
    const bool own = last->kind == '{' && v && v->cls == M2C_OBJECT; /* its subsasgn takes one value */
    if ((parts || last->kind == '{') && !own)
        status = count_elements(count, v, parts ? last - 1 : last, name);
    else if (last->kind == '.' && v && !becomes_struct(v))
        *count = v->numel;
    m2c_release(v);
    return status;
}

/* Are all elements asked for, of something that is not there? That is told at once. */
static bool asks_all_of_nothing(const m2c_value *v, const m2c_access *last)
{
    bool all = false;
    for (int k = 0; k < last->n && last->kind == '{' && !v; k++)
        all = all || m2c_is_magic_colon(last->idx[k]);
    return all;
}

int m2c_count_one(ptrdiff_t *count, const m2c_value *base, int depth, const m2c_access *path,
                  const char *name)
{
    *count = 1;
    if (depth == 1 && path->kind == '.' && base && base->cls == M2C_STRUCT && base->numel == 1)
        return 0;
    m2c_value *v = m2c_retain(base);
    bool several = false, failed = false;
    for (int k = 0; k + 1 < depth && v && !several && !failed; k++) {
        bool direct = path[k].kind == '.' && (k == 0 || path[k - 1].kind != '(');
        several = (direct && v->cls == M2C_STRUCT && v->numel != 1) ||
                  (k + 2 == depth && path[k + 1].kind == '.' && selects_list(v, &path[k], name));
        failed = !several && peek_step(&v, &path[k], name);
    }
    bool at_once = !failed && !several && asks_all_of_nothing(v, &path[depth - 1]);
    m2c_release(v);
    failed = failed || (!several && m2c_count_path(count, base, depth, path, name));
    if (failed && at_once)
        return 1;
    if (failed)
        m2c_release(m2c_hold()); /* the assignment tells it, behind the right side */
    *count = failed ? 1 : *count;
    return several || *count != 1 ? m2c_error_array_dot_assign() : 0;
}
