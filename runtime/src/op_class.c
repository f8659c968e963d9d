/* Classes of operands and results, and the errors for classes that do not mix. */
#include "op_internal.h"

#include "class.h"
#include "m2c/dialect.h"
#include "saved_objects.h"
#include "string_array.h"

#include <math.h>

/* How operators name an operand: logical, char, ranges and special matrices have become full ones by then. */
static const char *operand_name(const m2c_value *v)
{
    if (v->cls == M2C_LOGICAL || v->cls == M2C_CHAR || (v->flags & M2C_RANGE))
        return v->numel == 1 ? "scalar" : "matrix";
    if (m2c_classdef_of(v))
        return m2c_class_name(v);
    if (v->flags & (M2C_DIAGONAL | M2C_PERMUTATION))
        return m2c_is_complex(v) ? "complex matrix" : "matrix";
    return m2c_type_name(v);
}

typedef struct operator_method {
    const char *op, *method;
} operator_method;

static const operator_method binary_methods[] = {
    {"+", "plus"},     {"-", "minus"},     {"*", "mtimes"},    {".*", "times"}, {"/", "mrdivide"},
    {"./", "rdivide"}, {"\\", "mldivide"}, {".\\", "ldivide"}, {"^", "mpower"}, {".^", "power"},
    {"==", "eq"},      {"!=", "ne"},       {"<", "lt"},        {"<=", "le"},    {">", "gt"},
    {">=", "ge"},      {"&", "and"},       {"|", "or"}};

static const operator_method unary_methods[] = {
    {"-", "uminus"}, {"+", "uplus"}, {"!", "not"}, {"'", "ctranspose"}, {".'", "transpose"}};

static const char *method_name(const char *op, const operator_method *methods, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(methods[i].op, op) == 0)
            return methods[i].method;
    return op;
}

static int method_error(const char *op, const operator_method *methods, size_t count)
{
    return m2c_error("", "%s method not defined for containers.Map class", method_name(op, methods, count));
}

int m2c_binary_error(const char *op, const m2c_value *a, const m2c_value *b)
{
    m2c_value *both[2] = {(m2c_value *)a, (m2c_value *)b};
    const m2c_classdef *c = m2c_dominant(2, both);
    if (c && !m2c_spoken)
        return m2c_error("", "%s method not defined for %s class",
                         method_name(op, binary_methods, sizeof binary_methods / sizeof *binary_methods),
                         c->name);
    if (!m2c_spoken && (a->cls == M2C_MAP || b->cls == M2C_MAP))
        return method_error(op, binary_methods, sizeof binary_methods / sizeof *binary_methods);
    return m2c_error("", "binary operator '%s' not implemented for '%s' by '%s' operations", op,
                     operand_name(a), operand_name(b));
}

M2C_STATE const m2c_string_operations *m2c_strings;
M2C_STATE const m2c_saved_objects *m2c_saved_objects_now;

int m2c_operate_others(m2c_value **out, const char *symbol, const m2c_value *a, const m2c_value *b)
{
    return m2c_strings ? m2c_strings->operate(out, symbol, a, b) : m2c_binary_error(symbol, a, b);
}

int m2c_unary_error(const char *op, const m2c_value *a)
{
    if (!m2c_spoken && m2c_classdef_of(a) && op[1] != op[0])
        return m2c_error("", "%s method not defined for %s class",
                         method_name(op, unary_methods, sizeof unary_methods / sizeof *unary_methods),
                         m2c_class_name(a));
    if (a->cls == M2C_MAP && op[1] != op[0]) /* ++ and -- have no method */
        return method_error(op, unary_methods, sizeof unary_methods / sizeof *unary_methods);
    return m2c_error("", "unary operator '%s' not implemented for '%s' operands", op,
                     m2c_classdef_of(a) ? m2c_class_name(a) : m2c_type_name(a));
}

bool m2c_result_class(const m2c_value *a, const m2c_value *b, m2c_class *cls)
{
    if (!m2c_is_arith(a) || !m2c_is_arith(b))
        return false;
    bool ia = m2c_is_int(a), ib = m2c_is_int(b);
    if (ia || ib) {
        if ((ia && ib && a->cls != b->cls) || m2c_is_complex(a) || m2c_is_complex(b))
            return false;
        *cls = (m2c_class)(ia ? a->cls : b->cls);
        return true;
    }
    *cls = a->cls == M2C_SINGLE || b->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE;
    return true;
}

void m2c_operand_domains(const m2c_value *a, const m2c_value *b, m2c_class cls, m2c_domain *da,
                         m2c_domain *db)
{
    if (cls == M2C_INT64 || cls == M2C_UINT64) {
        *da = *db = M2C_IN_WIDE;
        return;
    }
    m2c_domain real = cls == M2C_SINGLE ? M2C_IN_F32 : M2C_IN_F64;
    m2c_domain cplx = cls == M2C_SINGLE ? M2C_IN_C32 : M2C_IN_C64;
    *da = m2c_is_complex(a) ? cplx : real;
    *db = m2c_is_complex(b) ? cplx : real;
}

bool m2c_has_nan(const m2c_value *v)
{
    if (!m2c_is_float(v))
        return false;
    ptrdiff_t n = v->numel * (m2c_is_complex(v) ? 2 : 1);
    if (v->cls == M2C_DOUBLE) {
        for (ptrdiff_t i = 0; i < n; i++)
            if (v->f64[i] != v->f64[i])
                return true;
        return false;
    }
    for (ptrdiff_t i = 0; i < n; i++)
        if (v->f32[i] != v->f32[i])
            return true;
    return false;
}

static const char *const class_texts[] = {"double", "single", "int8",   "int16",  "int32",   "int64",
                                          "uint8",  "uint16", "uint32", "uint64", "logical", "char"};

const char *m2c_class_text(m2c_class cls)
{
    return class_texts[cls];
}

bool m2c_class_by_name(const char *name, m2c_class *cls)
{
    for (int i = 0; i <= M2C_CHAR; i++)
        if (strcmp(class_texts[i], name) == 0) {
            *cls = (m2c_class)i;
            return true;
        }
    return false;
}

int m2c_give(m2c_value **out, m2c_value *v)
{
    m2c_set(out, m2c_is_complex(v) ? m2c_narrow(v) : v);
    return 0;
}

int m2c_give_new_double(m2c_value **out, double x)
{
    m2c_set(out, m2c_double(x));
    return 0;
}

int m2c_give_new_bool(m2c_value **out, bool x)
{
    m2c_set(out, m2c_bool(x));
    return 0;
}

m2c_value *m2c_as(const m2c_value *v, m2c_class cls)
{
    bool keep = m2c_is_complex(v) && cls <= M2C_SINGLE;
    if (v->cls == cls && !(v->flags & M2C_RANGE))
        return m2c_retain(v);
    m2c_value *y = m2c_new(cls, v->ndims, v->dims, keep ? M2C_COMPLEX : 0);
    m2c_domain d = m2c_domain_of(v);
    m2c_chunk buf;
    for (ptrdiff_t i = 0; i < v->numel; i += M2C_CHUNK) {
        ptrdiff_t n = v->numel - i < M2C_CHUNK ? v->numel - i : M2C_CHUNK;
        m2c_store(d, m2c_load(d, v, i, n, &buf), n, cls, y->flags, m2c_element(y, i));
    }
    if (v->flags & M2C_DIAGONAL)
        m2c_keep_diagonal(y);
    return y;
}

m2c_value *m2c_as_complex(const m2c_value *v)
{
    if (m2c_is_complex(v))
        return m2c_retain(v);
    m2c_class cls = v->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE;
    m2c_value *y = m2c_new(cls, v->ndims, v->dims, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        if (cls == M2C_SINGLE)
            y->c32[i] = (float)m2c_get(v, i);
        else
            y->c64[i] = m2c_get(v, i);
    }
    return y;
}
