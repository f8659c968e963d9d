/* Calls: of handles and by name (m2c/call.h). */
#include "m2c/call.h"

#include "arity.h"
#include "internal.h"
#include "state.h"

#include <stdlib.h>

typedef struct function_table {
    const m2c_named_function *entries;
    size_t count;
} function_table;

static M2C_STATE function_table program_functions, builtin_functions;
/* How builtins that are called by name check their counts; set with their table. */
static M2C_STATE int (*check_counts)(const char *name, int nargin, int nargout);

static function_table table_of(const m2c_named_function *entries)
{
    function_table t = {entries, 0};
    while (entries && entries[t.count].name)
        t.count++;
    return t;
}

void m2c_set_functions(const m2c_named_function *program, const m2c_named_function *builtins)
{
    program_functions = table_of(program);
    builtin_functions = table_of(builtins);
    check_counts = m2c_check_counts;
}

static int compare_name(const void *key, const void *entry)
{
    return strcmp(key, ((const m2c_named_function *)entry)->name);
}

static const m2c_named_function *row_of(const function_table *t, const char *name)
{
    return t->count ? bsearch(name, t->entries, t->count, sizeof *t->entries, compare_name) : NULL;
}

static m2c_function *search(const function_table *t, const char *name)
{
    const m2c_named_function *e = row_of(t, name);
    return e ? e->fn : NULL;
}

const m2c_named_function *m2c_find_own(const char *name)
{
    return row_of(&program_functions, name);
}

m2c_function *m2c_find_function(const char *name)
{
    m2c_function *fn = search(&program_functions, name);
    return fn ? fn : search(&builtin_functions, name);
}

m2c_function *m2c_find_builtin(const char *name)
{
    return search(&builtin_functions, name);
}

static int run_plainly(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                       m2c_value *const *in)
{
    return fn(self, nargout, out, nargin, in);
}

M2C_STATE m2c_caller *m2c_call_named = run_plainly;

int m2c_call_handle(const m2c_value *handle, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    const m2c_closure *c = handle->closure;
    m2c_function *fn = c->fn ? c->fn : m2c_find_function(c->name);
    if (!fn)
        return m2c_error("", "invalid function handle, unable to find function for @%s", c->name);
    if (nargout > 1 && c->name && fn == m2c_find_builtin(c->name) && check_counts(c->name, nargin, nargout))
        return 1;
    /* The handle stays alive while it runs, also when the callee overwrites the variable that holds it. */
    m2c_value *keep = m2c_retain(handle);
    int status = m2c_call_named(fn, handle, nargout, out, nargin, in);
    m2c_release(keep);
    return status;
}

static int call_by_name(const m2c_value *name, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    char *text = m2c_cstring(name);
    m2c_function *fn = m2c_find_function(text);
    int status = !fn ? m2c_error("", "feval: function '%s' not found", text)
                     : fn == m2c_find_builtin(text) && check_counts(text, nargin, nargout);
    status = status || m2c_call_named(fn, NULL, nargout, out, nargin, in);
    m2c_free(text);
    return status;
}

int m2c_feval(const m2c_value *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (fn->cls == M2C_FUNCTION)
        return m2c_call_handle(fn, nargout, out, nargin, in);
    if (m2c_is_string(fn))
        return call_by_name(fn, nargout, out, nargin, in);
    return m2c_error("", "feval: first argument must be a string, inline function, or a function handle");
}

enum { DEEPEST = 256 - M2C_FRAMES_BEFORE };
M2C_STATE int m2c_deepest = DEEPEST, m2c_calls_left = DEEPEST;

int m2c_too_deep(void)
{
    char here;
    if (m2c_starved)
        return m2c_error_starved();
    if (m2c_calls_left < 0)
        return m2c_error("", "max_recursion_depth exceeded");
    m2c_find_stack();
    if ((uintptr_t)&here < m2c_stack_end)
        return m2c_error("", "out of stack: the calls nest too deeply for the stack of this thread");
    return 0;
}

static int ignored(m2c_value **out, int nargout, m2c_value *v)
{
    if (nargout > 0)
        m2c_set(out, v);
    else
        m2c_release(v);
    return 0;
}

int m2c_ignored(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    (void)self, (void)nargin, (void)in;
    return ignored(out, nargout, m2c_empty());
}

int m2c_not_available(const char *name)
{
    return m2c_error("Octave:undefined-function", "%s: not available in compiled programs", name);
}

static int unavailable(const m2c_value *self)
{
    return m2c_not_available(self && self->closure->name ? self->closure->name : "a function");
}

int m2c_unavailable(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    (void)nargout, (void)out, (void)nargin, (void)in;
    return unavailable(self);
}

int m2c_unavailable_value(const m2c_value *self, int nargout, m2c_value **out, int nargin,
                          m2c_value *const *in)
{
    (void)out, (void)nargin, (void)in;
    return nargout > 0 ? unavailable(self) : 0;
}

int m2c_ignored_object(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    (void)self, (void)nargin, (void)in;
    return ignored(out, nargout, m2c_double(1));
}
