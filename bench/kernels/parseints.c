/* Integers written and read again in three ways. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 50000 };
static int v[N], hand[N];
static double back[N], again[N];
static char s[8 * N], t[16 * 2000];

int main(void)
{
    char *end = s;
    for (int i = 0; i < N; i++) {
        v[i] = (int)((i + 1) * 7919LL % 100003) - 50000;
        end += sprintf(end, "%d,", v[i]);
    }
    const char *at = s;
    for (int i = 0; i < N; i++) {
        char *after;
        back[i] = (double)strtol(at, &after, 10);
        at = after + 1;
    }
    at = s;
    for (int i = 0; i < N; i++) {
        char *after;
        again[i] = strtod(at, &after);
        at = after + 1;
    }
    int m = 0, sign = 1, value = 0;
    for (at = s; *at; at++)
        if (*at == '-') {
            sign = -1;
        } else if (*at >= '0' && *at <= '9') {
            value = 10 * value + (*at - '0');
        } else {
            hand[m++] = sign * value;
            sign = 1;
            value = 0;
        }
    bool a = true, b = true, c = true;
    for (int i = 0; i < N; i++) {
        a &= v[i] == back[i];
        b &= v[i] == again[i];
        c &= v[i] == hand[i];
    }
    printf("%d %d %d %d\n", (int)(end - s), a, b, c);
    end = t;
    for (int k = 1; k <= 2000; k++)
        end += sprintf(end, "%d:%d;", k, k * k);
    printf("%d %s\n", (int)(end - t), end - 11);
    return 0;
}
