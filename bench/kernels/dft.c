/* A discrete Fourier transform by its definition. */
#include <math.h>
#include <stdio.h>

enum { N = 1200 };
static const double pi = 3.14159265358979323846;

int main(void)
{
    static double x[N], c[N], s[N], re[N], im[N];
    for (int i = 0; i < N; i++) {
        double t = (double)i / N;
        x[i] = sin(2 * pi * 50 * t) + 0.5 * cos(2 * pi * 120 * t) + 0.1;
        c[i] = cos(-2 * pi * i / N);
        s[i] = sin(-2 * pi * i / N);
    }
    double top = -1, total = 0;
    int at = 0;
    for (int k = 0; k < N; k++) {
        double a = 0, b = 0;
        for (int m = 0; m < N; m++) {
            int j = k * m % N;
            a += x[m] * c[j];
            b += x[m] * s[j];
        }
        re[k] = a;
        im[k] = b;
        double size = hypot(a, b), power = size * size / N;
        total += power;
        if (k < N / 2 && power > top) {
            top = power;
            at = k;
        }
    }
    printf("%d %.8f %.8f\n%.8f %.8f\n", at, top, total, re[120], im[50]);
    return 0;
}
