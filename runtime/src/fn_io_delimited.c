/* dlmwrite, csvwrite, dlmread and csvread. Declared in mat2c/builtins/text.py. */
#include "text_scan.h"

#include <math.h>
#include <stdio.h>

/* --- writing
 * -------------------------------------------------------------------------------------------------- */
typedef struct delimited {
    m2c_text delimiter, newline, precision; /* precision: a template for one number */
    double row_offset, column_offset;
    bool append;
} delimited;

static void set_text(m2c_text *t, const m2c_value *v)
{
    m2c_value *text = NULL, *arg = (m2c_value *)v;
    m2c_text_free(t);
    m2c_text_add(t, "", 0);
    if (v->cls == M2C_CHAR && !m2c_fn_do_string_escapes(NULL, 1, &text, 1, &arg))
        m2c_text_add(t, (const char *)text->u8, (size_t)text->numel);
    m2c_release(text);
}

static int write_options(delimited *d, int n, m2c_value *const *in)
{
    int positional = 0;
    for (int k = 0; k < n; k++) {
        if (m2c_is_text(in[k], "-append")) {
            d->append = true;
        } else if (m2c_is_text(in[k], "delimiter") && k + 1 < n) {
            set_text(&d->delimiter, in[++k]);
        } else if (m2c_is_text(in[k], "newline") && k + 1 < n) {
            k++;
            set_text(&d->newline, in[k]);
            if (m2c_is_text(in[k], "pc") || m2c_is_text(in[k], "unix")) {
                m2c_text_free(&d->newline);
                m2c_text_addf(&d->newline, "%s", m2c_is_text(in[k], "pc") ? "\r\n" : "\n");
            }
        } else if (m2c_is_text(in[k], "precision") && k + 1 < n) {
            k++;
            m2c_text_free(&d->precision);
            if (in[k]->cls == M2C_CHAR)
                m2c_text_add(&d->precision, (const char *)in[k]->u8, (size_t)in[k]->numel);
            else
                m2c_text_addf(&d->precision, "%%.%dg", (int)m2c_get(in[k], 0));
        } else if (m2c_is_text(in[k], "roffset") && k + 1 < n) {
            d->row_offset = m2c_get(in[++k], 0);
        } else if (m2c_is_text(in[k], "coffset") && k + 1 < n) {
            d->column_offset = m2c_get(in[++k], 0);
        } else if (in[k]->cls == M2C_CHAR) {
            set_text(&d->delimiter, in[k]);
        } else if (in[k]->numel) {
            *(positional++ ? &d->column_offset : &d->row_offset) = m2c_get(in[k], 0);
        }
    }
    return 0;
}

/* A number by the template; after it, of complex ones, the imaginary part with its sign. */
static int put_number(m2c_text *t, const delimited *d, const m2c_value *v, ptrdiff_t k)
{
    m2c_text form = {0};
    double complex z = m2c_getc(v, k);
    m2c_value *parts[2] = {m2c_double(creal(z)), m2c_double(cimag(z))};
    m2c_text_add(&form, d->precision.s, d->precision.n);
    if (m2c_is_complex(v) && d->precision.n && *d->precision.s == '%') {
        m2c_text_add(&form, "%+", 2);
        m2c_text_add(&form, d->precision.s + 1, d->precision.n - 1);
        m2c_text_add(&form, "i", 1);
    }
    m2c_value *text = m2c_chars(form.s, (ptrdiff_t)form.n, false);
    int status = m2c_format(t, "dlmwrite", text, 1 + m2c_is_complex(v), parts);
    m2c_release(text);
    m2c_text_free(&form);
    m2c_release(parts[0]);
    m2c_release(parts[1]);
    return status;
}

static int put_matrix(m2c_text *t, const delimited *d, const m2c_value *v)
{
    ptrdiff_t rows = v->dims[0], cols = rows ? v->numel / rows : 0;
    int status = 0;
    for (double i = 0; i < d->row_offset; i++) {
        for (double j = 1; j < (double)cols + d->column_offset; j++)
            m2c_text_add(t, d->delimiter.s, d->delimiter.n);
        m2c_text_add(t, d->newline.s, d->newline.n);
    }
    for (ptrdiff_t i = 0; i < rows && !status; i++) {
        for (double j = 0; j < d->column_offset; j++)
            m2c_text_add(t, d->delimiter.s, d->delimiter.n);
        for (ptrdiff_t j = 0; j < cols && !status; j++) {
            if (j)
                m2c_text_add(t, d->delimiter.s, d->delimiter.n);
            status = put_number(t, d, v, i + j * rows);
        }
        m2c_text_add(t, d->newline.s, d->newline.n);
    }
    return status;
}

static int write_file(const m2c_value *name, const m2c_text *t, bool append)
{
    char *path = m2c_cstring(name);
    FILE *f = fopen(path, append ? "ab" : "wb");
    m2c_free(path);
    if (!f)
        return m2c_error("", "dlmwrite: could not open file");
    fwrite(t->s ? t->s : "", 1, t->n, f);
    fclose(f);
    return 0;
}

M2C_TEXT_FN(dlmwrite)
{
    M2C_TEXT_UNUSED;
    if (nargin < 2 || in[0]->cls != M2C_CHAR)
        return m2c_invalid_call("dlmwrite");
    delimited d = {0};
    m2c_text t = {0};
    m2c_text_addf(&d.delimiter, ",");
    m2c_text_addf(&d.newline, "\n");
    m2c_text_addf(&d.precision, "%%.16g");
    bool first = in[1]->cls == M2C_CHAR && nargin > 2 && m2c_is_text(in[1], "-append");
    d.append = first;
    int status = write_options(&d, nargin - 2 - first, in + 2 + first) || put_matrix(&t, &d, in[1 + first]) ||
                 write_file(in[0], &t, d.append);
    m2c_text_free(&t);
    m2c_text_free(&d.delimiter);
    m2c_text_free(&d.newline);
    m2c_text_free(&d.precision);
    return status;
}

M2C_TEXT_FN(csvwrite)
{
    return m2c_fn_dlmwrite(self, nargout, out, nargin, in);
}

/* --- reading
 * ---------------------------------------------------------------------------------------------------- */
/* The separator of a text: the first character of these that is in it. */
static char guess_separator(const m2c_text *t)
{
    static const char candidates[] = ",:; \t";
    for (const char *c = candidates; *c; c++)
        if (memchr(t->s, *c, t->n))
            return *c;
    return ',';
}

/* Numbers of a line from the column `from` on; empty fields are 0. */
static void read_line(m2c_list *rows, m2c_span line, char separator, ptrdiff_t from)
{
    m2c_scan_result r = {0};
    for (size_t at = 0; at <= line.n;) {
        double x = 0;
        size_t end = at;
        while (at < line.n && (line.s[at] == ' ' || line.s[at] == '\t'))
            at++;
        if (!m2c_scan_number((m2c_span){line.s + at, line.n - at}, &x))
            x = 0;
        for (end = at; end < line.n && line.s[end] != separator;)
            end++;
        r.x = m2c_realloc(r.x, (size_t)(r.n + 1) * sizeof *r.x);
        r.x[r.n++] = x;
        at = end + 1;
    }
    ptrdiff_t n = r.n > from ? r.n - from : 0;
    m2c_value *row = m2c_new2(M2C_DOUBLE, 1, n, 0);
    if (n)
        memcpy(row->f64, r.x + from, (size_t)n * sizeof(double));
    m2c_free(r.x);
    m2c_list_push(rows, row);
}

static m2c_value *stack(const m2c_list *rows)
{
    ptrdiff_t cols = 0;
    for (int k = 0; k < rows->n; k++)
        cols = rows->v[k]->numel > cols ? rows->v[k]->numel : cols;
    ptrdiff_t dims[2] = {rows->n, cols};
    m2c_value *v = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    for (int i = 0; i < rows->n; i++)
        for (ptrdiff_t j = 0; j < rows->v[i]->numel; j++)
            v->f64[i + j * rows->n] = rows->v[i]->f64[j];
    return v;
}

M2C_TEXT_FN(dlmread)
{
    M2C_TEXT_UNUSED;
    double first[2] = {0, 0};
    if (nargin < 1 || in[0]->cls != M2C_CHAR)
        return m2c_invalid_call("dlmread");
    m2c_value *text = NULL;
    if (m2c_fn_fileread(NULL, 1, &text, 1, in)) {
        m2c_release(m2c_catch());
        m2c_span s = m2c_span_of(in[0]);
        return m2c_error("", "dlmread: unable to open file '%.*s'", (int)s.n, s.s);
    }
    m2c_text t = {0};
    m2c_text_add(&t, (const char *)text->u8, (size_t)text->numel);
    m2c_release(text);
    char separator = guess_separator(&t);
    int used = 1;
    if (nargin > 1 && in[1]->cls == M2C_CHAR) {
        m2c_text given = {0};
        set_text(&given, in[1]);
        separator = given.n ? given.s[0] : separator;
        m2c_text_free(&given);
        used = 2;
    }
    for (int k = 0; k < 2 && used + k < nargin; k++)
        first[k] = m2c_get(in[used + k], 0);
    m2c_list rows = {0};
    double line = 0;
    for (size_t at = 0; at < t.n; line++) {
        size_t end = at;
        while (end < t.n && t.s[end] != '\n')
            end++;
        size_t length = end - at - (end > at && t.s[end - 1] == '\r');
        if (length && line >= first[0])
            read_line(&rows, (m2c_span){t.s + at, length}, separator, (ptrdiff_t)first[1]);
        at = end + 1;
    }
    m2c_set(&out[0], stack(&rows));
    m2c_list_clear(&rows);
    m2c_text_free(&t);
    return 0;
}

M2C_TEXT_FN(csvread)
{
    M2C_TEXT_UNUSED;
    m2c_value *arg[5] = {nargin > 0 ? in[0] : NULL, m2c_char(",")};
    int n = nargin > 0 ? 2 : 0;
    for (int k = 1; k < nargin && n < 5; k++)
        arg[n++] = in[k];
    int status = m2c_fn_dlmread(self, nargout, out, n, arg);
    m2c_release(arg[1]);
    return status;
}
