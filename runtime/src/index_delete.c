/* Deleting elements: base(idx...) = [] (m2c/index.h). */
#include "class.h"
#include "dictionary.h"
#include "index_internal.h"
#include "m2c/typed.h"
#include "sparse.h"

static bool *marks(const m2c_subs *s, ptrdiff_t extent, ptrdiff_t *count)
{
    bool *gone = m2c_calloc((size_t)extent, sizeof *gone);
    *count = 0;
    for (ptrdiff_t k = 0; k < s->n; k++) {
        ptrdiff_t at = m2c_subs_at(s, k);
        *count += !gone[at];
        gone[at] = true;
    }
    return gone;
}

/* What remains along dimension dim once the marked positions are gone. */
static m2c_value *without(const m2c_value *v, int dim, const bool *gone, ptrdiff_t count)
{
    ptrdiff_t dims[M2C_MAX_RANK], left = v->dims[dim] - count;
    m2c_subs s[M2C_MAX_RANK];
    ptrdiff_t *list = m2c_alloc((size_t)left * sizeof *list);
    for (ptrdiff_t k = 0, at = 0; k < v->dims[dim]; k++)
        if (!gone[k])
            list[at++] = k;
    for (int k = 0; k < v->ndims; k++) {
        dims[k] = v->dims[k];
        s[k] = (m2c_subs){.kind = M2C_SUBS_COLON};
    }
    dims[dim] = left;
    s[dim] = (m2c_subs){.kind = M2C_SUBS_LIST, .n = left, .list = list};
    m2c_value *w = m2c_new_like(v, v->ndims, dims);
    if (w->numel > 0)
        m2c_gather(w->data, v->data, m2c_moved_size(v), v->ndims, s, v->dims);
    if (m2c_holds_values(w)) {
        ptrdiff_t n = m2c_slot_count(w);
        for (ptrdiff_t k = 0; k < n; k++)
            m2c_retain(w->cell[k]);
    }
    m2c_free(list);
    return w;
}

/* May positions go in place? Nobody else has the value; special matrices and complex ones may change kind. */
static bool is_plain(const m2c_value *v)
{
    return m2c_is_unique(v) && !(v->flags & ~M2C_DQ);
}

/* The elements in front of a dimension, which lie together, and behind it. */
static void around(const m2c_value *v, int dim, ptrdiff_t *inner, ptrdiff_t *outer)
{
    *inner = *outer = 1;
    for (int k = 0; k < v->ndims; k++)
        *(k < dim ? inner : outer) *= k == dim ? 1 : v->dims[k];
}

/* Gives up what an element holds: a struct's fields lie together. */
static void release_element(m2c_value *v, ptrdiff_t k)
{
    ptrdiff_t each = v->cls == M2C_STRUCT ? v->fields->count : 1;
    for (ptrdiff_t f = 0; f < each; f++)
        m2c_release(v->cell[k * each + f]);
}

static void shorten(m2c_value *v, int dim, ptrdiff_t count)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    memcpy(dims, v->dims, (size_t)v->ndims * sizeof *dims);
    dims[dim] -= count;
    m2c_set_dims(v, v->ndims, dims);
}

static bool remove_one(m2c_value *v, int dim, const m2c_subs *s)
{
    if (s->n != 1 || !is_plain(v))
        return false;
    ptrdiff_t inner, outer, at = m2c_subs_at(s, 0), extent = v->dims[dim];
    around(v, dim, &inner, &outer);
    if (m2c_holds_values(v))
        for (ptrdiff_t o = 0; o < outer; o++)
            for (ptrdiff_t i = 0; i < inner; i++)
                release_element(v, (o * extent + at) * inner + i);
    if (m2c_moved_size(v) > 0)
        m2c_remove_slice(v->data, m2c_moved_size(v), inner, extent, outer, at);
    shorten(v, dim, 1);
    return true;
}

/* Number of the first of the elements of a vector that one subscript selects, one after the other; -1 where
 * it does not, or selects but one. */
static ptrdiff_t run_start(const m2c_value *v, const m2c_value *idx)
{
    if (idx->cls != M2C_DOUBLE || (idx->flags & M2C_COMPLEX) || idx->ndims != 2 || idx->numel < 2 ||
        idx->numel > v->numel || (idx->dims[0] != 1 && idx->dims[1] != 1))
        return -1;
    double first = idx->f64[0];
    if (!(first >= 1 && first + (double)idx->numel <= (double)v->numel + 1) || first != floor(first))
        return -1;
    for (ptrdiff_t k = 1; k < idx->numel; k++)
        if (idx->f64[k] != first + (double)k)
            return -1;
    return (ptrdiff_t)first - 1;
}

bool m2c_keep_run(m2c_value *v, int n, m2c_value *const *idx)
{
    if (n != 1 || v->refs != 1 || v->cls >= M2C_FUNCTION || v->ndims != 2 || v->numel < 2 || !is_plain(v))
        return false;
    int dim = v->dims[0] == 1 ? 1 : 0;
    ptrdiff_t first = v->dims[1 - dim] == 1 ? run_start(v, idx[0]) : -1;
    if (first < 0)
        return false;
    ptrdiff_t count = idx[0]->numel;
    if (m2c_holds_values(v)) {
        for (ptrdiff_t k = 0; k < first; k++)
            release_element(v, k);
        for (ptrdiff_t k = first + count; k < v->numel; k++)
            release_element(v, k);
    }
    size_t size = m2c_moved_size(v);
    if (size > 0)
        memmove(v->data, (const char *)v->data + (size_t)first * size, (size_t)count * size);
    shorten(v, dim, v->numel - count);
    return true;
}

/* Moves the runs of elements that stay together. */
static bool remove_marked(m2c_value *v, int dim, const bool *gone, ptrdiff_t count)
{
    size_t size = m2c_moved_size(v);
    if (!is_plain(v) || size == 0)
        return false;
    ptrdiff_t inner, outer, extent = v->dims[dim];
    around(v, dim, &inner, &outer);
    for (ptrdiff_t k = 0; m2c_holds_values(v) && k < v->numel; k++)
        if (gone[k / inner % extent])
            release_element(v, k);
    size *= (size_t)inner;
    char *to = v->data;
    for (ptrdiff_t o = 0; o < outer; o++) {
        const char *from = (const char *)v->data + (size_t)(o * extent) * size;
        for (ptrdiff_t k = 0, last; k < extent; k = last + 1) {
            for (last = k; last < extent && !gone[last];)
                last++;
            size_t bytes = (size_t)(last - k) * size;
            memmove(to, from + (size_t)k * size, bytes);
            to += bytes;
        }
    }
    shorten(v, dim, count);
    return true;
}

static void delete_along(m2c_value **base, int dim, const m2c_subs *s)
{
    if (remove_one(*base, dim, s))
        return;
    ptrdiff_t count;
    bool *gone = marks(s, (*base)->dims[dim], &count);
    if (count > 0 && !remove_marked(*base, dim, gone, count))
        m2c_set(base, without(*base, dim, gone, count));
    m2c_free(gone);
}

/* Dimensions that base(s) = [] leaves a column, a row or an N-D vector when the base is seen as a list. */
static void flatten_for_deletion(m2c_value **base, const m2c_subs *s, int *dim)
{
    m2c_value *b = *base;
    /* Of masks, those count as contiguous that select the first elements. */
    bool contiguous =
        (s->is_range && s->kind == M2C_SUBS_STEPS && s->step == 1) || (s->from_mask && s->n == s->extent);
    int vector = -1, others = 0;
    for (int k = 0; k < b->ndims; k++)
        if (b->dims[k] != 1) {
            vector = k;
            others++;
        }
    if (others == 1 && (!contiguous || vector < 2)) {
        *dim = vector;
        return;
    }
    bool row = contiguous || (s->n == 1 && !s->from_mask);
    m2c_make_unique(base);
    m2c_set_dims2(*base, row ? 1 : b->numel, row ? b->numel : 1);
    *dim = row ? 1 : 0;
}

static int delete_linear(m2c_value **base, const m2c_subs *s)
{
    if (m2c_subs_is_colon(s)) {
        ptrdiff_t dims[2] = {0, 0};
        m2c_set(base, m2c_new_like(*base, 2, dims));
        return 0;
    }
    if (s->n == 0)
        return 0;
    if (s->extent > (*base)->numel && s->n == 1 && ((*base)->flags & M2C_DIAGONAL))
        return m2c_error("", "ind2sub: index out of range");
    if (s->extent > (*base)->numel)
        return m2c_error("Octave:index-out-of-bounds",
                         "A(I) = []: index out of bounds: value %" M2C_PT " out of bound %" M2C_PT, s->extent,
                         (*base)->numel);
    int dim;
    flatten_for_deletion(base, s, &dim);
    delete_along(base, dim, s);
    return 0;
}

static int delete_in_dim(m2c_value **base, int dim, const m2c_subs *s)
{
    if (dim >= (*base)->ndims)
        return m2c_error("", "invalid dimension in delete_elements");
    if (s->n == 0)
        return 0;
    if (s->extent > (*base)->dims[dim])
        return m2c_error("Octave:index-out-of-bounds",
                         "A(..,I,..) = []: index out of bounds: value %" M2C_PT " out of bound %" M2C_PT,
                         s->extent, (*base)->dims[dim]);
    delete_along(base, dim, s);
    return 0;
}

static int delete_many(m2c_value **base, int n, const m2c_subs *s)
{
    int dim = -1, open = 0;
    for (int k = 0; k < n; k++)
        if (!m2c_subs_is_colon(&s[k])) {
            dim = k;
            open++;
        }
    if (open == 1)
        return delete_in_dim(base, dim, &s[dim]);
    if (open == 0) {
        ptrdiff_t dims[M2C_MAX_RANK];
        for (int k = 0; k < (*base)->ndims; k++)
            dims[k] = k == 0 ? 0 : (*base)->dims[k];
        m2c_set(base, m2c_new_like(*base, (*base)->ndims, dims));
        return 0;
    }
    for (int k = 0, seen = 0; k < n && seen < 2; k++) {
        ptrdiff_t extent = k < (*base)->ndims ? (*base)->dims[k] : 1;
        if (!m2c_subs_is_colon(&s[k]) && s[k].n == 0)
            return 0;
        seen += !m2c_subs_covers(&s[k], extent);
    }
    return m2c_error("", "a null assignment can only have one non-colon index");
}

int m2c_subsdel(m2c_value **base, int n, m2c_value *const *idx, const char *name)
{
    return m2c_subsdel_written(base, &m2c_shared_empty, n, idx, name);
}

int m2c_subsdel_written(m2c_value **base, const m2c_value *written, int n, m2c_value *const *idx,
                        const char *name)
{
    m2c_subs s[M2C_MAX_RANK];
    if (n > M2C_MAX_RANK)
        return m2c_error("", "too many subscripts");
    if (n == 0)
        return m2c_error("", "invalid empty index list");
    const m2c_value *none = m2c_storable(written);
    if (*base && (*base)->cls == M2C_MAP && n == 1)
        return m2c_is_dictionary(*base) ? m2c_dictionary_assign(base, idx[0], none)
                                        : m2c_map_assign(*base, idx[0], none);
    const m2c_method_row *m = *base && m2c_classdef_of(*base) ? m2c_overloading(*base, "subsasgn") : NULL;
    if (m)
        return m2c_assign_overloaded(m, base, none, 1, &(m2c_access){'(', n, idx, NULL});
    if (*base && m2c_classdef_of(*base))
        return m2c_instance_delete(base, n, idx, name);
    if (*base && (*base)->cls == M2C_FUNCTION)
        return m2c_error_function_assign();
    if (*base && (*base)->cls > M2C_FUNCTION)
        return m2c_error("", "invalid use of a %s object in indexed assignment", m2c_class_name(*base));
    /* Cells and structs name the place as an assignment does. */
    bool container = *base && m2c_holds_values(*base);
    if (*base && m2c_is_compressed(*base))
        return m2c_sparse_ways_now->subsdel(base, n, idx, name);
    if (m2c_subs_resolve_all(s, n, idx, name, container ? M2C_ASSIGNING : M2C_DELETING))
        return 1;
    bool sparse = m2c_is_sparse(*base);
    m2c_value *work = *base ? *base : m2c_empty();
    bool vector = sparse && n == 1 && (work->dims[0] == 1 || work->dims[1] == 1);
    bool column = vector && work->dims[1] == 1;
    int status = n == 1 ? delete_linear(&work, &s[0]) : delete_many(&work, n, s);
    m2c_subs_free(s, n);
    if (vector && status == 0 && work->numel == 0) /* a sparse scalar is a column here */
        m2c_set(&work, m2c_new2((m2c_class)work->cls, !column, column, 0));
    if (status && !*base)
        m2c_release(work);
    else
        *base = m2c_is_complex(work) ? m2c_narrow(work) : work;
    if (sparse)
        m2c_mark_sparse(base, true);
    return status;
}
