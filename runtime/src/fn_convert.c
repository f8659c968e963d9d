/* num2str, mat2str and int2str. Declared in mat2c/builtins/. */
#include "display_internal.h"
#include "m2c/dialect.h"
#include "number_text.h"
#include "string_array.h"

#include <ctype.h>
#include <inttypes.h>
#include <math.h>

bool m2c_number_is_na(double x)
{
    return m2c_is_na(x);
}

/* The elements of a matrix row by row, as one row of them. */
static m2c_value *by_rows(const m2c_value *v)
{
    ptrdiff_t rows = v->dims[0], cols = rows ? v->numel / rows : 0;
    size_t size = m2c_element_size(v->cls, v->flags);
    m2c_value *row = m2c_new2(v->cls, 1, v->numel, v->flags & M2C_COMPLEX);
    char *to = row->data;
    for (ptrdiff_t i = 0; i < rows; i++)
        for (ptrdiff_t j = 0; j < cols; j++, to += size)
            memcpy(to, (const char *)v->data + (size_t)(i + j * rows) * size, size);
    return row;
}

/* A format with one conversion at most is meant for an element: one for each column, and an end of line. */
static m2c_value *line_format(const m2c_value *format, ptrdiff_t cols)
{
    if (m2c_is_option(format, "%s") || m2c_is_option(format, "%c"))
        return m2c_retain(format);
    ptrdiff_t conversions = 0;
    for (ptrdiff_t k = 0; k < format->numel; k++) {
        bool percent = format->u8[k] == '%';
        if (percent && k + 1 < format->numel && format->u8[k + 1] == '%')
            k++;
        else
            conversions += percent;
    }
    if (conversions > 1)
        return m2c_retain(format);
    m2c_text t = {0};
    for (ptrdiff_t j = 0; j < cols; j++)
        m2c_text_add(&t, (const char *)format->u8, (size_t)format->numel);
    m2c_text_addf(&t, "%s", format->flags & M2C_DQ ? "\n" : "\\n");
    m2c_value *line = m2c_chars(t.s, (ptrdiff_t)t.n, format->flags & M2C_DQ);
    m2c_text_free(&t);
    return line;
}

/* The format of a complex element: the real part's, then the same without its first character for the
 * imaginary part, with a sign. One for each column, and an end of line. */
static m2c_value *complex_line_format(const m2c_value *format, ptrdiff_t cols)
{
    const char *s = (const char *)format->u8;
    size_t n = (size_t)format->numel, shown = n;
    while (shown && (isspace((unsigned char)s[shown - 1]) || !s[shown - 1]))
        shown--;
    m2c_text t = {0};
    for (ptrdiff_t j = 0; j < cols; j++) {
        m2c_text_add(&t, s, shown);
        m2c_text_add(&t, "%-+", 3);
        if (n)
            m2c_text_add(&t, s + 1, n - 1);
        m2c_text_add(&t, "i", 1);
    }
    m2c_text_addf(&t, "%s", format->flags & M2C_DQ ? "\n" : "\\n");
    m2c_value *line = m2c_chars(t.s, (ptrdiff_t)t.n, format->flags & M2C_DQ);
    m2c_text_free(&t);
    return line;
}

/* Real and imaginary parts in turn. */
static m2c_value *parts_of(const m2c_value *row)
{
    m2c_value *v = m2c_new2(M2C_DOUBLE, 1, 2 * row->numel, 0);
    for (ptrdiff_t k = 0; k < row->numel; k++) {
        v->f64[2 * k] = creal(m2c_getc(row, k));
        v->f64[2 * k + 1] = cimag(m2c_getc(row, k));
    }
    return v;
}

/* An i moves in front of the blanks before it; before the end of a line these vanish. */
static void move_units(m2c_text *t)
{
    size_t to = 0;
    for (size_t at = 0; at < t->n;) {
        size_t stop = at;
        while (stop < t->n && t->s[stop] == ' ')
            stop++;
        bool unit = stop > at && stop < t->n && t->s[stop] == 'i';
        if (unit)
            t->s[to++] = 'i';
        if (!unit || stop + 1 == t->n || t->s[stop + 1] != '\n') {
            memset(t->s + to, ' ', stop - at);
            to += stop - at;
        }
        if (unit)
            stop++;
        else if (stop < t->n)
            t->s[to++] = t->s[stop++];
        at = stop;
    }
    t->n = to;
}

static m2c_value *split_lines(const m2c_text *t)
{
    int n = 0;
    m2c_bytes *row = m2c_alloc((t->n + 1) * sizeof *row);
    const char *s = t->s, *end = t->s + t->n;
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        stop = stop ? stop : end;
        row[n++] = (m2c_bytes){s, (size_t)(stop - s)};
        s = stop + 1;
    }
    m2c_value *v = n ? m2c_trimmed_rows(n, row) : m2c_char("");
    m2c_free(row);
    return v;
}

static int format_rows(m2c_value **out, const m2c_value *v, const m2c_value *format)
{
    m2c_text t = {0};
    bool parts = m2c_is_complex(v);
    ptrdiff_t cols = m2c_numbers_in_a_line(v);
    m2c_value *row = by_rows(v),
              *line = parts ? complex_line_format(format, cols) : line_format(format, cols);
    if (parts)
        m2c_set(&row, parts_of(row));
    int status = m2c_format(&t, "sprintf", line, 1, &row);
    if (!status && parts)
        move_units(&t);
    if (!status)
        m2c_set(out, split_lines(&t));
    m2c_text_free(&t);
    m2c_release(row);
    m2c_release(line);
    return status;
}

static int digits_argument(const m2c_value *v, int *digits)
{
    double x = m2c_is_arith(v) && v->numel == 1 ? m2c_get(v, 0) : -1;
    if (!(x >= 0) || x != floor(x))
        return m2c_error("", "num2str: PRECISION must be a scalar integer >= 0");
    *digits = x > 200 ? 200 : (int)x;
    return 0;
}

/* MATLAB's text of an integer that a double may not hold. */
static int all_digits(m2c_value **out, const m2c_value *v)
{
    m2c_text t = {0};
    if (v->cls == M2C_INT64)
        m2c_text_addf(&t, "%" PRId64, ((const int64_t *)v->data)[0]);
    else
        m2c_text_addf(&t, "%" PRIu64, ((const uint64_t *)v->data)[0]);
    return m2c_give(out, m2c_text_take(&t));
}

M2C_TEXT_FN(num2str)
{
    M2C_TEXT_UNUSED;
    int digits = 0;
    if (m2c_check_inputs("num2str", nargin, 1, 2))
        return 1;
    if (!m2c_is_arith(in[0]))
        return m2c_error("", "num2str: X must be a numeric, logical, or character array");
    if (in[0]->cls == M2C_CHAR) {
        m2c_copy(&out[0], in[0]);
        return 0;
    }
    if (in[0]->numel == 0)
        return m2c_give(out, m2c_char(""));
    if (nargin == 2 && in[1]->cls == M2C_CHAR)
        return format_rows(&out[0], in[0], in[1]);
    if (m2c_spoken && nargin == 1 && in[0]->numel == 1 &&
        (in[0]->cls == M2C_INT64 || in[0]->cls == M2C_UINT64))
        return all_digits(out, in[0]);
    m2c_number_style f = m2c_number_style_of(in[0]);
    if (nargin == 2 && in[1]->cls != M2C_CHAR) {
        if (digits_argument(in[1], &digits))
            return 1;
        f = m2c_is_int(in[0]) || in[0]->cls == M2C_LOGICAL ? (m2c_number_style){17, digits, 0}
                                                           : m2c_number_style_digits(digits);
    }
    return m2c_give(out, m2c_number_rows(in[0], &f));
}

M2C_TEXT_FN(int2str)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("int2str", nargin, 1, 1))
        return 1;
    if (!m2c_is_arith(in[0]))
        return m2c_error("", "int2str: N must be a numeric, logical, or character array");
    if (in[0]->cls == M2C_CHAR) {
        m2c_copy(&out[0], in[0]);
        return 0;
    }
    if (in[0]->numel == 0)
        return m2c_give(out, m2c_char(""));
    m2c_value *v = m2c_new(M2C_DOUBLE, in[0]->ndims, in[0]->dims, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        v->f64[k] = round(m2c_get(in[0], k));
    m2c_number_style f = m2c_integer_style_of(v);
    m2c_set(&out[0], m2c_number_rows(v, &f));
    m2c_release(v);
    return 0;
}

static void put_entry(m2c_text *t, const m2c_value *v, ptrdiff_t k, const int digits[2])
{
    if (v->cls == M2C_LOGICAL)
        m2c_text_addf(t, "%s", v->u8[k] ? "true" : "false");
    else
        m2c_put_plain_number(t, m2c_getc(v, k), m2c_is_complex(v), digits);
}

/* A row of characters between quotes. */
static void put_quoted(m2c_text *t, const m2c_value *v, ptrdiff_t row, char quote)
{
    m2c_text_add(t, &quote, 1);
    for (ptrdiff_t j = 0; j < v->dims[1]; j++) {
        const char c = (char)v->u8[row + j * v->dims[0]];
        m2c_text_add(t, &c, 1);
        if (c == quote)
            m2c_text_add(t, &c, 1);
    }
    m2c_text_add(t, &quote, 1);
}

/* Texts as MATLAB's dialect has them: rows of a char array, or a string array. */
static void put_texts(m2c_text *t, const m2c_value *v)
{
    bool chars = v->cls == M2C_CHAR;
    ptrdiff_t rows = v->dims[0], cols = chars ? 1 : v->dims[1];
    if (rows == 0 && chars)
        m2c_text_add(t, "''", 2);
    if (rows * cols != 1 && !(chars && rows == 0))
        m2c_text_add(t, "[", 1);
    for (ptrdiff_t i = 0; i < rows; i++)
        for (ptrdiff_t j = 0; j < cols; j++) {
            if (i || j)
                m2c_text_add(t, j ? " " : ";", 1);
            const m2c_value *text = chars ? v : v->cell[i + j * rows];
            if (text->cls == M2C_CHAR)
                put_quoted(t, text, chars ? i : 0, chars ? '\'' : '"');
            else
                m2c_text_add(t, "missing", 7);
        }
    if (rows * cols != 1 && !(chars && rows == 0))
        m2c_text_add(t, "]", 1);
}

static void put_matrix(m2c_text *t, const m2c_value *v, const int digits[2])
{
    ptrdiff_t rows = v->dims[0], cols = v->dims[1];
    if (m2c_spoken && v->numel == 0) {
        m2c_text_addf(t, "zeros(%td,%td)", rows, cols);
        return;
    }
    if (v->numel != 1)
        m2c_text_add(t, "[", 1);
    for (ptrdiff_t i = 0; i < rows && cols; i++)
        for (ptrdiff_t j = 0; j < cols; j++) {
            if (i || j)
                m2c_text_add(t, j ? " " : ";", 1);
            put_entry(t, v, i + j * rows, digits);
        }
    if (v->numel != 1)
        m2c_text_add(t, "]", 1);
}

M2C_TEXT_FN(mat2str)
{
    M2C_TEXT_UNUSED;
    int digits[2] = {15, 15}; /* of the real and the imaginary part */
    if (m2c_check_inputs("mat2str", nargin, 1, 3))
        return 1;
    bool with_class = nargin > 1 && m2c_equals_text(in[nargin - 1], "class");
    bool text = m2c_spoken && (in[0]->cls == M2C_CHAR || m2c_is_string_array(in[0]));
    if (!text && (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR))
        return m2c_invalid_call("mat2str");
    if (in[0]->ndims > 2)
        return m2c_error("", "mat2str: X must be two dimensional");
    if (text) {
        m2c_text quoted = {0};
        put_texts(&quoted, in[0]);
        return m2c_give(out, m2c_text_take(&quoted));
    }
    if (nargin > 1 && in[1]->cls != M2C_CHAR && in[1]->numel > 2)
        return m2c_error("", "mat2str: N must have only 1 or 2 elements");
    if (nargin > 1 && in[1]->cls != M2C_CHAR && m2c_is_arith(in[1]) && in[1]->numel > 0)
        for (int k = 0; k < 2; k++)
            digits[k] = (int)m2c_get(in[1], k < in[1]->numel ? k : 0);
    m2c_text t = {0};
    if (with_class)
        m2c_text_addf(&t, "%s(", m2c_class_name(in[0]));
    put_matrix(&t, in[0], digits);
    if (with_class)
        m2c_text_add(&t, ")", 1);
    return m2c_give(out, m2c_text_take(&t));
}
