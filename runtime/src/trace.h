/* The places that an error has passed on its way out, innermost first. */
#ifndef M2C_TRACE_H
#define M2C_TRACE_H

#include "m2c/error.h"

#include <stdio.h>

typedef struct m2c_trace {
    m2c_value *before; /* the stack of an error that is raised again, or NULL */
    m2c_value *(*joined_value)(const struct m2c_trace *t); /* of both, where there is one before */
    m2c_place *place;
    int count, room;
    bool whole;   /* `before` has all calls there are */
    bool joined;  /* the way has come to where `before` ended, and goes on from there */
    bool skipped; /* the last place was in a function of the library, which is not told */
} m2c_trace;

void m2c_trace_clear(m2c_trace *t);
void m2c_trace_start(m2c_trace *t);
void m2c_trace_resume(m2c_trace *t, const m2c_value *before);
void m2c_trace_add(m2c_trace *t, const m2c_place *place);
m2c_value *m2c_trace_value(const m2c_trace *t);                /* struct array: file, name, line, column */
m2c_value *m2c_trace_join(m2c_value *inner, m2c_value *outer); /* two such stacks, which it takes */
m2c_value *m2c_trace_rows(ptrdiff_t count);                    /* such a stack, all of it [] */
/* "error: called from" and the calls; nothing where there are none. */
void m2c_trace_print(const m2c_trace *t, FILE *file);

#endif
