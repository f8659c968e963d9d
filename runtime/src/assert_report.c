/* The table of differences that assert reports. */
#include "assert_report.h"

#include "internal.h"

#include <math.h>
#include <stdio.h>

/* Text in the middle of a column of about 12. */
static void centred(m2c_text *t, const char *s, int lead)
{
    int half = (int)strlen(s) / 2;
    int left = lead + half, right = 6 - half;
    m2c_text_addf(t, "%*s%*s", left > 0 ? left : 0, s, right > 0 ? right : 0, "");
}

void m2c_assert_row(m2c_assert_report *r, const char *where, const char *observed, const char *expected,
                    const char *reason)
{
    m2c_text *t = &r->rows;
    m2c_text_addf(t, "\n  ");
    centred(t, where, 4);
    m2c_text_addf(t, " ");
    centred(t, observed, 6);
    m2c_text_addf(t, " ");
    centred(t, expected, 6);
    m2c_text_addf(t, "   %s", reason);
    r->count++;
}

void m2c_assert_where(char *buf, size_t size, const m2c_value *v, ptrdiff_t k)
{
    if (v->numel == 1) {
        snprintf(buf, size, "()");
        return;
    }
    if (m2c_is_line(v)) {
        snprintf(buf, size, "(%" M2C_PT ")", k + 1);
        return;
    }
    size_t at = (size_t)snprintf(buf, size, "(");
    for (int d = 0; d < v->ndims && at < size; d++) {
        at += (size_t)snprintf(buf + at, size - at, "%s%" M2C_PT, d ? "," : "", k % v->dims[d] + 1);
        k /= v->dims[d];
    }
    if (at < size)
        snprintf(buf + at, size - at, ")");
}

/* As num2str: integers whole, others with four decimals or so. */
static int real_number(char *buf, size_t size, double x)
{
    if (isnan(x))
        return snprintf(buf, size, "NaN");
    if (isinf(x))
        return snprintf(buf, size, x > 0 ? "Inf" : "-Inf");
    if (x == floor(x) && fabs(x) < 1e15)
        return snprintf(buf, size, "%.0f", x);
    int digits = (int)floor(log10(fabs(x))) + 5;
    digits = digits < 5 ? 5 : digits > 16 ? 16 : digits;
    return snprintf(buf, size, "%.*g", digits, x);
}

void m2c_assert_number(char *buf, size_t size, const m2c_value *v, ptrdiff_t k)
{
    double complex z = m2c_getc(v, k);
    int n = real_number(buf, size, creal(z));
    if (!m2c_is_complex(v) || n < 0 || (size_t)n >= size)
        return;
    if (!signbit(cimag(z)) && (size_t)n + 1 < size)
        buf[n++] = '+';
    n += real_number(buf + n, size - (size_t)n, cimag(z));
    if ((size_t)n + 1 < size) {
        buf[n++] = 'i';
        buf[n] = 0;
    }
}

/* The reports so far: of all elements of a cell there is one error. */
static M2C_STATE m2c_text reports;

void m2c_assert_finish(m2c_assert_report *r, const char *arguments)
{
    if (r->count == 0)
        return;
    m2c_text_addf(&reports, "%sASSERT errors for:  assert (%s)\n\n", reports.n ? "\n\n" : "", arguments);
    m2c_text_addf(&reports, "  Location  |  Observed  |  Expected  |  Reason%s", r->rows.s);
    m2c_text_free(&r->rows);
}

void m2c_assert_forget(void)
{
    m2c_text_free(&reports);
    reports = (m2c_text){0};
}

int m2c_assert_raise(void)
{
    if (!reports.n)
        return 0;
    m2c_error("", "%s", reports.s);
    m2c_assert_forget();
    return 1;
}
