/* The printf family for real scalars, in the C types of typed code: one pass over a template that is known to
 * be good. What is common with templates that are values: how a conversion is read. */
#include "digits.h"
#include "m2c/dialect.h"
#include "m2c/display.h"
#include "m2c/memory.h"
#include "m2c/typed.h"
#include "printf_internal.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* A width or precision at s: digits, or * for an argument. Returns what follows. */
static const char *read_count(const char *s, int *count)
{
    if (*s == '*') {
        *count = M2C_SPEC_STAR;
        return s + 1;
    }
    for (; *s >= '0' && *s <= '9'; s++)
        *count = (*count < 0 ? 0 : *count < 100000 ? *count * 10 : *count) + (*s - '0');
    return s;
}

static bool modifier_fits(char modifier, char conversion)
{
    const char *allowed = modifier == 'L' ? "feEgG" : "diouxX";
    return conversion && strchr(allowed, conversion);
}

const char *m2c_read_conversion(m2c_piece *p, const char *s)
{
    *p = (m2c_piece){.width = M2C_SPEC_NONE, .precision = M2C_SPEC_NONE};
    size_t flags = 0;
    const size_t digits = strspn(s, "0123456789");
    if (m2c_spoken && digits > 0 && digits < 5 && s[digits] == '$') {
        p->order = atoi(s);
        s += digits + 1;
    }
    for (; *s && strchr("-+ 0#", *s); s++)
        if (!strchr(p->flags, *s) && flags < sizeof p->flags - 1)
            p->flags[flags++] = *s;
    s = read_count(s, &p->width);
    if (*s == '.') {
        p->precision = 0;
        s = read_count(s + 1, &p->precision);
    }
    if (m2c_spoken && (*s == 'b' || *s == 't') && s[1] && strchr("oxXu", s[1]))
        p->bits = *s++;
    char modifier = *s && strchr("hlL", *s) ? *s++ : 0;
    if (!*s || !strchr("diouxXcsfeEgGp%", *s) || (modifier && !modifier_fits(modifier, *s)))
        return NULL;
    p->conversion = *s;
    return s + 1;
}

void m2c_printf(const char *template_, ...)
{
    m2c_text t = {0};
    va_list args;
    va_start(args, template_);
    for (const char *s = template_; s && *s;) {
        const char *percent = strchr(s, '%');
        m2c_text_add(&t, s, percent ? (size_t)(percent - s) : strlen(s));
        if (!percent)
            break;
        m2c_piece p;
        s = m2c_read_conversion(&p, percent + 1);
        if (s && p.conversion == '%') {
            m2c_text_add(&t, "%", 1);
        } else if (s) {
            m2c_datum d = {.kind = M2C_DATUM_NUMBER, .x = va_arg(args, double)};
            m2c_put_real_datum(&t, &p, &d);
        }
    }
    va_end(args);
    m2c_put(t.s, t.n);
    m2c_text_free(&t);
}

/* Room for `more` characters. */
static unsigned char *extend(unsigned char **block, size_t *capacity, ptrdiff_t *n, size_t more)
{
    ptrdiff_t before = *n;
    *block = m2c_block_reserve_growing(*block, capacity, (size_t)before + more);
    *n = before + (ptrdiff_t)more;
    return *block + before;
}

void m2c_add_char(unsigned char **block, size_t *capacity, ptrdiff_t *n, unsigned char c)
{
    *extend(block, capacity, n, 1) = c;
}

void m2c_add_chars(unsigned char **block, size_t *capacity, ptrdiff_t *n, const void *s, ptrdiff_t count)
{
    memcpy(extend(block, capacity, n, (size_t)count), s, (size_t)count);
}

void m2c_add_integer(unsigned char **block, size_t *capacity, ptrdiff_t *n, ptrdiff_t x)
{
    char digits[M2C_MOST_DIGITS];
    uint64_t magnitude = x < 0 ? 0 - (uint64_t)x : (uint64_t)x;
    size_t count = m2c_decimal_digits(digits, x < 0, magnitude);
    memcpy(extend(block, capacity, n, count), digits, count);
}

void m2c_add_number(unsigned char **block, size_t *capacity, ptrdiff_t *n, const char *conversion, double x)
{
    m2c_piece p;
    if (!m2c_read_conversion(&p, conversion))
        return;
    m2c_text t = {(char *)*block, (size_t)*n, *capacity};
    m2c_datum d = {.kind = M2C_DATUM_NUMBER, .x = x};
    m2c_put_real_datum(&t, &p, &d);
    *block = (unsigned char *)t.s;
    *capacity = t.cap;
    *n = (ptrdiff_t)t.n;
}
