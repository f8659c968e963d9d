/* One number as text under a layout. */
#include "display_internal.h"

#include <math.h>
#include <stdio.h>
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

void m2c_put_number(m2c_text *t, const m2c_layout *f, double x, int width)
{
    char buf[400];
    if (m2c_is_na(x))
        put_right(t, "NA", width);
    else if (isnan(x))
        put_right(t, "NaN", width);
    else if (isinf(x))
        put_right(t, x < 0 ? "-Inf" : "Inf", width);
    else if (x == 0)
        put_right(t, "0", width);
    else {
        int precision = f->precision;
        const char *form = f->kind == 'f' ? "%.*f" : f->kind == 'e' ? "%.*e" : "%.*g";
        snprintf(buf, sizeof buf, form, precision, x);
        put_right(t, buf, width);
    }
}

void m2c_put_scalar(m2c_text *t, const m2c_layout *f, double x)
{
    m2c_put_number(t, f, x, f->width);
}

void m2c_put_complex(m2c_text *t, const m2c_layout *f, double re, double im)
{
    m2c_put_number(t, f, re, f->width);
    bool minus = !isnan(im) && signbit(im);
    m2c_text_add(t, minus ? " - " : " + ", 3);
    m2c_put_number(t, f, minus ? -im : im, f->imag_width);
    m2c_text_add(t, "i", 1);
}
