/* What objects of the program's classes show: their public properties, in the order of their names. */
#include "class.h"
#include "display_internal.h"
#include "m2c/dialect.h"
#include "m2c/index.h"

static bool is_shown(const m2c_property_row *p)
{
    return p->read.kind == M2C_PUBLIC && !(p->flags & M2C_IS_HIDDEN);
}

/* One line for a value: text and one truth value as they are, all else by size and class. */
static void put_summary(m2c_text *t, const m2c_value *x)
{
    char dims[32 * M2C_MAX_RANK];
    if (x->cls == M2C_CHAR) {
        for (ptrdiff_t k = 0; x->numel > 0 && k < x->dims[1]; k++)
            m2c_text_add(t, (const char *)&x->u8[k * x->dims[0]], 1);
        m2c_text_add(t, "\n", 1);
    } else if (x->cls == M2C_LOGICAL && x->numel == 1) {
        m2c_text_addf(t, "%d\n", x->u8[0]);
    } else {
        m2c_text_addf(t, "[%s %s]\n", m2c_dims_text(x, dims), m2c_class_name(x));
    }
}

static int put_properties(m2c_text *t, const m2c_value *v, int indent)
{
    const m2c_classdef *c = v->object->classdef;
    int width = 0;
    for (int k = 0; k < c->property_count; k++)
        if (is_shown(&c->properties[k]) && (int)strlen(c->properties[k].name) > width)
            width = (int)strlen(c->properties[k].name);
    for (int k = 0; k < c->property_count; k++) {
        const m2c_property_row *p = &c->properties[k];
        m2c_value *x = NULL;
        if (!is_shown(p))
            continue;
        if (m2c_object_get(&x, v, p->name))
            return 1;
        m2c_text_addf(t, "%*s: ", indent + 6 + width, p->name);
        put_summary(t, x);
        m2c_release(x);
    }
    return 0;
}

/* The length of the longest name in a column of members, which begins at `first`. */
static int longest_member(const m2c_value *cell, ptrdiff_t first, ptrdiff_t rows)
{
    int longest = 0;
    for (ptrdiff_t k = first; k < first + rows; k++) {
        const int length = (int)strlen(cell->cell[k]->object->member);
        longest = length > longest ? length : longest;
    }
    return longest;
}

/* The names of members of an enumeration. */
static bool put_members(m2c_text *t, const m2c_value *v)
{
    m2c_value *cell = m2c_instance_cell(v);
    bool named = true;
    for (ptrdiff_t k = 0; k < cell->numel; k++)
        named = named && cell->cell[k]->object->member;
    const ptrdiff_t rows = cell->ndims == 2 ? cell->dims[0] : 1;
    for (ptrdiff_t row = 0; named && row < rows; row++) {
        for (ptrdiff_t k = row; k < cell->numel; k += rows) {
            const bool is_last = k + rows >= cell->numel;
            m2c_text_addf(t, "  %s%-*s", k > 0 ? "  " : "", is_last ? 0 : longest_member(cell, k - row, rows),
                          cell->cell[k]->object->member);
        }
        m2c_text_add(t, "\n", 1);
    }
    m2c_release(cell);
    return named;
}

/* Extents, between which a sign of multiplication stands. */
static void put_extents(m2c_text *t, const char *dims)
{
    for (; *dims; dims++)
        m2c_text_addf(t, *dims == 'x' ? "\xc3\x97" : "%c", *dims);
    m2c_text_add(t, " ", 1);
}

/* --- as MATLAB has it ------------------------------------------------------------------------------ */
static void put_gap(m2c_text *t)
{
    m2c_text_addf(t, "%s", m2c_format_compact ? "" : "\n");
}

/* The property that a class defines at a place, or NULL where it isn't shown. */
static const m2c_property_row *shown_at(const m2c_classdef *c, int place)
{
    for (int k = 0; k < c->property_count; k++)
        if (c->properties[k].place == place)
            return is_shown(&c->properties[k]) ? &c->properties[k] : NULL;
    return NULL;
}

/* A struct of what an object shows, in the order of definition. */
static m2c_value *shown_struct(const m2c_value *v)
{
    const m2c_classdef *c = v->object->classdef;
    m2c_value *s = m2c_struct();
    for (int place = 0; place < c->property_count; place++) {
        const m2c_property_row *p = shown_at(c, place);
        m2c_value *x = NULL;
        if (p && m2c_object_get(&x, v, p->name))
            m2c_release(m2c_catch()); /* an access method that fails leaves its property out */
        else if (p)
            m2c_struct_put(s, p->name, x);
    }
    return s;
}

static void put_as_matlab(m2c_text *t, const m2c_value *v)
{
    const m2c_classdef *c = v->object->classdef;
    const char *dot = strrchr(c->name, '.'), *name = dot ? dot + 1 : c->name;
    char dims[32 * M2C_MAX_RANK];
    int count = 0;
    if (v->object->deleted && !m2c_is_instances(v)) {
        m2c_text_addf(t, "  handle to deleted %s\n", name);
        return;
    }
    for (int place = 0; place < c->property_count; place++)
        count += shown_at(c, place) != NULL;
    m2c_put_spaces(t, 2);
    if (m2c_is_instances(v))
        put_extents(t, m2c_dims_text(v, dims));
    m2c_text_addf(t, "%s%s%s with %sproperties%s\n", v->numel == 0 ? "empty " : "", name,
                  m2c_is_instances(v) ? " array" : "", count ? "" : "no ", count ? ":" : ".");
    if (count == 0)
        return;
    put_gap(t);
    for (int place = 0; place < c->property_count && m2c_is_instances(v); place++)
        if (shown_at(c, place))
            m2c_text_addf(t, "    %s\n", shown_at(c, place)->name);
    if (m2c_is_instances(v))
        return;
    m2c_value *s = shown_struct(v);
    m2c_spoken->disp(t, s);
    m2c_release(s);
}

void m2c_put_instance(m2c_text *t, const m2c_value *v, int indent)
{
    bool members = v->object->classdef->member_count > 0;
    if (m2c_spoken && !members && !(v->object->classdef->flags & M2C_IS_OLD)) {
        put_as_matlab(t, v);
        return;
    }
    m2c_put_spaces(t, indent + 2);
    if (v->object->classdef->member_count > 0 && put_members(t, v))
        return;
    if (v->object->classdef->flags & M2C_IS_OLD) {
        m2c_text_addf(t, "<class %s>\n", v->object->class_name);
        return;
    }
    if (m2c_is_instances(v)) {
        m2c_text_addf(t, "%s object array with properties:\n\n", v->object->class_name);
        for (int k = 0; k < v->object->classdef->property_count; k++)
            if (is_shown(&v->object->classdef->properties[k]))
                m2c_text_addf(t, "%*s%s\n", indent + 6, "", v->object->classdef->properties[k].name);
        return;
    }
    m2c_text_addf(t, "%s object with properties:\n\n", v->object->class_name);
    if (put_properties(t, v, indent))
        m2c_release(m2c_catch());
}

/* The line above the names of members. */
static void put_enumeration(m2c_text *t, const m2c_value *v)
{
    char dims[32 * M2C_MAX_RANK];
    m2c_put_spaces(t, 2);
    if (m2c_is_instances(v))
        put_extents(t, m2c_dims_text(v, dims));
    m2c_text_addf(t, "%s enumeration%s\n", v->object->class_name, m2c_is_instances(v) ? " array" : "");
    put_gap(t);
}

void m2c_display_instance(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    if (m2c_spoken) {
        put_gap(t);
        m2c_text_addf(t, "%s = \n", name);
        put_gap(t);
        if (v->object->classdef->member_count > 0)
            put_enumeration(t, v);
        m2c_put_instance(t, v, 0);
        put_gap(t);
        return;
    }
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s =\n\n", name);
    m2c_put_instance(t, v, indent);
    m2c_text_add(t, "\n", 1);
}

int m2c_show_instance(const char *name, const m2c_value *v)
{
    const m2c_method_row *m = m2c_method_of(v->object->classdef, "display");
    m2c_value *result = NULL, *self = (m2c_value *)v;
    if (m) {
        int status = m->fn(NULL, 0, &result, 1, &self);
        m2c_release(result);
        return status;
    }
    m = m2c_method_of(v->object->classdef, "disp");
    m2c_text t = {0};
    if (!m) {
        m2c_display_instance(&t, name, v, 0);
        m2c_put(t.s, t.n);
        m2c_text_free(&t);
        return 0;
    }
    m2c_text_addf(&t, "%s =\n\n", name);
    m2c_put(t.s, t.n);
    m2c_text_free(&t);
    int status = m->fn(NULL, 0, &result, 1, &self);
    m2c_release(result);
    if (status == 0)
        m2c_put("\n", 1);
    return status;
}
