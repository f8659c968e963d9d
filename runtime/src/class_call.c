/* Calls of methods: of an object, by the class of an argument, for operators (m2c/class.h). */
#include "class.h"

#include "display_internal.h"
#include "m2c/dialect.h"
#include "m2c/index.h"
#include "m2c/ops.h"
#include "m2c/program.h"
#include "string_array.h"

/* Raises the error of a method that can't be called here. */
static int refuses(const m2c_method_row *m, const char *who)
{
    if (!m2c_may_access(m->access, m->owner) && m2c_spoken)
        return m2c_error("MATLAB:class:MethodRestricted", "Cannot access method '%s' in class '%s'.", m->name,
                         m->owner->name);
    if (!m2c_may_access(m->access, m->owner))
        return m2c_error("", "%s: method '%s' has %s access and cannot be run in this context", who, m->name,
                         m2c_access_name(m->access));
    return m->fn ? 0 : m2c_error("", "method '%s' is abstract", m->name);
}

int m2c_call_method(const m2c_method_row *m, const m2c_value *object, bool by_dot, int nargout,
                    m2c_value **out, int nargin, m2c_value *const *in)
{
    if (refuses(m, by_dot ? "subsref" : ""))
        return 1;
    const bool ends = strcmp(m->name, "delete") == 0;
    if (!by_dot) {
        m2c_value *self = ends && nargin > 0 && in[0]->cls == M2C_OBJECT ? m2c_retain(in[0]) : NULL;
        int status = m->fn(NULL, nargout, out, nargin, in);
        if (self)
            m2c_mark_deleted(self->object);
        m2c_release(self);
        return status;
    }
    if (m->flags & M2C_IS_STATIC)
        return m->fn(NULL, nargout, out, nargin, in);
    enum { FEW = 8 };
    m2c_value *few[FEW], **all = nargin < FEW ? few : m2c_alloc((size_t)(nargin + 1) * sizeof *all);
    all[0] = m2c_retain(object); /* the variable that holds it may be assigned to meanwhile */
    for (int k = 0; k < nargin; k++)
        all[k + 1] = in[k];
    int status = m->fn(NULL, nargout, out, nargin + 1, all);
    if (ends)
        m2c_mark_deleted(all[0]->object);
    m2c_release(all[0]);
    if (all != few)
        m2c_free(all);
    return status;
}

int m2c_call_member(const m2c_classdef *c, const char *name, int nargout, m2c_value **out, int nargin,
                    m2c_value *const *in)
{
    const m2c_method_row *m = m2c_method_of(c, name);
    if (m && !(m->flags & M2C_IS_STATIC))
        return m2c_error("", "method '%s' is not static", name);
    if (m)
        return refuses(m, "meta.class") || m->fn(NULL, nargout, out, nargin, in);
    const m2c_property_row *p = m2c_property_of(c, name);
    if (p && !(p->flags & M2C_IS_CONSTANT))
        return m2c_error("", "property '%s' is not constant", name);
    for (int k = 0; k < c->member_count && !p; k++)
        if (strcmp(c->members[k].name, name) == 0)
            return m2c_class_member(out, c, name);
    return p ? m2c_class_member(out, c, name) : m2c_error("", "no such method or property '%s'", name);
}

int m2c_ask_object(m2c_value **out, const m2c_value *object, m2c_function *fn)
{
    m2c_value *self = m2c_retain(object), *result = NULL;
    int status = fn(NULL, 1, &result, 1, &self);
    m2c_release(self);
    return m2c_set_unless(status, out, result);
}

static bool lists(const m2c_value *names, const char *name)
{
    for (ptrdiff_t k = 0; names && k < names->numel; k++) {
        char *text = m2c_cstring(names->cell[k]);
        bool same = strcmp(text, name) == 0;
        m2c_free(text);
        if (same)
            return true;
    }
    return false;
}

/* Do methods of a class come before those of another one that stands in front of it? */
static bool dominates(const m2c_classdef *c, const m2c_classdef *other)
{
    return c != other && (lists(c->state->superior, other->name) || lists(other->state->inferior, c->name));
}

const m2c_classdef *m2c_dominant(int n, m2c_value *const *in)
{
    const m2c_classdef *best = NULL;
    for (int k = 0; k < n; k++) {
        const m2c_classdef *c = m2c_classdef_of(in[k]);
        if (c && (!best || dominates(c, best)))
            best = c;
    }
    return best;
}

/* The method of the class of the arguments that comes first; NULL for none. */
static const m2c_method_row *method_for(const char *name, int n, m2c_value *const *in)
{
    const m2c_classdef *c = m2c_dominant(n, in);
    return c ? m2c_method_of(c, name) : NULL;
}

int m2c_dispatch(const char *name, m2c_function *otherwise, int nargout, m2c_value **out, int nargin,
                 m2c_value *const *in)
{
    const m2c_method_row *m = method_for(name, nargin, in);
    if (m)
        return m2c_call_method(m, NULL, false, nargout, out, nargin, in);
    if (!otherwise)
        otherwise = m2c_find_builtin(name);
    if (!otherwise)
        return m2c_error("Octave:undefined-function", "'%s' undefined", name);
    return otherwise(NULL, nargout, out, nargin, in);
}

/* An argument in the form that a letter of m2c_dispatch_texts stands for. */
static int as_text(m2c_value **out, char form, const m2c_value *v)
{
    if (form == 't')
        return m2c_copy(out, m2c_text_in(v)), 0;
    if (form == '-' || !m2c_is_string_array(v))
        return m2c_copy(out, v), 0;
    if (m2c_as_chars(out, v))
        return 1;
    if (form == 'l' && (*out)->cls != M2C_CELL) {
        m2c_value *list = m2c_cell(1, 1);
        list->cell[0] = *out;
        *out = list;
    }
    return 0;
}

static int results_alike(int nargout, m2c_value **out)
{
    for (int k = 0; k < nargout || k == 0; k++) {
        m2c_value *strings = NULL;
        if (!out[k])
            continue;
        if (m2c_alike_strings(&strings, out[k]))
            return 1;
        m2c_set(&out[k], strings);
    }
    return 0;
}

int m2c_dispatch_texts(const char *name, const char *texts, m2c_function *otherwise, int nargout,
                       m2c_value **out, int nargin, m2c_value *const *in)
{
    if (method_for(name, nargin, in) || !otherwise)
        return m2c_dispatch(name, otherwise, nargout, out, nargin, in);
    const int models = *texts == '=' ? nargin : *texts == '1';
    texts += *texts == '=' || *texts == '1';
    const int known = (int)strlen(texts);
    m2c_value **given = m2c_calloc((size_t)nargin + 1, sizeof *given);
    bool strings = false;
    int status = 0;
    for (int k = 0; k < nargin && !status; k++) {
        strings |= k < models && m2c_is_string_array(in[k]);
        status = as_text(&given[k], texts[k < known ? k : known - 2 + (k - known) % 2], in[k]);
    }
    if (!status)
        status = otherwise(NULL, nargout, out, nargin, given) || (strings && results_alike(nargout, out));
    for (int k = 0; k < nargin; k++)
        m2c_clear(&given[k]);
    m2c_free(given);
    return status;
}

/* The value that a method for an operator must give. */
static int ask(const m2c_method_row *m, m2c_value **out, int n, m2c_value *const *in)
{
    m2c_value *result = NULL;
    if (m2c_call_method(m, NULL, false, 1, &result, n, in))
        return 1;
    if (!result)
        return m2c_error("", "value on the right hand side of the assignment not defined");
    m2c_set(out, result);
    return 0;
}

int m2c_overloaded1(m2c_value **out, const m2c_value *a, m2c_unary_op *op, const char *name)
{
    m2c_value *in[1] = {(m2c_value *)a};
    const m2c_method_row *m = method_for(name, 1, in);
    return m ? ask(m, out, 1, in) : op(out, a);
}

int m2c_overloaded2(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_binary_op *op,
                    const char *name)
{
    m2c_value *in[2] = {(m2c_value *)a, (m2c_value *)b};
    const m2c_method_row *m = method_for(name, 2, in);
    return m ? ask(m, out, 2, in) : op(out, a, b);
}

int m2c_overloaded_colon(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit)
{
    m2c_value *in[3] = {(m2c_value *)base, (m2c_value *)(inc ? inc : limit), (m2c_value *)limit};
    int n = inc ? 3 : 2;
    const m2c_method_row *m = method_for("colon", n, in);
    return m ? ask(m, out, n, in) : m2c_colon(out, base, inc, limit);
}

int m2c_overloaded(m2c_value **out, m2c_variadic_op *op, const char *name, int n, m2c_value *const *in)
{
    const m2c_method_row *m = method_for(name, n, in);
    return m ? ask(m, out, n, in) : op(out, n, in);
}

/* --- the end of an object ------------------------------------------------------------------------ */

static void run_destructor(void *object)
{
    m2c_object *o = object;
    m2c_value *self = m2c_new_header(M2C_OBJECT, 0), *result = NULL;
    self->object = o;
    o->refs++;
    const m2c_method_row *m = m2c_method_of(o->classdef, "delete");
    if (m->fn(NULL, 0, &result, 1, &self))
        m2c_warn("", "error caught while executing class destructor:\n%s\n", m2c_error_message());
    m2c_release(result);
    m2c_release(self);
}

/* Runs the destructor of an object that nobody refers to; did that keep a reference? An array ends with those
 * of its elements, and has no struct of its own. In MATLAB's dialect, what was deleted has ended. */
static bool lives_on(m2c_object *o)
{
    if (!(o->classdef->flags & M2C_IS_HANDLE) || !o->state || o->state->cls != M2C_STRUCT)
        return false;
    const m2c_method_row *m = m2c_method_of(o->classdef, "delete");
    if (m && m->fn && !(o->deleted && m2c_spoken)) {
        o->refs = 1;
        m2c_without_error(run_destructor, o);
        if (--o->refs > 0)
            return true;
    }
    m2c_forget_handle(o);
    return false;
}

m2c_value *m2c_instance_of(const m2c_classdef *c, m2c_value *state)
{
    m2c_value *v = m2c_new_object(c->name, state);
    v->object->classdef = c;
    v->object->end = lives_on;
    return v;
}
