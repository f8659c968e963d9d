/* The product of two matrices by three loops, by hand. */
#include <stdio.h>

enum { M = 160, N = 120, P = 140 };
static double a[N][M], b[P][N], c[P][M];

int main(void)
{
    double total = 0;
    for (int h = 0, k = 1; h < N; h++)
        for (int i = 0; i < M; i++, k++)
            a[h][i] = k % 17 - 8;
    for (int j = 0, k = 1; j < P; j++)
        for (int h = 0; h < N; h++, k++)
            b[j][h] = k % 23 - 11;
    for (int j = 0; j < P; j++)
        for (int h = 0; h < N; h++)
            for (int i = 0; i < M; i++)
                c[j][i] += a[h][i] * b[j][h];
    int same = 1;
    for (int j = 0; j < P; j++)
        for (int i = 0; i < M; i++) {
            double sum = 0;
            total += c[j][i];
            for (int h = 0; h < N; h++)
                sum += a[h][i] * b[j][h];
            same = same && sum == c[j][i];
        }
    printf("%g %g %g\n%d\n", total, c[0][0], c[P - 1][M - 1], same);
    return 0;
}
