/* Approximate minimum degree on a quotient graph (sparse_order.h).
 *
 * A variable has two lists, which share the room that its column had: elements, which are columns of the
 * factor that its row is in, and variables that it is joined to otherwise. Eliminating a variable makes it an
 * element, the list of the variables joined by it, which takes the place of the elements that it had.
 * Variables that have the same lists are one from then on. */
#include "sparse_order.h"

#include <math.h>

typedef struct graph {
    ptrdiff_t n, left;                              /* variables, and how many are not in the order yet */
    ptrdiff_t *list, *begin, *elements, *variables; /* of each variable: where, and how many of either kind */
    ptrdiff_t **joined, *joined_count, *joined_weight; /* of each element its variables */
    ptrdiff_t *weight;                                 /* variables that are one; 0: gone */
    ptrdiff_t *degree, *head, *next, *before;          /* lists of variables of one degree */
    ptrdiff_t least;
    ptrdiff_t *member, *last_member; /* variables that are one, chained */
    ptrdiff_t *seen, *outside, *outside_seen, stamp;
    ptrdiff_t *bucket, *in_bucket, *hash;
    ptrdiff_t *found, *kept;
} graph;

ptrdiff_t *m2c_same_numbers(ptrdiff_t n, ptrdiff_t value)
{
    ptrdiff_t *v = m2c_alloc((size_t)(n + 1) * sizeof *v);
    for (ptrdiff_t k = 0; k <= n; k++)
        v[k] = value;
    return v;
}

static void enter_list(graph *g, ptrdiff_t i)
{
    const ptrdiff_t d = g->degree[i];
    g->next[i] = g->head[d];
    g->before[i] = -1;
    if (g->head[d] >= 0)
        g->before[g->head[d]] = i;
    g->head[d] = i;
    g->least = d < g->least ? d : g->least;
}

static void leave_list(graph *g, ptrdiff_t i)
{
    if (g->before[i] >= 0)
        g->next[g->before[i]] = g->next[i];
    else
        g->head[g->degree[i]] = g->next[i];
    if (g->next[i] >= 0)
        g->before[g->next[i]] = g->before[i];
}

static void open_graph(graph *g, const m2c_csc *a)
{
    const ptrdiff_t n = a->cols, count = m2c_csc_count(a);
    *g = (graph){.n = n, .left = n};
    g->list = m2c_alloc((size_t)(count + 1) * sizeof *g->list);
    g->begin = m2c_same_numbers(n, 0);
    g->elements = m2c_same_numbers(n, 0);
    g->variables = m2c_same_numbers(n, 0);
    g->joined = m2c_calloc((size_t)n + 1, sizeof *g->joined);
    g->joined_count = m2c_same_numbers(n, 0);
    g->joined_weight = m2c_same_numbers(n, 0);
    g->weight = m2c_same_numbers(n, 1);
    g->degree = m2c_same_numbers(n, 0);
    g->head = m2c_same_numbers(n, -1);
    g->next = m2c_same_numbers(n, -1);
    g->before = m2c_same_numbers(n, -1);
    g->member = m2c_same_numbers(n, -1);
    g->last_member = m2c_same_numbers(n, 0);
    g->seen = m2c_same_numbers(n, 0);
    g->outside = m2c_same_numbers(n, 0);
    g->outside_seen = m2c_same_numbers(n, 0);
    g->bucket = m2c_same_numbers(n, -1);
    g->in_bucket = m2c_same_numbers(n, -1);
    g->hash = m2c_same_numbers(n, 0);
    g->found = m2c_same_numbers(n, 0);
    g->kept = m2c_same_numbers(n, 0);
    for (ptrdiff_t j = 0; j < n; j++) {
        g->begin[j] = a->start[j];
        g->last_member[j] = j;
        for (ptrdiff_t k = a->start[j]; k < a->start[j + 1]; k++)
            if (a->row[k] != j)
                g->list[g->begin[j] + g->variables[j]++] = a->row[k];
        g->degree[j] = g->variables[j];
    }
}

static void close_graph(graph *g)
{
    for (ptrdiff_t k = 0; k < g->n; k++)
        m2c_free(g->joined[k]);
    ptrdiff_t *const own[] = {g->list,          g->begin,  g->elements, g->variables,    g->joined_count,
                              g->joined_weight, g->weight, g->degree,   g->head,         g->next,
                              g->before,        g->member, g->outside,  g->outside_seen, g->bucket,
                              g->in_bucket,     g->hash,   g->found,    g->kept,         g->seen,
                              g->last_member};
    for (size_t k = 0; k < sizeof own / sizeof *own; k++)
        m2c_free(own[k]);
    m2c_free(g->joined);
}

/* Variable j is variable i from now on. */
static void unite(graph *g, ptrdiff_t i, ptrdiff_t j)
{
    g->weight[i] += g->weight[j];
    g->weight[j] = 0;
    g->member[g->last_member[i]] = j;
    g->last_member[i] = g->last_member[j];
}

static void drop_element(graph *g, ptrdiff_t e)
{
    m2c_free(g->joined[e]);
    g->joined[e] = NULL;
    g->joined_count[e] = 0;
}

static void find_one(graph *g, ptrdiff_t i, ptrdiff_t *n)
{
    if (g->weight[i] == 0 || g->seen[i] == g->stamp)
        return;
    g->seen[i] = g->stamp;
    g->found[(*n)++] = i;
}

/* The variables that eliminating p joins; its elements have done their work. */
static ptrdiff_t find_joined(graph *g, ptrdiff_t p)
{
    ptrdiff_t n = 0;
    const ptrdiff_t *list = g->list + g->begin[p];
    g->stamp++;
    g->seen[p] = g->stamp;
    for (ptrdiff_t k = 0; k < g->elements[p]; k++) {
        const ptrdiff_t e = list[k];
        for (ptrdiff_t m = 0; m < g->joined_count[e]; m++)
            find_one(g, g->joined[e][m], &n);
        drop_element(g, e);
    }
    for (ptrdiff_t k = 0; k < g->variables[p]; k++)
        find_one(g, list[g->elements[p] + k], &n);
    return n;
}

/* outside[e]: the weight of what element e joins but p does not. */
static void weigh_outside(graph *g, ptrdiff_t n)
{
    for (ptrdiff_t m = 0; m < n; m++) {
        const ptrdiff_t i = g->found[m];
        for (ptrdiff_t k = 0; k < g->elements[i]; k++) {
            const ptrdiff_t e = g->list[g->begin[i] + k];
            if (!g->joined[e])
                continue;
            if (g->outside_seen[e] != g->stamp) {
                g->outside_seen[e] = g->stamp;
                g->outside[e] = g->joined_weight[e];
            }
            g->outside[e] -= g->weight[i];
        }
    }
}

/* Takes from the lists of variable i what p stands for, which becomes one of its elements. Returns the weight
 * of what it is joined to besides. */
static ptrdiff_t renew_lists(graph *g, ptrdiff_t i, ptrdiff_t p)
{
    ptrdiff_t *list = g->list + g->begin[i], n = 0, weight = 0, hash = p;
    for (ptrdiff_t k = 0; k < g->elements[i]; k++) {
        const ptrdiff_t e = list[k];
        if (!g->joined[e])
            continue;
        if (g->outside[e] == 0) {
            drop_element(g, e);
            continue;
        }
        weight += g->outside[e];
        hash += e;
        g->kept[n++] = e;
    }
    const ptrdiff_t elements = n;
    for (ptrdiff_t k = 0; k < g->variables[i]; k++) {
        const ptrdiff_t j = list[g->elements[i] + k];
        if (g->weight[j] == 0 || g->seen[j] == g->stamp)
            continue;
        weight += g->weight[j];
        hash += j;
        g->kept[n++] = j;
    }
    memcpy(list, g->kept, (size_t)elements * sizeof *list);
    list[elements] = p;
    memcpy(list + elements + 1, g->kept + elements, (size_t)(n - elements) * sizeof *list);
    g->elements[i] = elements + 1;
    g->variables[i] = n - elements;
    g->hash[i] = hash % g->n;
    return weight;
}

static bool same_lists(const graph *g, ptrdiff_t i, ptrdiff_t j)
{
    if (g->elements[i] != g->elements[j] || g->variables[i] != g->variables[j])
        return false;
    const ptrdiff_t *a = g->list + g->begin[i], *b = g->list + g->begin[j];
    const ptrdiff_t n = g->elements[i] + g->variables[i];
    for (ptrdiff_t k = 0; k < n; k++)
        g->seen[a[k]] = g->stamp;
    for (ptrdiff_t k = 0; k < n; k++)
        if (g->seen[b[k]] != g->stamp)
            return false;
    return true;
}

/* Unites those of n variables that have the same lists. */
static void unite_alike(graph *g, ptrdiff_t n)
{
    for (ptrdiff_t m = 0; m < n; m++) {
        const ptrdiff_t i = g->found[m];
        if (g->weight[i] == 0)
            continue;
        ptrdiff_t other = g->bucket[g->hash[i]];
        for (; other >= 0; other = g->in_bucket[other]) {
            g->stamp++;
            if (same_lists(g, other, i))
                break;
        }
        if (other >= 0) {
            unite(g, other, i);
            continue;
        }
        g->in_bucket[i] = g->bucket[g->hash[i]];
        g->bucket[g->hash[i]] = i;
    }
    for (ptrdiff_t m = 0; m < n; m++)
        g->bucket[g->hash[g->found[m]]] = -1;
}

static void eliminate(graph *g, ptrdiff_t p)
{
    leave_list(g, p);
    ptrdiff_t n = find_joined(g, p), weight = 0, kept = 0;
    for (ptrdiff_t m = 0; m < n; m++) {
        leave_list(g, g->found[m]);
        weight += g->weight[g->found[m]];
    }
    weigh_outside(g, n);
    g->joined[p] = m2c_alloc((size_t)(n + 1) * sizeof *g->joined[p]); /* so that it is one */
    for (ptrdiff_t m = 0; m < n; m++) {
        const ptrdiff_t i = g->found[m], besides = renew_lists(g, i, p);
        if (besides == 0) {
            weight -= g->weight[i];
            unite(g, p, i);
            continue;
        }
        g->found[kept++] = i;
        g->outside[i] = besides; /* it is no element: room for a number */
    }
    g->left -= g->weight[p];
    for (ptrdiff_t m = 0; m < kept; m++) {
        const ptrdiff_t i = g->found[m], others = weight - g->weight[i], most = g->left - g->weight[i];
        ptrdiff_t degree = g->outside[i] + others;
        degree = degree < g->degree[i] + others ? degree : g->degree[i] + others;
        g->degree[i] = degree < most ? degree : most < 0 ? 0 : most;
    }
    unite_alike(g, kept);
    ptrdiff_t count = 0;
    for (ptrdiff_t m = 0; m < kept; m++)
        if (g->weight[g->found[m]] > 0) {
            enter_list(g, g->found[m]);
            g->joined[p][count++] = g->found[m];
        }
    g->joined_count[p] = count;
    g->joined_weight[p] = weight;
    g->weight[p] = 0;
}

void m2c_order_by_degree(const m2c_csc *a, ptrdiff_t *order)
{
    graph g;
    ptrdiff_t at = 0, n = a->cols, end = n;
    open_graph(&g, a);
    const double most = fmax(16, 10 * sqrt((double)n));
    for (ptrdiff_t i = n - 1; i >= 0; i--)
        if ((double)g.degree[i] > most) { /* joined to nearly all: it comes last */
            g.weight[i] = 0;
            g.left--;
            order[--end] = i;
        }
    g.least = n;
    for (ptrdiff_t i = n - 1; i >= 0; i--)
        if (g.weight[i])
            enter_list(&g, i);
    while (at < end) {
        while (g.head[g.least] < 0)
            g.least++;
        const ptrdiff_t p = g.head[g.least];
        eliminate(&g, p);
        for (ptrdiff_t i = p; i >= 0; i = g.member[i])
            order[at++] = i;
    }
    close_graph(&g);
}

/* --- places -------------------------------------------------------------------------------------- */

static m2c_csc places_of(const m2c_csc *a)
{
    m2c_csc y = m2c_csc_new(M2C_LOGICAL, false, a->rows, a->cols, m2c_csc_count(a));
    memcpy(y.start, a->start, (size_t)(a->cols + 1) * sizeof *y.start);
    memcpy(y.row, a->row, (size_t)m2c_csc_count(a) * sizeof *y.row);
    memset(y.u8, 1, (size_t)m2c_csc_count(a));
    return y;
}

m2c_csc m2c_csc_symmetric_places(const m2c_csc *a)
{
    m2c_csc places = places_of(a), turned = m2c_csc_transposed(&places, false);
    m2c_csc y = m2c_csc_new(M2C_LOGICAL, false, a->rows, a->cols, 2 * m2c_csc_count(a));
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0; j < a->cols; j++) {
        ptrdiff_t p = a->start[j], q = turned.start[j];
        while (p < a->start[j + 1] || q < turned.start[j + 1]) {
            const ptrdiff_t i = p < a->start[j + 1] ? a->row[p] : a->rows;
            const ptrdiff_t k = q < turned.start[j + 1] ? turned.row[q] : a->rows;
            p += i <= k;
            q += k <= i;
            y.row[n++] = i < k ? i : k;
        }
        y.start[j + 1] = n;
    }
    memset(y.u8, 1, (size_t)n);
    m2c_csc_free(&places);
    m2c_csc_free(&turned);
    return y;
}

/* Rows with elements in nearly all columns join everything: they are left out. */
m2c_csc m2c_csc_column_places(const m2c_csc *a)
{
    m2c_csc places = places_of(a), rows = m2c_csc_transposed(&places, false);
    ptrdiff_t *seen = m2c_same_numbers(a->cols, -1), n = 0;
    const double most = fmax(16, 10 * sqrt((double)a->cols));
    m2c_csc y = m2c_csc_new(M2C_LOGICAL, false, a->cols, a->cols, 4 * m2c_csc_count(a) + 4);
    for (ptrdiff_t j = 0; j < a->cols; j++) {
        for (ptrdiff_t k = a->start[j]; k < a->start[j + 1]; k++) {
            const ptrdiff_t first = rows.start[a->row[k]], end = rows.start[a->row[k] + 1];
            for (ptrdiff_t e = first; (double)(end - first) <= most && e < end; e++) {
                if (seen[rows.row[e]] == j)
                    continue;
                seen[rows.row[e]] = j;
                if (n == y.room) {
                    y.start[y.cols] = n;
                    m2c_csc_reserve(&y, n + 1);
                }
                y.row[n++] = rows.row[e];
            }
        }
        y.start[j + 1] = n;
    }
    memset(y.u8, 1, (size_t)n);
    m2c_free(seen);
    m2c_csc_free(&places);
    m2c_csc_free(&rows);
    return y;
}
