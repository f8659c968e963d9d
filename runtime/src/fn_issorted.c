/* Sorting: issorted. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "fn_internal.h"
#include "m2c/fn_core.h"
#include "sort_options.h"

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

/* What MATLAB's issorted is asked for beyond Octave's. */
typedef struct sorted_request {
    m2c_sort_options options;
    m2c_order *order;
    bool up, down, strict;
} sorted_request;

/* Is a slice sorted in one direction? NaN is at the end of what rises and in front of what falls, or as told.
 */
static bool slice_sorted(const sorted_request *r, const m2c_value *v, ptrdiff_t from, ptrdiff_t step,
                         ptrdiff_t n, bool down)
{
    bool first = r->options.placed ? r->options.first : down;
    for (ptrdiff_t k = 0; k < n; k++) {
        ptrdiff_t a = from + (k - 1) * step, b = from + k * step;
        bool nan = m2c_is_missing(v, b), before = k > 0 && m2c_is_missing(v, a);
        if (r->strict && nan)
            return false;
        if (k == 0 || (nan && before))
            continue;
        if (nan || before) {
            if (nan == first)
                return false;
            continue;
        }
        int c = down ? r->order(v, b, a) : r->order(v, a, b);
        if (c > 0 || (r->strict && c == 0))
            return false;
    }
    return true;
}

static bool direction(sorted_request *r, const m2c_value *v)
{
    static const struct {
        const char *name;
        bool up, down, strict;
    } known[] = {{"ascend", true, false, false},       {"descend", false, true, false},
                 {"monotonic", true, true, false},     {"either", true, true, false},
                 {"strictascend", true, false, true},  {"strictdescend", false, true, true},
                 {"strictmonotonic", true, true, true}};
    for (size_t k = 0; k < sizeof known / sizeof *known; k++)
        if (m2c_is_option(v, known[k].name)) {
            r->up = known[k].up;
            r->down = known[k].down;
            r->strict = known[k].strict;
            return true;
        }
    return false;
}

/* issorted (x, dim, direction, options …): all slices along the dimension. */
static int slices_sorted(m2c_value **out, int nargin, m2c_value *const *in)
{
    sorted_request r = {.up = true};
    const m2c_value *v = in[0];
    int dim = m2c_default_dim(v);
    if (m2c_read_sort_options("issorted", &nargin, in, &r.options))
        return 1;
    for (int k = 1; k < nargin; k++) {
        bool number = k == 1 && in[k]->cls != M2C_CHAR;
        if (number && m2c_dim_argument("issorted", in[k], &dim))
            return 1;
        if (!number && !direction(&r, in[k]))
            return m2c_error("", "issorted: MODE must be \"ascend\", \"descend\", or \"either\"");
    }
    r.order = r.options.order ? r.options.order : m2c_order_of(v);
    m2c_slices s = m2c_slice(v, dim);
    bool up = r.up, down = r.down;
    for (ptrdiff_t at = 0; at < s.pre * s.post; at++) {
        ptrdiff_t from = at % s.pre + s.pre * s.n * (at / s.pre);
        up = up && slice_sorted(&r, v, from, s.pre, s.n, false);
        down = down && slice_sorted(&r, v, from, s.pre, s.n, true);
    }
    return m2c_give_bool(out, up || down);
}

/* Has a call what Octave refuses? */
static bool beyond_octave(int nargin, m2c_value *const *in)
{
    static const char *const octave[] = {"ascend", "descend", "either", "rows"};
    bool known = nargin <= 3, rows = false;
    for (int k = 1; k < nargin; k++) {
        bool one = false;
        for (size_t i = 0; i < sizeof octave / sizeof *octave; i++)
            one = one || m2c_is_option(in[k], octave[i]); /* Octave tells capitals apart: an error */
        known = known && one;
        rows = rows || m2c_is_option(in[k], "rows");
    }
    const m2c_value *v = in[0];
    bool matrix = v->numel > 1 && (v->ndims > 2 || (v->dims[0] != 1 && v->dims[1] != 1));
    return nargin > 0 && !rows && (!known || matrix) && (m2c_is_arith(v) || m2c_is_cellstr(v));
}

M2C_BUILTIN(issorted)
{
    M2C_UNUSED;
    if (nargin > 0 && beyond_octave(nargin, in))
        return slices_sorted(out, nargin, in);
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
