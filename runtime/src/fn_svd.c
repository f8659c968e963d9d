/* svd. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "la.h"
#include "m2c/fn_num.h"

#include <math.h>

static m2c_value *diagonal(const m2c_value *s, ptrdiff_t rows, ptrdiff_t cols)
{
    ptrdiff_t dims[2] = {rows, cols};
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    for (ptrdiff_t k = 0; k < s->numel; k++)
        y->f64[k + k * rows] = s->f64[k];
    if (y->numel != 1)
        y->flags |= M2C_DIAGONAL;
    return y;
}

static bool is_zero(const m2c_value *v)
{
    return m2c_is_arith(v) && v->numel == 1 && m2c_get(v, 0) == 0;
}

M2C_BUILTIN(svd)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2 || nargout > 3)
        return m2c_invalid_call("svd");
    const m2c_value *v = in[0];
    if (la_matrix_argument("svd", v))
        return 1;
    if (la_has_nonfinite(v))
        return m2c_error("", "svd: cannot take SVD of matrix containing Inf or NaN values");
    m2c_value *u = NULL, *s = NULL, *w = NULL;
    bool vectors = nargout > 1, thin = nargin == 2 && (!is_zero(in[1]) || v->dims[0] > v->dims[1]);
    if (la_svd(v, thin, vectors ? &u : NULL, &s, vectors ? &w : NULL)) {
        m2c_release(u);
        m2c_release(s);
        m2c_release(w);
        return 1;
    }
    for (ptrdiff_t k = 0; k < s->numel; k++)
        s->f64[k] = fabs(s->f64[k]);
    if (!vectors)
        return m2c_give(out, la_as(s, v));
    m2c_set(&s, diagonal(s, u->dims[1], w->dims[1]));
    m2c_give(out, la_as(u, v));
    m2c_set(&out[1], la_as(s, v));
    if (nargout > 2)
        return m2c_give(&out[2], la_as(w, v));
    m2c_release(w);
    return 0;
}
