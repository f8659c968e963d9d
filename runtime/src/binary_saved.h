/* The language's binary format for saved variables. */
#ifndef M2C_BINARY_SAVED_H
#define M2C_BINARY_SAVED_H

#include "text_saved.h"

/* Does a file begin as one in the binary format, with the lowest byte of a number first? */
bool m2c_is_binary_saved(const char *s, size_t n);
/* Skips what a file begins with. */
void m2c_skip_binary_head(m2c_reader *r);
/* The next variable; its name is copied into name. 1 without an error where it can't be read. */
int m2c_read_binary(m2c_reader *r, char *name, size_t size, m2c_value **out);

#endif
