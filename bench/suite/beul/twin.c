/* Backward Euler by hand: Newton's method with a Jacobian from differences, solved by elimination. */
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 40, STEPS = 60 };
static const double pi = 3.141592653589793;
static double T[N][N]; /* by columns */

/* r = x - w - h * T * x */
static void residual(double h, const double *w, const double *x, double *r)
{
    double f[N] = {0};
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            f[i] += T[j][i] * x[j];
    for (int i = 0; i < N; i++)
        r[i] = x[i] - w[i] - h * f[i];
}

static void jacobian(double h, const double *w, const double *x, double J[N][N])
{
    const double d = 1e-5;
    double ahead[N], y[N], z[N];
    for (int c = 0; c < N; c++) {
        memcpy(ahead, x, sizeof ahead);
        ahead[c] = x[c] + d;
        residual(h, w, ahead, y);
        ahead[c] = x[c] - d;
        residual(h, w, ahead, z);
        for (int i = 0; i < N; i++)
            J[c][i] = (y[i] - z[i]) / (2 * d);
    }
}

/* b = J \ b, by elimination with row pivots; J is overwritten. */
static void solve(double J[N][N], double *b)
{
    for (int k = 0; k < N; k++) {
        int p = k;
        for (int i = k + 1; i < N; i++)
            if (fabs(J[k][i]) > fabs(J[k][p]))
                p = i;
        double held = b[k];
        b[k] = b[p];
        b[p] = held;
        for (int j = k; j < N; j++) {
            held = J[j][k];
            J[j][k] = J[j][p];
            J[j][p] = held;
        }
        for (int i = k + 1; i < N; i++)
            J[k][i] /= J[k][k];
        for (int j = k + 1; j < N; j++)
            for (int i = k + 1; i < N; i++)
                J[j][i] -= J[k][i] * J[j][k];
        for (int i = k + 1; i < N; i++)
            b[i] -= J[k][i] * b[k];
    }
    for (int k = N - 1; k >= 0; k--) {
        b[k] /= J[k][k];
        for (int i = 0; i < k; i++)
            b[i] -= J[k][i] * b[k];
    }
}

static int newton(double h, const double *w, double *x)
{
    static double J[N][N];
    double step[N];
    int k = 0;
    while (k < 50) {
        k++;
        jacobian(h, w, x, J);
        residual(h, w, x, step);
        solve(J, step);
        double most = 0;
        for (int i = 0; i < N; i++) {
            x[i] -= step[i];
            most = fmax(most, fabs(step[i]));
        }
        if (most < 1e-8)
            break;
    }
    return k;
}

int main(void)
{
    const double dx = 1.0 / (N + 1), scale = 0.1 / (dx * dx), h = 1.0 / STEPS;
    double w[N], x[N], t = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            T[j][i] = scale * (i == j ? -2 : i == j + 1 || j == i + 1);
    for (int i = 0; i < N; i++) {
        double at = (i + 1) / (double)(N + 1);
        w[i] = sin(pi * at) + at * (1 - at);
    }
    for (int k = 1; k <= STEPS; k++) {
        t += h;
        memcpy(x, w, sizeof x);
        int its = newton(h, w, x);
        memcpy(w, x, sizeof w);
        if (k % (STEPS / 4) == 0) {
            double squares = 0;
            for (int i = 0; i < N; i++)
                squares += w[i] * w[i];
            printf("step %d: t = %.4f, %d iterations, |w| = %.6f\n", k, t, its, sqrt(squares));
        }
    }
    printf("size %d x %d\n", N, STEPS + 1);
    for (int i = 9; i < N; i += 10)
        printf("%.6f\n", w[i]);
    return 0;
}
