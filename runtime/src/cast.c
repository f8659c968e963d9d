/* Conversion between classes: double(x), int8(x), logical(x), char(x). */
#include "op_internal.h"
#include "string_array.h"

#include <math.h>

static int refuse(const m2c_value *v, m2c_class cls)
{
    if (cls == M2C_CHAR)
        return m2c_error("", "octave_base_value::convert_to_str_internal (): wrong type argument '%s'",
                         m2c_type_name(v));
    if (cls == M2C_LOGICAL)
        return m2c_error("", "logical: wrong type argument '%s'", m2c_type_name(v));
    return m2c_error("", "invalid conversion from %s to %s", m2c_type_name(v), m2c_class_text(cls));
}

static m2c_value *complex_truth(const m2c_value *v)
{
    m2c_value *y = m2c_new(M2C_LOGICAL, v->ndims, v->dims, 0);
    for (ptrdiff_t i = 0; i < v->numel; i++)
        y->u8[i] = m2c_getc(v, i) != 0;
    return y;
}

/* The characters of numbers that are all codes. */
static bool all_codes(const m2c_value *v, unsigned char *y)
{
    if (!m2c_real_double(v) || (v->flags & M2C_SPARSE))
        return false;
    bool codes = true;
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        const double x = v->f64[i];
        const int code = x >= 0 && x <= 255 ? (int)x : -1;
        codes &= code >= 0 && x == code;
        y[i] = (unsigned char)code;
    }
    return codes;
}

/* Numbers that are no codes become code 0, with a warning. */
static int to_char(m2c_value **out, const m2c_value *v)
{
    m2c_value *y = m2c_new(M2C_CHAR, v->ndims, v->dims, 0);
    if (all_codes(v, y->u8)) {
        m2c_set(out, y);
        return 0;
    }
    if (m2c_has_nan(v)) {
        m2c_release(y);
        return m2c_error("", "invalid conversion from NaN to character");
    }
    bool outside = false;
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        double x = round(m2c_get(v, i));
        bool fits = x >= 0 && x <= 255;
        outside = outside || !fits;
        y->u8[i] = fits ? (unsigned char)x : 0;
    }
    if (outside)
        m2c_warn("", "range error for conversion to character value");
    m2c_set(out, y);
    return 0;
}

int m2c_cast(m2c_value **out, const m2c_value *v, m2c_class cls)
{
    if (cls == M2C_DOUBLE && m2c_is_string_array(v))
        return m2c_strings->as_numbers(out, v);
    if (v->cls == cls && cls != M2C_DOUBLE) {
        m2c_copy(out, v);
        return 0;
    }
    if (!m2c_is_arith(v) || cls > M2C_CHAR || (cls == M2C_LOGICAL && v->cls == M2C_CHAR))
        return refuse(v, cls);
    if (cls == M2C_LOGICAL && m2c_has_nan(v))
        return m2c_nan_truth();
    if (m2c_is_complex(v) && cls == M2C_LOGICAL) {
        m2c_set(out, complex_truth(v));
        return 0;
    }
    if (m2c_is_complex(v) && cls > M2C_SINGLE)
        return refuse(v, cls);
    if (cls == M2C_CHAR)
        return to_char(out, v);
    m2c_set(out, v->cls == cls ? m2c_retain(v) : m2c_as(v, cls));
    return 0;
}
