/* A recursive fast Fourier transform. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const double pi = 3.14159265358979323846;
typedef struct {
    double re, im;
} complex_t;

static void transform(const complex_t *x, int stride, complex_t *y, int n)
{
    if (n == 1) {
        *y = *x;
        return;
    }
    int half = n / 2;
    transform(x, 2 * stride, y, half);
    transform(x + stride, 2 * stride, y + half, half);
    for (int k = 0; k < half; k++) {
        double a = -2 * pi * k / n, c = cos(a), s = sin(a);
        complex_t e = y[k], o = y[k + half];
        complex_t t = {c * o.re - s * o.im, c * o.im + s * o.re};
        y[k] = (complex_t){e.re + t.re, e.im + t.im};
        y[k + half] = (complex_t){e.re - t.re, e.im - t.im};
    }
}

int main(void)
{
    enum { N = 1 << 15 };
    complex_t *x = calloc(N, sizeof *x), *y = calloc(N, sizeof *y);
    for (int i = 0; i < N; i++)
        x[i].re = cos(2 * pi * 5 * i / N) + (i + 1) % 7;
    transform(x, 1, y, N);
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += hypot(y[i].re, y[i].im);
    printf("%.6f %.6f\n%.6f\n", y[0].re, hypot(y[5].re, y[5].im), sum);
    free(x);
    free(y);
    return 0;
}
