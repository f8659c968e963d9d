/* Objects of classes that the runtime defines: a class name and a struct of properties, shared by copies. */
#include "internal.h"

m2c_value *m2c_new_object(const char *class_name, m2c_value *state)
{
    m2c_value *v = m2c_new_header(M2C_OBJECT, 0);
    m2c_object *o = m2c_alloc(sizeof *o);
    *o = (m2c_object){.refs = 1, .class_name = class_name, .state = state};
    v->object = o;
    return v;
}

void m2c_object_retain(m2c_object *o)
{
    o->refs++;
}

void m2c_object_release(m2c_object *o)
{
    if (--o->refs > 0)
        return;
    if (o->end && o->end(o))
        return;
    m2c_release(o->listeners);
    m2c_release(o->added);
    m2c_release(o->state);
    m2c_free(o);
}
