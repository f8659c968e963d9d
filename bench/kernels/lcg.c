/* A linear congruential generator, a shuffle and bits of its numbers. */
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    uint32_t seed = 2024;
    int ones = 0, runs = 0, last = -1, deck[52];
    for (int k = 0; k < 3000000; k++) {
        seed = 1664525u * seed + 1013904223u;
        int bit = seed >> 16 & 1;
        ones += bit;
        if (bit != last) {
            runs++;
            last = bit;
        }
    }
    for (int i = 0; i < 52; i++)
        deck[i] = i + 1;
    for (int round = 0; round < 20000; round++)
        for (int i = 52; i >= 2; i--) {
            seed = 1664525u * seed + 1013904223u;
            int j = (int)((seed >> 16) % (uint32_t)i);
            int t = deck[i - 1];
            deck[i - 1] = deck[j];
            deck[j] = t;
        }
    uint32_t x = seed;
    for (int k = 0; k < 1000000; k++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
    }
    printf("%d %d %u\n", ones, runs, seed);
    for (int i = 0; i < 52; i++)
        printf("%d ", deck[i]);
    printf("\n%u\n", x);
    return 0;
}
