/* median and mode of complex numbers, which are ordered by size and then by angle. */
#include "fn_stats.h"

#include <complex.h>
#include <math.h>
#include <stdlib.h>

typedef struct point {
    double complex z;
    double size, angle;
} point;

static int by_size(const void *a, const void *b)
{
    const point *p = a, *q = b;
    if (p->size != q->size)
        return p->size < q->size ? -1 : 1;
    return p->angle < q->angle ? -1 : p->angle > q->angle;
}

/* Slice k, in order; false where it has a NaN, which has no place. */
static bool ordered(point *x, const m2c_value *v, const m2c_slices *s, ptrdiff_t k)
{
    ptrdiff_t start = k % s->pre + s->pre * s->n * (k / s->pre);
    bool whole = true;
    for (ptrdiff_t i = 0; i < s->n; i++) {
        double complex z = m2c_getc(v, start + i * s->pre);
        x[i] = (point){z, cabs(z), carg(z)};
        whole = whole && !isnan(creal(z)) && !isnan(cimag(z));
    }
    qsort(x, (size_t)s->n, sizeof *x, by_size);
    return whole;
}

static m2c_value *finished(m2c_value *y, const m2c_value *v)
{
    y = m2c_narrow(y);
    if (v->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return y;
}

m2c_value *m2c_complex_median(const m2c_value *v, int dim)
{
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *y = m2c_sliced_result(&s, 1, M2C_DOUBLE, M2C_COMPLEX);
    point *x = m2c_alloc((size_t)(s.n + 1) * sizeof *x);
    for (ptrdiff_t k = 0; k < y->numel; k++) {
        if (!ordered(x, v, &s, k)) {
            y->c64[k] = NAN;
            continue;
        }
        double complex a = x[(s.n - 1) / 2].z, b = x[s.n / 2].z;
        y->c64[k] = a == b ? a : (a + b) / 2;
    }
    m2c_free(x);
    return finished(y, v);
}

/* The length of the run that ends at element i. */
static ptrdiff_t run_at(const point *x, ptrdiff_t i, ptrdiff_t before)
{
    return i > 0 && x[i].z == x[i - 1].z ? before + 1 : 1;
}

/* All values that are as frequent as `most`, as a column. */
static m2c_value *as_frequent(const point *x, ptrdiff_t n, ptrdiff_t most)
{
    m2c_value *c = m2c_new2(M2C_DOUBLE, n, 1, M2C_COMPLEX);
    ptrdiff_t found = 0, run = 0;
    for (ptrdiff_t i = 0; i < n; i++) {
        run = run_at(x, i, run);
        if (run == most)
            c->c64[found++] = x[i].z;
    }
    m2c_set_dims2(c, found, 1);
    return m2c_narrow(c);
}

void m2c_complex_mode(m2c_value **out, int nargout, const m2c_value *v, int dim)
{
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *y = m2c_sliced_result(&s, 1, M2C_DOUBLE, M2C_COMPLEX);
    m2c_value *counts = m2c_sliced_result(&s, 1, M2C_DOUBLE, 0);
    m2c_value *all = m2c_sliced_result(&s, 1, M2C_CELL, 0);
    point *x = m2c_alloc((size_t)(s.n + 1) * sizeof *x);
    for (ptrdiff_t k = 0; k < y->numel; k++) {
        ordered(x, v, &s, k);
        ptrdiff_t most = 0, run = 0;
        y->c64[k] = NAN;
        for (ptrdiff_t i = 0; i < s.n; i++) {
            run = run_at(x, i, run);
            if (run > most) {
                most = run;
                y->c64[k] = x[i].z;
            }
        }
        counts->f64[k] = (double)most;
        all->cell[k] = as_frequent(x, s.n, most);
    }
    m2c_free(x);
    m2c_set(&out[0], finished(y, v));
    if (nargout > 1)
        m2c_copy(&out[1], counts);
    if (nargout > 2)
        m2c_copy(&out[2], all);
    m2c_release(counts);
    m2c_release(all);
}
