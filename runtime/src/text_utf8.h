/* Characters in UTF-8, and sets of those beyond ASCII. */
#ifndef M2C_TEXT_UTF8_H
#define M2C_TEXT_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads a character; returns the bytes that it takes, 0 where there is none. */
size_t m2c_utf8_read(const char *s, size_t n, uint32_t *c);
/* Writes a character, of at most four bytes, or a code of up to 31 bits, of at most six; returns how many. */
size_t m2c_utf8_write(char *s, uint32_t c);
/* How many bytes from the start on are characters: n where all are. */
size_t m2c_utf8_valid(const char *s, size_t n);
static inline bool m2c_utf8_continues(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

typedef struct m2c_code_range {
    uint32_t first, last;
} m2c_code_range;

typedef struct m2c_wide_set {
    m2c_code_range *range; /* owned */
    int n;
} m2c_wide_set;

void m2c_wide_add(m2c_wide_set *w, uint32_t first, uint32_t last);
/* Is the character in one of the ranges, or, without regard to case, its capital or small letter? */
bool m2c_wide_has(const m2c_wide_set *w, uint32_t c, bool nocase);

#endif
