/* Bessel and Airy functions of arrays. Declared in mat2c/builtins/. */
#include "bessel.h"
#include "core_util.h"
#include "m2c/fn_num.h"

#include <float.h>
#include <math.h>

/* Arguments from which on half of the digits are lost, and all. */
#define FAR 32767.999992370605
#define TOO_FAR 1073741823.5

typedef struct job {
    const char *name;
    char kind;  /* of bessel.h; 'a': Airy */
    int member; /* of the Airy functions */
    bool scaled;
} job;

static int judged(double size, double complex *y)
{
    if (isnan(size))
        return 4;
    if (isinf(creal(*y)) || isinf(cimag(*y)) || (isnan(creal(*y)) && !isinf(size))) {
        *y = m2c_of_parts(INFINITY, INFINITY);
        return 2;
    }
    return size > TOO_FAR ? 4 : size > FAR ? 3 : 0;
}

static double complex at_zero(char kind, double nu, int *ierr)
{
    double order = fabs(nu);
    bool whole = order == floor(order);
    *ierr = 0;
    switch (kind) {
    case 'j':
    case 'i':
        return nu == 0 ? 1 : nu > 0 || whole ? 0 : -INFINITY;
    case 'y':
        if (nu < 0 && !whole && fmod(order, 1) == 0.5)
            return 0;
        return nu < 0 && fmod(order, 2) >= 1 ? INFINITY : -INFINITY;
    case 'k':
        return INFINITY;
    default:
        *ierr = 1;
        return m2c_of_parts(NAN, NAN);
    }
}

static double complex element(const job *j, double nu, double complex z, int *ierr)
{
    if (j->kind == 'a') {
        double complex y = airy_complex(j->member, z, j->scaled);
        *ierr = isnan(creal(y)) ? 4 : cimag(z) == 0 ? (isinf(creal(y)) ? 2 : 0) : judged(0, &y);
        return y;
    }
    if (isnan(nu) || isnan(creal(z)) || isnan(cimag(z))) {
        *ierr = 4;
        return NAN;
    }
    if (z == 0)
        return at_zero(j->kind, nu, ierr);
    double complex y;
    if (isinf(creal(z)) || isinf(cimag(z)))
        y = j->kind == 'i' && !j->scaled ? INFINITY : 0;
    else if (cimag(z) == 0 && creal(z) > 25 + nu * nu / 2 && j->kind != 'g' && j->kind != 'h')
        y = creal(bessel_complex(j->kind, nu, z, j->scaled));
    else if (cimag(z) == 0 && creal(z) > 0) {
        double x = creal(z);
        if (j->kind == 'g' || j->kind == 'h') {
            double second = bessel_real('y', nu, x, false);
            y = m2c_of_parts(bessel_real('j', nu, x, false), j->kind == 'g' ? second : -second);
            if (j->scaled)
                y *= m2c_of_parts(cos(x), j->kind == 'g' ? -sin(x) : sin(x));
        } else
            y = bessel_real(j->kind, nu, x, j->scaled);
    } else
        y = bessel_complex(j->kind, nu, z, j->scaled);
    *ierr = judged(fmax(cabs(z), fabs(nu)), &y);
    return y;
}

/* Orders along a row and arguments along a column make a table. */
static int result_shape(const char *name, const m2c_value *alpha, const m2c_value *x, bool *table, int *ndims,
                        const ptrdiff_t **dims, ptrdiff_t *room)
{
    const m2c_value *model = alpha->numel == 1 ? x : alpha;
    *table = false;
    *ndims = model->ndims;
    *dims = model->dims;
    if (alpha->numel == 1 || x->numel == 1)
        return 0;
    bool same = alpha->ndims == x->ndims;
    for (int d = 0; same && d < x->ndims; d++)
        same = alpha->dims[d] == x->dims[d];
    if (same)
        return 0;
    if (alpha->ndims != 2 || x->ndims != 2 || alpha->dims[0] != 1 || x->dims[1] != 1)
        return m2c_error("", "%s: the sizes of alpha and x must conform", name);
    *table = true;
    room[0] = x->dims[0];
    room[1] = alpha->dims[1];
    *ndims = 2;
    *dims = room;
    return 0;
}

static int fill(m2c_value **out, int nargout, const job *j, const m2c_value *alpha, const m2c_value *x)
{
    bool table;
    int ndims;
    const ptrdiff_t *dims;
    ptrdiff_t room[2];
    if (result_shape(j->name, alpha, x, &table, &ndims, &dims, room))
        return 1;
    m2c_value *y = m2c_new(M2C_DOUBLE, ndims, dims, M2C_COMPLEX),
              *codes = m2c_new(M2C_DOUBLE, ndims, dims, 0);
    for (ptrdiff_t k = 0; k < y->numel; k++) {
        ptrdiff_t a = table ? k / room[0] : alpha->numel == 1 ? 0 : k;
        ptrdiff_t b = table ? k % room[0] : x->numel == 1 ? 0 : k;
        int ierr;
        y->c64[k] = element(j, m2c_get(alpha, a), m2c_getc(x, b), &ierr);
        codes->f64[k] = ierr;
    }
    y = m2c_narrow(y);
    if (alpha->cls == M2C_SINGLE || x->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    m2c_give(out, y);
    if (nargout > 1)
        m2c_set(&out[1], codes);
    else
        m2c_release(codes);
    return 0;
}

static bool is_matrix(const m2c_value *v)
{
    return m2c_is_arith(v) && v->cls != M2C_CHAR && !(m2c_is_int(v) && v->numel == 1);
}

/* Whether in[at] asks for the scaled function; 1: it is none of the values that it may have. */
static int scaling(const char *name, int at, int nargin, m2c_value *const *in, bool *scaled)
{
    *scaled = false;
    if (nargin <= at)
        return 0;
    const m2c_value *v = in[at];
    double x = m2c_is_arith(v) && v->cls != M2C_CHAR && v->numel == 1 ? m2c_get(v, 0) : NAN;
    if (x != 0 && x != 1)
        return m2c_error("", "%s: OPT must be 0 (or false) or 1 (or true)", name);
    *scaled = x == 1;
    return 0;
}

static int run(m2c_value **out, int nargout, const char *name, char kind, int nargin, m2c_value *const *in,
               int last)
{
    job j = {name, kind, 0, false};
    if (scaling(name, last + 1, nargin, in, &j.scaled))
        return 1;
    if (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR)
        return m2c_error("", "%s: ALPHA must be a scalar or matrix", name);
    if (!is_matrix(in[last]))
        return m2c_error("", "%s: X must be a scalar or matrix", name);
    return fill(out, nargout, &j, in[0], in[last]);
}

#define BESSEL(name, kind)                                                                                   \
    M2C_BUILTIN(name)                                                                                        \
    {                                                                                                        \
        (void)self;                                                                                          \
        if (nargin < 2 || nargin > 3)                                                                        \
            return m2c_invalid_call(#name);                                                                  \
        return run(out, nargout, #name, kind, nargin, in, 1);                                                \
    }
BESSEL(besselj, 'j')
BESSEL(bessely, 'y')
BESSEL(besseli, 'i')
BESSEL(besselk, 'k')

M2C_BUILTIN(besselh)
{
    (void)self;
    if (nargin < 2 || nargin > 4)
        return m2c_invalid_call("besselh");
    if (nargin == 2)
        return run(out, nargout, "besselh", 'g', nargin, in, 1);
    if (!m2c_is_arith(in[1]))
        return m2c_error("", "besselh: invalid value of K");
    double k = in[1]->numel > 0 ? m2c_get(in[1], 0) : 0;
    if (k != 1 && k != 2)
        return m2c_error("", "besselh: K must be 1 or 2");
    return run(out, nargout, "besselh", k == 1 ? 'g' : 'h', nargin, in, 2);
}

M2C_BUILTIN(airy)
{
    (void)self;
    job j = {"airy", 'a', 0, false};
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call("airy");
    j.scaled = nargin == 3 && m2c_is_arith(in[2]) && in[2]->numel > 0 && m2c_get(in[2], 0) != 0;
    if (nargin > 1) {
        if (!m2c_is_arith(in[0]) || in[0]->numel != 1 || in[0]->cls == M2C_CHAR)
            return m2c_error("", "airy: K must be an integer value");
        double k = m2c_get(in[0], 0);
        if (!(k >= 0 && k < 4))
            return m2c_error("", "airy: K must be 0, 1, 2, or 3");
        j.member = (int)k;
    }
    const m2c_value *z = in[nargin > 1];
    if (!m2c_is_arith(z) || z->cls == M2C_CHAR)
        return m2c_error("", "airy: Z must be a complex matrix");
    m2c_value *order = m2c_double(0);
    int bad = fill(out, nargout, &j, order, z);
    m2c_release(order);
    return bad;
}
