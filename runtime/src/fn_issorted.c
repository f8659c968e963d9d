/* Sorting: issorted. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "fn_internal.h"
#include "m2c/fn_core.h"

/* Do all columns go the same way from the first row to the last? Others are sorted in no direction. */
static bool columns_agree(const m2c_value *v, m2c_order *order)
{
    bool rises = false, falls = false;
    ptrdiff_t n = v->dims[0];
    for (ptrdiff_t j = 0; n > 0 && j < v->dims[1]; j++) {
        int c = order(v, j * n, j * n + n - 1);
        rises = rises || c < 0;
        falls = falls || c > 0;
    }
    return !(rises && falls);
}

M2C_BUILTIN(issorted)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call("issorted");
    const m2c_value *v = in[0];
    bool down = false, rows = false, either = false, rises = true, falls = true;
    for (int k = 1; k < nargin; k++) {
        if (!m2c_is_string(in[k]))
            return m2c_error("", "issorted: second argument must be a string");
        either = either || m2c_equals_text(in[k], "either");
        down = down || m2c_equals_text(in[k], "descend");
        rows = rows || m2c_equals_text(in[k], "rows");
        if (!m2c_equals_text(in[k], "either") && !m2c_equals_text(in[k], "descend") &&
            !m2c_equals_text(in[k], "rows") && !m2c_equals_text(in[k], "ascend"))
            return m2c_error("", "issorted: MODE must be \"ascend\", \"descend\", or \"either\"");
    }
    if (!m2c_is_arith(v) && !m2c_is_cellstr(v))
        return m2c_error("", v->cls == M2C_CELL ? "issorted: A is not a cell array of strings"
                                                : "issorted: needs a vector");
    if (rows && v->flags & M2C_SPARSE)
        return m2c_error("", "issorted: sparse matrices not yet supported");
    if (rows && v->ndims > 2)
        return m2c_error("", "issorted: A must be a 2-D object");
    if (!rows && v->numel > 1 && (v->ndims > 2 || (v->dims[0] != 1 && v->dims[1] != 1)))
        return m2c_error("", "issorted: needs a vector");
    m2c_order *order = m2c_order_of(v);
    ptrdiff_t n = rows ? v->dims[0] : v->numel, columns = rows ? v->dims[1] : 1;
    for (ptrdiff_t i = 1; i < n && (rises || falls); i++) {
        int c = 0;
        for (ptrdiff_t j = 0; j < columns && !c; j++)
            c = order(v, i - 1 + j * n, i + j * n);
        rises = rises && c <= 0;
        falls = falls && c >= 0;
    }
    if (either)
        return m2c_give_bool(out, (rises || falls) && (!rows || columns_agree(v, order)));
    return m2c_give_bool(out, down ? falls : rises);
}
