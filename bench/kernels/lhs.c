/* Latin hypercube improved by swaps. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum { N = 60, DIMS = 4 };
static double x[DIMS][N];
static uint32_t seed = 5;

static int draw(int n)
{
    seed = 1664525u * seed + 1013904223u;
    return (int)(seed / 4294967296.0 * n);
}

static double closest(int i)
{
    double d = INFINITY;
    for (int j = 0; j < N; j++)
        if (j != i) {
            double s = 0;
            for (int k = 0; k < DIMS; k++)
                s += (x[k][i] - x[k][j]) * (x[k][i] - x[k][j]);
            d = s < d ? s : d;
        }
    return d;
}

static double closer(int a, int b)
{
    double p = closest(a), q = closest(b);
    return p < q ? p : q;
}

static void swap(double *p, double *q)
{
    double t = *p;
    *p = *q;
    *q = t;
}

int main(void)
{
    int swaps = 0;
    for (int d = 0; d < DIMS; d++) {
        for (int i = 0; i < N; i++)
            x[d][i] = i + 1;
        for (int i = N - 1; i >= 1; i--)
            swap(&x[d][i], &x[d][draw(i + 1)]);
    }
    for (int t = 0; t < 20000; t++) {
        int a = draw(N), b = draw(N);
        if (a == b)
            continue;
        int c = draw(DIMS);
        double before = closer(a, b);
        swap(&x[c][a], &x[c][b]);
        if (closer(a, b) < before)
            swap(&x[c][a], &x[c][b]);
        else
            swaps++;
    }
    double best = INFINITY;
    for (int i = 0; i < N; i++)
        best = fmin(best, closest(i));
    printf("%d %.0f\n", swaps, best);
    for (int i = 0; i < N; i++)
        printf("%.0f ", x[0][i]);
    printf("\n");
    return 0;
}
