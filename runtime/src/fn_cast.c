/* Class conversion functions: double … uint64, logical, cast, typecast. Declared in mat2c/builtins/. */
#include "fn_internal.h"

static int convert(m2c_value **out, m2c_class cls, int nargin, m2c_value *const *in)
{
    if (nargin != 1)
        return m2c_invalid_call(m2c_class_text(cls));
    int status = m2c_cast(out, in[0], cls);
    if (status == 0 && m2c_is_complex(*out))
        *out = m2c_narrow(*out);
    return status;
}

M2C_BUILTIN_AS(double, convert(out, M2C_DOUBLE, nargin, in))
M2C_BUILTIN_AS(single, convert(out, M2C_SINGLE, nargin, in))
M2C_BUILTIN_AS(int8, convert(out, M2C_INT8, nargin, in))
M2C_BUILTIN_AS(int16, convert(out, M2C_INT16, nargin, in))
M2C_BUILTIN_AS(int32, convert(out, M2C_INT32, nargin, in))
M2C_BUILTIN_AS(int64, convert(out, M2C_INT64, nargin, in))
M2C_BUILTIN_AS(uint8, convert(out, M2C_UINT8, nargin, in))
M2C_BUILTIN_AS(uint16, convert(out, M2C_UINT16, nargin, in))
M2C_BUILTIN_AS(uint32, convert(out, M2C_UINT32, nargin, in))
M2C_BUILTIN_AS(uint64, convert(out, M2C_UINT64, nargin, in))
M2C_BUILTIN_AS(logical, convert(out, M2C_LOGICAL, nargin, in))

/* Is it a class of floating point numbers, "… complex"? */
bool m2c_complex_class_by_name(const char *name, m2c_class *cls)
{
    bool is_double = strcmp(name, "double complex") == 0;
    *cls = is_double ? M2C_DOUBLE : M2C_SINGLE;
    return is_double || strcmp(name, "single complex") == 0;
}

static int named_class(const char *name, const m2c_value *v, m2c_class *cls)
{
    char *s = m2c_cstring(v);
    bool known = v->cls == M2C_CHAR && m2c_class_by_name(s, cls);
    int bad = known                       ? 0
              : strcmp(name, "cast") == 0 ? m2c_error("", "cast: type conversion to '%s' is not supported", s)
                                          : m2c_error("", "typecast: cannot convert to %s class", s);
    m2c_free(s);
    return bad;
}

/* The class, and complexity, of another value. */
static int cast_like(m2c_value **out, const m2c_value *v, const m2c_value *like)
{
    if (!m2c_is_arith(like))
        return m2c_error("", "cast: type conversion to '%s' is not supported", m2c_class_name(like));
    if (m2c_cast(out, v, (m2c_class)like->cls) || !m2c_is_complex(like))
        return 0;
    return m2c_fn_complex(NULL, 1, out, 1, (m2c_value *const[]){*out});
}

M2C_BUILTIN(cast)
{
    M2C_UNUSED;
    m2c_class cls;
    bool like = nargin == 3 && m2c_is_option(in[1], "like");
    if (m2c_check_inputs("cast", nargin, 2, 3) || (nargin == 3 && !like))
        return nargin == 3 ? m2c_invalid_call("cast") : 1;
    if (in[1]->cls != M2C_CHAR)
        return m2c_error("", "cast: TYPE must be a string");
    if (!m2c_is_arith(in[0]))
        return m2c_error("", "cast: type conversion from '%s' is not supported", m2c_class_name(in[0]));
    if (like)
        return cast_like(out, in[0], in[2]);
    return named_class("cast", in[1], &cls) || m2c_cast(out, in[0], cls);
}

static bool names_complex(const m2c_value *v, m2c_class *cls)
{
    char *name = v->cls == M2C_CHAR ? m2c_cstring(v) : m2c_strdup("");
    bool known = m2c_complex_class_by_name(name, cls);
    m2c_free(name);
    return known;
}

M2C_BUILTIN(typecast)
{
    M2C_UNUSED;
    m2c_class cls;
    unsigned flags = 0;
    if (nargin != 2)
        return m2c_invalid_call("typecast");
    const m2c_value *v = in[0];
    if (names_complex(in[1], &cls))
        flags = M2C_COMPLEX;
    else if (named_class("typecast", in[1], &cls))
        return 1;
    if (cls == M2C_LOGICAL)
        return m2c_error("", "typecast: cannot convert to logical class");
    if (!m2c_is_arith(v))
        return m2c_error("", "typecast: invalid input CLASS: %s", m2c_class_name(v));
    size_t bytes = (size_t)v->numel * m2c_slot_size(v), size = m2c_element_size(cls, flags);
    if (bytes % size)
        return m2c_error("", "typecast: incorrect number of input values to make output value");
    ptrdiff_t n = (ptrdiff_t)(bytes / size);
    bool none = v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0;
    bool column = !none && (v->ndims > 2 || v->dims[0] != 1);
    m2c_value *y = m2c_new2(cls, column ? n : !none, column ? 1 : n, flags);
    if (bytes)
        memcpy(y->data, v->data, bytes);
    return m2c_give(out, y);
}
