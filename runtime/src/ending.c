/* What runs when a program ends. Builtins: atexit, onCleanup. */
#include "core_util.h"
#include "fn_internal.h"
#include "m2c/call.h"
#include "state.h"

typedef struct watched {
    m2c_object *object;
    int depth; /* of calls when it was made */
} watched;

static M2C_STATE watched *objects;
static M2C_STATE ptrdiff_t object_count;
static M2C_STATE m2c_list names;

static void run_ending(bool leaving);

static void forget_lists(void)
{
    m2c_free(objects);
    objects = NULL;
    object_count = 0;
    m2c_list_clear(&names);
}

static void run_task(void *object)
{
    m2c_value *out[1] = {NULL};
    const m2c_value *task = m2c_struct_get(((m2c_object *)object)->state, 0, "task");
    if (task && m2c_call_handle(task, 0, out, 0, NULL))
        m2c_warn("", "onCleanup: error caught while executing cleanup function:\n%s\n", m2c_error_message());
    m2c_clear(&out[0]);
}

static void watch(m2c_object *object)
{
    m2c_at_end(forget_lists);
    m2c_ending = run_ending;
    objects = m2c_realloc(objects, (size_t)(object_count + 1) * sizeof *objects);
    objects[object_count++] = (watched){object, m2c_depth()};
}

static void forget_at(ptrdiff_t k)
{
    object_count--;
    memmove(&objects[k], &objects[k + 1], (size_t)(object_count - k) * sizeof *objects);
    if (object_count == 0) {
        m2c_free(objects);
        objects = NULL;
    }
}

static void forget(const m2c_object *object)
{
    for (ptrdiff_t k = object_count - 1; k >= 0; k--)
        if (objects[k].object == object) {
            forget_at(k);
            return;
        }
}

/* Takes name k off the list. */
static m2c_value *take(ptrdiff_t k)
{
    m2c_value *name = names.v[k];
    names.n--;
    memmove(&names.v[k], &names.v[k + 1], (size_t)(names.n - k) * sizeof *names.v);
    if (names.n == 0)
        m2c_list_clear(&names);
    return name;
}

/* Was it there? */
static bool remove_name(const m2c_value *name)
{
    for (ptrdiff_t k = names.n - 1; k >= 0; k--)
        if (m2c_isequal(names.v[k], name)) {
            m2c_release(take(k));
            return true;
        }
    return false;
}

static void run_tasks(int depth)
{
    for (ptrdiff_t k = object_count - 1; k >= 0; k = k < object_count ? k - 1 : object_count - 1) {
        if (objects[k].depth < depth)
            continue;
        m2c_object *object = objects[k].object;
        forget_at(k);
        m2c_without_error(run_task, object);
    }
}

static void run_ending(bool leaving)
{
    if (leaving)
        run_tasks(1);
    while (names.n > 0) {
        m2c_value *name = take(names.n - 1), *out[1] = {NULL};
        if (m2c_feval(name, 0, out, 0, NULL))
            m2c_report();
        m2c_clear(&out[0]);
        m2c_release(name);
    }
    run_tasks(0);
}

M2C_BUILTIN(atexit)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("atexit");
    if (!m2c_is_string(in[0]))
        return m2c_error("", "atexit: FCN argument must be a string");
    if (nargin > 1 && m2c_get(in[1], 0) == 0) {
        bool found = remove_name(in[0]);
        return nargout > 0 ? m2c_give_bool(out, found) : 0;
    }
    m2c_at_end(forget_lists);
    m2c_ending = run_ending;
    m2c_list_add(&names, in[0]);
    return 0;
}

static bool end_object(m2c_object *object)
{
    forget(object);
    m2c_without_error(run_task, object);
    return false;
}

M2C_BUILTIN(onCleanup)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("onCleanup");
    if (in[0]->cls != M2C_FUNCTION)
        return m2c_error("", "onCleanup: argument must be a function handle");
    m2c_value *state = m2c_struct(), *made;
    m2c_struct_put(state, "task", m2c_retain(in[0]));
    made = m2c_new_object("onCleanup", state);
    made->object->end = end_object;
    watch(made->object);
    return m2c_give(out, made);
}
