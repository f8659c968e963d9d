/* What kind a character is, in the C locale: characters beyond ASCII are of no kind. Which text some are. */
#ifndef M2C_TYPED_CHAR_H
#define M2C_TYPED_CHAR_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "m2c/linkage.h"

M2C_BEGIN

static inline bool m2c_char_isdigit(unsigned char c)
{
    return c >= '0' && c <= '9';
}

static inline bool m2c_char_isupper(unsigned char c)
{
    return c >= 'A' && c <= 'Z';
}

static inline bool m2c_char_islower(unsigned char c)
{
    return c >= 'a' && c <= 'z';
}

static inline bool m2c_char_isalpha(unsigned char c)
{
    return m2c_char_isupper(c) || m2c_char_islower(c);
}

static inline unsigned char m2c_char_lower(unsigned char c)
{
    return (unsigned char)(m2c_char_isupper(c) ? c + ('a' - 'A') : c);
}

static inline unsigned char m2c_char_upper(unsigned char c)
{
    return (unsigned char)(m2c_char_islower(c) ? c - ('a' - 'A') : c);
}

static inline bool m2c_char_isalnum(unsigned char c)
{
    return m2c_char_isalpha(c) || m2c_char_isdigit(c);
}

static inline bool m2c_char_isspace(unsigned char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline bool m2c_char_ispunct(unsigned char c)
{
    return c > ' ' && c < 0x7f && !m2c_char_isalnum(c);
}

/* Is a matrix of characters a row of these n? */
static inline bool m2c_same_text(const unsigned char *x, ptrdiff_t rows, ptrdiff_t columns,
                                 const unsigned char *text, size_t n)
{
    return rows == 1 && columns == (ptrdiff_t)n && memcmp(x, text, n) == 0;
}

/* Are two matrices of characters the same? */
static inline bool m2c_same_chars(const unsigned char *x, ptrdiff_t rows, ptrdiff_t columns,
                                  const unsigned char *y, ptrdiff_t y_rows, ptrdiff_t y_columns)
{
    const size_t n = (size_t)(rows * columns); /* of none, there need be no characters */
    return rows == y_rows && columns == y_columns && (n == 0 || memcmp(x, y, n) == 0);
}

M2C_END

#endif
