/* Functions in C that a program calls by coder.ceval (mat2c/codegen/calls/foreign_calls.py): what goes there
 * and comes back, where values are boxed. Included by programs that have such calls. */
#ifndef M2C_FOREIGN_H
#define M2C_FOREIGN_H

#include "m2c/value.h"

/* The elements of an array, which the function may change where the value is unique. Not of cells and the
 * like. */
int m2c_foreign_data(const m2c_value *v, void **data);
/* A real number, that goes by value. */
int m2c_foreign_number(const m2c_value *v, double *x);
/* A result, as a number of the class of `like`. */
m2c_value *m2c_foreign_result(const m2c_value *like, double x);

#endif
