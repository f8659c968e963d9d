/* Arrays that are distributed from the start: zeros, ones, eye, rand, ranges, …. */
#include "dist.h"

static bool extent_of(const m2c_value *v, ptrdiff_t k, ptrdiff_t *extent)
{
    const double x = m2c_get(v, k);
    *extent = x > 0 ? m2c_clamped(x) : 0;
    return x == (double)*extent;
}

static bool is_number_list(const m2c_value *v)
{
    return m2c_is_numeric(v) && !m2c_is_complex(v) && v->ndims == 2;
}

/* The extents of a matrix that arguments ask for, whether it is large, and how many of them there are. */
static bool asks_large(int nargin, m2c_value *const *in, ptrdiff_t *dims, int *used)
{
    bool told = false;
    for (*used = 0; *used < nargin && is_number_list(in[*used]);)
        ++*used;
    if (*used == 1 && in[0]->numel == 1)
        told = extent_of(in[0], 0, &dims[0]) && extent_of(in[0], 0, &dims[1]);
    else if (*used == 1 && in[0]->numel == 2 && in[0]->dims[0] == 1)
        told = extent_of(in[0], 0, &dims[0]) && extent_of(in[0], 1, &dims[1]);
    else if (*used == 2 && in[0]->numel == 1 && in[1]->numel == 1)
        told = extent_of(in[0], 0, &dims[0]) && extent_of(in[1], 0, &dims[1]);
    return told && m2c_is_large(dims[0], dims[1]);
}

/* What all parts are alike in: the function makes them, of other extents. */
static int make_alike(m2c_function *whole, m2c_value **out, int nargin, m2c_value *const *in)
{
    enum { MOST = 4 };
    ptrdiff_t dims[2];
    int used;
    if (!asks_large(nargin, in, dims, &used) || nargin - used > MOST - 2)
        return M2C_NOT_MINE;
    m2c_layout l = m2c_layout_of(dims[0], dims[1]);
    m2c_value *args[MOST] = {m2c_double((double)l.own_rows), m2c_double((double)l.own_cols)}, *part = NULL;
    for (int k = used; k < nargin; k++)
        args[2 + k - used] = in[k];
    int status = whole(NULL, 1, &part, 2 + nargin - used, args);
    m2c_release(args[0]);
    m2c_release(args[1]);
    return status || m2c_give_part(out, part, &l);
}

#define MAKER(name, body)                                                                                    \
    int m2c_dist_make_##name(m2c_function *whole, m2c_value **out, int nargin, m2c_value *const *in)         \
    {                                                                                                        \
        (void)whole;                                                                                         \
        return body;                                                                                         \
    }
MAKER(zeros, make_alike(whole, out, nargin, in))
MAKER(ones, make_alike(whole, out, nargin, in))
MAKER(Inf, make_alike(whole, out, nargin, in))
MAKER(NaN, make_alike(whole, out, nargin, in))

static m2c_value *new_part(m2c_class cls, const m2c_layout *l)
{
    const ptrdiff_t own[2] = {l->own_rows, l->own_cols};
    return m2c_zeros(cls, 2, own, 0);
}

static int make_eye(m2c_value **out, int nargin, m2c_value *const *in)
{
    ptrdiff_t dims[2];
    int used;
    if (!asks_large(nargin, in, dims, &used) || used < nargin)
        return M2C_NOT_MINE;
    m2c_layout l = m2c_layout_of(dims[0], dims[1]);
    m2c_value *part = new_part(M2C_DOUBLE, &l);
    for (ptrdiff_t j = 0; j < l.own_cols; j++) {
        const ptrdiff_t g = m2c_global_place(j, l.pcol, l.pcols);
        if (g < l.rows && m2c_owner(g, l.prows) == l.prow)
            part->f64[m2c_own_place(g, l.prows) + j * l.own_rows] = 1;
    }
    return m2c_give_part(out, part, &l);
}
MAKER(eye, make_eye(out, nargin, in))

/* --- random numbers ------------------------------------------------------------------------------ */

/* Columns [first, end) of all random numbers are drawn by all processes, which keep their own. */
static void keep_own(m2c_value *part, const m2c_layout *l, const m2c_value *drawn, ptrdiff_t first,
                     ptrdiff_t end)
{
    for (ptrdiff_t g = first; g < end; g++) {
        if (m2c_owner(g, l->pcols) != l->pcol)
            continue;
        const double *from = drawn->f64 + (g - first) * l->rows;
        double *to = part->f64 + m2c_own_place(g, l->pcols) * l->own_rows;
        for (ptrdiff_t i = 0; i < l->own_rows; i++)
            to[i] = from[m2c_global_place(i, l->prow, l->prows)];
    }
}

/* The numbers that the program gets where it is not distributed, some columns at a time. */
static int make_random(m2c_function *whole, m2c_value **out, int nargin, m2c_value *const *in)
{
    ptrdiff_t dims[2];
    int used, status = 0;
    if (!asks_large(nargin, in, dims, &used) || used < nargin)
        return M2C_NOT_MINE;
    m2c_layout l = m2c_layout_of(dims[0], dims[1]);
    m2c_value *part = new_part(M2C_DOUBLE, &l), *drawn = NULL;
    const ptrdiff_t most = (ptrdiff_t)1 << 16, step = l.rows > most ? 1 : most / l.rows;
    for (ptrdiff_t first = 0; first < l.cols && !status; first += step) {
        const ptrdiff_t end = first + step < l.cols ? first + step : l.cols;
        m2c_value *size[2] = {m2c_double((double)l.rows), m2c_double((double)(end - first))};
        status = whole(NULL, 1, &drawn, 2, size);
        m2c_release(size[0]);
        m2c_release(size[1]);
        if (!status)
            keep_own(part, &l, drawn, first, end);
        m2c_clear(&drawn);
    }
    return status ? (m2c_release(part), 1) : m2c_give_part(out, part, &l);
}
MAKER(rand, make_random(whole, out, nargin, in))
MAKER(randn, make_random(whole, out, nargin, in))
MAKER(rande, make_random(whole, out, nargin, in))

/* --- of other arrays ----------------------------------------------------------------------------- */

static int make_repeated(m2c_value **out, int nargin, m2c_value *const *in)
{
    ptrdiff_t times[2];
    int used;
    if (nargin < 2 || !m2c_may_spread(in[0]) || in[0]->numel == 0)
        return M2C_NOT_MINE;
    asks_large(nargin - 1, in + 1, times, &used);
    if (used != nargin - 1 || times[0] <= 0 || times[1] <= 0 ||
        !m2c_is_large(times[0] * in[0]->dims[0], times[1] * in[0]->dims[1]))
        return M2C_NOT_MINE;
    m2c_layout l = m2c_layout_of(times[0] * in[0]->dims[0], times[1] * in[0]->dims[1]);
    m2c_value *part = m2c_new2((m2c_class)in[0]->cls, l.own_rows, l.own_cols, in[0]->flags & M2C_COMPLEX);
    const size_t size = m2c_slot_size(part);
    char *to = part->data;
    for (ptrdiff_t j = 0; j < l.own_cols; j++)
        for (ptrdiff_t i = 0; i < l.own_rows; i++, to += size) {
            const ptrdiff_t row = m2c_global_place(i, l.prow, l.prows) % in[0]->dims[0];
            const ptrdiff_t col = m2c_global_place(j, l.pcol, l.pcols) % in[0]->dims[1];
            memcpy(to, (char *)in[0]->data + (size_t)(row + col * in[0]->dims[0]) * size, size);
        }
    return m2c_give_part(out, part, &l);
}
MAKER(repmat, make_repeated(out, nargin, in))

static int make_diagonal(m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin != 1 || !m2c_may_spread(in[0]) || !m2c_is_line(in[0]) || in[0]->numel == 1 ||
        !m2c_is_large(in[0]->numel, in[0]->numel))
        return M2C_NOT_MINE;
    m2c_layout l = m2c_layout_of(in[0]->numel, in[0]->numel);
    const ptrdiff_t own[2] = {l.own_rows, l.own_cols};
    m2c_value *part = m2c_zeros((m2c_class)in[0]->cls, 2, own, in[0]->flags & M2C_COMPLEX);
    const size_t size = m2c_slot_size(part);
    for (ptrdiff_t j = 0; j < l.own_cols; j++) {
        const ptrdiff_t g = m2c_global_place(j, l.pcol, l.pcols);
        if (m2c_owner(g, l.prows) == l.prow)
            memcpy((char *)part->data + (size_t)(m2c_own_place(g, l.prows) + j * l.own_rows) * size,
                   (char *)in[0]->data + (size_t)g * size, size);
    }
    return m2c_give_part(out, part, &l);
}
MAKER(diag, make_diagonal(out, nargin, in))

int m2c_dist_colon(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit)
{
    ptrdiff_t n;
    const double step = inc && m2c_is_real_scalar(inc) ? inc->f64[0] : 1;
    if (!m2c_is_real_scalar(base) || !m2c_is_real_scalar(limit) || (inc && !m2c_is_real_scalar(inc)) ||
        m2c_range_is_nan(base->f64[0], step, limit->f64[0]))
        return M2C_NOT_MINE;
    n = m2c_trip_f64(base->f64[0], step, limit->f64[0]);
    if (!m2c_is_large(1, n) || isinf(limit->f64[0]) || isinf(base->f64[0]))
        return M2C_NOT_MINE;
    m2c_layout l = m2c_layout_of(1, n);
    m2c_value *part = m2c_new2(M2C_DOUBLE, 1, l.own_cols, 0);
    for (ptrdiff_t k = 0; k < l.own_cols; k++)
        part->f64[k] = m2c_step_f64(base->f64[0], step, m2c_global_place(k, l.pcol, l.pcols), limit->f64[0]);
    return m2c_give_part(out, part, &l);
}
