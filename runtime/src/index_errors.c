/* What is said where a value can't be indexed or assigned to in that way. */
#include "class.h"
#include "index_internal.h"

int m2c_error_not_indexable(const m2c_value *base, char kind)
{
    if (base->cls == M2C_MAP)
        return m2c_error("", "containers.Map: only '()' indexing is supported");
    if (base->cls == M2C_COMMA_LIST)
        return m2c_error("", "a cs-list cannot be further indexed");
    const m2c_classdef *c = m2c_classdef_of(base);
    if (c && (c->flags & M2C_IS_OLD))
        return m2c_error("", "invalid index for class");
    const char *type = base->cls == M2C_STRUCT ? "struct" : m2c_type_name(base);
    return m2c_error(
        "", base->cls == M2C_OBJECT ? "%s cannot be indexed with '%c'" : "%s cannot be indexed with %c", type,
        kind);
}

int m2c_error_array_dot_assign(void)
{
    return m2c_error("", "invalid dot name structure assignment because the structure array is empty.  "
                         "Specify a subscript on the structure array to resolve.");
}

bool m2c_selects_one(const m2c_value *base, int n, m2c_value *const *idx)
{
    ptrdiff_t count = 1;
    for (int k = 0; k < n; k++) {
        const m2c_value *v = idx[k];
        if (m2c_is_magic_colon(v)) {
            count *= m2c_extent(base, k, n);
            continue;
        }
        ptrdiff_t set = 0;
        for (ptrdiff_t e = 0; v->cls == M2C_LOGICAL && e < v->numel; e++)
            set += v->u8[e];
        count *= v->cls == M2C_LOGICAL ? set : v->numel;
    }
    return count == 1;
}

int m2c_error_brace_assign(const m2c_value *base, int n, m2c_value *const *idx)
{
    if (base->cls == M2C_MAP)
        return m2c_error("", "containers.Map: only '()' indexing is supported for assigning values");
    return m2c_selects_one(base, n, idx) ? m2c_error_not_indexable(base, '{') : m2c_error_array_dot_assign();
}

int m2c_error_function_assign(void)
{
    return m2c_error("", "can't perform indexed assignment for function handle type");
}

int m2c_error_dot_assign(const m2c_value *base)
{
    if (base->cls == M2C_FUNCTION)
        return m2c_error_function_assign();
    if (base->numel != 1 && base->cls != M2C_OBJECT)
        return m2c_error_array_dot_assign();
    return m2c_error_not_indexable(base, '.');
}

int m2c_error_paren_chain(const m2c_value *base)
{
    if (base->cls == M2C_FUNCTION)
        return m2c_error_function_assign();
    if (base->cls == M2C_MAP)
        return m2c_error("", "containers.Map: only one level of indexing is supported");
    if (base->cls == M2C_STRUCT)
        return m2c_error("", "invalid index for structure array assignment");
    const char *side =
        (base->numel == 1 && base->cls != M2C_CHAR) || (base->flags & M2C_RANGE) ? "rhs" : "lhs";
    return m2c_error("", "in indexed assignment of %s, last %s index must be ()", m2c_type_name(base), side);
}

bool m2c_is_zero_by_zero(const m2c_value *v)
{
    return v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0;
}

bool m2c_becomes_container(const m2c_value *base)
{
    return !base ||
           (base->numel == 0 && (m2c_is_arith(base) || (base->cls == M2C_CELL && m2c_is_zero_by_zero(base))));
}
