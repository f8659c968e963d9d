/* Gaussian elimination with partial pivoting. */
#include <math.h>
#include <stdio.h>

enum { N = 250 };
static double a[N][N + 1], x[N]; /* by rows, as C does it */

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            int p = i + 1, q = j + 1;
            a[i][j] = (p * 7 + q * 13 + p * q) % 97 / 97.0 + (i == j);
            a[i][N] += a[i][j];
        }
    for (int k = 0; k < N; k++) {
        int p = k;
        for (int i = k + 1; i < N; i++)
            if (fabs(a[i][k]) > fabs(a[p][k]))
                p = i;
        if (p != k)
            for (int j = 0; j <= N; j++) {
                double t = a[k][j];
                a[k][j] = a[p][j];
                a[p][j] = t;
            }
        for (int i = k + 1; i < N; i++) {
            double m = a[i][k] / a[k][k];
            for (int j = k; j <= N; j++)
                a[i][j] -= m * a[k][j];
        }
    }
    double sum = 0, worst = 0;
    for (int i = N - 1; i >= 0; i--) {
        double s = 0;
        for (int j = i + 1; j < N; j++)
            s += a[i][j] * x[j];
        x[i] = (a[i][N] - s) / a[i][i];
    }
    for (int i = 0; i < N; i++) {
        sum += x[i];
        worst = fmax(worst, fabs(x[i] - 1));
    }
    printf("%.6f %.6f %d\n", sum, x[16], worst < 1e-8);
    return 0;
}
