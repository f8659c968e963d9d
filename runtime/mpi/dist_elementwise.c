/* Elementwise operations on distributed arrays: on the parts, by the operations on whole values. */
#include "dist.h"

#include <complex.h>

/* The extents of what comes of two operands; false where they do not conform, or do not come of matrices. */
static bool extents_of(const m2c_value *a, const m2c_value *b, ptrdiff_t *dims)
{
    for (int k = 0; k < 2; k++) {
        const ptrdiff_t m = a->dims[k], n = b->dims[k];
        if (m != n && m != 1 && n != 1)
            return false;
        dims[k] = m == 1 ? n : m;
    }
    return true;
}

/* Operators that may fail, or give complex numbers, for some elements only. */
static bool depends_on_elements(m2c_binary_way *run, const m2c_value *a, const m2c_value *b)
{
    return run == m2c_power || run == m2c_and || run == m2c_or || m2c_is_complex(a) || m2c_is_complex(b);
}

/* What is done with two operands: an operator, or a function. */
static int on_parts(m2c_binary_way *run, m2c_function *fn, m2c_value **out, m2c_value *a, m2c_value *b)
{
    return run ? run(out, a, b) : fn(NULL, 1, out, 2, (m2c_value *const[]){a, b});
}

static int by_parts(m2c_binary_way *run, m2c_function *fn, m2c_value **out, const m2c_value *a,
                    const m2c_value *b, const ptrdiff_t *dims)
{
    m2c_layout l = m2c_layout_of(dims[0], dims[1]);
    m2c_operand x, y;
    m2c_value *part = NULL;
    m2c_take_operand(&x, a, &l);
    m2c_take_operand(&y, b, &l);
    int status = on_parts(run, fn, &part, x.v, y.v);
    if (!run || depends_on_elements(run, a, b))
        status = m2c_agree(status, &part);
    m2c_drop_operand(&x);
    m2c_drop_operand(&y);
    return status ? (m2c_release(part), 1) : m2c_give_part(out, part, &l);
}

/* The operator with all elements. */
static int by_whole(m2c_binary_way *run, m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_value *x = m2c_whole(a), *y = m2c_whole(b);
    int status = m2c_csc_ways.binary(run, out, x, y);
    m2c_release(x);
    m2c_release(y);
    if (status == 0)
        m2c_spread_large(out);
    return status;
}

typedef struct matrix_way {
    m2c_binary_way *whole, *distributed, *elementwise; /* the last where an operand is a number */
} matrix_way;
static const matrix_way matrix_ways[] = {{m2c_mtimes, m2c_dist_product, m2c_times},
                                         {m2c_mldivide, m2c_dist_left_divide, m2c_ldivide},
                                         {m2c_mrdivide, m2c_dist_right_divide, m2c_rdivide},
                                         {m2c_mpower, m2c_dist_power, NULL}};
enum { MATRIX_WAYS = sizeof matrix_ways / sizeof *matrix_ways };

static const matrix_way *matrix_way_of(m2c_binary_way *run)
{
    for (int k = 0; k < MATRIX_WAYS; k++)
        if (matrix_ways[k].whole == run)
            return &matrix_ways[k];
    return NULL;
}

static int of_matrices(const matrix_way *way, m2c_value **out, const m2c_value *a, const m2c_value *b,
                       bool any)
{
    const bool plain =
        (a->numel == 1 && way->whole != m2c_mrdivide) || (b->numel == 1 && way->whole != m2c_mldivide);
    if (plain && way->elementwise)
        return m2c_dist_binary(way->elementwise, out, a, b);
    const bool large = way->whole == m2c_mtimes && m2c_is_large(a->dims[0], b->dims[1]);
    return any || large ? way->distributed(out, a, b) : M2C_NOT_MINE;
}

int m2c_dist_outer(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return by_parts(m2c_mtimes, NULL, out, a, b, (ptrdiff_t[]){a->dims[0], b->dims[1]});
}

int m2c_dist_binary(m2c_binary_way *run, m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (a->numel == 1 && b->numel == 1)
        return M2C_NOT_MINE;
    const bool any = m2c_is_distributed(a) || m2c_is_distributed(b);
    const matrix_way *way = matrix_way_of(run);
    ptrdiff_t dims[2];
    int status = M2C_NOT_MINE;
    if (!m2c_may_spread(a) || !m2c_may_spread(b))
        return any ? by_whole(run, out, a, b) : M2C_NOT_MINE;
    if (way)
        status = of_matrices(way, out, a, b, any);
    else if (extents_of(a, b, dims) && m2c_is_large(dims[0], dims[1]))
        return by_parts(run, NULL, out, a, b, dims);
    return status == M2C_NOT_MINE && any ? by_whole(run, out, a, b) : status;
}

int m2c_dist_unary(m2c_unary_way *run, m2c_value **out, const m2c_value *a)
{
    m2c_layout l = m2c_layout_of(a->dims[0], a->dims[1]);
    m2c_value view, *part = NULL;
    if (run == m2c_transpose || run == m2c_ctranspose)
        return m2c_dist_turn(out, a, run == m2c_ctranspose);
    int status = m2c_agree(run(&part, m2c_part(&view, a)), &part);
    return status ? (m2c_release(part), 1) : m2c_give_part(out, part, &l);
}

int m2c_dist_turn(m2c_value **out, const m2c_value *a, bool conjugate)
{
    m2c_layout l = m2c_layout_of(a->dims[1], a->dims[0]);
    m2c_value *part = m2c_turned_part(a, &l);
    for (ptrdiff_t k = 0; conjugate && m2c_is_complex(part) && k < part->numel; k++)
        if (part->cls == M2C_SINGLE)
            part->c32[k] = conjf(part->c32[k]);
        else
            part->c64[k] = conj(part->c64[k]);
    return m2c_give_part(out, part, &l);
}

/* A function of each element of one argument, or of each pair of two. */
int m2c_dist_map(m2c_value **out, const m2c_value *self, m2c_function *fn, int nargin, m2c_value *const *in)
{
    ptrdiff_t dims[2];
    if (nargin == 2) {
        const bool fits = m2c_may_spread(in[0]) && m2c_may_spread(in[1]) && extents_of(in[0], in[1], dims);
        return fits && m2c_is_large(dims[0], dims[1]) ? by_parts(NULL, fn, out, in[0], in[1], dims)
                                                      : M2C_NOT_MINE;
    }
    m2c_layout l = m2c_layout_of(in[0]->dims[0], in[0]->dims[1]);
    m2c_value view, *part = NULL, *arg = m2c_part(&view, in[0]);
    int status = m2c_agree(fn(self, 1, &part, 1, &arg), &part);
    return status ? (m2c_release(part), 1) : m2c_give_part(out, part, &l);
}
