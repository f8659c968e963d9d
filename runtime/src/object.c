/* Objects of classes that the runtime defines: a class name and a struct of properties, shared by copies. */
#include "class.h"
#include "ending.h"
#include "m2c/call.h"

m2c_value *m2c_new_object(const char *class_name, m2c_value *state)
{
    m2c_value *v = m2c_new_header(M2C_OBJECT, 0);
    m2c_object *o = m2c_alloc(sizeof *o);
    *o = (m2c_object){.refs = 1, .class_name = class_name, .state = state};
    v->object = o;
    if (strcmp(class_name, "onCleanup") == 0)
        m2c_ending_watch(o);
    return v;
}

void m2c_object_retain(m2c_object *o)
{
    o->refs++;
}

void m2c_object_task(void *object)
{
    m2c_value *out[1] = {NULL};
    const m2c_value *task = m2c_struct_get(((m2c_object *)object)->state, 0, "task");
    if (task && m2c_call_handle(task, 0, out, 0, NULL))
        m2c_warn("", "onCleanup: error caught while executing cleanup function:\n%s\n", m2c_error_message());
    m2c_clear(&out[0]);
}

void m2c_object_release(m2c_object *o)
{
    if (--o->refs > 0)
        return;
    if (o->classdef && m2c_object_lives_on(o))
        return;
    if (strcmp(o->class_name, "onCleanup") == 0) {
        m2c_ending_forget(o);
        m2c_without_error(m2c_object_task, o);
    }
    m2c_release(o->listeners);
    m2c_release(o->state);
    m2c_free(o);
}
