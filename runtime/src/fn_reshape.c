/* reshape. Declared in mat2c/builtins/. */
#include "class.h"
#include "core_util.h"
#include "fn_internal.h"

static int reshape_failed(const m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    char a[32 * M2C_MAX_RANK], b[32 * M2C_MAX_RANK];
    return m2c_error("", "reshape: can't reshape %s array to %s array", m2c_dims_text(v, a),
                     m2c_dims_string(ndims, dims, b));
}

/* An extent that is an argument; what is beyond the greatest number stands for it. */
static int read_extent(const m2c_value *v, ptrdiff_t *extent)
{
    if (!m2c_is_arith(v) || v->cls == M2C_CHAR)
        return m2c_error("", "octave_base_value::int64_value (): wrong type argument '%s'", m2c_type_name(v));
    double d = m2c_get(v, 0);
    if (!(d >= 0))
        return m2c_error("", "reshape: SIZE must be non-negative");
    *extent = d < (double)PTRDIFF_MAX ? (ptrdiff_t)d : PTRDIFF_MAX;
    return 0;
}

static int extents_of_arguments(const m2c_value *v, int n, m2c_value *const *in, ptrdiff_t *dims)
{
    int unknown = -1;
    for (int k = 0; k < n; k++) {
        dims[k] = 1;
        if (in[k]->numel > 0 && read_extent(in[k], &dims[k]))
            return 1;
        if (in[k]->numel > 0)
            continue;
        if (unknown >= 0)
            return m2c_error("", "reshape: only a single dimension can be unknown");
        unknown = k;
    }
    if (unknown < 0)
        return 0;
    const ptrdiff_t known = m2c_dims_product(n, dims, 1);
    if (known < 0)
        return m2c_error_too_large();
    if (known > 0 && v->numel % known)
        return m2c_error(
            "", "reshape: SIZE is not divisible by the product of known dimensions (= %" M2C_PT ")", known);
    dims[unknown] = known ? v->numel / known : 0;
    return 0;
}

static int extents_of_vector(const m2c_value *sizes, int *ndims, ptrdiff_t *dims)
{
    if (m2c_check_numbers(sizes))
        return 1;
    *ndims = sizes->numel > M2C_MAX_RANK ? M2C_MAX_RANK : (int)sizes->numel;
    if (*ndims < 2)
        return m2c_error("", "reshape: SIZE must have 2 or more dimensions");
    for (int k = 0; k < *ndims; k++) {
        double d = m2c_get(sizes, k);
        if (!(d >= 0) || d > 9e15)
            return m2c_error("", "reshape: SIZE must be non-negative");
        dims[k] = (ptrdiff_t)d;
    }
    return 0;
}

/* Are there more elements than can be counted, where an extent is 0, too? */
static bool beyond_count(int ndims, const ptrdiff_t *dims)
{
    ptrdiff_t room = PTRDIFF_MAX - 1;
    for (int k = 0; k < ndims; k++)
        room /= dims[k] ? dims[k] : 1;
    return room == 0;
}

/* Sparse matrices have no pages: these become columns. */
static int without_pages(int ndims, ptrdiff_t *dims)
{
    for (; ndims > 2; ndims--)
        dims[1] *= dims[ndims - 1];
    return ndims;
}

M2C_BUILTIN(reshape)
{
    M2C_UNUSED;
    if (nargin > 1 && m2c_classdef_of(in[0]))
        return m2c_rearrange(m2c_fn_reshape, out, nargin, in);
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims = nargin - 1;
    if (nargin < 2 || ndims > M2C_MAX_RANK)
        return m2c_invalid_call("reshape");
    const m2c_value *v = in[0];
    if (nargin == 2 ? extents_of_vector(in[1], &ndims, dims) : extents_of_arguments(v, ndims, in + 1, dims))
        return 1;
    const bool sparse = v->flags & M2C_SPARSE;
    if (sparse && ndims > 2)
        m2c_warn("", "reshape: sparse reshape to N-D array smashes dims");
    if (beyond_count(ndims, dims) && !sparse)
        return m2c_error_too_large();
    if (m2c_dims_product(ndims, dims, 1) != v->numel || v->cls > M2C_STRUCT)
        return reshape_failed(v, ndims, dims);
    if (sparse)
        ndims = without_pages(ndims, dims);
    return m2c_give(out, m2c_reshaped(v, ndims, dims));
}
