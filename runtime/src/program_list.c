/* Comma lists on the left side, loops over structs and over nothing, sizes of arguments (program.h). */
#include "m2c/display.h"
#include "m2c/index.h"
#include "m2c/memory.h"
#include "m2c/ops.h"
#include "m2c/program.h"

bool m2c_decides(const m2c_value *left, bool wanted)
{
    bool truth;
    if (left->numel != 1 || !m2c_is_arith(left) || m2c_istrue(left, &truth))
        return false;
    return truth == wanted;
}

m2c_value *m2c_zeros_row(void)
{
    return m2c_new2(M2C_DOUBLE, 1, 0, 0);
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

/* A comma list on the left: a(2:3).f or c{1:2}. The last steps that select several elements are walked one by one. */
static int assign_each(m2c_value **base, const m2c_list *list, ptrdiff_t start, ptrdiff_t count, int depth,
                       const m2c_access *path, const char *name)
{
    if (start + count > list->n)
        return m2c_error("", "some elements undefined in argument list");
    bool braces = path[depth - 1].kind == '{';
    if (!braces && depth < 2 && count > 0 && *base != NULL && (*base)->cls == M2C_STRUCT) {
        for (ptrdiff_t k = 0; k < count; k++) {
            m2c_value *at = m2c_double((double)k + 1);
            m2c_access step[2] = {{'(', 1, &at, NULL}, path[0]};
            int status = m2c_assign_path(base, list->v[start + k], 2, step, name);
            m2c_release(at);
            if (status)
                return 1;
        }
        return 0;
    }
    int where = braces ? depth - 1 : depth - 2;
    if (where < 0)
        return m2c_error("", "some elements undefined in argument list");
    m2c_value *positions = NULL, *box = NULL;
    if (path[where].n != 1)
        return m2c_error("", "a comma list on the left side needs one subscript");
    if (path[where].idx[0] == m2c_magic_colon) {
        m2c_value *one = m2c_double(1), *last = m2c_double((double)count);
        int status = m2c_colon(&positions, one, NULL, last);
        m2c_release(one);
        m2c_release(last);
        if (status)
            return 1;
    } else {
        m2c_copy(&positions, path[where].idx[0]);
    }
    int status = 0;
    for (ptrdiff_t k = 0; k < count && !status; k++) {
        m2c_value *at = m2c_double((double)k + 1);
        status = m2c_subsref(&box, positions, 1, &at, NULL);
        m2c_release(at);
        if (status)
            break;
        m2c_access steps[8];
        for (int d = 0; d < depth && d < 8; d++)
            steps[d] = path[d];
        steps[where].idx = &box;
        status = m2c_assign_path(base, list->v[start + k], depth, steps, name);
    }
    m2c_release(positions);
    m2c_release(box);
    return status;
}

int m2c_assign_list(m2c_value **base, const m2c_list *list, ptrdiff_t start, ptrdiff_t count, int depth,
                    const m2c_access *path, const char *name)
{
    if (count == 1) {
        if (start >= list->n)
            return start == 0 ? m2c_error("", "value on the right hand side of the assignment not defined")
                              : m2c_error("", "some elements undefined in argument list");
        return m2c_assign_path(base, list->v[start], depth, path, name);
    }
    return assign_each(base, list, start, count, depth, path, name);
}

static bool extent_fits(const m2c_value *wanted, ptrdiff_t extent)
{
    return wanted->numel == 0 || m2c_get(wanted, 0) == (double)extent;
}

int m2c_check_size(m2c_value **out, const m2c_value *v, int n, m2c_value *const *extents, const char *name)
{
    bool fits = v->ndims <= n || n == 0;
    for (int d = 0; d < n && fits; d++)
        fits = extent_fits(extents[d], d < v->ndims ? v->dims[d] : 1);
    if (!fits && n == 2 && v->ndims == 2 && extent_fits(extents[0], v->dims[1]) &&
        extent_fits(extents[1], v->dims[0]))
        return m2c_transpose(out, v);
    if (!fits)
        return m2c_error("MATLAB:validation:IncompatibleSize", "invalid size of argument '%s'", name);
    m2c_copy(out, v);
    return 0;
}

int m2c_eval_refused(const m2c_value *text)
{
    if (!m2c_is_string(text))
        return m2c_error("", "eval: STRING must be a string");
    char *s = m2c_cstring(text);
    int status = m2c_error("mat2c:eval", "eval: the text '%s' was not known when the program was compiled", s);
    m2c_free(s);
    return status;
}
