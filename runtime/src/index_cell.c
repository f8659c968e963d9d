/* Cells by braces: base{idx...} read and assigned (m2c/index.h). */
#include "index_quick.h"

#include "class.h"
#include "dictionary.h"
#include "m2c/constant.h"
#include "string_array.h"

/* d{keys}: what is in the cells that a dictionary has for the keys. */
static int contents(m2c_list *out, const m2c_value *d, const m2c_value *keys)
{
    m2c_value *cells = NULL;
    if (m2c_dictionary_lookup(&cells, d, keys))
        return 1;
    int bad = cells->cls == M2C_CELL ? 0 : m2c_error_not_indexable(cells, '{');
    for (ptrdiff_t k = 0; !bad && k < cells->numel; k++)
        m2c_list_add(out, cells->cell[k]);
    m2c_release(cells);
    return bad;
}

int m2c_cellref_list(m2c_list *out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    if (m2c_is_dictionary(base) && n == 1)
        return contents(out, base, idx[0]);
    if (base->cls != M2C_CELL)
        return m2c_error_not_indexable(base, '{');
    if (n == 0)
        return m2c_error("", "invalid empty index expression {}, use {:} instead");
    ptrdiff_t k = m2c_fast_element(base, n, idx);
    if (k >= 0) {
        m2c_list_add(out, base->cell[k]);
        return 0;
    }
    m2c_value *part = NULL;
    if (m2c_subsref(&part, base, n, idx, name))
        return 1;
    for (ptrdiff_t e = 0; e < part->numel; e++)
        m2c_list_add(out, part->cell[e]);
    m2c_release(part);
    return 0;
}

/* base{idx}: the first of its values, or the only one, where others are an error. */
static M2C_NOINLINE int other_value(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
                                    const char *name, bool only)
{
    m2c_list values = {0};
    if (m2c_cellref_list(&values, base, n, idx, name))
        return 1;
    int status = 0;
    if (only && values.n != 1)
        status = m2c_error("", "a cs-list cannot be further indexed");
    else if (values.n == 0)
        status = m2c_error("", "invalid number of elements on RHS of assignment");
    else
        m2c_copy(out, m2c_storable(values.v[0]));
    m2c_list_clear(&values);
    return status;
}

static inline int one_value(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
                            const char *name, bool only)
{
    ptrdiff_t k = base->cls == M2C_CELL ? m2c_fast_element(base, n, idx) : -1;
    if (k < 0)
        return other_value(out, base, n, idx, name, only);
    m2c_copy(out, m2c_storable(base->cell[k]));
    return 0;
}

int m2c_cellref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    return one_value(out, base, n, idx, name, false);
}

int m2c_cellref_only(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    return one_value(out, base, n, idx, name, true);
}

static m2c_value comma_list = {
    .refs = M2C_IMMORTAL, .cls = M2C_COMMA_LIST, .ndims = 2, .dims = (ptrdiff_t[]){1, 1}, .numel = 1};
m2c_value *const m2c_comma_list = &comma_list;

static M2C_NOINLINE int other_operand(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
                                      const char *name)
{
    m2c_list values = {0};
    if (m2c_cellref_list(&values, base, n, idx, name))
        return 1;
    m2c_copy(out, values.n == 1 ? values.v[0] : m2c_comma_list);
    m2c_list_clear(&values);
    return 0;
}

int m2c_cellref_operand(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
                        const char *name)
{
    ptrdiff_t k = base->cls == M2C_CELL ? m2c_fast_element(base, n, idx) : -1;
    if (k < 0)
        return other_operand(out, base, n, idx, name);
    m2c_copy(out, m2c_storable(base->cell[k]));
    return 0;
}

int m2c_getfield_operand(m2c_value **out, const m2c_value *base, const char *field)
{
    if (base->cls != M2C_STRUCT || base->numel == 1 || m2c_fields_find(base->fields, field) < 0)
        return m2c_getfield(out, base, field);
    m2c_copy(out, m2c_comma_list);
    return 0;
}

int m2c_one_element(ptrdiff_t *number, ptrdiff_t *count, const m2c_value *base, int n, m2c_value *const *idx,
                    const char *name)
{
    m2c_subs s[M2C_MAX_RANK];
    ptrdiff_t dims[M2C_MAX_RANK], stride = 1;
    if (n == 0)
        return m2c_error("", "invalid empty index list");
    if (n > M2C_MAX_RANK)
        return m2c_error("", "too many subscripts");
    if (m2c_subs_resolve_all(s, n, idx, name, M2C_ASSIGNING))
        return 1;
    m2c_fold_dims(base ? base : &m2c_shared_empty, n, dims);
    *count = 1;
    *number = 0;
    bool inside = true, unknown = false;
    for (int k = 0; k < n; k++) {
        unknown = unknown || (!base && m2c_subs_is_colon(&s[k]));
        ptrdiff_t many = m2c_subs_is_colon(&s[k]) ? dims[k] : s[k].n;
        *count *= many;
        if (s[k].extent > dims[k] || dims[k] == 0)
            inside = false;
        if (many == 1)
            *number += m2c_subs_at(&s[k], 0) * stride;
        stride *= dims[k];
    }
    if (!inside)
        *number = -1;
    m2c_subs_free(s, n);
    return unknown ? m2c_error("", "invalid dimension inquiry of a non-existent value") : 0;
}

/* Stores rhs as one element by way of a 1x1 cell, so that growth and conformity are those of arrays. */
static int store_grown(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name)
{
    m2c_value *box = m2c_cell(1, 1);
    box->cell[0] = m2c_retain(rhs);
    int status = m2c_assign_elements(base, box, n, idx, name);
    m2c_release(box);
    return status;
}

static int assign_in_cell(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                          const char *name)
{
    ptrdiff_t k = m2c_fast_element(*base, n, idx), count = 1;
    if (k < 0 && m2c_one_element(&k, &count, *base, n, idx, name))
        return 1;
    if (count != 1)
        return m2c_error_array_dot_assign();
    if (k < 0)
        return store_grown(base, rhs, n, idx, name);
    m2c_value *keep = m2c_retain(rhs);
    m2c_make_unique(base);
    m2c_set(&(*base)->cell[k], keep);
    return 0;
}

/* d{key} = value: the value in a cell. */
static int put_contents(m2c_value **d, const m2c_value *rhs, const m2c_value *key)
{
    m2c_value *cell = m2c_cell(1, 1);
    m2c_copy(&cell->cell[0], rhs);
    int bad = m2c_dictionary_assign(d, key, cell);
    m2c_release(cell);
    return bad;
}

static M2C_NOINLINE int assign_other(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                                     const char *name)
{
    const m2c_method_row *m = m2c_overloading(*base, "subsasgn");
    if (m)
        return m2c_assign_overloaded(m, base, rhs, 1, &(m2c_access){'{', n, idx, NULL});
    if (*base && (*base)->cls == M2C_FUNCTION)
        return m2c_error_function_assign();
    if (*base && m2c_is_string_array(*base))
        return m2c_subsasgn(base, rhs, n, idx, name);
    if (*base && m2c_is_dictionary(*base) && n == 1)
        return put_contents(base, rhs, idx[0]);
    if (!m2c_becomes_container(*base)) {
        if ((*base)->cls != M2C_CELL)
            return m2c_error_brace_assign(*base, n, idx);
        return m2c_quick_cell_append(*base, rhs, n, idx) ? 0 : assign_in_cell(base, rhs, n, idx, name);
    }
    ptrdiff_t number, count;
    if (!*base && m2c_one_element(&number, &count, NULL, n, idx, name))
        return 1;
    m2c_value *fresh = m2c_cell(0, 0);
    if (assign_in_cell(&fresh, rhs, n, idx, name)) {
        m2c_release(fresh);
        return 1;
    }
    m2c_set(base, fresh);
    return 0;
}

int m2c_cellasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name)
{
    m2c_value *b = *base;
    ptrdiff_t k = b && b != rhs && b->cls == M2C_CELL && !(b->flags & M2C_STRING) && m2c_is_unique(b)
                      ? m2c_fast_element(b, n, idx)
                      : -1;
    if (k < 0)
        return assign_other(base, rhs, n, idx, name);
    m2c_copy(&b->cell[k], rhs);
    return 0;
}
