/* The method of lines by hand: the matrix is the banded one that it is, two copies of the state suffice. */
#include <math.h>
#include <stdio.h>

enum { N = 40, STEPS = 4000 };
static const double scale = (double)N * N;

static void rhs(double t, const double *u, double *du)
{
    du[0] = (-2 * u[0] + u[1]) * scale + sin(t) * scale;
    for (int i = 1; i < N - 1; i++)
        du[i] = (u[i - 1] - 2 * u[i] + u[i + 1]) * scale;
    du[N - 1] = (2 * u[N - 2] - 2 * u[N - 1]) * scale;
}

static void ahead(const double *u, double h, const double *k, double *to)
{
    for (int i = 0; i < N; i++)
        to[i] = u[i] + h * k[i];
}

int main(void)
{
    const double h = 0.5 / STEPS;
    double u[N], v[N], k[4][N], t = 0;
    for (int i = 0; i < N; i++) {
        double x = (i + 1) / (double)N;
        u[i] = x * (2 - x);
    }
    for (int n = 0; n < STEPS; n++, t += h) {
        rhs(t, u, k[0]);
        ahead(u, h / 2, k[0], v);
        rhs(t + h / 2, v, k[1]);
        ahead(u, h / 2, k[1], v);
        rhs(t + h / 2, v, k[2]);
        ahead(u, h, k[2], v);
        rhs(t + h, v, k[3]);
        for (int i = 0; i < N; i++)
            u[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    }
    printf("%d evaluations\nsize %d x %d\n", 4 * STEPS, N, STEPS + 1);
    for (int i = 9; i < N; i += 10)
        printf("%.6f\n", u[i]);
    return 0;
}
