/* What simulate.m does, on the board: fifty noisy positions go through the filter. */
#include "kalman_step.h"

#include <math.h>
#include <stdio.h>

_Static_assert(KALMAN_STEP_RAM == 0 && KALMAN_STEP_STACK < 2000, "the filter needs too much memory");

int main(void)
{
    double x[4] = {0, 0, 1, 1};
    double P[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    for (int k = 1; k <= 50; k++) {
        const double noise[2] = {fmod(7 * k, 11) / 26 - 0.2, fmod(5 * k, 13) / 26 - 0.2};
        const double z[2] = {0.1 * k + noise[0], 5 - 0.05 * k + noise[1]};
        if (kalman_step(x, P, z, x, P)) {
            printf("%s\n", m2c_last_failure().message);
            return 1;
        }
        if (k % 10 == 0)
            printf("%2d: measured %6.3f %6.3f  position %6.3f %6.3f  velocity %6.3f %6.3f\n", k, z[0], z[1],
                   x[0], x[1], x[2], x[3]);
    }
    return 0;
}
