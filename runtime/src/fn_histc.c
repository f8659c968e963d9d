/* histc: how many values are in each bin. Declared in mat2c/builtins/. */
#include "fn_internal.h"
#include "m2c/typed_lines.h"

#include <math.h>

/* Bin of x among n sorted edges, from 0; -1 outside. The last edge is a bin of its own. Where the edges are
 * equally far apart, `scale` of them to one, it is where it should be. */
static ptrdiff_t bin_of(double x, const double *edge, ptrdiff_t n, double scale)
{
    ptrdiff_t low = 0, high = n;
    if (n == 0 || !(x >= edge[0]) || !(x <= edge[n - 1]))
        return -1;
    const double guess = (x - edge[0]) * scale;
    if (guess >= 0 && guess < (double)(n - 1)) {
        const ptrdiff_t k = (ptrdiff_t)guess;
        if (edge[k] <= x && x < edge[k + 1])
            return k;
    }
    while (high - low > 1) {
        ptrdiff_t mid = low + (high - low) / 2;
        if (edge[mid] <= x)
            low = mid;
        else
            high = mid;
    }
    return low;
}

static bool in_order(const m2c_value *edges)
{
    for (ptrdiff_t k = 1; k < edges->numel; k++)
        if (!(edges->f64[k - 1] <= edges->f64[k] || isnan(edges->f64[k])))
            return false;
    return true;
}

/* Edges as doubles in ascending order, NaN last; those that are not are told of. */
static m2c_value *ordered(const m2c_value *edges)
{
    m2c_value *as_given = m2c_as(edges, M2C_DOUBLE);
    if (in_order(as_given))
        return as_given;
    m2c_warn("", "histc: edge values not sorted on input");
    m2c_value *sorted = m2c_new(M2C_DOUBLE, 2, (const ptrdiff_t[]){1, edges->numel}, 0);
    m2c_sort_lines_f64(sorted->f64, NULL, as_given->f64, edges->numel, 1, false);
    m2c_release(as_given);
    return sorted;
}

M2C_BUILTIN(histc)
{
    M2C_UNUSED;
    if (m2c_check_inputs("histc", nargin, 2, 3))
        return 1;
    const m2c_value *v = in[0], *edges = in[1];
    if (!m2c_is_arith(v) || m2c_is_complex(v))
        return m2c_error("", "histc: X argument must be real-valued, not complex");
    if (!m2c_is_arith(edges) || m2c_is_complex(edges))
        return m2c_error("", "histc: EDGES must be real-valued, not complex");
    if (edges->numel == 0) {
        m2c_warn("", "histc: empty EDGES specified\n");
        m2c_set(&out[0], m2c_empty());
        if (nargout > 1)
            m2c_set(&out[1], m2c_empty());
        return 0;
    }
    int dim = 0; /* the first dimension of more than one; a dimension of none is skipped */
    while (dim < v->ndims && v->dims[dim] <= 1)
        dim++;
    dim = dim < v->ndims ? dim : 0;
    double given = nargin == 3 && m2c_is_arith(in[2]) && in[2]->numel == 1 ? m2c_get(in[2], 0) : 0;
    if (nargin == 3 && !(given == floor(given) && given >= 1 && given <= v->ndims))
        return m2c_error("", "histc: DIM must be an integer and a valid dimension");
    if (nargin == 3)
        dim = (int)given - 1;
    m2c_slices s = m2c_slice(v, dim);
    m2c_value *empty = m2c_sliced_result(&s, edges->numel, M2C_DOUBLE, 0);
    m2c_value *count = m2c_zeros(M2C_DOUBLE, empty->ndims, empty->dims, 0);
    m2c_value *bin = m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0), *edge = ordered(edges);
    m2c_release(empty);
    const ptrdiff_t n = edges->numel;
    const double scale = (double)(n - 1) / (edge->f64[n - 1] - edge->f64[0]);
    for (ptrdiff_t post = 0, i = 0; post < s.post; post++)
        for (ptrdiff_t k = 0; k < s.n; k++)
            for (ptrdiff_t pre = 0; pre < s.pre; pre++, i++) {
                ptrdiff_t b = bin_of(m2c_get(v, i), edge->f64, n, scale);
                bin->f64[i] = (double)(b + 1);
                if (b >= 0)
                    count->f64[pre + s.pre * (b + n * post)]++;
            }
    m2c_release(edge);
    m2c_set(&out[0], count);
    if (nargout > 1)
        m2c_set(&out[1], bin);
    else
        m2c_release(bin);
    return 0;
}
