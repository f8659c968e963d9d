/* Statistics of random matrices. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { T = 400, N = 5, ROWS = 2000, COLS = 20 };
static uint32_t seed = 11;

static double draw(void)
{
    seed = 1664525u * seed + 1013904223u;
    return seed / 4294967296.0 - 0.5;
}

/* trace((x' x)^4) = sum of the squares of the elements of (x' x)^2; x has m rows, by columns. */
static double invariant(int m, int n, const double *x)
{
    double g[400], s = 0, h[400];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double t = 0;
            for (int k = 0; k < m; k++)
                t += x[i * m + k] * x[j * m + k];
            g[i * n + j] = t;
        }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double t = 0;
            for (int k = 0; k < n; k++)
                t += g[i * n + k] * g[j * n + k];
            h[i * n + j] = t;
        }
    for (int i = 0; i < n * n; i++)
        s += h[i] * h[i];
    return s;
}

static double mean(const double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += x[i];
    return s / n;
}

static double variance(const double *x, int n)
{
    double m = mean(x, n), s = 0;
    for (int i = 0; i < n; i++)
        s += (x[i] - m) * (x[i] - m);
    return s / (n - 1);
}

static int compare(const void *p, const void *q)
{
    double a = *(const double *)p, b = *(const double *)q;
    return (a > b) - (a < b);
}

int main(void)
{
    static double v[T], w[T], x[COLS][ROWS], z[COLS][ROWS], r[ROWS];
    for (int i = 0; i < T; i++) {
        double p[4 * N * N], q[4 * N * N];
        for (int k = 0; k < 4 * N * N; k++)
            p[k] = draw();
        for (int block = 0; block < 4; block++)
            for (int col = 0; col < N; col++)
                memcpy(q + ((block % 2) * N + col) * 2 * N + (block / 2) * N, p + (block * N + col) * N,
                       N * sizeof *p);
        v[i] = invariant(N, 4 * N, p);
        w[i] = invariant(2 * N, 2 * N, q);
    }
    printf("%.8f %.8f\n", sqrt(variance(v, T)) / mean(v, T), sqrt(variance(w, T)) / mean(w, T));
    for (int j = 0; j < COLS; j++)
        for (int i = 0; i < ROWS; i++)
            x[j][i] = draw();
    double c01 = 0, many = 0, most = 0;
    for (int j = 0; j < COLS; j++) {
        double m = mean(x[j], ROWS), s = sqrt(variance(x[j], ROWS));
        for (int i = 0; i < ROWS; i++) {
            z[j][i] = (x[j][i] - m) / s;
            r[i] += x[j][i] * x[j][i];
        }
    }
    for (int a = 0; a < COLS; a++)
        for (int b = 0; b < COLS; b++) {
            double s = 0;
            for (int i = 0; i < ROWS; i++)
                s += z[a][i] * z[b][i];
            s /= ROWS - 1;
            if (a == 0 && b == 1)
                c01 = s;
            many += fabs(s) > 0.03;
        }
    qsort(r, ROWS, sizeof *r, compare);
    most = r[ROWS - 1];
    printf("%.8f %.8f %.8f\n", c01, most, (r[ROWS / 2 - 1] + r[ROWS / 2]) / 2);
    printf("%.8f %.8f\n", variance(x[0], ROWS * COLS), many);
    return 0;
}
