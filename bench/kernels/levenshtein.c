/* Edit distance of two strings with two rows. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int distance(const char *s, const char *t)
{
    int m = (int)strlen(s), n = (int)strlen(t);
    int *prev = malloc(((size_t)n + 1) * sizeof *prev), *cur = malloc(((size_t)n + 1) * sizeof *cur);
    for (int j = 0; j <= n; j++)
        prev[j] = j;
    for (int i = 1; i <= m; i++) {
        cur[0] = i;
        for (int j = 1; j <= n; j++) {
            int d = prev[j - 1] + (s[i - 1] != t[j - 1]);
            d = prev[j] + 1 < d ? prev[j] + 1 : d;
            cur[j] = cur[j - 1] + 1 < d ? cur[j - 1] + 1 : d;
        }
        int *swap = prev;
        prev = cur;
        cur = swap;
    }
    int d = prev[n];
    free(prev);
    free(cur);
    return d;
}

int main(void)
{
    const char words[] = "the quick brown fox jumps over the lazy dog ";
    enum { LENGTH = sizeof words - 1 };
    static char a[50 * LENGTH + 1], b[48 * LENGTH + 1];
    for (int k = 0; k < 50 * LENGTH; k++)
        a[k] = words[k % LENGTH];
    for (int k = 0; k < 48 * LENGTH; k++)
        b[k] = words[LENGTH - 1 - k % LENGTH];
    printf("%d %d %d\n", distance("kitten", "sitting"), distance("", "abc"), distance(a, b));
    return 0;
}
