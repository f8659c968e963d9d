/* The n-body program by hand: pairs are summed as they come, nothing is stored. */
#include <math.h>
#include <stdio.h>

enum { N = 30 };
static double pos[3][N], vel[3][N], force[3][N], mass[N];

static void fill(double *seed, double *a, double scale)
{
    *seed += N;
    for (int i = 0; i < N; i++) {
        double part = *seed - floor(*seed);
        *seed += 10 * part + sqrt(2);
        a[i] = part * scale;
    }
}

static void pull(int k)
{
    double sum[3] = {0, 0, 0};
    for (int i = 0; i < N; i++) {
        double d[3], r = 0;
        for (int c = 0; c < 3; c++)
            d[c] = pos[c][i] - pos[c][k];
        for (int c = 0; c < 3; c++)
            r += d[c] * d[c];
        if (i == k)
            continue;
        double f = 1e-11 * (mass[i] * mass[k] / r);
        r = sqrt(r);
        for (int c = 0; c < 3; c++)
            sum[c] += f * (d[c] / r);
    }
    for (int c = 0; c < 3; c++)
        force[c][k] = sum[c];
}

int main(void)
{
    const double dt = 0.5 * 0.0833, end = 0.5 * 32.4362;
    double seed = 1;
    for (int c = 0; c < 3; c++)
        fill(&seed, pos[c], 1000.23);
    fill(&seed, mass, 345);
    int steps = (int)floor((end - 1) / dt * (1 + 2.2e-16)) + 1;
    for (int s = 0; s < steps; s++) {
        for (int k = 0; k < N; k++)
            pull(k);
        for (int c = 0; c < 3; c++)
            for (int k = 0; k < N; k++) {
                vel[c][k] += force[c][k] / mass[k] * dt;
                pos[c][k] += vel[c][k] * dt;
            }
    }
    for (int k = 0; k < N; k += 10)
        printf("F %.6g %.6g %.6g\n", force[0][k], force[1][k], force[2][k]);
    for (int k = 0; k < N; k += 10)
        printf("V %.6g %.6g %.6g\n", vel[0][k], vel[1][k], vel[2][k]);
    return 0;
}
