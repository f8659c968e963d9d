/* Sums, products, extremes and tests of distributed arrays: of the parts, then of what came of these. */
#include "dist.h"

#include "m2c/fn_num.h"

/* Along which dimension, from 0: the argument in[at], or the first of in[0] that isn't 1. -1: none of the
 * two. */
static int dimension(int at, int nargin, m2c_value *const *in)
{
    if (nargin > at + 1)
        return -1;
    if (nargin <= at)
        return in[0]->dims[0] == 1 ? 1 : 0;
    const double d = m2c_is_numeric(in[at]) && in[at]->numel == 1 ? m2c_get(in[at], 0) : 0;
    return d == 1 ? 0 : d == 2 ? 1 : -1;
}

/* fn(v, dim) or, of extremes, fn(v, [], dim). */
static int along(m2c_function *fn, m2c_value **out, m2c_value *v, int dim)
{
    m2c_value *number = m2c_double(dim + 1), *none = m2c_empty();
    const bool extreme = fn == m2c_fn_max || fn == m2c_fn_min;
    m2c_value *const args[3] = {v, extreme ? none : number, number};
    int status = fn(NULL, 1, out, extreme ? 3 : 2, args);
    m2c_release(number);
    m2c_release(none);
    return status;
}

/* What the function makes of one number of that class: the class of its results. */
static int kind_of_result(m2c_function *fn, const m2c_value *v, m2c_class *cls)
{
    const ptrdiff_t one[2] = {1, 1};
    m2c_value *number = m2c_zeros((m2c_class)v->cls, 2, one, 0), *y = NULL;
    int status = along(fn, &y, number, 0);
    if (status == 0)
        *cls = (m2c_class)y->cls;
    m2c_release(number);
    m2c_release(y);
    return status;
}

/* Copies what came of this process's part to its place among those of all. */
static void put_partial(m2c_value *stack, const m2c_value *partial, const m2c_layout *l, int dim)
{
    const size_t size = m2c_slot_size(stack);
    for (ptrdiff_t k = 0; k < partial->numel; k++) {
        const ptrdiff_t g =
            dim == 0 ? m2c_global_place(k, l->pcol, l->pcols) : m2c_global_place(k, l->prow, l->prows);
        const ptrdiff_t row = dim == 0 ? l->prow : g, col = dim == 0 ? g : l->pcol;
        memcpy((char *)stack->data + (size_t)(row + col * stack->dims[0]) * size,
               (char *)partial->data + (size_t)k * size, size);
    }
}

/* A line for each process along the dimension that has elements there, on all processes. */
static int stacked(m2c_value **out, m2c_function *fn, const m2c_value *v, int dim)
{
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    const ptrdiff_t blocks = (v->dims[dim] + m2c_mpi.block - 1) / m2c_mpi.block;
    const ptrdiff_t lines = blocks < (dim ? l.pcols : l.prows) ? blocks : (dim ? l.pcols : l.prows);
    const ptrdiff_t dims[2] = {dim == 0 ? lines : l.rows, dim == 0 ? l.cols : lines};
    m2c_value view, *part = m2c_part(&view, v), *partial = NULL;
    m2c_class cls;
    if (kind_of_result(fn, v, &cls))
        return 1;
    const bool pairs = m2c_is_complex(v) && cls <= M2C_SINGLE;
    m2c_value *stack = m2c_zeros(cls, 2, dims, pairs ? M2C_COMPLEX : 0);
    int status = part->numel ? along(fn, &partial, part, dim) : 0;
    if (status == 0 && partial) {
        if (pairs && !m2c_is_complex(partial))
            m2c_make_complex(&partial);
        put_partial(stack, partial, &l, dim);
    }
    m2c_release(partial);
    m2c_combine(stack->data, (size_t)stack->numel * m2c_slot_size(stack));
    m2c_set(out, stack);
    return status;
}

/* `again` makes one of what came of the parts. */
static int reduced(m2c_value **out, m2c_function *fn, m2c_function *again, int at, int nargin,
                   m2c_value *const *in)
{
    const int dim = dimension(at, nargin, in);
    m2c_value *stack = NULL;
    if (dim < 0 || !m2c_is_distributed(in[0]))
        return M2C_NOT_MINE;
    int status = stacked(&stack, fn, in[0], dim) || along(again, out, stack, dim);
    m2c_release(stack);
    if (status == 0)
        m2c_spread_large(out);
    return status;
}

M2C_DISTRIBUTED_FORM_AS(sum, reduced(out, m2c_fn_sum, m2c_fn_sum, 1, nargin, in))
M2C_DISTRIBUTED_FORM_AS(sumsq, reduced(out, m2c_fn_sumsq, m2c_fn_sum, 1, nargin, in))
M2C_DISTRIBUTED_FORM_AS(prod, reduced(out, m2c_fn_prod, m2c_fn_prod, 1, nargin, in))
M2C_DISTRIBUTED_FORM_AS(any, reduced(out, m2c_fn_any, m2c_fn_any, 1, nargin, in))
M2C_DISTRIBUTED_FORM_AS(all, reduced(out, m2c_fn_all, m2c_fn_all, 1, nargin, in))

/* --- extremes ------------------------------------------------------------------------------------ */

/* The first place along the dimension where an element is the extreme: of parts, then of all. NaN, where all
 * are, is first at 1. */
static m2c_value *first_places(const m2c_value *v, const m2c_value *extreme, int dim)
{
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value view, *part = m2c_part(&view, v);
    m2c_value *y = m2c_new2(M2C_DOUBLE, extreme->dims[0], extreme->dims[1], 0);
    for (ptrdiff_t k = 0; k < y->numel; k++)
        y->f64[k] = (double)v->dims[dim];
    for (ptrdiff_t j = 0; j < l.own_cols; j++)
        for (ptrdiff_t i = 0; i < l.own_rows; i++) {
            const ptrdiff_t row = m2c_global_place(i, l.prow, l.prows),
                            col = m2c_global_place(j, l.pcol, l.pcols);
            const ptrdiff_t along = dim == 0 ? row : col, across = dim == 0 ? col : row;
            const double most = m2c_get(extreme, across);
            const bool found = most != most || m2c_get(part, i + j * l.own_rows) == most;
            if (found && (double)along < y->f64[across])
                y->f64[across] = (double)along;
        }
    MPI_Allreduce(MPI_IN_PLACE, y->data, (int)y->numel, MPI_DOUBLE, MPI_MIN, m2c_mpi.all);
    for (ptrdiff_t k = 0; k < y->numel; k++)
        y->f64[k] = y->f64[k] + 1;
    return y;
}

static int extremes(m2c_function *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin == 2)
        return nargout > 1 ? M2C_NOT_MINE : m2c_dist_map(out, NULL, fn, 2, in);
    const bool exact = !m2c_is_complex(in[0]) && in[0]->cls != M2C_INT64 && in[0]->cls != M2C_UINT64;
    if (nargout > 2 || (nargout > 1 && !exact) || (nargin == 3 && in[1]->numel))
        return M2C_NOT_MINE;
    const int dim = dimension(2, nargin, in);
    int status = reduced(&out[0], fn, fn, 2, nargin, in);
    if (status == 0 && nargout > 1) {
        m2c_set(&out[0], m2c_whole(out[0]));
        m2c_set(&out[1], first_places(in[0], out[0], dim));
    }
    return status;
}

M2C_DISTRIBUTED_FORM_AS(max, extremes(m2c_fn_max, nargout, out, nargin, in))
M2C_DISTRIBUTED_FORM_AS(min, extremes(m2c_fn_min, nargout, out, nargin, in))

/* --- made of others ------------------------------------------------------------------------------ */

M2C_DISTRIBUTED_FORM(mean)
{
    M2C_UNUSED;
    const int dim = dimension(1, nargin, in);
    m2c_value *sum = NULL, *count;
    if (dim < 0 || !(m2c_is_float(in[0]) || in[0]->cls == M2C_LOGICAL))
        return M2C_NOT_MINE;
    count = m2c_double((double)in[0]->dims[dim]);
    int status = along(m2c_fn_sum, &sum, in[0], dim) || m2c_run_binary(m2c_rdivide, out, sum, count);
    m2c_release(sum);
    m2c_release(count);
    return status;
}

/* The sum of a number that each process has. */
static double total(double x)
{
    MPI_Allreduce(MPI_IN_PLACE, &x, 1, MPI_DOUBLE, MPI_SUM, m2c_mpi.all);
    return x;
}

M2C_DISTRIBUTED_FORM(nnz)
{
    M2C_UNUSED;
    m2c_value view, *part = m2c_part(&view, in[0]), *count = NULL;
    if (nargin != 1)
        return M2C_NOT_MINE;
    int status = m2c_agree(m2c_fn_nnz(NULL, 1, &count, 1, &part), NULL);
    if (status == 0)
        status = m2c_give_double(out, total(m2c_get(count, 0)));
    m2c_release(count);
    return status;
}

/* sum (conj (x) .* y), of vectors that lie alike. */
M2C_DISTRIBUTED_FORM(dot)
{
    M2C_UNUSED;
    if (nargin != 2 || !m2c_is_float(in[0]) || !m2c_is_float(in[1]) || !m2c_may_spread(in[0]) ||
        !m2c_may_spread(in[1]))
        return M2C_NOT_MINE;
    m2c_value *x = m2c_retain(in[0]), *y = NULL, *products = NULL;
    if (m2c_is_line(in[0]) && m2c_is_line(in[1]) && in[0]->dims[0] != in[1]->dims[0])
        m2c_run_unary(m2c_transpose, &x, in[0]);
    if (!m2c_same_dims(x, in[1])) {
        m2c_release(x);
        return M2C_NOT_MINE;
    }
    int status = m2c_fn_conj(NULL, 1, &y, 1, &x) || m2c_dist_binary(m2c_times, &products, y, in[1]) ||
                 m2c_fn_sum(NULL, 1, out, 1, &products);
    m2c_release(x);
    m2c_release(y);
    m2c_release(products);
    return status;
}

/* --- norms --------------------------------------------------------------------------------------- */

/* The root of all squares: the norm of the parts' norms. */
static int root_of_squares(m2c_value **out, const m2c_value *v)
{
    const ptrdiff_t dims[2] = {m2c_mpi.size, 1};
    m2c_value view, *part = m2c_part(&view, v), *how = m2c_char("fro"), *norm = NULL;
    m2c_value *norms = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    m2c_value *const args[2] = {part, how};
    int status = part->numel ? m2c_fn_norm(NULL, 1, &norm, 2, args) : 0;
    if (status == 0 && norm)
        norms->f64[m2c_mpi.rank] = m2c_get(norm, 0);
    m2c_combine(norms->data, (size_t)norms->numel * sizeof(double));
    status = m2c_agree(status, NULL) || m2c_fn_norm(NULL, 1, out, 1, &norms);
    m2c_release(how);
    m2c_release(norm);
    m2c_release(norms);
    return status;
}

/* max (sum (abs (v), dim)), or of a vector max (abs (v)) where dim is -1. */
static int largest_sum(m2c_value **out, m2c_value *v, int dim)
{
    m2c_value *size = NULL, *sums = NULL;
    int status = m2c_fn_abs(NULL, 1, &size, 1, &v);
    if (dim >= 0)
        status = status || along(m2c_fn_sum, &sums, size, dim);
    status = status || m2c_fn_max(NULL, 1, out, 1, dim >= 0 ? &sums : &size);
    m2c_release(size);
    m2c_release(sums);
    return status;
}

M2C_DISTRIBUTED_FORM(norm)
{
    M2C_UNUSED;
    m2c_value *v = in[0];
    const bool line = m2c_is_line(v);
    if (nargin > 2 || v->cls != M2C_DOUBLE || !m2c_is_distributed(v))
        return M2C_NOT_MINE;
    if (nargin == 2 && m2c_is_option(in[1], "fro"))
        return root_of_squares(out, v);
    const bool endless = nargin == 2 && (m2c_is_option(in[1], "inf"));
    const double p = nargin < 2                                   ? 2
                     : endless                                    ? HUGE_VAL
                     : in[1]->numel == 1 && m2c_is_numeric(in[1]) ? m2c_get(in[1], 0)
                                                                  : 0;
    if (p == 2 && line)
        return root_of_squares(out, v);
    if (p == 1)
        return largest_sum(out, v, v->dims[0] == 1);
    if (p == HUGE_VAL)
        return largest_sum(out, v, line ? -1 : 1);
    return M2C_NOT_MINE;
}
