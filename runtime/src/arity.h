/* How many arguments and results the functions have that are files of Octave. */
#ifndef M2C_ARITY_H
#define M2C_ARITY_H

typedef struct m2c_arity {
    const char *name;
    int inputs, outputs; /* negative with a rest */
} m2c_arity;

const m2c_arity *m2c_arity_of(const char *name); /* NULL where it isn't known */
/* The error of a call of a builtin with more arguments, or for more results, than it has. */
int m2c_check_counts(const char *name, int nargin, int nargout);

#endif
