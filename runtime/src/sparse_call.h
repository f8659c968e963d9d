/* Calls of builtins that are given sparse matrices. */
#ifndef M2C_SPARSE_CALL_H
#define M2C_SPARSE_CALL_H

#include "internal.h"

/* Calls a builtin of which an argument is compressed: its form for compressed matrices where it has one, else
 * `whole` with all elements. Results are sparse where Octave's are. */
int m2c_call_compressed(m2c_function *fn, m2c_function *whole, const m2c_value *self, int nargout,
                        m2c_value **out, int nargin, m2c_value *const *in);

/* Is a function one of a table's? */
static inline bool m2c_is_among(m2c_function *fn, m2c_function *const *table, size_t n)
{
    for (size_t k = 0; k < n; k++)
        if (table[k] == fn)
            return true;
    return false;
}
#define M2C_IS_AMONG(fn, table) m2c_is_among(fn, table, sizeof(table) / sizeof *(table))

/* Does it work on each element of its one argument? */
bool m2c_is_of_each(m2c_function *fn);

#endif
