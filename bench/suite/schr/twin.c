/* Schroedinger's equation by hand: the Hamiltonian is the five-point stencil that it is. */
#include <complex.h>
#include <math.h>
#include <stdio.h>

enum { N = 14, STEPS = 100, SIZE = N * N };
typedef double complex number;

/* f = H * u / i, where H = -(neighbours - 4 u) / 2 */
static void rate(const number *u, number *f)
{
    for (int c = 0; c < N; c++)
        for (int r = 0; r < N; r++) {
            const number *at = u + c * N + r;
            number sum = -4 * *at;
            sum += r > 0 ? at[-1] : 0;
            sum += r < N - 1 ? at[1] : 0;
            sum += c > 0 ? at[-N] : 0;
            sum += c < N - 1 ? at[N] : 0;
            number hu = -sum / 2;
            f[c * N + r] = CMPLX(cimag(hu), -creal(hu));
        }
}

static void ahead(const number *u, double h, const number *k, number *to)
{
    for (int i = 0; i < SIZE; i++)
        to[i] = u[i] + h * k[i];
}

static double norm(const number *u)
{
    double squares = 0;
    for (int i = 0; i < SIZE; i++)
        squares += creal(u[i]) * creal(u[i]) + cimag(u[i]) * cimag(u[i]);
    return sqrt(squares);
}

int main(void)
{
    const double h = 0.01;
    number u[SIZE], v[SIZE], k[4][SIZE];
    double w[N], x[N], first = 0, last = 0;
    for (int i = 0; i < N; i++) {
        x[i] = -2.5 + 5.0 * i / (N - 1);
        w[i] = fabs(x[i]) < 2 ? exp(-1 / (4 - x[i] * x[i])) : 0;
    }
    for (int c = 0; c < N; c++)
        for (int r = 0; r < N; r++)
            u[c * N + r] = w[r] * (w[c] * CMPLX(cos(x[c]), sin(x[c])));
    for (int n = 0; n < STEPS; n++) {
        rate(u, k[0]);
        ahead(u, h / 2, k[0], v);
        rate(v, k[1]);
        ahead(u, h / 2, k[1], v);
        rate(v, k[2]);
        ahead(u, h, k[2], v);
        rate(v, k[3]);
        for (int i = 0; i < SIZE; i++)
            u[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
        last = norm(u);
        if (n == 0)
            first = last;
    }
    printf("norms %.6f %.6f\n", first, last);
    for (int c = 4; c < 8; c++)
        printf("%.6f %.6f\n", creal(u[c * N + 6]), cimag(u[c * N + 6]));
    return 0;
}
