/* A program around a library, which takes what the library prints. */
#ifndef M2C_HOST_H
#define M2C_HOST_H

#include <stddef.h>

#include "m2c/linkage.h"

M2C_BEGIN

/* Takes n bytes of text. */
typedef void m2c_writer(const char *text, size_t n);
/* What is printed, warnings too, goes to a writer; NULL: to stdout and stderr. */
void m2c_write_to(m2c_writer *writer);

M2C_END

#endif
