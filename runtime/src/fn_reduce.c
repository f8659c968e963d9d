/* Sums and products along a dimension, any and all. Declared in mat2c/builtins/. */
#include <limits.h>
#include <math.h>

#include "fn_internal.h"
#include "m2c/typed_int.h"
#include "m2c/typed_lines.h"
#include "worded.h"

#define T double
#define NAME(f) f##_f64
#define SQUARE(x) ((x) * (x))
#include "fn_reduce.inc"
#define T float
#define NAME(f) f##_f32
#define SQUARE(x) ((x) * (x))
#include "fn_reduce.inc"
#define T double complex
#define NAME(f) f##_c64
#define SQUARE(x) (creal(x) * creal(x) + cimag(x) * cimag(x))
#include "fn_reduce.inc"

/* --- for typed code, which knows the extents ------------------------------------------------------ */

/* What the loops read of the slices: no more, since that costs as much as a short sum. */
static void set_extents(m2c_slices *s, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer)
{
    s->pre = inner;
    s->n = extent;
    s->post = outer;
}

void m2c_cumsum_f64(double *to, const double *from, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer)
{
    m2c_slices s;
    set_extents(&s, inner, extent, outer);
    cumsum_f64(&s, from, to);
}

void m2c_cumprod_f64(double *to, const double *from, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer)
{
    m2c_slices s;
    set_extents(&s, inner, extent, outer);
    cumprod_f64(&s, from, to);
}

typedef void kernel(const m2c_slices *s, const void *x, void *y);
typedef struct reduction {
    const char *name;
    bool running;
    kernel *f64, *f32, *c64;
} reduction;
#define TABLE(f, running)                                                                                    \
    {                                                                                                        \
#f, running, f##_f64, f##_f32, f##_c64                                                               \
    }
static const reduction sum_r = TABLE(sum, false), prod_r = TABLE(prod, false), sumsq_r = TABLE(sumsq, false);
static const reduction cumsum_r = TABLE(cumsum, true), cumprod_r = TABLE(cumprod, true);

/* A trailing type argument. */
typedef enum result_type { DEFAULT, NATIVE, IN_DOUBLE } result_type;

static int type_argument(const char *name, int *nargin, m2c_value *const *in, result_type *type)
{
    *type = DEFAULT;
    if (*nargin < 2 || in[*nargin - 1]->cls != M2C_CHAR)
        return 0;
    const m2c_value *v = in[--*nargin];
    if (m2c_is_option(v, "native"))
        *type = NATIVE;
    else if (m2c_is_option(v, "double"))
        *type = IN_DOUBLE;
    else if (m2c_is_option(v, "default") && strcmp(name, "cumsum") != 0)
        *type = DEFAULT;
    else if (strcmp(name, "sum") != 0 || !m2c_is_option(v, "extra")) {
        if (strcmp(name, "cumsum") == 0)
            return m2c_error("", "cumsum: unrecognized string argument");
        char *s = m2c_cstring(v);
        m2c_error("", "%s: unrecognized type argument '%s'", name, s);
        m2c_free(s);
        return 1;
    }
    return 0;
}

static m2c_value *prepare(const m2c_value *v, result_type type, m2c_domain *d)
{
    *d = M2C_IN_F64;
    if (m2c_is_complex(v)) {
        *d = M2C_IN_C64;
        return m2c_as(v, M2C_DOUBLE);
    }
    if (v->cls == M2C_SINGLE && type != IN_DOUBLE) {
        *d = M2C_IN_F32;
        return m2c_retain(v);
    }
    return m2c_as(v, M2C_DOUBLE);
}

static m2c_class result_class(const m2c_value *v, result_type type)
{
    if (type == IN_DOUBLE)
        return M2C_DOUBLE;
    if (v->cls == M2C_SINGLE || (m2c_is_int(v) && type == NATIVE))
        return (m2c_class)v->cls;
    return type == NATIVE && v->cls == M2C_LOGICAL ? M2C_LOGICAL : M2C_DOUBLE;
}

/* Integers in their own class: each step saturates. */
#define NATIVE_LOOPS(T, tag)                                                                                 \
    static void native_##tag(const m2c_slices *s, const T *x, T *y, bool product, bool running)              \
    {                                                                                                        \
        for (ptrdiff_t j = 0; j < s->post; j++)                                                              \
            for (ptrdiff_t i = 0; i < s->pre; i++) {                                                         \
                T so_far = product;                                                                          \
                for (ptrdiff_t k = 0; k < s->n; k++) {                                                       \
                    T next = x[i + s->pre * (k + s->n * j)];                                                 \
                    so_far = product ? m2c_times_##tag(so_far, next) : m2c_plus_##tag(so_far, next);         \
                    if (running)                                                                             \
                        y[i + s->pre * (k + s->n * j)] = so_far;                                             \
                }                                                                                            \
                if (!running)                                                                                \
                    y[i + s->pre * j] = so_far;                                                              \
            }                                                                                                \
    }
NATIVE_LOOPS(int8_t, i8)
NATIVE_LOOPS(int16_t, i16)
NATIVE_LOOPS(int32_t, i32)
NATIVE_LOOPS(int64_t, i64)
NATIVE_LOOPS(uint8_t, u8)
NATIVE_LOOPS(uint16_t, u16)
NATIVE_LOOPS(uint32_t, u32)
NATIVE_LOOPS(uint64_t, u64)
#undef NATIVE_LOOPS

static m2c_value *run_native(const m2c_value *v, const reduction *r, int dim)
{
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *y = m2c_sliced_result(&s, r->running ? s.n : 1, (m2c_class)v->cls, 0);
    const bool product = r == &prod_r;
    const void *x = v->data;
    switch (v->cls) {
#define CLASS(cls, tag)                                                                                      \
    case cls:                                                                                                \
        native_##tag(&s, x, y->data, product, r->running);                                                   \
        break;
        CLASS(M2C_INT8, i8)
        CLASS(M2C_INT16, i16)
        CLASS(M2C_INT32, i32)
        CLASS(M2C_INT64, i64)
        CLASS(M2C_UINT8, u8)
        CLASS(M2C_UINT16, u16)
        CLASS(M2C_UINT32, u32)
        CLASS(M2C_UINT64, u64)
#undef CLASS
    default:
        break;
    }
    return y;
}

static m2c_value *run(const m2c_value *v, const reduction *r, int dim, result_type type)
{
    if (type == NATIVE && m2c_is_int(v))
        return run_native(v, r, dim);
    m2c_domain d;
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *x = prepare(v, type, &d);
    ptrdiff_t extent = r->running ? s.n : 1;
    m2c_value *y = m2c_sliced_result(&s, extent, (m2c_class)x->cls, x->flags & M2C_COMPLEX);
    (d == M2C_IN_C64 ? r->c64 : d == M2C_IN_F32 ? r->f32 : r->f64)(&s, x->data, y->data);
    m2c_release(x);
    m2c_class cls = result_class(v, type);
    if (y->cls != cls)
        m2c_set(&y, m2c_as(y, cls));
    return m2c_is_complex(y) ? m2c_narrow(y) : y;
}

static bool is_zero(const m2c_value *v)
{
    return m2c_is_arith(v) && v->numel == 1 && m2c_get(v, 0) == 0;
}

static bool is_nan(const m2c_value *v)
{
    return m2c_is_arith(v) && v->numel == 1 && m2c_get(v, 0) != m2c_get(v, 0);
}

static int bad_dimension(const char *name, const m2c_value *dim)
{
    return m2c_error("", "%s: invalid dimension argument = %d", name, (int)fmax(m2c_number(dim), INT_MIN));
}

static int reduce(m2c_value **out, const reduction *r, int nargin, m2c_value *const *in)
{
    result_type type;
    int dim;
    if (nargin < 1)
        return m2c_invalid_call(r->name);
    bool typed = r != &cumprod_r && r != &sumsq_r; /* the others take DIM only */
    type = DEFAULT;
    if (typed && type_argument(r->name, &nargin, in, &type))
        return 1;
    if (nargin > 2)
        return m2c_invalid_call(r->name);
    const m2c_value *v = in[0];
    if (v->cls == M2C_CHAR && (r == &sumsq_r || (r->running && r != &cumsum_r)))
        return m2c_error("", "invalid conversion from string to real N-D array");
    if (!m2c_is_arith(v) || (v->cls == M2C_CHAR && r->running))
        return m2c_wrong_type(r->name, v);
    dim = m2c_default_dim(v);
    if (nargin == 2 && !typed && m2c_check_whole(in[1]))
        return 1;
    if (nargin == 2 && typed && is_nan(in[1])) /* beyond all dimensions */
        dim = M2C_MAX_RANK - 1;
    else if (nargin == 2 && (typed || !is_zero(in[1])) && m2c_dim_argument(r->name, in[1], &dim))
        return (!typed || r == &cumsum_r) && m2c_number(in[1]) < 1 ? bad_dimension(r->name, in[1]) : 1;
    bool nothing = v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0 && !r->running;
    if (nothing) { /* counts as 0x1 */
        m2c_value *empty = m2c_new2((m2c_class)v->cls, 0, 1, v->flags & M2C_COMPLEX);
        m2c_set(out, run(empty, r, dim, type));
        m2c_release(empty);
        return 0;
    }
    m2c_set(out, run(v, r, dim, type));
    return 0;
}

/* The reduction, also with what only MATLAB has for it. */
static int reduce_as_told(m2c_value **out, const reduction *r, m2c_function *plain, int nargin,
                          m2c_value *const *in)
{
    const unsigned takes = M2C_WORDED_NAN | (unsigned)(r->running ? M2C_WORDED_RUNS : M2C_WORDED_ALL);
    const bool product = r == &prod_r || r == &cumprod_r;
    const m2c_worded f = {r->name, plain, 1, takes, product};
    return m2c_asks_more(&f, nargin, in) ? m2c_do_more(&f, 1, out, nargin, in) : reduce(out, r, nargin, in);
}

M2C_BUILTIN_AS(sum, reduce_as_told(out, &sum_r, m2c_fn_sum, nargin, in))
M2C_BUILTIN_AS(prod, reduce_as_told(out, &prod_r, m2c_fn_prod, nargin, in))
M2C_BUILTIN_AS(sumsq, reduce(out, &sumsq_r, nargin, in))
M2C_BUILTIN_AS(cumsum, reduce_as_told(out, &cumsum_r, m2c_fn_cumsum, nargin, in))
M2C_BUILTIN_AS(cumprod, reduce_as_told(out, &cumprod_r, m2c_fn_cumprod, nargin, in))

/* --- any, all ------------------------------------------------------------------------------------ */

static bool nonzero(const m2c_value *v, ptrdiff_t i)
{
    if (m2c_real_double(v))
        return v->f64[i] != 0;
    return m2c_is_complex(v) ? m2c_getc(v, i) != 0 : m2c_get(v, i) != 0;
}

/* NaN counts as true where `all` runs along a single line in front of others, and nowhere else. */
static bool counts(const m2c_value *v, ptrdiff_t i, bool nan_too)
{
    if (!nonzero(v, i))
        return false;
    return nan_too || !(m2c_is_complex(v) ? isnan(creal(m2c_getc(v, i))) || isnan(cimag(m2c_getc(v, i)))
                                          : isnan(m2c_get(v, i)));
}

static m2c_value *quantify(const m2c_value *v, int dim, bool all)
{
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *y = m2c_sliced_result(&s, 1, M2C_LOGICAL, 0);
    for (ptrdiff_t j = 0; j < s.post; j++)
        for (ptrdiff_t i = 0; i < s.pre; i++) {
            bool result = all;
            for (ptrdiff_t k = 0; k < s.n && result == all; k++)
                result = counts(v, i + s.pre * (k + s.n * j), all && s.pre == 1);
            y->u8[i + j * s.pre] = result;
        }
    return y;
}

static int any_all(m2c_value **out, const char *name, bool all, int nargin, m2c_value *const *in)
{
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    if (v->cls == M2C_CELL)
        return m2c_give(out, m2c_new2(M2C_LOGICAL, 0, 0, 0));
    if (!m2c_is_arith(v))
        return m2c_give_double(out, 0);
    int dim = m2c_default_dim(v);
    if (nargin == 2 && is_nan(in[1])) /* beyond all dimensions */
        dim = M2C_MAX_RANK - 1;
    else if (nargin == 2 && !is_zero(in[1]) && m2c_dim_argument(name, in[1], &dim))
        return m2c_number(in[1]) < 1 ? bad_dimension(name, in[1])
                                     : m2c_error("", "%s: DIM must be an integer", name);
    if (v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0) { /* counts as 0x1 */
        if (dim == 0)
            return m2c_give_bool(out, all);
        m2c_set(out, m2c_new2(M2C_LOGICAL, 0, 1, 0));
        return 0;
    }
    m2c_set(out, quantify(v, dim, all));
    return 0;
}

static int quantified(m2c_value **out, const char *name, m2c_function *plain, int nargin,
                      m2c_value *const *in)
{
    const m2c_worded f = {name, plain, 1, M2C_WORDED_ALL, 0};
    return m2c_asks_more(&f, nargin, in) ? m2c_do_more(&f, 1, out, nargin, in)
                                         : any_all(out, name, plain == m2c_fn_all, nargin, in);
}

M2C_BUILTIN_AS(any, quantified(out, "any", m2c_fn_any, nargin, in))
M2C_BUILTIN_AS(all, quantified(out, "all", m2c_fn_all, nargin, in))
