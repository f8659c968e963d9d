/* How many arguments and results the functions have that are files of Octave (arity.h). */
#include "arity.h"

#include "m2c/error.h"

#include <stdlib.h>
#include <string.h>

static const m2c_arity arities[] = {
#include "arity.inc"
};

static const m2c_arity wider[] = {
#include "arity_more.inc"
};

static int by_name(const void *name, const void *row)
{
    return strcmp(name, ((const m2c_arity *)row)->name);
}

const m2c_arity *m2c_arity_of(const char *name)
{
    return bsearch(name, arities, sizeof arities / sizeof *arities, sizeof *arities, by_name);
}

int m2c_check_counts(const char *name, int nargin, int nargout)
{
    const m2c_arity *a = NULL;
    if (nargin > 0 || nargout > 1)
        a = bsearch(name, wider, sizeof wider / sizeof *wider, sizeof *wider, by_name);
    if (!a && (nargin > 0 || nargout > 1))
        a = m2c_arity_of(name);
    if (a && a->inputs >= 0 && nargin > a->inputs)
        return m2c_error("Octave:invalid-fun-call", "%s: function called with too many inputs", name);
    if (!a || a->outputs < 0 || nargout <= 1 || nargout <= a->outputs)
        return 0;
    return m2c_error("Octave:invalid-fun-call", "%s: function called with too many outputs", name);
}
