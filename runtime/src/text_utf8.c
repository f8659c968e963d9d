/* Characters in UTF-8. */
#include "text_utf8.h"

#include "text_internal.h"

/* Bytes that a character takes, by its first; 0 for those that begin none. */
static size_t length_of(unsigned char first)
{
    if (first < 0x80)
        return 1;
    return first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
}

size_t m2c_utf8_read(const char *s, size_t n, uint32_t *c)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = n ? length_of((unsigned char)*s) : 0;
    if (!length || length > n)
        return 0;
    *c = length == 1 ? (unsigned char)*s : (unsigned char)*s & (0x7Fu >> length);
    for (size_t k = 1; k < length; k++) {
        if (!m2c_utf8_continues(s[k]))
            return 0;
        *c = *c << 6 | ((unsigned char)s[k] & 0x3Fu);
    }
    bool surrogate = *c >= 0xD800 && *c <= 0xDFFF;
    return *c < least[length] || *c > 0x10FFFF || surrogate ? 0 : length;
}

size_t m2c_utf8_write(char *s, uint32_t c)
{
    static const unsigned char head[] = {0, 0, 0xC0, 0xE0, 0xF0, 0xF8, 0xFC};
    size_t n = c < 0x80 ? 1 : 2;
    while (n > 1 && n < 6 && c >> (5 * n + 1))
        n++;
    for (size_t k = n; k-- > 0; c >>= 6)
        s[k] = (char)(k ? 0x80 | (c & 0x3F) : head[n] | c);
    return n;
}

size_t m2c_utf8_valid(const char *s, size_t n)
{
    size_t k = 0, length = 1;
    while (k < n && (unsigned char)s[k] < 128)
        k++;
    for (uint32_t c; k < n && length; k += length)
        length = m2c_utf8_read(s + k, n - k, &c);
    return k;
}

static bool in_ranges(const m2c_wide_set *w, uint32_t c)
{
    for (int k = 0; k < w->n; k++)
        if (c >= w->range[k].first && c <= w->range[k].last)
            return true;
    return false;
}

bool m2c_wide_has(const m2c_wide_set *w, uint32_t c, bool nocase)
{
    return in_ranges(w, c) ||
           (nocase && (in_ranges(w, m2c_letter_case(c, false)) || in_ranges(w, m2c_letter_case(c, true))));
}

void m2c_wide_add(m2c_wide_set *w, uint32_t first, uint32_t last)
{
    w->range = m2c_realloc(w->range, (size_t)(w->n + 1) * sizeof *w->range);
    w->range[w->n++] = (m2c_code_range){first, last};
}
