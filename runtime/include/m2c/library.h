/* Between the two entries of a library: values of any class, and C arrays of known type. */
#ifndef M2C_LIBRARY_H
#define M2C_LIBRARY_H

#include "m2c/value.h"

/* Has v this class, complexity (flags) and extents? An extent of -1 stands for any. */
bool m2c_has_type(const m2c_value *v, m2c_class cls, unsigned flags, int ndims, const ptrdiff_t *dims);
/* A value that takes over a block of m2c_alloc (or NULL, for no elements). */
m2c_value *m2c_adopt(m2c_class cls, unsigned flags, void *block, size_t capacity, int ndims,
                     const ptrdiff_t *dims);

#endif
