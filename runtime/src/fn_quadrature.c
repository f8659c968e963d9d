/* What quadcc.m needs: nodes and matrices of doubly adaptive quadrature. */
#include "core_util.h"

#include "m2c/fn_num.h"

#include "quadrature.inc"

enum { POINTS = 33 };

/* The nodes in a column. */
M2C_BUILTIN(__chebyshev_nodes__)
{
    M2C_UNUSED;
    m2c_value *y = m2c_new2(M2C_DOUBLE, POINTS, 1, 0);
    for (int k = 0; k < POINTS; k++)
        y->f64[k] = k <= POINTS / 2 ? nodes[k] : -nodes[POINTS - 1 - k];
    return m2c_give(out, y);
}

/* The matrix for depth 1 … 4: even polynomials are symmetric, odd ones antisymmetric. */
M2C_BUILTIN(__legendre_fit__)
{
    M2C_UNUSED;
    static const double *const half[] = {fit_4, fit_8, fit_16, fit_32};
    if (nargin != 1 || in[0]->cls != M2C_DOUBLE || in[0]->numel != 1 ||
        !(in[0]->f64[0] >= 1 && in[0]->f64[0] <= 4))
        return m2c_invalid_call("__legendre_fit__");
    int depth = (int)in[0]->f64[0], n = 2 << depth, width = n / 2 + 1;
    m2c_value *y = m2c_new2(M2C_DOUBLE, n + 1, n + 1, 0);
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= n; j++) {
            double x = half[depth - 1][i * width + (j < width ? j : n - j)];
            y->f64[i + (ptrdiff_t)j * (n + 1)] = j >= width && i % 2 ? -x : x;
        }
    return m2c_give(out, y);
}
