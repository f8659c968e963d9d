/* The sieve of Eratosthenes, twins and gaps among the primes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 5000000 };
static unsigned char composite[N + 1];

int main(void)
{
    for (int i = 2; i * i <= N; i++)
        if (!composite[i])
            for (int j = i * i; j <= N; j += i)
                composite[j] = 1;
    int count = 0, last = 0, twins = 0, widest = 0;
    long long sum = 0;
    for (int i = 2; i <= N; i++)
        if (!composite[i]) {
            if (last) {
                twins += i - last == 2;
                widest = i - last > widest ? i - last : widest;
            }
            if (i % 4 == 1)
                sum += i;
            last = i;
            count++;
        }
    printf("%d primes, the last %d, %d twins, widest gap %d\n", count, last, twins, widest);
    printf("%lld\n", sum);
    return 0;
}
