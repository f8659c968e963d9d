/* The entries of a library: how a call begins and ends, and, between the boxed and the typed entry, values of
 * any class and C arrays of known type. */
#ifndef M2C_LIBRARY_H
#define M2C_LIBRARY_H

#include "m2c/value.h"

#include <setjmp.h>

M2C_BEGIN

/* What the functions of a file keep from call to call: `each` visits the variables that are values, `forget`
 * makes those of C types as they were before the first call, and frees their blocks where they are in order.
 */
typedef void m2c_visitor(m2c_value **slot);
typedef struct m2c_library {
    void (*each)(m2c_visitor *visit); /* NULL where there is none */
    void (*forget)(bool in_order);    /* the same */
    void (*speak)(void);              /* chooses its dialect; NULL: Octave's */
    bool known;
    struct m2c_library *next;
} m2c_library;

/* A call from outside. Where it can't go on, it comes back to `place`. */
typedef struct m2c_entry {
    jmp_buf place;
    struct m2c_entry *outer;
    const struct m2c_dialect *spoken; /* by whoever calls */
    int depth;
} m2c_entry;
void m2c_begin(m2c_entry *entry, m2c_library *library);
int m2c_end(m2c_entry *entry, int status);
int m2c_broken(m2c_entry *entry);
/* The same for outputs that are values: those of a call that failed are released. */
int m2c_end_values(m2c_entry *entry, int status, int nargout, m2c_value **out);
int m2c_broken_values(m2c_entry *entry, int nargout, m2c_value **out);

/* Has v this class, complexity (flags) and extents? An extent of -1 stands for any. */
bool m2c_has_type(const m2c_value *v, m2c_class cls, unsigned flags, int ndims, const ptrdiff_t *dims);
/* A value that takes over a block of m2c_alloc (or NULL, for no elements). */
m2c_value *m2c_adopt(m2c_class cls, unsigned flags, void *block, size_t capacity, int ndims,
                     const ptrdiff_t *dims);
/* The elements of an input, or where an output overlaps them, a copy. *copy is to be freed. */
const void *m2c_apart(void **copy, const void *data, size_t bytes, const void *output, size_t room);

M2C_END

#endif
