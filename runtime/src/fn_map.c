/* Running elementwise functions over arrays (fn_map.h). */
#include "fn_map.h"

#include <math.h>

/* Is the function of a real number a real one? */
static bool stays_real(const m2c_mapper *m, double x)
{
    bool inside = m->low == 1 && m->high == -1;
    return inside ? !(x > -1 && x < 1) : m->low > m->high || !(x < m->low || x > m->high);
}

static bool leaves_reals(const m2c_mapper *m, const m2c_value *v)
{
    for (ptrdiff_t i = 0; i < v->numel && m->cplx; i++)
        if (!stays_real(m, m2c_get(v, i)))
            return true;
    return false;
}

static int map_complex(m2c_value **out, const m2c_mapper *m, const m2c_value *v)
{
    if (!m->cplx)
        return m2c_error("", "%s: not defined for %s", m->name, m2c_type_name(v));
    m2c_class cls = v->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE;
    m2c_value *y = m2c_new(cls, v->ndims, v->dims, M2C_COMPLEX);
    const bool reals = !m2c_is_complex(v);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        double complex z = m2c_getc(v, i);
        z = reals && stays_real(m, creal(z)) ? m->real(creal(z)) : m->cplx(z);
        if (cls == M2C_SINGLE)
            y->c32[i] = (float complex)z;
        else
            y->c64[i] = z;
    }
    return m2c_give(out, y);
}

int m2c_map_value(m2c_value **out, const m2c_mapper *m, const m2c_value *v)
{
    if (m2c_real_scalar(v) && !leaves_reals(m, v))
        return m2c_give_double(out, m->real(v->f64[0]));
    if (!m2c_is_arith(v))
        return m2c_error("", "%s: not defined for %s", m->name, m2c_type_name(v));
    if (m2c_is_complex(v) || leaves_reals(m, v))
        return map_complex(out, m, v);
    if (v->cls == M2C_SINGLE) {
        m2c_value *y = m2c_new(M2C_SINGLE, v->ndims, v->dims, 0);
        for (ptrdiff_t i = 0; i < v->numel; i++)
            y->f32[i] = m->real32 ? m->real32(v->f32[i]) : (float)m->real((double)v->f32[i]);
        m2c_set(out, y);
        return 0;
    }
    m2c_value *y = m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0);
    for (ptrdiff_t i = 0; i < v->numel; i++)
        y->f64[i] = m->real(v->cls == M2C_DOUBLE ? v->f64[i] : m2c_get(v, i));
    m2c_set(out, y);
    return 0;
}

int m2c_map_elements(m2c_value **out, const m2c_mapper *m, int nargin, m2c_value *const *in)
{
    if (nargin != 1)
        return m2c_invalid_call(m->name);
    if (in[0]->cls == M2C_CHAR)
        return m2c_error("", "%s: argument must be numeric", m->name);
    bool diagonal = (in[0]->flags & M2C_DIAGONAL) && m->real == sqrt;
    if (m2c_map_value(out, m, in[0]))
        return 1;
    if (diagonal)
        m2c_keep_diagonal(*out);
    return 0;
}
