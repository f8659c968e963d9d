/* Products and quotients of a full matrix with a diagonal or a permutation matrix. Registered in
 * mat2c/ir/ops.py.
 *
 * Rows or columns are scaled or moved; the zeros beside the diagonal take no part, so a NaN of the full
 * matrix stays where it is, and division by a 0 of the diagonal gives 0. */
#include "op_internal.h"

/* Line k of the result is line from[k] of the full matrix (none where negative), times or over factor[k]. */
typedef struct lines {
    ptrdiff_t count;
    ptrdiff_t *from;
    double complex *factor;
    bool divides;
} lines;

/* The one element of row or column k of a permutation matrix. */
static ptrdiff_t place_of_one(const m2c_value *p, ptrdiff_t k, bool row)
{
    ptrdiff_t n = p->dims[0];
    for (ptrdiff_t i = 0; i < n; i++)
        if (m2c_get(p, row ? k + i * n : i + k * n) != 0)
            return i;
    return -1;
}

static lines lines_of(const m2c_value *special, bool rows, bool divides)
{
    ptrdiff_t m = special->dims[0], least = m < special->dims[1] ? m : special->dims[1];
    lines l = {special->dims[rows ? 0 : 1], NULL, NULL, divides};
    bool moves = special->flags & M2C_PERMUTATION;
    l.from = m2c_alloc((size_t)(l.count + 1) * sizeof *l.from);
    l.factor = m2c_alloc((size_t)(l.count + 1) * sizeof *l.factor);
    for (ptrdiff_t k = 0; k < l.count; k++) {
        l.from[k] = moves ? place_of_one(special, k, rows) : k < least ? k : -1;
        l.factor[k] = !moves && k < least ? m2c_getc(special, k + k * m) : 1;
        if (divides && l.factor[k] == 0)
            l.from[k] = -1;
    }
    return l;
}

/* Real factors leave infinities and NaNs of one part out of the other. */
static double complex scaled(double complex x, double complex d, bool divides)
{
    if (divides)
        return cimag(d) == 0 ? m2c_of_parts(creal(x) / creal(d), cimag(x) / creal(d)) : x / d;
    if (cimag(d) == 0)
        return m2c_of_parts(creal(x) * creal(d), cimag(x) * creal(d));
    return cimag(x) == 0 ? m2c_of_parts(creal(x) * creal(d), creal(x) * cimag(d)) : x * d;
}

static m2c_value *apply(const lines *l, const m2c_value *full, bool left, bool cplx)
{
    ptrdiff_t rows = left ? l->count : full->dims[0], cols = left ? full->dims[1] : l->count;
    ptrdiff_t dims[2] = {rows, cols};
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, cplx ? M2C_COMPLEX : 0);
    for (ptrdiff_t j = 0; j < cols; j++)
        for (ptrdiff_t i = 0; i < rows; i++) {
            ptrdiff_t k = left ? i : j, from = l->from[k];
            if (from < 0)
                continue;
            double complex x = m2c_getc(full, left ? from + j * full->dims[0] : i + from * full->dims[0]);
            x = scaled(x, l->factor[k], l->divides);
            if (cplx)
                y->c64[i + j * rows] = x;
            else
                y->f64[i + j * rows] = creal(x);
        }
    return y;
}

bool m2c_special_applies(const m2c_value *a, const m2c_value *b)
{
    bool same = a->cls == b->cls || a->cls > M2C_SINGLE || b->cls > M2C_SINGLE;
    return same && a->ndims == 2 && b->ndims == 2 && m2c_is_special(a) != m2c_is_special(b);
}

int m2c_special_product(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_class cls, bool divides)
{
    bool left = m2c_is_special(a), cplx = m2c_is_complex(a) || m2c_is_complex(b);
    const m2c_value *special = left ? a : b, *full = left ? b : a;
    lines l = lines_of(special, left != divides, divides);
    m2c_value *y = apply(&l, full, left, cplx);
    m2c_free(l.from);
    m2c_free(l.factor);
    if (cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return m2c_give(out, y);
}
