/* MATLAB's display: sparse matrices (display_matlab.h). */
#include "display_matlab.h"

#include "internal.h"
#include "sparse_columns.h"

#include <string.h>

/* What is stored, as one column. */
static m2c_value *stored(const m2c_csc *c)
{
    const ptrdiff_t dims[2] = {m2c_csc_count(c), 1};
    m2c_value *y = m2c_zeros(c->cls, 2, dims, c->pairs ? M2C_COMPLEX : 0);
    const size_t size = m2c_element_size(c->cls, y->flags);
    for (ptrdiff_t k = 0; k < dims[0]; k++)
        memcpy((char *)y->data + (size_t)k * size, m2c_csc_place(c, k), size);
    return y;
}

/* Lines of the elements that are stored, each behind its subscripts: `lines` are those of the column of them,
 * after what their common factor is. */
static void put_elements(m2c_text *t, const m2c_csc *c, const char *lines)
{
    enum { SUBSCRIPTS = 8 };
    const char *line = lines;
    ptrdiff_t rest = 0;
    for (const char *s = lines; *s; s++)
        rest += *s == '\n';
    for (rest -= m2c_csc_count(c); rest > 0; rest--)
        line = strchr(line, '\n') + 1;
    m2c_text_add(t, lines, (size_t)(line - lines));
    for (ptrdiff_t j = 0; j < c->cols; j++)
        for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++) {
            const size_t length = strcspn(line, "\n") + 1;
            m2c_text own = {0};
            m2c_text_addf(&own, "(%" M2C_PT ",%" M2C_PT ")", c->row[k] + 1, j + 1);
            m2c_text_addf(t, "%*s   ", SUBSCRIPTS, own.s);
            m2c_text_add(t, line, length);
            m2c_text_free(&own);
            line += length;
        }
}

void m2c_put_matlab_sparse(m2c_text *t, const m2c_value *v)
{
    m2c_csc c = m2c_csc_of(v);
    if (m2c_csc_count(&c) == 0) {
        m2c_text_addf(t, "   All zero sparse: %" M2C_PT "\xc3\x97%" M2C_PT "\n", c.rows, c.cols);
    } else {
        m2c_text lines = {0};
        m2c_value *values = stored(&c);
        m2c_put_matlab_rows(&lines, values);
        put_elements(t, &c, lines.s);
        m2c_release(values);
        m2c_text_free(&lines);
    }
    m2c_csc_free(&c);
}
