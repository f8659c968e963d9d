/* Babai's rounding by hand: the upper triangle is kept by rows. */
#include <math.h>
#include <stdio.h>

enum { N = 120 };
static double r[N][N], y[N], z[N];

static double next(double *seed)
{
    double x = fmod(*seed, 1);
    *seed = *seed + 10 * x + sqrt(2);
    return x;
}

int main(void)
{
    double seed = 1 + N * N, total = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            double x = next(&seed);
            r[i][j] = i > j ? 0 : x + (i == j ? 4 : 0);
        }
    for (int rep = 0; rep < 2000; rep++) {
        seed += N;
        for (int i = 0; i < N; i++)
            y[i] = 100 * next(&seed);
        for (int k = N - 1; k >= 0; k--) {
            double sum = 0;
            for (int j = k + 1; j < N; j++)
                sum += r[k][j] * z[j];
            z[k] = round((y[k] - sum) / r[k][k]);
        }
        for (int k = 0; k < N; k++)
            total += fabs(z[k]);
    }
    printf("total %.0f\n", total);
    for (int k = 0; k < 10; k++)
        printf("%.0f ", z[k]);
    printf("\n");
    return 0;
}
