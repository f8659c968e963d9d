/* Matrices of numbers as char rows: the widths that num2str chooses. Declared in mat2c/builtins/. */
#include "number_text.h"

#include "digits.h"
#include "printf_internal.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>

enum { LEAST_DIGITS = 5, MOST_DIGITS = 16 };

static int clamp_digits(double n)
{
    return n < LEAST_DIGITS ? LEAST_DIGITS : n > MOST_DIGITS ? MOST_DIGITS : (int)n;
}

/* The largest finite magnitude of all parts, and whether the parts are integers (Inf and NaN pass). */
static void survey(const m2c_value *v, double *most, bool *integers, bool *nonfinite)
{
    *most = 0;
    *integers = true;
    *nonfinite = false;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        double complex z = m2c_getc(v, k);
        double part[2] = {creal(z), cimag(z)};
        for (int j = 0; j < 2; j++) {
            if (!isfinite(part[j])) {
                *nonfinite = true;
                continue;
            }
            if (fabs(part[j]) > *most)
                *most = fabs(part[j]);
            if (part[j] != floor(part[j]))
                *integers = false;
        }
    }
}

static m2c_number_style style_of(const m2c_value *v, int most_digits)
{
    double most;
    bool integers, nonfinite;
    survey(v, &most, &integers, &nonfinite);
    double log = most > 0 ? floor(log10(most)) : 0;
    int digits = (int)fmax(log + 1, nonfinite && !m2c_is_complex(v) ? 3 : 1);
    if (integers && digits <= most_digits)
        return (m2c_number_style){digits, digits + (m2c_is_complex(v) ? 3 : 2), digits + 1};
    digits = clamp_digits(log + 5);
    return (m2c_number_style){digits, digits + 7, digits + 7};
}

m2c_number_style m2c_number_style_of(const m2c_value *v)
{
    return style_of(v, MOST_DIGITS);
}

m2c_number_style m2c_integer_style_of(const m2c_value *v)
{
    return style_of(v, INT_MAX);
}

m2c_number_style m2c_number_style_digits(int digits)
{
    return (m2c_number_style){digits, digits + 7, digits + 7};
}

static void put_real(m2c_text *t, double x, int digits, int width, bool plus)
{
    char buf[DBL_MAX_10_EXP + 8];
    size_t whole = plus ? 0 : m2c_whole_digits(buf, x, digits);
    if (whole > 0) {
        m2c_put_field(t, buf, whole, width, false);
        return;
    }
    const char *sign = plus && !isnan(x) && !signbit(x) ? "+" : plus && isnan(x) ? "+" : "";
    if (isnan(x))
        snprintf(buf, sizeof buf, "%s%s", sign, m2c_number_is_na(x) ? "NA" : "NaN");
    else if (isinf(x))
        snprintf(buf, sizeof buf, "%s%sInf", sign, x < 0 ? "-" : "");
    else
        snprintf(buf, sizeof buf, "%s%.*g", sign, digits, x);
    m2c_put_field(t, buf, strlen(buf), width, false);
}

void m2c_put_plain_number(m2c_text *t, double complex z, bool is_complex, const int digits[2])
{
    put_real(t, creal(z), digits[0], 0, false);
    if (is_complex) {
        put_real(t, cimag(z), digits[1], 0, true);
        m2c_text_add(t, "i", 1);
    }
}

/* An integer that may be beyond what a double holds; not if it has more digits than are asked for. */
static bool put_long(m2c_text *t, const m2c_value *v, ptrdiff_t k, const m2c_number_style *f)
{
    char buf[M2C_MOST_DIGITS];
    bool negative;
    const uint64_t size = m2c_magnitude(v, k, &negative);
    const size_t n = m2c_decimal_digits(buf, negative, size);
    if ((int)n - negative > f->digits)
        return false;
    m2c_put_field(t, buf, n, f->width, false);
    return true;
}

/* One element in its column. The imaginary part is padded after its i. */
static void put_element(m2c_text *t, const m2c_value *v, ptrdiff_t k, const m2c_number_style *f)
{
    if ((v->cls == M2C_INT64 || v->cls == M2C_UINT64) && put_long(t, v, k, f))
        return;
    double complex z = m2c_getc(v, k);
    put_real(t, creal(z), f->digits, f->width, false);
    if (!m2c_is_complex(v))
        return;
    size_t before = t->n;
    put_real(t, cimag(z), f->digits, 0, true);
    m2c_text_add(t, "i", 1);
    ptrdiff_t pad = f->imag_width + 1 - (ptrdiff_t)(t->n - before);
    m2c_text_addf(t, "%*s", pad > 0 ? (int)pad : 0, "");
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\0' || c == '\r';
}

m2c_value *m2c_trimmed_rows(int n, m2c_bytes *row)
{
    size_t first = SIZE_MAX, last = 0;
    for (int k = 0; k < n; k++)
        for (size_t j = 0; j < row[k].n; j++)
            if (!is_blank(row[k].s[j])) {
                first = j < first ? j : first;
                last = j + 1 > last ? j + 1 : last;
            }
    for (int k = 0; k < n; k++) {
        size_t from = first < row[k].n ? first : row[k].n, to = last < row[k].n ? last : row[k].n;
        row[k] = (m2c_bytes){row[k].s + from, to > from ? to - from : 0};
    }
    return m2c_char_rows(n, row);
}

ptrdiff_t m2c_numbers_in_a_line(const m2c_value *v)
{
    return (v->ndims - 1) * v->dims[1];
}

m2c_value *m2c_number_rows(const m2c_value *v, const m2c_number_style *f)
{
    ptrdiff_t cols = m2c_numbers_in_a_line(v), rows = (v->numel + cols - 1) / cols;
    ptrdiff_t height = v->dims[0], width = v->numel / height;
    m2c_text *line = m2c_calloc((size_t)rows, sizeof *line);
    m2c_bytes *row = m2c_alloc((size_t)rows * sizeof *row);
    for (ptrdiff_t i = 0; i < rows; i++) {
        m2c_text_add(&line[i], "", 0);
        for (ptrdiff_t k = i * cols; k < (i + 1) * cols && k < v->numel; k++)
            put_element(&line[i], v, k / width + k % width * height, f);
        row[i] = (m2c_bytes){line[i].s, line[i].n};
    }
    m2c_value *result = m2c_trimmed_rows((int)rows, row);
    for (ptrdiff_t i = 0; i < rows; i++)
        m2c_text_free(&line[i]);
    m2c_free(line);
    m2c_free(row);
    return result;
}
