/* Quicksort, out of place and in place. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 100000 };
static double x[N], s[N], t[N], spare[N];

static void apart(double *a, double *room, int n)
{
    if (n <= 1)
        return;
    double pivot = a[(n + 1) / 2 - 1];
    int less = 0, same = 0, more = 0;
    for (int i = 0; i < n; i++)
        if (a[i] < pivot)
            room[less++] = a[i];
    for (int i = 0; i < n; i++)
        if (a[i] == pivot)
            room[less + same++] = a[i];
    for (int i = 0; i < n; i++)
        if (a[i] > pivot)
            room[less + same + more++] = a[i];
    memcpy(a, room, (size_t)n * sizeof *a);
    apart(a, room, less);
    apart(a + less + same, room, more);
}

static void in_place(double *a, int lo, int hi)
{
    if (lo >= hi)
        return;
    double pivot = a[(lo + hi) / 2];
    int i = lo, j = hi;
    while (i <= j) {
        while (a[i] < pivot)
            i++;
        while (a[j] > pivot)
            j--;
        if (i <= j) {
            double u = a[i];
            a[i++] = a[j];
            a[j--] = u;
        }
    }
    in_place(a, lo, j);
    in_place(a, i, hi);
}

int main(void)
{
    uint32_t seed = 17;
    for (int k = 0; k < N; k++) {
        seed = 1664525u * seed + 1013904223u;
        x[k] = seed / 1000;
    }
    memcpy(s, x, sizeof x);
    memcpy(t, x, sizeof x);
    apart(s, spare, N);
    in_place(t, 0, N - 1);
    int sorted = 1;
    for (int i = 1; i < N; i++)
        sorted &= s[i - 1] <= s[i];
    printf("%.0f %.0f %.0f %d %d\n", s[0], s[N / 2 - 1], s[N - 1], !memcmp(s, t, sizeof s), sorted);
    return 0;
}
