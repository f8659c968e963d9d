/* Backslash escapes: in templates of the printf family, do_string_escapes and undo_string_escapes. */
#include "m2c/error.h"
#include "printf_internal.h"

#include <string.h>

static const char letters[] = "abfnrtv\\'\"";
static const char meanings[] = "\a\b\f\n\r\t\v\\'\"";

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return 99;
}

/* Reads up to `most` digits at s; returns how many there were. */
static size_t read_digits(const char *s, size_t n, size_t most, int base, char *c)
{
    size_t k = 0;
    int value = 0;
    for (; k < n && k < most && digit_value(s[k]) < base; k++)
        value = value * base + digit_value(s[k]);
    *c = (char)value;
    return k;
}

/* Resolves the escape after a backslash; returns how many characters it took. */
static size_t resolve_one(m2c_text *t, const char *s, size_t n)
{
    char c = s[0];
    const char *known = c ? strchr(letters, c) : NULL;
    if (known) {
        m2c_text_add(t, &meanings[known - letters], 1);
        return 1;
    }
    size_t taken = 0;
    if (digit_value(c) < 8)
        taken = read_digits(s, n, 3, 8, &c);
    else if (c == 'x' && n > 1 && digit_value(s[1]) < 16)
        taken = 1 + read_digits(s + 1, n - 1, 2, 16, &c);
    if (taken) {
        m2c_text_add(t, &c, 1);
        return taken;
    }
    m2c_warn("", "unrecognized escape sequence '\\%c' -- converting to '%c'", c, c);
    m2c_text_add(t, &c, 1);
    return 1;
}

void m2c_resolve_escapes(m2c_text *t, const char *s, size_t n)
{
    for (size_t k = 0; k < n;) {
        if (s[k] != '\\') {
            m2c_text_add(t, s + k, 1);
            k++;
        } else if (k + 1 == n) {
            m2c_warn("", "malformed escape sequence '\\' -- converting to '\\'");
            m2c_text_add(t, "\\", 1);
            k++;
        } else {
            k += 1 + resolve_one(t, s + k + 1, n - k - 1);
        }
    }
}
