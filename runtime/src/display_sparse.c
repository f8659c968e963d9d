/* Sparse matrices: extents, how full they are, and the elements that aren't zero. */
#include "display_internal.h"
#include "internal.h"

static ptrdiff_t filled(const m2c_value *v)
{
    ptrdiff_t n = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        n += m2c_getc(v, k) != 0;
    return n;
}

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

static void put_element(m2c_text *t, const m2c_value *v, ptrdiff_t k)
{
    m2c_value scalar;
    ptrdiff_t one[2] = {1, 1};
    size_t size = m2c_element_size(v->cls, v->flags);
    m2c_view(&scalar, v->cls, v->flags & M2C_COMPLEX, (const char *)v->data + size * (size_t)k, 2, one);
    if (m2c_is_float(v))
        m2c_disp_float_scalar(t, &scalar);
    else
        m2c_disp_int_scalar(t, &scalar);
}

void m2c_disp_sparse(m2c_text *t, const m2c_value *v)
{
    ptrdiff_t n = filled(v), rows = v->dims[0];
    m2c_text_addf(t, "Compressed Column Sparse (rows = %" M2C_PT ", cols = %" M2C_PT ", nnz = %" M2C_PT, rows,
                  v->dims[1], n);
    if (v->numel > 0)
        put_share(t, (double)n / (double)v->numel * 100);
    m2c_text_addf(t, ")\n\n");
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        if (m2c_getc(v, k) == 0)
            continue;
        m2c_text_addf(t, "  (%" M2C_PT ", %" M2C_PT ") -> ", k % rows + 1, k / rows + 1);
        put_element(t, v, k);
        m2c_text_addf(t, "\n");
    }
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
