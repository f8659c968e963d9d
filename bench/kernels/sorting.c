/* Heap sort, insertion sort and shell sort by hand, checked by qsort. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 200000, FEW = 6000 };
static double x[N], h[N], s[N], few[FEW], ref[N];

static void sift(double *a, int root, int last)
{
    while (2 * root <= last) {
        int child = 2 * root;
        if (child < last && a[child - 1] < a[child])
            child++;
        if (a[root - 1] >= a[child - 1])
            return;
        double t = a[root - 1];
        a[root - 1] = a[child - 1];
        a[child - 1] = t;
        root = child;
    }
}

static int compare(const void *p, const void *q)
{
    double a = *(const double *)p, b = *(const double *)q;
    return (a > b) - (a < b);
}

int main(void)
{
    uint32_t seed = 3;
    for (int k = 0; k < N; k++) {
        seed = 1664525u * seed + 1013904223u;
        x[k] = seed;
    }
    memcpy(h, x, sizeof x);
    memcpy(s, x, sizeof x);
    memcpy(ref, x, sizeof x);
    memcpy(few, x, sizeof few);
    for (int start = N / 2; start >= 1; start--)
        sift(h, start, N);
    for (int last = N; last >= 2; last--) {
        double t = h[0];
        h[0] = h[last - 1];
        h[last - 1] = t;
        sift(h, 1, last - 1);
    }
    for (int gap = N / 2; gap > 0; gap /= 2)
        for (int i = gap; i < N; i++) {
            double t = s[i];
            int j = i;
            for (; j >= gap && s[j - gap] > t; j -= gap)
                s[j] = s[j - gap];
            s[j] = t;
        }
    for (int i = 1; i < FEW; i++) {
        double key = few[i];
        int j = i - 1;
        for (; j >= 0 && few[j] > key; j--)
            few[j + 1] = few[j];
        few[j + 1] = key;
    }
    qsort(ref, N, sizeof *ref, compare);
    int sorted = 1;
    for (int i = 1; i < FEW; i++)
        sorted &= few[i - 1] <= few[i];
    printf("%d %d %d\n", !memcmp(h, ref, sizeof h), !memcmp(s, ref, sizeof s), sorted);
    printf("%.0f %.0f %.0f\n", h[0], s[N / 2 - 1], few[FEW - 1]);
    return 0;
}
