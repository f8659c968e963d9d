/* The checks that a program executes, counted (`--count-checks`). */
#ifndef M2C_COUNT_H
#define M2C_COUNT_H

#include <stddef.h>

#include "m2c/linkage.h"

M2C_BEGIN

typedef struct m2c_check_site {
    const char *kind; /* what is checked */
    const char *how;  /* by which means the check is removed, or "remaining" */
    const char *file;
    int line;
    int innermost; /* is it in a loop that contains no other? */
} m2c_check_site;

/* When the program ends, stderr gets a line for each of the n sites that was executed:
   checks, kind, how, place, 1 in innermost loops, count; separated by tabs. */
void m2c_count_checks(const m2c_check_site *sites, const unsigned long long *counts, size_t n);

M2C_END

#endif
