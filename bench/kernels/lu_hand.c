/* LU decomposition by hand, without and with a permutation vector. */
#include <math.h>
#include <stdio.h>

enum { N = 240 };
static double a[N][N], l[N][N], u[N][N], b[N][N]; /* by columns */

int main(void)
{
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            a[j][i] = u[j][i] = 1.0 / (1 + (i > j ? i - j : j - i)) + 2 * (i == j);
            l[j][i] = i == j;
        }
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            b[j][i] = a[(j + 1) % N][i];
    for (int k = 0; k < N - 1; k++) {
        for (int i = k + 1; i < N; i++)
            l[k][i] = u[k][i] / u[k][k];
        for (int j = k; j < N; j++)
            for (int i = k + 1; i < N; i++)
                u[j][i] -= l[k][i] * u[j][k];
    }
    double det = 1, worst = 0;
    for (int i = 0; i < 50; i++)
        det *= u[i][i];
    for (int j = 0; j < N; j++) {
        double column[N] = {0};
        for (int k = 0; k < N; k++)
            for (int i = 0; i < N; i++)
                column[i] += l[k][i] * u[j][k];
        for (int i = 0; i < N; i++)
            worst = fmax(worst, fabs(column[i] - a[j][i]));
    }
    int p[N];
    for (int i = 0; i < N; i++)
        p[i] = i + 1;
    for (int k = 0; k < N - 1; k++) {
        int m = k;
        for (int i = k + 1; i < N; i++)
            if (fabs(b[k][i]) > fabs(b[k][m]))
                m = i;
        for (int j = 0; j < N; j++) {
            double t = b[j][k];
            b[j][k] = b[j][m];
            b[j][m] = t;
        }
        int t = p[k];
        p[k] = p[m];
        p[m] = t;
        for (int i = k + 1; i < N; i++)
            b[k][i] /= b[k][k];
        for (int j = k + 1; j < N; j++)
            for (int i = k + 1; i < N; i++)
                b[j][i] -= b[k][i] * b[j][k];
    }
    double sum = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            sum += fabs(b[j][i]);
    int mixed = 0;
    for (int i = 0; i < 5; i++)
        mixed += p[i] * (i + 1);
    printf("%.10f %.10f\n%.10f %d\n", det, (double)(worst < 1e-10), sum, mixed);
    return 0;
}
