/* Reading compressed bytes (deflated.h). */
#include "deflated.h"

#include <stdint.h>
#include <string.h>

const unsigned short m2c_length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                            31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
const unsigned char m2c_length_bits[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                           2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
const unsigned short m2c_distance_base[30] = {1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
                                              33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
                                              1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
const unsigned char m2c_distance_bits[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                             6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

unsigned m2c_adler32(const char *s, size_t n)
{
    unsigned long a = 1, b = 0;
    for (size_t k = 0; k < n; k++) {
        a = (a + (unsigned char)s[k]) % 65521;
        b = (b + a) % 65521;
    }
    return (unsigned)(b << 16 | a);
}

typedef struct bits {
    const unsigned char *at, *end;
    uint32_t held;
    int count;
    bool short_of; /* more were asked for than there are */
} bits;

static unsigned take(bits *b, int n)
{
    while (b->count < n) {
        b->short_of = b->short_of || b->at == b->end;
        b->held |= (uint32_t)(b->at < b->end ? *b->at++ : 0) << b->count;
        b->count += 8;
    }
    unsigned x = b->held & ((1u << n) - 1);
    b->held >>= n;
    b->count -= n;
    return x;
}

enum { LONGEST = 15, SYMBOLS = 320 };

/* A Huffman code: how many symbols have codes of each length, and the symbols in their order. */
typedef struct code {
    unsigned short count[LONGEST + 1], symbol[SYMBOLS];
} code;

static void make_code(code *c, const unsigned char *length, int n)
{
    unsigned short first[LONGEST + 2] = {0};
    memset(c, 0, sizeof *c);
    for (int k = 0; k < n; k++)
        c->count[length[k]]++;
    c->count[0] = 0;
    for (int k = 1; k <= LONGEST; k++)
        first[k + 1] = (unsigned short)(first[k] + c->count[k]);
    for (int k = 0; k < n; k++)
        if (length[k])
            c->symbol[first[length[k]]++] = (unsigned short)k;
}

/* The next symbol, or -1. */
static int next_symbol(bits *b, const code *c)
{
    int value = 0, first = 0, before = 0;
    for (int k = 1; k <= LONGEST; k++) {
        value |= (int)take(b, 1);
        if (value - first < c->count[k])
            return b->short_of ? -1 : c->symbol[before + value - first];
        before += c->count[k];
        first = (first + c->count[k]) << 1;
        value <<= 1;
    }
    return -1;
}

static bool copy_back(m2c_text *t, size_t from, size_t distance, size_t n)
{
    if (distance > t->n - from)
        return false;
    for (size_t k = 0; k < n; k++) {
        char c = t->s[t->n - distance];
        m2c_text_add(t, &c, 1);
    }
    return true;
}

/* A block of literals and of copies of what came before; `from`: where all began. */
static bool block(m2c_text *t, size_t from, bits *b, const code *literals, const code *distances)
{
    for (;;) {
        int symbol = next_symbol(b, literals);
        if (symbol == 256)
            return true;
        if (symbol < 0 || symbol > 285)
            return false;
        if (symbol < 256) {
            char c = (char)symbol;
            m2c_text_add(t, &c, 1);
            continue;
        }
        size_t n = m2c_length_base[symbol - 257] + take(b, m2c_length_bits[symbol - 257]);
        int far = next_symbol(b, distances);
        if (far < 0 || far > 29)
            return false;
        size_t distance = m2c_distance_base[far] + take(b, m2c_distance_bits[far]);
        if (!copy_back(t, from, distance, n))
            return false;
    }
}

static bool plain_block(m2c_text *t, bits *b)
{
    b->held = 0;
    b->at -= b->count / 8; /* whole bytes that were read ahead */
    b->count = 0;
    unsigned n = take(b, 16), check = take(b, 16);
    if (b->short_of || (n ^ check) != 0xFFFF || (size_t)(b->end - b->at) < n)
        return false;
    m2c_text_add(t, (const char *)b->at, n);
    b->at += n;
    return true;
}

static void fixed_codes(code *literals, code *distances)
{
    unsigned char length[288];
    for (int k = 0; k < 288; k++)
        length[k] = k < 144 ? 8 : k < 256 ? 9 : k < 280 ? 7 : 8;
    make_code(literals, length, 288);
    memset(length, 5, 30);
    make_code(distances, length, 30);
}

/* The codes in front of a block: lengths, which are given by a code of their own. */
static bool read_codes(bits *b, code *literals, code *distances)
{
    static const unsigned char order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    unsigned char length[SYMBOLS] = {0};
    int n_literals = (int)take(b, 5) + 257, n = n_literals + (int)take(b, 5) + 1, given = (int)take(b, 4) + 4;
    code lengths;
    for (int k = 0; k < given; k++)
        length[order[k]] = (unsigned char)take(b, 3);
    make_code(&lengths, length, 19);
    memset(length, 0, sizeof length);
    for (int k = 0; k < n;) {
        int symbol = next_symbol(b, &lengths);
        if (symbol < 0 || symbol > 18 || (symbol == 16 && k == 0))
            return false;
        int times = symbol < 16    ? 1
                    : symbol == 16 ? 3 + (int)take(b, 2)
                    : symbol == 17 ? 3 + (int)take(b, 3)
                                   : 11 + (int)take(b, 7);
        if (k + times > n)
            return false;
        memset(length + k, symbol < 16 ? symbol : symbol == 16 ? length[k - 1] : 0, (size_t)times);
        k += times;
    }
    make_code(literals, length, n_literals);
    make_code(distances, length + n_literals, n - n_literals);
    return !b->short_of;
}

bool m2c_inflate(m2c_text *t, const char *s, size_t n)
{
    const unsigned char *start = (const unsigned char *)s;
    if (n < 6 || (start[0] & 15) != 8 || (start[0] << 8 | start[1]) % 31 || start[1] & 32)
        return false;
    bits b = {start + 2, start + n, 0, 0, false};
    size_t from = t->n;
    code literals, distances;
    for (bool last = false; !last;) {
        last = take(&b, 1);
        unsigned kind = take(&b, 2);
        if (kind == 1)
            fixed_codes(&literals, &distances);
        bool read = kind == 0   ? plain_block(t, &b)
                    : kind == 3 ? false
                                : (kind == 1 || read_codes(&b, &literals, &distances)) &&
                                      block(t, from, &b, &literals, &distances);
        if (!read || b.short_of)
            return false;
    }
    return true;
}
