/* Which names are functions of Octave, for exist and for notes about variables that hide them. */
#ifndef M2C_FUNCTION_NAMES_H
#define M2C_FUNCTION_NAMES_H

#include <stdbool.h>

/* What exist says of a function that mat2c has: 2 where Octave keeps it in a file, 3 in one of machine code,
 * 5 where it is built in; else 0. */
int m2c_function_kind(const char *name);

/* Does Octave add a note where a subscript on a variable of this name is out of bound? */
bool m2c_shadows_function(const char *name);

#endif
