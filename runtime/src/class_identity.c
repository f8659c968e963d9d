/* Handles and members of enumerations: what is the same. Builtins: enumeration, isenum, __enumerator__. */
#include "class.h"

#include "core_util.h"
#include "display_internal.h"
#include "m2c/ops.h"
#include "op_internal.h"

static bool is_text(const m2c_value *v)
{
    return m2c_is_string(v) || m2c_is_cellstr(v);
}

static bool is_handle(const m2c_value *v)
{
    const m2c_classdef *c = m2c_classdef_of(v);
    return c && (c->flags & M2C_IS_HANDLE);
}

bool m2c_have_identity(const m2c_value *a, const m2c_value *b)
{
    return (m2c_is_enumeration(a) && (m2c_is_enumeration(b) || is_text(b))) ||
           (m2c_is_enumeration(b) && is_text(a)) || (is_handle(a) && is_handle(b));
}

m2c_value *m2c_member_names(const m2c_value *v)
{
    if (!m2c_is_enumeration(v))
        return NULL;
    if (!m2c_is_instances(v))
        return m2c_char(v->object->member ? v->object->member : "");
    const m2c_value *state = v->object->state;
    m2c_value *names = m2c_new(M2C_CELL, state->ndims, state->dims, 0);
    for (ptrdiff_t k = 0; k < state->numel; k++)
        names->cell[k] = m2c_member_names(state->cell[k]);
    return names;
}

/* A cell of what is compared: objects, or texts. */
static m2c_value *parts(const m2c_value *v)
{
    if (v->cls == M2C_CELL)
        return m2c_retain(v);
    if (v->cls == M2C_OBJECT)
        return m2c_instance_cell(v);
    m2c_value *cell = m2c_cell(1, 1);
    m2c_copy(&cell->cell[0], v);
    return cell;
}

static bool same(const m2c_value *a, const m2c_value *b)
{
    const m2c_value *object = a->cls == M2C_OBJECT ? a : b, *other = object == a ? b : a;
    if (other->cls == M2C_CHAR)
        return object->object->member && m2c_equals_text(other, object->object->member);
    return a->object == b->object || (a->object->member && a->object->member == b->object->member &&
                                      a->object->classdef == b->object->classdef);
}

int m2c_compare_instances(m2c_value **out, const m2c_value *a, const m2c_value *b, bool equal)
{
    m2c_value *x = parts(a), *y = parts(b);
    bool fits = x->numel == 1 || y->numel == 1 || m2c_same_dims(x, y);
    const m2c_value *shape = x->numel == 1 ? y : x;
    if (!fits) {
        m2c_release(x);
        m2c_release(y);
        return m2c_nonconformant("==", a, b);
    }
    m2c_value *found = m2c_new(M2C_LOGICAL, shape->ndims, shape->dims, 0);
    for (ptrdiff_t k = 0; k < found->numel; k++)
        found->u8[k] = same(x->cell[x->numel == 1 ? 0 : k], y->cell[y->numel == 1 ? 0 : k]) == equal;
    m2c_release(x);
    m2c_release(y);
    return m2c_give(out, found);
}

M2C_BUILTIN_AS(isenum,
               nargin == 1 ? m2c_give_bool(out, m2c_is_enumeration(in[0])) : m2c_invalid_call("isenum"))

/* The member of an enumeration that has a number as its value; NULL where none has. */
static m2c_value *member_with_value(const m2c_classdef *c, double number)
{
    for (int k = 0; k < c->member_count; k++) {
        m2c_value *member = NULL, *value = NULL;
        if (m2c_class_member(&member, c, c->members[k].name))
            return NULL;
        const bool known = m2c_object_read(&value, member, "BuiltinValue", "enumeration") == 0;
        const bool same_number =
            known && m2c_is_arith(value) && value->numel == 1 && m2c_get(value, 0) == number;
        m2c_release(value);
        if (same_number)
            return member;
        m2c_release(member);
    }
    return NULL;
}

/* The members that have the values of numbers; NULL where one has none. */
static m2c_value *members_with_values(const m2c_classdef *c, const m2c_value *numbers)
{
    m2c_value *cell = m2c_new(M2C_CELL, numbers->ndims, numbers->dims, 0);
    bool known = true;
    for (ptrdiff_t k = 0; k < cell->numel; k++) {
        cell->cell[k] = known ? member_with_value(c, m2c_get(numbers, k)) : NULL;
        known = known && cell->cell[k];
        if (!known)
            cell->cell[k] = m2c_empty();
    }
    if (known)
        return m2c_instances(c, cell);
    m2c_release(cell);
    return NULL;
}

/* The members that texts name. */
M2C_BUILTIN(__enumerator__)
{
    M2C_UNUSED;
    const m2c_classdef *c = m2c_class_asked(in[0]);
    if (nargin == 2 && m2c_classdef_of(in[1]) == c)
        return m2c_give(out, m2c_retain(in[1]));
    m2c_value *found =
        nargin == 2 && m2c_is_numeric(in[1]) && in[1]->numel > 0 ? members_with_values(c, in[1]) : NULL;
    if (found)
        return m2c_give(out, found);
    if (nargin != 2 || !is_text(in[1]))
        return m2c_error("", "the constructor of the enumeration '%s' takes names of members", c->name);
    m2c_value *names = parts(in[1]), *cell = m2c_new(M2C_CELL, names->ndims, names->dims, 0);
    for (ptrdiff_t k = 0; k < names->numel; k++)
        cell->cell[k] = m2c_empty();
    int status = 0;
    for (ptrdiff_t k = 0; k < names->numel && status == 0; k++) {
        char *name = m2c_cstring(names->cell[k]);
        bool known = false;
        for (int j = 0; j < c->member_count; j++)
            known = known || strcmp(c->members[j].name, name) == 0;
        status = known ? m2c_class_member(&cell->cell[k], c, name)
                       : m2c_error("", "'%s' is not a member of the enumeration '%s'", name, c->name);
        m2c_free(name);
    }
    m2c_release(names);
    if (status) {
        m2c_release(cell);
        return 1;
    }
    return m2c_give(out, m2c_instances(c, cell));
}

/* [base, subscript]: what an object with a method `subsindex` stands for as a subscript of an array: that
 * counts from 0. */
M2C_BUILTIN(__subscript__)
{
    M2C_UNUSED;
    if (m2c_check_inputs("__subscript__", nargin, 2, 2))
        return 1;
    const bool array = m2c_is_arith(in[0]) || m2c_holds_values(in[0]);
    const m2c_method_row *m = array && m2c_classdef_of(in[1]) ? m2c_overloading(in[1], "subsindex") : NULL;
    m2c_value *place = NULL, *one = m2c_double(1);
    if (!m)
        m2c_copy(&out[0], in[1]);
    int bad = m && (m2c_ask_object(&place, in[1], m->fn) || m2c_plus(&out[0], place, one));
    m2c_release(place);
    m2c_release(one);
    return bad;
}

/* All members of a class, and their names. */
M2C_BUILTIN(enumeration)
{
    M2C_UNUSED;
    const m2c_classdef *c = nargin == 1 ? m2c_class_asked(in[0]) : NULL;
    if (!c)
        return nargin == 1 ? m2c_error("", "enumeration: invalid input argument")
                           : m2c_invalid_call("enumeration");
    if (nargout == 0) {
        m2c_text t = {0};
        m2c_text_addf(&t, "Enumeration members for class '%s':\n\n", c->name);
        for (int k = 0; k < c->member_count; k++)
            m2c_text_addf(&t, "    %s\n", c->members[k].name);
        m2c_text_add(&t, "\n", 1);
        m2c_put(t.s, t.n);
        m2c_text_free(&t);
        return 0;
    }
    m2c_value *all = m2c_cell(c->member_count, 1);
    for (int k = 0; k < c->member_count; k++)
        if (m2c_class_member(&all->cell[k], c, c->members[k].name)) {
            m2c_release(all);
            return 1;
        }
    if (nargout > 1) {
        out[1] = m2c_cell(c->member_count, 1);
        for (int k = 0; k < c->member_count; k++)
            m2c_set(&out[1]->cell[k], m2c_char(c->members[k].name));
    }
    return m2c_give(out, m2c_instances(c, all));
}
