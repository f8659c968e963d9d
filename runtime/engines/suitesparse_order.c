/* Orders of elimination by AMD and COLAMD. */
#include "suitesparse.h"

#include <amd.h>
#include <colamd.h>

/* A negative knob means that rows and columns count however full they are. */
static bool by_degree(const m2c_csc *a, int count, const double *knobs, ptrdiff_t *order)
{
    double control[AMD_CONTROL];
    amd_l_defaults(control);
    if (count > 0)
        control[AMD_DENSE] = knobs[0];
    if (count > 1)
        control[AMD_AGGRESSIVE] = knobs[1];
    return amd_l_order(a->cols, m2c_longs(a->start), m2c_longs(a->row), m2c_longs(order), control, NULL) >=
           AMD_OK;
}

/* Rows and columns from which on they count as full. */
static void choose(double *chosen, int count, const double *knobs)
{
    colamd_l_set_defaults(chosen);
    if (count > 0)
        chosen[COLAMD_DENSE_ROW] = knobs[0];
    if (count > 1)
        chosen[COLAMD_DENSE_COL] = knobs[1];
}

static void tell(const SuiteSparse_long *stats, double *told)
{
    for (int k = 0; k < COLAMD_STATS; k++)
        told[k] = (double)stats[k];
}

static bool by_columns(const m2c_csc *a, int count, const double *knobs, ptrdiff_t *order, double *told)
{
    double chosen[COLAMD_KNOBS];
    SuiteSparse_long stats[COLAMD_STATS];
    choose(chosen, count, knobs);
    const ptrdiff_t n = m2c_csc_count(a);
    const size_t room = colamd_l_recommended(n, a->rows, a->cols);
    SuiteSparse_long *row = m2c_alloc((room + 1) * sizeof *row);
    SuiteSparse_long *start = m2c_alloc((size_t)(a->cols + 1) * sizeof *start);
    for (ptrdiff_t k = 0; k < n; k++)
        row[k] = a->row[k];
    for (ptrdiff_t j = 0; j <= a->cols; j++)
        start[j] = a->start[j];
    bool done = colamd_l(a->rows, a->cols, (SuiteSparse_long)room, row, start, chosen, stats);
    for (ptrdiff_t j = 0; done && j < a->cols; j++)
        order[j] = start[j];
    tell(stats, told);
    m2c_free(row);
    m2c_free(start);
    return done;
}

static bool by_symmetry(const m2c_csc *a, int count, const double *knobs, ptrdiff_t *order, double *told)
{
    double chosen[COLAMD_KNOBS];
    SuiteSparse_long stats[COLAMD_STATS];
    choose(chosen, count, knobs);
    SuiteSparse_long *found = m2c_alloc((size_t)(a->cols + 1) * sizeof *found);
    bool done = symamd_l(a->cols, m2c_longs(a->row), m2c_longs(a->start), found, chosen, stats, calloc, free);
    for (ptrdiff_t j = 0; done && j < a->cols; j++)
        order[j] = found[j];
    tell(stats, told);
    m2c_free(found);
    return done;
}

bool m2c_suitesparse_order(m2c_order_kind kind, const m2c_csc *a, int count, const double *knobs,
                           ptrdiff_t *order, double *told)
{
    switch (kind) {
    case M2C_ORDER_AMD:
        return by_degree(a, count, knobs, order);
    case M2C_ORDER_COLAMD:
        return by_columns(a, count, knobs, order, told);
    default:
        return by_symmetry(a, count, knobs, order, told);
    }
}
