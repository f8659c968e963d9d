/* Sorting by keys: numbers become integers that have the same order, which merge and radix sorts move.
 * Declared in fn_internal.h. */
#include "fn_internal.h"

enum {
    FEW = 512,  /* below this a merge sort is faster */
    RUN = 12,   /* runs that insertion makes for it */
    DIGIT = 11, /* bits that one pass of a radix sort looks at */
    BINS = 1 << DIGIT,
    PASSES = (64 + DIGIT - 1) / DIGIT
};

static const uint64_t SIGN = (uint64_t)1 << 63;

typedef struct sort_item {
    uint64_t key;
    ptrdiff_t at;
} sort_item;

/* NaN comes last; both zeros are one. */
static uint64_t key_of_double(double x)
{
    uint64_t bits;
    if (x != x)
        return UINT64_MAX;
    if (x == 0)
        return SIGN;
    memcpy(&bits, &x, sizeof bits);
    return bits & SIGN ? ~bits : bits | SIGN;
}

static uint64_t key_of(const m2c_value *v, ptrdiff_t i)
{
    switch ((m2c_class)v->cls) {
    case M2C_DOUBLE:
        return key_of_double(v->f64[i]);
    case M2C_INT64:
        return (uint64_t)((const int64_t *)v->data)[i] ^ SIGN;
    case M2C_UINT64:
        return ((const uint64_t *)v->data)[i];
    default:
        return key_of_double(m2c_get(v, i));
    }
}

static void insert(sort_item *x, ptrdiff_t n)
{
    for (ptrdiff_t i = 1; i < n; i++) {
        sort_item t = x[i];
        ptrdiff_t j = i;
        for (; j > 0 && x[j - 1].key > t.key; j--)
            x[j] = x[j - 1];
        x[j] = t;
    }
}

static void merge(sort_item *to, const sort_item *from, ptrdiff_t mid, ptrdiff_t n)
{
    ptrdiff_t a = 0, b = mid;
    for (ptrdiff_t k = 0; k < n; k++)
        to[k] = a < mid && (b >= n || from[a].key <= from[b].key) ? from[a++] : from[b++];
}

/* Both sorts give what is sorted, x or spare. */
static sort_item *merge_sort(sort_item *x, sort_item *spare, ptrdiff_t n)
{
    for (ptrdiff_t low = 0; low < n; low += RUN)
        insert(x + low, n - low < RUN ? n - low : RUN);
    for (ptrdiff_t width = RUN; width < n; width *= 2) {
        for (ptrdiff_t low = 0; low < n; low += 2 * width) {
            ptrdiff_t rest = n - low;
            merge(spare + low, x + low, rest < width ? rest : width, rest < 2 * width ? rest : 2 * width);
        }
        sort_item *t = x;
        x = spare;
        spare = t;
    }
    return x;
}

static sort_item *radix_sort(sort_item *x, sort_item *spare, ptrdiff_t n)
{
    ptrdiff_t *count = m2c_calloc(PASSES * BINS, sizeof *count);
    for (ptrdiff_t i = 0; i < n; i++)
        for (int p = 0; p < PASSES; p++)
            count[p * BINS + (ptrdiff_t)(x[i].key >> (p * DIGIT) & (BINS - 1))]++;
    for (int p = 0; p < PASSES; p++) {
        ptrdiff_t *bin = count + p * BINS, sum = 0;
        if (bin[x[0].key >> (p * DIGIT) & (BINS - 1)] == n)
            continue; /* the same digit in all */
        for (int b = 0; b < BINS; b++) {
            ptrdiff_t c = bin[b];
            bin[b] = sum;
            sum += c;
        }
        for (ptrdiff_t i = 0; i < n; i++)
            spare[bin[x[i].key >> (p * DIGIT) & (BINS - 1)]++] = x[i];
        sort_item *t = x;
        x = spare;
        spare = t;
    }
    m2c_free(count);
    return x;
}

static bool in_order(const sort_item *x, ptrdiff_t n)
{
    for (ptrdiff_t i = 1; i < n; i++)
        if (x[i - 1].key > x[i].key)
            return false;
    return true;
}

void m2c_sort_numbers(const m2c_value *v, ptrdiff_t *index, ptrdiff_t n, bool down)
{
    sort_item *x = m2c_alloc((size_t)n * 2 * sizeof *x);
    for (ptrdiff_t i = 0; i < n; i++) {
        uint64_t key = key_of(v, index[i]);
        x[i] = (sort_item){down ? ~key : key, index[i]};
    }
    if (!in_order(x, n)) {
        const sort_item *y = n < FEW ? merge_sort(x, x + n, n) : radix_sort(x, x + n, n);
        for (ptrdiff_t i = 0; i < n; i++)
            index[i] = y[i].at;
    }
    m2c_free(x);
}

void m2c_sort_doubles(double *x, ptrdiff_t n)
{
    sort_item *items = m2c_alloc((size_t)n * 2 * sizeof *items);
    double *was = m2c_alloc((size_t)n * sizeof *was);
    for (ptrdiff_t i = 0; i < n; i++)
        items[i] = (sort_item){key_of_double(was[i] = x[i]), i};
    if (!in_order(items, n)) {
        const sort_item *y = n < FEW ? merge_sort(items, items + n, n) : radix_sort(items, items + n, n);
        for (ptrdiff_t i = 0; i < n; i++)
            x[i] = was[y[i].at];
    }
    m2c_free(was);
    m2c_free(items);
}
