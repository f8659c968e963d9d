/* Counted checks (count.h). */
#include "m2c/count.h"

#include <stdio.h>
#include <stdlib.h>

static const m2c_check_site *known;
static const unsigned long long *counted;
static size_t number;

static void report(void)
{
    fflush(stdout);
    for (size_t k = 0; k < number; k++)
        if (counted[k])
            fprintf(stderr, "checks\t%s\t%s\t%s:%d\t%d\t%llu\n", known[k].kind, known[k].how, known[k].file,
                    known[k].line, known[k].innermost, counted[k]);
}

void m2c_count_checks(const m2c_check_site *sites, const unsigned long long *counts, size_t n)
{
    known = sites;
    counted = counts;
    number = n;
    atexit(report);
}
