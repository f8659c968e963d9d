/* Memory: the one door to the heap.
 *
 * Where there is none left, a small block comes from a reserve, and the call under way fails at its next
 * step, with Octave's message. Where that can't be, the call of a library is broken off (library.h), and a
 * program ends with exit code 1. */
#ifndef M2C_MEMORY_H
#define M2C_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

#include "m2c/linkage.h"

M2C_API_BEGIN

M2C_FRESH void *m2c_alloc(size_t bytes); /* never NULL, also for 0 bytes */
bool m2c_can_alloc(size_t bytes);        /* whether so much could be had now */
M2C_FRESH void *m2c_calloc(size_t count, size_t size);
void *m2c_realloc(void *p, size_t bytes);
void m2c_free(void *p);
char *m2c_strdup(const char *s);
size_t m2c_live_blocks(void); /* blocks not freed yet; 0 at a clean exit */
M2C_NORETURN void m2c_out_of_memory(void);
/* Is an allocation met that failed, and nothing said about it yet? */
extern M2C_THREAD_LOCAL bool m2c_starved;
int m2c_error_starved(void); /* says it: the pending error */

M2C_API_END

#endif
