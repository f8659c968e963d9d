/* What typed code takes out of values whose class and rank are proved, and puts into them. */
#ifndef M2C_TYPED_UNBOX_H
#define M2C_TYPED_UNBOX_H

#include "m2c/ops.h"
#include "m2c/value.h"

M2C_BEGIN

/* Unboxing: values whose class and rank inference has proved. */
static inline double m2c_unbox_f64(const m2c_value *v)
{
    return v->numel > 0 ? m2c_get(v, 0) : 0.0;
}
static inline m2c_c64 m2c_unbox_c64(const m2c_value *v)
{
    return v->numel > 0 ? m2c_getc(v, 0) : 0.0;
}
static inline int64_t m2c_unbox_i64(const m2c_value *v)
{
    return v->numel > 0 ? ((const int64_t *)v->data)[0] : 0;
}
static inline uint64_t m2c_unbox_u64(const m2c_value *v)
{
    return v->numel > 0 ? ((const uint64_t *)v->data)[0] : 0;
}
/* A view of complex elements or, where no imaginary part is other than 0, `own`, a real array of them. */
m2c_value *m2c_view_narrowed(m2c_value *box, m2c_value **own, const m2c_c64 *data, int ndims,
                             const ptrdiff_t *dims);
/* Copies the elements as doubles (as they are, for other classes), and the extents. */
void m2c_unbox_elements(const m2c_value *v, m2c_class cls, unsigned flags, void *data);
/* The same into a block of `capacity` bytes that may be another one afterwards: the value's own, where that
 * is no smaller, which then holds what was in the block. NULL with a capacity stands for a block that was
 * lent: what comes back has as much room, for those who know that it did. */
void *m2c_take_elements(m2c_value *v, m2c_class cls, unsigned flags, void *block, size_t *capacity);
void *m2c_swap_elements(m2c_value *v, m2c_class cls, unsigned flags, void *block, size_t capacity);
/* A value that owns a block with the elements of an array, for an operation that changes them; the owner has
 * NULL and its capacity meanwhile, and m2c_take_elements gives a block back. */
m2c_value *m2c_lent(m2c_class cls, unsigned flags, void *block, size_t capacity, int ndims,
                    const ptrdiff_t *dims);
/* The elements of what a slot has, where they are. A value that isn't of the class, or is real where complex
 * elements are asked for, is converted first. */
const void *m2c_see_converted(m2c_value **slot, m2c_class cls, unsigned flags);
static inline const void *m2c_see_elements(m2c_value **slot, m2c_class cls, unsigned flags)
{
    const m2c_value *v = *slot;
    if (v->cls == cls && (v->flags & M2C_COMPLEX) == (flags & M2C_COMPLEX))
        return v->data;
    return m2c_see_converted(slot, cls, flags);
}
/* An array of which the caller's memory becomes the value's copy. */
m2c_value *m2c_from_array(m2c_class cls, unsigned flags, const void *data, int rank, const ptrdiff_t *dims);

M2C_END

#endif
