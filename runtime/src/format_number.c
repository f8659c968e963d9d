/* One number as text under a layout. */
#include "display_internal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* NA is a NaN with a payload of its own; that of single NA survives conversion to double. */
bool m2c_is_na(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits == UINT64_C(0x7ff840f440000000);
}

void m2c_put_spaces(m2c_text *t, ptrdiff_t n)
{
    static const char blanks[] = "                                ";
    for (; n > 0; n -= 32)
        m2c_text_add(t, blanks, n < 32 ? (size_t)n : 32);
}

static void put_right(m2c_text *t, const char *s, int width)
{
    m2c_put_spaces(t, width - (ptrdiff_t)strlen(s));
    m2c_text_add(t, s, strlen(s));
}

/* The closest fraction whose text has at most `length` characters and a sign, by continued fractions. A whole
 * number counts with its denominator; "*" where none fits. */
void m2c_fraction(char buf[64], double x, int length)
{
    if (isinf(x) || isnan(x)) {
        snprintf(buf, 64, "%s", isnan(x) ? "0/0" : x > 0 ? "1/0" : "-1/0");
        return;
    }
    double n = x == 0 ? 0 : round(x), d = 1, last_n = 1, last_d = 0, rest = x - n;
    bool minus = x < 0;
    if (snprintf(buf, 64, "%.0f", n) > length - 2 + minus || (n == 0 && x != 0))
        snprintf(buf, 64, "*");
    for (int k = 0; k < 40 && fabs(x - n / d) > fabs(x) * 2.220446049250313e-16; k++) {
        char next[64];
        double flip = 1 / rest, step = round(flip), new_n = n * step + last_n, new_d = d * step + last_d;
        rest = flip - step;
        last_n = n;
        last_d = d;
        n = new_n;
        d = new_d;
        double sign = d < 0 ? -1 : 1;
        if (fabs(n) > 1e15 || fabs(d) > 1e15 ||
            snprintf(next, sizeof next, "%.0f/%.0f", sign * n, sign * d) > length + minus)
            break;
        memcpy(buf, next, sizeof next);
    }
}

/* A fraction as wide as its column, or of up to ten characters where there is none. */
static void put_fraction(m2c_text *t, double x, int width)
{
    char buf[400];
    if (width == 0 && floor(x) == x && isfinite(x))
        snprintf(buf, sizeof buf, "%.0f", x == 0 ? 0 : x);
    else
        m2c_fraction(buf, x, width ? width - 1 : 10 - (x < 0));
    if (width == 0 && buf[0] == '*' && fabs(x) >= 0.5)
        snprintf(buf, sizeof buf, "%.0f", x);
    put_right(t, buf, width);
}

bool m2c_shows_bytes(void)
{
    return m2c_format_style == M2C_FORMAT_HEX || m2c_format_style == M2C_FORMAT_BIT;
}

void m2c_put_bytes(m2c_text *t, uint64_t bits, int bytes)
{
    bool native = m2c_format_native;
    const char *form = m2c_format_uppercase ? "%02X" : "%02x";
    for (int k = bytes - 1; m2c_format_style == M2C_FORMAT_HEX && k >= 0; k--)
        m2c_text_addf(t, form, (unsigned)(bits >> 8 * (native ? bytes - 1 - k : k) & 0xff));
    for (int k = 8 * bytes - 1; m2c_format_style == M2C_FORMAT_BIT && k >= 0; k--)
        m2c_text_add(t, bits >> (native ? 8 * bytes - 1 - k : k) & 1 ? "1" : "0", 1);
}

static void put_float_bytes(m2c_text *t, double x, int bytes)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    if (bytes == sizeof(float)) {
        float single = (float)x;
        uint32_t half;
        memcpy(&half, &single, sizeof half);
        bits = half;
    }
    m2c_put_bytes(t, bits, bytes);
}

/* A mantissa of up to three digits; scalars have three digits of exponent, too. */
static void put_engineering(m2c_text *t, const m2c_layout *f, double x, int width)
{
    char buf[64];
    int exponent = 3 * (int)floor((m2c_digits(fabs(x)) - 1) / 3.0);
    snprintf(buf, sizeof buf, "%.*f%c%c%0*d", f->precision, x / pow(10, exponent),
             m2c_format_uppercase ? 'E' : 'e', exponent < 0 ? '-' : '+', f->kind == 'N' ? 3 : 2,
             abs(exponent));
    put_right(t, buf, width);
}

void m2c_put_number(m2c_text *t, const m2c_layout *f, double x, int width)
{
    char buf[400];
    if (f->kind == 'r')
        put_fraction(t, x, width);
    else if (f->kind == 'h' || f->kind == 'b')
        put_float_bytes(t, x, f->precision);
    else if (m2c_is_na(x))
        put_right(t, "NA", width);
    else if (isnan(x))
        put_right(t, "NaN", width);
    else if (isinf(x))
        put_right(t, x < 0 ? "-Inf" : "Inf", width);
    else if (x == 0)
        put_right(t, "0", width);
    else if (f->kind == 'n' || f->kind == 'N')
        put_engineering(t, f, x, width);
    else {
        int precision = f->precision;
        bool upper = m2c_format_uppercase;
        const char *form = f->kind == 'f'   ? "%.*f"
                           : f->kind == 'e' ? upper ? "%.*E" : "%.*e"
                           : upper          ? "%.*G"
                                            : "%.*g";
        snprintf(buf, sizeof buf, form, precision, x);
        put_right(t, buf, width);
    }
}

void m2c_put_scalar(m2c_text *t, const m2c_layout *f, double x)
{
    bool no_number = f->kind == 'N' && !isfinite(x);
    m2c_put_number(t, f, x, no_number ? 3 : f->width);
}

void m2c_put_complex(m2c_text *t, const m2c_layout *f, double re, double im)
{
    m2c_put_number(t, f, re, f->width);
    if (f->kind == 'h' || f->kind == 'b') {
        m2c_text_add(t, "  ", 2);
        m2c_put_number(t, f, im, f->imag_width);
        m2c_text_add(t, "i", 1);
        return;
    }
    bool minus = !isnan(im) && signbit(im);
    m2c_text_add(t, minus ? " - " : " + ", 3);
    m2c_put_number(t, f, minus ? -im : im, f->imag_width);
    m2c_text_add(t, "i", 1);
}
