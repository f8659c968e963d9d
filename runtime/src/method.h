/* Properties and methods of maps and objects. */
#ifndef M2C_METHOD_H
#define M2C_METHOD_H

#include "internal.h"

/* base.name without arguments: a property, what a method without arguments gives, or a method as a handle. */
int m2c_property(m2c_value **out, const m2c_value *base, const char *name);
int m2c_set_property(const m2c_value *base, const char *name, const m2c_value *value);
/* The same for a program, which may not set all of them. */
int m2c_assign_property(const m2c_value *base, const char *name, const m2c_value *value);
/* The method of the object's class, taking the object as first argument, or NULL. */
m2c_function *m2c_find_method(const m2c_value *base, const char *name);

#endif
