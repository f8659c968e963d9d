/* Lloyd's k-means on points of a linear congruential generator. */
#include <stdint.h>
#include <stdio.h>

enum { N = 10000, K = 8, LIMIT = 40 };
static double x[3][N], centre[K][3];
static int nearest[N];

int main(void)
{
    uint32_t seed = 42;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < 3; j++) {
            seed = 1664525u * seed + 1013904223u;
            x[j][i] = seed / 4294967296.0 + 2 * ((i + 1) % K) * (j == 0);
        }
    for (int k = 0; k < K; k++)
        for (int j = 0; j < 3; j++)
            centre[k][j] = x[j][k];
    for (int i = 0; i < N; i++)
        nearest[i] = -1;
    int iter = 0, members[K];
    for (iter = 1; iter <= LIMIT; iter++) {
        int changed = 0;
        double sum[K][3] = {{0}};
        int count[K] = {0};
        for (int i = 0; i < N; i++) {
            double least = 1e300;
            int best = 0;
            for (int k = 0; k < K; k++) {
                double a = x[0][i] - centre[k][0], b = x[1][i] - centre[k][1], c = x[2][i] - centre[k][2];
                double d = a * a + b * b + c * c;
                if (d < least) {
                    least = d;
                    best = k;
                }
            }
            changed |= best != nearest[i];
            nearest[i] = best;
            count[best]++;
            for (int j = 0; j < 3; j++)
                sum[best][j] += x[j][i];
        }
        for (int k = 0; k < K; k++)
            members[k] = count[k];
        if (!changed)
            break;
        for (int k = 0; k < K; k++)
            if (count[k])
                for (int j = 0; j < 3; j++)
                    centre[k][j] = sum[k][j] / count[k];
    }
    printf("%d iterations\n", iter > LIMIT ? LIMIT : iter);
    for (int k = 0; k < K; k++)
        printf("%.8f %.8f %.8f\n", centre[k][0], centre[k][1], centre[k][2]);
    for (int k = 0; k < K; k++)
        printf("%d ", members[k]);
    printf("\n");
    return 0;
}
