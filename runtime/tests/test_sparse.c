/* Compressed columns: sorting, transposes, orders of elimination, factors; and values that builtins are
 * given. */
#include "core_check.h"

#include "m2c/box.h"
#include "m2c/fn_more.h"
#include "m2c/fn_num.h"
#include "m2c/sparse_functions.h"
#include "sparse.h"
#include "sparse_factor.h"
#include "sparse_order.h"

#include <math.h>

/* The Laplacian of a grid of side-by-side points, with `off` beside the diagonal. */
static m2c_csc grid(ptrdiff_t side, double off)
{
    const ptrdiff_t n = side * side;
    m2c_csc c = m2c_csc_new(M2C_DOUBLE, false, n, n, 5 * n);
    ptrdiff_t at = 0;
    for (ptrdiff_t j = 0; j < n; j++) {
        const ptrdiff_t near[5] = {j, j - side, j + side, j - 1, j + 1};
        const bool there[5] = {true, j >= side, j + side<n, j % side> 0, j % side + 1 < side};
        for (int k = 0; k < 5; k++)
            if (there[k]) {
                c.row[at] = near[k];
                c.f64[at++] = k == 0 ? 4 : k == 1 ? off : -1;
            }
        c.start[j + 1] = at;
    }
    m2c_csc_sort(&c);
    return c;
}

static double at(const m2c_csc *c, ptrdiff_t i, ptrdiff_t j)
{
    ptrdiff_t k = m2c_csc_find(c, i, j);
    return k < 0 ? 0 : c->f64[k];
}

static void test_columns(void)
{
    m2c_csc c = grid(4, -2), turned = m2c_csc_transposed(&c, false), whole;
    for (ptrdiff_t j = 0; j < c.cols; j++)
        for (ptrdiff_t k = c.start[j]; k < c.start[j + 1]; k++)
            CHECK(k == c.start[j] || c.row[k] > c.row[k - 1]);
    CHECK(at(&c, 0, 4) == -2 && at(&c, 4, 0) == -1 && at(&turned, 4, 0) == -2 && at(&c, 3, 4) == 0);
    m2c_value *full = m2c_csc_whole(&c);
    whole = m2c_csc_of(full);
    CHECK(m2c_csc_count(&whole) == m2c_csc_count(&c) && full->f64[0] == 4 && full->f64[4 * 16] == -2);
    ptrdiff_t order[5];
    m2c_order_rows(order, (ptrdiff_t[]){3, 1, 3, 0, 1}, 5);
    CHECK(order[0] == 3 && order[1] == 1 && order[2] == 4 && order[3] == 0 && order[4] == 2);
    m2c_release(full);
    m2c_csc_free(&whole);
    m2c_csc_free(&turned);
    m2c_csc_free(&c);
}

static void test_factors(void)
{
    enum { SIDE = 20, N = SIDE * SIDE };
    ptrdiff_t order[N + 1], rows[N + 1], seen[N] = {0};
    m2c_csc c = grid(SIDE, -1), l, u, plain;
    m2c_order_by_degree(&c, order);
    for (ptrdiff_t k = 0; k < N; k++)
        seen[order[k]]++;
    for (ptrdiff_t k = 0; k < N; k++)
        CHECK(seen[k] == 1);
    CHECK(m2c_csc_cholesky(&c, order, &l) == 0 && m2c_csc_cholesky(&c, NULL, &plain) == 0);
    CHECK(2 * m2c_csc_count(&l) < m2c_csc_count(&plain)); /* what the order is for */
    double x[N], residual = 0;
    for (ptrdiff_t k = 0; k < N; k++)
        x[k] = 1;
    m2c_csc_solve_lower(&plain, x);
    m2c_csc_solve_lower_turned(&plain, x);
    for (ptrdiff_t i = 0; i < N; i++) {
        double sum = -1;
        for (ptrdiff_t k = c.start[i]; k < c.start[i + 1]; k++)
            sum += c.f64[k] * x[c.row[k]];
        residual = fmax(residual, fabs(sum));
    }
    CHECK(residual < 1e-10);
    m2c_csc_free(&l);
    m2c_csc_free(&plain);
    CHECK(m2c_csc_lu(&c, order, 1, &l, &u, rows) == 0);
    memset(seen, 0, sizeof seen);
    for (ptrdiff_t k = 0; k < N; k++)
        seen[rows[k]]++;
    for (ptrdiff_t k = 0; k < N; k++)
        CHECK(seen[k] == 1);
    m2c_csc_free(&l);
    m2c_csc_free(&u);
    for (ptrdiff_t k = c.start[7]; k < c.start[8]; k++)
        c.f64[k] = 0;
    CHECK(m2c_csc_lu(&c, NULL, 1, &l, &u, rows) == 8); /* a column of zeros has no pivot */
    m2c_csc_free(&c);
}

/* What a builtin makes of a compressed matrix that it has no form for, and what copies share. */
static void test_values(void)
{
    m2c_value *i = ROW(1, 2, 3), *v = ROW(4, 5, 6), *s = NULL, *t, *y = NULL, *place = m2c_double(2);
    CHECK(m2c_fn___sparse__(NULL, 1, &s, 3, (m2c_value *const[]){i, i, v}) == 0 && m2c_is_compressed(s));
    CHECK(m2c_call1(m2c_fn_cumsum, NULL, 1, &y, 1, &s) == 0 && m2c_is_compressed(y));
    CHECK(m2c_call1(m2c_fn___full__, NULL, 1, &y, 1, &y) == 0 && y->f64[2] == 4 && y->f64[8] == 6);
    t = m2c_retain(s);
    CHECK(m2c_subsasgn(&t, place, 2, (m2c_value *const[]){place, place}, "t") == 0 && t != s);
    CHECK(m2c_subsref(&y, t, 2, (m2c_value *const[]){place, place}, "t") == 0 && y->f64[0] == 2);
    CHECK(m2c_subsref(&y, s, 2, (m2c_value *const[]){place, place}, "s") == 0 && y->f64[0] == 5);
    CHECK(!m2c_isequal(s, t) && m2c_isequal(s, s));
    CHECK(m2c_sparse_mldivide(&y, s, s) == 0 && m2c_is_compressed(y));
    CHECK_ERROR(m2c_subsref(&y, s, 1, &i, "s") || m2c_subsref(&y, s, 2, (m2c_value *const[]){v, i}, "s"),
                "s(6,_): out of bound 3 (dimensions are 3x3)");
    m2c_release(i);
    m2c_release(v);
    m2c_release(s);
    m2c_release(t);
    m2c_release(y);
    m2c_release(place);
}

int main(void)
{
    test_columns();
    test_factors();
    test_values();
    return report("sparse");
}
