/* What typed code calls (typed.h). */
#include "m2c/typed.h"

#include <stdint.h>
#include <string.h>

#include "internal.h"

void *m2c_block_grow(void *p, size_t *capacity, size_t bytes)
{
    const size_t least = 64;
    size_t wanted = *capacity > SIZE_MAX / 2 ? bytes : *capacity * 2;
    if (wanted < least)
        wanted = least;
    *capacity = wanted > bytes && m2c_can_alloc(wanted) ? wanted : bytes;
    return m2c_realloc(p, *capacity);
}

void *m2c_queue_grow(void *p, size_t *capacity, size_t *gone, size_t bytes)
{
    size_t before = *gone, held = *capacity - before;
    char *block = m2c_queue_start(p, gone);
    if (before > 0 && held > 0)
        memmove(block, block + before, held);
    /* moving pays for as many elements as were taken: a block that is nearly full grows as well */
    return before >= *capacity / 2 && bytes <= *capacity ? block : m2c_block_grow(block, capacity, bytes);
}

int m2c_refuses(double bytes)
{
    return bytes < (double)(PTRDIFF_MAX / 2) && m2c_can_alloc((size_t)bytes) ? 0 : m2c_error_too_large();
}

void *m2c_block_expect(void *p, size_t *capacity, size_t size, double count)
{
    const double most = 0x1p30; /* bytes; what gets larger grows by doubling */
    double bytes = count * (double)size;
    if (!(bytes > (double)*capacity && bytes <= most))
        return p;
    *capacity = bytes < 2 * (double)*capacity ? *capacity * 2 : (size_t)bytes;
    return m2c_realloc(p, *capacity);
}

void m2c_spread_rows(void *data, size_t size, ptrdiff_t from, ptrdiff_t to, ptrdiff_t columns)
{
    const size_t held = size * (size_t)from, wide = size * (size_t)to;
    char *bytes = data;
    for (ptrdiff_t j = columns - 1; j > 0 && held > 0; j--)
        memmove(bytes + wide * (size_t)j, bytes + held * (size_t)j, held);
}

void m2c_spread_grown(void *data, size_t size, int rank, const ptrdiff_t *from, const ptrdiff_t *to)
{
    char *bytes = data;
    ptrdiff_t columns = 1, before = from[rank - 1];
    int same = 0;
    while (same < rank - 1 && from[same] == to[same])
        before *= from[same++];
    for (int d = 1; d < rank; d++)
        columns *= to[d];
    if (same == rank - 1) { /* what is there stays in place */
        if (to[0] * columns > before)
            memset(bytes + size * (size_t)before, 0, size * (size_t)(to[0] * columns - before));
        return;
    }
    size_t old = size * (size_t)from[0], wide = size * (size_t)to[0];
    for (ptrdiff_t column = columns - 1; column >= 0; column--) {
        ptrdiff_t rest = column, source = 0, stride = 1;
        bool inside = true;
        for (int d = 1; d < rank; d++) {
            ptrdiff_t at = rest % to[d];
            rest /= to[d];
            inside = inside && at < from[d];
            source += at * stride;
            stride *= from[d];
        }
        char *target = bytes + wide * (size_t)column;
        if (inside)
            memmove(target, bytes + old * (size_t)source, old);
        memset(target + (inside ? old : 0), 0, wide - (inside ? old : 0));
    }
}

double m2c_rounding_shift(double first)
{
    m2c_warn("", "non-integer range used as index");
    return round(first) - first;
}

m2c_value *m2c_view_narrowed(m2c_value *box, m2c_value **own, const double complex *data, int ndims,
                             const ptrdiff_t *dims)
{
    m2c_value *view = m2c_view(box, M2C_DOUBLE, M2C_COMPLEX, (void *)data, ndims, dims);
    for (ptrdiff_t k = 0; k < view->numel; k++)
        if (cimag(data[k]) != 0)
            return view;
    m2c_value *real = m2c_new(M2C_DOUBLE, ndims, dims, 0);
    for (ptrdiff_t k = 0; k < view->numel; k++)
        real->f64[k] = creal(data[k]);
    m2c_set(own, real);
    return real;
}

void m2c_unbox_elements(const m2c_value *v, m2c_class cls, unsigned flags, void *data)
{
    size_t size = m2c_element_size(cls, flags);
    if (m2c_is_compressed(v)) {
        m2c_value *full = m2c_sparse_ways_now->full(v);
        m2c_unbox_elements(full, cls, flags, data);
        m2c_release(full);
        return;
    }
    if (v->cls == cls && (v->flags & M2C_COMPLEX) == (flags & M2C_COMPLEX)) {
        if (v->numel > 0)
            memcpy(data, v->data, size * (size_t)v->numel);
        return;
    }
    if (v->cls == M2C_DOUBLE && cls == M2C_DOUBLE && (flags & M2C_COMPLEX)) { /* of real numbers */
        for (ptrdiff_t k = 0; k < v->numel; k++)
            ((double complex *)data)[k] = v->f64[k];
        return;
    }
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        if (flags & M2C_COMPLEX)
            ((double complex *)data)[k] = m2c_getc(v, k);
        else if (cls == M2C_DOUBLE)
            ((double *)data)[k] = m2c_get(v, k);
        else
            ((unsigned char *)data)[k] = (unsigned char)m2c_get(v, k);
    }
}

m2c_value *m2c_lent(m2c_class cls, unsigned flags, void *block, size_t capacity, int ndims,
                    const ptrdiff_t *dims)
{
    if (!block)
        return m2c_new(cls, ndims, dims, flags);
    m2c_value *v = m2c_new_header(cls, flags);
    m2c_set_dims(v, ndims, dims);
    v->data = block;
    v->capacity = (ptrdiff_t)(capacity / m2c_element_size(cls, flags));
    return v;
}

/* Exchanges a block for the elements of a value that is about to be released. */
static bool exchange_blocks(m2c_value *v, m2c_class cls, unsigned flags, void **block, size_t *capacity)
{
    enum { WORTHWHILE = 1024 };
    size_t size = m2c_element_size(cls, flags), room = size * (size_t)v->capacity;
    bool same = v->cls == cls && (v->flags & M2C_COMPLEX) == (flags & M2C_COMPLEX);
    bool better = *block == NULL || (room >= WORTHWHILE && room >= *capacity);
    if (!same || !better || m2c_is_compressed(v) || !m2c_is_unique(v) || v->data == (void *)v->small)
        return false;
    void *own = v->data;
    v->data = *block;
    v->capacity = (ptrdiff_t)(*capacity / size);
    v->numel = 0;
    *block = own;
    *capacity = room;
    return true;
}

void *m2c_take_elements(m2c_value *v, m2c_class cls, unsigned flags, void *block, size_t *capacity)
{
    size_t bytes = m2c_element_size(cls, flags) * (size_t)v->numel, lent = block ? 0 : *capacity;
    *capacity -= lent;
    if (!exchange_blocks(v, cls, flags, &block, capacity)) {
        block = m2c_block_reserve(block, capacity, bytes);
        m2c_unbox_elements(v, cls, flags, block);
    }
    return m2c_block_reserve(block, capacity, lent);
}

void *m2c_swap_elements(m2c_value *v, m2c_class cls, unsigned flags, void *block, size_t capacity)
{
    if (!exchange_blocks(v, cls, flags, &block, &capacity))
        m2c_unbox_elements(v, cls, flags, block);
    return block;
}

const void *m2c_see_converted(m2c_value **slot, m2c_class cls, unsigned flags)
{
    const m2c_value *v = *slot;
    m2c_value *converted = m2c_new(cls, v->ndims, v->dims, flags);
    m2c_unbox_elements(v, cls, flags, converted->data);
    m2c_set(slot, converted);
    return converted->data;
}

m2c_value *m2c_from_array(m2c_class cls, unsigned flags, const void *data, int rank, const ptrdiff_t *dims)
{
    m2c_value *v = m2c_new(cls, rank, dims, flags);
    if (v->numel > 0)
        memcpy(v->data, data, m2c_element_size(cls, flags) * (size_t)v->numel);
    return v;
}

void m2c_remove_slice(void *data, size_t size, ptrdiff_t inner, ptrdiff_t extent, ptrdiff_t outer,
                      ptrdiff_t at)
{
    m2c_copy_without(data, data, size, inner, extent, outer, at);
}

void m2c_copy_without(void *copy, const void *data, size_t size, ptrdiff_t inner, ptrdiff_t extent,
                      ptrdiff_t outer, ptrdiff_t at)
{
    char *to = copy;
    const char *from = data;
    const size_t slice = size * (size_t)inner, before = slice * (size_t)at;
    const size_t behind = slice * (size_t)(extent - at - 1);
    if (before + behind == 0) /* nothing is left, and there may be no block for it */
        return;
    for (ptrdiff_t k = 0; k < outer; k++) {
        if (to != from)
            memmove(to, from, before);
        memmove(to + before, from + before + slice, behind);
        to += before + behind;
        from += before + slice + behind;
    }
}
