/* Explicit finite differences for the heat equation on a square plate. */
#include <stdio.h>

enum { N = 300, STEPS = 200 };
static double u[N][N], next[N][N];

int main(void)
{
    const double alpha = 0.2, delta = -100.0 / (N - 1);
    for (int j = 0; j < N; j++)
        u[j][0] = 100;
    for (int i = 0; i < N; i++)
        u[0][i] = 100 + i * delta;
    u[0][N - 1] = 0;
    for (int j = 0; j < N; j++)
        u[j][N - 1] = 25;
    for (int t = 0; t < STEPS; t++) {
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++)
                next[j][i] =
                    u[j][i] + alpha * (u[j][i - 1] + u[j][i + 1] + u[j - 1][i] + u[j + 1][i] - 4 * u[j][i]);
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++)
                u[j][i] = next[j][i];
    }
    double most = u[0][0], total = 0;
    for (int j = 0; j < N; j++) {
        double column = 0;
        for (int i = 0; i < N; i++) {
            column += u[j][i];
            most = u[j][i] > most ? u[j][i] : most;
        }
        total += column;
    }
    printf("%.10f %.10f %.10f\n", u[N / 2 - 1][N / 2 - 1], most, total / (N * N));
    return 0;
}
