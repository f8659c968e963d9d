/* Reading by subscripts: base(idx...) and `end` (m2c/index.h). */
#include "index_quick.h"

#include "class.h"
#include "function_names.h"
#include "m2c/call.h"
#include "map.h"
#include "sparse.h"

void m2c_fold_dims(const m2c_value *base, int n, ptrdiff_t *dims)
{
    for (int k = 0; k < n; k++)
        dims[k] = k < base->ndims ? base->dims[k] : 1;
    for (int k = n; k < base->ndims; k++)
        dims[n - 1] *= base->dims[k];
}

ptrdiff_t m2c_extent(const m2c_value *base, int k, int n)
{
    if (base->cls == M2C_MAP)
        return n == 1 ? base->map->count : k == 0 ? base->map->count : 1;
    ptrdiff_t extent = k < base->ndims ? base->dims[k] : 1;
    for (int j = n; k == n - 1 && j < base->ndims; j++)
        extent *= base->dims[j];
    return extent;
}

static int check_bounds(const m2c_value *base, int n, const m2c_subs *s, const ptrdiff_t *dims,
                        const char *name)
{
    for (int k = 0; k < n; k++)
        if (s[k].extent > dims[k]) {
            m2c_subs_place place = {name, k, n, M2C_READING, m2c_shadows_function};
            return m2c_error_out_of_bound(s[k].extent, dims[k], base->ndims, base->dims, &place);
        }
    return 0;
}

int m2c_vector_dim(int ndims, const ptrdiff_t *dims)
{
    int dim = -1;
    for (int k = 0; k < ndims; k++) {
        if (dims[k] == 1)
            continue;
        if (dim >= 0)
            return -1;
        dim = k;
    }
    return dim;
}

/* Dimensions of base(s) with one subscript. A vector indexed by a vector keeps its own orientation. */
static int linear_dims(const m2c_value *base, const m2c_subs *s, ptrdiff_t *dims)
{
    if (m2c_subs_is_colon(s)) {
        dims[0] = base->numel;
        dims[1] = 1;
        return 2;
    }
    int n = 2;
    if (s->shape) {
        n = s->shape->ndims;
        for (int k = 0; k < n; k++)
            dims[k] = s->shape->dims[k];
    } else {
        dims[0] = s->mask_axis ? 1 : s->mask_rows;
        dims[1] = s->mask_axis ? 1 : s->mask_cols;
        for (; n <= s->mask_axis; n++)
            dims[n] = n == s->mask_axis ? s->n : 1;
    }
    int along = base->numel == 1 ? -1 : m2c_vector_dim(base->ndims, base->dims);
    bool one = s->n == 1 && (s->from_mask || s->shape->numel == 1);
    if (along < 0 || one || m2c_vector_dim(n, dims) < 0)
        return n;
    for (int k = 0; k < base->ndims; k++)
        dims[k] = 1;
    dims[along] = s->n;
    return base->ndims;
}

static void retain_slots(const m2c_value *v)
{
    if (!m2c_holds_values(v))
        return;
    ptrdiff_t n = m2c_slot_count(v);
    for (ptrdiff_t k = 0; k < n; k++)
        m2c_retain(v->cell[k]);
}

static m2c_value *select_elements(const m2c_value *base, int n, const m2c_subs *s, const ptrdiff_t *folded)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    int rank = n;
    if (n == 1)
        rank = linear_dims(base, s, dims);
    else
        for (int k = 0; k < n; k++)
            dims[k] = m2c_subs_is_colon(&s[k]) ? folded[k] : s[k].n;
    m2c_value *v = m2c_new_like(base, rank, dims);
    if (v->numel > 0)
        m2c_gather(v->data, base->data, m2c_moved_size(base), n, s, folded);
    retain_slots(v);
    v = m2c_is_complex(v) ? m2c_narrow(v) : v;
    if (n == 2 && (base->flags & (M2C_DIAGONAL | M2C_PERMUTATION)))
        m2c_mark_special_part(v, base, s);
    return v;
}

static int general_subsref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
                           const char *name)
{
    m2c_subs s[M2C_MAX_RANK];
    ptrdiff_t dims[M2C_MAX_RANK];
    if (n > M2C_MAX_RANK)
        return m2c_error("", "too many subscripts");
    if (m2c_classdef_of(base))
        return m2c_instance_elements(out, base, n, idx, name);
    if (base->cls >= M2C_FUNCTION)
        return m2c_error_not_indexable(base, '(');
    if (m2c_subs_resolve_all(s, n, idx, name, M2C_READING))
        return 1;
    m2c_fold_dims(base, n, dims);
    if (check_bounds(base, n, s, dims, name)) {
        m2c_subs_free(s, n);
        return 1;
    }
    m2c_value *v = select_elements(base, n, s, dims);
    m2c_subs_free(s, n);
    m2c_set(out, v);
    return 0;
}

/* One element of a cell or struct array: a 1x1 array of what it holds. */
static m2c_value *one_element(const m2c_value *base, ptrdiff_t k)
{
    static const ptrdiff_t one[2] = {1, 1};
    m2c_value *v = m2c_new_like(base, 2, one);
    ptrdiff_t n = m2c_slot_count(v);
    for (ptrdiff_t f = 0; f < n; f++)
        v->cell[f] = m2c_retain(base->cell[k * n + f]);
    return v;
}

static int elements(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    ptrdiff_t k = m2c_fast_element(base, n, idx);
    if (k < 0 && m2c_quick_part(out, base, n, idx))
        return 0;
    if (k < 0)
        return n == 0 && base->cls < M2C_FUNCTION ? (m2c_copy(out, base), 0)
                                                  : general_subsref(out, base, n, idx, name);
    if (m2c_quick_element(out, base, k))
        return 0;
    if (base->cls == M2C_CELL || base->cls == M2C_STRUCT) {
        m2c_set(out, one_element(base, k));
        return 0;
    }
    return general_subsref(out, base, n, idx, name);
}

int m2c_subsref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    bool sparse = m2c_is_sparse(base);
    if (m2c_is_compressed(base))
        return m2c_sparse_ways_now->subsref(out, base, n, idx, name);
    if (elements(out, base, n, idx, name))
        return 1;
    if (sparse)
        m2c_mark_sparse(out, true);
    return 0;
}

/* A colon is no argument, though it stands where a subscript may be one. */
static int refuse_colon(const m2c_value *handle, int n, m2c_value *const *idx)
{
    for (int k = 0; k < n; k++) {
        if (idx[k] != m2c_magic_colon)
            continue;
        const m2c_closure *c = handle->closure;
        return c->name && !m2c_find_own(c->name)
                   ? m2c_error("", "invalid use of colon in function argument list")
                   : m2c_error("", "no default value for argument %d", k + 1);
    }
    return 0;
}

int m2c_index(int nargout, m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
              const char *name)
{
    if (base->cls == M2C_FUNCTION)
        return refuse_colon(base, n, idx) || m2c_call_handle(base, nargout, out, n, idx);
    if (base->cls != M2C_MAP)
        return m2c_subsref(out, base, n, idx, name);
    if (n == 0)
        return m2c_error("", "containers.Map: only '()' indexing with exactly one key is supported");
    return m2c_map_lookup(out, base, idx[0]);
}
