/* A Kalman filter of position and velocity in the plane. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void product(int m, int l, int n, const double *a, const double *b, double *c)
{
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            double s = 0;
            for (int k = 0; k < l; k++)
                s += a[i * l + k] * b[k * n + j];
            c[i * n + j] = s;
        }
}

static double draw(void)
{
    static int64_t seed = 1;
    seed = 16807 * seed % 2147483647;
    return (double)seed / 2147483647 - 0.5;
}

int main(void)
{
    const double dt = 0.1;
    const double f[16] = {1, 0, dt, 0, 0, 1, 0, dt, 0, 0, 1, 0, 0, 0, 0, 1};
    double ft[16], x[4] = {0, 0, 1, 1}, p[16] = {0}, err = 0;
    const int steps = 100000;
    for (int i = 0; i < 4; i++) {
        p[i * 5] = 1;
        for (int j = 0; j < 4; j++)
            ft[i * 4 + j] = f[j * 4 + i];
    }
    for (int k = 1; k <= steps; k++) {
        double n1 = draw(), n2 = draw();
        double truth[2] = {10 * cos(k * dt / 50), 10 * sin(k * dt / 50)};
        double z[2] = {truth[0] + n1, truth[1] + n2}, y[4], t[16], gain[8], m[16] = {0};
        product(4, 4, 1, f, x, y);
        product(4, 4, 4, f, p, t);
        product(4, 4, 4, t, ft, p);
        for (int i = 0; i < 4; i++)
            p[i * 5] += 0.01;
        double a = p[0] + 0.5, b = p[1], c = p[4], d = p[5] + 0.5, det = a * d - b * c;
        for (int i = 0; i < 4; i++) {
            gain[2 * i] = (p[4 * i] * d - p[4 * i + 1] * c) / det;
            gain[2 * i + 1] = (p[4 * i + 1] * a - p[4 * i] * b) / det;
        }
        double r0 = z[0] - y[0], r1 = z[1] - y[1];
        for (int i = 0; i < 4; i++) {
            x[i] = y[i] + (gain[2 * i] * r0 + gain[2 * i + 1] * r1);
            m[i * 5] = 1;
            m[4 * i] -= gain[2 * i];
            m[4 * i + 1] -= gain[2 * i + 1];
        }
        memcpy(t, p, sizeof t);
        product(4, 4, 4, m, t, p);
        double e0 = x[0] - truth[0], e1 = x[1] - truth[1];
        err += e0 * e0 + e1 * e1;
    }
    printf("%.6f %.6f %.6f\n", sqrt(err / steps), x[0], p[10]);
    return 0;
}
