/* Memory: the one door to the heap. Running out is fatal, with Octave's message and exit code 1. */
#ifndef M2C_MEMORY_H
#define M2C_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

void *m2c_alloc(size_t bytes);    /* never NULL, also for 0 bytes */
bool m2c_can_alloc(size_t bytes); /* whether so much could be had now */
void *m2c_calloc(size_t count, size_t size);
void *m2c_realloc(void *p, size_t bytes);
void m2c_free(void *p);
char *m2c_strdup(const char *s);
size_t m2c_live_blocks(void); /* blocks not freed yet; 0 at a clean exit */
_Noreturn void m2c_out_of_memory(void);

#endif
