/* Sorting by keys: unsigned integers in the order of what they stand for. Used by fn_sort.c, fn_stats.c. */
#include "sort_keys.h"

#include <math.h>
#include <string.h>

#include "m2c/memory.h"

enum { FEW = 24, RADIX_FROM = 1024, DIGITS = 8, BUCKETS = 256 };

static const uint64_t sign_bit = (uint64_t)1 << 63;

uint64_t m2c_key_f64(double x)
{
    uint64_t bits;
    if (x != x)
        return UINT64_MAX;
    x += 0.0; /* zeros of either sign are equal */
    memcpy(&bits, &x, sizeof bits);
    return bits & sign_bit ? ~bits : bits | sign_bit;
}

static double number_of(uint64_t key)
{
    double x;
    uint64_t bits = key & sign_bit ? key & ~sign_bit : ~key;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* Arrays in order, or in the opposite order without equal keys, are done at once. */
static bool is_easy(uint64_t *key, uint32_t *at, size_t n)
{
    size_t rises = 1, falls = 1;
    while (rises < n && key[rises - 1] <= key[rises])
        rises++;
    if (rises >= n)
        return true;
    while (falls < n && key[falls - 1] > key[falls])
        falls++;
    if (falls < n)
        return false;
    for (size_t i = 0, j = n - 1; i < j; i++, j--) {
        uint64_t k = key[i];
        key[i] = key[j];
        key[j] = k;
        if (at) {
            uint32_t t = at[i];
            at[i] = at[j];
            at[j] = t;
        }
    }
    return true;
}

static void insert_each(uint64_t *key, uint32_t *at, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        uint64_t k = key[i];
        uint32_t a = at ? at[i] : 0;
        size_t j = i;
        for (; j > 0 && key[j - 1] > k; j--) {
            key[j] = key[j - 1];
            if (at)
                at[j] = at[j - 1];
        }
        key[j] = k;
        if (at)
            at[j] = a;
    }
}

/* Two runs that lie one behind the other, the first of `mid` keys, become one in `to`. */
static void merge_runs(const uint64_t *key, const uint32_t *at, size_t mid, size_t n, uint64_t *to,
                       uint32_t *to_at)
{
    size_t a = 0, b = mid;
    for (size_t k = 0; k < n; k++) {
        size_t from = a < mid && (b >= n || key[a] <= key[b]) ? a++ : b++;
        to[k] = key[from];
        if (at)
            to_at[k] = at[from];
    }
}

static bool merge_all(uint64_t *key, uint32_t *at, size_t n, uint64_t *spare, uint32_t *spare_at)
{
    bool moved = false;
    for (size_t low = 0; low < n; low += FEW)
        insert_each(key + low, at ? at + low : NULL, n - low < FEW ? n - low : FEW);
    for (size_t width = FEW; width < n; width *= 2) {
        uint64_t *from = moved ? spare : key, *to = moved ? key : spare;
        uint32_t *from_at = moved ? spare_at : at, *to_at = moved ? at : spare_at;
        for (size_t low = 0; low < n; low += 2 * width) {
            size_t run = n - low < 2 * width ? n - low : 2 * width;
            merge_runs(from + low, at ? from_at + low : NULL, width < run ? width : run, run, to + low,
                       at ? to_at + low : NULL);
        }
        moved = !moved;
    }
    return moved;
}

/* By digits from the last to the first; those that all keys share are left out. */
static bool by_digits(uint64_t *key, uint32_t *at, size_t n, uint64_t *spare, uint32_t *spare_at)
{
    bool moved = false;
    size_t(*count)[BUCKETS] = m2c_calloc(DIGITS, sizeof *count);
    for (size_t i = 0; i < n; i++)
        for (int d = 0; d < DIGITS; d++)
            count[d][key[i] >> (8 * d) & 0xff]++;
    for (int d = 0; d < DIGITS; d++) {
        const uint64_t *from = moved ? spare : key;
        const uint32_t *from_at = moved ? spare_at : at;
        uint64_t *to = moved ? key : spare;
        uint32_t *to_at = moved ? at : spare_at;
        size_t *next = count[d], sum = 0;
        if (next[from[0] >> (8 * d) & 0xff] == n)
            continue;
        for (int b = 0; b < BUCKETS; b++) {
            size_t c = next[b];
            next[b] = sum;
            sum += c;
        }
        for (size_t i = 0; i < n; i++) {
            size_t place = next[from[i] >> (8 * d) & 0xff]++;
            to[place] = from[i];
            if (at)
                to_at[place] = from_at[i];
        }
        moved = !moved;
    }
    m2c_free(count);
    return moved;
}

void m2c_sort_keys(uint64_t *key, uint32_t *at, size_t n)
{
    if (is_easy(key, at, n))
        return;
    if (n <= FEW) {
        insert_each(key, at, n);
        return;
    }
    uint64_t *spare = m2c_alloc(n * sizeof *spare);
    uint32_t *spare_at = at ? m2c_alloc(n * sizeof *spare_at) : NULL;
    bool moved =
        n < RADIX_FROM ? merge_all(key, at, n, spare, spare_at) : by_digits(key, at, n, spare, spare_at);
    if (moved) {
        memcpy(key, spare, n * sizeof *key);
        if (at)
            memcpy(at, spare_at, n * sizeof *at);
    }
    m2c_free(spare_at);
    m2c_free(spare);
}

bool m2c_integer_range(const double *x, size_t n, int64_t *low, size_t *count)
{
    const double most = 0x1p31;
    double least = INFINITY, highest = -INFINITY;
    if (n <= FEW)
        return false;
    for (size_t i = 0; i < n; i++) {
        if (!(x[i] > -most && x[i] < most) || (double)(int32_t)x[i] != x[i])
            return false;
        least = x[i] < least ? x[i] : least;
        highest = x[i] > highest ? x[i] : highest;
    }
    if (highest - least > 2.0 * (double)n)
        return false;
    *low = (int64_t)least;
    *count = (size_t)(highest - least) + 1;
    return true;
}

void m2c_count_integers(const double *x, size_t n, int64_t low, size_t count, size_t *behind)
{
    memset(behind, 0, (count + 1) * sizeof *behind);
    for (size_t i = 0; i < n; i++)
        behind[(int64_t)x[i] - low + 1]++;
    for (size_t k = 0; k < count; k++)
        behind[k + 1] += behind[k];
}

/* Sorts numbers in place; false where they can't be counted. */
static bool sort_integers(double *x, size_t n, bool down)
{
    int64_t low;
    size_t count, at = 0;
    if (!m2c_integer_range(x, n, &low, &count))
        return false;
    size_t *behind = m2c_alloc((count + 1) * sizeof *behind);
    m2c_count_integers(x, n, low, count, behind);
    for (size_t j = 0; j < count; j++) {
        const size_t k = down ? count - 1 - j : j;
        for (size_t left = behind[k + 1] - behind[k]; left > 0; left--)
            x[at++] = (double)(low + (int64_t)k);
    }
    m2c_free(behind);
    return true;
}

/* The order of numbers that can be counted; false where they can't. */
static bool order_integers(const double *x, size_t n, bool down, uint32_t *at)
{
    int64_t low;
    size_t count;
    if (!m2c_integer_range(x, n, &low, &count))
        return false;
    size_t *behind = m2c_alloc((count + 1) * sizeof *behind);
    m2c_count_integers(x, n, low, count, behind);
    if (down)
        for (size_t k = 0; k < count; k++)
            behind[k] = n - behind[k + 1];
    for (size_t i = 0; i < n; i++)
        at[behind[(int64_t)x[i] - low]++] = (uint32_t)i;
    m2c_free(behind);
    return true;
}

void m2c_order_f64(const double *x, size_t n, bool down, uint32_t *at)
{
    if (order_integers(x, n, down, at))
        return;
    uint64_t few[FEW], *key = n > FEW ? m2c_alloc(n * sizeof *key) : few, flip = down ? UINT64_MAX : 0;
    for (size_t i = 0; i < n; i++) {
        key[i] = m2c_key_f64(x[i]) ^ flip;
        at[i] = (uint32_t)i;
    }
    m2c_sort_keys(key, at, n);
    if (key != few)
        m2c_free(key);
}

/* Few numbers, in place: false where one is NaN, which no comparison puts anywhere. */
static bool sort_few(double *x, size_t n, bool down)
{
    for (size_t i = 0; i < n; i++)
        if (x[i] != x[i])
            return false;
    for (size_t i = 1; i < n; i++) {
        const double v = x[i];
        size_t j = i;
        for (; j > 0 && (down ? x[j - 1] < v : x[j - 1] > v); j--)
            x[j] = x[j - 1];
        x[j] = v;
    }
    return true;
}

void m2c_sort_f64(double *x, size_t n, bool down)
{
    if (n <= FEW && sort_few(x, n, down))
        return;
    bool exact = true; /* do keys say all of the numbers? */
    for (size_t i = 0; i < n; i++)
        exact = exact && (x[i] != 0 || 1 / x[i] > 0) && x[i] == x[i];
    if (exact && sort_integers(x, n, down))
        return;
    if (exact) {
        uint64_t *key = m2c_alloc(n * sizeof *key), flip = down ? UINT64_MAX : 0;
        for (size_t i = 0; i < n; i++)
            key[i] = m2c_key_f64(x[i]) ^ flip;
        m2c_sort_keys(key, NULL, n);
        for (size_t i = 0; i < n; i++)
            x[i] = number_of(key[i] ^ flip);
        m2c_free(key);
        return;
    }
    uint32_t *at = m2c_alloc(n * sizeof *at);
    double *y = m2c_alloc(n * sizeof *y);
    m2c_order_f64(x, n, down, at);
    for (size_t i = 0; i < n; i++)
        y[i] = x[at[i]];
    memcpy(x, y, n * sizeof *x);
    m2c_free(y);
    m2c_free(at);
}
