/* Conditions: if, while, && and ||, and the labels of switch. */
#include "op_internal.h"

#include "class.h"
#include "m2c/dialect.h"
#include "string_array.h"

static bool all_nonzero(const m2c_value *v)
{
    if (m2c_real_double(v)) {
        for (ptrdiff_t i = 0; i < v->numel; i++)
            if (v->f64[i] == 0)
                return false;
        return true;
    }
    for (ptrdiff_t i = 0; i < v->numel; i++)
        if (m2c_getc(v, i) == 0)
            return false;
    return true;
}

int m2c_nan_truth(void)
{
    return m2c_error("", "invalid conversion from NaN to logical");
}

static M2C_NOINLINE int other_truth(const m2c_value *v, bool *truth)
{
    if (m2c_spoken && (v->cls == M2C_CELL || v->cls == M2C_STRUCT || v->cls == M2C_FUNCTION))
        return m2c_error("MATLAB:invalidConversion", "Conversion to logical from %s is not possible.",
                         m2c_class_name(v));
    if (v->cls == M2C_CELL)
        return m2c_error("", "invalid conversion from cell array to logical value");
    const m2c_classdef *c = m2c_classdef_of(v);
    for (int k = 0; c && !m2c_is_instances(v) && k < c->property_count; k++)
        if (strcmp(c->properties[k].name, "BuiltinValue") == 0)
            return m2c_istrue(v->object->state->cell[k], truth);
    const m2c_method_row *own = c && m2c_spoken ? m2c_method_of(c, "logical") : NULL;
    if (own) {
        m2c_value *made = NULL;
        const int bad = m2c_ask_object(&made, v, own->fn) || m2c_istrue(made, truth);
        m2c_release(made);
        return bad;
    }
    if (!m2c_is_arith(v)) {
        *truth = false;
        return 0;
    }
    if (m2c_is_compressed(v))
        return m2c_sparse_ways_now->istrue(v, truth);
    if (m2c_has_nan(v))
        return m2c_nan_truth();
    *truth = v->numel > 0 && all_nonzero(v);
    return 0;
}

int m2c_istrue(const m2c_value *v, bool *truth)
{
    if (v->cls == M2C_LOGICAL && v->numel == 1) {
        *truth = v->u8[0] != 0;
        return 0;
    }
    if (m2c_real_scalar(v) && v->f64[0] == v->f64[0]) {
        *truth = v->f64[0] != 0;
        return 0;
    }
    return other_truth(v, truth);
}

int m2c_logical_operand(const m2c_value *v, bool *truth)
{
    return m2c_istrue(v, truth);
}

static int match_one(const m2c_value *subject, const m2c_value *label, bool *match)
{
    *match = false;
    if (subject->cls == M2C_COMMA_LIST || label->cls == M2C_COMMA_LIST)
        return 0;
    if (m2c_is_string_array(subject) || m2c_is_string_array(label)) {
        *match = m2c_strings->equal(subject, label, false);
        return 0;
    }
    bool objects = m2c_classdef_of(subject) || m2c_classdef_of(label);
    /* Octave asks for equal rows and columns; further extents are compared as == does. */
    if (!objects && (subject->dims[0] != label->dims[0] || subject->dims[1] != label->dims[1]))
        return 0;
    bool alike = m2c_same_dims(subject, label);
    if (alike && m2c_is_arith(subject) && m2c_is_arith(label) && subject->numel == 0) {
        *match = true;
        return 0;
    }
    if (alike && subject->cls == M2C_CHAR && label->cls == M2C_CHAR) {
        *match = memcmp(subject->u8, label->u8, (size_t)subject->numel) == 0;
        return 0;
    }
    m2c_value *same = NULL;
    int bad = (objects ? m2c_overloaded2(&same, subject, label, m2c_eq, "eq")
                       : m2c_run_binary(m2c_eq, &same, subject, label)) ||
              m2c_istrue(same, match);
    *match = !bad && (*match || same->numel == 0);
    m2c_release(same);
    return bad;
}

int m2c_switch_match(const m2c_value *subject, const m2c_value *label, bool *match)
{
    if (label->cls != M2C_CELL)
        return match_one(subject, label, match);
    *match = false;
    for (ptrdiff_t i = 0; i < label->numel && !*match; i++)
        if (match_one(subject, label->cell[i], match))
            return 1;
    return 0;
}

int m2c_switch_among(const m2c_value *subject, int n, m2c_value *const *label, bool *match)
{
    *match = false;
    for (int k = 0; k < n && !*match; k++)
        if (m2c_switch_match(subject, label[k], match))
            return 1;
    return 0;
}
