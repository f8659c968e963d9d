/* Rearranging arrays: repmat, permute, cat, shifts, flips. Declared in mat2c/builtins/. */
#include "concat_internal.h"

#include "class.h"
#include "fn_internal.h"
#include "m2c/typed_lines.h"

#include <math.h>

/* --- vec, squeeze --------------------------------------------------------------------------------- */

M2C_BUILTIN(vec)
{
    M2C_UNUSED;
    int dim = 0;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("vec");
    if (nargin == 2 && m2c_dim_argument("vec", in[1], &dim))
        return m2c_error("", "vec: DIM must be greater than zero");
    ptrdiff_t dims[M2C_MAX_RANK];
    for (int k = 0; k < M2C_MAX_RANK; k++)
        dims[k] = 1;
    dims[dim] = in[0]->numel;
    m2c_give(out, m2c_reshaped(in[0], dim < 2 ? 2 : dim + 1, dims));
    return 0;
}

M2C_BUILTIN(squeeze)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("squeeze");
    const m2c_value *v = in[0];
    if (v->ndims == 2) {
        m2c_give(out, m2c_retain(v));
        return 0;
    }
    ptrdiff_t dims[M2C_MAX_RANK] = {1, 1};
    int n = 0;
    for (int k = 0; k < v->ndims; k++)
        if (v->dims[k] != 1)
            dims[n++] = v->dims[k];
    if (n == 1)
        dims[1] = 1;
    m2c_give(out, m2c_reshaped(v, n < 2 ? 2 : n, dims));
    return 0;
}

/* --- permute ------------------------------------------------------------------------------------- */

static m2c_value *permuted(const m2c_value *v, int n, const int *perm)
{
    ptrdiff_t dims[M2C_MAX_RANK], step[M2C_MAX_RANK], stride[M2C_MAX_RANK], at[M2C_MAX_RANK] = {0}, s = 1;
    for (int k = 0; k < n; k++) {
        stride[k] = s;
        s *= m2c_dim(v, k);
    }
    for (int k = 0; k < n; k++) {
        dims[k] = m2c_dim(v, perm[k]);
        step[k] = stride[perm[k]];
    }
    ptrdiff_t *index = m2c_alloc((size_t)v->numel * sizeof *index), from = 0;
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        index[i] = from;
        for (int k = 0; k < n; k++) {
            from += step[k];
            if (++at[k] < dims[k])
                break;
            from -= step[k] * dims[k];
            at[k] = 0;
        }
    }
    m2c_value *y = m2c_pick(v, index, n, dims);
    m2c_free(index);
    if (n == 2)
        m2c_keep_special(y, v, v);
    return y;
}

static int permute(m2c_value **out, const char *name, bool inverse, int nargin, m2c_value *const *in)
{
    int perm[M2C_MAX_RANK], n;
    bool seen[M2C_MAX_RANK] = {false};
    if (nargin != 2)
        return m2c_invalid_call(name);
    if (m2c_is_instances(in[0]))
        return m2c_rearrange(inverse ? m2c_fn_ipermute : m2c_fn_permute, out, nargin, in);
    n = (int)in[1]->numel;
    if (in[1]->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real N-D array");
    if (n < 2 || in[1]->ndims > 2 || !m2c_is_arith(in[1]))
        return m2c_invalid_call(name);
    if (n < in[0]->ndims || n > M2C_MAX_RANK || in[0]->cls > M2C_STRUCT)
        return m2c_error("", "%s: invalid permutation vector", name);
    for (int k = 0; k < n; k++) {
        double p = trunc(m2c_get(in[1], k));
        if (!(p >= 1 && p <= n))
            return m2c_error("", "%s: permutation vector contains an invalid element", name);
        if (seen[(int)p - 1])
            return m2c_error("", "%s: permutation vector cannot contain identical elements", name);
        seen[(int)p - 1] = true;
        perm[inverse ? (int)p - 1 : k] = inverse ? k : (int)p - 1;
    }
    m2c_give(out, permuted(in[0], n, perm));
    return 0;
}

M2C_BUILTIN_AS(permute, permute(out, "permute", false, nargin, in))
M2C_BUILTIN_AS(ipermute, permute(out, "ipermute", true, nargin, in))

/* --- concatenation ------------------------------------------------------------------------------- */

M2C_BUILTIN_AS(horzcat, m2c_concat(out, 1, nargin, in, M2C_CAT_HV))
M2C_BUILTIN_AS(vertcat, m2c_concat(out, 0, nargin, in, M2C_CAT_HV))

M2C_BUILTIN(cat)
{
    M2C_UNUSED;
    if (nargin < 1)
        return m2c_invalid_call("cat");
    if (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR || in[0]->numel == 0)
        return m2c_error("", "cat: DIM must be an integer");
    double d = isnan(m2c_get(in[0], 0)) ? 1 : m2c_get(in[0], 0);
    if (!(d >= 1) || d > M2C_MAX_RANK)
        return m2c_error("", "cat: DIM must be a valid dimension");
    return m2c_cat(out, (int)d - 1, nargin - 1, in + 1);
}

/* --- repmat -------------------------------------------------------------------------------------- */

static bool is_block(const m2c_value *v)
{
    for (int k = 0; k < v->ndims; k++)
        if (v->dims[k] <= 1)
            return false;
    return true;
}

/* The counts that an argument gives: all of a vector, the first column of a matrix unless it is alone beside
 * an empty one. */
static void add_counts(const m2c_value *v, bool alone, int *n, double *count)
{
    ptrdiff_t many = is_block(v) && !alone ? v->dims[0] : v->numel;
    for (ptrdiff_t i = 0; i < many && *n < M2C_MAX_RANK; i++)
        count[(*n)++] = m2c_get(v, i);
}

/* What follows a matrix adds its last count to two of it, none to more. */
static void add_after_block(const m2c_value *v, int *n, double *count)
{
    if (*n == 2)
        count[(*n)++] = m2c_get(v, v->numel - 1);
}

/* Text is no count, nor is a cell. */
static int check_counts(int nargin, m2c_value *const *in)
{
    bool text = false, single = false;
    for (int k = 1; k < nargin; k++) {
        if (nargin > 3 && in[k]->numel != 1)
            return m2c_error("", "repmat: all input arguments must be scalar");
        if (in[k]->cls == M2C_CELL && in[k]->numel > 0)
            return m2c_error("Octave:undefined-function",
                             "binary operator '<' not implemented for 'cell' by 'scalar' operations");
        text = text || (in[k]->cls == M2C_CHAR && in[k]->numel > 0);
        single = single || !(in[k]->flags & M2C_DQ);
    }
    if (nargin == 2 && in[1]->ndims > 2)
        return m2c_error("", "repmat: M has more than 2 dimensions");
    return text ? m2c_error("", "max: cannot compute max (%s, scalar)", single ? "sq_string" : "string") : 0;
}

/* Copies of one element are counted as a whole, so that a fraction may go unnoticed. */
static int check_fractions(const m2c_value *v, int n, const double *wanted)
{
    double all = 1, whole = 1;
    for (int k = 0; k < n; k++) {
        if (isinf(wanted[k]) && wanted[k] > 0)
            return v->numel == 1 ? m2c_error("", "range with infinite number of elements cannot be stored")
                                 : m2c_error_too_large();
        if (n == 2 && v->numel != 1 && v->ndims == 2 && wanted[k] > 0 && wanted[k] != floor(wanted[k]))
            return m2c_error("", "conversion of %g to int64_t value failed", wanted[k]);
        all *= fmax(wanted[k], 0);
        whole *= fmax(floor(wanted[k]), 0);
    }
    if (v->numel == 1 && n == 2 && floor(all) != whole)
        return m2c_error("", "reshape: can't reshape 1x%.0f array to %.0fx%.0f array", floor(all),
                         floor(wanted[0]), floor(wanted[1]));
    return 0;
}

static int repeat_counts(int nargin, m2c_value *const *in, int *n, ptrdiff_t *count)
{
    double wanted[M2C_MAX_RANK];
    *n = 0;
    if (check_counts(nargin, in))
        return 1;
    bool alone = nargin == 3 && (in[1]->numel == 0 || in[2]->numel == 0);
    for (int k = 1; k < nargin; k++)
        if (k == 2 && !alone && is_block(in[1]))
            add_after_block(in[k], n, wanted);
        else
            add_counts(in[k], alone, n, wanted);
    if (nargin == 2 && *n == 1)
        wanted[(*n)++] = wanted[0];
    if (*n == 2 && wanted[0] < 0 && wanted[1] < 0)
        return m2c_error("", "repmat: invalid dimensions");
    if (check_fractions(in[0], *n, wanted))
        return 1;
    for (int k = 0; k < *n; k++)
        count[k] = wanted[k] > 0 ? m2c_clamped(wanted[k]) : 0;
    return 0;
}

/* How blocks of plain elements are repeated: the bytes from one element to the next along each dimension, of
 * the operand and of the result. */
typedef struct tiling {
    ptrdiff_t extent[M2C_MAX_RANK], count[M2C_MAX_RANK];
    size_t from[M2C_MAX_RANK], to[M2C_MAX_RANK];
} tiling;

/* A block of dimensions 0 to k, then its copies. */
static void tile(const tiling *t, int k, char *to, const char *from)
{
    const size_t block = (size_t)t->extent[k] * t->to[k];
    if (k == 0)
        memcpy(to, from, block);
    for (ptrdiff_t i = 0; k > 0 && i < t->extent[k]; i++)
        tile(t, k - 1, to + (size_t)i * t->to[k], from + (size_t)i * t->from[k]);
    m2c_repeat_block(to, block, t->count[k]);
}

static m2c_value *tiled(const m2c_value *v, int nd, const ptrdiff_t *dims, int n, const ptrdiff_t *count)
{
    tiling t;
    size_t from = m2c_slot_size(v), to = from;
    for (int k = 0; k < nd; k++) {
        t.extent[k] = m2c_dim(v, k);
        t.count[k] = k < n ? count[k] : 1;
        t.from[k] = from;
        t.to[k] = to;
        from *= (size_t)t.extent[k];
        to *= (size_t)dims[k];
    }
    m2c_value *y = m2c_new_like(v, nd, dims);
    if (y->numel)
        tile(&t, nd - 1, (char *)y->data, (const char *)v->data);
    return y;
}

M2C_BUILTIN(repmat)
{
    M2C_UNUSED;
    if (nargin > 1 && m2c_classdef_of(in[0]))
        return m2c_rearrange(m2c_fn_repmat, out, nargin, in);
    ptrdiff_t count[M2C_MAX_RANK], dims[M2C_MAX_RANK], at[M2C_MAX_RANK] = {0}, stride[M2C_MAX_RANK];
    int n;
    if (nargin < 2)
        return m2c_invalid_call("repmat");
    const m2c_value *v = in[0];
    if (v->cls > M2C_STRUCT)
        return m2c_wrong_type("repmat", v);
    if (repeat_counts(nargin, in, &n, count))
        return 1;
    int nd = n > v->ndims ? n : v->ndims;
    ptrdiff_t total = 1, s = 1;
    for (int k = 0; k < nd; k++) {
        dims[k] = m2c_extents_product(m2c_dim(v, k), k < n ? count[k] : 1);
        total = m2c_dims_product(k + 1, dims, 1);
        stride[k] = s;
        s *= m2c_dim(v, k);
    }
    if (!m2c_affords(nd, dims, sizeof(ptrdiff_t)))
        return m2c_error_too_large();
    if (v->cls < M2C_CELL) {
        m2c_give(out, tiled(v, nd, dims, n, count));
        out[0]->flags &= (uint8_t)~M2C_DQ;
        return 0;
    }
    ptrdiff_t *index = m2c_alloc((size_t)total * sizeof *index);
    for (ptrdiff_t i = 0; i < total; i++) {
        ptrdiff_t from = 0;
        for (int k = 0; k < nd; k++)
            from += at[k] % m2c_dim(v, k) * stride[k];
        index[i] = from;
        for (int k = 0; k < nd && ++at[k] == dims[k]; k++)
            at[k] = 0;
    }
    m2c_give(out, m2c_pick(v, index, nd, dims));
    out[0]->flags &= (uint8_t)~M2C_DQ;
    m2c_free(index);
    return 0;
}

/* --- shiftdim ------------------------------------------------------------------------------------ */

M2C_BUILTIN(shiftdim)
{
    M2C_UNUSED;
    if (m2c_check_inputs("shiftdim", nargin, 1, 2))
        return 1;
    const m2c_value *v = in[0];
    int nd = v->ndims, perm[M2C_MAX_RANK], lead = 0;
    while (lead < nd && v->dims[lead] == 1)
        lead++;
    if (lead == nd) /* no dimension is in front of others */
        lead = 0;
    if (nargin == 2 && !m2c_is_arith(in[1]))
        return m2c_error("", "fix: not defined for %s", m2c_class_name(in[1]));
    double given = nargin == 2 && in[1]->numel == 1 ? m2c_get(in[1], 0) : nargin == 2 ? NAN : lead;
    if (given != floor(given) || fabs(given) >= M2C_MAX_RANK - nd)
        return m2c_error("", "shiftdim: N must be a scalar integer");
    int n = (int)given;
    if (n < 0) { /* new leading dimensions */
        ptrdiff_t dims[M2C_MAX_RANK];
        for (int k = 0; k < nd - n; k++)
            dims[k] = k < -n ? 1 : v->dims[k + n];
        m2c_give(&out[0], m2c_reshaped(v, nd - n, dims));
    } else {
        for (int k = 0; k < nd; k++)
            perm[k] = (k + n) % nd;
        m2c_give(&out[0], permuted(v, nd, perm));
    }
    if (nargout > 1)
        m2c_set(&out[1], nargin == 2 ? m2c_retain(in[1]) : m2c_double(n));
    return 0;
}
