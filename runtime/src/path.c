/* Chains on the left side: s(3).a.b{2} = rhs and s(3).a(2) = [] (m2c/index.h).
 *
 * Each step finds the slot that the rest of the chain works on and makes what holds it unique, so that
 * everything happens in place. What does not exist yet is made as a value of its own and stored only when the
 * rest succeeded. */
#include "index_quick.h"
#include "m2c/box.h"

#include "class.h"
#include "map.h"
#include "method.h"

/* What happens at the end of the chain, and the chain's name for messages. */
typedef struct path_job {
    const m2c_value *rhs; /* NULL: delete */
    const char *name;
    bool nested;              /* is it the chain of more than one step? */
    const m2c_value *written; /* the empty that stands where something is deleted */
} path_job;

static int follow(m2c_value **base, int depth, const m2c_access *path, const path_job *job);

/* Name of a field step; dynamic names are checked. The caller frees the result. */
static char *field_name(const m2c_access *a)
{
    if (a->field)
        return m2c_strdup(a->field);
    if (!m2c_is_string(a->idx[0])) {
        m2c_error("", "dynamic structure field names must be strings");
        return NULL;
    }
    return m2c_cstring(a->idx[0]);
}

int m2c_subsasgn_inside(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                        const char *name)
{
    const m2c_value *b = *base;
    if (!b || !m2c_is_zero_by_zero(b) || !(m2c_is_arith(b) || b->cls == M2C_CELL))
        return m2c_subsasgn(base, rhs, n, idx, name);
    m2c_value *fresh = NULL;
    int status = m2c_subsasgn(&fresh, rhs, n, idx, name);
    if (status == 0)
        m2c_copy(base, fresh);
    m2c_release(fresh);
    return status;
}

static int finish(m2c_value **base, const m2c_access *a, const path_job *job)
{
    if (a->kind == '(' && job->rhs && job->nested)
        return m2c_subsasgn_inside(base, job->rhs, a->n, a->idx, job->name);
    if (a->kind == '(')
        return job->rhs ? m2c_subsasgn(base, job->rhs, a->n, a->idx, job->name)
                        : m2c_subsdel_written(base, job->written, a->n, a->idx, job->name);
    const m2c_value *rhs = job->rhs ? job->rhs : &m2c_shared_empty;
    if (a->kind == '{')
        return m2c_cellasgn(base, rhs, a->n, a->idx, job->name);
    char *field = field_name(a);
    if (!field)
        return 1;
    int status = m2c_setfield(base, rhs, field);
    m2c_free(field);
    return status;
}

/* The rest of the chain on something that isn't there yet; *made is what is to be stored. */
static int follow_new(m2c_value **made, int depth, const m2c_access *path, const path_job *job)
{
    *made = NULL;
    if (depth == 0) {
        *made = m2c_retain(job->rhs ? job->rhs : &m2c_shared_empty);
        return 0;
    }
    if (follow(made, depth, path, job)) {
        m2c_clear(made);
        return 1;
    }
    if (!*made)
        *made = m2c_empty();
    return 0;
}

/* The rest of the chain on a slot of a container, or the store itself where nothing is left. */
static int follow_slot(m2c_value **slot, int depth, const m2c_access *path, const path_job *job)
{
    if (depth > 0)
        return follow(slot, depth, path, job);
    m2c_copy(slot, job->rhs ? job->rhs : &m2c_shared_empty);
    return 0;
}

/* Field of element k of a struct, which is made unique. */
static int follow_field(m2c_value **base, ptrdiff_t k, const char *field, int depth, const m2c_access *rest,
                        const path_job *job)
{
    int f = m2c_fields_find((*base)->fields, field);
    if (f >= 0) {
        m2c_make_unique(base);
        return follow_slot(&(*base)->cell[k * (*base)->fields->count + f], depth, rest, job);
    }
    m2c_value *made;
    if (follow_new(&made, depth, rest, job))
        return 1;
    m2c_make_unique(base);
    f = m2c_struct_add_field(*base, field);
    m2c_set(&(*base)->cell[k * (*base)->fields->count + f], made);
    return 0;
}

static int follow_property(const m2c_value *base, const char *field, int depth, const m2c_access *rest,
                           const path_job *job)
{
    m2c_value *v = NULL;
    if (m2c_property(&v, base, field))
        return 1;
    int status = follow(&v, depth, rest, job);
    if (status == 0 && base->cls == M2C_OBJECT)
        status = m2c_assign_property(base, field, v);
    m2c_release(v);
    return status;
}

/* The same of an object of the program's classes, in place where nothing stands between. */
static int follow_instance(m2c_value **base, const char *field, int depth, const m2c_access *rest,
                           const path_job *job)
{
    m2c_value **slot = m2c_object_slot(base, field), *v = NULL;
    if (slot)
        return follow_slot(slot, depth, rest, job);
    if ((*base)->object->classdef->flags & M2C_IS_OLD)
        return 1;
    if (m2c_object_read(&v, *base, field, "subsasgn"))
        return 1;
    int status = follow_slot(&v, depth, rest, job);
    if (status == 0)
        status = m2c_object_set(base, field, v);
    m2c_release(v);
    return status;
}

/* The error of a chain through a list of elements. */
static int several_elements(int depth, const m2c_access *rest)
{
    if (depth > 0 && rest[0].kind != '.')
        return m2c_error("", "a cs-list cannot be further indexed");
    return m2c_error_array_dot_assign();
}

/* base.name… */
static int follow_dot(m2c_value **base, const char *field, int depth, const m2c_access *rest,
                      const path_job *job)
{
    m2c_value *b = *base;
    if (b && b->cls == M2C_STRUCT) {
        if (b->numel != 1 && m2c_fields_find(b->fields, field) < 0)
            return m2c_error("", "octave_map::setfield: internal error");
        if (b->numel != 1)
            return several_elements(depth, rest);
        return follow_field(base, 0, field, depth, rest, job);
    }
    if (b && m2c_classdef_of(b))
        return follow_instance(base, field, depth, rest, job);
    if (b && (b->cls == M2C_MAP || b->cls == M2C_OBJECT))
        return follow_property(b, field, depth, rest, job);
    if (b && b->cls == M2C_FUNCTION)
        return m2c_error_function_assign();
    if (!m2c_becomes_container(b) && !(depth > 0 && b->cls == M2C_CELL && b->numel == 0))
        return m2c_error_not_indexable(b, '.');
    if (depth == 0 && b && !m2c_is_zero_by_zero(b))
        return m2c_error_dot_assign(b);
    m2c_value *fresh = m2c_struct();
    if (follow_field(&fresh, 0, field, depth, rest, job)) {
        m2c_release(fresh);
        return 1;
    }
    m2c_set(base, fresh);
    return 0;
}

/* base{idx}… */
static int follow_brace(m2c_value **base, const m2c_access *a, int depth, const m2c_access *rest,
                        const path_job *job)
{
    m2c_value *b = *base;
    ptrdiff_t k = -1, count = 1;
    if (b && b->cls == M2C_FUNCTION)
        return m2c_error_function_assign();
    if (b && b->cls != M2C_CELL && !m2c_becomes_container(b))
        return m2c_error_not_indexable(b, '{');
    if (b && b->cls == M2C_CELL) {
        if (m2c_one_element(&k, &count, b, a->n, a->idx, job->name))
            return 1;
        if (count != 1)
            return several_elements(depth, rest);
    }
    if (k >= 0) {
        m2c_make_unique(base);
        return follow(&(*base)->cell[k], depth, rest, job);
    }
    m2c_value *made;
    if (follow_new(&made, depth, rest, job))
        return 1;
    int status = m2c_cellasgn(base, made, a->n, a->idx, job->name);
    m2c_release(made);
    return status;
}

/* A 1x1 struct with the fields of base and one of them set; stored at subscripts that may lie beyond the end.
   Where these are refused, base keeps its own fields. */
static int store_element(m2c_value **base, m2c_value *made, const char *field, const m2c_access *a,
                         const path_job *job)
{
    m2c_value *element = m2c_new2(M2C_STRUCT, 1, 1, 0);
    int added = -1;
    if (*base && (*base)->cls == M2C_STRUCT) {
        if (m2c_fields_find((*base)->fields, field) < 0) {
            m2c_make_unique(base);
            added = m2c_struct_add_field(*base, field);
        }
        ptrdiff_t dims[2] = {1, 1};
        m2c_set(&element, m2c_struct_array((*base)->fields, 2, dims));
    }
    m2c_struct_put(element, field, made);
    m2c_value *fresh = *base && (*base)->cls == M2C_STRUCT
                           ? NULL
                           : m2c_struct_array(element->fields, 2, (ptrdiff_t[]){0, 0});
    int status = m2c_assign_elements(fresh ? &fresh : base, element, a->n, a->idx, job->name);
    if (status == 0 && fresh)
        m2c_copy(base, fresh);
    if (status && added >= 0)
        m2c_struct_remove_field(*base, added);
    m2c_release(fresh);
    m2c_release(element);
    return status;
}

/* base(idx).name… */
static int follow_element(m2c_value **base, const m2c_access *a, const char *field, int depth,
                          const m2c_access *rest, const path_job *job)
{
    m2c_value *b = *base;
    ptrdiff_t k = -1, count = 1;
    bool is_struct = b && b->cls == M2C_STRUCT;
    m2c_value *probe = is_struct || !b ? b : &m2c_shared_empty;
    bool begins = m2c_becomes_container(b) || (b->cls == M2C_CELL && b->numel == 0);
    if (!is_struct && !begins && b->cls <= M2C_STRUCT && !m2c_selects_one(b, a->n, a->idx))
        return m2c_error_array_dot_assign();
    if (!is_struct && !begins)
        return b->cls == M2C_CELL ? m2c_error_not_indexable(b, '.') : m2c_error_paren_chain(b);
    if (m2c_one_element(&k, &count, probe, a->n, a->idx, job->name))
        return 1;
    if (count != 1 && depth > 0 && is_struct && m2c_fields_find(b->fields, field) < 0)
        return m2c_error("", "invalid assignment to cs-list outside multiple assignment");
    if (count != 1)
        return several_elements(depth, rest);
    if (is_struct && k >= 0)
        return follow_field(base, k, field, depth, rest, job);
    m2c_value *made;
    if (follow_new(&made, depth, rest, job))
        return 1;
    return store_element(base, made, field, a, job);
}

/* base(idx){…} and base(idx)(…): a part of a cell, changed and put back. */
static int follow_part(m2c_value **base, const m2c_access *a, int depth, const m2c_access *rest,
                       const path_job *job)
{
    m2c_value *b = *base, *part = NULL;
    ptrdiff_t k = -1, count = 1;
    if (!b || (b->cls != M2C_CELL && m2c_becomes_container(b)))
        return m2c_error("", "invalid assignment expression");
    bool of_cell = b->cls == M2C_CELL && (rest[0].kind == '(' || !m2c_becomes_container(b));
    if (of_cell) {
        if (m2c_one_element(&k, &count, b, a->n, a->idx, job->name))
            return 1;
        if (k >= 0 && m2c_subsref(&part, b, a->n, a->idx, job->name))
            return 1;
        if (!part && count == 1 && rest[0].kind == '(')
            part = m2c_cell(1, 1);
    }
    if (b->cls != M2C_CELL && !m2c_becomes_container(b))
        return m2c_error_paren_chain(b);
    int status = follow(&part, depth, rest, job);
    if (status == 0)
        status = m2c_subsasgn(base, part, a->n, a->idx, job->name);
    m2c_release(part);
    return status;
}

static int follow_paren(m2c_value **base, int depth, const m2c_access *path, const path_job *job)
{
    if (*base && (*base)->cls == M2C_MAP) {
        bool alone = depth > 2 || path[1].kind != '.' || m2c_selects_one(*base, path->n, path->idx);
        return alone ? m2c_error_paren_chain(*base)
                     : m2c_error_array_dot_assign(); /* a key of several bytes */
    }
    if (*base && m2c_classdef_of(*base)) {
        m2c_value **slot = m2c_instance_slot(base, path->n, path->idx, job->name);
        return slot ? follow(slot, depth - 1, path + 1, job) : 1;
    }
    if (path[1].kind != '.')
        return follow_part(base, path, depth - 1, path + 1, job);
    char *field = field_name(&path[1]);
    if (!field)
        return 1;
    int status = follow_element(base, path, field, depth - 2, path + 2, job);
    m2c_free(field);
    return status;
}

static int follow(m2c_value **base, int depth, const m2c_access *path, const path_job *job)
{
    const m2c_method_row *m = m2c_overloading(*base, "subsasgn");
    if (m)
        return m2c_assign_overloaded(m, base, job->rhs ? job->rhs : &m2c_shared_empty, depth, path);
    if (depth == 1)
        return finish(base, path, job);
    if (path->kind == '(')
        return follow_paren(base, depth, path, job);
    if (path->kind == '{')
        return follow_brace(base, path, depth - 1, path + 1, job);
    char *field = field_name(path);
    if (!field)
        return 1;
    int status = follow_dot(base, field, depth - 1, path + 1, job);
    m2c_free(field);
    return status;
}

int m2c_assign_path(m2c_value **base, const m2c_value *rhs, int depth, const m2c_access *path,
                    const char *name)
{
    if (depth > 1 && *base && (*base)->cls == M2C_MAP)
        return m2c_error("", "containers.Map: only one level of indexing is supported");
    if (m2c_quick_path(base, rhs, depth, path))
        return 0;
    /* Kept, because the chain may lead through the very value that is stored. */
    m2c_value *keep = m2c_retain(rhs);
    path_job job = {rhs, name, depth > 1, NULL};
    int status = follow(base, depth, path, &job);
    m2c_release(keep);
    return status;
}

int m2c_assign_element_f64(m2c_value **base, double k, double x, const char *name, const char *field)
{
    m2c_value place, value;
    const m2c_access path[] = {
        {'(', 1, (m2c_value *const[]){m2c_box_f64(&place, k)}, NULL},
        {'.', 0, NULL, field},
    };
    return m2c_assign_path(base, m2c_box_f64(&value, x), 2, path, name);
}

int m2c_delete_path(m2c_value **base, int depth, const m2c_access *path, const char *name)
{
    return m2c_delete_path_written(base, &m2c_shared_empty, depth, path, name);
}

int m2c_delete_path_written(m2c_value **base, const m2c_value *written, int depth, const m2c_access *path,
                            const char *name)
{
    path_job job = {NULL, name, depth > 1, written};
    return follow(base, depth, path, &job);
}
