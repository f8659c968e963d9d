/* What MATLAB's functions along a dimension take beyond Octave's: words, and several dimensions. */
#ifndef M2C_WORDED_H
#define M2C_WORDED_H

#include "fn_internal.h"

enum {
    M2C_WORDED_ALL = 1, /* "all" and lists of dimensions, where Octave has another meaning or none for them */
    M2C_WORDED_LISTS = 2,  /* a list of dimensions, which Octave refuses; in MATLAB's dialect all take one */
    M2C_WORDED_NAN = 4,    /* "omitnan" and "includenan" */
    M2C_WORDED_RUNS = 8,   /* has a result for each element: "reverse" */
    M2C_WORDED_PICKS = 16, /* gives elements, leaves NaN out unless told otherwise, and tells places */
    M2C_WORDED_KEEPS = 32  /* its result has the class of its argument, of no elements, too */
};

/* A function that does what Octave has of it. */
typedef struct m2c_worded {
    const char *name;
    m2c_function *plain;
    int dim_at; /* where the dimension is among the arguments */
    unsigned takes;
    double neutral; /* what NaN may be replaced by to be left out; NaN where it has to be taken out */
} m2c_worded;

/* Do the arguments behind the first have what only MATLAB gives a meaning to? */
bool m2c_asks_more(const m2c_worded *f, int nargin, m2c_value *const *in);
/* Does that, by calls of f->plain. */
int m2c_do_more(const m2c_worded *f, int nargout, m2c_value **out, int nargin, m2c_value *const *in);

#endif
