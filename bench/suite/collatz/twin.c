/* The longest chain of halving or 3x+1 by hand, in integers. */
#include <stdio.h>

static int length(long x)
{
    int n = 0;
    for (; x != 1; n++)
        x = x % 2 == 0 ? x / 2 : 3 * x + 1;
    return n;
}

int main(void)
{
    int best = 1, steps = 0;
    for (int k = 1; k < 30000; k++) {
        int n = length(k);
        if (n > steps) {
            steps = n;
            best = k;
        }
    }
    printf("%d takes %d steps\n", best, steps);
    return 0;
}
