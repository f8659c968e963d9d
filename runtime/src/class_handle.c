/* What all handles can do: end, copies, events. Builtins: isvalid, notify, addlistener, listener, copy,
 * copyElement. */
#include "class.h"

#include "core_util.h"
#include "m2c/dialect.h"
#include "m2c/fn_core.h"
#include "m2c/fn_more.h"
#include "m2c/fn_text.h"
#include "string_array.h"

M2C_BUILTIN(isvalid)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("isvalid");
    if (in[0]->cls == M2C_MAP)
        return m2c_give_bool(out, true);
    if (in[0]->cls != M2C_OBJECT)
        return m2c_give_bool(out, false);
    m2c_value *cell = m2c_instance_cell(in[0]), *found = m2c_new(M2C_LOGICAL, cell->ndims, cell->dims, 0);
    for (ptrdiff_t k = 0; k < cell->numel; k++)
        found->u8[k] = !cell->cell[k]->object->deleted;
    m2c_release(cell);
    return m2c_give(out, found);
}

static bool has_event(const m2c_classdef *c, const char *name)
{
    for (int k = 0; k < c->event_count; k++)
        if (strcmp(c->events[k], name) == 0)
            return true;
    for (int k = 0; k < c->parent_count; k++)
        if (has_event(c->parents[k], name))
            return true;
    return strcmp(name, "ObjectBeingDestroyed") == 0;
}

/* The source of an event and its name, as the first arguments give them. */
static char *event_of(const char *who, int nargin, m2c_value *const *in)
{
    const m2c_classdef *c = nargin > 1 ? m2c_classdef_of(in[0]) : NULL;
    if (!c || !(c->flags & M2C_IS_HANDLE) || !m2c_is_string(in[1])) {
        m2c_error("", "%s: a handle object and the name of an event are expected", who);
        return NULL;
    }
    char *name = m2c_cstring(in[1]);
    if (!has_event(c, name)) {
        m2c_error("", "%s: Event '%s' is not defined for class '%s'.", who, name, c->name);
        m2c_free(name);
        return NULL;
    }
    return name;
}

/* Whom only the object that it listens to knows any more, and who was not to live as long as that. */
static bool is_forgotten(const m2c_value *listener)
{
    const m2c_value *bound = m2c_struct_get(listener->object->state, 0, "Bound");
    return m2c_get(bound, 0) == 0 && listener->refs == 1 && listener->object->refs == 1;
}

/* (OBJECT, EVENT, CALLBACK) or (OBJECT, PROPERTY, 'PostSet', CALLBACK); `bound`: it lives as long as the
 * object. */
static int listen(const char *who, bool bound, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    const bool of_property = nargin == 4;
    char *name = of_property ? m2c_strdup("") : event_of(who, nargin, in);
    if (!name)
        return 1;
    m2c_free(name);
    const bool known = of_property && m2c_classdef_of(in[0]) && m2c_is_string(in[1]) && m2c_is_string(in[2]);
    if ((nargin != 3 && !known) || in[nargin - 1]->cls != M2C_FUNCTION)
        return m2c_error("", "%s: a function handle is expected", who);
    m2c_value *state = m2c_struct();
    m2c_struct_put(state, "EventName", m2c_retain(in[of_property ? 2 : 1]));
    m2c_struct_put(state, "Source", m2c_retain(of_property ? in[1] : &m2c_shared_empty));
    m2c_struct_put(state, "Callback", m2c_retain(in[nargin - 1]));
    m2c_struct_put(state, "Enabled", m2c_bool(true));
    m2c_struct_put(state, "Bound", m2c_bool(bound));
    m2c_value *listener = m2c_new_object("event.listener", state), **all = &in[0]->object->listeners;
    const ptrdiff_t count = *all ? (*all)->numel : 0;
    ptrdiff_t kept = 0;
    for (ptrdiff_t k = 0; k < count; k++)
        kept += !is_forgotten((*all)->cell[k]);
    m2c_value *grown = m2c_cell(1, kept + 1);
    kept = 0;
    for (ptrdiff_t k = 0; k < count; k++)
        if (!is_forgotten((*all)->cell[k]))
            m2c_copy(&grown->cell[kept++], (*all)->cell[k]);
    m2c_copy(&grown->cell[kept], listener);
    m2c_set(all, grown);
    if (nargout > 0)
        return m2c_give(out, listener);
    m2c_release(listener);
    return 0;
}

M2C_BUILTIN(addlistener)
{
    M2C_UNUSED;
    return listen("addlistener", true, nargout, out, nargin, in);
}

M2C_BUILTIN(listener)
{
    M2C_UNUSED;
    return listen("listener", false, nargout, out, nargin, in);
}

/* What a callback is told: the data given, or an object that tells source and event. */
static m2c_value *event_data(const m2c_value *source, const m2c_value *name, const m2c_value *given)
{
    if (!given) {
        m2c_value *state = m2c_struct();
        m2c_struct_put(state, "Source", m2c_retain(source));
        m2c_struct_put(state, "EventName", m2c_retain(name));
        return m2c_new_object("event.EventData", state);
    }
    m2c_value *data = m2c_retain(given);
    const m2c_classdef *c = m2c_classdef_of(given);
    const m2c_property_row *from = c ? m2c_property_of(c, "Source") : NULL;
    const m2c_property_row *what = c ? m2c_property_of(c, "EventName") : NULL;
    if (from && what) {
        m2c_value **state = m2c_own_state(&data);
        m2c_copy(&(*state)->cell[from - c->properties], source);
        m2c_copy(&(*state)->cell[what - c->properties], name);
    }
    return data;
}

/* Calls those who listen to an event, or to what happens to a property; `of` is its name, or []. */
static int call_listeners(const m2c_value *object, const m2c_value *source, const m2c_value *name,
                          const m2c_value *of, m2c_value *data)
{
    m2c_value *all = m2c_retain(object->object->listeners);
    int status = 0;
    for (ptrdiff_t k = 0; all && k < all->numel && status == 0; k++) {
        const m2c_object *l = all->cell[k]->object;
        const m2c_value *enabled = m2c_struct_get(l->state, 0, "Enabled");
        if (l->deleted || is_forgotten(all->cell[k]) ||
            !m2c_isequal(m2c_struct_get(l->state, 0, "EventName"), name) ||
            !m2c_isequal(m2c_struct_get(l->state, 0, "Source"), of) || !m2c_is_arith(enabled) ||
            enabled->numel == 0 || m2c_get(enabled, 0) == 0)
            continue;
        m2c_value *callback = m2c_retain(m2c_struct_get(l->state, 0, "Callback")); /* it may assign another */
        m2c_value *args[2] = {m2c_retain(source), m2c_retain(data)}, *result = NULL;
        status = m2c_call_handle(callback, 0, &result, 2, args);
        m2c_release(callback);
        m2c_release(args[0]);
        m2c_release(args[1]);
        m2c_release(result);
    }
    m2c_release(all);
    return status;
}

M2C_BUILTIN(notify)
{
    M2C_UNUSED;
    char *name = event_of("notify", nargin, in);
    if (!name)
        return 1;
    m2c_free(name);
    m2c_value *data = event_data(in[0], in[1], nargin > 2 ? in[2] : NULL);
    int status = call_listeners(in[0], in[0], in[1], &m2c_shared_empty, data);
    m2c_release(data);
    return status;
}

int m2c_tell_set(const m2c_value *object, const char *property, const char *event)
{
    m2c_value *state = m2c_struct(), *source = m2c_struct(), *name = m2c_char(event),
              *of = m2c_char(property);
    m2c_struct_put(source, "Name", m2c_retain(of));
    m2c_struct_put(state, "AffectedObject", m2c_retain(object));
    m2c_value *told = m2c_new_object("meta.property", source);
    m2c_struct_put(state, "Source", m2c_retain(told));
    m2c_struct_put(state, "EventName", m2c_retain(name));
    m2c_value *data = m2c_new_object("event.PropertyEvent", state);
    int status = call_listeners(object, told, name, of, data);
    m2c_release(told);
    m2c_release(data);
    m2c_release(name);
    m2c_release(of);
    return status;
}

M2C_BUILTIN(copyElement)
{
    M2C_UNUSED;
    const m2c_classdef *c = nargin == 1 ? m2c_classdef_of(in[0]) : NULL;
    if (!c || m2c_is_instances(in[0]))
        return m2c_error("Octave:undefined-function", "'copyElement' undefined");
    m2c_value *v = m2c_instance_of(c, m2c_retain(in[0]->object->state));
    if (c->flags & M2C_IS_HANDLE)
        m2c_note_handle(v->object);
    return m2c_give(out, v);
}

M2C_BUILTIN(copy)
{
    M2C_UNUSED;
    const m2c_classdef *c = nargin == 1 ? m2c_classdef_of(in[0]) : NULL;
    if (!c)
        return m2c_error("Octave:undefined-function", "'copy' undefined");
    const m2c_method_row *own = m2c_method_of(c, "copyElement");
    m2c_value *cell = m2c_instance_cell(in[0]);
    m2c_value *copies = m2c_new(M2C_CELL, cell->ndims, cell->dims, 0);
    for (ptrdiff_t k = 0; k < cell->numel; k++)
        copies->cell[k] = m2c_empty();
    int status = 0;
    for (ptrdiff_t k = 0; k < cell->numel && status == 0; k++) {
        m2c_value *made[1] = {NULL};
        status = own ? own->fn(NULL, 1, made, 1, &cell->cell[k])
                     : m2c_fn_copyElement(NULL, 1, made, 1, &cell->cell[k]);
        if (made[0])
            m2c_set(&copies->cell[k], made[0]);
    }
    m2c_release(cell);
    if (status) {
        m2c_release(copies);
        return 1;
    }
    return m2c_give(out, m2c_instances(c, copies));
}

/* addprop (OBJECT, NAME): the new property as an object, by which it can be deleted. */
M2C_BUILTIN(addprop)
{
    M2C_UNUSED;
    const m2c_classdef *c = nargin == 2 ? m2c_classdef_of(in[0]) : NULL;
    if (!c || !(c->flags & M2C_IS_DYNAMIC) || m2c_is_instances(in[0]))
        return m2c_error("", "addprop: an object of a class below dynamicprops is expected");
    m2c_value **added = &in[0]->object->added;
    char *name = m2c_cstring(m2c_text_in(in[1]));
    const bool known = m2c_property_of(c, name) || m2c_added_property(in[0], name);
    if (known) {
        m2c_error("MATLAB:class:PropertyInUse", "Property name '%s' is already in use for class '%s'.", name,
                  c->name);
        m2c_free(name);
        return 1;
    }
    if (!*added)
        *added = m2c_struct();
    m2c_make_unique(added);
    m2c_struct_put(*added, name, m2c_empty());
    m2c_value *state = m2c_struct();
    m2c_struct_put(state, "Name", m2c_char(name));
    m2c_struct_put(state, "Object", m2c_retain(in[0]));
    m2c_free(name);
    if (nargout == 0) {
        m2c_release(state);
        return 0;
    }
    return m2c_give(out, m2c_new_object("meta.DynamicProperty", state));
}

int m2c_delete_added(const m2c_value *property)
{
    m2c_value *object = m2c_struct_get(property->object->state, 0, "Object");
    m2c_value **added = &object->object->added;
    char *name = m2c_cstring(m2c_struct_get(property->object->state, 0, "Name"));
    m2c_make_unique(added);
    const int field = m2c_fields_find((*added)->fields, name);
    m2c_free(name);
    if (field >= 0)
        m2c_struct_remove_field(*added, field);
    return 0;
}

/* `delete` of a handle; the function of this name deletes files, too. */
static int delete_handle(const m2c_value *self, int nargout, m2c_value **out, int nargin,
                         m2c_value *const *in)
{
    M2C_UNUSED;
    m2c_mark_deleted(in[0]->object);
    return 0;
}

typedef struct common_method {
    const char *name;
    m2c_function *fn;
} common_method;

static m2c_function *among(const common_method *methods, size_t count, const char *name)
{
    for (size_t k = 0; k < count; k++)
        if (strcmp(methods[k].name, name) == 0)
            return methods[k].fn;
    return NULL;
}

m2c_function *m2c_common_method(const m2c_classdef *c, const char *name)
{
    static const common_method of_handles[] = {
        {"addlistener", m2c_fn_addlistener}, {"addprop", m2c_fn_addprop}, {"copy", m2c_fn_copy},
        {"delete", delete_handle},           {"isvalid", m2c_fn_isvalid}, {"notify", m2c_fn_notify}};
    static const common_method of_all[] = {
        {"isempty", m2c_fn_isempty}, {"numel", m2c_fn_numel}, {"length", m2c_fn_length},
        {"size", m2c_fn_size},       {"isa", m2c_fn_isa},     {"disp", m2c_fn_disp},
    };
    m2c_function *fn = NULL;
    if (c->flags & M2C_IS_HANDLE)
        fn = among(of_handles, sizeof of_handles / sizeof *of_handles, name);
    if (!fn && m2c_spoken)
        fn = among(of_all, sizeof of_all / sizeof *of_all, name);
    return fn;
}
