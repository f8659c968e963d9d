/* The wave equation by hand. */
#include <math.h>
#include <stdio.h>

enum { N = 1750, M = 1750 };
static double u[M][N];

static double start(double x)
{
    const double pi = 3.141592653589793;
    return sin(pi * x) + sin(2 * pi * x);
}

int main(void)
{
    const double a = 2.5, b = 1.5, c = 0.5, h = a / (N - 1), k = b / (M - 1);
    const double r = c * k / h, r2 = r * r, r22 = r2 / 2, s1 = 1 - r2, s2 = 2 - 2 * r2;
    for (int i = 1; i < N - 1; i++) {
        u[0][i] = start(h * i);
        u[1][i] = s1 * start(h * i) + r22 * (start(h * (i + 1)) + start(h * (i - 1)));
    }
    for (int j = 2; j < M; j++)
        for (int i = 1; i < N - 1; i++)
            u[j][i] = s2 * u[j - 1][i] + r2 * (u[j - 1][i - 1] + u[j - 1][i + 1]) - u[j - 2][i];
    double total = 0, low = u[0][0], high = u[0][0];
    for (int j = 0; j < M; j++) {
        double column = 0;
        for (int i = 0; i < N; i++) {
            column += u[j][i];
            low = u[j][i] < low ? u[j][i] : low;
            high = u[j][i] > high ? u[j][i] : high;
        }
        total += column;
    }
    printf("size %d x %d\nsum %.8g\nextremes %.8g %.8g\n", N, M, total, low, high);
    return 0;
}
