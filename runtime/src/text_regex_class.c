/* Sets of characters in regular expressions. */
#include "text_regex.h"

#include <ctype.h>
#include <string.h>

void m2c_set_add(uint8_t *set, int c)
{
    set[c >> 3] |= (uint8_t)(1 << (c & 7));
}

void m2c_set_invert(uint8_t *set)
{
    for (int k = 0; k < 32; k++)
        set[k] = (uint8_t)~set[k];
}

void m2c_set_fold(uint8_t *set)
{
    for (int c = 'a'; c <= 'z'; c++) {
        bool either = m2c_set_has(set, (unsigned char)c) || m2c_set_has(set, (unsigned char)(c - 'a' + 'A'));
        if (!either)
            continue;
        m2c_set_add(set, c);
        m2c_set_add(set, c - 'a' + 'A');
    }
}

static int is_word(int c)
{
    return isalnum(c) || c == '_';
}
static int is_white(int c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static void add_where(uint8_t *set, int (*test)(int), bool wanted)
{
    for (int c = 0; c < 256; c++)
        if ((c < 128 && test(c)) == wanted)
            m2c_set_add(set, c);
}

static int is_across(int c)
{
    return c == ' ' || c == '\t';
}
static int is_down(int c)
{
    return c >= '\n' && c <= '\r';
}

bool m2c_set_add_class(uint8_t *set, char letter)
{
    static const struct {
        char letter;
        int (*test)(int);
    } classes[] = {{'d', isdigit}, {'w', is_word}, {'s', is_white}, {'h', is_across}, {'v', is_down}};
    for (size_t k = 0; k < sizeof classes / sizeof *classes; k++)
        if (tolower((unsigned char)letter) == classes[k].letter) {
            add_where(set, classes[k].test, islower((unsigned char)letter) != 0);
            return true;
        }
    return false;
}

static int hex_value(char c)
{
    if (isdigit((unsigned char)c))
        return c - '0';
    return isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10 : -1;
}

const char *m2c_escape_read(const char *s, const char *end, int *c)
{
    static const char letters[] = "ntrfvaeb", codes[] = "\n\t\r\f\v\a\033\b";
    const char *known = *s ? strchr(letters, *s) : NULL;
    if (known) {
        *c = codes[known - letters];
        return s + 1;
    }
    if (*s == 'x') {
        *c = 0;
        for (s++; s < end && hex_value(*s) >= 0 && *c < 16; s++)
            *c = *c * 16 + hex_value(*s);
        return s;
    }
    if (*s >= '0' && *s <= '7') {
        *c = 0;
        for (int k = 0; k < 3 && s < end && *s >= '0' && *s <= '7'; k++, s++)
            *c = (*c * 8 + *s - '0') & 255;
        return s;
    }
    *c = (unsigned char)*s;
    return s + 1;
}

const char *m2c_character_read(const char *s, const char *end, int *c)
{
    bool escape = *s == '\\' && s + 1 < end;
    s += escape;
    if (escape && *s == 'x' && s + 1 < end && s[1] == '{') {
        *c = 0;
        for (s += 2; s < end && *s != '}' && *c < 0x110000; s++)
            *c = *c * 16 + (hex_value(*s) < 0 ? 0 : hex_value(*s));
        return s < end ? s + 1 : s;
    }
    if (escape && *s == 'o' && s + 1 < end && s[1] == '{') {
        *c = 0;
        for (s += 2; s < end && *s >= '0' && *s <= '7' && *c < 0x110000; s++)
            *c = *c * 8 + (*s - '0');
        return s < end && *s == '}' ? s + 1 : s;
    }
    if (escape && *s == 'o' && s + 1 < end && s[1] >= '0' && s[1] <= '7')
        s++;
    if (escape && (unsigned char)*s < 128)
        return m2c_escape_read(s, end, c);
    uint32_t code = (unsigned char)*s;
    size_t length = m2c_utf8_read(s, (size_t)(end - s), &code);
    *c = (int)code;
    return s + (length ? length : 1);
}

const char *m2c_posix_read(uint8_t *set, const char *s, const char *end)
{
    static const struct {
        const char *name;
        int (*test)(int);
    } classes[] = {{"alpha", isalpha}, {"digit", isdigit}, {"alnum", isalnum}, {"space", is_white},
                   {"upper", isupper}, {"lower", islower}, {"punct", ispunct}, {"xdigit", isxdigit},
                   {"cntrl", iscntrl}, {"graph", isgraph}, {"print", isprint}, {"word", is_word},
                   {"blank", isblank}};
    const char *name = s + 2;
    bool negative = name < end && *name == '^';
    name += negative;
    for (size_t k = 0; k < sizeof classes / sizeof *classes; k++) {
        size_t n = strlen(classes[k].name);
        if ((size_t)(end - name) < n + 2 || memcmp(name, classes[k].name, n) != 0 ||
            memcmp(name + n, ":]", 2) != 0)
            continue;
        add_where(set, classes[k].test, !negative);
        return name + n + 2;
    }
    return NULL;
}

/* One character of a set at s; *c is -1 where it was a whole class. */
static const char *read_member(uint8_t *set, bool wide, const char *s, const char *end, int *c)
{
    *c = -1;
    if (*s == '[' && s + 1 < end && s[1] == ':') {
        const char *after = m2c_posix_read(set, s, end);
        if (after)
            return after;
    }
    bool escape = *s == '\\' && s + 1 < end;
    if (escape && m2c_set_add_class(set, s[1]))
        return s + 2;
    if (wide)
        return m2c_character_read(s, end, c);
    *c = (unsigned char)*s;
    return escape ? m2c_escape_read(s + 1, end, c) : s + 1;
}

static void add_range(uint8_t *set, m2c_wide_set *wide, int from, int to)
{
    int bytes = wide ? 127 : 255;
    for (int c = from; c <= to && c <= bytes; c++)
        m2c_set_add(set, c);
    if (wide && to > bytes)
        m2c_wide_add(wide, (uint32_t)(from > bytes ? from : bytes + 1), (uint32_t)to);
}

/* The first fault is the one that is told. */
static void note(m2c_set_fault *fault, const char *why, const char *at)
{
    if (!fault->why)
        *fault = (m2c_set_fault){why, at};
}

const char *m2c_set_read(uint8_t *set, m2c_wide_set *wide, const char *s, const char *end, bool nocase,
                         m2c_set_fault *fault)
{
    bool negative = s < end && *s == '^';
    s += negative;
    for (const char *first = s; s < end && (*s != ']' || s == first);) {
        int from, to;
        if (*s == '\\' && s + 1 < end &&
            (s[1] == 'Q' || s[1] == 'E')) { /* what is quoted stands for itself */
            s += 2;
            continue;
        }
        s = read_member(set, wide, s, end, &from);
        if (from < 0)
            continue;
        to = from;
        if (s + 1 < end && *s == '-' && s[1] != ']') {
            const char *after = read_member(set, wide, s + 1, end, &to);
            if (to < 0) {
                note(fault, "invalid range in character class", s + 1 + (s[1] == '\\'));
                m2c_set_add(set, '-');
                to = from;
            }
            s = after;
        }
        if (to < from)
            note(fault, "range out of order in character class", s - 1);
        add_range(set, wide, from, to);
    }
    if (s >= end)
        return NULL;
    if (nocase)
        m2c_set_fold(set);
    if (negative)
        m2c_set_invert(set);
    return s + 1;
}
