/* Ways to pay by hand: one row of the table, and the recursion. */
#include <stdio.h>

enum { COINS = 4, AMOUNT = 20000 };
static const int coins[COINS] = {1, 5, 10, 25};

static long ways(int k, int amount)
{
    if (amount == 0)
        return 1;
    return amount < 0 || k == 0 ? 0 : ways(k - 1, amount) + ways(k, amount - coins[k - 1]);
}

int main(void)
{
    static double row[AMOUNT + 1] = {1};
    for (int k = 0; k < COINS; k++)
        for (int a = coins[k]; a <= AMOUNT; a++)
            row[a] += row[a - coins[k]];
    printf("%.0f\n%ld\n", row[AMOUNT], ways(COINS, 100));
    return 0;
}
