/* Compressed bytes as zlib keeps them (RFC 1950 and 1951). */
#ifndef M2C_DEFLATED_H
#define M2C_DEFLATED_H

#include "m2c/display.h"

#include <stdbool.h>

/* Adds what s holds compressed to t; false where it is damaged. */
bool m2c_inflate(m2c_text *t, const char *s, size_t n);
/* Adds s, compressed, to t. */
void m2c_deflate(m2c_text *t, const char *s, size_t n);

/* Lengths from 3 and distances from 1 are given as a code and bits for the rest behind it. */
extern const unsigned short m2c_length_base[29], m2c_distance_base[30];
extern const unsigned char m2c_length_bits[29], m2c_distance_bits[30];
unsigned m2c_adler32(const char *s, size_t n);

#endif
