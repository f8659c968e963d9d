/* Primes by trial division by hand. */
#include <stdio.h>

int main(void)
{
    int count = 0;
    for (int k = 2; k <= 40000; k++) {
        int prime = 1;
        for (int d = 2; d * d <= k && prime; d++)
            prime = k % d != 0;
        count += prime;
    }
    printf("%d\n", count);
    return 0;
}
