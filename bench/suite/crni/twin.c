/* Crank-Nicolson by hand: the elimination's vectors are made once. */
#include <math.h>
#include <stdio.h>

enum { N = 2300, M = 2300 };
static double u[M][N], d[N], b[N], factor[N];

int main(void)
{
    const double pi = 3.141592653589793, len = 2.5, dur = 1.5, c = 5;
    const double h = len / (N - 1), k = dur / (M - 1), r = c * c * k / (h * h);
    const double s1 = 2 + 2 / r, s2 = 2 / r - 2;
    for (int i = 1; i < N - 1; i++)
        u[0][i] = sin(pi * h * i) + sin(3 * pi * h * i);
    /* The matrix is the same in every step, so its elimination is done once. */
    for (int i = 0; i < N; i++)
        d[i] = i == 0 || i == N - 1 ? 1 : s1;
    for (int i = 1; i < N; i++) {
        factor[i] = (i == N - 1 ? 0 : -1) / d[i - 1];
        d[i] -= factor[i] * (i == 1 ? 0 : -1);
    }
    for (int j = 1; j < M; j++) {
        const double *p = u[j - 1];
        double *x = u[j];
        b[0] = b[N - 1] = 0;
        for (int i = 1; i < N - 1; i++)
            b[i] = p[i - 1] + p[i + 1] + s2 * p[i];
        for (int i = 1; i < N; i++)
            b[i] -= factor[i] * b[i - 1];
        x[N - 1] = b[N - 1] / d[N - 1];
        for (int i = N - 2; i >= 0; i--)
            x[i] = (b[i] + (i == 0 ? 0 : x[i + 1])) / d[i];
    }
    double total = 0;
    for (int j = 0; j < M; j++) {
        double column = 0;
        for (int i = 0; i < N; i++)
            column += u[j][i];
        total += column;
    }
    printf("size %d x %d\nsum %.8g\nU(100, 2) = %.8g\n", N, M, total, u[1][99]);
    return 0;
}
