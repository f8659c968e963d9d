/* Sets of real doubles: integers from 0 to 63 are bits of a word, others are sorted as they are. There are no
 * keys with places, and no groups. */
#include "fn_set.h"
#include "sort_keys.h"

#include <math.h>

#define FEW 48

/* Numbers, each once and in order; `room` is for few. */
typedef struct ordered {
    ptrdiff_t n;
    double *x, room[FEW];
} ordered;

static bool is_plain(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE && !(v->flags & (M2C_COMPLEX | M2C_SPARSE)) && v->numel > 0;
}

static void insert_each(ordered *s, const double *x, ptrdiff_t n)
{
    for (ptrdiff_t k = 0; k < n; k++) {
        ptrdiff_t at = s->n;
        while (at > 0 && s->x[at - 1] > x[k])
            at--;
        if (at > 0 && s->x[at - 1] == x[k]) {
            s->x[at - 1] = x[k];
            continue;
        }
        for (ptrdiff_t i = s->n; i > at; i--)
            s->x[i] = s->x[i - 1];
        s->x[at] = x[k];
        s->n++;
    }
}

static void sort_all(ordered *s, const double *x, ptrdiff_t n)
{
    memcpy(s->x, x, (size_t)n * sizeof *x);
    m2c_sort_f64(s->x, (size_t)n, false);
    for (ptrdiff_t k = 0; k < n; k++)
        if (s->n == 0 || s->x[k] != s->x[s->n - 1])
            s->x[s->n++] = s->x[k];
    ptrdiff_t zero = 0;
    while (zero < s->n && s->x[zero] != 0)
        zero++;
    for (ptrdiff_t k = n - 1; zero < s->n && k >= 0; k--)
        if (x[k] == 0) {
            s->x[zero] = x[k];
            break;
        }
}

/* The numbers of an array; of zeros of both signs, the last stands. `nans`: there may be NaN, each of which
 * is another number. False of what else there is; else drop_order frees them. */
static bool order(ordered *s, const m2c_value *v, bool nans)
{
    s->n = 0;
    s->x = s->room;
    if (!is_plain(v))
        return false;
    const double *x = v->f64;
    bool few = v->numel <= FEW, some = false;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        some = some || x[k] != x[k];
    if (some && !nans)
        return false;
    if (!few)
        s->x = m2c_alloc((size_t)v->numel * sizeof *x);
    if (few && !some)
        insert_each(s, x, v->numel);
    else
        sort_all(s, x, v->numel);
    return true;
}

static void drop_order(ordered *s)
{
    if (s->x != s->room)
        m2c_free(s->x);
}

/* The numbers of a set of small ones, as a row or a column. */
static m2c_value *numbers_of(uint64_t set, bool row)
{
    ptrdiff_t n = m2c_small_count(set);
    m2c_value *y = m2c_new2(M2C_DOUBLE, row ? 1 : n, row ? n : 1, 0);
    m2c_small_spread(set, y->f64);
    return y;
}

static m2c_value *line_of(const double *x, ptrdiff_t n, bool row)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, row ? 1 : n, row ? n : 1, 0);
    for (ptrdiff_t k = 0; k < n; k++)
        y->f64[k] = x[k];
    return y;
}

bool m2c_unique_plain(m2c_value **out, const m2c_value *v)
{
    ordered s;
    uint64_t set;
    bool row = v->ndims == 2 && v->dims[0] == 1;
    if (is_plain(v) && m2c_small_set(M2C_UNION, v->f64, v->numel, NULL, 0, &set)) {
        m2c_set(out, numbers_of(set, row));
        return true;
    }
    if (!order(&s, v, true))
        return false;
    m2c_set(out, line_of(s.x, s.n, row));
    drop_order(&s);
    return true;
}

/* The elements of the result in `chosen`, which has room for those of both; their number. */
static ptrdiff_t merge(double *chosen, m2c_set_op op, const ordered *a, const ordered *b)
{
    ptrdiff_t n = 0, i = 0, j = 0;
    while (i < a->n || j < b->n) {
        bool in_a = i < a->n && (j == b->n || a->x[i] <= b->x[j]);
        bool in_b = j < b->n && (i == a->n || b->x[j] <= a->x[i]);
        if (m2c_set_wants(op, in_a, in_b))
            chosen[n++] = in_b && (op == M2C_UNION || !in_a) ? b->x[j] : a->x[i];
        i += in_a;
        j += in_b;
    }
    return n;
}

bool m2c_combine_plain(m2c_value **out, m2c_set_op op, const m2c_value *x, const m2c_value *y, bool row)
{
    ordered a, b;
    uint64_t set;
    if (is_plain(x) && is_plain(y) && m2c_small_set(op, x->f64, x->numel, y->f64, y->numel, &set)) {
        m2c_set(out, numbers_of(set, row));
        return true;
    }
    if (!order(&a, x, false))
        return false;
    if (!order(&b, y, false)) {
        drop_order(&a);
        return false;
    }
    double room[2 * FEW], *chosen = room;
    if (a.n + b.n > 2 * FEW)
        chosen = m2c_alloc((size_t)(a.n + b.n) * sizeof *chosen);
    ptrdiff_t n = merge(chosen, op, &a, &b);
    bool told = n > 0 || op != M2C_INTERSECT;
    if (told)
        m2c_set(out, line_of(chosen, n, row));
    if (chosen != room)
        m2c_free(chosen);
    drop_order(&a);
    drop_order(&b);
    return told;
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
