/* Classes of a program: their tables, which generated code fills in, and what it asks of them.
 * Called by code of mat2c/codegen/boxed/class_operations.py. */
#ifndef M2C_CLASS_H
#define M2C_CLASS_H

#include "m2c/call.h"
#include "m2c/constant.h"
#include "m2c/value.h"

M2C_BEGIN

typedef struct m2c_classdef m2c_classdef;

typedef enum m2c_access_kind { M2C_PUBLIC, M2C_PROTECTED, M2C_PRIVATE, M2C_LISTED } m2c_access_kind;
/* Who may use a member: the names of classes, with commas between them, where these are listed. */
typedef struct m2c_class_access {
    m2c_access_kind kind;
    const char *names;
} m2c_class_access;

enum {
    M2C_IS_HANDLE = 1,
    M2C_IS_ABSTRACT = 2,
    M2C_IS_OLD = 4, /* of a folder @NAME without a classdef */
    M2C_IS_CONSTANT = 8,
    M2C_IS_DEPENDENT = 16,
    M2C_IS_HIDDEN = 32,
    M2C_IS_STATIC = 64,
    M2C_IS_IMMUTABLE = 128,
    M2C_IS_HETEROGENEOUS = 256,
    M2C_IS_DYNAMIC = 512,
    M2C_IS_ABORTSET = 1024, /* setting an equal value tells nobody */
    M2C_IS_TRANSIENT = 2048 /* not written to files */
};

typedef struct m2c_property_row {
    const char *name;
    const m2c_classdef *owner;
    m2c_function *initial, *get, *set; /* NULL where there is none */
    m2c_class_access read, write;
    unsigned flags;
    int place; /* in the order of definition */
} m2c_property_row;

typedef struct m2c_method_row {
    const char *name;
    const m2c_classdef *owner;
    m2c_function *fn; /* NULL: abstract */
    m2c_class_access access;
    unsigned flags;
} m2c_method_row;

typedef struct m2c_member_row {
    const char *name;
    m2c_function *make;
} m2c_member_row;

/* What a class has computed: values of its properties as they are at first, and its members. */
typedef struct m2c_class_state {
    m2c_fields *fields;
    m2c_value **initial, **members;
    int old_parent_count; /* of a class of the old style: what its constructor has told */
    const m2c_classdef **old_parents;
    m2c_value *superior, *inferior; /* cells of names */
    int assigns;                    /* has it a method subsasgn? 0 until that is asked */
} m2c_class_state;

/* Properties and methods, the inherited ones among them, in the order of their names. */
struct m2c_classdef {
    const char *name;
    unsigned flags;
    m2c_function *constructor; /* of an object that it is given first */
    m2c_class_access making;   /* who may call it */
    int parent_count;
    const m2c_classdef *const *parents;
    int property_count;
    const m2c_property_row *properties;
    int method_count;
    const m2c_method_row *methods;
    int member_count;
    const m2c_member_row *members;
    int event_count;
    const char *const *events;
    m2c_class_state *state;
    const char *mixins; /* superclasses without a table, with commas between them, or NULL */
};

/* A method of a class that the runtime defines; a list ends with one that has no name. */
typedef struct m2c_method {
    const char *name;
    m2c_function *fn;
    bool bare; /* base.name alone calls it */
} m2c_method;

/* An object: its properties in a 1x1 struct, shared by all copies. `classdef` is the class where the program
 * has defined it, `member` the name of one of an enumeration. What a class of the runtime can do comes with
 * the object from where it was made, so that programs without such objects don't hold that. */
typedef struct m2c_object {
    int refs;
    const char *class_name;
    m2c_value *state;
    const m2c_classdef *classdef;
    const char *member;
    m2c_value *listeners; /* of its events: a cell, or NULL */
    m2c_value *added;     /* a struct of the properties that the program has added to it, or NULL */
    bool deleted;
    const m2c_method *methods;
    /* Runs before the last reference goes, may be NULL: true if the object lives on. */
    bool (*end)(struct m2c_object *object);
    struct m2c_object *before, *after; /* in the list of all handles */
    double number;                     /* of a handle: how many were made up to it */
} m2c_object;
/* All classes of a program, up to a NULL. */
void m2c_set_classes(const m2c_classdef *const *classes);

/* For whom the function at hand works: the class whose private members it may use, and itself. */
typedef struct m2c_scope {
    const m2c_classdef *within;
    m2c_function *running;
} m2c_scope;
extern M2C_STATE m2c_scope m2c_scope_now;
static inline m2c_scope m2c_enter_class(const m2c_classdef *within, m2c_function *running)
{
    m2c_scope outer = m2c_scope_now;
    m2c_scope_now.within = within;
    m2c_scope_now.running = running;
    return outer;
}
static inline void m2c_leave_class(m2c_scope outer)
{
    m2c_scope_now = outer;
}

/* An object before its constructor runs; a whole one; a constant property or a member of an enumeration. */
int m2c_new_instance(m2c_value **out, const m2c_classdef *c);
int m2c_construct(const m2c_classdef *c, int nargout, m2c_value **out, int nargin, m2c_value *const *in);
int m2c_class_member(m2c_value **out, const m2c_classdef *c, const char *name);

/* What a handle of a static member does: whoever calls it needs access. */
int m2c_call_member(const m2c_classdef *c, const char *name, int nargout, m2c_value **out, int nargin,
                    m2c_value *const *in);

/* Calls the method of the first argument that is an object with one, or else `otherwise`; NULL: a builtin of
 * that name, if there is one. */
int m2c_dispatch(const char *name, m2c_function *otherwise, int nargout, m2c_value **out, int nargin,
                 m2c_value *const *in);
/* The same with a function of the library that is given texts for strings, as `texts` tells: a letter for
 * each argument, of which the last two go on taking turns. `c`: characters for a string scalar, a cell for
 * more; `t`: characters for a scalar only; `l`: always a cell; `-`: as it is. In front of them, `=` makes
 * results strings where any argument is one, `1` where the first is. */
int m2c_dispatch_texts(const char *name, const char *texts, m2c_function *otherwise, int nargout,
                       m2c_value **out, int nargin, m2c_value *const *in);
/* Operators that classes overload: the method of the first operand that has one, or else the operation. */
typedef int m2c_unary_op(m2c_value **out, const m2c_value *a);
typedef int m2c_binary_op(m2c_value **out, const m2c_value *a, const m2c_value *b);
typedef int m2c_variadic_op(m2c_value **out, int n, m2c_value *const *in);
int m2c_overloaded1(m2c_value **out, const m2c_value *a, m2c_unary_op *op, const char *name);
int m2c_overloaded2(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_binary_op *op,
                    const char *name);
int m2c_overloaded_colon(m2c_value **out, const m2c_value *base, const m2c_value *inc,
                         const m2c_value *limit);
int m2c_overloaded(m2c_value **out, m2c_variadic_op *op, const char *name, int n, m2c_value *const *in);

/* What `end` means as subscript k (from 0) of n: asked of the object, if it has a method of that name. */
int m2c_overloaded_end(ptrdiff_t *extent, const m2c_value *base, ptrdiff_t k, ptrdiff_t n);

/* The short ways to property k of an object that surely is of the class alone, where nothing but its place is
 * to be looked at: false where it is another value, which is then read or assigned to by name. */
static inline bool m2c_read_slot(m2c_value **out, const m2c_value *v, const m2c_classdef *c, int k)
{
    if (v->cls != M2C_OBJECT || v->object->classdef != c || v->object->state->cls != M2C_STRUCT ||
        v->object->deleted)
        return false;
    m2c_copy(out, v->object->state->cell[k]);
    return true;
}
static inline bool m2c_write_slot(m2c_value *v, const m2c_value *rhs, const m2c_classdef *c, int k)
{
    if (!v || v->cls != M2C_OBJECT || v->object->classdef != c || v->object->state->cls != M2C_STRUCT ||
        v->object->state->refs != 1 || v->object->deleted || v->object->listeners)
        return false;
    if (!(c->flags & M2C_IS_HANDLE) && (v->refs != 1 || v->object->refs != 1))
        return false;
    m2c_copy(&v->object->state->cell[k], m2c_storable(rhs));
    return true;
}

M2C_END

#endif
