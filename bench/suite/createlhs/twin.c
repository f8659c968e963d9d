/* Improvement of a Latin hypercube by hand: a swap changes two rows' distances only, so the others stay. */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { ROWS = 24, COLS = 4, PAIRS = ROWS * (ROWS - 1) / 2, TRIES = 300 };

static int64_t seed = 12345;

static int pick(int top)
{
    seed = 16807 * seed % 2147483647;
    return (int)floor((double)seed / 2147483647.0 * top);
}

static int pair(int i, int j)
{
    int a = i < j ? i : j, b = i < j ? j : i;
    return a * ROWS - (a + 1) * (a + 2) / 2 + b;
}

static double criterion(double sq[COLS][PAIRS])
{
    double sum = 0;
    for (int p = 0; p < PAIRS; p++)
        sum += 1 / sqrt(sq[0][p] + sq[1][p] + sq[2][p] + sq[3][p]);
    return sum;
}

/* The distances of row r in column c to all others. */
static void measure(double sq[PAIRS], const double x[ROWS], int r)
{
    for (int k = 0; k < ROWS; k++)
        if (k != r)
            sq[pair(r, k)] = (x[r] - x[k]) * (x[r] - x[k]);
}

static void swap(double *x, int a, int b)
{
    double held = x[a];
    x[a] = x[b];
    x[b] = held;
}

int main(void)
{
    double x[COLS][ROWS], sq[COLS][PAIRS], held[PAIRS];
    for (int c = 0; c < COLS; c++)
        for (int r = 0; r < ROWS; r++)
            x[c][r] = c == 2 ? ROWS - r : (r + 1) * (2 * c + 5) % ROWS + 1;
    for (int c = 0; c < COLS; c++)
        for (int r = 0; r < ROWS; r++)
            measure(sq[c], x[c], r);
    double best = criterion(sq);
    int swaps = 0;
    for (bool improving = true; improving;) {
        improving = false;
        for (int t = 0; t < TRIES; t++) {
            int a, b;
            do {
                a = pick(ROWS);
                b = pick(ROWS);
            } while (a == b);
            int c = pick(COLS);
            memcpy(held, sq[c], sizeof held);
            swap(x[c], a, b);
            measure(sq[c], x[c], a);
            measure(sq[c], x[c], b);
            double now = criterion(sq);
            if (now < best - 1e-12) {
                best = now;
                swaps++;
                improving = true;
            } else {
                swap(x[c], a, b);
                memcpy(sq[c], held, sizeof held);
            }
        }
    }
    printf("criterion %.6f after %d swaps\n", best, swaps);
    for (int r = 0; r < ROWS; r += 6)
        printf("%3.0f %3.0f %3.0f %3.0f\n", x[0][r], x[1][r], x[2][r], x[3][r]);
    return 0;
}
