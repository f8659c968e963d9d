/* Greatest common divisors of Gaussian integers. Declared with those of integers. */
#include "fn_gaussian.h"

#include <math.h>

static double nearest(double x)
{
    return floor(x + 0.5);
}

/* The divisor of a and b, and x, y with a * x + b * y equal to it: Euclid's algorithm on the larger of the
 * two by the smaller one, with quotients rounded to the nearest Gaussian integer. */
static double complex divisor(double complex a, double complex b, double complex *x, double complex *y)
{
    bool swapped = cabs(a) < cabs(b);
    double complex u = swapped ? b : a, v = swapped ? a : b, last_x = 1, last_y = 0, now_x = 0, now_y = 1;
    while (cabs(v) > 0) {
        double complex q = u / v;
        q = m2c_of_parts(nearest(creal(q)), nearest(cimag(q)));
        double complex r = u - q * v, next_x = last_x - q * now_x, next_y = last_y - q * now_y;
        u = v, v = r;
        last_x = now_x, last_y = now_y;
        now_x = next_x, now_y = next_y;
    }
    *x = swapped ? last_y : last_x;
    *y = swapped ? last_x : last_y;
    return u;
}

static bool whole(const m2c_value *v)
{
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        double complex z = m2c_getc(v, i);
        if (creal(z) != floor(creal(z)) || cimag(z) != floor(cimag(z)))
            return false;
    }
    return true;
}

/* The divisors of two arrays and their factors, out[1] and out[2]. What is no complex number any more has
 * the divisors of integers. */
static int divisors(m2c_value **out, m2c_value *a, m2c_value *b)
{
    const m2c_value *shape = a->numel == 1 ? b : a;
    if (a->numel != 1 && b->numel != 1 && !m2c_same_dims(a, b))
        return m2c_error("", "gcd: all values must be the same size");
    if (!m2c_is_complex(a) && !m2c_is_complex(b))
        return m2c_fn_gcd(NULL, 3, out, 2, (m2c_value *const[]){a, b});
    for (int k = 0; k < 3; k++)
        out[k] = m2c_new(M2C_DOUBLE, shape->ndims, shape->dims, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < shape->numel; i++)
        out[0]->c64[i] = divisor(m2c_getc(a, a->numel == 1 ? 0 : i), m2c_getc(b, b->numel == 1 ? 0 : i),
                                 &out[1]->c64[i], &out[2]->c64[i]);
    out[0] = m2c_narrow(out[0]);
    return 0;
}

/* The divisors of the values so far, and the factors of these in f[0] to f[k - 1], taken one value further.
 */
static int take_value(m2c_value **g, m2c_value **f, int k, m2c_value *v)
{
    m2c_value *found[3] = {NULL};
    int bad = divisors(found, *g, v);
    if (!bad) {
        m2c_set(g, found[0]);
        m2c_set(&f[k], found[2]);
    }
    for (int j = 0; j < k && !bad; j++)
        bad = f[j] ? m2c_times(&f[j], f[j], found[1]) : (m2c_copy(&f[j], found[1]), 0);
    m2c_release(found[1]);
    return bad;
}

static int give_as(m2c_value **out, const m2c_value *v, m2c_class cls)
{
    m2c_value *y = m2c_as(v, cls);
    return m2c_give(out, y);
}

int m2c_gaussian_gcd(m2c_value **out, int nargout, int nargin, m2c_value *const *in)
{
    m2c_class cls = M2C_DOUBLE;
    for (int k = 0; k < nargin; k++) {
        if (!m2c_is_arith(in[k]) || m2c_is_int(in[k]))
            return m2c_error("", "gcd: all values must be integers");
        if (!whole(in[k]))
            return m2c_error("", "gcd: all complex parts must be integers");
        cls = in[k]->cls == M2C_SINGLE ? M2C_SINGLE : cls;
    }
    m2c_value *g = m2c_retain(in[0]), **f = m2c_calloc((size_t)nargin, sizeof *f);
    int bad = 0;
    for (int k = 1; k < nargin && !bad; k++)
        bad = take_value(&g, f, k, in[k]);
    for (int k = 0; k < nargin; k++) {
        if (!bad && k + 1 < nargout && f[k])
            bad = give_as(&out[k + 1], f[k], cls);
        m2c_release(f[k]);
    }
    m2c_free(f);
    if (!bad)
        bad = give_as(&out[0], g, cls);
    m2c_release(g);
    return bad;
}
