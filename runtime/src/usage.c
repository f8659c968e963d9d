/* The error of a call with wrong arguments: "Invalid call to NAME", with the forms that it can be called in.
 */
#include "fn_internal.h"

#include "m2c/dialect.h"

#include <limits.h>
#include <stdlib.h>

typedef struct usage {
    const char *name;
    int most;
    const char *forms;
} usage;

static const usage usages[] = {
#include "usage.inc"
};

static int by_name(const void *name, const void *row)
{
    return strcmp(name, ((const usage *)row)->name);
}

static const usage *find(const char *name)
{
    return bsearch(name, usages, sizeof usages / sizeof *usages, sizeof *usages, by_name);
}

bool m2c_has_usage(const char *name)
{
    return find(name) != NULL;
}

/* The most inputs that the forms of a function have; INT_MAX where they have no end. */
static int most_of(const char *forms)
{
    int most = 0, own = 0;
    for (const char *c = forms; *c; c++) {
        own = *c == '(' ? c[1] != ')' : *c == ',' && own ? own + 1 : *c == '\n' || *c == '=' ? 0 : own;
        most = own > most ? own : most;
    }
    return strstr(forms, "...") ? INT_MAX : most;
}

int m2c_wrong_call(const char *name, int nargin)
{
    const usage *u = find(name);
    if (m2c_spoken && u && u->forms && nargin > most_of(u->forms))
        return m2c_error("", "builtin called with too many inputs");
    if (u && u->most >= 0 && nargin > u->most)
        return m2c_error("Octave:invalid-fun-call", "%s: function called with too many inputs", name);
    if (!u || !u->forms)
        return m2c_error("Octave:invalid-fun-call", "Invalid call to %s", name);
    return m2c_error("Octave:invalid-fun-call", "Invalid call to %s.  Correct usage is:\n\n -- %s", name,
                     u->forms);
}
