/* MD4, MD5 and SHA-1: words of 32 bits; the SHA-2 family is in digest_sha2.c. */
#include "digest_internal.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

static uint32_t rotated(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

uint32_t m2c_word_be(const unsigned char *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static uint32_t word_le(const unsigned char *p)
{
    return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static void md5_block(m2c_hash_state *h, const unsigned char *p)
{
    static const int turn[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
    static const int step[4] = {1, 5, 3, 7}, start[4] = {0, 1, 5, 0};
    uint32_t a = h->w32[0], b = h->w32[1], c = h->w32[2], d = h->w32[3];
    for (int k = 0; k < 64; k++) {
        int round = k / 16;
        uint32_t f = round == 0   ? (b & c) | (~b & d)
                     : round == 1 ? (d & b) | (~d & c)
                     : round == 2 ? b ^ c ^ d
                                  : c ^ (b | ~d);
        uint32_t sine = (uint32_t)(fabs(sin(k + 1)) * 4294967296.0);
        uint32_t sum = a + f + sine + word_le(p + 4 * ((step[round] * k + start[round]) % 16));
        a = d;
        d = c;
        c = b;
        b += rotated(sum, turn[round][k % 4]);
    }
    h->w32[0] += a;
    h->w32[1] += b;
    h->w32[2] += c;
    h->w32[3] += d;
}

static void md4_block(m2c_hash_state *h, const unsigned char *p)
{
    static const int turn[3][4] = {{3, 7, 11, 19}, {3, 5, 9, 13}, {3, 9, 11, 15}};
    static const int order[3][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                     {0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15},
                                     {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15}};
    static const uint32_t constant[3] = {0, 0x5a827999, 0x6ed9eba1};
    uint32_t a = h->w32[0], b = h->w32[1], c = h->w32[2], d = h->w32[3];
    for (int k = 0; k < 48; k++) {
        int round = k / 16;
        uint32_t f = round == 0 ? (b & c) | (~b & d) : round == 1 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
        uint32_t sum = a + f + word_le(p + 4 * order[round][k % 16]) + constant[round];
        a = d;
        d = c;
        c = b;
        b = rotated(sum, turn[round][k % 4]);
    }
    h->w32[0] += a;
    h->w32[1] += b;
    h->w32[2] += c;
    h->w32[3] += d;
}

static void sha1_block(m2c_hash_state *h, const unsigned char *p)
{
    static const uint32_t constant[4] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
    uint32_t w[80], a = h->w32[0], b = h->w32[1], c = h->w32[2], d = h->w32[3], e = h->w32[4];
    for (int k = 0; k < 80; k++)
        w[k] = k < 16 ? m2c_word_be(p + 4 * k) : rotated(w[k - 3] ^ w[k - 8] ^ w[k - 14] ^ w[k - 16], 1);
    for (int k = 0; k < 80; k++) {
        int round = k / 20;
        uint32_t f = round == 0 ? (b & c) | (~b & d) : round == 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
        uint32_t sum = rotated(a, 5) + f + e + constant[round] + w[k];
        e = d;
        d = c;
        c = rotated(b, 30);
        b = a;
        a = sum;
    }
    h->w32[0] += a;
    h->w32[1] += b;
    h->w32[2] += c;
    h->w32[3] += d;
    h->w32[4] += e;
}

static const m2c_hash algorithms[] = {
    {"md4", 64, 16, 4, true, md4_block, {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}},
    {"md5", 64, 16, 4, true, md5_block, {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}},
    {"sha1", 64, 20, 4, false, sha1_block, {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}},
    {"sha224",
     64,
     28,
     4,
     false,
     m2c_sha256_block,
     {0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4}},
    {"sha256",
     64,
     32,
     4,
     false,
     m2c_sha256_block,
     {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}},
    {"sha384",
     128,
     48,
     8,
     false,
     m2c_sha512_block,
     {0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939, 0x67332667ffc00b31,
      0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4}},
    {"sha512",
     128,
     64,
     8,
     false,
     m2c_sha512_block,
     {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1, 0x510e527fade682d1,
      0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179}},
};

static bool same_name(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == *b)
        a++, b++;
    return *a == *b;
}

/* The last blocks: what is left, a bit that is set, zeros, and the number of bits. */
static void finish(const m2c_hash *f, m2c_hash_state *h, const unsigned char *data, size_t n)
{
    unsigned char tail[256] = {0};
    size_t left = n % f->block, room = f->block / 8;
    size_t total = left + 1 + room <= f->block ? f->block : 2 * f->block;
    if (left)
        memcpy(tail, data + n - left, left);
    tail[left] = 0x80;
    uint64_t bits = (uint64_t)n * 8;
    for (int k = 0; k < 8; k++)
        tail[f->little ? total - 8 + (size_t)k : total - 1 - (size_t)k] = (unsigned char)(bits >> (8 * k));
    for (size_t at = 0; at < total; at += f->block)
        f->run(h, tail + at);
}

bool m2c_digest(const char *algorithm, const unsigned char *data, size_t n,
                unsigned char digest[M2C_LONGEST_DIGEST], size_t *size)
{
    for (size_t k = 0; k < sizeof algorithms / sizeof *algorithms; k++) {
        const m2c_hash *f = &algorithms[k];
        if (!same_name(algorithm, f->name))
            continue;
        m2c_hash_state h;
        for (int i = 0; i < 8; i++) {
            h.w64[i] = f->start[i];
            h.w32[i] = (uint32_t)f->start[i];
        }
        for (size_t at = 0; at + f->block <= n; at += f->block)
            f->run(&h, data + at);
        finish(f, &h, data, n);
        *size = f->size;
        for (size_t i = 0; i < f->size; i++) {
            size_t byte = f->little ? i % f->word : f->word - 1 - i % f->word;
            uint64_t word = f->word == 8 ? h.w64[i / f->word] : h.w32[i / f->word];
            digest[i] = (unsigned char)(word >> (8 * byte));
        }
        return true;
    }
    return false;
}
