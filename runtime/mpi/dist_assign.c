/* Assignments to elements, rows, columns, blocks and by masks of distributed arrays. */
#include "dist.h"

/* Sides as they are stored: classes must be the same but for truths among numbers. NULL: the case is another.
 */
static m2c_value *converted(const m2c_value *base, const m2c_value *rhs)
{
    m2c_value *y = NULL;
    if (!m2c_may_spread(rhs) || (m2c_is_complex(rhs) && !m2c_is_complex(base)))
        return NULL;
    if (rhs->cls == base->cls)
        y = m2c_retain(rhs);
    else if (base->cls == M2C_DOUBLE && rhs->cls == M2C_LOGICAL && !m2c_is_distributed(rhs))
        m2c_cast(&y, rhs, M2C_DOUBLE);
    if (y && m2c_is_complex(base) && !m2c_is_complex(y)) {
        if (m2c_is_distributed(y))
            return m2c_release(y), NULL;
        m2c_make_complex(&y);
    }
    return y;
}

static bool resolve(m2c_subs *s, const m2c_value *base, int n, m2c_value *const *idx)
{
    const bool row = base->dims[0] == 1, one = n == 1;
    if (n > 2 || (one && !m2c_is_line(base)))
        return false;
    for (int k = 0; k < n; k++)
        if (m2c_is_distributed(idx[k]))
            return false;
    if (m2c_subs_resolve_all(one ? &s[row] : s, n, idx, "", M2C_ASSIGNING)) {
        m2c_release(m2c_catch());
        return false;
    }
    if (one)
        s[!row] = m2c_all(1);
    for (int k = 0; k < 2; k++)
        if (m2c_subs_is_colon(&s[k]))
            s[k] = m2c_all(base->dims[k]);
    if (s[0].extent <= base->dims[0] && s[1].extent <= base->dims[1])
        return true;
    m2c_subs_free(s, 2);
    return false;
}

/* Each process stores what is its own. */
static void store(const m2c_area *to, const m2c_value *rhs)
{
    const m2c_layout *l = &to->layout;
    const size_t size = m2c_slot_size(rhs);
    for (ptrdiff_t j = 0; j < to->cols.n; j++) {
        const ptrdiff_t col = m2c_subs_at(&to->cols, j);
        if (m2c_owner(col, l->pcols) != l->pcol)
            continue;
        for (ptrdiff_t i = 0; i < to->rows.n; i++) {
            const ptrdiff_t row = m2c_subs_at(&to->rows, i), from = rhs->numel == 1 ? 0 : i + j * to->rows.n;
            if (m2c_owner(row, l->prows) == l->prow)
                memcpy((char *)to->data + (size_t)(m2c_own_place(row, l->prows) +
                                                   m2c_own_place(col, l->pcols) * l->own_rows) *
                                              size,
                       (const char *)rhs->data + (size_t)from * size, size);
        }
    }
}

/* Does the right side fill the place: a number, or the same extents, lying or standing? */
static bool fills(const m2c_value *rhs, const m2c_subs *s)
{
    const bool line = (s[0].n == 1 || s[1].n == 1) && m2c_is_line(rhs) && rhs->numel == s[0].n * s[1].n;
    return rhs->numel == 1 || (rhs->dims[0] == s[0].n && rhs->dims[1] == s[1].n) ||
           (line && !m2c_is_distributed(rhs));
}

static void assign_block(m2c_value **base, const m2c_value *rhs, const m2c_subs *s)
{
    m2c_value view, other;
    m2c_make_unique(base);
    m2c_value *part = m2c_part(&view, *base);
    m2c_area to = {m2c_layout_of((*base)->dims[0], (*base)->dims[1]), part->data, s[0], s[1]};
    if (!m2c_is_distributed(rhs)) {
        store(&to, rhs);
        return;
    }
    m2c_area from = {m2c_layout_of(rhs->dims[0], rhs->dims[1]), m2c_part(&other, rhs)->data,
                     m2c_all(rhs->dims[0]), m2c_all(rhs->dims[1])};
    m2c_move(&to, &from, m2c_slot_size(part), false);
}

static bool by_block(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx)
{
    m2c_subs s[2];
    if (!*base || !m2c_is_distributed(*base) || !resolve(s, *base, n, idx))
        return false;
    m2c_value *given = fills(rhs, s) ? converted(*base, rhs) : NULL;
    if (given) {
        assign_block(base, given, s);
        m2c_narrow_distributed(base);
    }
    m2c_subs_free(s, 2);
    m2c_release(given);
    return given != NULL;
}

/* base(mask) = number, where the mask lies as the base. */
static bool by_mask(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx)
{
    if (n != 1 || !m2c_is_distributed(*base) || !m2c_is_distributed(idx[0]) || idx[0]->cls != M2C_LOGICAL ||
        rhs->numel != 1 || !m2c_same_dims(*base, idx[0]))
        return false;
    m2c_value *given = converted(*base, rhs), view, other;
    if (!given)
        return false;
    m2c_make_unique(base);
    m2c_value *part = m2c_part(&view, *base), *mask = m2c_part(&other, idx[0]);
    const size_t size = m2c_slot_size(part);
    for (ptrdiff_t k = 0; k < part->numel; k++)
        if (mask->u8[k])
            memcpy((char *)part->data + (size_t)k * size, given->data, size);
    m2c_release(given);
    m2c_narrow_distributed(base);
    return true;
}

typedef int change(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name);

static int deletion(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name)
{
    (void)rhs;
    return m2c_subsdel(base, n, idx, name);
}

/* With all elements, on all processes. */
static int by_whole(change *run, m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                    const char *name)
{
    m2c_value *all = *base ? m2c_whole(*base) : NULL, *given = rhs ? m2c_whole(rhs) : NULL;
    int status = run(&all, given, n, idx, name);
    m2c_release(given);
    if (m2c_set_unless(status, base, all))
        return 1;
    m2c_spread_large(base);
    return 0;
}

int m2c_dist_subsasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name)
{
    if (by_block(base, rhs, n, idx) || (*base && by_mask(base, rhs, n, idx)))
        return 0;
    return by_whole(m2c_subsasgn_any, base, rhs, n, idx, name);
}

int m2c_dist_subsdel(m2c_value **base, int n, m2c_value *const *idx, const char *name)
{
    return by_whole(deletion, base, NULL, n, idx, name);
}
