/* Transitive closure by hand: repeated squaring in two buffers, blocked by columns. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 450 };
static double bufs[2][N * N];

/* c = a * a, columns; skipping zero factors would be another algorithm. */
static void square(const double *restrict a, double *restrict c)
{
    memset(c, 0, sizeof bufs[0]);
    for (int j = 0; j < N; j += 2)
        for (int k = 0; k < N; k += 2) {
            double b00 = a[j * N + k], b01 = a[j * N + k + 1];
            double b10 = a[(j + 1) * N + k], b11 = a[(j + 1) * N + k + 1];
            const double *a0 = a + k * N, *a1 = a0 + N;
            double *c0 = c + j * N, *c1 = c0 + N;
            for (int i = 0; i < N; i++) {
                c0[i] += a0[i] * b00 + a1[i] * b01;
                c1[i] += a0[i] * b10 + a1[i] * b11;
            }
        }
}

int main(void)
{
    double *b = bufs[0], *t = bufs[1];
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++) {
            if (2 * i * j < N) {
                b[(i + j - 1) * N + N - i - 1] = 1;
                b[(N - i - j - 1) * N + i - 1] = 1;
            }
            if (i == j)
                b[(j - 1) * N + i - 1] = 1;
        }
    for (double x = N / 2.0; x >= 1; x /= 2) {
        square(b, t);
        double *swap = b;
        b = t;
        t = swap;
    }
    long pairs = 0;
    for (size_t k = 0; k < (size_t)N * N; k++)
        pairs += b[k] > 0;
    printf("reachable pairs %ld\nclass logical, clock entries 6\n", pairs);
    return 0;
}
