/* All shortest paths by Floyd and Warshall, twice. */
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 220 };
static double d[N][N], e[N][N]; /* by columns */

int main(void)
{
    const int steps[] = {1, 7, 31, 100};
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            d[j][i] = i == j ? 0 : INFINITY;
    for (int i = 1; i <= N; i++)
        for (int s = 0; s < 4; s++)
            d[(i + steps[s] - 1) % N][i - 1] = i * steps[s] % 17 + 1;
    memcpy(e, d, sizeof d);
    for (int k = 0; k < N; k++)
        for (int j = 0; j < N; j++)
            for (int i = 0; i < N; i++) {
                double t = d[k][i] + d[j][k];
                d[j][i] = t < d[j][i] ? t : d[j][i];
            }
    for (int k = 0; k < N; k++)
        for (int j = 0; j < N; j++)
            for (int i = 0; i < N; i++) {
                double t = e[k][i] + e[j][k];
                e[j][i] = t < e[j][i] ? t : e[j][i];
            }
    double sum = 0, most = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            sum += d[j][i];
            most = d[j][i] > most ? d[j][i] : most;
        }
    printf("%.0f %.0f %.0f %d\n", sum, most, d[N - 1][0], !memcmp(d, e, sizeof d));
    return 0;
}
