/* Matrix powers by repeated squaring, modulo a prime. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 3, P = 1000003 };

static void multiply(int n, int64_t out[MOST][MOST], int64_t a[MOST][MOST], int64_t b[MOST][MOST])
{
    int64_t product[MOST][MOST];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int64_t sum = 0;
            for (int k = 0; k < n; k++)
                sum += a[i][k] * b[k][j];
            product[i][j] = sum % P;
        }
    for (int i = 0; i < n; i++)
        memcpy(out[i], product[i], (size_t)n * sizeof **out);
}

static void power(int n, int64_t r[MOST][MOST], int64_t m[MOST][MOST], int64_t e)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            r[i][j] = i == j;
    while (e > 0) {
        if (e % 2)
            multiply(n, r, r, m);
        multiply(n, m, m, m);
        e /= 2;
    }
}

int main(void)
{
    int64_t total = 0, r[MOST][MOST];
    for (int k = 1; k <= 20000; k++) {
        int64_t f[MOST][MOST] = {{1, 1}, {1, 0}};
        power(2, r, f, 1000 + k);
        total = (total + r[0][1]) % P;
    }
    int64_t a[MOST][MOST] = {{2, 1, 0}, {1, 3, 1}, {0, 1, 4}};
    power(3, r, a, 123456789);
    printf("%lld\n", (long long)total);
    for (int i = 0; i < 3; i++)
        printf("%lld %lld %lld\n", (long long)r[i][0], (long long)r[i][1], (long long)r[i][2]);
    return 0;
}
