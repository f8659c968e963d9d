/* Monte Carlo pi by hand; the generator stays in integers. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

static int64_t seed = 42;

static double uniform(void)
{
    seed = 16807 * seed % 2147483647;
    return (double)seed / 2147483647.0;
}

int main(void)
{
    const int n = 500, m = 400;
    int hits = 0;
    for (int k = 0; k < n * m; k++) {
        double x = uniform(), y = uniform();
        hits += x * x + y * y <= 1;
    }
    double p = 4.0 * hits / (n * m);
    printf("%.6f\n%d\n", p, fabs(p - 3.141592653589793) < 0.01);
    return 0;
}
