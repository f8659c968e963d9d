/* Builtin: orderfields. */
#include "core_util.h"

#include <math.h>
#include <stdlib.h>

typedef struct named_field {
    const char *name;
    int number;
} named_field;

static int compare_names(const void *a, const void *b)
{
    return strcmp(((const named_field *)a)->name, ((const named_field *)b)->name);
}

static void sorted_order(const m2c_fields *f, int *order)
{
    named_field *list = m2c_alloc((size_t)f->count * sizeof *list);
    for (int k = 0; k < f->count; k++)
        list[k] = (named_field){f->name[k], k};
    qsort(list, (size_t)f->count, sizeof *list, compare_names);
    for (int k = 0; k < f->count; k++)
        order[k] = list[k].number;
    m2c_free(list);
}

static int order_of_names(const m2c_fields *f, int count, char *const *names, const char *kind, int *order)
{
    if (count != f->count)
        return m2c_error("", "orderfields: %s", kind);
    for (int k = 0; k < count; k++) {
        order[k] = m2c_fields_find(f, names[k]);
        if (order[k] < 0)
            return m2c_error("", "orderfields: %s", kind);
    }
    return 0;
}

static int order_of_cellstr(const m2c_fields *f, const m2c_value *c, int *order)
{
    int status = 0;
    if (c->numel != f->count)
        return m2c_error("", "orderfields: CELLSTR list does not match structure fields");
    for (ptrdiff_t k = 0; k < c->numel && status == 0; k++) {
        char *name = m2c_cstring(c->cell[k]);
        order[k] = m2c_fields_find(f, name);
        if (order[k] < 0)
            status = m2c_error("", "orderfields: CELLSTR list does not match structure fields");
        m2c_free(name);
    }
    return status;
}

static int order_of_permutation(const m2c_fields *f, const m2c_value *p, int *order)
{
    bool *seen = m2c_calloc((size_t)f->count, sizeof *seen);
    bool right = p->numel == f->count;
    for (ptrdiff_t k = 0; right && k < p->numel; k++) {
        double x = m2c_get(p, k);
        right = x >= 1 && x <= f->count && x == floor(x) && !seen[(int)x - 1];
        if (right) {
            order[k] = (int)x - 1;
            seen[order[k]] = true;
        }
    }
    m2c_free(seen);
    return right ? 0 : m2c_error("", "orderfields: invalid permutation vector P");
}

static int read_order(const m2c_value *s, const m2c_value *how, int *order)
{
    if (!how) {
        sorted_order(s->fields, order);
        return 0;
    }
    if (how->cls == M2C_STRUCT)
        return order_of_names(s->fields, how->fields->count, how->fields->name,
                              "structures S1 and S2 do not have the same fields", order);
    if (how->cls == M2C_CELL && m2c_is_cellstr(how))
        return order_of_cellstr(s->fields, how, order);
    if (m2c_is_arith(how) && how->cls != M2C_CHAR)
        return order_of_permutation(s->fields, how, order);
    return m2c_error("", "orderfields: second argument must be structure, cellstr, or permutation vector");
}

static m2c_value *reordered(const m2c_value *s, const int *order)
{
    m2c_value *names = m2c_struct();
    int count = s->fields->count;
    for (int k = 0; k < count; k++)
        m2c_struct_add_field(names, s->fields->name[order[k]]);
    m2c_value *r = m2c_struct_array(names->fields, s->ndims, s->dims);
    m2c_release(names);
    for (ptrdiff_t e = 0; e < s->numel; e++)
        for (int k = 0; k < count; k++)
            m2c_copy(&r->cell[e * count + k], s->cell[e * count + order[k]]);
    return r;
}

M2C_BUILTIN(orderfields)
{
    M2C_UNUSED;
    if (m2c_check_inputs("orderfields", nargin, 1, 2))
        return 1;
    if (in[0]->cls != M2C_STRUCT)
        return m2c_error("", "orderfields: S1 must be a struct");
    int count = in[0]->fields->count;
    int *order = m2c_alloc((size_t)count * sizeof *order);
    int status = read_order(in[0], nargin == 2 ? in[1] : NULL, order);
    if (status == 0) {
        out[0] = reordered(in[0], order);
        if (nargout > 1) {
            out[1] = m2c_new2(M2C_DOUBLE, count, 1, 0);
            for (int k = 0; k < count; k++)
                out[1]->f64[k] = order[k] + 1;
        }
    }
    m2c_free(order);
    return status;
}
