/* Loops over structs and over nothing, sizes of arguments, texts refused (program.h). */
#include "m2c/display.h"

#include "class.h"
#include "fn_internal.h"
#include "m2c/fn_ops.h"
#include "m2c/index.h"
#include "m2c/memory.h"
#include "m2c/ops.h"
#include "m2c/program.h"

m2c_value *m2c_no_range(int n, m2c_value *const *parts)
{
    m2c_class cls = M2C_DOUBLE;
    for (int k = 0; k < n; k++)
        if (m2c_is_int(parts[k]) || parts[k]->cls == M2C_SINGLE)
            cls = (m2c_class)parts[k]->cls;
    return m2c_new2(cls, 1, 0, 0);
}

int m2c_for_empty(m2c_value **out, const m2c_value *over)
{
    m2c_copy(out, over);
    return 0;
}

int m2c_for_fields(const m2c_value *over, ptrdiff_t *count)
{
    if (over->cls != M2C_STRUCT)
        return m2c_error("", "in statement 'for [X, Y] = VAL', VAL must be a structure");
    *count = over->fields == NULL ? 0 : over->fields->count;
    return 0;
}

int m2c_for_field_value(m2c_value **out, const m2c_value *over, ptrdiff_t k)
{
    return m2c_getfield(out, over, over->fields->name[k]);
}

int m2c_for_field_name(m2c_value **out, const m2c_value *over, ptrdiff_t k)
{
    m2c_set(out, m2c_char(over->fields->name[k]));
    return 0;
}

static bool extent_fits(const m2c_value *wanted, ptrdiff_t extent)
{
    return wanted->numel == 0 || m2c_get(wanted, 0) == (double)extent;
}

/* A scalar fills all of a size that is told in full. */
static int fill_size(m2c_value **out, const m2c_value *v, int n, m2c_value *const *extents)
{
    m2c_list args = {0};
    m2c_list_add(&args, v);
    for (int d = 0; d < n; d++)
        m2c_list_add(&args, extents[d]);
    const int status = m2c_fn_repmat(NULL, 1, out, args.n, args.v);
    m2c_list_clear(&args);
    return status;
}

static bool is_told(int n, m2c_value *const *extents)
{
    for (int d = 0; d < n; d++)
        if (extents[d]->numel == 0)
            return false;
    return n > 1;
}

/* Nothing fits a size that is open somewhere: [] and '' become one with no element there. */
static int none_of_size(m2c_value **out, const m2c_value *v, int n, m2c_value *const *extents)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    for (int d = 0; d < n; d++)
        dims[d] = extents[d]->numel == 0 ? 0 : (ptrdiff_t)m2c_get(extents[d], 0);
    return m2c_give(out, m2c_reshaped(v, n, dims));
}

int m2c_check_size(m2c_value **out, const m2c_value *v, int n, m2c_value *const *extents, const char *name)
{
    bool fits = v->ndims <= n || n == 0;
    for (int d = 0; d < n && fits; d++)
        fits = extent_fits(extents[d], d < v->ndims ? v->dims[d] : 1);
    if (!fits && n == 2 && v->ndims == 2 && extent_fits(extents[0], v->dims[1]) &&
        extent_fits(extents[1], v->dims[0]))
        return m2c_transpose(out, v);
    if (!fits && v->numel == 1 && is_told(n, extents))
        return fill_size(out, v, n, extents);
    if (!fits && v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0 && n > 1 && !is_told(n, extents))
        return none_of_size(out, v, n, extents);
    if (!fits)
        return m2c_error("MATLAB:validation:IncompatibleSize", "invalid size of argument '%s'", name);
    m2c_copy(out, v);
    return 0;
}

void m2c_through_object(m2c_list *out, const m2c_list *values, int n, m2c_value *const *passed)
{
    bool object = false;
    for (int k = 0; k < n; k++)
        object = object || (passed[k] && passed[k]->cls >= M2C_MAP && !m2c_classdef_of(passed[k]));
    for (int k = 0; k < values->n && (k == 0 || !object); k++)
        m2c_list_add(out, values->v[k]);
}
