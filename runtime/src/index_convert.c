/* What class an indexed assignment gives, and the conversion of both sides to it. */
#include "index_internal.h"

#include "m2c/fn_core.h"
#include "m2c/ops.h"
#include "string_array.h"

static int error_no_conversion(const m2c_value *base, const m2c_value *rhs)
{
    const char *name = m2c_type_name(base);
    if ((base->flags & M2C_RANGE) || base->cls == M2C_LOGICAL || base->cls == M2C_CHAR)
        name = base->numel == 1 ? "scalar" : "matrix";
    return m2c_error("", "operator =: no conversion for assignment of '%s' to indexed '%s'",
                     m2c_type_name(rhs), name);
}

/* Class of an array of numbers after numbers were stored in it. */
static int result_class(const m2c_value *base, const m2c_value *rhs, m2c_class *cls)
{
    *cls = (m2c_class)base->cls;
    if ((m2c_is_float(base) || base->cls == M2C_CHAR) && base->numel == 1 && m2c_is_int(rhs) &&
        rhs->numel != 1)
        return error_no_conversion(base, rhs); /* one number takes no integers but one */
    if (m2c_is_float(base))
        return 0;
    if (m2c_is_complex(rhs)) {
        *cls = m2c_is_int(base) ? (m2c_class)rhs->cls : M2C_DOUBLE;
        return 0;
    }
    if (base->cls == M2C_LOGICAL) {
        if (rhs->cls == M2C_CHAR && base->numel != 1)
            return m2c_error("", "octave_base_value::bool_array_value(): wrong type argument '%s'",
                             m2c_type_name(rhs));
        if (rhs->cls == M2C_SINGLE)
            *cls = M2C_DOUBLE;
    } else if (base->cls == M2C_CHAR && (rhs->cls == M2C_SINGLE || m2c_is_int(rhs))) {
        *cls = M2C_DOUBLE;
    }
    return 0;
}

static int to_logical(m2c_value **out, const m2c_value *v)
{
    m2c_value *w = m2c_new(M2C_LOGICAL, v->ndims, v->dims, 0);
    bool odd = false;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        double x = m2c_get(v, k);
        if (isnan(x)) {
            m2c_release(w);
            return m2c_nan_truth();
        }
        odd = odd || (x != 0 && x != 1);
        w->u8[k] = x != 0;
    }
    if (odd)
        m2c_warn("", "value not equal to 1 or 0 converted to logical 1");
    m2c_set(out, w);
    return 0;
}

static int to_char(m2c_value **out, const m2c_value *v)
{
    m2c_value *w = m2c_new(M2C_CHAR, v->ndims, v->dims, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        double x = m2c_get(v, k);
        if (isnan(x)) {
            m2c_release(w);
            return m2c_error("", "invalid conversion from NaN to character");
        }
        x = round(x);
        bool fits = x >= 0 && x < 256;
        if (!fits)
            m2c_warn("", "range error for conversion to character value");
        w->u8[k] = fits ? (unsigned char)x : 0;
    }
    m2c_set(out, w);
    return 0;
}

static int convert_class(m2c_value **out, const m2c_value *v, m2c_class cls)
{
    if ((m2c_class)v->cls == cls) {
        m2c_copy(out, v);
        return 0;
    }
    if (cls == M2C_LOGICAL)
        return to_logical(out, v);
    if (cls == M2C_CHAR)
        return to_char(out, v);
    return m2c_cast(out, v, cls);
}

/* Gives a real array imaginary parts of 0. */
static m2c_value *widen(const m2c_value *v)
{
    m2c_value *w = m2c_new((m2c_class)v->cls, v->ndims, v->dims, M2C_COMPLEX);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        if (v->cls == M2C_DOUBLE)
            w->c64[k] = v->f64[k];
        else
            w->c32[k] = v->f32[k];
    }
    return w;
}

static int convert_numbers(const m2c_value *base, const m2c_value *rhs, m2c_value **new_base,
                           m2c_value **converted)
{
    m2c_class cls;
    if (result_class(base, rhs, &cls) || convert_class(converted, rhs, cls))
        return 1;
    if ((m2c_class)base->cls != cls && convert_class(new_base, base, cls)) {
        m2c_clear(converted);
        return 1;
    }
    const m2c_value *b = *new_base ? *new_base : base;
    if (m2c_is_complex(*converted) && !m2c_is_complex(b))
        m2c_set(new_base, widen(b));
    else if (m2c_is_complex(b) && !m2c_is_complex(*converted))
        m2c_set(converted, widen(*converted));
    return 0;
}

/* Gives rhs the order of fields that base has. */
static int convert_struct(const m2c_value *base, const m2c_value *rhs, m2c_value **new_base,
                          m2c_value **converted)
{
    if (base->fields->count == 0 && rhs->fields->count > 0) {
        m2c_set(new_base, m2c_struct_array(rhs->fields, base->ndims, base->dims));
        base = *new_base;
    }
    const m2c_fields *f = base->fields;
    if (f == rhs->fields) {
        m2c_copy(converted, rhs);
        return 0;
    }
    if (f->count != rhs->fields->count)
        return m2c_error("", "incompatible fields in struct assignment");
    m2c_value *v = m2c_struct_array(base->fields, rhs->ndims, rhs->dims);
    for (int k = 0; k < f->count; k++) {
        int from = m2c_fields_find(rhs->fields, f->name[k]);
        if (from < 0) {
            m2c_release(v);
            return m2c_error("", "incompatible fields in struct assignment");
        }
        for (ptrdiff_t e = 0; e < rhs->numel; e++)
            m2c_copy(&v->cell[e * f->count + k], rhs->cell[e * f->count + from]);
    }
    m2c_set(converted, v);
    return 0;
}

int m2c_assign_convert(const m2c_value *base, const m2c_value *rhs, m2c_value **new_base,
                       m2c_value **converted)
{
    switch ((m2c_class)base->cls) {
    case M2C_CELL:
        if (m2c_is_string_array(base))
            return m2c_strings->as_strings(converted, rhs);
        if (m2c_is_string_array(rhs))
            return m2c_fn_num2cell(NULL, 1, converted, 1, (m2c_value *const[]){(m2c_value *)rhs});
        if (rhs->cls == M2C_CELL) {
            m2c_copy(converted, rhs);
        } else {
            m2c_value *one = m2c_cell(1, 1);
            one->cell[0] = m2c_retain(rhs);
            m2c_set(converted, one);
        }
        return 0;
    case M2C_STRUCT:
        if (rhs->cls != M2C_STRUCT)
            return m2c_error("", "invalid structure assignment");
        return convert_struct(base, rhs, new_base, converted);
    case M2C_FUNCTION:
        return m2c_error_function_assign();
    case M2C_MAP:
    case M2C_OBJECT:
        return m2c_error("", "invalid use of a %s object in indexed assignment", m2c_class_name(base));
    default:
        if (!m2c_is_arith(rhs))
            return error_no_conversion(base, rhs);
        return convert_numbers(base, rhs, new_base, converted);
    }
}
