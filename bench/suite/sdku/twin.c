/* Sudoku by hand: a set of bits for each cell. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { N = 9, B = 3, SETS = 3 * N, EVERY = (1 << N) - 1 };

/* dom[r + N * c] has bit v where value v + 1 is possible. */
typedef unsigned short domain[N * N];
static int sets[SETS][N];
static int tries, limit;

static int count(unsigned bits)
{
    return __builtin_popcount(bits);
}

/* A cell with one value: no other of its set has it. */
static void settle_cells(unsigned short *part)
{
    bool single[N];
    for (int k = 0; k < N; k++)
        single[k] = count(part[k]) == 1;
    for (int k = 0; k < N; k++) {
        if (!single[k])
            continue;
        const unsigned v = part[k];
        for (int m = 0; m < N; m++)
            if (m != k)
                part[m] &= (unsigned short)~v;
    }
}

/* A value with one cell: that cell has no other. */
static void settle_values(unsigned short *part)
{
    unsigned some = 0, more = 0;
    for (int k = 0; k < N; k++) {
        more |= some & part[k];
        some |= part[k];
    }
    for (int v = 0; v < N; v++) {
        const unsigned short bit = (unsigned short)(1U << v);
        if (!(some & ~more & bit))
            continue;
        for (int k = 0; k < N; k++)
            if (part[k] & bit)
                part[k] = bit;
    }
}

static bool propagate(domain dom)
{
    domain before;
    do {
        memcpy(before, dom, sizeof before);
        for (int s = 0; s < SETS; s++) {
            unsigned short part[N];
            for (int k = 0; k < N; k++)
                part[k] = dom[sets[s][k]];
            settle_cells(part);
            settle_values(part);
            for (int k = 0; k < N; k++)
                dom[sets[s][k]] = part[k];
        }
        for (int k = 0; k < N * N; k++)
            if (dom[k] == 0)
                return false;
    } while (memcmp(before, dom, sizeof before) != 0);
    return true;
}

/* The open cell with the fewest values; -1 where none is open. */
static int narrowest(const unsigned short *dom)
{
    int best = -1;
    for (int k = 0; k < N * N; k++)
        if (count(dom[k]) > 1 && (best < 0 || count(dom[k]) < count(dom[best])))
            best = k;
    return best;
}

static bool solve(domain dom, int depth, domain solution)
{
    if (!propagate(dom) || tries >= limit)
        return false;
    const int at = narrowest(dom);
    if (at < 0) {
        memcpy(solution, dom, sizeof(domain));
        printf("%*ssolved at depth %d\n", depth, "", depth);
        return true;
    }
    for (int v = 0; v < N; v++) {
        if (!(dom[at] >> v & 1))
            continue;
        tries++;
        printf("%*stry %d at (%d,%d)\n", depth, "", v + 1, at % N + 1, at / N + 1);
        domain guess;
        memcpy(guess, dom, sizeof guess);
        guess[at] = (unsigned short)(1U << v);
        if (solve(guess, depth + 1, solution))
            return true;
    }
    return false;
}

static void set_up(const char *puzzle, domain dom)
{
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++) {
            const int given = puzzle[N * r + c] - '0';
            dom[r + N * c] = (unsigned short)(given ? 1 << (given - 1) : EVERY);
        }
    for (int k = 0; k < N; k++)
        for (int m = 0; m < N; m++) {
            sets[k][m] = k + N * m;
            sets[N + k][m] = m + N * k;
            sets[2 * N + k][m] = k % B * B + m % B + N * (k / B * B + m / B);
        }
}

static int value(unsigned bits)
{
    return __builtin_ctz(bits) + 1;
}

int main(void)
{
    domain dom, solution;
    limit = 60;
    set_up("000005080000601043000000000010500000000106000300000005530000061000000004000000000", dom);
    const bool solved = solve(dom, 0, solution);
    printf("%d\n%d\n", !solved, tries);

    tries = 0;
    limit = 10000;
    set_up("800000000003600000070090200050007000000045700000100030001000068008500010090000400", dom);
    solve(dom, 0, solution);
    for (int r = 0; r < N; r++) {
        for (int c = 0; c < N; c++)
            printf("   %d", value(solution[r + N * c]));
        printf("\n");
    }
    int sum = 0;
    for (int r = 0; r < N; r++)
        sum += value(solution[r]);
    printf("tries = %d\nans = %d\n", tries, sum);
    return 0;
}
