/* Polynomials and convolution: conv, conv2, filter. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "m2c/fn_num.h"

typedef double complex cplx;

static m2c_value *as_complex(const m2c_value *v)
{
    m2c_value *d = m2c_as(v, M2C_DOUBLE), *c = m2c_as_complex(d);
    m2c_release(d);
    return c;
}

static bool any_single(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (in[k]->cls == M2C_SINGLE)
            return true;
    return false;
}

static int give(m2c_value **out, m2c_value *y, bool single)
{
    if (single)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return m2c_give(out, y);
}

/* Which part of the convolution of lengths n and m is wanted: `first` and how many. */
typedef struct part {
    ptrdiff_t first, count;
} part;

typedef struct grid {
    ptrdiff_t rows, cols;
} grid;

typedef struct region {
    part rows, cols;
    bool backwards; /* through the columns of the first operand */
} region;

#define LA_COMPLEX 0
#include "fn_poly.inc"
#undef LA_COMPLEX
#define LA_COMPLEX 1
#include "fn_poly.inc"

/* --- conv ---------------------------------------------------------------------------------------- */

static int shape_of(const char *name, const m2c_value *v, ptrdiff_t n, ptrdiff_t m, part *p)
{
    *p = (part){0, n + m - 1 > 0 ? n + m - 1 : 0};
    if (n == 0 || m == 0)
        p->count = 0;
    if (!v || m2c_is_option(v, "full"))
        return 0;
    if (m2c_is_option(v, "same"))
        *p = (part){m / 2, n};
    else if (m2c_is_option(v, "valid"))
        *p = (part){m - 1, n - m + 1 > 0 ? n - m + 1 : 0};
    else
        return m2c_error("", "%s: SHAPE type not valid", name);
    return 0;
}

static m2c_value *convolve(const m2c_value *a, grid ga, const m2c_value *b, grid gb, const region *wanted)
{
    bool c = m2c_is_complex(a) || m2c_is_complex(b);
    m2c_value *x = c ? as_complex(a) : m2c_as(a, M2C_DOUBLE), *h = c ? as_complex(b) : m2c_as(b, M2C_DOUBLE);
    ptrdiff_t dims[2] = {wanted->rows.count, wanted->cols.count};
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, c ? M2C_COMPLEX : 0);
    if (c)
        convolve_c(ga, x->c64, gb, h->c64, wanted, y->c64);
    else
        convolve_r(ga, x->f64, gb, h->f64, wanted, y->f64);
    m2c_release(x);
    m2c_release(h);
    return y;
}

M2C_BUILTIN(conv)
{
    M2C_UNUSED;
    if (m2c_check_inputs("conv", nargin, 2, 3))
        return 1;
    const m2c_value *a = in[0], *b = in[1];
    if (!m2c_is_line(a) || !m2c_is_line(b))
        return m2c_error("", "conv: both arguments A and B must be vectors");
    if (!m2c_is_arith(a) || !m2c_is_arith(b))
        return m2c_wrong_type("octave_base_value::matrix_value()", m2c_is_arith(a) ? b : a);
    if ((a->cls == M2C_CHAR || b->cls == M2C_CHAR) && !any_single(2, in)) /* a text counts as single */
        return m2c_error("", "invalid conversion from string to real matrix");
    if (nargin == 3 && !m2c_is_option(in[2], "full") && !m2c_is_option(in[2], "same") &&
        !m2c_is_option(in[2], "valid"))
        return m2c_error("", "conv: SHAPE argument must be \"full\", \"same\", or \"valid\"");
    if (a->numel == 0 || b->numel == 0)
        return give(out, m2c_new2(M2C_DOUBLE, 0, 0, 0), any_single(2, in));
    part p;
    if (shape_of("conv", nargin == 3 ? in[2] : NULL, a->numel, b->numel, &p))
        return 1;
    bool whole = nargin == 2 || m2c_is_option(in[2], "full");
    const m2c_value *model = whole && a->numel <= b->numel ? b : a;
    bool column = model->dims[1] == 1 && model->dims[0] > 1;
    const region wanted = {p, {0, 1}, false};
    m2c_value *y = convolve(a, (grid){a->numel, 1}, b, (grid){b->numel, 1}, &wanted);
    if (!column)
        m2c_set(&y, m2c_reshaped(y, 2, (ptrdiff_t[2]){1, p.count}));
    return give(out, y, any_single(2, in));
}

/* --- conv2 --- */

static int run_conv2(m2c_value **y, const m2c_value *a, const m2c_value *b, const m2c_value *shape)
{
    part rows, cols;
    if (!m2c_is_arith(a) || !m2c_is_arith(b))
        return m2c_wrong_type("octave_base_value::matrix_value()", m2c_is_arith(a) ? b : a);
    if (a->ndims > 2 || b->ndims > 2)
        return m2c_error("", "conv2: A and B must be 1-D vectors or 2-D matrices");
    if (shape_of("conv2", shape, a->dims[0], b->dims[0], &rows) ||
        shape_of("conv2", shape, a->dims[1], b->dims[1], &cols))
        return 1;
    if (!a->numel || !b->numel)
        m2c_set(y, m2c_new2(M2C_DOUBLE, 0, 0, 0));
    else if (rows.count <= 0 || cols.count <= 0)
        m2c_set(y, m2c_new2(M2C_DOUBLE, rows.count, cols.count, 0));
    else if (!m2c_affords(2, (ptrdiff_t[]){rows.count, cols.count}, sizeof(double complex)))
        return m2c_error_too_large();
    else {
        const region wanted = {rows, cols, shape && m2c_is_option(shape, "valid")};
        m2c_set(y, convolve(a, (grid){a->dims[0], a->dims[1]}, b, (grid){b->dims[0], b->dims[1]}, &wanted));
    }
    return 0;
}

M2C_BUILTIN(conv2)
{
    M2C_UNUSED;
    if (nargin < 2 || nargin > 4)
        return m2c_invalid_call("conv2");
    const m2c_value *shape = in[nargin - 1]->cls == M2C_CHAR && nargin > 2 ? in[nargin - 1] : NULL;
    m2c_value *y = NULL, *kernel = NULL, *column = NULL, *row = NULL;
    int bad;
    if (nargin == 4 && !shape)
        return m2c_error("", "conv2: SHAPE type not valid");
    if (nargin - (shape != NULL) == 3) {
        if (!m2c_is_line(in[0]) || !m2c_is_line(in[1]))
            return m2c_error("", "conv2: arguments must be vectors for separable option");
        ptrdiff_t tall[2] = {in[0]->numel, 1}, wide[2] = {1, in[1]->numel};
        column = m2c_reshaped(in[0], 2, tall);
        row = m2c_reshaped(in[1], 2, wide);
        bad = m2c_mtimes(&kernel, column, row) || run_conv2(&y, in[2], kernel, shape);
    } else
        bad = run_conv2(&y, in[0], in[1], shape);
    m2c_release(kernel);
    m2c_release(column);
    m2c_release(row);
    return bad ? 1 : give(out, y, any_single(nargin - (shape != NULL), in));
}

/* --- filter -------------------------------------------------------------------------------------- */

static int filter_state(const m2c_value *v, const m2c_slices *s, ptrdiff_t order, m2c_value *state)
{
    if (!v || v->numel == 0)
        return 0;
    bool vector = m2c_is_line(v) && v->numel == order;
    if ((vector ? v->numel : v->dims[0]) != order)
        return m2c_error("",
                         "filter: first dimension of SI must be of length max (length (a), length (b)) - 1");
    if (v->numel != order * s->pre * s->post)
        return m2c_error("", "filter: dimensionality of SI and X must agree");
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        if (m2c_is_complex(state))
            state->c64[k] = m2c_getc(v, k);
        else
            state->f64[k] = m2c_get(v, k);
    }
    return 0;
}

static int run_filter(m2c_value **out, int nargout, const m2c_value *b, const m2c_value *a,
                      const m2c_value *x, int dim, const m2c_value *si)
{
    bool c = m2c_is_complex(b) || m2c_is_complex(a) || m2c_is_complex(x) || (si && m2c_is_complex(si));
    m2c_slices s = m2c_slice(x, dim);
    ptrdiff_t length = a->numel > b->numel ? a->numel : b->numel, order = length - 1, lines = s.pre * s.post;
    ptrdiff_t dims[2] = {order, lines};
    m2c_value *state = m2c_zeros(M2C_DOUBLE, 2, dims, c ? M2C_COMPLEX : 0);
    if (filter_state(si, &s, order, state))
        return m2c_release(state), 1;
    m2c_value *cb = c ? as_complex(b) : m2c_as(b, M2C_DOUBLE),
              *ca = c ? as_complex(a) : m2c_as(a, M2C_DOUBLE);
    m2c_value *cx = c ? as_complex(x) : m2c_as(x, M2C_DOUBLE);
    m2c_value *y = m2c_new(M2C_DOUBLE, x->ndims, x->dims, c ? M2C_COMPLEX : 0);
    if (c)
        filter_lines_c(cb, cb->c64, ca, ca->c64, &s, cx->c64, y->c64, state->c64);
    else
        filter_lines_r(cb, cb->f64, ca, ca->f64, &s, cx->f64, y->f64, state->f64);
    m2c_release(cb);
    m2c_release(ca);
    m2c_release(cx);
    bool single = x->cls == M2C_SINGLE || a->cls == M2C_SINGLE || b->cls == M2C_SINGLE;
    if (nargout > 1)
        give(&out[1], state, single);
    else
        m2c_release(state);
    return give(out, y, single);
}

M2C_BUILTIN(filter)
{
    M2C_UNUSED;
    if (nargin < 3 || nargin > 5)
        return m2c_invalid_call("filter");
    const m2c_value *b = in[0], *a = in[1], *x = in[2], *si = nargin > 3 ? in[3] : NULL;
    for (int k = 0; k < 3; k++)
        if (!m2c_is_arith(in[k]))
            return m2c_error("", "filter: %s", k < 2 ? "A and B must be vectors" : "invalid argument");
    if (a->numel == 0 || m2c_getc(a, 0) == 0)
        return m2c_error("", "filter: the first element of A must be nonzero");
    int dim = m2c_default_dim(x);
    if (nargin == 5 && m2c_dim_argument("filter", in[4], &dim))
        return m2c_error("", "filter: DIM must be a valid dimension");
    if (nargin == 5 && dim >= x->ndims)
        return m2c_error("", "filter: DIM must be a valid dimension");
    return run_filter(out, nargout, b, a, x, dim, si);
}
