/* Concatenation of structs, and what is told where a struct meets something else (concat.c). */
#include "concat_internal.h"
#include "index_internal.h"

static bool same_fields(const m2c_value *a, const m2c_value *b)
{
    if (a->fields->count != b->fields->count)
        return false;
    for (int f = 0; f < a->fields->count; f++)
        if (m2c_fields_find(b->fields, a->fields->name[f]) < 0)
            return false;
    return true;
}

/* How a concatenation that has begun with v is called: the words before the last one, and that one. */
static const char *begun(const m2c_value *v, const char **last)
{
    *last = v->cls == M2C_STRUCT ? "struct" : v->cls == M2C_CELL ? "cell" : "matrix";
    if (v->cls > M2C_CHAR || v->cls == M2C_CHAR || v->cls == M2C_LOGICAL)
        return "";
    return m2c_is_complex(v)      ? "complex "
           : v->cls == M2C_SINGLE ? "float "
           : m2c_is_int(v)        ? m2c_class_name(v)
                                  : "";
}

bool m2c_is_plain_part(const m2c_value *v)
{
    return (v->cls == M2C_DOUBLE && !m2c_is_complex(v)) || v->cls == M2C_LOGICAL || v->cls == M2C_CHAR;
}

/* What begins with a goes on with b, which it can't: one of them is a struct or a handle. */
int m2c_error_mixed(const m2c_value *a, const m2c_value *b)
{
    bool after_struct = a->cls == M2C_STRUCT && m2c_is_plain_part(b);
    if ((after_struct && b->numel != 1) || (m2c_is_plain_part(a) && b->cls == M2C_STRUCT && b->numel != 1))
        return m2c_error("", "invalid concatenation of structure with matrix");
    const char *last, *first = begun(a, &last);
    return m2c_error("", "concatenation operator not implemented for '%s%s%s' by '%s' operations", first,
                     m2c_is_int(a) ? " " : "", last,
                     after_struct && b->numel == 1 ? "scalar" : m2c_type_name(b));
}

/* The first struct among the operands. */
static const m2c_value *first_struct(m2c_value *const *in)
{
    while ((*in)->cls != M2C_STRUCT)
        in++;
    return *in;
}

bool m2c_all_empty_structs(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (in[k]->cls != M2C_STRUCT || in[k]->numel > 0)
            return false;
    return true;
}

/* Brackets around empty struct arrays only: their fields are lost. */
static int join_nothing(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    m2c_shape shape;
    bool *skip = m2c_calloc((size_t)n, sizeof *skip);
    int bad = m2c_join_shapes(&shape, dim, n, in, skip, M2C_CAT_LITERAL);
    m2c_free(skip);
    if (bad)
        return 1;
    m2c_fields *none = m2c_fields_new();
    m2c_give(out, m2c_struct_array(none, shape.ndims, shape.dims));
    m2c_fields_release(none);
    return 0;
}

static bool lost_fields(const m2c_value *v)
{
    return v->numel == 0 && v->fields->count == 0;
}

/* The first struct whose fields count, or NULL. */
static const m2c_value *with_fields(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (in[k]->cls == M2C_STRUCT && !lost_fields(in[k]))
            return in[k];
    return NULL;
}

/* Appends a struct, which must have the known fields, or none where it has no elements. */
static int take_struct(m2c_list *l, const m2c_value *v, const m2c_value *known)
{
    if (!known || same_fields(known, v))
        m2c_list_add(l, v);
    else if (lost_fields(v))
        m2c_list_push(l, m2c_struct_array(known->fields, v->ndims, v->dims));
    else
        return m2c_error("", "cat: field names mismatch in concatenating structs");
    return 0;
}

/* The result is begun as the first operand is: elements of the class of an array without any can't be
 * replaced by structs. The brackets pass over those of 0 by 0. */
static int begun_as_array(int n, m2c_value *const *in, bool brackets)
{
    ptrdiff_t total = 0;
    for (int k = 0; k < n; k++)
        total += in[k]->cls == M2C_STRUCT ? in[k]->numel : 0;
    int first = 0;
    while (brackets && first + 1 < n && m2c_is_zero_by_zero(in[first]))
        first++;
    if (in[first]->cls == M2C_STRUCT || total == 0)
        return 0;
    m2c_value *place = m2c_new2((m2c_class)in[first]->cls, 1, total, 0);
    const char *last, *kind = begun(place, &last);
    if (total > 1)
        m2c_error_mixed(place, first_struct(in));
    else
        m2c_error("", "concatenation operator not implemented for '%s%sscalar' by 'scalar struct' operations",
                  kind, m2c_is_int(place) ? " " : "");
    m2c_release(place);
    return 1;
}

/* The functions, not the brackets, ask what follows a struct by its kind. */
static int nothing_behind(int n, m2c_value *const *in)
{
    ptrdiff_t total = 0;
    bool found = false;
    for (int k = 0; k < n; k++)
        if (in[k]->cls == M2C_STRUCT)
            total += in[k]->numel;
        else
            found = true;
    if (!found || total != 1 || in[0]->cls != M2C_STRUCT)
        return 0;
    return m2c_error("", "concatenation operator not implemented for 'scalar struct' by 'matrix' operations");
}

/* Where one operand is a text, the brackets give a text. */
static int text_refused(int n, m2c_value *const *in, const m2c_list *structs)
{
    ptrdiff_t total = 0;
    for (int k = 0; k < structs->n; k++)
        total += structs->v[k]->numel;
    for (int k = 0; k < n; k++)
        if (in[k]->cls == M2C_CHAR)
            return m2c_error("", "octave_base_value::convert_to_str_internal (): wrong type argument '%s'",
                             total == 1 ? "scalar struct" : "struct");
    return 0;
}

int m2c_join_structs(m2c_value **out, int dim, int n, m2c_value *const *in, m2c_cat_style style)
{
    if (style == M2C_CAT_LITERAL && m2c_all_empty_structs(n, in))
        return join_nothing(out, dim, n, in);
    if (m2c_check_sizes(dim, n, in, style))
        return 1;
    m2c_list l = {0};
    int bad = 0;
    const m2c_value *known = with_fields(n, in);
    for (int k = 0; k < n && !bad; k++) {
        if (in[k]->cls == M2C_STRUCT) {
            bad = take_struct(&l, in[k], known);
        } else if (!m2c_is_arith(in[k]) || in[k]->numel)
            bad = l.n ? m2c_error_mixed(l.v[0], in[k]) : m2c_error_mixed(in[k], first_struct(in));
    }
    bool brackets = style == M2C_CAT_LITERAL;
    if (!bad && dim < 2)
        bad = begun_as_array(n, in, brackets) || (!brackets && nothing_behind(n, in));
    if (!bad && brackets)
        bad = text_refused(n, in, &l);
    if (!bad) {
        bool *skip = m2c_calloc((size_t)l.n, sizeof *skip);
        bad = m2c_join_alike(out, dim, l.n, l.v, skip, M2C_CAT_FUNCTION);
        m2c_free(skip);
    }
    m2c_list_clear(&l);
    return bad;
}
