/* Laplace's equation by over-relaxation, by hand. */
#include <math.h>
#include <stdio.h>

enum { SIDE = 134 };
static double u[SIDE][SIDE]; /* [column][row] */

static void edges(double f1, double f2, double f3, double f4)
{
    const int e = SIDE - 1;
    for (int l = 0; l < SIDE; l++) {
        u[l][0] = f3;
        u[l][e] = f4;
    }
    for (int k = 0; k < SIDE; k++) {
        u[0][k] = f1;
        u[e][k] = f2;
    }
    u[0][0] = (u[1][0] + u[0][1]) / 2;
    u[e][0] = (u[e - 1][0] + u[e][1]) / 2;
    u[0][e] = (u[0][e - 1] + u[1][e]) / 2;
    u[e][e] = (u[e][e - 1] + u[e - 1][e]) / 2;
}

int main(void)
{
    const double pi = 3.141592653589793, f1 = 20, f2 = 180, f3 = 80, f4 = 0;
    const double ave = (4 * (f1 + f2) + 4 * (f3 + f4)) / 16;
    for (int l = 0; l < SIDE; l++)
        for (int k = 0; k < SIDE; k++)
            u[l][k] = ave;
    edges(f1, f2, f3, f4);
    const double cs = 2 * cos(pi / (SIDE - 1)), w = 4 / (2 + sqrt(4 - cs * cs));
    double err = 1;
    for (int cnt = 0; err > 1e-5 && cnt <= 1000; cnt++) {
        err = 0;
        for (int l = 1; l < SIDE - 1; l++)
            for (int k = 1; k < SIDE - 1; k++) {
                double relx = w * (u[l + 1][k] + u[l - 1][k] + u[l][k + 1] + u[l][k - 1] - 4 * u[l][k]) / 4;
                u[l][k] += relx;
                if (err <= fabs(relx))
                    err = fabs(relx);
            }
    }
    double mean = 0;
    for (int l = 0; l < SIDE; l++) {
        double column = 0;
        for (int k = 0; k < SIDE; k++)
            column += u[l][k];
        mean += column / SIDE;
    }
    printf("size %d x %d\nmean %.10g\nmiddle %.8f\n", SIDE, SIDE, mean / SIDE, u[65][65]);
    return 0;
}
