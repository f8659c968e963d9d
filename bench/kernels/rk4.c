/* The classical Runge-Kutta method, the right-hand side as a function pointer. */
#include <stdio.h>
#include <stdlib.h>

typedef void rhs(double t, const double *y, double *out);

static void lorenz(double t, const double *y, double *out)
{
    (void)t;
    out[0] = 10 * (y[1] - y[0]);
    out[1] = y[0] * (28 - y[2]) - y[1];
    out[2] = y[0] * y[1] - 8.0 / 3 * y[2];
}

static void vdp(double t, const double *y, double *out)
{
    (void)t;
    out[0] = y[1];
    out[1] = 2 * (1 - y[0] * y[0]) * y[1] - y[0];
}

static double *rk4(rhs *f, double a, double b, const double *y0, int m, int n)
{
    double h = (b - a) / n, *all = malloc((size_t)m * ((size_t)n + 1) * sizeof *all);
    for (int j = 0; j < m; j++)
        all[j] = y0[j];
    for (int i = 0; i < n; i++) {
        double t = a + i * h, k1[3], k2[3], k3[3], k4[3], z[3], *y = all + (size_t)i * (size_t)m;
        f(t, y, k1);
        for (int j = 0; j < m; j++)
            z[j] = y[j] + h / 2 * k1[j];
        f(t + h / 2, z, k2);
        for (int j = 0; j < m; j++)
            z[j] = y[j] + h / 2 * k2[j];
        f(t + h / 2, z, k3);
        for (int j = 0; j < m; j++)
            z[j] = y[j] + h * k3[j];
        f(t + h, z, k4);
        for (int j = 0; j < m; j++)
            y[m + j] = y[j] + h / 6 * (k1[j] + 2 * k2[j] + 2 * k3[j] + k4[j]);
    }
    return all;
}

int main(void)
{
    const double y0[] = {1, 1, 1}, z0[] = {2, 0};
    double *y = rk4(lorenz, 0, 2, y0, 3, 300000);
    const double *end = y + (size_t)3 * 300000;
    printf("%.6f: %.6f %.6f %.6f\n", 2.0, end[0], end[1], end[2]);
    free(y);
    y = rk4(vdp, 0, 20, z0, 2, 200000);
    end = y + (size_t)2 * 200000;
    double most = y[1];
    for (int i = 0; i <= 200000; i++)
        most = y[2 * i + 1] > most ? y[2 * i + 1] : most;
    printf("%.6f: %.6f %.6f %.6f\n", 20.0, end[0], end[1], most);
    free(y);
    return 0;
}
