/* Monte Carlo estimates of pi and of an Asian option. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum { N = 2000000, PATHS = 5000, DAYS = 50 };
static uint32_t seed = 12345;

static double uniform(void)
{
    seed = 1664525u * seed + 1013904223u;
    return seed / 4294967296.0;
}

int main(void)
{
    static double payoff[PATHS];
    long inside = 0;
    for (int k = 0; k < N; k++) {
        double x = uniform(), y = uniform();
        inside += x * x + y * y <= 1;
    }
    printf("%.8f\n", 4.0 * (double)inside / N);
    const double dt = 1.0 / DAYS, drift = (0.05 - 0.02) * dt, spread = 0.2 * sqrt(dt);
    double sum = 0, squares = 0;
    for (int p = 0; p < PATHS; p++) {
        double s = 100, total = 0;
        for (int d = 0; d < DAYS; d++) {
            double u1 = uniform(), u2 = uniform();
            double g = sqrt(-2 * log(u1 + 1e-12)) * cos(2 * 3.14159265358979323846 * u2);
            s *= exp(drift + spread * g);
            total += s;
        }
        payoff[p] = total / DAYS > 100 ? total / DAYS - 100 : 0;
        sum += payoff[p];
    }
    for (int p = 0; p < PATHS; p++)
        squares += (payoff[p] - sum / PATHS) * (payoff[p] - sum / PATHS);
    printf("%.8f %.8f\n", exp(-0.05) * (sum / PATHS), sqrt(squares / (PATHS - 1)) / sqrt(PATHS));
    return 0;
}
