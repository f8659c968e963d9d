/* Which names are functions of Octave, for exist and for notes about variables that hide them. */
#ifndef M2C_FUNCTION_NAMES_H
#define M2C_FUNCTION_NAMES_H

#include <stdbool.h>

/* Functions that mat2c has, too: those that Octave keeps in files, and those built into it. */
bool m2c_is_library_file(const char *name);
bool m2c_is_built_in(const char *name);

/* Does Octave add a note where a subscript on a variable of this name is out of bound? */
bool m2c_shadows_function(const char *name);

#endif
