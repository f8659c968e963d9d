/* dlmread and csvread. Declared in mat2c/builtins/. */
#include "text_scan.h"

#include <complex.h>
#include <ctype.h>
#include <math.h>
#include <stdio.h>

typedef struct row {
    double complex *z;
    ptrdiff_t n;
} row;

/* What is read, and how: the part of the fields, the characters that separate them ("": as the first line
 * says), and whether several of them are one separator. */
typedef struct reading {
    double top, left, bottom, right;
    double empty;
    char separators[16];
    bool merged;
    row *rows;
    ptrdiff_t count, cols;
} reading;

/* --- arguments ----------------------------------------------------------------------------------- */

/* A cell of a sheet, B2, at s: row and column from 0. Returns what follows. */
static const char *read_cell(const char *s, double *at_row, double *at_col)
{
    double col = 0, number = 0;
    for (; isalpha((unsigned char)*s); s++)
        col = 26 * col + toupper((unsigned char)*s) - 'A' + 1;
    for (; isdigit((unsigned char)*s); s++)
        number = 10 * number + *s - '0';
    if (col > 0)
        *at_col = col - 1;
    if (number > 0)
        *at_row = number - 1;
    return s;
}

static bool read_sheet_range(reading *r, const m2c_value *v)
{
    char *text = m2c_cstring(v);
    const char *s = read_cell(text, &r->top, &r->left);
    size_t n = strncmp(s, "..", 2) == 0 ? 2 : *s == ':';
    bool cell = n == 0 && s > text;
    if (cell) {
        r->bottom = r->top;
        r->right = r->left;
    } else if (n) {
        s = read_cell(s + n, &r->bottom, &r->right);
    }
    bool good = *s == 0 && (cell || n);
    m2c_free(text);
    return good;
}

static int read_range(reading *r, int n, m2c_value *const *in)
{
    if (n == 2) {
        r->top = m2c_get(in[0], 0);
        r->left = m2c_get(in[1], 0);
    } else if (n == 1 && in[0]->cls == M2C_CHAR) {
        if (!read_sheet_range(r, in[0]))
            return m2c_error("", "dlmread: error parsing RANGE");
    } else if (n == 1) {
        if (in[0]->numel != 4)
            return m2c_error("", "dlmread: error parsing RANGE");
        r->top = m2c_get(in[0], 0);
        r->left = m2c_get(in[0], 1);
        r->bottom = m2c_get(in[0], 2);
        r->right = m2c_get(in[0], 3);
    }
    if (r->top < 0 || r->left < 0)
        return m2c_error("", "dlmread: left (R0) and top (C0) must be positive");
    return 0;
}

static void read_separator(reading *r, const m2c_value *v)
{
    m2c_value *text = NULL, *arg = (m2c_value *)v;
    if (v->cls != M2C_CHAR && m2c_is_arith(v))
        for (ptrdiff_t k = 0; k < v->numel && k + 1 < (ptrdiff_t)sizeof r->separators; k++)
            r->separators[k] = (char)m2c_get(v, k);
    else if (!m2c_fn_do_string_escapes(NULL, 1, &text, 1, &arg))
        snprintf(r->separators, sizeof r->separators, "%.*s", (int)text->numel, (const char *)text->u8);
    m2c_release(text);
}

/* --- lines --------------------------------------------------------------------------------------- */

static size_t blanks_at(m2c_bytes s)
{
    size_t k = 0;
    while (k < s.n && (s.s[k] == ' ' || s.s[k] == '\t'))
        k++;
    return k;
}

static m2c_bytes after(m2c_bytes s, size_t n)
{
    return (m2c_bytes){s.s + n, s.n - n};
}

static bool is_unit(m2c_bytes s)
{
    return s.n && strchr("iIjJ", s.s[0]);
}

/* The number that a field begins with; false where it begins with something else. */
static bool read_value(m2c_bytes s, double complex *z)
{
    double x = 0, y = 0;
    s = after(s, blanks_at(s));
    size_t n = m2c_scan_number(s, &x);
    if (!n)
        return false;
    s = after(s, n);
    if (s.n && (isfinite(x) ? strchr("eE", s.s[0]) != NULL : isalpha((unsigned char)s.s[0]) != 0))
        return false; /* neither a number nor Inf or NaN */
    if (is_unit(s)) {
        s = after(s, 1);
        if (blanks_at(s) != s.n)
            return false;
        y = x;
        x = 0;
    } else if (!m2c_scan_number(after(s, blanks_at(s)), &y))
        y = 0;
    *z = m2c_of_parts(x, y);
    return true;
}

/* Does a character separate fields? */
static bool separates(const reading *r, char c)
{
    return c && strchr(r->separators, c);
}

/* Takes the first of the usual separators in a line. Without one, or where that is blank, blanks separate. */
static void guess_separator(reading *r, m2c_bytes line)
{
    size_t k = blanks_at(line);
    while (k < line.n && !(line.s[k] && strchr(",:; \t", line.s[k])))
        k++;
    r->merged = k == line.n || line.s[k] == ' ' || line.s[k] == '\t';
    snprintf(r->separators, sizeof r->separators, "%.*s", r->merged ? 2 : 1, r->merged ? " \t" : line.s + k);
}

/* The fields of a line; a separator at its end is not followed by a field. */
static void read_line(reading *r, m2c_bytes line)
{
    row fields = {NULL, 0};
    for (;;) {
        line = after(line, r->merged ? blanks_at(line) : 0);
        if (!line.n)
            break;
        size_t n = 0;
        while (n < line.n && !separates(r, line.s[n]))
            n++;
        double complex z = 0;
        if (!read_value((m2c_bytes){line.s, n}, &z))
            z = r->empty;
        fields.z = m2c_realloc(fields.z, (size_t)(fields.n + 1) * sizeof *fields.z);
        fields.z[fields.n++] = z;
        line = after(line, n + (n < line.n));
    }
    r->cols = fields.n > r->cols ? fields.n : r->cols;
    r->rows = m2c_realloc(r->rows, (size_t)(r->count + 1) * sizeof *r->rows);
    r->rows[r->count++] = fields;
}

/* Is it a line of blanks that don't separate fields? */
static bool says_nothing(const reading *r, m2c_bytes line)
{
    size_t n = blanks_at(line);
    for (size_t k = 0; k < n && !r->merged; k++)
        if (separates(r, line.s[k]))
            return false;
    return n == line.n;
}

static void read_lines(reading *r, m2c_bytes s)
{
    if (s.n >= 3 && memcmp(s.s, "\xEF\xBB\xBF", 3) == 0)
        s = after(s, 3);
    for (double number = 0; s.n && number <= r->bottom; number++) {
        const char *end = memchr(s.s, '\n', s.n);
        size_t n = end ? (size_t)(end - s.s) : s.n;
        m2c_bytes line = {s.s, n - (n && s.s[n - 1] == '\r')};
        s = after(s, n + (end != NULL));
        if (says_nothing(r, line)) {
            number--;
            continue;
        }
        if (!r->separators[0])
            guess_separator(r, line);
        if (number >= r->top)
            read_line(r, line);
    }
}

static m2c_value *part(const reading *r)
{
    ptrdiff_t from = r->left < (double)r->cols ? (ptrdiff_t)r->left : r->cols;
    ptrdiff_t to = r->right < (double)r->cols ? (ptrdiff_t)r->right + 1 : r->cols;
    if (to <= from || r->count == 0)
        return m2c_empty();
    m2c_value *v = m2c_new2(M2C_DOUBLE, r->count, to - from, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < r->count; i++)
        for (ptrdiff_t j = from; j < to; j++)
            v->c64[i + (j - from) * r->count] = j < r->rows[i].n ? r->rows[i].z[j] : r->empty;
    return m2c_narrow(v);
}

M2C_TEXT_FN(dlmread)
{
    M2C_TEXT_UNUSED;
    reading r = {.bottom = INFINITY, .right = INFINITY};
    if (nargin > 2 && m2c_is_option(in[nargin - 2], "emptyvalue")) {
        r.empty = m2c_get(in[nargin - 1], 0);
        nargin -= 2;
    }
    if (nargin < 1 || nargin > 4 || in[0]->cls != M2C_CHAR)
        return m2c_invalid_call("dlmread");
    int used = 1;
    if (nargin > 1) /* whatever it is: a range comes third */
        read_separator(&r, in[used++]);
    if (read_range(&r, nargin - used, in + used))
        return 1;
    m2c_value *text = NULL;
    if (m2c_fn_fileread(NULL, 1, &text, 1, in)) {
        m2c_release(m2c_catch());
        m2c_bytes s = m2c_span_of(in[0]);
        return m2c_error("", "dlmread: unable to open file '%.*s'", (int)s.n, s.s);
    }
    read_lines(&r, m2c_span_of(text));
    m2c_set(&out[0], part(&r));
    m2c_release(text);
    for (ptrdiff_t k = 0; k < r.count; k++)
        m2c_free(r.rows[k].z);
    m2c_free(r.rows);
    return 0;
}

M2C_TEXT_FN(csvread)
{
    M2C_TEXT_UNUSED;
    m2c_value *arg[7] = {nargin > 0 ? in[0] : NULL, m2c_char(",")};
    int n = nargin > 0 ? 2 : 0;
    for (int k = 1; k < nargin && n < 7; k++)
        arg[n++] = in[k];
    int status = m2c_fn_dlmread(self, nargout, out, n, arg);
    m2c_release(arg[1]);
    return status;
}
