/* Matrices and scalars of double and single, real and complex, ranges and diagonal matrices. */
#include "display_internal.h"
#include "settings.h"

#include <math.h>

enum { LINE_WIDTH = 80 };

static void put_heading(m2c_text *t, ptrdiff_t first, ptrdiff_t last)
{
    if (first == last)
        m2c_text_addf(t, " Column %" M2C_PT ":", first + 1);
    else if (last - first == 1)
        m2c_text_addf(t, " Columns %" M2C_PT " and %" M2C_PT ":", first + 1, last + 1);
    else
        m2c_text_addf(t, " Columns %" M2C_PT " through %" M2C_PT ":", first + 1, last + 1);
    m2c_end_heading(t);
}

void m2c_disp_columns(m2c_text *t, const m2c_page *p, ptrdiff_t width, m2c_element_printer *cell,
                      const void *how)
{
    ptrdiff_t room = LINE_WIDTH - p->indent, chunk = p->cols;
    bool split = width * p->cols > room && m2c_splits_rows();
    if (split && (p->v->flags & M2C_RANGE))
        room = LINE_WIDTH; /* a range that does not fit is split as if it stood at the margin */
    if (split)
        chunk = room / width > 0 ? room / width : 1;
    for (ptrdiff_t first = 0; first < p->cols; first += chunk) {
        ptrdiff_t end = first + chunk < p->cols ? first + chunk : p->cols;
        if (split) {
            if (first > 0)
                m2c_put_gap(t, 1);
            m2c_put_spaces(t, p->indent);
            put_heading(t, first, end - 1);
        }
        for (ptrdiff_t i = 0; i < p->rows; i++) {
            m2c_put_spaces(t, p->indent);
            for (ptrdiff_t j = first; j < end; j++)
                cell(t, p, p->offset + j * p->rows + i, how);
            m2c_text_add(t, "\n", 1);
        }
        if (p->spaced)
            m2c_text_add(t, "\n", 1);
    }
}

static void put_real(m2c_text *t, const m2c_page *p, ptrdiff_t k, const void *how)
{
    const m2c_layout *f = how;
    m2c_text_add(t, "  ", 2);
    m2c_put_number(t, f, m2c_get(p->v, k), f->width);
}

static void put_pair(m2c_text *t, const m2c_page *p, ptrdiff_t k, const void *how)
{
    double complex z = m2c_getc(p->v, k);
    m2c_text_add(t, "  ", 2);
    m2c_put_complex(t, how, creal(z), cimag(z));
}

static bool page_is_real(const m2c_page *p)
{
    if (!m2c_is_complex(p->v) || m2c_format_style == M2C_FORMAT_BANK)
        return true; /* cents have no imaginary part */
    for (ptrdiff_t k = 0; k < p->rows * p->cols; k++)
        if (cimag(m2c_getc(p->v, p->offset + k)) != 0)
            return false;
    return p->v->ndims > 2;
}

void m2c_disp_float_page(m2c_text *t, const m2c_page *p)
{
    bool real = page_is_real(p);
    m2c_extremes x = m2c_extremes_of(p, !real);
    if (!real) {
        m2c_layout f = m2c_layout_complex(&x, false);
        /* One more than it takes: that is how columns are counted. */
        m2c_disp_columns(t, p, f.width + f.imag_width + 7, put_pair, &f);
        return;
    }
    m2c_layout f = p->v->flags & M2C_RANGE ? m2c_layout_range(p->v) : m2c_layout_matrix(&x);
    m2c_disp_columns(t, p, 2 + f.width, put_real, &f);
}

void m2c_disp_float_scalar(m2c_text *t, const m2c_value *v)
{
    m2c_page p = {v, 0, 1, 1, 0, false};
    bool pairs = m2c_is_complex(v);
    m2c_extremes x = m2c_extremes_of(&p, pairs && m2c_format_style != M2C_FORMAT_BANK);
    if (pairs) {
        m2c_layout f = m2c_layout_complex(&x, true);
        double complex z = m2c_getc(v, 0);
        if (m2c_format_style == M2C_FORMAT_BANK)
            m2c_put_scalar(t, &f, creal(z));
        else
            m2c_put_complex(t, &f, creal(z), cimag(z));
    } else {
        m2c_layout f = m2c_layout_scalar(&x);
        m2c_put_scalar(t, &f, m2c_get(v, 0));
    }
}

static void put_diagonal(m2c_text *t, const m2c_page *p, ptrdiff_t k, const void *how)
{
    const m2c_layout *f = how;
    if (k % p->rows == k / p->rows && m2c_is_complex(p->v)) {
        put_pair(t, p, k, how);
        return;
    }
    m2c_put_spaces(t, 2);
    if (k % p->rows == k / p->rows) {
        m2c_put_number(t, f, m2c_get(p->v, k), f->width);
        return;
    }
    if (m2c_is_complex(p->v))
        m2c_put_spaces(t, f->imag_width + 4);
    m2c_put_spaces(t, f->width - 1);
    m2c_text_add(t, "0", 1);
}

void m2c_disp_diagonal(m2c_text *t, const m2c_page *p)
{
    bool pairs = m2c_is_complex(p->v);
    m2c_extremes x = m2c_extremes_of(p, pairs && m2c_format_style != M2C_FORMAT_BANK);
    m2c_layout f = pairs ? m2c_layout_complex(&x, false) : m2c_layout_matrix(&x);
    m2c_text_addf(t, "Diagonal Matrix");
    m2c_end_heading(t);
    m2c_disp_columns(t, p, f.width + (pairs ? f.imag_width + 7 : 2), put_diagonal, &f);
}

void m2c_disp_permutation(m2c_text *t, const m2c_page *p)
{
    m2c_text_addf(t, "Permutation Matrix");
    m2c_end_heading(t);
    m2c_disp_float_page(t, p);
}
