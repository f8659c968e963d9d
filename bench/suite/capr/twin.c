/* Capacitance of two coaxial rectangles by hand: one grid, swept in place. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { CELLS = 20 };
static double f[64][CELLS + 1], mask[64][CELLS + 1]; /* [j][i]: columns along x */

static void seidel(int n, int m)
{
    for (int i = 1; i < n; i++)
        for (int j = 1; j < m; j++)
            f[j][i] +=
                mask[j][i] * (0.25 * (f[j][i - 1] + f[j][i + 1] + f[j - 1][i] + f[j + 1][i]) - f[j][i]);
    for (int j = 1; j < m; j++)
        f[j][0] += mask[j][0] * (0.25 * (f[j][1] + f[j][1] + f[j - 1][0] + f[j + 1][0]) - f[j][0]);
    for (int i = 1; i < n; i++)
        f[0][i] += mask[0][i] * (0.25 * (f[0][i - 1] + f[0][i + 1] + f[1][i] + f[1][i]) - f[0][i]);
}

static double gauss(int n, int m)
{
    double q = 0;
    for (int i = 0; i < n; i++)
        q += (f[m - 1][i] + f[m - 1][i + 1]) * 0.5;
    for (int j = 0; j < m; j++)
        q += (f[j][n - 1] + f[j + 1][n - 1]) * 0.5;
    return q * 4 * 8.854187;
}

int main(void)
{
    const double a = 2 * 0.3257463, b = 8.65 * 0.04039, c = 3.29 * 0.55982, d = 6.171 * 0.727561;
    const int n = CELLS;
    const double h = 0.5 * c / n, tol = 1.3e-13, rel = 0.90;
    const int na = (int)round(0.5 * a / h), m = (int)round(0.5 * d / h), mb = (int)round(0.5 * b / h);
    for (int j = 0; j <= m; j++)
        for (int i = 0; i <= n; i++) {
            int inner = i <= na && j <= mb;
            f[j][i] = inner ? 1 : 0;
            mask[j][i] = inner ? 0 : rel;
        }
    double cap = 0, old = 0;
    for (int iter = 0; iter < 1000; iter++) {
        seidel(n, m);
        cap = gauss(n, m);
        if (fabs(cap - old) / cap < tol)
            break;
        old = cap;
    }
    printf("capacitance %.10g\n", cap);
    return 0;
}
