/* Builtins: the shape of a value: size, numel, ndims, length, isempty, isvector, … */
#include "core_util.h"
#include "m2c/dialect.h"
#include "m2c/program.h"

#include <math.h>

#define SHAPE_TEST(name, condition)                                                                          \
    M2C_BUILTIN_OF_ANY_AS(name, nargin == 1 ? m2c_give_bool(out, condition) : m2c_invalid_call(#name))

/* Dimensions as size and its kin see them: a map is a column of its entries. */
static ptrdiff_t extent(const m2c_value *v, int dim)
{
    if (v->cls == M2C_MAP)
        return dim == 0 ? m2c_extent(v, 0, 1) : 1;
    return m2c_dim(v, dim);
}
static ptrdiff_t count(const m2c_value *v)
{
    return v->cls == M2C_MAP ? extent(v, 0) : v->numel;
}
static bool flat(const m2c_value *v)
{
    return v->ndims == 2;
}

SHAPE_TEST(isempty, count(in[0]) == 0)
SHAPE_TEST(isscalar, count(in[0]) == 1)
SHAPE_TEST(__one_value__, in[0]->numel == 1) /* as conditions ask, for which a map is one value */
SHAPE_TEST(isvector, m2c_is_line(in[0]))
SHAPE_TEST(isrow, flat(in[0]) && extent(in[0], 0) == 1)
SHAPE_TEST(iscolumn, flat(in[0]) && extent(in[0], 1) == 1)
SHAPE_TEST(ismatrix, flat(in[0]))
SHAPE_TEST(issquare, flat(in[0]) && extent(in[0], 0) == extent(in[0], 1))

M2C_BUILTIN_OF_ANY_AS(ndims, nargin == 1 ? m2c_give_count(out, in[0]->ndims) : m2c_invalid_call("ndims"))
M2C_BUILTIN_OF_ANY_AS(rows, nargin == 1 ? m2c_give_count(out, extent(in[0], 0)) : m2c_invalid_call("rows"))
M2C_BUILTIN_OF_ANY_AS(columns,
                      nargin == 1 ? m2c_give_count(out, extent(in[0], 1)) : m2c_invalid_call("columns"))

M2C_BUILTIN_OF_ANY(length)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("length");
    return m2c_give_count(out, in[0]->cls == M2C_MAP ? count(in[0]) : m2c_length(in[0]));
}

/* How many elements a subscript selects. */
static ptrdiff_t selected(const m2c_value *subscript)
{
    if (subscript->cls != M2C_LOGICAL)
        return subscript->numel;
    ptrdiff_t n = 0;
    for (ptrdiff_t k = 0; k < subscript->numel; k++)
        n += subscript->u8[k] != 0;
    return n;
}

/* With subscripts, how many elements they select. */
M2C_BUILTIN_OF_ANY(numel)
{
    M2C_UNUSED;
    if (nargin == 0)
        return m2c_invalid_call("numel");
    if (nargin == 1)
        return m2c_give_count(out, in[0]->numel);
    ptrdiff_t n = 1;
    for (int k = 1; k < nargin; k++) {
        bool colon = m2c_equals_text(in[k], ":");
        if (!m2c_is_arith(in[k]))
            return m2c_error("",
                             "dims_to_numel: invalid index index <%s>: subscripts must be either integers 1 "
                             "to (2^63)-1 or logicals",
                             m2c_type_name(in[k]));
        n *= colon ? m2c_extent(in[0], k - 1, nargin - 1) : selected(in[k]);
    }
    return m2c_give_count(out, n);
}

M2C_BUILTIN_OF_ANY(size_equal)
{
    M2C_UNUSED;
    for (int k = 1; k < nargin; k++)
        if (!m2c_same_dims(in[0], in[k]))
            return m2c_give_bool(out, false);
    return m2c_give_bool(out, true);
}

/* __whole__(n, manner): a number that is to be an extent, as constructors check it. */
M2C_BUILTIN(__whole__)
{
    M2C_UNUSED;
    ptrdiff_t number = 0;
    if (nargin < 2 || !m2c_real_scalar(in[0]) || !m2c_real_scalar(in[1]))
        return m2c_invalid_call("__whole__");
    if (m2c_whole_number(&number, m2c_get(in[0], 0), (int)m2c_get(in[1], 0)))
        return 1;
    return m2c_give_count(out, number);
}

/* --- size ---------------------------------------------------------------------------------------- */

static int one_dim(double d, ptrdiff_t *dim)
{
    if (isinf(d))
        return m2c_error("", "conversion of inf to octave_idx_type value failed");
    if (d != floor(d))
        return m2c_error("", "conversion of %g to octave_idx_type value failed", d);
    if (!(d >= 1))
        return m2c_error("", "size: requested dimension DIM (= %g) out of range", d);
    *dim = d > 1e9 ? 1000000000 : (ptrdiff_t)d;
    return 0;
}

/* How many dimensions one of `n` arguments names: of several, Octave takes one number each. */
static ptrdiff_t dims_in(int n, const m2c_value *v)
{
    return n > 1 && !m2c_spoken ? 1 : v->numel;
}

/* The dimensions asked for by all arguments after the first, numbered from 1. */
static int read_dims_list(int n, m2c_value *const *in, m2c_value **list)
{
    ptrdiff_t total = 0, at = 0;
    for (int k = 0; k < n; k++) {
        if (m2c_check_numbers(in[k]))
            return 1;
        if (dims_in(n, in[k]) > in[k]->numel)
            return m2c_error("", "octave_base_value::int64_value (): wrong type argument '%s'",
                             m2c_type_name(in[k]));
        total += dims_in(n, in[k]);
    }
    m2c_value *dims = m2c_row(total);
    for (int k = 0; k < n; k++)
        for (ptrdiff_t e = 0; e < dims_in(n, in[k]); e++) {
            ptrdiff_t dim = 0;
            if (one_dim(m2c_get(in[k], e), &dim)) {
                m2c_release(dims);
                return 1;
            }
            dims->f64[at++] = (double)dim;
        }
    *list = dims;
    return 0;
}

static int size_of_dims(int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value *list = NULL;
    if (read_dims_list(nargin - 1, in + 1, &list))
        return 1;
    for (ptrdiff_t k = 0; k < list->numel; k++) {
        double dim = list->f64[k] - 1;
        list->f64[k] = dim < M2C_MAX_RANK ? (double)extent(in[0], (int)dim) : 1;
    }
    if (nargout < 2)
        return m2c_give(out, list);
    int status = 0;
    if (nargout != list->numel)
        status = m2c_error("", "size: nargout > 1 but does not match number of requested dimensions");
    for (int k = 0; status == 0 && k < nargout; k++)
        out[k] = m2c_double(list->f64[k]);
    m2c_release(list);
    return status;
}

M2C_BUILTIN_OF_ANY(size)
{
    (void)self;
    if (nargin == 0)
        return m2c_invalid_call("size");
    if (nargin == 2 && nargout < 2 && m2c_real_scalar(in[1]) && in[1]->f64[0] >= 1 && in[1]->f64[0] <= 2 &&
        in[1]->f64[0] == (double)(int)in[1]->f64[0])
        return m2c_give_double(out, (double)extent(in[0], (int)in[1]->f64[0] - 1));
    if (nargin > 1)
        return size_of_dims(nargout, out, nargin, in);
    const m2c_value *v = in[0];
    if (nargout < 2) {
        m2c_value *r = m2c_row(v->ndims);
        for (int k = 0; k < v->ndims; k++)
            r->f64[k] = (double)extent(v, k);
        return m2c_give(out, r);
    }
    for (int k = 0; k < nargout; k++) {
        ptrdiff_t n = extent(v, k);
        for (int rest = k + 1; k == nargout - 1 && rest < v->ndims; rest++)
            n *= v->dims[rest];
        out[k] = m2c_double((double)n);
    }
    return 0;
}
