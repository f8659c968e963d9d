/* Maxwell's equations in a box by hand: six fields, one fused loop nest for each. */
#include <stdio.h>

enum { NX = 25, NY = 20, NZ = 15, STEPS = 200 };
static double ex[NZ + 1][NY + 1][NX], ey[NZ + 1][NY][NX + 1], ez[NZ][NY + 1][NX + 1];
static double hx[NZ][NY][NX + 1], hy[NZ][NY + 1][NX], hz[NZ + 1][NY][NX];
static double signal[STEPS][3];

static void magnetic(double q, double cx, double cy, double cz)
{
    for (int z = 0; z < NZ; z++)
        for (int y = 0; y < NY; y++)
            for (int x = 0; x <= NX; x++)
                hx[z][y][x] +=
                    q * ((ey[z + 1][y][x] - ey[z][y][x]) * cz - (ez[z][y + 1][x] - ez[z][y][x]) * cy);
    for (int z = 0; z < NZ; z++)
        for (int y = 0; y <= NY; y++)
            for (int x = 0; x < NX; x++)
                hy[z][y][x] +=
                    q * ((ez[z][y][x + 1] - ez[z][y][x]) * cx - (ex[z + 1][y][x] - ex[z][y][x]) * cz);
    for (int z = 0; z <= NZ; z++)
        for (int y = 0; y < NY; y++)
            for (int x = 0; x < NX; x++)
                hz[z][y][x] +=
                    q * ((ex[z][y + 1][x] - ex[z][y][x]) * cy - (ey[z][y][x + 1] - ey[z][y][x]) * cx);
}

static void electric(double q, double cx, double cy, double cz)
{
    for (int z = 1; z < NZ; z++)
        for (int y = 1; y < NY; y++)
            for (int x = 0; x < NX; x++)
                ex[z][y][x] +=
                    q * ((hz[z][y][x] - hz[z][y - 1][x]) * cy - (hy[z][y][x] - hy[z - 1][y][x]) * cz);
    for (int z = 1; z < NZ; z++)
        for (int y = 0; y < NY; y++)
            for (int x = 1; x < NX; x++)
                ey[z][y][x] +=
                    q * ((hx[z][y][x] - hx[z - 1][y][x]) * cz - (hz[z][y][x] - hz[z][y][x - 1]) * cx);
    for (int z = 0; z < NZ; z++)
        for (int y = 1; y < NY; y++)
            for (int x = 1; x < NX; x++)
                ez[z][y][x] +=
                    q * ((hy[z][y][x] - hy[z][y][x - 1]) * cx - (hx[z][y][x] - hx[z][y - 1][x]) * cy);
}

static double energy(const double *field, size_t count)
{
    double sum = 0;
    for (size_t k = 0; k < count; k++)
        sum += field[k] * field[k];
    return sum;
}

int main(void)
{
    const double eps0 = 8.8541878e-12, mu0 = 4 * 3.141592653589793 * 1e-7, c0 = 299792458;
    const double cx = NX / .05, cy = NY / .04, cz = NZ / .03, dt = 1 / (c0 * 866.0254);
    ex[1][1][0] = 1;
    ey[1][0][1] = 2;
    ez[0][1][1] = 3;
    for (int n = 0; n < STEPS; n++) {
        magnetic(dt / mu0, cx, cy, cz);
        electric(dt / eps0, cx, cy, cz);
        signal[n][0] = ex[3][3][3];
        signal[n][1] = ey[3][3][3];
        signal[n][2] = ez[3][3][3];
    }
    printf("size %d x 3\n", STEPS);
    for (int n = 49; n < STEPS; n += 50)
        printf("signal %.6g %.6g %.6g\n", signal[n][0], signal[n][1], signal[n][2]);
    printf("energy %.8g\n", energy(&ex[0][0][0], sizeof ex / sizeof(double)) +
                                energy(&ey[0][0][0], sizeof ey / sizeof(double)) +
                                energy(&ez[0][0][0], sizeof ez / sizeof(double)));
    return 0;
}
