/* Three bodies, velocity Verlet. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 40000 };
typedef double vectors[3][3];

static void accelerations(const double (*r)[3], const double *m, double (*a)[3])
{
    for (int i = 0; i < 3; i++) {
        a[i][0] = a[i][1] = a[i][2] = 0;
        for (int j = 0; j < 3; j++)
            if (i != j) {
                double d[3], s = 0;
                for (int k = 0; k < 3; k++) {
                    d[k] = r[j][k] - r[i][k];
                    s += d[k] * d[k];
                }
                s = sqrt(s) * s;
                for (int k = 0; k < 3; k++)
                    a[i][k] += m[j] * d[k] / s;
            }
    }
}

int main(void)
{
    const double m[] = {1, 0.8, 0.5}, dt = 1e-4, half = 0.5 * (dt * dt);
    vectors *r = malloc((STEPS + 1) * sizeof *r);
    vectors first = {{1, 0, 0.1}, {-1, 0.2, 0}, {0, 1.5, -0.1}};
    vectors v = {{0, 0.5, 0}, {0.1, -0.5, 0.05}, {-0.2, 0, 0}}, a, b;
    memcpy(r[0], first, sizeof first);
    accelerations(r[0], m, a);
    for (int t = 0; t < STEPS; t++) {
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 3; k++)
                r[t + 1][i][k] = r[t][i][k] + dt * v[i][k] + half * a[i][k];
        accelerations(r[t + 1], m, b);
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 3; k++) {
                v[i][k] += 0.5 * dt * (a[i][k] + b[i][k]);
                a[i][k] = b[i][k];
            }
    }
    double kinetic = 0, centre[3] = {0};
    for (int i = 0; i < 3; i++) {
        kinetic += m[i] * (v[i][0] * v[i][0] + v[i][1] * v[i][1] + v[i][2] * v[i][2]);
        for (int k = 0; k < 3; k++)
            centre[k] += r[STEPS][i][k] * m[i] / (m[0] + m[1] + m[2]);
    }
    printf("%.8f\n", 0.5 * kinetic);
    for (int i = 0; i < 3; i++)
        printf("%.8f %.8f %.8f\n", r[STEPS][i][0], r[STEPS][i][1], r[STEPS][i][2]);
    printf("%.8f %.8f %.8f\n", centre[0], centre[1], centre[2]);
    free(r);
    return 0;
}
