/* Parts of arrays of numbers, truth values and characters by the usual subscripts: a whole row or column, a
 * list of places, a mask (index_quick.h). */
#include "index_quick.h"

#include "sparse.h"

/* Copies `n` elements that are `stride` apart. */
static void copy_strided(void *to, const void *from, size_t size, ptrdiff_t n, ptrdiff_t stride)
{
    if (size == 8) {
        for (ptrdiff_t k = 0; k < n; k++)
            memcpy((uint64_t *)to + k, (const uint64_t *)from + k * stride, sizeof(uint64_t));
        return;
    }
    for (ptrdiff_t k = 0; k < n; k++)
        memcpy((char *)to + (size_t)k * size, (const char *)from + (size_t)(k * stride) * size, size);
}

/* Is it a matrix whose parts need no more than a copy? */
static bool is_plain(const m2c_value *v)
{
    return v->cls <= M2C_CHAR && v->ndims == 2 && !(v->flags & ~(M2C_RANGE | M2C_DQ | M2C_VIEW));
}

static m2c_value *part_of(const m2c_value *base, ptrdiff_t rows, ptrdiff_t columns)
{
    return m2c_new2((m2c_class)base->cls, rows, columns, base->flags & M2C_DQ);
}

/* base(:, j) and base(i, :) */
static bool line(m2c_value **out, const m2c_value *base, m2c_value *const *idx)
{
    bool column = idx[0] == m2c_magic_colon;
    if (column == (idx[1] == m2c_magic_colon))
        return false;
    ptrdiff_t k = m2c_fast_number(idx[column], base->dims[column]), rows = base->dims[0];
    if (k < 0)
        return false;
    size_t size = m2c_slot_size(base);
    m2c_value *v = column ? part_of(base, rows, 1) : part_of(base, 1, base->dims[1]);
    if (column)
        memcpy(v->data, (const char *)base->data + (size_t)(k * rows) * size, (size_t)rows * size);
    else
        copy_strided(v->data, (const char *)base->data + (size_t)k * size, size, v->numel, rows);
    m2c_set(out, v);
    return true;
}

/* Is it a row or column of another number of elements than one, whose parts lie as it does? */
static bool keeps_direction(const m2c_value *base)
{
    return base->numel != 1 && (base->dims[0] == 1 || base->dims[1] == 1);
}

/* The elements at places that count from 1; false where one is no place. */
static bool gather(void *to, const m2c_value *base, const m2c_value *places)
{
    const double *at = places->f64, most = (double)base->numel;
    size_t size = m2c_slot_size(base);
    for (ptrdiff_t i = 0; i < places->numel; i++) {
        double x = at[i];
        if (!(x >= 1 && x <= most))
            return false;
        ptrdiff_t k = (ptrdiff_t)x - 1;
        if ((double)(k + 1) != x)
            return false;
        if (size == 8)
            memcpy((uint64_t *)to + i, (const uint64_t *)base->data + k, sizeof(uint64_t));
        else
            memcpy((char *)to + (size_t)i * size, (const char *)base->data + (size_t)k * size, size);
    }
    return true;
}

static bool listed(m2c_value **out, const m2c_value *base, const m2c_value *places)
{
    ptrdiff_t n = places->numel, rows = places->dims[0], columns = places->dims[1];
    if (n < 2)
        return false;
    if (keeps_direction(base) && (rows == 1 || columns == 1)) {
        rows = base->dims[0] == 1 ? 1 : n;
        columns = base->dims[0] == 1 ? n : 1;
    }
    if (!m2c_affords(2, (ptrdiff_t[]){rows, columns}, m2c_slot_size(base)))
        return false;
    m2c_value *v = part_of(base, rows, columns);
    if (!gather(v->data, base, places)) {
        m2c_release(v);
        return false;
    }
    m2c_set(out, v);
    return true;
}

static void gather_masked(void *to, const m2c_value *base, const unsigned char *mask, ptrdiff_t n)
{
    size_t size = m2c_slot_size(base);
    const char *from = base->data;
    char *at = to;
    for (ptrdiff_t k = 0; n > 0; k++)
        if (mask[k]) {
            memcpy(at, from + (size_t)k * size, size);
            at += size;
            n--;
        }
}

static bool masked(m2c_value **out, const m2c_value *base, const m2c_value *mask)
{
    if (mask->numel < 2 || mask->numel > base->numel)
        return false;
    ptrdiff_t n = 0;
    for (ptrdiff_t k = 0; k < mask->numel; k++)
        n += mask->u8[k] != 0;
    bool row = keeps_direction(base) && n != 1 ? base->dims[0] == 1 : mask->dims[0] == 1;
    m2c_value *v = part_of(base, row ? 1 : n, row ? n : 1);
    gather_masked(v->data, base, mask->u8, n);
    m2c_set(out, v);
    return true;
}

bool m2c_quick_part(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx)
{
    if (!is_plain(base) || n < 1)
        return false;
    if (n == 2)
        return line(out, base, idx);
    const m2c_value *at = idx[0];
    if (n != 1 || at->ndims != 2 || (at->flags & ~(M2C_RANGE | M2C_VIEW)))
        return false;
    return at->cls == M2C_DOUBLE ? listed(out, base, at) : at->cls == M2C_LOGICAL && masked(out, base, at);
}

/* --- assigning ----------------------------------------------------------------------------------- */

static void spread_strided(void *to, const void *from, size_t size, ptrdiff_t n, ptrdiff_t stride, bool one)
{
    for (ptrdiff_t k = 0; k < n; k++)
        memcpy((char *)to + (size_t)(k * stride) * size, (const char *)from + (one ? 0 : (size_t)k * size),
               size);
}

bool m2c_quick_line_assign(m2c_value *base, const m2c_value *rhs, int n, m2c_value *const *idx)
{
    if (n != 2 || base->refs != 1 || base == rhs || base->cls != rhs->cls || !is_plain(base) ||
        !is_plain(rhs) || (base->flags & M2C_VIEW))
        return false;
    bool column = idx[0] == m2c_magic_colon, one = rhs->numel == 1;
    if (column == (idx[1] == m2c_magic_colon))
        return false;
    ptrdiff_t k = m2c_fast_number(idx[column], base->dims[column]), count = base->dims[!column];
    if (k < 0 || count == 0 || (!one && (rhs->numel != count || (rhs->dims[0] != 1 && rhs->dims[1] != 1))))
        return false;
    size_t size = m2c_slot_size(base);
    char *start = (char *)base->data + (size_t)(column ? k * base->dims[0] : k) * size;
    if (column && !one)
        memcpy(start, rhs->data, (size_t)count * size);
    else
        spread_strided(start, rhs->data, size, count, column ? 1 : base->dims[0], one);
    base->flags &= M2C_DQ;
    return true;
}
