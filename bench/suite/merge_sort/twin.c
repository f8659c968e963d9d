/* Merge sort by hand: halves are sorted in place, one spare array for the merges. */
#include <stdio.h>
#include <string.h>

enum { N = 20000 };
static double v[N], spare[N];

static void sort(double *x, int n)
{
    int m = n / 2, a = 0, b = m;
    if (n < 2)
        return;
    sort(x, m);
    sort(x + m, n - m);
    for (int k = 0; k < n; k++)
        spare[k] = a < m && (b >= n || x[a] <= x[b]) ? x[a++] : x[b++];
    memcpy(x, spare, (size_t)n * sizeof *x);
}

int main(void)
{
    int sorted = 1;
    for (int i = 0; i < N; i++)
        v[i] = (double)((i + 1) * 7919LL % 100003);
    sort(v, N);
    for (int i = 0; i < N; i += 4000)
        printf("%g ", v[i]);
    for (int i = 1; i < N; i++)
        sorted = sorted && v[i - 1] <= v[i];
    printf("\n%d\n", sorted);
    return 0;
}
