/* Prime factors by trial division. */
#include <stdio.h>

static int factorise(long long n, long long *f)
{
    int count = 0;
    for (long long p = 2; p * p <= n; p++)
        while (n % p == 0) {
            f[count++] = p;
            n /= p;
        }
    if (n > 1)
        f[count++] = n;
    return count;
}

int main(void)
{
    long long f[64], total = 0;
    int longest = 0, at = 0;
    for (int n = 2; n <= 60000; n++) {
        int count = factorise(n, f);
        total += f[count - 1];
        if (count > longest) {
            longest = count;
            at = n;
        }
    }
    printf("%lld %d %d\n", total, longest, at);
    int count = factorise(600851475143LL, f);
    for (int i = 0; i < count; i++)
        printf("%lld ", f[i]);
    printf("\n");
    return 0;
}
