/* Subscripts of distributed arrays: elements, rows, columns and blocks, and masks that lie as the array. */
#include "dist.h"

/* Resolves one or two subscripts; colons become all numbers. False, with nothing to free, where they are out
 * of bounds or no subscripts: what tells errors does so. */
static bool resolve(m2c_subs *s, const m2c_value *base, int n, m2c_value *const *idx)
{
    ptrdiff_t extents[2] = {n == 1 ? base->numel : base->dims[0], base->dims[1]};
    for (int k = 0; k < n; k++)
        if (m2c_is_distributed(idx[k]) ||
            !(m2c_is_numeric(idx[k]) || idx[k]->cls == M2C_LOGICAL || m2c_is_magic_colon(idx[k])))
            return false;
    if (m2c_subs_resolve_all(s, n, idx, "", M2C_READING)) {
        m2c_release(m2c_catch());
        return false;
    }
    for (int k = 0; k < n; k++) {
        if (m2c_subs_is_colon(&s[k]))
            s[k] = m2c_all(extents[k]);
        if (s[k].extent > extents[k]) {
            m2c_subs_free(s, n);
            return false;
        }
    }
    return true;
}

/* Of a row or column, one subscript with the other one, and whether the result lies as that. */
static bool complete(m2c_subs *s, const m2c_value *base, m2c_value *idx)
{
    const bool row = base->dims[0] == 1, truth = idx->cls == M2C_LOGICAL && idx->numel == 1;
    if (truth || !m2c_is_line(base) || !(m2c_is_magic_colon(idx) || m2c_is_line(idx)) ||
        (row && m2c_is_magic_colon(idx)))
        return false;
    s[row ? 1 : 0] = s[0];
    s[row ? 0 : 1] = m2c_all(1);
    return true;
}

static m2c_area area_of(const m2c_value *v, m2c_value *view, const m2c_subs *s)
{
    return (m2c_area){m2c_layout_of(v->dims[0], v->dims[1]), m2c_part(view, v)->data, s[0], s[1]};
}

/* What some rows and columns hold, on all processes. */
static m2c_value *gathered(const m2c_value *v, const m2c_subs *s)
{
    const ptrdiff_t dims[2] = {s[0].n, s[1].n};
    m2c_value view, *y = m2c_zeros((m2c_class)v->cls, 2, dims, v->flags & M2C_COMPLEX);
    m2c_area area = area_of(v, &view, s);
    const m2c_layout *l = &area.layout;
    const size_t size = m2c_slot_size(y);
    for (ptrdiff_t j = 0; j < dims[1]; j++) {
        const ptrdiff_t col = m2c_subs_at(&s[1], j);
        if (m2c_owner(col, l->pcols) != l->pcol)
            continue;
        for (ptrdiff_t i = 0; i < dims[0]; i++) {
            const ptrdiff_t row = m2c_subs_at(&s[0], i);
            if (m2c_owner(row, l->prows) == l->prow)
                memcpy((char *)y->data + (size_t)(i + j * dims[0]) * size,
                       (char *)area.data + (size_t)(m2c_own_place(row, l->prows) +
                                                    m2c_own_place(col, l->pcols) * l->own_rows) *
                                               size,
                       size);
        }
    }
    m2c_combine(y->data, (size_t)y->numel * size);
    return m2c_narrow(y);
}

/* What was read is real where it can be. */
static int give_narrowed(m2c_value **out, m2c_value *part, const m2c_layout *l)
{
    m2c_value *v = m2c_wrap(part, l);
    m2c_narrow_distributed(&v);
    m2c_set(out, v);
    return 0;
}

static int take_block(m2c_value **out, const m2c_value *v, const m2c_subs *s)
{
    m2c_value view;
    if (!m2c_is_large(s[0].n, s[1].n)) {
        m2c_set(out, gathered(v, s));
        return 0;
    }
    m2c_layout l = m2c_layout_of(s[0].n, s[1].n);
    m2c_value *part = m2c_new2((m2c_class)v->cls, l.own_rows, l.own_cols, v->flags & M2C_COMPLEX);
    m2c_area from = area_of(v, &view, s), to = {l, part->data, m2c_all(l.rows), m2c_all(l.cols)};
    m2c_move(&to, &from, m2c_slot_size(part), false);
    return give_narrowed(out, part, &l);
}

/* Elements of a matrix by their numbers, on all processes. */
static int take_numbers(m2c_value **out, const m2c_value *v, const m2c_subs *s, const m2c_value *idx)
{
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    const bool mask = idx->cls == M2C_LOGICAL;
    const ptrdiff_t dims[2] = {mask ? s->mask_rows : idx->dims[0], mask ? s->mask_cols : idx->dims[1]};
    m2c_value view, *part = m2c_part(&view, v),
                    *y = m2c_zeros((m2c_class)v->cls, 2, dims, v->flags & M2C_COMPLEX);
    const size_t size = m2c_slot_size(y);
    for (ptrdiff_t k = 0; k < y->numel; k++) {
        const ptrdiff_t at = m2c_subs_at(s, k), row = at % l.rows, col = at / l.rows;
        if (m2c_owner(row, l.prows) == l.prow && m2c_owner(col, l.pcols) == l.pcol)
            memcpy((char *)y->data + (size_t)k * size,
                   (char *)part->data +
                       (size_t)(m2c_own_place(row, l.prows) + m2c_own_place(col, l.pcols) * l.own_rows) *
                           size,
                   size);
    }
    m2c_combine(y->data, (size_t)y->numel * size);
    m2c_set(out, m2c_narrow(y));
    m2c_spread_large(out);
    return 0;
}

static int take_column(m2c_value **out, const m2c_value *v)
{
    m2c_layout l = m2c_layout_of(v->numel, 1);
    return give_narrowed(out, m2c_reshaped_part(v, &l), &l);
}

static int by_whole(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    m2c_value *all = m2c_whole(base);
    int status = m2c_subsref(out, all, n, idx, name);
    m2c_release(all);
    if (status == 0)
        m2c_spread_large(out);
    return status;
}

int m2c_dist_subsref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    m2c_subs s[2];
    if (n == 0) {
        m2c_copy(out, base);
        return 0;
    }
    if (n == 1 && m2c_is_magic_colon(idx[0]))
        return take_column(out, base);
    if (n > 2 || (n == 1 && idx[0]->ndims > 2) || !resolve(s, base, n, idx))
        return by_whole(out, base, n, idx, name);
    int status;
    if (n == 2 || complete(s, base, idx[0])) {
        status = take_block(out, base, s);
        m2c_subs_free(s, 2);
        return status;
    }
    const bool turns = m2c_is_line(base); /* by a matrix: lies as that, but one of truths as the base */
    status = turns && idx[0]->cls == M2C_LOGICAL ? by_whole(out, base, n, idx, name)
                                                 : take_numbers(out, base, s, idx[0]);
    m2c_subs_free(s, 1);
    return status;
}

m2c_value *m2c_dist_column(const m2c_value *v, ptrdiff_t k)
{
    m2c_value *y = NULL;
    m2c_subs s[2] = {m2c_all(v->dims[0]), {.kind = M2C_SUBS_STEPS, .n = 1, .first = k, .extent = k + 1}};
    take_block(&y, v, s);
    return y;
}

m2c_value *m2c_dist_found(const m2c_value *v)
{
    m2c_value *all = m2c_whole(v), *y = NULL;
    ptrdiff_t n = 0;
    for (ptrdiff_t k = 0; k < all->numel; k++)
        n += m2c_get(all, k) != 0;
    y = m2c_new2(M2C_DOUBLE, n, 1, 0);
    n = 0;
    for (ptrdiff_t k = 0; k < all->numel; k++)
        if (m2c_get(all, k) != 0)
            y->f64[n++] = (double)k;
    m2c_release(all);
    return y;
}
