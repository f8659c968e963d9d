/* Functions in C that a program calls by coder.ceval. */
#include "m2c/foreign.h"

#include "m2c/error.h"

int m2c_foreign_data(const m2c_value *v, void **data)
{
    if (!v || v->cls > M2C_CHAR)
        return m2c_error("", "coder.ceval: only numbers, truth values and texts are passed");
    *data = v->data;
    return 0;
}

int m2c_foreign_number(const m2c_value *v, double *x)
{
    if (v && m2c_is_complex(v))
        return m2c_error("", "coder.ceval: complex numbers are passed by coder.ref");
    if (!v || v->cls > M2C_CHAR || v->numel != 1)
        return m2c_error("", "coder.ceval: arrays are passed by coder.ref");
    *x = m2c_number(v);
    return 0;
}

static m2c_value *integer_result(m2c_class cls, double x)
{
    if (cls >= M2C_UINT8 && cls <= M2C_UINT64)
        return m2c_uint_scalar(cls, (uint64_t)x);
    return m2c_int_scalar(cls, (int64_t)x);
}

m2c_value *m2c_foreign_result(const m2c_value *like, double x)
{
    m2c_value *made;
    switch (like ? like->cls : M2C_DOUBLE) {
    case M2C_DOUBLE:
        return m2c_double(x);
    case M2C_LOGICAL:
        return m2c_bool(x != 0);
    case M2C_SINGLE:
        made = m2c_new2(M2C_SINGLE, 1, 1, 0);
        *(float *)made->data = (float)x;
        return made;
    case M2C_CHAR:
        made = m2c_new2(M2C_CHAR, 1, 1, 0);
        *(unsigned char *)made->data = (unsigned char)x;
        return made;
    default:
        return integer_result(like->cls, x);
    }
}
