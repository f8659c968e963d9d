/* Normalised Legendre polynomials and two derivatives by hand, a degree per row. */
#include <math.h>
#include <stdio.h>

enum { L = 2000, N = 200 };
static double x[L], p[N + 1][L], d[N + 1][L], e[N + 1][L];

/* row[k] = ((2k-1) x row[k-1] - (k+less) row[k-2]) / (k-by) */
static void recur(double row[][L], int from, int less, int by)
{
    for (int k = from; k <= N; k++)
        for (int i = 0; i < L; i++)
            row[k][i] = ((2 * k - 1) * x[i] * row[k - 1][i] - (k + less) * row[k - 2][i]) / (k - by);
}

int main(void)
{
    double total = 0;
    for (int i = 0; i < L; i++) {
        x[i] = i == L - 1 ? 1 : -1 + i * (2.0 / (L - 1));
        p[0][i] = d[1][i] = 1;
        p[1][i] = x[i];
        d[2][i] = 3 * x[i];
        e[2][i] = 3;
        e[3][i] = 15 * x[i];
    }
    recur(p, 2, -1, 0);
    recur(d, 3, 0, 1);
    recur(e, 4, 1, 2);
    for (int k = 0; k <= N; k++) {
        double s = sqrt(k + 0.5), column = 0;
        for (int i = 0; i < L; i++) {
            p[k][i] *= s;
            d[k][i] *= s;
            e[k][i] *= s;
            column += p[k][i];
        }
        total += column;
    }
    printf("%.6g %.6g %.6g\n%.6g\n", p[100][1000], d[100][1000], e[100][1000], total);
    return 0;
}
