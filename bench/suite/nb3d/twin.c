/* The n-body program by hand, with the pair loop vectorised over the second body. */
#include <math.h>
#include <stdio.h>

enum { N = 30 };
static double pos[3][N], vel[3][N], force[3][N], mass[N];

static double next(double *seed)
{
    double part = *seed - floor(*seed);
    *seed += 10 * part + sqrt(2);
    return part;
}

static void fill(void)
{
    double seed = 1 + N * 3;
    for (int i = 0; i < N; i++)
        for (int c = 0; c < 3; c++)
            pos[c][i] = next(&seed) * 1000.23;
    seed += N;
    for (int i = 0; i < N; i++)
        mass[i] = next(&seed) * 345;
}

static void pull(int k)
{
    double f[3][N];
    for (int i = 0; i < N; i++) {
        double x = pos[0][i] - pos[0][k], y = pos[1][i] - pos[1][k], z = pos[2][i] - pos[2][k];
        double r = i == k ? 1 : x * x + y * y + z * z;
        double g = i == k ? 0 : 1e-11 * (mass[i] * mass[k] / r);
        r = sqrt(r);
        f[0][i] = g * (x / r);
        f[1][i] = g * (y / r);
        f[2][i] = g * (z / r);
    }
    for (int c = 0; c < 3; c++) {
        double sum = 0;
        for (int i = 0; i < N; i++)
            sum += f[c][i];
        force[c][k] = sum;
    }
}

int main(void)
{
    const double dt = 0.5 * 0.0833, end = 0.5 * 32.4362;
    fill();
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
