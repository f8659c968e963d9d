/* Builtins: what class a value has: class, isa, isnumeric, …; what a name is: exist, isvarname, ismethod. */
#include "core_util.h"

#include "class.h"
#include "method.h"

#include <ctype.h>

#define IS_A(name, condition)                                                                                \
    M2C_BUILTIN_OF_ANY_AS(name, nargin == 1 ? m2c_give_bool(out, condition) : m2c_invalid_call(#name))

IS_A(isnumeric, m2c_is_numeric(in[0]))
IS_A(isreal, m2c_is_arith(in[0]) && !m2c_is_complex(in[0]))
IS_A(iscomplex, m2c_is_complex(in[0]))
IS_A(ischar, in[0]->cls == M2C_CHAR)
IS_A(islogical, in[0]->cls == M2C_LOGICAL)
IS_A(isbool, in[0]->cls == M2C_LOGICAL)
IS_A(isfloat, m2c_is_float(in[0]))
IS_A(isinteger, m2c_is_int(in[0]))
IS_A(isobject,
     in[0]->cls == M2C_MAP || in[0]->cls == M2C_OBJECT || strcmp(m2c_class_name(in[0]), "inline") == 0)
IS_A(isjava, false)
IS_A(issparse, (in[0]->flags & M2C_SPARSE) != 0 && !m2c_is_distributed(in[0]))
IS_A(isnull, m2c_is_arith(in[0]) && in[0]->ndims == 2 && in[0]->dims[0] == 0 && in[0]->dims[1] == 0)

static char *const type_names[] = {
    "<unknown type>",
    "cell",
    "scalar",
    "complex scalar",
    "matrix",
    "diagonal matrix",
    "complex matrix",
    "complex diagonal matrix",
    "range",
    "double_range",
    "bool",
    "bool matrix",
    "string",
    "sq_string",
    "int8 scalar",
    "int16 scalar",
    "int32 scalar",
    "int64 scalar",
    "uint8 scalar",
    "uint16 scalar",
    "uint32 scalar",
    "uint64 scalar",
    "int8 matrix",
    "int16 matrix",
    "int32 matrix",
    "int64 matrix",
    "uint8 matrix",
    "uint16 matrix",
    "uint32 matrix",
    "uint64 matrix",
    "sparse bool matrix",
    "sparse matrix",
    "sparse complex matrix",
    "struct",
    "scalar struct",
    "class",
    "cs-list",
    "magic-colon",
    "built-in function",
    "user-defined function",
    "dynamically-linked function",
    "function handle",
    "float scalar",
    "float complex scalar",
    "float matrix",
    "float diagonal matrix",
    "float complex matrix",
    "float complex diagonal matrix",
    "permutation matrix",
    "magic_int",
    "magic_uint",
    "null_matrix",
    "null_string",
    "null_sq_string",
    "lazy_index",
    "onCleanup",
    "octave_java",
    "object",
};

M2C_BUILTIN_OF_ANY(typeinfo)
{
    M2C_UNUSED;
    if (nargin == 0)
        return m2c_give(out, m2c_cellstr(sizeof type_names / sizeof *type_names, 1, type_names));
    return nargin == 1 ? m2c_give_text(out, m2c_type_name(in[0])) : m2c_invalid_call("typeinfo");
}

M2C_BUILTIN_OF_ANY(class)
{
    M2C_UNUSED;
    if (nargin == 0)
        return m2c_invalid_call("class");
    if (nargin > 1)
        return m2c_make_old(out, nargin, in);
    return m2c_give_text(out, m2c_class_name(in[0]));
}

static bool is_of_class(const m2c_value *v, const m2c_value *name)
{
    if (m2c_classdef_of(v)) {
        char *asked = m2c_cstring(name);
        bool found = m2c_is_named(m2c_classdef_of(v), asked);
        m2c_free(asked);
        return found;
    }
    return m2c_equals_text(name, m2c_class_name(v)) ||
           (m2c_equals_text(name, "numeric") && m2c_is_numeric(v)) ||
           (m2c_equals_text(name, "float") && m2c_is_float(v)) ||
           (m2c_equals_text(name, "integer") && m2c_is_int(v)) ||
           (m2c_equals_text(name, "handle") && (v->cls == M2C_MAP || v->cls == M2C_OBJECT));
}

M2C_BUILTIN_OF_ANY(isa)
{
    M2C_UNUSED;
    if (nargin != 2)
        return m2c_invalid_call("isa");
    if (in[1]->cls == M2C_CHAR)
        return m2c_give_bool(out, is_of_class(in[0], in[1]));
    if (!m2c_is_cellstr(in[1]))
        return m2c_error("", "isa: CLASSNAME must be a string or cell array of strings");
    m2c_value *found = m2c_new(M2C_LOGICAL, in[1]->ndims, in[1]->dims, 0);
    for (ptrdiff_t k = 0; k < found->numel; k++)
        found->u8[k] = is_of_class(in[0], in[1]->cell[k]);
    return m2c_give(out, found);
}

M2C_BUILTIN(ismethod)
{
    M2C_UNUSED;
    if (m2c_check_inputs("ismethod", nargin, 2, 2))
        return 1;
    if (in[0]->cls != M2C_MAP && in[0]->cls != M2C_OBJECT && !m2c_is_string(in[0]))
        return m2c_error("", "ismethod: first argument must be object or class name");
    if (!m2c_is_string(in[1]))
        return m2c_error("", "ismethod: second argument must be a method name");
    char *name = m2c_cstring(in[1]);
    const m2c_classdef *c = m2c_class_asked(in[0]);
    if (c) {
        const m2c_method_row *m = m2c_method_of(c, name);
        bool own =
            (m && m->access.kind == M2C_PUBLIC && !(m->flags & M2C_IS_HIDDEN)) || strcmp(name, c->name) == 0;
        m2c_free(name);
        return m2c_give_bool(out, own);
    }
    bool found = in[0]->cls != M2C_CHAR && m2c_find_method(in[0], name);
    m2c_free(name);
    return m2c_give_bool(out, found);
}

static bool is_variable_name(const char *s)
{
    if (!isalpha((unsigned char)*s) && *s != '_')
        return false;
    for (const char *p = s; *p; p++)
        if (!isalnum((unsigned char)*p) && *p != '_')
            return false;
    return !m2c_is_keyword(s, strlen(s));
}

M2C_BUILTIN(isvarname)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("isvarname");
    if (!m2c_is_string(in[0]))
        return m2c_give_bool(out, false);
    char *name = m2c_cstring(in[0]);
    bool right = is_variable_name(name);
    m2c_free(name);
    return m2c_give_bool(out, right);
}

/* Variables are the compiler's business; here a name is a function or nothing. */
