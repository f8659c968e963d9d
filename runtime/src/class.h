/* Objects of the program's classes, as the files of the runtime see them. */
#ifndef M2C_CLASS_INTERNAL_H
#define M2C_CLASS_INTERNAL_H

#include "internal.h"
#include "m2c/class.h"
#include "m2c/index.h"

/* The class of an object that the program has defined; NULL for all other values. */
static inline const m2c_classdef *m2c_classdef_of(const m2c_value *v)
{
    return v->cls == M2C_OBJECT ? v->object->classdef : NULL;
}
static inline bool m2c_is_enumeration(const m2c_value *v)
{
    const m2c_classdef *c = m2c_classdef_of(v);
    return c && c->member_count > 0;
}
/* Says that an object, or each element of an array of them, is deleted. */
static inline void m2c_mark_deleted(m2c_object *o)
{
    o->deleted = true;
    for (ptrdiff_t k = 0; o->state->cls == M2C_CELL && k < o->state->numel; k++)
        if (o->state->cell[k]->cls == M2C_OBJECT)
            o->state->cell[k]->object->deleted = true;
}
const m2c_classdef *m2c_find_class(const char *name);
/* The class that a value is of or that a text names; NULL for none. */
const m2c_classdef *m2c_class_asked(const m2c_value *v);
bool m2c_is_a(const m2c_classdef *c, const m2c_classdef *other);
bool m2c_is_named(const m2c_classdef *c, const char *name); /* is it, or one above it, called so? */
const m2c_method_row *m2c_method_of(const m2c_classdef *c, const char *name);
/* Was the name found among the properties just before? */
bool m2c_was_property(const m2c_classdef *c, const char *name);
const m2c_property_row *m2c_property_of(const m2c_classdef *c, const char *name);
/* May the function at hand use what has such access? */
bool m2c_may_access(m2c_class_access access, const m2c_classdef *owner);
static inline const char *m2c_access_name(m2c_class_access access)
{
    return access.kind == M2C_PROTECTED ? "protected" : "private";
}

/* The class of the first object among arguments, or that of a later one that is superior; NULL for none. */
const m2c_classdef *m2c_dominant(int n, m2c_value *const *in);
/* Calls a method of an object: the object is its first input unless it is static. `by_dot` is for messages.
 */
int m2c_call_method(const m2c_method_row *m, const m2c_value *object, bool by_dot, int nargout,
                    m2c_value **out, int nargin, m2c_value *const *in);
/* Calls a method that gives one value or none, of the object alone. */
int m2c_ask_object(m2c_value **out, const m2c_value *object, m2c_function *fn);

/* object.name read and assigned; a value object that is assigned to becomes the slot's own. */
int m2c_object_get(m2c_value **out, const m2c_value *object, const char *name);
int m2c_object_read(m2c_value **out, const m2c_value *object, const char *name, const char *who);
int m2c_object_set(m2c_value **object, const char *name, const m2c_value *value);
/* The place of a property that is neither computed nor refused, for changes in it; else NULL. */
m2c_value **m2c_object_slot(m2c_value **object, const char *name);
/* The value of a property that the program has added to an object, borrowed; NULL where there is none. */
m2c_value *m2c_added_property(const m2c_value *object, const char *name);
/* The value of a property as it is held, without its access method. */
m2c_value *m2c_property_held(const m2c_value *object, const m2c_property_row *p);

/* The fields of an object of the old style, as its methods see them, those of its parents among them. */
/* class (S, NAME, PARENT…) in a constructor. */
int m2c_make_old(m2c_value **out, int nargin, m2c_value *const *in);
int m2c_old_get(m2c_value **out, const m2c_value *object, const char *name);
m2c_value **m2c_old_slot(m2c_value **object, const char *name);
/* A value object with a state of its own, which a change is to see. */
m2c_value **m2c_own_state(m2c_value **slot);

/* An object of a class that the program has defined; takes the state. */
m2c_value *m2c_instance_of(const m2c_classdef *c, m2c_value *state);
/* What a statement without a semicolon shows, by the methods that its class has for that. */
int m2c_show_instance(const char *name, const m2c_value *v);
/* The state of an object as a struct of all properties, as seen from outside of the class. */
int m2c_object_struct(m2c_value **out, const m2c_value *object);

/* Has the object a method that takes over what is done to its subscripts, here? NULL if not. */
const m2c_method_row *m2c_overloading(const m2c_value *object, const char *name);
/* base.path = rhs by the method `subsasgn` of base. */
int m2c_assign_overloaded(const m2c_method_row *m, m2c_value **base, const m2c_value *rhs, int depth,
                          const m2c_access *path);
/* As m2c_read_chain, but for the base's own method. */
int m2c_read_plainly(m2c_list *out, ptrdiff_t nargout, const m2c_value *base, int depth,
                     const m2c_access *path, const char *name);

/* The names of a class's public properties, a column. */
m2c_value *m2c_public_names(const m2c_classdef *c);
/* Are they objects that are compared by what they are, handles or members of enumerations? */
bool m2c_have_identity(const m2c_value *a, const m2c_value *b);
/* The names of members of an enumeration: a text, or a cell of several; NULL for all other values. */
m2c_value *m2c_member_names(const m2c_value *v);
int m2c_compare_instances(m2c_value **out, const m2c_value *a, const m2c_value *b, bool equal);
/* Tells those who listen that a property is about to be set, "PreSet", or was, "PostSet". */
int m2c_tell_set(const m2c_value *object, const char *property, const char *event);
/* The list of all handles, of which those are given up at the end of a program that refer to each other. */
void m2c_note_handle(m2c_object *o);
void m2c_forget_handle(m2c_object *o);
/* What all handles, or all objects of MATLAB's dialect, can do, as a method: NULL for other names. */
m2c_function *m2c_common_method(const m2c_classdef *c, const char *name);

/* --- arrays of objects ---------------------------------------------------------------------------- */
/* The state of an array is a cell of its elements; that of one object is a struct. */
static inline bool m2c_is_instances(const m2c_value *v)
{
    return m2c_classdef_of(v) && v->object->state->cls == M2C_CELL;
}
/* A new array of the objects in a cell, or the one object in it; takes the cell. */
m2c_value *m2c_instances(const m2c_classdef *c, m2c_value *cell);
/* A cell of the elements, whether there is one or more; a new reference. */
m2c_value *m2c_instance_cell(const m2c_value *v);
/* A function of arrays, applied to the places of objects: its first argument is an array of them. */
int m2c_rearrange(m2c_function *fn, m2c_value **out, int nargin, m2c_value *const *in);
/* Members of enumerations as numbers in their order: their values, or their places in the class; handles as
 * numbers in the order in which they were made; NULL for all other values. */
m2c_value *m2c_member_order(const m2c_value *v);
/* Is it a member of an enumeration or a handle, or are there several? */
bool m2c_has_order(const m2c_value *v);
/* A function of numbers whose second result are places, as sort, applied to members of enumerations. */
int m2c_by_order(m2c_function *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in);
int m2c_instance_elements(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
                          const char *name);
int m2c_instance_assign(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                        const char *name);
int m2c_instance_delete(m2c_value **base, int n, m2c_value *const *idx, const char *name);
/* Takes a property that addprop has given from its object. */
int m2c_delete_added(const m2c_value *property);
/* Objects of one class, joined along a dimension. */
int m2c_instance_join(m2c_value **out, int dim, int n, m2c_value *const *in);
/* The element that subscripts select, for changes in it: made, if need be. */
m2c_value **m2c_instance_slot(m2c_value **base, int n, m2c_value *const *idx, const char *name);

#endif
