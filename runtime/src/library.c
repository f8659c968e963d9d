/* Values made of what typed entries give, and taken apart for them (library.h). */
#include "m2c/library.h"
#include "internal.h"
#include "m2c/memory.h"

bool m2c_has_type(const m2c_value *v, m2c_class cls, unsigned flags, int ndims, const ptrdiff_t *dims)
{
    if (v->cls != cls || (v->flags & M2C_COMPLEX) != flags || v->ndims != ndims)
        return false;
    for (int d = 0; d < ndims; d++)
        if (dims[d] >= 0 && v->dims[d] != dims[d])
            return false;
    return true;
}

m2c_value *m2c_adopt(m2c_class cls, unsigned flags, void *block, size_t capacity, int ndims,
                     const ptrdiff_t *dims)
{
    ptrdiff_t numel = 1;
    for (int d = 0; d < ndims; d++)
        numel *= dims[d];
    if (!block || numel <= 1) { /* such values keep their elements inside */
        m2c_value *small = m2c_new(cls, ndims, dims, flags);
        if (block && numel == 1)
            memcpy(small->data, block, m2c_element_size(cls, flags));
        m2c_free(block);
        return small;
    }
    const ptrdiff_t none[2] = {0, 0};
    m2c_value *v = m2c_new(cls, 2, none, flags);
    v->data = block;
    v->capacity = (ptrdiff_t)(capacity / m2c_element_size(cls, flags));
    m2c_set_dims(v, ndims, dims);
    return v;
}

const void *m2c_apart(void **copy, const void *data, size_t bytes, const void *output, size_t room)
{
    uintptr_t a = (uintptr_t)data, b = (uintptr_t)output;
    *copy = NULL;
    if (bytes > 0 && room > 0 && a < b + room && b < a + bytes)
        *copy = memcpy(m2c_alloc(bytes), data, bytes);
    return *copy ? *copy : data;
}
