/* Integer, logical and char values. */
#include "display_internal.h"

#include <stdio.h>
#include <string.h>

/* Element k of an integer or logical value: its magnitude, and whether it is negative. */
static uint64_t magnitude(const m2c_value *v, ptrdiff_t k, bool *negative)
{
    int64_t x;
    switch (v->cls) {
    case M2C_INT8:
        x = ((const int8_t *)v->data)[k];
        break;
    case M2C_INT16:
        x = ((const int16_t *)v->data)[k];
        break;
    case M2C_INT32:
        x = ((const int32_t *)v->data)[k];
        break;
    case M2C_INT64:
        x = ((const int64_t *)v->data)[k];
        break;
    case M2C_UINT16:
        x = ((const uint16_t *)v->data)[k];
        break;
    case M2C_UINT32:
        x = ((const uint32_t *)v->data)[k];
        break;
    case M2C_UINT64:
        *negative = false;
        return ((const uint64_t *)v->data)[k];
    default:
        x = v->u8[k];
    }
    *negative = x < 0;
    return x < 0 ? -(uint64_t)x : (uint64_t)x;
}

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
    uint64_t x = magnitude(v, k, &negative);
    if (m2c_shows_bytes()) {
        m2c_put_bytes(t, negative ? -x : x, (int)m2c_element_size(v->cls, 0));
        return;
    }
    const char *cents = m2c_format_style == M2C_FORMAT_BANK ? ".00" : "";
    int n = snprintf(buf, sizeof buf, "%s%llu%s", negative ? "-" : "", (unsigned long long)x, cents);
    m2c_put_spaces(t, width - n);
    m2c_text_add(t, buf, (size_t)n);
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
        uint64_t size = magnitude(v, k, &negative);
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
