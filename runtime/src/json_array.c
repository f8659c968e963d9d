/* Arrays of the lists that jsondecode reads (json.h). */
#include "json.h"

#include "internal.h"
#include "m2c/error.h"
#include "m2c/ops.h"

#include <math.h>

static bool is_null(const m2c_value *v)
{
    return v == M2C_JSON_NULL;
}

m2c_value *m2c_json_stored(const m2c_value *v)
{
    return is_null(v) ? m2c_empty() : m2c_retain(v);
}

static bool is_number(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE && v->numel == 1;
}

/* Numbers, with null as NaN. */
static bool all_numbers(const m2c_list *items)
{
    for (int k = 0; k < items->n; k++)
        if (!is_number(items->v[k]) && !is_null(items->v[k]))
            return false;
    return true;
}

static bool same_fields(const m2c_value *a, const m2c_value *b)
{
    if (a->fields->count != b->fields->count)
        return false;
    for (int f = 0; f < a->fields->count; f++)
        if (strcmp(a->fields->name[f], b->fields->name[f]) != 0)
            return false;
    return true;
}

/* Can they be joined along a new dimension? */
static bool alike(const m2c_value *a, const m2c_value *b)
{
    if (a->cls != b->cls || !(a->cls <= M2C_LOGICAL || a->cls == M2C_STRUCT) || a->numel == 0 ||
        !m2c_same_dims(a, b))
        return false;
    return a->cls != M2C_STRUCT || same_fields(a, b);
}

static m2c_value *column_of_numbers(const m2c_list *items)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, items->n, 1, 0);
    for (int k = 0; k < items->n; k++)
        y->f64[k] = is_null(items->v[k]) ? NAN : items->v[k]->f64[0];
    return y;
}

static m2c_value *cell_of(const m2c_list *items)
{
    m2c_value *c = m2c_cell(items->n, 1);
    for (int k = 0; k < items->n; k++)
        m2c_set(&c->cell[k], m2c_json_stored(items->v[k]));
    return c;
}

/* The items side by side along a new first dimension; columns become rows. */
static int join(m2c_value **out, const m2c_list *items)
{
    m2c_list rows = {0};
    for (int k = 0; k < items->n; k++) {
        const m2c_value *v = items->v[k];
        ptrdiff_t dims[M2C_MAX_RANK + 1] = {1};
        bool column = v->ndims == 2 && v->dims[1] == 1;
        int n = column ? 1 : v->ndims;
        for (int d = 0; d < n; d++)
            dims[d + 1] = v->dims[d];
        m2c_value *row = m2c_retain(v);
        m2c_make_unique(&row);
        m2c_set_dims(row, n + 1, dims);
        m2c_list_push(&rows, row);
    }
    int status = m2c_cat(out, 0, rows.n, rows.v);
    m2c_list_clear(&rows);
    return status;
}

int m2c_json_array(m2c_value **out, const m2c_list *items)
{
    if (items->n == 0) {
        m2c_set(out, m2c_empty());
        return 0;
    }
    bool joined = true, deep = items->v[0]->ndims >= M2C_MAX_RANK;
    for (int k = 0; k < items->n && joined; k++)
        joined = alike(items->v[0], items->v[k]);
    if (joined && !deep)
        return join(out, items);
    bool some = false;
    for (int k = 0; k < items->n; k++)
        some = some || is_number(items->v[k]) || is_null(items->v[k]);
    m2c_set(out, some && all_numbers(items) ? column_of_numbers(items) : cell_of(items));
    return 0;
}
