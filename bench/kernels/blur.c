/* A blur of an 8-bit picture with a 5x5 kernel, edges replicated, and a threshold. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum { H = 300, W = 400, R = 2 };
static uint8_t img[W][H], out[W][H];

static int clamp(int v, int most)
{
    return v < 0 ? 0 : v > most ? most : v;
}

int main(void)
{
    const double g[] = {1, 4, 6, 4, 1};
    double k[5][5];
    for (int a = 0; a < 5; a++)
        for (int b = 0; b < 5; b++)
            k[a][b] = g[a] * g[b] / 256;
    for (int j = 0; j < W; j++)
        for (int i = 0; i < H; i++)
            img[j][i] = (uint8_t)(((i + 1) * (j + 1) + 3 * (i + 1)) % 256);
    long sum = 0, bright = 0;
    for (int j = 0; j < W; j++)
        for (int i = 0; i < H; i++) {
            double acc = 0;
            for (int a = -R; a <= R; a++)
                for (int b = -R; b <= R; b++)
                    acc += img[clamp(j + b, W - 1)][clamp(i + a, H - 1)] * k[a + R][b + R];
            out[j][i] = (uint8_t)floor(acc + 0.5);
            sum += out[j][i];
            bright += out[j][i] > 128;
        }
    printf("%ld %ld %d %d\n", sum, bright, out[0][0], out[W - 1][H - 1]);
    return 0;
}
