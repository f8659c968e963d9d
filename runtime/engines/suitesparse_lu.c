/* L*U by UMFPACK, with all that it chose. */
#include "suitesparse.h"

#include <umfpack.h>

typedef struct factors {
    const m2c_csc *a;
    void *symbolic, *numeric;
} factors;

static void set_control(double *control, const m2c_csc *a, const m2c_lu_wish *wish)
{
    if (a->pairs)
        umfpack_zl_defaults(control);
    else
        umfpack_dl_defaults(control);
    control[UMFPACK_PIVOT_TOLERANCE] = wish->threshold;
    control[UMFPACK_SYM_PIVOT_TOLERANCE] = wish->on_diagonal;
    control[UMFPACK_SCALE] = wish->scaled ? UMFPACK_SCALE_SUM : UMFPACK_SCALE_NONE;
    control[UMFPACK_FIXQ] = 1;
}

static bool factor(factors *f, const m2c_lu_wish *wish)
{
    const m2c_csc *a = f->a;
    const SuiteSparse_long *start = m2c_longs(a->start), *row = m2c_longs(a->row);
    double control[UMFPACK_CONTROL];
    set_control(control, a, wish);
    ptrdiff_t *own = NULL;
    for (ptrdiff_t j = 0; wish->keeps_columns && j < a->cols; j++) {
        if (!own)
            own = m2c_alloc((size_t)a->cols * sizeof *own);
        own[j] = j;
    }
    SuiteSparse_long status;
    if (a->pairs) {
        status = umfpack_zl_qsymbolic(a->rows, a->cols, start, row, a->f64, NULL, m2c_longs(own),
                                      &f->symbolic, control, NULL);
        if (status >= 0)
            status = umfpack_zl_numeric(start, row, a->f64, NULL, f->symbolic, &f->numeric, control, NULL);
    } else {
        status = umfpack_dl_qsymbolic(a->rows, a->cols, start, row, a->f64, m2c_longs(own), &f->symbolic,
                                      control, NULL);
        if (status >= 0)
            status = umfpack_dl_numeric(start, row, a->f64, f->symbolic, &f->numeric, control, NULL);
    }
    m2c_free(own);
    if (status == UMFPACK_ERROR_out_of_memory)
        m2c_out_of_memory();
    return status >= 0;
}

static void close_factors(factors *f)
{
    if (f->a->pairs) {
        umfpack_zl_free_symbolic(&f->symbolic);
        umfpack_zl_free_numeric(&f->numeric);
    } else {
        umfpack_dl_free_symbolic(&f->symbolic);
        umfpack_dl_free_numeric(&f->numeric);
    }
}

/* The parts, of which L comes by rows. */
static bool take_parts(const factors *f, m2c_lu_parts *parts)
{
    const m2c_csc *a = f->a;
    SuiteSparse_long in_l, in_u, rows, cols, diagonal, divided = 0;
    SuiteSparse_long status = a->pairs
                                  ? umfpack_zl_get_lunz(&in_l, &in_u, &rows, &cols, &diagonal, f->numeric)
                                  : umfpack_dl_get_lunz(&in_l, &in_u, &rows, &cols, &diagonal, f->numeric);
    if (status < 0)
        return false;
    const ptrdiff_t least = rows < cols ? rows : cols;
    m2c_csc turned = m2c_csc_new(M2C_DOUBLE, a->pairs, least, rows, in_l);
    parts->u = m2c_csc_new(M2C_DOUBLE, a->pairs, least, cols, in_u);
    parts->rows = m2c_alloc((size_t)(rows + 1) * sizeof *parts->rows);
    parts->columns = m2c_alloc((size_t)(cols + 1) * sizeof *parts->columns);
    parts->scale = m2c_alloc((size_t)(rows + 1) * sizeof *parts->scale);
    SuiteSparse_long *p = m2c_longs(parts->rows), *q = m2c_longs(parts->columns),
                     *l_start = m2c_longs(turned.start), *l_row = m2c_longs(turned.row),
                     *u_start = m2c_longs(parts->u.start), *u_row = m2c_longs(parts->u.row);
    status = a->pairs ? umfpack_zl_get_numeric(l_start, l_row, turned.f64, NULL, u_start, u_row, parts->u.f64,
                                               NULL, p, q, NULL, NULL, &divided, parts->scale, f->numeric)
                      : umfpack_dl_get_numeric(l_start, l_row, turned.f64, u_start, u_row, parts->u.f64, p, q,
                                               NULL, &divided, parts->scale, f->numeric);
    for (ptrdiff_t i = 0; divided && i < rows; i++)
        parts->scale[i] = 1 / parts->scale[i];
    parts->l = m2c_csc_transposed(&turned, false);
    m2c_csc_free(&turned);
    return status >= 0;
}

bool m2c_suitesparse_lu(const m2c_csc *a, const m2c_lu_wish *wish, m2c_lu_parts *parts)
{
    factors f = {.a = a};
    bool done = factor(&f, wish) && take_parts(&f, parts);
    close_factors(&f);
    return done;
}
