/* Insertion sort by hand. */
#include <stdio.h>

enum { N = 4000 };

int main(void)
{
    static double v[N];
    int sorted = 1;
    for (int i = 0; i < N; i++)
        v[i] = (double)((i + 1) * 7919LL % 10007);
    for (int i = 1; i < N; i++) {
        double key = v[i];
        int j = i;
        for (; j > 0 && v[j - 1] > key; j--)
            v[j] = v[j - 1];
        v[j] = key;
    }
    for (int i = 0; i < N; i += 800)
        printf("%g ", v[i]);
    for (int i = 1; i < N; i++)
        sorted = sorted && v[i - 1] <= v[i];
    printf("\n%d\n", sorted);
    return 0;
}
