/* Elementwise functions of one argument: what describes one, and running it. */
#ifndef M2C_FN_MAP_H
#define M2C_FN_MAP_H

#include "fn_internal.h"

typedef struct m2c_mapper {
    const char *name;
    double (*real)(double);
    float (*real32)(float);                 /* NULL: computed in double */
    double complex (*cplx)(double complex); /* NULL: an error for complex numbers */
    double low, high; /* reals outside give complex results; 1, 0: none; 1, -1: those between */
} m2c_mapper;
int m2c_map_elements(m2c_value **out, const m2c_mapper *m, int nargin, m2c_value *const *in);
int m2c_map_value(m2c_value **out, const m2c_mapper *m, const m2c_value *v);

/* Defines the mapper and the builtin. */
#define M2C_MAPPER(name, ...)                                                                                \
    static const m2c_mapper name##_mapper = {#name, __VA_ARGS__};                                            \
    M2C_BUILTIN_AS(name, m2c_map_elements(out, &name##_mapper, nargin, in))

#endif
