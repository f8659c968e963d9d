/* Boxes for typed scalars: generated code fills a scratch value and passes it where a boxed operand is
 * wanted.
 *
 * A box is a view: it lives as long as the scratch value, and retaining it copies it. */
#ifndef M2C_BOX_H
#define M2C_BOX_H

#include <string.h>

#include "m2c/call.h"
#include "m2c/index.h"
#include "m2c/memory.h"
#include "m2c/value.h"

M2C_BEGIN

static inline m2c_value *m2c_box_raw(m2c_value *v, m2c_class cls, unsigned flags)
{
    v->refs = 1;
    v->cls = (uint8_t)cls;
    v->flags = (uint8_t)(flags | M2C_VIEW);
    v->ndims = 2;
    v->dims = v->two;
    v->two[0] = v->two[1] = 1;
    v->numel = v->capacity = 1;
    v->data = v->small;
    v->fields = NULL;
    return v;
}

static inline m2c_value *m2c_box_f64(m2c_value *v, double x)
{
    m2c_box_raw(v, M2C_DOUBLE, 0);
    v->small[0] = x;
    return v;
}

#ifndef __cplusplus /* kernels for generated C */
static inline m2c_value *m2c_box_c64(m2c_value *v, m2c_c64 x)
{
    m2c_box_raw(v, M2C_DOUBLE, cimag(x) != 0 ? M2C_COMPLEX : 0);
    v->small[0] = creal(x);
    v->small[1] = cimag(x);
    return v;
}

/* Complex even without an imaginary part. */
static inline m2c_value *m2c_box_complex(m2c_value *v, m2c_c64 x)
{
    m2c_box_raw(v, M2C_DOUBLE, M2C_COMPLEX);
    v->small[0] = creal(x);
    v->small[1] = cimag(x);
    return v;
}
#endif

static inline m2c_value *m2c_box_bool(m2c_value *v, bool x)
{
    m2c_box_raw(v, M2C_LOGICAL, 0);
    v->u8[0] = x;
    return v;
}

static inline m2c_value *m2c_box_char(m2c_value *v, unsigned char x)
{
    m2c_box_raw(v, M2C_CHAR, 0);
    v->u8[0] = x;
    return v;
}

/* A scalar of another class, of `size` bytes. */
static inline m2c_value *m2c_box_number(m2c_value *v, m2c_class cls, const void *x, size_t size)
{
    m2c_box_raw(v, cls, 0);
    memcpy(v->small, x, size);
    return v;
}
#define M2C_BOX(tag, type, cls)                                                                              \
    static inline m2c_value *m2c_box_##tag(m2c_value *v, type x)                                             \
    {                                                                                                        \
        return m2c_box_number(v, cls, &x, sizeof x);                                                         \
    }
M2C_BOX(f32, float, M2C_SINGLE)
M2C_BOX(i8, int8_t, M2C_INT8)
M2C_BOX(i16, int16_t, M2C_INT16)
M2C_BOX(i32, int32_t, M2C_INT32)
M2C_BOX(i64, int64_t, M2C_INT64)
M2C_BOX(u8, uint8_t, M2C_UINT8)
M2C_BOX(u16, uint16_t, M2C_UINT16)
M2C_BOX(u32, uint32_t, M2C_UINT32)
M2C_BOX(u64, uint64_t, M2C_UINT64)
#undef M2C_BOX

static inline m2c_value *m2c_box_index(m2c_value *v, ptrdiff_t x)
{
    return m2c_box_f64(v, (double)x);
}

/* Calls a function for one result (nargout 0 or 1) that replaces what the slot holds; the slot becomes NULL
 * where the function gives no value. */
static inline int m2c_call1(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **slot,
                            int nargin, m2c_value *const *in)
{
    m2c_value *out[1] = {NULL};
    if (fn(self, nargout, out, nargin, in))
        return 1;
    m2c_set(slot, out[0]);
    return 0;
}

/* Calls a function for its effect. */
static inline int m2c_call0(m2c_function *fn, int nargin, m2c_value *const *in)
{
    m2c_value *out[1] = {NULL};
    int status = fn(NULL, 0, out, nargin, in);
    m2c_clear(&out[0]);
    return status;
}

/* One result that must be there: the error for a call that gives no value (program.h). */
int m2c_no_value(void);
int m2c_release_starved(m2c_value *result); /* the error for a result made without enough memory */
static inline int m2c_take1(m2c_value **slot, m2c_value *result)
{
    if (result == NULL)
        return m2c_no_value();
    if (m2c_starved)
        return m2c_release_starved(result);
    m2c_set(slot, result);
    return 0;
}
/* Calls a function for one result that must be there. */
static inline int m2c_ask1(m2c_function *fn, m2c_value **slot, int nargin, m2c_value *const *in)
{
    m2c_value *out[1] = {NULL};
    return fn(NULL, 1, out, nargin, in) || m2c_take1(slot, out[0]);
}
/* base(idx...) for one value that must be there. */
int m2c_index1_any(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx, const char *name);
int m2c_index1_1(m2c_value **slot, const m2c_value *base, m2c_value *i, const char *name);
int m2c_index1_2(m2c_value **slot, const m2c_value *base, m2c_value *i, m2c_value *j, const char *name);
static inline int m2c_index1(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx,
                             const char *name)
{
    return n == 1   ? m2c_index1_1(slot, base, idx[0], name)
           : n == 2 ? m2c_index1_2(slot, base, idx[0], idx[1], name)
                    : m2c_index1_any(slot, base, n, idx, name);
}
/* base(idx...).field, where base(idx...) is one value; and as m2c_getfield_operand, _only and _updated. */
int m2c_element_field(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx, const char *name,
                      const char *field);
int m2c_element_field_operand(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx,
                              const char *name, const char *field);
int m2c_element_field_only(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx,
                           const char *name, const char *field);
int m2c_element_field_updated(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx,
                              const char *name, const char *field);
/* base.field(idx...) for one value that must be there. */
int m2c_index_field1(m2c_value **slot, const m2c_value *base, const char *field, int n, m2c_value *const *idx,
                     const char *name);
/* Moves a value: the source slot becomes NULL. */
static inline void m2c_move(m2c_value **to, m2c_value **from)
{
    m2c_value *v = *from;
    *from = NULL;
    m2c_set(to, v);
}

static inline void m2c_list_append(m2c_list *to, const m2c_list *from)
{
    for (int k = 0; k < from->n; k++)
        m2c_list_add(to, from->v[k]);
}

M2C_END

#endif
