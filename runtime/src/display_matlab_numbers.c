/* MATLAB's display: numbers (display_matlab.h). */
#include "display_matlab.h"

#include "core_util.h"
#include "m2c/fn_text.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* How the numbers of a matrix are printed. */
typedef struct number_form {
    int width, decimals;
    bool whole, exponent; /* as integers; with an exponent of their own */
    bool general, bits;   /* with so many digits as they need; by their bits */
    bool ratio;           /* as one integer over another */
    bool zeros;           /* a zero has one digit */
    int factor;           /* all are divided by 10 to the power of it */
} number_form;

static bool is_long(void)
{
    return m2c_output_precision > 5;
}

static int decimals(const m2c_value *v)
{
    if (!is_long())
        return 4;
    return v->cls == M2C_SINGLE ? 7 : 15;
}

static int digits_of(double x)
{
    return x < 1 ? 1 : (int)floor(log10(x)) + 1;
}

/* Largest absolute value of the finite parts; false where one is no whole number. */
static bool survey(const m2c_value *v, double *most)
{
    bool whole = true;
    const int parts = m2c_is_complex(v) ? 2 : 1;
    *most = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        for (int p = 0; p < parts; p++) {
            const double x = p ? cimag(m2c_getc(v, k)) : creal(m2c_getc(v, k));
            if (!isfinite(x))
                continue;
            whole = whole && x == floor(x);
            *most = fabs(x) > *most ? fabs(x) : *most;
        }
    return whole;
}

/* What `format` asks for beside short and long; false where numbers are shown as these show them. */
static bool has_style(const m2c_value *v, number_form *f)
{
    const bool single = v->cls == M2C_SINGLE;
    switch (m2c_format_style) {
    case M2C_FORMAT_SHORT_G:
    case M2C_FORMAT_LONG_G:
        if (f->whole)
            return false;
        f->general = true;
        f->decimals = !is_long() ? 5 : single ? 7 : 15;
        f->width = is_long() ? 26 : 13;
        return true;
    case M2C_FORMAT_SHORT_E:
    case M2C_FORMAT_LONG_E:
        f->whole = false;
        f->exponent = true;
        f->width = is_long() ? f->decimals + 11 : 13;
        return true;
    case M2C_FORMAT_BANK:
        f->whole = false;
        f->decimals = 2;
        f->width = 14;
        return true;
    case M2C_FORMAT_RAT:
        f->whole = false;
        f->ratio = !m2c_is_complex(v);
        f->width = f->ratio ? 15 : f->width;
        return f->ratio;
    case M2C_FORMAT_HEX:
        f->bits = true;
        f->width = single ? 11 : 19;
        return true;
    default:
        return false;
    }
}

/* The bits of a number as MATLAB stores it. */
static void put_bits(m2c_text *t, int width, double x, bool single)
{
    uint64_t bits;
    const float half = (float)x;
    uint32_t low;
    memcpy(&bits, &x, sizeof bits);
    memcpy(&low, &half, sizeof low);
    char digits[17];
    snprintf(digits, sizeof digits, single ? "%08" PRIx64 : "%016" PRIx64, single ? (uint64_t)low : bits);
    m2c_text_addf(t, "%*s", width, digits);
}

static number_form form_of(const m2c_value *v)
{
    const int d = decimals(v);
    const double limit = is_long() ? 100 : 1000; /* from it on, numbers have an exponent */
    double most;
    number_form f = {.width = d + (is_long() ? 5 : 6), .decimals = d};
    f.whole = survey(v, &most) && !m2c_is_complex(v);
    f.zeros = !m2c_is_complex(v);
    if (has_style(v, &f))
        return f;
    if (f.whole && most < 1e9) {
        f.width = most < 1000 ? 6 : 12;
        f.decimals = 0;
        return f;
    }
    f.whole = false;
    const bool lone = v->numel == 1;
    const bool fits = most == 0 || (most < limit && (lone ? most > 0.001 : most >= 0.001));
    if (lone && !fits) {
        f.exponent = true;
        f.width = d + (is_long() ? 11 : 9);
    } else if (!fits) {
        f.factor = most >= limit ? digits_of(most) - 1 : (int)floor(log10(most)) + 1;
    }
    return f;
}

/* The first ratio of its continued fraction that is as near to x as six digits tell. */
static void nearest_ratio(double x, double *numerator, double *denominator)
{
    const double near = fabs(x) * 1e-6;
    double before[2] = {1, 0}, ratio[2] = {round(x), 1}, rest = x - round(x);
    while (fabs(x - ratio[0] / ratio[1]) > near && rest != 0) {
        const double part = 1 / rest, step = round(part);
        for (int k = 0; k < 2; k++) {
            const double next = ratio[k] * step + before[k];
            before[k] = ratio[k];
            ratio[k] = next;
        }
        rest = part - step;
    }
    const double sign = ratio[1] < 0 ? -1 : 1;
    *numerator = sign * ratio[0];
    *denominator = sign * ratio[1];
}

/* An integer, or a ratio of integers, whose numerator ends in the middle. */
static void put_ratio(m2c_text *t, double x, int width)
{
    const int half = width / 2 + 1;
    double over = isnan(x) ? 0 : x < 0 ? -1 : 1, under = 0;
    if (isfinite(x))
        nearest_ratio(x, &over, &under);
    if (under == 1) {
        m2c_text_addf(t, "%*.0f%*s", half, over + 0.0, width - half, "");
        return;
    }
    char below[24];
    snprintf(below, sizeof below, "/%.0f", under);
    m2c_text_addf(t, "%*.0f%-*s", half, over, width - half, below);
}

static void put_real(m2c_text *t, const number_form *f, double x, int width)
{
    if (f->ratio)
        put_ratio(t, x, width);
    else if (f->bits)
        put_bits(t, width, x, width < 19);
    else if (isnan(x))
        m2c_text_addf(t, "%*s", width, "NaN");
    else if (isinf(x))
        m2c_text_addf(t, "%*s", width, x < 0 ? "-Inf" : "Inf");
    else if (x == 0 && f->zeros)
        m2c_text_addf(t, "%*s", width, "0");
    else if (f->general)
        m2c_text_addf(t, "%*.*g", width, f->decimals, x + 0.0);
    else if (f->exponent)
        m2c_text_addf(t, "%*.*e", width, f->decimals, x);
    else
        m2c_text_addf(t, "%*.*f", width, f->decimals, x / pow(10, f->factor) + 0.0);
}

static void put_number(m2c_text *t, const number_form *f, const m2c_value *v, ptrdiff_t k)
{
    if (!m2c_is_complex(v)) {
        const bool lone = v->numel == 1 && !f->ratio && !isfinite(m2c_get(v, k));
        put_real(t, f, m2c_get(v, k), lone ? 6 : f->width);
        return;
    }
    const double complex z = m2c_getc(v, k);
    put_real(t, f, creal(z), f->width - 1);
    m2c_text_addf(t, cimag(z) < 0 || (cimag(z) == 0 && signbit(cimag(z))) ? " - " : " + ");
    put_real(t, f, fabs(cimag(z)), f->width - 4);
    m2c_text_add(t, "i", 1);
}

/* Integers and truth values are as wide as the longest and three blanks. */
static int integer_width(const m2c_value *v)
{
    int width = 1;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        const int own = snprintf(NULL, 0, "%.0f", m2c_get(v, k));
        width = own > width ? own : width;
    }
    return width + 3;
}

static void put_integer(m2c_text *t, const m2c_value *v, ptrdiff_t k, int width)
{
    m2c_value *one = m2c_item(v, k), *text = NULL;
    if (m2c_fn_num2str(NULL, 1, &text, 1, &one) == 0)
        m2c_text_addf(t, "%*.*s", width, (int)text->numel, (const char *)text->data);
    m2c_release(text);
    m2c_release(one);
}

static void put_columns_heading(m2c_text *t, ptrdiff_t from, ptrdiff_t to)
{
    if (to - from > 1)
        m2c_text_addf(t, "  Columns %" M2C_PT " through %" M2C_PT "\n", from + 1, to);
    else
        m2c_text_addf(t, "  Column %" M2C_PT "\n", to);
    if (!m2c_format_compact)
        m2c_text_add(t, "\n", 1);
}

void m2c_put_matlab_rows(m2c_text *t, const m2c_value *v)
{
    enum { LINE = 80 };
    const bool floats = m2c_is_float(v);
    const number_form f = floats ? form_of(v) : (number_form){.width = integer_width(v)};
    const int width = m2c_is_complex(v) ? 2 * f.width - 1 : f.width;
    const ptrdiff_t rows = v->dims[0], columns = v->dims[1];
    const ptrdiff_t at_once = LINE / width > 0 ? LINE / width : 1;
    if (f.factor)
        m2c_text_addf(t, "   1.0e%+03d *\n%s", f.factor, m2c_format_compact ? "" : "\n");
    for (ptrdiff_t from = 0; from < columns; from += at_once) {
        const ptrdiff_t to = from + at_once < columns ? from + at_once : columns;
        if (columns > at_once)
            put_columns_heading(t, from, to);
        for (ptrdiff_t i = 0; i < rows; i++) {
            for (ptrdiff_t j = from; j < to; j++)
                if (floats)
                    put_number(t, &f, v, i + j * rows);
                else
                    put_integer(t, v, i + j * rows, f.width);
            m2c_text_add(t, "\n", 1);
        }
        if (to < columns && !m2c_format_compact)
            m2c_text_add(t, "\n", 1);
    }
}

/* One number without blanks around it. */
static void put_trimmed(m2c_text *t, const m2c_value *v, ptrdiff_t k)
{
    m2c_value *one = m2c_item(v, k);
    m2c_text own = {0};
    const number_form f = m2c_is_float(one) ? form_of(one) : (number_form){.width = 1};
    if (m2c_is_float(one))
        put_number(&own, &f, one, 0);
    else
        put_integer(&own, one, 0, 1);
    const char *s = own.s + strspn(own.s, " ");
    m2c_text_add(t, s, strlen(s));
    m2c_text_free(&own);
    m2c_release(one);
}

void m2c_put_matlab_inline(m2c_text *t, const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        if (k)
            m2c_text_add(t, " ", 1);
        put_trimmed(t, v, k);
    }
}
