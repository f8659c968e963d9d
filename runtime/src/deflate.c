/* Writing compressed bytes (deflated.h): one block in the fixed code, with copies of what stands up to 32 KiB
 * before. */
#include "deflated.h"
#include "m2c/memory.h"

#include <stdint.h>
#include <string.h>

typedef struct writer {
    m2c_text *t;
    uint32_t held;
    int count;
} writer;

static void put(writer *w, unsigned x, int n)
{
    w->held |= (uint32_t)x << w->count;
    for (w->count += n; w->count >= 8; w->count -= 8) {
        char c = (char)(w->held & 255);
        m2c_text_add(w->t, &c, 1);
        w->held >>= 8;
    }
}

/* Codes are written with their highest bit first. */
static void put_code(writer *w, unsigned x, int n)
{
    unsigned turned = 0;
    for (int k = 0; k < n; k++)
        turned |= (x >> k & 1) << (n - 1 - k);
    put(w, turned, n);
}

static void put_symbol(writer *w, unsigned symbol)
{
    if (symbol < 144)
        put_code(w, 0x30 + symbol, 8);
    else if (symbol < 256)
        put_code(w, 0x190 + symbol - 144, 9);
    else if (symbol < 280)
        put_code(w, symbol - 256, 7);
    else
        put_code(w, 0xC0 + symbol - 280, 8);
}

/* The last place of a table of beginnings that is not above x. */
static int place(const unsigned short *base, int n, size_t x)
{
    int k = n - 1;
    while (base[k] > x)
        k--;
    return k;
}

static void put_copy(writer *w, size_t n, size_t distance)
{
    int k = place(m2c_length_base, 29, n);
    put_symbol(w, 257u + (unsigned)k);
    put(w, (unsigned)(n - m2c_length_base[k]), m2c_length_bits[k]);
    k = place(m2c_distance_base, 30, distance);
    put_code(w, (unsigned)k, 5);
    put(w, (unsigned)(distance - m2c_distance_base[k]), m2c_distance_bits[k]);
}

enum { HASHES = 1 << 15, REACH = 32768, MOST = 258 };

static unsigned hash(const char *s)
{
    uint32_t x = 0;
    memcpy(&x, s, 3);
    return (x * 2654435761u) >> 17;
}

static void put_all(writer *w, const char *s, size_t n)
{
    size_t *seen = m2c_calloc(HASHES, sizeof *seen); /* where three bytes of a hash stood last, from 1 */
    for (size_t k = 0; k < n;) {
        size_t length = 0, before = 0;
        if (n - k >= 3) {
            size_t *last = &seen[hash(s + k)];
            before = *last;
            *last = k + 1;
        }
        if (before && k + 1 - before <= REACH)
            while (length < MOST && k + length < n && s[before - 1 + length] == s[k + length])
                length++;
        if (length >= 3) {
            put_copy(w, length, k + 1 - before);
            k += length;
        } else
            put_symbol(w, (unsigned char)s[k++]);
    }
    m2c_free(seen);
}

void m2c_deflate(m2c_text *t, const char *s, size_t n)
{
    writer w = {t, 0, 0};
    m2c_text_add(t, "\x78\x9C", 2);
    put(&w, 1, 1); /* the last block */
    put(&w, 1, 2); /* of the fixed code */
    put_all(&w, s, n);
    put_symbol(&w, 256);
    put(&w, 0, w.count ? 8 - w.count : 0);
    unsigned sum = m2c_adler32(s, n);
    char end[4] = {(char)(sum >> 24), (char)(sum >> 16 & 255), (char)(sum >> 8 & 255), (char)(sum & 255)};
    m2c_text_add(t, end, 4);
}
