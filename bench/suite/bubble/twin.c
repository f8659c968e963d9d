/* Bubble sort by hand. */
#include <stdio.h>

enum { N = 3000 };

int main(void)
{
    static double x[N];
    int sorted = 1;
    for (int i = 0; i < N; i++)
        x[i] = (double)((i + 1) * 7919LL % 10007);
    for (int j = 1; j < N; j++)
        for (int i = 1; i < N; i++)
            if (x[i - 1] > x[i]) {
                double t = x[i - 1];
                x[i - 1] = x[i];
                x[i] = t;
            }
    for (int i = 0; i < N; i += 500)
        printf("%g ", x[i]);
    for (int i = 1; i < N; i++)
        sorted = sorted && x[i - 1] <= x[i];
    printf("\n%d\n", sorted);
    return 0;
}
