/* Factors of sparse matrices (sparse_factor.h): of Cholesky row by row along the elimination tree, and L*U
 * column by column, where the places of a column are found before it is computed. */
#include "sparse_factor.h"

#include "sparse_order.h"

#include <math.h>

/* What L*U has under way: L is about the rows of A until the end. */
typedef struct m2c_lu_work {
    ptrdiff_t n, stamp;
    const m2c_csc *l;
    ptrdiff_t *place;                    /* of each row: as which it came, -1: not yet */
    ptrdiff_t *stack, *path, *at, *seen; /* for walks along the columns of L */
    ptrdiff_t *found;
} m2c_lu_work;

static void m2c_lu_room(m2c_csc *c, ptrdiff_t count, ptrdiff_t more)
{
    ptrdiff_t *end = &c->start[c->cols], kept = *end;
    if (count + more <= c->room)
        return;
    *end = count;
    m2c_csc_reserve(c, count + more);
    c->start[c->cols] = kept;
}

/* Row `from` and all rows that it leads to, each after those that it changes: on the stack, from `top` down.
 */
static ptrdiff_t walk(m2c_lu_work *w, ptrdiff_t from, ptrdiff_t top)
{
    ptrdiff_t depth = 0;
    w->path[0] = from;
    w->seen[from] = w->stamp;
    w->at[0] = w->place[from] < 0 ? 0 : w->l->start[w->place[from]] + 1;
    while (depth >= 0) {
        const ptrdiff_t i = w->path[depth], end = w->place[i] < 0 ? 0 : w->l->start[w->place[i] + 1];
        ptrdiff_t e = w->at[depth];
        while (e < end && w->seen[w->l->row[e]] == w->stamp)
            e++;
        w->at[depth] = e + 1;
        if (e >= end) {
            w->stack[--top] = i;
            depth--;
            continue;
        }
        const ptrdiff_t next = w->l->row[e];
        w->seen[next] = w->stamp;
        w->path[++depth] = next;
        w->at[depth] = w->place[next] < 0 ? 0 : w->l->start[w->place[next]] + 1;
    }
    return top;
}

static ptrdiff_t m2c_lu_places(m2c_lu_work *w, const m2c_csc *a, ptrdiff_t j)
{
    ptrdiff_t top = w->n;
    w->stamp++;
    for (ptrdiff_t e = a->start[j]; e < a->start[j + 1]; e++)
        if (w->seen[a->row[e]] != w->stamp)
            top = walk(w, a->row[e], top);
    return top;
}

#define T double
#define NAME(name) name##_r
#define REAL(x) (x)
#define CONJ(x) (x)
#define SIZE(x) fabs(x)
#include "sparse_factor.inc"
#define T double complex
#define NAME(name) name##_c
#define REAL(x) creal(x)
#define CONJ(x) conj(x)
#define SIZE(x) cabs(x)
#include "sparse_factor.inc"

/* --- Cholesky ------------------------------------------------------------------------------------ */

/* The upper triangle of A(order, order). */
static m2c_csc upper_of(const m2c_csc *a, const ptrdiff_t *order)
{
    const ptrdiff_t n = a->cols;
    ptrdiff_t *place = m2c_same_numbers(n, 0), *next = m2c_same_numbers(n, 0);
    for (ptrdiff_t k = 0; k < n; k++)
        place[order ? order[k] : k] = k;
    m2c_csc y = m2c_csc_new(a->cls, a->pairs, n, n, m2c_csc_count(a));
    for (int pass = 0; pass < 2; pass++) {
        for (ptrdiff_t j = 0; j < n; j++)
            for (ptrdiff_t e = a->start[j]; e < a->start[j + 1]; e++) {
                const ptrdiff_t i = place[a->row[e]], k = place[j];
                if (i > k)
                    continue;
                if (pass == 0) {
                    y.start[k + 1]++;
                    continue;
                }
                y.row[next[k]] = i;
                m2c_csc_take(&y, next[k]++, a, e);
            }
        for (ptrdiff_t k = 0; pass == 0 && k < n; k++) {
            y.start[k + 1] += y.start[k];
            next[k] = y.start[k];
        }
    }
    m2c_free(place);
    m2c_free(next);
    return y;
}

/* The elimination tree of an upper triangle: the first row that is changed by each. */
static ptrdiff_t *tree_of(const m2c_csc *c)
{
    ptrdiff_t *parent = m2c_same_numbers(c->cols, -1), *root = m2c_same_numbers(c->cols, -1);
    for (ptrdiff_t k = 0; k < c->cols; k++)
        for (ptrdiff_t e = c->start[k]; e < c->start[k + 1]; e++) {
            ptrdiff_t i = c->row[e];
            while (i >= 0 && i < k) {
                const ptrdiff_t next = root[i];
                root[i] = k;
                if (next < 0)
                    parent[i] = k;
                i = next;
            }
        }
    m2c_free(root);
    return parent;
}

/* The elements of each column of L, counted by walking up the tree. */
static m2c_csc room_for_factor(const m2c_csc *c, const ptrdiff_t *parent)
{
    ptrdiff_t *seen = m2c_same_numbers(c->cols, -1), *count = m2c_same_numbers(c->cols, 1), sum = 0;
    for (ptrdiff_t k = 0; k < c->cols; k++) {
        seen[k] = k;
        for (ptrdiff_t e = c->start[k]; e < c->start[k + 1]; e++)
            for (ptrdiff_t i = c->row[e]; i < k && seen[i] != k; i = parent[i]) {
                seen[i] = k;
                count[i]++;
            }
    }
    for (ptrdiff_t k = 0; k < c->cols; k++)
        sum += count[k];
    m2c_csc l = m2c_csc_new(c->cls, c->pairs, c->cols, c->cols, sum);
    for (ptrdiff_t k = 0; k < c->cols; k++)
        l.start[k + 1] = l.start[k] + count[k];
    m2c_free(seen);
    m2c_free(count);
    return l;
}

ptrdiff_t m2c_csc_cholesky(const m2c_csc *a, const ptrdiff_t *order, m2c_csc *l)
{
    m2c_csc c = upper_of(a, order);
    ptrdiff_t *parent = tree_of(&c);
    *l = room_for_factor(&c, parent);
    ptrdiff_t failed = a->pairs ? up_looking_c(&c, parent, l) : up_looking_r(&c, parent, l);
    for (ptrdiff_t j = failed ? failed - 1 : l->cols; j < l->cols; j++)
        l->start[j + 1] = l->start[failed - 1];
    m2c_free(parent);
    m2c_csc_free(&c);
    return failed;
}

/* --- LU ------------------------------------------------------------------------------------------ */

static void close_work(m2c_lu_work *w)
{
    ptrdiff_t *const own[] = {w->place, w->stack, w->path, w->at, w->seen, w->found};
    for (size_t k = 0; k < sizeof own / sizeof *own; k++)
        m2c_free(own[k]);
}

ptrdiff_t m2c_csc_lu(const m2c_csc *a, const ptrdiff_t *columns, double prefers, m2c_csc *l, m2c_csc *u,
                     ptrdiff_t *rows)
{
    const ptrdiff_t n = a->cols, room = 4 * m2c_csc_count(a) + n;
    *l = m2c_csc_new(a->cls, a->pairs, n, n, room);
    *u = m2c_csc_new(a->cls, a->pairs, n, n, room);
    m2c_lu_work w = {.n = n,
                     .l = l,
                     .place = m2c_same_numbers(n, -1),
                     .stack = m2c_same_numbers(n, 0),
                     .path = m2c_same_numbers(n, 0)};
    w.at = m2c_same_numbers(n, 0);
    w.seen = m2c_same_numbers(n, 0);
    w.found = m2c_same_numbers(n, 0);
    ptrdiff_t failed = a->pairs ? left_looking_c(&w, a, columns, prefers, l, u)
                                : left_looking_r(&w, a, columns, prefers, l, u);
    if (failed) {
        m2c_csc_free(l);
        m2c_csc_free(u);
    } else {
        for (ptrdiff_t i = 0; i < n; i++)
            rows[w.place[i]] = i;
        for (ptrdiff_t e = 0; e < m2c_csc_count(l); e++)
            l->row[e] = w.place[l->row[e]];
    }
    close_work(&w);
    return failed;
}

void m2c_csc_solve_lower(const m2c_csc *t, void *x)
{
    if (t->pairs)
        forward_c(t, x);
    else
        forward_r(t, x);
}

void m2c_csc_solve_upper(const m2c_csc *t, void *x)
{
    if (t->pairs)
        backward_c(t, x);
    else
        backward_r(t, x);
}

void m2c_csc_solve_lower_turned(const m2c_csc *t, void *x)
{
    if (t->pairs)
        backward_turned_c(t, x);
    else
        backward_turned_r(t, x);
}
