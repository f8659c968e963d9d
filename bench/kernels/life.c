/* Conway's Game of Life on a torus. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { N = 256, STEPS = 200 };
static uint8_t grid[N][N], next[N][N];

int main(void)
{
    uint32_t seed = 7;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            seed = 1664525u * seed + 1013904223u;
            grid[j][i] = seed > 2147483648u;
        }
    for (int t = 0; t < STEPS; t++) {
        for (int j = 0; j < N; j++) {
            const uint8_t *l = grid[(j + N - 1) % N], *m = grid[j], *r = grid[(j + 1) % N];
            uint8_t three[N];
            for (int i = 0; i < N; i++)
                three[i] = (uint8_t)(l[i] + m[i] + r[i]);
            for (int i = 1; i < N - 1; i++) {
                uint8_t k = (uint8_t)(three[i - 1] + three[i] + three[i + 1] - m[i]);
                next[j][i] = (m[i] & (k == 2)) | (k == 3);
            }
            uint8_t first = (uint8_t)(three[N - 1] + three[0] + three[1] - m[0]);
            uint8_t last = (uint8_t)(three[N - 2] + three[N - 1] + three[0] - m[N - 1]);
            next[j][0] = (m[0] & (first == 2)) | (first == 3);
            next[j][N - 1] = (m[N - 1] & (last == 2)) | (last == 3);
        }
        memcpy(grid, next, sizeof grid);
    }
    int alive = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            alive += grid[j][i];
    printf("%d alive\n", alive);
    for (int j = 0; j < 16; j++) {
        int sum = 0;
        for (int i = 0; i < N; i++)
            sum += grid[j][i];
        printf("%d ", sum);
    }
    printf("\n");
    return 0;
}
