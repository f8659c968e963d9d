/* dlmwrite and csvwrite. Declared in mat2c/builtins/. */
#include "text_scan.h"

#include <errno.h>
#include <stdio.h>

/* --- writing ------------------------------------------------------------------------------------- */
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
        if (m2c_is_option(in[k], "-append")) {
            d->append = true;
        } else if (m2c_is_option(in[k], "delimiter") && k + 1 < n) {
            set_text(&d->delimiter, in[++k]);
        } else if (m2c_is_option(in[k], "newline") && k + 1 < n) {
            k++;
            set_text(&d->newline, in[k]);
            if (m2c_is_option(in[k], "pc") || m2c_is_option(in[k], "unix")) {
                m2c_text_free(&d->newline);
                m2c_text_addf(&d->newline, "%s", m2c_is_option(in[k], "pc") ? "\r\n" : "\n");
            }
        } else if (m2c_is_option(in[k], "precision") && k + 1 < n) {
            k++;
            m2c_text_free(&d->precision);
            if (in[k]->cls == M2C_CHAR)
                m2c_text_add(&d->precision, (const char *)in[k]->u8, (size_t)in[k]->numel);
            else
                m2c_text_addf(&d->precision, "%%.%dg", (int)m2c_get(in[k], 0));
        } else if (m2c_is_option(in[k], "roffset") && k + 1 < n) {
            d->row_offset = m2c_get(in[++k], 0);
        } else if (m2c_is_option(in[k], "coffset") && k + 1 < n) {
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
        return m2c_error("", "dlmwrite: %s", strerror(errno));
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
    bool first = in[1]->cls == M2C_CHAR && nargin > 2 && m2c_is_option(in[1], "-append");
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
