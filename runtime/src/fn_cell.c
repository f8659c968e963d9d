/* Builtins: cell, iscell, iscellstr, num2cell, deal. */
#include "core_util.h"
#include "sparse.h"
#include "string_array.h"

M2C_BUILTIN(cell)
{
    M2C_UNUSED;
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims;
    if (nargin == 1 && m2c_is_string(in[0]))
        return m2c_error("", "invalid conversion from string to real N-D array");
    for (int k = 0; nargin > 1 && k < nargin; k++)
        if (!m2c_is_arith(in[k]))
            return m2c_error("", "cell: dimension must be a scalar integer");
    if (nargin == 0)
        return m2c_give(out, m2c_cell(0, 0));
    if (m2c_size_arguments("cell", M2C_EXTENTS_CUT, nargin, in, &ndims, dims))
        return 1;
    if (!m2c_affords(ndims, dims, sizeof(m2c_value *)))
        return m2c_error_too_large();
    return m2c_give(out, m2c_zeros(M2C_CELL, ndims, dims, 0));
}

M2C_BUILTIN_OF_ANY(iscell)
{
    M2C_UNUSED;
    return nargin == 1 ? m2c_give_bool(out, in[0]->cls == M2C_CELL && !m2c_is_string_array(in[0]))
                       : m2c_invalid_call("iscell");
}

M2C_BUILTIN_OF_ANY(iscellstr)
{
    M2C_UNUSED;
    return nargin == 1 ? m2c_give_bool(out, m2c_is_cellstr(in[0]) && !m2c_is_string_array(in[0]))
                       : m2c_invalid_call("iscellstr");
}

static m2c_value *each_in_a_cell(const m2c_value *a)
{
    m2c_value *c = m2c_zeros(M2C_CELL, a->ndims, a->dims, 0);
    for (ptrdiff_t k = 0; k < a->numel; k++) {
        c->cell[k] = m2c_item(a, k);
        m2c_mark_sparse(&c->cell[k], false); /* numbers, even of a sparse matrix */
    }
    return c;
}

/* Which dimensions go into the cells whole. */
static int read_whole_dims(const m2c_value *v, bool *whole)
{
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        double d = m2c_get(v, k);
        if (!(d >= 1))
            return m2c_error("", "num2cell: dimension indices must be positive");
        if (d > M2C_MAX_RANK)
            return m2c_error(
                "", "num2cell: dimension indices must be less than or equal to the number of dimensions");
        whole[(int)d - 1] = true;
    }
    return 0;
}

static int slices_in_cells(m2c_value **out, const m2c_value *a, const bool *whole)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    m2c_value *idx[M2C_MAX_RANK];
    for (int d = 0; d < a->ndims; d++)
        dims[d] = whole[d] ? 1 : a->dims[d];
    m2c_value *c = m2c_zeros(M2C_CELL, a->ndims, dims, 0);
    for (ptrdiff_t k = 0; k < c->numel; k++) {
        ptrdiff_t rest = k;
        for (int d = 0; d < a->ndims; d++) {
            idx[d] = whole[d] ? m2c_magic_colon : m2c_double((double)(rest % dims[d] + 1));
            rest /= dims[d];
        }
        m2c_value *part = NULL;
        int status = m2c_subsref(&part, a, a->ndims, idx, NULL);
        for (int d = 0; d < a->ndims; d++)
            m2c_release(idx[d]);
        m2c_mark_sparse(&part, false);
        if (status) {
            m2c_release(c);
            return 1;
        }
        c->cell[k] = part;
    }
    return m2c_give(out, c);
}

M2C_BUILTIN(num2cell)
{
    M2C_UNUSED;
    bool whole[M2C_MAX_RANK] = {false};
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("num2cell");
    if (in[0]->cls == M2C_FUNCTION)
        return m2c_wrong_type("num2cell", in[0]);
    if (nargin == 1)
        return m2c_give(out, each_in_a_cell(in[0]));
    if (read_whole_dims(in[1], whole))
        return 1;
    return slices_in_cells(out, in[0], whole);
}

M2C_BUILTIN_OF_ANY(deal)
{
    M2C_UNUSED;
    int wanted = m2c_max_int(nargout, 1);
    if (nargin == 0)
        return m2c_invalid_call("deal");
    if (nargin != 1 && nargin != wanted)
        return m2c_error("", "deal: nargin > 1 and nargin != nargout");
    for (int k = 0; k < nargout; k++) /* none where none is asked for */
        out[k] = m2c_retain(in[nargin == 1 ? 0 : k]);
    return 0;
}
