/* Patterns of names (name_pattern.h). */
#include "name_pattern.h"

#include <stddef.h>

/* The end of a set that begins behind `[`, or NULL where it has none. */
static const char *set_end(const char *s)
{
    s += *s == '!' || *s == '^';
    s += *s == ']'; /* as the first it is one of them */
    while (*s && *s != ']')
        s++;
    return *s ? s : NULL;
}

static bool in_set(const char *s, const char *end, char c)
{
    bool others = *s == '!' || *s == '^', found = false;
    for (s += others; s < end; s++) {
        unsigned char low = (unsigned char)*s, high = low;
        if (s + 2 < end && s[1] == '-') {
            high = (unsigned char)s[2];
            s += 2;
        }
        found = found || ((unsigned char)c >= low && (unsigned char)c <= high);
    }
    return found != others;
}

/* Is the character what the pattern begins with? *rest is what follows. */
static bool fits_one(const char *pattern, char c, const char **rest)
{
    const char *end = *pattern == '[' ? set_end(pattern + 1) : NULL;
    *rest = end ? end + 1 : pattern + 1;
    if (end)
        return in_set(pattern + 1, end, c);
    if (*pattern == '\\' && pattern[1]) {
        *rest = pattern + 2;
        return pattern[1] == c;
    }
    return *pattern == '?' || *pattern == c;
}

bool m2c_fits(const char *pattern, const char *name)
{
    const char *star = NULL, *from = NULL, *rest;
    while (*name) {
        if (*pattern == '*') {
            star = ++pattern;
            from = name;
        } else if (*pattern && fits_one(pattern, *name, &rest)) {
            pattern = rest;
            name++;
        } else if (star) { /* the last star takes one more */
            pattern = star;
            name = ++from;
        } else {
            return false;
        }
    }
    while (*pattern == '*')
        pattern++;
    return *pattern == 0;
}
