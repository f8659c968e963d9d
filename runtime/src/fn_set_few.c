/* Sets of real numbers of two simple kinds: integers from 0 to 63 are bits of a word, few others come in
 * order by insertion. There is no sorting by keys, and there are no groups. */
#include "fn_set.h"

#include <math.h>

#define FEW 48

typedef struct few {
    ptrdiff_t n;
    double x[FEW];
} few;

static bool is_plain(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE && !(v->flags & (M2C_COMPLEX | M2C_SPARSE)) && v->numel > 0;
}

/* The numbers of an array, each once and in order; of equal ones, as zeros of both signs, the last stands.
 * False where they are not few, or NaN is among them. */
static bool order_few(few *s, const m2c_value *v)
{
    s->n = 0;
    if (!is_plain(v) || v->numel > FEW)
        return false;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        double x = v->f64[k];
        ptrdiff_t at = s->n;
        if (x != x)
            return false;
        while (at > 0 && s->x[at - 1] > x)
            at--;
        if (at > 0 && s->x[at - 1] == x) {
            s->x[at - 1] = x;
            continue;
        }
        for (ptrdiff_t i = s->n; i > at; i--)
            s->x[i] = s->x[i - 1];
        s->x[at] = x;
        s->n++;
    }
    return true;
}

/* The integers among the numbers of an array that are bits; false where there are others, if `all` must be.
 * -0 is another where it may stand in the result. */
static bool mask_of(uint64_t *mask, const m2c_value *v, bool all)
{
    if (!is_plain(v))
        return false;
    const double *x = v->f64, *end = x + v->numel;
    uint64_t found = 0;
    for (; x < end; x++) {
        int bit = *x >= 0 && *x < 64 ? (int)*x : -1;
        if (bit == *x && (bit > 0 || !all || !signbit(*x)))
            found |= (uint64_t)1 << bit;
        else if (all)
            return false;
    }
    *mask = found;
    return true;
}

/* The numbers whose bits are set, as a row or a column. */
static m2c_value *numbers_of(uint64_t mask, bool row)
{
    ptrdiff_t n = 0;
    for (uint64_t left = mask; left; left &= left - 1)
        n++;
    m2c_value *y = m2c_new2(M2C_DOUBLE, row ? 1 : n, row ? n : 1, 0);
    double *to = y->f64;
    for (int k = 0; mask; k++, mask >>= 1)
        if (mask & 1)
            *to++ = k;
    return y;
}

static uint64_t combined(m2c_set_op op, uint64_t a, uint64_t b)
{
    uint64_t mask = m2c_set_wants(op, true, true) ? a & b : 0;
    mask |= m2c_set_wants(op, true, false) ? a & ~b : 0;
    return mask | (m2c_set_wants(op, false, true) ? b & ~a : 0);
}

static m2c_value *line_of(const double *x, ptrdiff_t n, bool row)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, row ? 1 : n, row ? n : 1, 0);
    for (ptrdiff_t k = 0; k < n; k++)
        y->f64[k] = x[k];
    return y;
}

bool m2c_unique_few(m2c_value **out, const m2c_value *v)
{
    few s;
    uint64_t mask;
    bool row = v->ndims == 2 && v->dims[0] == 1;
    if (mask_of(&mask, v, true))
        m2c_set(out, numbers_of(mask, row));
    else if (order_few(&s, v))
        m2c_set(out, line_of(s.x, s.n, row));
    else
        return false;
    return true;
}

bool m2c_combine_few(m2c_value **out, m2c_set_op op, const m2c_value *x, const m2c_value *y, bool row)
{
    few a, b;
    uint64_t mask, other;
    double chosen[2 * FEW];
    ptrdiff_t n = 0, i = 0, j = 0;
    if (mask_of(&mask, x, true) && mask_of(&other, y, m2c_set_wants(op, false, true))) {
        mask = combined(op, mask, other);
        if (!mask && op == M2C_INTERSECT)
            return false;
        m2c_set(out, numbers_of(mask, row));
        return true;
    }
    if (!order_few(&a, x) || !order_few(&b, y))
        return false;
    while (i < a.n || j < b.n) {
        bool in_a = i < a.n && (j == b.n || a.x[i] <= b.x[j]);
        bool in_b = j < b.n && (i == a.n || b.x[j] <= a.x[i]);
        if (m2c_set_wants(op, in_a, in_b))
            chosen[n++] = in_b && (op == M2C_UNION || !in_a) ? b.x[j] : a.x[i];
        i += in_a;
        j += in_b;
    }
    if (n == 0 && op == M2C_INTERSECT)
        return false;
    m2c_set(out, line_of(chosen, n, row));
    return true;
}

bool m2c_member_few(m2c_value **out, const m2c_value *x, const m2c_value *set)
{
    if (!is_plain(x) || !is_plain(set) || set->numel > FEW)
        return false;
    m2c_value *y = m2c_zeros(M2C_LOGICAL, x->ndims, x->dims, 0);
    for (ptrdiff_t k = 0; k < x->numel; k++)
        for (ptrdiff_t i = 0; i < set->numel && !y->u8[k]; i++)
            y->u8[k] = x->f64[k] == set->f64[i];
    m2c_set(out, y);
    return true;
}
