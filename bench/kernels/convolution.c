/* Full convolution of two sequences. */
#include <math.h>
#include <stdio.h>

enum { N = 20000, H = 301 };
static double x[N], h[H], y[N + H - 1];

int main(void)
{
    double total = 0;
    for (int i = 0; i < N; i++)
        x[i] = (i + 1) * 37 % 101 / 101.0;
    for (int i = 0; i < H; i++) {
        double t = (i - 150) / 50.0;
        h[i] = exp(-(t * t));
        total += h[i];
    }
    for (int i = 0; i < H; i++)
        h[i] /= total;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < H; j++)
            y[i + j] += x[i] * h[j];
    double most = y[0], sum = 0;
    int at = 0;
    for (int i = 0; i < N + H - 1; i++) {
        sum += y[i];
        if (y[i] > most) {
            most = y[i];
            at = i;
        }
    }
    printf("%d %.10f %d %.10f %.10f\n", N + H - 1, most, at + 1, sum / (N + H - 1), y[N + H - 2]);
    return 0;
}
