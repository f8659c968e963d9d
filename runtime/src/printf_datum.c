/* One value printed by one conversion of the printf family. */
#include "digits.h"
#include "display_internal.h"
#include "m2c/dialect.h"
#include "printf_internal.h"
#include "text_utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double TWO_63 = 9223372036854775808.0, TWO_64 = 18446744073709551616.0;

void m2c_put_field(m2c_text *t, const char *s, size_t n, int width, bool left)
{
    ptrdiff_t pad = width - (ptrdiff_t)n;
    if (!left)
        m2c_put_spaces(t, pad);
    m2c_text_add(t, s, n);
    if (left)
        m2c_put_spaces(t, pad);
}

static bool has_flag(const m2c_piece *p, char flag)
{
    return strchr(p->flags, flag) != NULL;
}

/* Spells the conversion for the C library: flags, width and precision, then what `tail` says. */
static void spell(char *form, const m2c_piece *p, const char *tail)
{
    size_t n = strlen(p->flags), rest = strlen(tail);
    form[0] = '%';
    memcpy(form + 1, p->flags, n++);
    if (p->width >= 0)
        n += m2c_decimal_digits(form + n, false, (uint64_t)p->width);
    if (p->precision >= 0) {
        form[n++] = '.';
        n += m2c_decimal_digits(form + n, false, (uint64_t)p->precision);
    }
    memcpy(form + n, tail, rest + 1);
}

static void put_nonfinite(m2c_text *t, const m2c_piece *p, double x)
{
    char buf[8];
    const char *name = m2c_is_na(x) ? "NA" : isnan(x) ? "NaN" : "Inf";
    const char *sign = !isnan(x) && x < 0 ? "-" : has_flag(p, '+') ? "+" : "";
    int n = snprintf(buf, sizeof buf, "%s%s", sign, name);
    m2c_put_field(t, buf, (size_t)n, p->width, has_flag(p, '-'));
}

/* Do its flags say no more than on which side blanks go? */
static bool is_simple(const m2c_piece *p)
{
    return p->flags[0] == 0 || (p->flags[0] == '-' && p->flags[1] == 0);
}

static void put_float(m2c_text *t, const m2c_piece *p, char conversion, double x)
{
    char form[48], tail[2] = {conversion, 0}, whole[M2C_MOST_DIGITS];
    if (!isfinite(x)) {
        put_nonfinite(t, p, x);
        return;
    }
    enum { USUAL = 6 };
    size_t n = conversion == 'g' && is_simple(p)
                   ? m2c_whole_digits(whole, x, p->precision < 0 ? USUAL : p->precision)
                   : 0;
    if (n > 0) {
        m2c_put_field(t, whole, n, p->width, p->flags[0] == '-');
        return;
    }
    spell(form, p, tail);
    m2c_text_addf(t, form, x);
}

/* A number that its conversion has no form for: by %g, or as MATLAB has it: by %e what is no integer,
 * integers in all their digits but those that are to be octal or hexadecimal. */
static void put_unfit(m2c_text *t, const m2c_piece *p, double x)
{
    m2c_piece whole = *p;
    whole.precision = 0;
    if (!m2c_spoken)
        put_float(t, p, 'g', x);
    else if (x == floor(x) && !strchr("oxX", p->conversion))
        put_float(t, &whole, 'f', x);
    else
        put_float(t, p, 'e', x);
}

/* Sets sign and magnitude; false where the conversion can't show the number as an integer. */
static bool as_integer(const m2c_datum *d, bool is_signed, bool *negative, uint64_t *magnitude)
{
    *negative = d->negative;
    *magnitude = d->magnitude;
    if (d->exact)
        return is_signed ? d->negative || d->magnitude <= INT64_MAX : !d->negative;
    double x = d->x;
    if (x != floor(x) || x > (is_signed ? TWO_63 : TWO_64) || (!is_signed && x < 0))
        return false;
    *negative = x < 0;
    double size = fabs(x), most = is_signed ? TWO_63 : TWO_64;
    if (size < most)
        *magnitude = (uint64_t)size;
    else
        *magnitude = is_signed ? (uint64_t)INT64_MAX + *negative : UINT64_MAX;
    return true;
}

static void put_integer(m2c_text *t, const m2c_piece *p, const m2c_datum *d)
{
    bool is_signed = p->conversion == 'd' || p->conversion == 'i', negative;
    uint64_t magnitude;
    char form[48], tail[4] = {'l', 'l', p->conversion, 0};
    if (!as_integer(d, is_signed, &negative, &magnitude)) {
        put_unfit(t, p, d->x);
        return;
    }
    if (p->precision < 0 && is_simple(p) && (is_signed || p->conversion == 'u')) {
        char whole[M2C_MOST_DIGITS];
        m2c_put_field(t, whole, m2c_decimal_digits(whole, negative, magnitude), p->width, p->flags[0] == '-');
        return;
    }
    spell(form, p, tail);
    if (is_signed)
        m2c_text_addf(t, form, negative ? (long long)-magnitude : (long long)magnitude);
    else
        m2c_text_addf(t, form, (unsigned long long)magnitude);
}

/* A byte stands for itself. */
static size_t utf8(char *buf, uint32_t c)
{
    *buf = (char)c;
    return c < 0x100 ? 1 : m2c_utf8_write(buf, c);
}

/* %c of a number behind the last character: its low 32 bits in the first form of UTF-8, which had codes
 * of 31 bits. Those of halves of characters, and no bits, are nothing. */
static void put_far_code(m2c_text *t, const m2c_piece *p, double x)
{
    char buf[6];
    const uint32_t code = (uint32_t)fmod(x, 4294967296.0);
    const bool half = code >= 0xD800 && code <= 0xDFFF;
    if (code && code < 0x80000000u && !half)
        m2c_put_field(t, buf, utf8(buf, code), p->width, has_flag(p, '-'));
}

/* %c and %s of a number: the character with that code, where there is one. */
static void put_code(m2c_text *t, const m2c_piece *p, double x)
{
    char buf[4];
    bool c = p->conversion == 'c', whole = x == floor(x) && x >= 0;
    if (!isfinite(x))
        put_nonfinite(t, p, x);
    else if (whole && x < (c ? 0xD800 : 256))
        m2c_put_field(t, buf, utf8(buf, (uint32_t)x), p->width, has_flag(p, '-'));
    else if (whole && c && x <= (m2c_spoken ? 0x10FFFF : 9223372036854775808.0))
        put_far_code(t, p, x);
    else if ((c && (whole || x != floor(x))) || m2c_spoken)
        put_unfit(t, p, x);
}

void m2c_put_string(m2c_text *t, const m2c_piece *p, const char *s, size_t n)
{
    if (p->precision >= 0 && (size_t)p->precision < n)
        n = (size_t)p->precision;
    m2c_put_field(t, s, n, p->width, has_flag(p, '-'));
}

void m2c_put_real_datum(m2c_text *t, const m2c_piece *p, const m2c_datum *d)
{
    if (p->conversion == 's' || p->conversion == 'c')
        put_code(t, p, d->x);
    else if (!isfinite(d->x))
        put_nonfinite(t, p, d->x);
    else if (strchr("feEgG", p->conversion))
        put_float(t, p, p->conversion, d->x);
    else
        put_integer(t, p, d);
}

/* The bits of a number, as an integer without sign. */
static void put_bits(m2c_text *t, const m2c_piece *p, double x)
{
    const float single = (float)x;
    uint64_t bits = 0;
    uint32_t few = 0;
    memcpy(&bits, &x, sizeof bits);
    memcpy(&few, &single, sizeof few);
    m2c_datum d = {.kind = M2C_DATUM_NUMBER, .exact = true, .magnitude = p->bits == 'b' ? bits : few};
    d.x = (double)d.magnitude;
    m2c_put_real_datum(t, p, &d);
}

int m2c_put_datum(m2c_text *t, const m2c_piece *p, const m2c_datum *d)
{
    bool text = p->conversion == 's' || p->conversion == 'c';
    if (p->conversion == 'p')
        return 0;
    if (d->kind == M2C_DATUM_EMPTY) {
        if (text)
            m2c_put_field(t, "", 0, p->width, false);
        return 0;
    }
    bool is_signed = p->conversion == 'd' || p->conversion == 'i', negative;
    uint64_t magnitude; /* what is no integer is printed by its real part, as %f or so */
    if (d->not_real && isfinite(d->x) && strchr("diouxX", p->conversion) &&
        as_integer(d, is_signed, &negative, &magnitude)) {
        return m2c_error("", "octave_base_value::%sint64_scalar_value(): wrong type argument '%s'",
                         is_signed ? "" : "u", d->not_real);
    }
    if (p->bits)
        put_bits(t, p, d->x);
    else
        m2c_put_real_datum(t, p, d);
    return 0;
}
