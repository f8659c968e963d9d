/* Sparse matrices: extents, how full they are, and the elements that aren't zero. */
#include "display_internal.h"
#include "internal.h"
#include "sparse_columns.h"

/* Two digits, and more only near 100%, which means all. */
static void put_share(m2c_text *t, double percent)
{
    int digits = percent == 100 || percent > 99 ? 3 : 2;
    if (percent > 99.9 && percent < 100)
        digits = 4;
    if (percent > 99.99 && percent < 100)
        percent = 99.99;
    m2c_text_addf(t, " [%.*g%%]", digits, percent);
}

static void put_element(m2c_text *t, const m2c_csc *c, ptrdiff_t k)
{
    m2c_value scalar;
    ptrdiff_t one[2] = {1, 1};
    m2c_view(&scalar, c->cls, c->pairs ? M2C_COMPLEX : 0, m2c_csc_place(c, k), 2, one);
    if (c->cls == M2C_DOUBLE)
        m2c_disp_float_scalar(t, &scalar);
    else
        m2c_disp_int_scalar(t, &scalar);
}

void m2c_disp_sparse(m2c_text *t, const m2c_value *v)
{
    m2c_csc c = m2c_csc_of(v);
    const ptrdiff_t n = m2c_csc_count(&c);
    m2c_text_addf(t, "Compressed Column Sparse (rows = %" M2C_PT ", cols = %" M2C_PT ", nnz = %" M2C_PT,
                  c.rows, c.cols, n);
    if (v->numel > 0)
        put_share(t, (double)n / (double)v->numel * 100);
    m2c_text_addf(t, ")\n\n");
    for (ptrdiff_t j = 0; j < c.cols; j++)
        for (ptrdiff_t k = c.start[j]; k < c.start[j + 1]; k++) {
            m2c_text_addf(t, "  (%" M2C_PT ", %" M2C_PT ") -> ", c.row[k] + 1, j + 1);
            put_element(t, &c, k);
            m2c_text_addf(t, "\n");
        }
    m2c_csc_free(&c);
}

void m2c_display_sparse(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    bool line = v->numel <= 1;
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, line ? "%s = " : "%s =\n\n", name);
    m2c_disp_sparse(t, v);
    if (!line)
        m2c_put_gap(t, indent);
}
