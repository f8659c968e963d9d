/* Young's two slits by hand: the sum is a pair of doubles, no complex library. */
#include <math.h>
#include <stdio.h>

typedef struct {
    double re, im;
} Wave;

static void slit(Wave *amp, double from, double width, double ds, double s, double trans, double K)
{
    const double dist = 5;
    long count = (long)floor(width / ds * (1 + 2.2e-16)) + 1;
    for (long k = 0; k < count; k++) {
        double phase = K * hypot(s - (from + (double)k * ds), dist);
        amp->re += trans * cos(phase);
        amp->im += trans * sin(phase);
    }
}

int main(void)
{
    const double pi = 3.141592653589793, lambda = 633e-9, K = 2 * pi / lambda;
    const int cells = 2;
    const double w1 = 1e-5, w2 = 1e-5, t1 = 1, t2 = 0;
    const double size = w1 + w2, ds = lambda / 100, mean = (w1 + w2) / 2;
    const double dscreen = 5.0 / (10 * cells) * lambda / mean, screen = 3 * 5 * lambda / mean;
    long points = (long)floor(screen / dscreen * (1 + 2.2e-16)) + 1;
    printf("points %ld\n", points);
    for (long p = 0; p < points; p++) {
        double s = (double)p * dscreen;
        Wave amp = {0, 0};
        for (int c = 0; c < cells; c++) {
            slit(&amp, c * size, w1, ds, s, t1, K);
            slit(&amp, c * size + w1, w2, ds, s, t2, K);
        }
        double intensity = amp.re * amp.re + amp.im * amp.im;
        if (p % 6 == 0)
            printf("%8.4g %10.5g\n", 100 * s, intensity / (cells * size / ds));
    }
    return 0;
}
