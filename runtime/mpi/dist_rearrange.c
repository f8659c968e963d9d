/* Distributed arrays of other extents or in another order: reshape, triangles, flips, shifts, concatenation.
 */
#include "dist.h"

#include "m2c/fn_num.h"

static int reshape_to(m2c_value **out, const m2c_value *v, ptrdiff_t rows, ptrdiff_t cols)
{
    m2c_layout l = m2c_layout_of(rows, cols);
    return m2c_give_part(out, m2c_reshaped_part(v, &l), &l);
}

/* The extents that reshape is given; an empty one is what is left. */
static bool asked_extents(int nargin, m2c_value *const *in, ptrdiff_t numel, double *dims)
{
    if (nargin == 2 && in[1]->numel == 2 && m2c_is_numeric(in[1])) {
        dims[0] = m2c_get(in[1], 0);
        dims[1] = m2c_get(in[1], 1);
    } else if (nargin == 3) {
        for (int k = 0; k < 2; k++)
            dims[k] = in[1 + k]->numel == 1 ? m2c_get(in[1 + k], 0) : in[1 + k]->numel == 0 ? -1 : 0;
    } else {
        return false;
    }
    for (int k = 0; k < 2; k++)
        if (dims[k] == -1 && dims[1 - k] > 0)
            dims[k] = (double)numel / dims[1 - k];
    return dims[0] > 0 && dims[0] * dims[1] == (double)numel && dims[0] == (double)(ptrdiff_t)dims[0];
}

M2C_DISTRIBUTED_FORM(reshape)
{
    M2C_UNUSED;
    double dims[2];
    return asked_extents(nargin, in, in[0]->numel, dims)
               ? reshape_to(out, in[0], (ptrdiff_t)dims[0], (ptrdiff_t)dims[1])
               : M2C_NOT_MINE;
}

M2C_DISTRIBUTED_FORM_AS(vec, nargin == 1 ? reshape_to(out, in[0], in[0]->numel, 1) : M2C_NOT_MINE)

/* --- triangles and diagonals --------------------------------------------------------------------- */

static int triangle(m2c_value **out, bool upper, int nargin, m2c_value *const *in)
{
    const m2c_value *v = in[0];
    if (nargin > 2 || (nargin == 2 && !m2c_is_real_scalar(in[1])))
        return M2C_NOT_MINE;
    const double shift = nargin == 2 ? in[1]->f64[0] : 0;
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value *part = m2c_part_in(v, &l);
    m2c_make_unique(&part);
    const size_t size = m2c_slot_size(part);
    for (ptrdiff_t j = 0; j < l.own_cols; j++)
        for (ptrdiff_t i = 0; i < l.own_rows; i++) {
            const ptrdiff_t right =
                m2c_global_place(j, l.pcol, l.pcols) - m2c_global_place(i, l.prow, l.prows);
            if (upper ? (double)right < shift : (double)right > shift)
                memset((char *)part->data + (size_t)(i + j * l.own_rows) * size, 0, size);
        }
    return m2c_give_part(out, part, &l);
}

M2C_DISTRIBUTED_FORM_AS(triu, triangle(out, true, nargin, in))
M2C_DISTRIBUTED_FORM_AS(tril, triangle(out, false, nargin, in))

/* The diagonal of a matrix, on all processes. */
M2C_DISTRIBUTED_FORM(diag)
{
    M2C_UNUSED;
    const m2c_value *v = in[0];
    if (nargin != 1 || m2c_is_line(v))
        return M2C_NOT_MINE;
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    const ptrdiff_t dims[2] = {l.rows < l.cols ? l.rows : l.cols, 1};
    m2c_value view, *part = m2c_part(&view, v),
                    *y = m2c_zeros((m2c_class)v->cls, 2, dims, v->flags & M2C_COMPLEX);
    const size_t size = m2c_slot_size(y);
    for (ptrdiff_t i = 0; i < l.own_rows; i++) {
        const ptrdiff_t g = m2c_global_place(i, l.prow, l.prows);
        if (g < dims[0] && m2c_owner(g, l.pcols) == l.pcol)
            memcpy((char *)y->data + (size_t)g * size,
                   (char *)part->data + (size_t)(i + m2c_own_place(g, l.pcols) * l.own_rows) * size, size);
    }
    m2c_combine(y->data, (size_t)y->numel * size);
    m2c_set(out, m2c_narrow(y));
    m2c_spread_large(out);
    return 0;
}

/* --- another order ------------------------------------------------------------------------------- */

static m2c_subs steps(ptrdiff_t first, ptrdiff_t n, ptrdiff_t step)
{
    return (m2c_subs){.kind = M2C_SUBS_STEPS, .n = n, .first = first, .step = step, .extent = n};
}

static m2c_value *part_like(const m2c_value *v, const m2c_layout *l)
{
    return m2c_new2((m2c_class)v->cls, l->own_rows, l->own_cols, v->flags & M2C_COMPLEX);
}

/* Rows or columns from..from + n of v become those from `to` on, backwards where step is -1. */
static void move_lines(m2c_value *part, const m2c_value *v, int dim, m2c_subs to, m2c_subs from)
{
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value view;
    m2c_area target = {l, part->data, dim ? m2c_all(l.rows) : to, dim ? to : m2c_all(l.cols)};
    m2c_area source = {l, m2c_part(&view, v)->data, dim ? m2c_all(l.rows) : from,
                       dim ? from : m2c_all(l.cols)};
    m2c_move(&target, &source, m2c_slot_size(part), false);
}

static int flip(m2c_value **out, const m2c_value *v, int dim)
{
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value *part = part_like(v, &l);
    const ptrdiff_t n = v->dims[dim];
    move_lines(part, v, dim, steps(0, n, 1), steps(n - 1, n, -1));
    return m2c_give_part(out, part, &l);
}

M2C_DISTRIBUTED_FORM_AS(fliplr, nargin == 1 ? flip(out, in[0], 1) : M2C_NOT_MINE)
M2C_DISTRIBUTED_FORM_AS(flipud, nargin == 1 ? flip(out, in[0], 0) : M2C_NOT_MINE)

M2C_DISTRIBUTED_FORM(circshift)
{
    M2C_UNUSED;
    const m2c_value *v = in[0];
    const bool told = nargin == 3 && m2c_is_real_scalar(in[2]);
    int dim = told ? (int)m2c_get(in[2], 0) - 1 : m2c_default_dim(v);
    if (nargin < 2 || nargin > 3 || (nargin == 3 && !told) || !m2c_is_real_scalar(in[1]) || dim < 0 ||
        dim > 1 || in[1]->f64[0] != floor(in[1]->f64[0]))
        return M2C_NOT_MINE;
    const ptrdiff_t n = v->dims[dim], shift = ((ptrdiff_t)fmod(in[1]->f64[0], (double)n) + n) % n;
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value *part = part_like(v, &l);
    move_lines(part, v, dim, steps(0, shift, 1), steps(n - shift, shift, 1));
    move_lines(part, v, dim, steps(shift, n - shift, 1), steps(0, n - shift, 1));
    return m2c_give_part(out, part, &l);
}

/* --- concatenation ------------------------------------------------------------------------------- */

/* Do all have one class and the other extent, and is what they make large? Sets the extents. */
static bool joins(int dim, int n, m2c_value *const *in, ptrdiff_t *dims)
{
    dims[dim] = 0;
    for (int k = 0; k < n; k++) {
        if (!m2c_may_spread(in[k]) || in[k]->cls != in[0]->cls || in[k]->dims[!dim] != in[0]->dims[!dim] ||
            m2c_is_complex(in[k]) != m2c_is_complex(in[0]))
            return false;
        dims[dim] += in[k]->dims[dim];
    }
    dims[!dim] = n ? in[0]->dims[!dim] : 0;
    return m2c_is_large(dims[0], dims[1]);
}

/* This process's elements of a piece that all have. */
static void put_whole(m2c_value *part, const m2c_layout *l, const m2c_value *piece, int dim, ptrdiff_t before)
{
    const size_t size = m2c_slot_size(part);
    for (ptrdiff_t j = 0; j < l->own_cols; j++)
        for (ptrdiff_t i = 0; i < l->own_rows; i++) {
            const ptrdiff_t row = m2c_global_place(i, l->prow, l->prows) - (dim ? 0 : before);
            const ptrdiff_t col = m2c_global_place(j, l->pcol, l->pcols) - (dim ? before : 0);
            if (row >= 0 && col >= 0 && row < piece->dims[0] && col < piece->dims[1])
                memcpy((char *)part->data + (size_t)(i + j * l->own_rows) * size,
                       (char *)piece->data + (size_t)(row + col * piece->dims[0]) * size, size);
        }
}

static void put_piece(m2c_value *part, const m2c_layout *l, const m2c_value *piece, int dim, ptrdiff_t before)
{
    m2c_value view;
    if (!m2c_is_distributed(piece)) {
        put_whole(part, l, piece, dim, before);
        return;
    }
    const m2c_layout own = m2c_layout_of(piece->dims[0], piece->dims[1]);
    const m2c_subs where = steps(before, piece->dims[dim], 1);
    m2c_area to = {*l, part->data, dim ? m2c_all(l->rows) : where, dim ? where : m2c_all(l->cols)};
    m2c_area from = {own, m2c_part(&view, piece)->data, m2c_all(own.rows), m2c_all(own.cols)};
    m2c_move(&to, &from, m2c_slot_size(part), false);
}

typedef int join_way(m2c_value **out, int dim, int n, m2c_value *const *in);

static int of_lines(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    return (dim ? m2c_hcat : m2c_vcat)(out, n, in);
}

/* The concatenation of all elements, on all processes. */
static int join_whole(join_way *run, m2c_value **out, int dim, int n, m2c_value *const *in)
{
    m2c_value **all = m2c_alloc((size_t)n * sizeof *all);
    for (int k = 0; k < n; k++)
        all[k] = m2c_whole(in[k]);
    int status = run(out, dim, n, all);
    for (int k = 0; k < n; k++)
        m2c_release(all[k]);
    m2c_free(all);
    if (status == 0)
        m2c_spread_large(out);
    return status;
}

static int join_parts(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    ptrdiff_t dims[2], before = 0;
    if (dim > 1 || !joins(dim, n, in, dims))
        return M2C_NOT_MINE;
    m2c_layout l = m2c_layout_of(dims[0], dims[1]);
    m2c_value *part = part_like(in[0], &l);
    for (int k = 0; k < n; k++) {
        put_piece(part, &l, in[k], dim, before);
        before += in[k]->dims[dim];
    }
    return m2c_give_part(out, part, &l);
}

int m2c_dist_join(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    int status = join_parts(out, dim, n, in);
    return status == M2C_NOT_MINE && m2c_any_distributed(n, in) ? join_whole(of_lines, out, dim, n, in)
                                                                : status;
}

int m2c_dist_cat(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    int status = join_parts(out, dim, n, in);
    return status == M2C_NOT_MINE && m2c_any_distributed(n, in) ? join_whole(m2c_cat, out, dim, n, in)
                                                                : status;
}
