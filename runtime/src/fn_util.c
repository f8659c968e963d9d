/* What the numeric builtins share: arguments, slices along a dimension, picking elements (fn_internal.h). */
#include "fn_internal.h"
#include "string_array.h"

#include <ctype.h>
#include <math.h>

int m2c_check_inputs(const char *name, int nargin, int least, int most)
{
    if (nargin > most)
        return m2c_error("Octave:invalid-fun-call", "%s: function called with too many inputs", name);
    return nargin < least ? m2c_invalid_call(name) : 0;
}

int m2c_wrong_type(const char *name, const m2c_value *v)
{
    return m2c_error("", "%s: wrong type argument '%s'", name, m2c_type_name(v));
}

int m2c_check_numbers(const m2c_value *v)
{
    if (v->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real N-D array");
    if (m2c_is_arith(v))
        return 0;
    return m2c_error("", "octave_base_value::array_value(): wrong type argument '%s'", m2c_type_name(v));
}

bool m2c_is_option(const m2c_value *v, const char *s)
{
    v = m2c_text_in(v); /* a string comes through a handle */
    if (v->cls != M2C_CHAR || (size_t)v->numel != strlen(s))
        return false;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (tolower(v->u8[k]) != tolower((unsigned char)s[k]))
            return false;
    return true;
}

int m2c_dim_argument(const char *name, const m2c_value *v, int *dim)
{
    if (!m2c_is_arith(v) || v->cls == M2C_CHAR || v->numel == 0)
        return m2c_error("", "octave_base_value::int_value (): wrong type argument '%s'", m2c_type_name(v));
    double d = m2c_get(v, 0);
    if (d != d)
        return m2c_error("", "conversion of nan to int value failed");
    if (!(d >= 1))
        return m2c_error("", "%s: invalid dimension DIM = %d", name, d > -1e9 && d < 1e9 ? (int)d : 0);
    *dim = d > M2C_MAX_RANK ? M2C_MAX_RANK - 1 : (int)d - 1;
    return 0;
}

int m2c_check_whole(const m2c_value *v)
{
    double d = m2c_is_arith(v) && v->cls != M2C_CHAR && v->numel ? m2c_get(v, 0) : 0;
    return isfinite(d) && d != trunc(d) ? m2c_error("", "conversion of %g to int value failed", d) : 0;
}

int m2c_default_dim(const m2c_value *v)
{
    for (int k = 0; k < v->ndims; k++)
        if (v->dims[k] != 1)
            return k;
    return 0;
}

void m2c_slice_of(m2c_slices *s, const m2c_value *v, int dim)
{
    s->pre = s->post = 1;
    s->n = m2c_dim(v, dim);
    s->ndims = v->ndims;
    s->dim = dim;
    for (int k = 0; k < v->ndims; k++) {
        s->dims[k] = v->dims[k];
        if (k < dim)
            s->pre *= v->dims[k];
        else if (k > dim)
            s->post *= v->dims[k];
    }
    for (; s->ndims <= dim && s->ndims < M2C_MAX_RANK; s->ndims++)
        s->dims[s->ndims] = 1;
}

m2c_value *m2c_sliced_result(const m2c_slices *s, ptrdiff_t extent, m2c_class cls, unsigned flags)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    memcpy(dims, s->dims, (size_t)s->ndims * sizeof *dims);
    if (s->dim < M2C_MAX_RANK)
        dims[s->dim] = extent;
    return m2c_new(cls, s->ndims, dims, flags);
}

/* An extent that is one of the elements of a vector. */
static int listed_extent(const char *name, unsigned how, const m2c_value *v, ptrdiff_t k, ptrdiff_t *extent)
{
    double d = m2c_get(v, k);
    if (how & M2C_EXTENTS_CUT_LISTED && d == d) {
        *extent = (ptrdiff_t)fmax(d, 0);
        return 0;
    }
    if (how & M2C_EXTENTS_OF_RANDOM && v->numel > 1 && (isinf(d) || d != floor(d)))
        return m2c_error("", "%s: dimensions must be a scalar or array of integers", name);
    bool wide = v->numel == 1 && how & M2C_EXTENTS_WIDE;
    return m2c_read_extent(extent, d, wide ? "int64_t" : "octave_idx_type");
}

/* Extents that are the elements of one vector. */
static int listed_extents(const char *name, unsigned how, const m2c_value *v, int *count, ptrdiff_t *dims)
{
    bool random = how & M2C_EXTENTS_OF_RANDOM, wide = how & M2C_EXTENTS_WIDE;
    bool vector = m2c_is_line(v) && !(wide && (v->numel == 0 || !m2c_is_arith(v)));
    if (!vector && !random)
        return m2c_error("", "%s (A): use %s (size (A)) instead", name, name);
    if (!m2c_is_arith(v) && random)
        return m2c_error("", "rand: wrong type argument '%s'", m2c_type_name(v));
    if (!m2c_is_arith(v))
        return m2c_error("", "octave_base_value::array_value(): wrong type argument '%s'", m2c_type_name(v));
    if (v->numel > M2C_MAX_RANK)
        return m2c_error("", "%s: too many dimensions", name);
    *count = (int)v->numel;
    for (int k = 0; k < *count; k++)
        if (listed_extent(name, how, v, k, &dims[k]))
            return 1;
    if (*count == 1)
        dims[1] = dims[0];
    if (*count == 0)
        dims[0] = dims[1] = 0;
    return 0;
}

int m2c_size_arguments(const char *name, unsigned how, int n, m2c_value *const *in, int *ndims,
                       ptrdiff_t *dims)
{
    int count = n;
    dims[0] = dims[1] = 1;
    if (n > M2C_MAX_RANK)
        return m2c_error("", "%s: too many dimensions", name);
    if (n == 1 && listed_extents(name, how, in[0], &count, dims))
        return 1;
    for (int k = 0; n > 1 && k < n; k++) {
        dims[k] = 0;
        const bool empty = in[k]->numel == 0;
        if (empty && !(how & M2C_EXTENTS_OF_RANDOM))
            continue;
        if (empty || in[k]->cls > M2C_LOGICAL)
            return m2c_error("", "octave_base_value::int64_value (): wrong type argument '%s'",
                             m2c_type_name(in[k]));
        double d = m2c_get(in[k], 0);
        if (how & M2C_EXTENTS_CUT)
            d = d == d ? trunc(d) : 0;
        if (m2c_read_extent(&dims[k], d, "int64_t"))
            return 1;
    }
    *ndims = count > 2 ? count : 2;
    return m2c_affords(*ndims, dims, 1) ? 0 : m2c_error_too_large();
}

m2c_value *m2c_to_f64(const m2c_value *v)
{
    m2c_value *w = m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        w->f64[k] = m2c_get(v, k);
    return w;
}

m2c_value *m2c_real_of(const m2c_value *v)
{
    if (!m2c_is_complex(v))
        return m2c_retain(v);
    m2c_value *w = m2c_new((m2c_class)v->cls, v->ndims, v->dims, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        if (v->cls == M2C_DOUBLE)
            w->f64[k] = v->f64[2 * k];
        else
            w->f32[k] = v->f32[2 * k];
    }
    return w;
}

m2c_value *m2c_row(ptrdiff_t n)
{
    return m2c_new2(M2C_DOUBLE, 1, n, 0);
}

bool m2c_is_cellstr(const m2c_value *v)
{
    if (v->cls != M2C_CELL)
        return false;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (v->cell[k]->cls != M2C_CHAR)
            return false;
    return true;
}

static void pick_elements(size_t size, ptrdiff_t n, const ptrdiff_t *index, const void *from, void *to)
{
    if (size == sizeof(double)) {
        for (ptrdiff_t k = 0; k < n; k++)
            memcpy((double *)to + k, (const double *)from + index[k], sizeof(double));
    } else if (size == 1) {
        for (ptrdiff_t k = 0; k < n; k++)
            ((char *)to)[k] = ((const char *)from)[index[k]];
    } else {
        for (ptrdiff_t k = 0; k < n; k++)
            memcpy((char *)to + (size_t)k * size, (const char *)from + (size_t)index[k] * size, size);
    }
}

m2c_value *m2c_pick(const m2c_value *v, const ptrdiff_t *index, int ndims, const ptrdiff_t *dims)
{
    if (v->cls > M2C_STRUCT) /* one handle or object */
        return m2c_retain(v);
    m2c_value *w = m2c_new_like(v, ndims, dims);
    ptrdiff_t per = v->cls == M2C_STRUCT ? v->fields->count : 1;
    size_t size = (size_t)per * m2c_slot_size(v);
    pick_elements(size, w->numel, index, v->data, w->data);
    for (ptrdiff_t k = 0; m2c_holds_values(w) && k < w->numel * per; k++)
        m2c_retain(w->cell[k]);
    return w;
}

m2c_value *m2c_reshaped(const m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    m2c_value *w = m2c_retain(v);
    m2c_make_unique(&w);
    m2c_set_dims(w, ndims, dims);
    return w;
}
