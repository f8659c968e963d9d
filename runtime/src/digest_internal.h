/* How a message digest is computed, block by block. */
#ifndef M2C_DIGEST_INTERNAL_H
#define M2C_DIGEST_INTERNAL_H

#include "digest.h"

#include <stdint.h>

/* The words of an algorithm; of 32 or of 64 bits. */
typedef struct m2c_hash_state {
    uint32_t w32[8];
    uint64_t w64[8];
} m2c_hash_state;

typedef void m2c_hash_block(m2c_hash_state *h, const unsigned char *block);

typedef struct m2c_hash {
    const char *name;
    size_t block, size, word; /* bytes of a block, of the result, of a word */
    bool little;              /* are words stored with the least byte first? */
    m2c_hash_block *run;
    uint64_t start[8];
} m2c_hash;

uint32_t m2c_word_be(const unsigned char *p);
m2c_hash_block m2c_sha256_block, m2c_sha512_block;

#endif
