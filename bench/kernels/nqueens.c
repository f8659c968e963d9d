/* All solutions of the n queens problem. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 9, M = 10 };
static bool cols[N], d1[2 * N - 1], d2[2 * N - 1];

static int place(int row)
{
    if (row == N)
        return 1;
    int count = 0;
    for (int c = 0; c < N; c++) {
        int a = row + c, b = row - c + N - 1;
        if (!cols[c] && !d1[a] && !d2[b]) {
            cols[c] = d1[a] = d2[b] = true;
            count += place(row + 1);
            cols[c] = d1[a] = d2[b] = false;
        }
    }
    return count;
}

static bool safe(const int *q, int k)
{
    for (int i = 0; i < k; i++)
        if (q[i] == q[k] || abs(q[i] - q[k]) == k - i)
            return false;
    return true;
}

int main(void)
{
    int q[M] = {0}, k = 0, found = 0;
    while (k >= 0) {
        q[k]++;
        while (q[k] <= M && !safe(q, k))
            q[k]++;
        if (q[k] > M)
            k--;
        else if (k == M - 1)
            found++;
        else
            q[++k] = 0;
    }
    printf("%d %d\n", place(0), found);
    return 0;
}
