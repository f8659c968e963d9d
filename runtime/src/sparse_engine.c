/* The library of sparse factorisations that a program is linked with (sparse_engine.h), and __sparse_order__,
 * by which the functions of orders ask it. */
#include "sparse_engine.h"

#include "fn_internal.h"
#include "m2c/fn_more.h"
#include "m2c/sparse_functions.h"

M2C_STATE const m2c_sparse_engine *m2c_sparse_engine_now;

void m2c_use_sparse_engine(const m2c_sparse_engine *engine)
{
    m2c_sparse_engine_now = engine;
}

enum { KNOBS = 3, TOLD = 20 };

static m2c_order_kind kind_of(const m2c_value *name)
{
    return m2c_is_option(name, "amd")      ? M2C_ORDER_AMD
           : m2c_is_option(name, "colamd") ? M2C_ORDER_COLAMD
                                           : M2C_ORDER_SYMAMD;
}

static m2c_value *order_of(const m2c_value *matrix, m2c_order_kind kind, int count, const double *knobs,
                           double *told)
{
    m2c_csc a = m2c_csc_of(matrix);
    ptrdiff_t *order = m2c_alloc((size_t)(a.cols + 1) * sizeof *order);
    m2c_value *v = NULL;
    if (m2c_sparse_engine_now->order(kind, &a, count, knobs, order, told)) {
        v = m2c_new2(M2C_DOUBLE, 1, a.cols, 0);
        for (ptrdiff_t k = 0; k < a.cols; k++)
            v->f64[k] = (double)(order[k] + 1);
    }
    m2c_csc_free(&a);
    m2c_free(order);
    return v;
}

/* [order, told] = __sparse_order__ (kind, S, knobs): the library's order of columns, as a row, empty where
 * there is no library; and what COLAMD tells, of which -1 stands for no place. */
M2C_BUILTIN_OF_ANY(__sparse_order__)
{
    M2C_UNUSED;
    double knobs[KNOBS] = {0};
    int count = in[2]->numel < KNOBS ? (int)in[2]->numel : KNOBS;
    for (int k = 0; k < count; k++)
        knobs[k] = m2c_get(in[2], k);
    m2c_value *told = m2c_zeros(M2C_DOUBLE, 2, (ptrdiff_t[]){1, TOLD}, 0), *order = NULL;
    told->f64[4] = told->f64[5] = -1;
    if (m2c_sparse_engine_now && in[1]->dims[1] > 0)
        order = order_of(in[1], kind_of(in[0]), count, knobs, told->f64);
    m2c_set(&out[0], order ? order : m2c_new2(M2C_DOUBLE, 0, 0, 0));
    if (nargout > 1)
        m2c_give(&out[1], told);
    else
        m2c_release(told);
    return 0;
}
