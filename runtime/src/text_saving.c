/* Writing values in the language's text format for saved variables (text_saved.h). */
#include "number_text.h"
#include "settings.h"
#include "sparse.h"
#include "text_saved.h"

#include <math.h>

/* A number with so many digits. */
static void put_number(m2c_text *t, double x, int digits)
{
    if (isnan(x))
        m2c_text_addf(t, "%s", m2c_number_is_na(x) ? "NA" : "NaN");
    else if (isinf(x))
        m2c_text_addf(t, "%sInf", x < 0 ? "-" : "");
    else
        m2c_text_addf(t, "%.*g", digits, x);
}

static int digits_of(const m2c_value *v)
{
    int most = m2c_save_precision();
    return v->cls == M2C_SINGLE && most > 9 ? 9 : most;
}

static void put_element(m2c_text *t, const m2c_value *v, ptrdiff_t k)
{
    if (v->cls == M2C_INT64)
        m2c_text_addf(t, "%lld", ((const long long *)v->data)[k]);
    else if (v->cls == M2C_UINT64)
        m2c_text_addf(t, "%llu", ((const unsigned long long *)v->data)[k]);
    else if (m2c_is_complex(v)) {
        double complex z = m2c_getc(v, k);
        m2c_text_addf(t, "(");
        put_number(t, creal(z), digits_of(v));
        m2c_text_addf(t, ",");
        put_number(t, cimag(z), digits_of(v));
        m2c_text_addf(t, ")");
    } else
        put_number(t, m2c_get(v, k), digits_of(v));
}

static void put_dims(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "# ndims: %d\n", v->ndims);
    for (int k = 0; k < v->ndims; k++)
        m2c_text_addf(t, " %" M2C_PT, v->dims[k]);
    m2c_text_addf(t, "\n");
}

static void put_array(m2c_text *t, const m2c_value *v)
{
    const char *kind = v->cls == M2C_SINGLE ? "float " : v->cls == M2C_LOGICAL ? "bool" : "";
    bool whole = m2c_is_int(v);
    m2c_text_addf(t, "# type: %s%s%s", whole ? m2c_class_name(v) : kind, whole ? " " : "",
                  m2c_is_complex(v) ? "complex " : "");
    if (v->numel == 1) {
        m2c_text_addf(t, "%s\n", v->cls == M2C_LOGICAL ? "" : "scalar");
        put_element(t, v, 0);
        m2c_text_addf(t, "\n\n\n");
        return;
    }
    m2c_text_addf(t, "%smatrix\n", v->cls == M2C_LOGICAL ? " " : "");
    if (v->ndims > 2 || whole) {
        put_dims(t, v);
        for (ptrdiff_t k = 0; k < v->numel; k++) {
            m2c_text_addf(t, " ");
            put_element(t, v, k);
            m2c_text_addf(t, "\n");
        }
    } else {
        m2c_text_addf(t, "# rows: %" M2C_PT "\n# columns: %" M2C_PT "\n", v->dims[0], v->dims[1]);
        for (ptrdiff_t i = 0; i < v->dims[0]; i++) {
            for (ptrdiff_t j = 0; j < v->dims[1]; j++) {
                m2c_text_addf(t, " ");
                put_element(t, v, i + j * v->dims[0]);
            }
            m2c_text_addf(t, "\n");
        }
    }
    m2c_text_addf(t, "\n\n");
}

static void put_diagonal(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "# type: diagonal matrix\n# rows: %" M2C_PT "\n# columns: %" M2C_PT "\n", v->dims[0],
                  v->dims[1]);
    for (ptrdiff_t k = 0; k < v->dims[0] && k < v->dims[1]; k++) {
        put_element(t, v, k + k * v->dims[0]);
        m2c_text_addf(t, "\n");
    }
    m2c_text_addf(t, "\n\n");
}

/* The elements of a sparse matrix with their places, column by column. */
static void put_sparse(m2c_text *t, const m2c_value *v)
{
    m2c_csc c = m2c_csc_of(v);
    m2c_value view;
    const m2c_value *elements = m2c_csc_elements(&view, &c);
    const char *kind = v->cls == M2C_LOGICAL ? "bool " : m2c_is_complex(v) ? "complex " : "";
    m2c_text_addf(
        t, "# type: sparse %smatrix\n# nnz: %" M2C_PT "\n# rows: %" M2C_PT "\n# columns: %" M2C_PT "\n", kind,
        m2c_csc_count(&c), c.rows, c.cols);
    for (ptrdiff_t j = 0; j < c.cols; j++)
        for (ptrdiff_t k = c.start[j]; k < c.start[j + 1]; k++) {
            m2c_text_addf(t, "%" M2C_PT " %" M2C_PT " ", c.row[k] + 1, j + 1);
            put_element(t, elements, k);
            m2c_text_addf(t, "\n");
        }
    m2c_csc_free(&c);
    m2c_text_addf(t, "\n\n");
}

static bool is_saved_range(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE && v->flags & M2C_RANGE && !m2c_is_complex(v) && v->numel > 1;
}

static void put_range(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "# type: double_range\n# base, limit, increment\n");
    const double parts[3] = {v->f64[0], v->f64[v->numel - 1], v->f64[1] - v->f64[0]};
    for (int k = 0; k < 3; k++) {
        m2c_text_addf(t, k ? " " : "");
        put_number(t, parts[k], digits_of(v));
    }
    m2c_text_addf(t, "\n\n\n");
}

static void put_text(m2c_text *t, const m2c_value *v)
{
    ptrdiff_t rows = v->numel ? v->dims[0] : 0;
    m2c_text_addf(t, "# type: %sstring\n# elements: %" M2C_PT "\n", v->flags & M2C_DQ ? "" : "sq_", rows);
    for (ptrdiff_t i = 0; i < rows; i++) {
        m2c_text row = m2c_row_text(v, i);
        m2c_text_addf(t, "# length: %llu\n", (unsigned long long)row.n);
        m2c_text_add(t, row.s, row.n);
        m2c_text_addf(t, "\n");
        m2c_text_free(&row);
    }
    m2c_text_addf(t, "\n\n");
}

static void put_cells(m2c_text *t, m2c_value *const *cell, ptrdiff_t count, ptrdiff_t stride, ptrdiff_t rows,
                      bool *lost)
{
    for (ptrdiff_t k = 0; k < count; k++) {
        m2c_text_addf(t, "# name: <cell-element>\n");
        m2c_put_saved(t, cell[k * stride], lost);
        if (rows && (k + 1) % rows == 0)
            m2c_text_addf(t, "\n");
    }
    m2c_text_addf(t, "\n\n");
}

static void put_cell_head(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "# type: cell\n");
    if (v->ndims > 2)
        put_dims(t, v);
    else
        m2c_text_addf(t, "# rows: %" M2C_PT "\n# columns: %" M2C_PT "\n", v->dims[0], v->dims[1]);
}

static void put_struct(m2c_text *t, const m2c_value *v, bool *lost)
{
    int count = v->fields->count;
    m2c_text_addf(t, "# type: %sstruct\n", v->numel == 1 ? "scalar " : "");
    put_dims(t, v);
    m2c_text_addf(t, "# length: %d\n", count);
    for (int f = 0; f < count; f++) {
        m2c_text_addf(t, "# name: %s\n", v->fields->name[f]);
        if (v->numel == 1) {
            m2c_put_saved(t, v->cell[f], lost);
            continue;
        }
        put_cell_head(t, v);
        put_cells(t, v->cell + f, v->numel, count, v->dims[0], lost);
    }
    m2c_text_addf(t, "\n\n");
}

void m2c_put_saved(m2c_text *t, const m2c_value *v, bool *lost)
{
    if (v->cls == M2C_CHAR)
        put_text(t, v);
    else if (v->cls == M2C_DOUBLE && v->flags & M2C_DIAGONAL && !m2c_is_complex(v))
        put_diagonal(t, v);
    else if (m2c_is_sparse(v))
        put_sparse(t, v);
    else if (is_saved_range(v))
        put_range(t, v);
    else if (m2c_is_arith(v))
        put_array(t, v);
    else if (v->cls == M2C_CELL) {
        put_cell_head(t, v);
        put_cells(t, v->cell, v->numel, 1, v->dims[0], lost);
    } else if (v->cls == M2C_STRUCT)
        put_struct(t, v, lost);
    else if (v->cls == M2C_FUNCTION && v->closure->name)
        m2c_text_addf(t, "# type: function handle\n# octaveroot: /usr\n# subtype: simple\n%s\n\n\n",
                      v->closure->name);
    else {
        *lost = true;
        m2c_text_addf(t, "# type: matrix\n# rows: 0\n# columns: 0\n\n\n");
    }
}
