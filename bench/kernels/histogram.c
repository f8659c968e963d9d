/* Histograms, twice, and a cumulative distribution. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 2000000, BINS = 64 };

int main(void)
{
    double *data = malloc(N * sizeof *data);
    uint32_t seed = 99;
    for (int k = 0; k < N; k++) {
        seed = 1664525u * seed + 1013904223u;
        double u = seed / 4294967296.0;
        data[k] = u * u;
    }
    int counts[BINS] = {0}, again[BINS] = {0};
    for (int k = 0; k < N; k++) {
        int b = (int)(data[k] * BINS);
        counts[b < BINS ? b : BINS - 1]++;
    }
    for (int k = 0; k < N; k++) {
        int b = (int)(data[k] * BINS);
        again[b < BINS ? b : BINS - 1]++;
    }
    int middle = 0;
    double below = 0, total = 0;
    for (int b = 0; b < BINS; b++) {
        below += counts[b];
        total += below / N;
        if (!middle && below / N >= 0.5)
            middle = b + 1;
    }
    printf("%d %d %d %d\n%.8f\n", counts[0], counts[BINS - 1], middle, !memcmp(counts, again, sizeof counts),
           total);
    free(data);
    return 0;
}
