/* cellfun with the names of old: "isempty", "length", "size", "isclass", … */
#ifndef M2C_SRC_CELL_FACTS_H
#define M2C_SRC_CELL_FACTS_H

#include "m2c/value.h"

/* The array of what in[0] says of each cell of in[1]; NULL without an error where in[0] is not one of the
 * names. They don't look at options. */
int m2c_cell_facts(m2c_value **out, int nargin, m2c_value *const *in);

#endif
