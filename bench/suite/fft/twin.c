/* The radix-2 transform by hand, on interleaved parts. */
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NN = 16384, N = 2 * NN };
static const double pi = 3.141592653589793;
static double x[N], y[N], z[N];

static void transform(double *d, int sign)
{
    for (int i = 0, j = 0; i < N; i += 2) {
        if (j > i) {
            double re = d[j], im = d[j + 1];
            d[j] = d[i];
            d[j + 1] = d[i + 1];
            d[i] = re;
            d[i + 1] = im;
        }
        int m = NN;
        while (m >= 2 && j >= m) {
            j -= m;
            m /= 2;
        }
        j += m;
    }
    for (int size = 2; size < N; size *= 2) {
        double theta = sign * (2 * pi / size), half = sin(0.5 * theta);
        double wpr = -2 * half * half, wpi = sin(theta), wr = 1, wi = 0;
        for (int m = 0; m < size; m += 2) {
            for (int i = m; i < N; i += 2 * size) {
                double *a = d + i, *b = a + size;
                double re = wr * b[0] - wi * b[1], im = wr * b[1] + wi * b[0];
                b[0] = a[0] - re;
                b[1] = a[1] - im;
                a[0] += re;
                a[1] += im;
            }
            double t = wr;
            wr = wr * wpr - wi * wpi + wr;
            wi = wi * wpr + t * wpi + wi;
        }
    }
}

int main(void)
{
    double worst = 0;
    for (int k = 0; k < NN; k++)
        x[2 * k] = cos(2 * pi * 5 * k / NN) + (k + 1) % 7 / 7.0;
    memcpy(y, x, sizeof x);
    transform(y, 1);
    memcpy(z, y, sizeof y);
    transform(z, -1);
    for (int k = 0; k < N; k++)
        worst = fmax(worst, fabs(z[k] / NN - x[k]));
    printf("%.6g %.6g %.6g\nback %d\n", y[0], y[10], y[11], worst < 1e-10);
    return 0;
}
