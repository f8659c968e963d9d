/* Integer, logical and char values. */
#include "digits.h"
#include "display_internal.h"
#include "internal.h"

#include <string.h>

static int digits_of(uint64_t x)
{
    int n = 0;
    for (; x > 0; x /= 10)
        n++;
    return n; /* 0 has none: a row of zeros is taken for narrower than it is */
}

static void put_integer(m2c_text *t, const m2c_value *v, ptrdiff_t k, int width)
{
    char buf[32];
    bool negative;
    uint64_t x = m2c_magnitude(v, k, &negative);
    if (m2c_shows_bytes()) {
        m2c_put_bytes(t, negative ? -x : x, (int)m2c_element_size(v->cls, 0));
        return;
    }
    const char *cents = m2c_format_style == M2C_FORMAT_BANK ? ".00" : "";
    size_t n = m2c_decimal_digits(buf, negative, x);
    for (; *cents; cents++)
        buf[n++] = *cents;
    m2c_put_spaces(t, width - (int)n);
    m2c_text_add(t, buf, n);
}

/* The most negative number of a class has no magnitude in it, and does not count for the width. */
static bool counts(const m2c_value *v, uint64_t size, bool negative)
{
    size_t bits = 8 * m2c_element_size(v->cls, 0);
    return !negative || size != UINT64_C(1) << (bits - 1);
}

/* Width of a column: the most digits of any element of the whole value, the sign apart, and two blanks. */
static int column_width(const m2c_value *v)
{
    if (m2c_shows_bytes())
        return 2 + (int)m2c_element_size(v->cls, 0) * (m2c_format_style == M2C_FORMAT_HEX ? 2 : 8);
    int digits = 0;
    bool any_negative = false, negative;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        uint64_t size = m2c_magnitude(v, k, &negative);
        if (!counts(v, size, negative))
            continue;
        int n = digits_of(size);
        any_negative |= negative;
        digits = n > digits ? n : digits;
    }
    return 2 + digits + any_negative + (m2c_format_style == M2C_FORMAT_BANK ? 3 : 0);
}

static void put_cell(m2c_text *t, const m2c_page *p, ptrdiff_t k, const void *how)
{
    m2c_put_spaces(t, 2);
    put_integer(t, p->v, k, *(const int *)how - 2);
}

void m2c_disp_int_page(m2c_text *t, const m2c_page *p)
{
    int width = column_width(p->v);
    m2c_disp_columns(t, p, width, put_cell, &width);
}

void m2c_disp_int_scalar(m2c_text *t, const m2c_value *v)
{
    put_integer(t, v, 0, 0);
}

void m2c_disp_char_page(m2c_text *t, const m2c_page *p)
{
    for (ptrdiff_t i = 0; i < p->rows; i++) {
        for (ptrdiff_t j = 0; j < p->cols; j++)
            m2c_text_add(t, (const char *)p->v->u8 + p->offset + j * p->rows + i, 1);
        m2c_text_add(t, "\n", 1);
    }
}
