/* Moving elements along a dimension: circshift, flips, resize, padding, diff. Declared in
 * mat2c/builtins/. */
#include "class.h"
#include "fn_internal.h"
#include "m2c/typed_lines.h"

#include <math.h>

/* --- circshift, flips ---------------------------------------------------------------------------- */

/* The slices along a dimension in reverse order or, where `flipped` is false, moved on by so many. */
static m2c_value *remap(const m2c_value *v, int dim, bool flipped, ptrdiff_t by)
{
    m2c_slices s = m2c_slice(v, dim);
    if (v->cls > M2C_STRUCT) /* one handle or object */
        return m2c_retain(v);
    m2c_value *y = m2c_new_like(v, v->ndims, v->dims);
    if (y->numel == 0)
        return y;
    size_t slots = v->cls == M2C_STRUCT ? (size_t)v->fields->count : 1;
    const size_t size = m2c_slot_size(v) * slots;
    if (flipped)
        m2c_flip_lines(y->data, v->data, size, s.pre, s.n, s.post);
    else
        m2c_shift_lines(y->data, v->data, size, s.pre, s.n, s.post, by);
    for (ptrdiff_t k = 0; m2c_holds_values(y) && k < m2c_slot_count(y); k++)
        m2c_retain(y->cell[k]);
    m2c_mark_permuted(y, v);
    return y;
}

M2C_BUILTIN(circshift)
{
    M2C_UNUSED;
    if (m2c_check_inputs("circshift", nargin, 2, 3))
        return 1;
    if (m2c_is_instances(in[0]))
        return m2c_rearrange(m2c_fn_circshift, out, nargin, in);
    if (in[0]->numel == 0) {
        m2c_give(out, m2c_retain(in[0]));
        return 0;
    }
    int dim = m2c_default_dim(in[0]);
    if (nargin == 3 && m2c_dim_argument("circshift", in[2], &dim))
        return 1;
    const m2c_value *n = in[1];
    bool vector = n->ndims == 2 && (n->dims[0] == 1 || n->dims[1] == 1);
    if (nargin == 3 && n->numel != 1)
        return m2c_error("", "circshift: N must be a scalar when DIM is also specified");
    if (!vector || n->numel > in[0]->ndims || dim >= in[0]->ndims)
        return m2c_error("", "circshift: N must be a vector, no longer than the number of dimensions in X");
    for (ptrdiff_t k = 0; k < n->numel; k++)
        if (m2c_get(n, k) != floor(m2c_get(n, k)))
            return m2c_error("", "circshift: all values of N must be integers");
    m2c_value *y = m2c_retain(in[0]);
    for (ptrdiff_t k = 0; k < n->numel; k++)
        m2c_set(&y, remap(y, n->numel > 1 ? (int)k : dim, false, (ptrdiff_t)m2c_get(n, k)));
    m2c_give(out, y);
    return 0;
}

static int flip(m2c_value **out, const char *name, int dim, int nargin, m2c_value *const *in)
{
    if (m2c_check_inputs(name, nargin, 1, dim < 0 ? 2 : 1))
        return 1;
    if (m2c_is_instances(in[0]))
        return m2c_rearrange(dim < 0    ? m2c_fn_flip
                             : dim == 0 ? m2c_fn_flipud
                                        : m2c_fn_fliplr,
                             out, nargin, in);
    if (dim < 0)
        dim = m2c_default_dim(in[0]);
    if (nargin == 2 && (m2c_dim_argument(name, in[1], &dim) || m2c_get(in[1], 0) != floor(m2c_get(in[1], 0))))
        return m2c_error("", "flip: DIM must be a positive integer");
    m2c_give(out, in[0]->numel ? remap(in[0], dim, true, 0) : m2c_retain(in[0]));
    return 0;
}

M2C_BUILTIN_AS(flip, flip(out, "flip", -1, nargin, in))
M2C_BUILTIN_AS(fliplr, flip(out, "fliplr", 1, nargin, in))
M2C_BUILTIN_AS(flipud, flip(out, "flipud", 0, nargin, in))

/* The first two dimensions of each page change places. */
static int swap_first_two(m2c_value **out, m2c_value *v)
{
    if (v->ndims == 2)
        return m2c_transpose(out, v);
    m2c_value *order = m2c_row(v->ndims);
    for (int k = 0; k < v->ndims; k++)
        order->f64[k] = k < 2 ? 2 - k : k + 1;
    int bad = m2c_fn_permute(NULL, 1, out, 2, (m2c_value *const[]){v, order});
    m2c_release(order);
    return bad;
}

static int rotate(m2c_value **out, m2c_value *v, int quarters)
{
    m2c_value *y = NULL;
    if (quarters == 0) {
        m2c_give(out, m2c_retain(v));
        return 0;
    }
    if (quarters == 2)
        y = remap(v, 0, true, 0);
    else if (swap_first_two(&y, v))
        return 1;
    int dim = quarters == 1 ? 0 : 1;
    m2c_give(out, remap(y, dim, true, 0));
    m2c_release(y);
    return 0;
}

M2C_BUILTIN(rot90)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("rot90");
    if (m2c_is_instances(in[0]))
        return m2c_rearrange(m2c_fn_rot90, out, nargin, in);
    double k = 1;
    if (nargin == 2) {
        bool number = m2c_is_arith(in[1]) && in[1]->numel == 1 && !m2c_is_complex(in[1]);
        k = number ? m2c_get(in[1], 0) : 0.5;
        if (k != floor(k))
            return m2c_error("", "rot90: K must be a single real integer");
    }
    return rotate(out, in[0], (int)(k - 4 * floor(k / 4)));
}

/* --- resize and padding -------------------------------------------------------------------------- */

/* Subscripts of an array of these extents, first dimension fastest. */
static void advance(ptrdiff_t *at, int ndims, const ptrdiff_t *dims)
{
    for (int k = 0; k < ndims && ++at[k] == dims[k]; k++)
        at[k] = 0;
}

/* Linear index in v of the subscripts, moved back by `before` along dimension dim; -1 where it is outside. */
static ptrdiff_t inside_at(const m2c_value *v, int ndims, const ptrdiff_t *at, int dim, ptrdiff_t before)
{
    ptrdiff_t from = 0, stride = 1;
    for (int k = 0; k < ndims; k++) {
        ptrdiff_t p = at[k] - (k == dim ? before : 0);
        if (p < 0 || p >= m2c_dim(v, k))
            return -1;
        from += p * stride;
        stride *= m2c_dim(v, k);
    }
    return from;
}

/* v with other extents, `before` new elements of value c in front of dimension dim. */
static m2c_value *framed(const m2c_value *v, int ndims, const ptrdiff_t *dims, int dim, ptrdiff_t before,
                         double c)
{
    m2c_class cls = (m2c_class)v->cls;
    m2c_value *y = m2c_zeros(cls, ndims, dims, v->flags & M2C_COMPLEX);
    ptrdiff_t at[M2C_MAX_RANK] = {0};
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        ptrdiff_t from = inside_at(v, ndims, at, dim, before);
        if (from >= 0 && m2c_holds_values(v))
            m2c_copy(&y->cell[i], v->cell[from]);
        else if (m2c_holds_values(v))
            m2c_set(&y->cell[i], m2c_double(c));
        else if (from >= 0)
            memcpy(m2c_element(y, i), m2c_element(v, from), m2c_slot_size(v));
        else if (c != 0 && m2c_is_arith(v))
            m2c_store(M2C_IN_F64, &c, 1, cls, y->flags, m2c_element(y, i));
        advance(at, ndims, dims);
    }
    return y;
}

static m2c_value *resized_struct(const m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    m2c_value *y = m2c_struct_array(v->fields, ndims, dims);
    ptrdiff_t at[M2C_MAX_RANK] = {0}, count = v->fields->count;
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        ptrdiff_t from = inside_at(v, ndims, at, -1, 0);
        for (ptrdiff_t f = 0; from >= 0 && f < count; f++)
            m2c_copy(&y->cell[i * count + f], v->cell[from * count + f]);
        advance(at, ndims, dims);
    }
    return y;
}

M2C_BUILTIN(resize)
{
    M2C_UNUSED;
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims;
    if (nargin < 2)
        return m2c_invalid_call("resize");
    if (in[0]->cls > M2C_STRUCT)
        return m2c_wrong_type("resize", in[0]);
    if (m2c_size_arguments("resize", M2C_EXTENTS_CUT | M2C_EXTENTS_CUT_LISTED, nargin - 1, in + 1, &ndims,
                           dims))
        return 1;
    m2c_give(out, in[0]->cls == M2C_STRUCT ? resized_struct(in[0], ndims, dims)
                                           : framed(in[0], ndims, dims, -1, 0, 0));
    return 0;
}

/* The value in the class that it has joined with what is added: a double where that isn't given. */
static m2c_value *joined_class(const m2c_value *v, const m2c_value *added)
{
    if (v->cls == M2C_CELL || v->numel == 0)
        return m2c_retain(v);
    m2c_value *parts[2] = {m2c_zeros((m2c_class)v->cls, 2, (ptrdiff_t[]){1, 1}, 0),
                           added ? m2c_retain(added) : m2c_double(0)};
    m2c_value *both = NULL;
    m2c_value *y = m2c_cat(&both, 0, 2, parts) ? m2c_retain(v) : m2c_as(v, (m2c_class)both->cls);
    m2c_release(both);
    m2c_release(parts[0]);
    m2c_release(parts[1]);
    return y;
}

static int pad(m2c_value **out, const char *name, bool front, int nargin, m2c_value *const *in)
{
    if (m2c_check_inputs(name, nargin, 2, 4))
        return 1;
    const m2c_value *v = in[0];
    if (v->cls > M2C_CELL)
        return m2c_wrong_type(name, v);
    int dim = 0; /* the first that is longer than 1 */
    while (dim < v->ndims && v->dims[dim] <= 1)
        dim++;
    dim = dim < v->ndims ? dim : 0;
    double c = nargin > 2 && in[2]->numel ? m2c_number(in[2]) : 0, l = m2c_number(in[1]);
    if (nargin > 2 && in[2]->numel > 1)
        return m2c_error("",
                         front ? "%s: pad value C must be empty or a scalar"
                               : "%s: third argument must be empty or a scalar",
                         name);
    if (nargin == 4 && (in[3]->numel != 1 || m2c_number(in[3]) != floor(m2c_number(in[3])) ||
                        m2c_dim_argument(name, in[3], &dim)))
        return m2c_error("", "%s: DIM must be an integer and a valid dimension", name);
    if (in[1]->numel != 1 || l < 0 || l != floor(l))
        return m2c_error("",
                         front ? "%s: length L must be a positive scalar"
                               : "%s: second argument must be a positive scaler",
                         name);
    if (isinf(l))
        return m2c_error("", "conversion of inf to octave_idx_type value failed");
    m2c_slices s = m2c_slice(v, dim);
    s.dims[dim] = m2c_clamped(l);
    if (!m2c_affords(s.ndims, s.dims, m2c_element_size((m2c_class)v->cls, v->flags)))
        return m2c_error_too_large();
    m2c_value *wide =
        l > (double)s.n ? joined_class(v, nargin > 2 && in[2]->numel ? in[2] : NULL) : m2c_retain(v);
    m2c_give(out, framed(wide, s.ndims, s.dims, dim, front ? (ptrdiff_t)l - s.n : 0, c));
    m2c_release(wide);
    return 0;
}

M2C_BUILTIN_AS(postpad, pad(out, "postpad", false, nargin, in))
M2C_BUILTIN_AS(prepad, pad(out, "prepad", true, nargin, in))

/* --- diff ---------------------------------------------------------------------------------------- */

/* Elements [from, from + n) of an array of numbers along a dimension. */
static m2c_value *window(const m2c_value *v, int dim, ptrdiff_t from, ptrdiff_t n)
{
    m2c_slices s = m2c_slice(v, dim);
    s.dims[dim] = n;
    m2c_value *y = m2c_new_like(v, s.ndims, s.dims);
    size_t piece = m2c_slot_size(v) * (size_t)s.pre;
    for (ptrdiff_t j = 0; j < s.post && n * s.pre > 0; j++)
        memcpy((char *)y->data + piece * (size_t)(n * j),
               (const char *)v->data + piece * (size_t)(from + s.n * j), piece * (size_t)n);
    return y;
}

static m2c_value *differences(const m2c_value *v, int dim)
{
    m2c_slices s = m2c_slice(v, dim);
    s.dims[dim] = s.n - 1;
    m2c_value *y = m2c_new(M2C_DOUBLE, s.ndims, s.dims, 0);
    ptrdiff_t piece = s.pre * (s.n - 1);
    for (ptrdiff_t j = 0; j < s.post; j++) {
        const double *x = v->f64 + s.pre * s.n * j;
        for (ptrdiff_t k = 0; k < piece; k++)
            y->f64[piece * j + k] = x[k + s.pre] - x[k];
    }
    return y;
}

static int diff_once(m2c_value **y, int dim)
{
    ptrdiff_t n = m2c_dim(*y, dim);
    if (n > 0 && m2c_real_double(*y)) {
        m2c_set(y, differences(*y, dim));
        return 0;
    }
    m2c_value *a = window(*y, dim, n > 0, n > 0 ? n - 1 : 0), *b = window(*y, dim, 0, n > 0 ? n - 1 : 0);
    int bad = m2c_minus(y, a, b);
    m2c_release(a);
    m2c_release(b);
    return bad;
}

static int diff_times(m2c_value **y, const m2c_value *v, double times, int dim)
{
    m2c_copy(y, v);
    int bad = 0;
    for (double k = 0; k < times && !bad && (k == 0 || m2c_dim(*y, dim) > 0); k++)
        bad = diff_once(y, dim);
    return bad;
}

/* Orders that a dimension has no elements for go on along the next one, with the array as it was. */
static int diff_along(m2c_value **y, const m2c_value *v, double order)
{
    int dim = m2c_default_dim(v), bad = 0;
    if (order == 0 || order < (double)m2c_dim(v, dim))
        return diff_times(y, v, order, dim);
    for (; order > 0 && dim < v->ndims && !bad; dim++) {
        double most = (double)v->dims[dim] - 1;
        if (most != 0)
            bad = diff_times(y, v, most, dim);
        order -= most;
    }
    return bad || (order > 0 && diff_times(y, v, order, v->ndims - 1));
}

M2C_BUILTIN(diff)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call("diff");
    const m2c_value *v = in[0];
    if (!m2c_is_arith(v) || v->cls == M2C_CHAR)
        return m2c_error("", "diff: X must be numeric or logical");
    bool unset = nargin < 2 || (in[1]->dims[0] == 0 && in[1]->dims[1] == 0);
    double order = unset ? 1 : m2c_number(in[1]);
    if (!unset && (in[1]->numel != 1 || in[1]->cls == M2C_CHAR))
        return m2c_error("", "diff: order K must be a scalar or []");
    if (order != floor(order))
        return m2c_error("", "conversion of %g to int64_t value failed", order);
    if (order < 0)
        return m2c_error("", "diff: order K must be non-negative");
    int dim = 0;
    if (nargin == 3 && (m2c_dim_argument("diff", in[2], &dim) || dim >= v->ndims))
        return m2c_error("", "diff: DIM must be a valid dimension");
    m2c_value *y = NULL;
    int bad = 0;
    bool of_one = nargin < 3 && v->numel == 1 && order > 0; /* nothing, of the class that it has */
    if (of_one)
        y = m2c_new2((m2c_class)v->cls, 0, 0, 0);
    else
        bad = nargin == 3 ? diff_times(&y, v, order, dim) : diff_along(&y, v, order);
    if (!bad && !of_one && y->cls == M2C_LOGICAL)
        m2c_set(&y, m2c_as(y, M2C_DOUBLE));
    return m2c_set_unless(bad, out, y);
}
