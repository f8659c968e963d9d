/* The longest Collatz chain and the highest number on the way. */
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    int longest = 0, start = 1;
    uint64_t highest = 0;
    for (int n = 1; n <= 200000; n++) {
        uint64_t m = (uint64_t)n;
        int steps = 0;
        while (m != 1) {
            m = m % 2 == 0 ? m / 2 : 3 * m + 1;
            highest = m > highest ? m : highest;
            steps++;
        }
        if (steps > longest) {
            longest = steps;
            start = n;
        }
    }
    printf("%d %d %llu\n", start, longest, (unsigned long long)highest);
    return 0;
}
