/* Builtins: nargin and nargout of handles, builtin, onCleanup, max_recursion_depth. */
#include "arity.h"
#include "core_util.h"

/* Parameters in the text of an anonymous function, "@(a, b, varargin) ..."; negative where the last is
 * varargin. */
static double count_parameters(const char *text)
{
    const char *end = strchr(text, ')');
    int n = 0;
    bool inside = false;
    for (const char *p = text + 2; p < end; p++) {
        bool separator = *p == ',' || *p == ' ';
        n += !separator && !inside;
        inside = !separator;
    }
    bool rest = end - text >= 10 && strncmp(end - 8, "varargin", 8) == 0;
    return rest ? -n : n;
}

static int known_count(m2c_value **out, const char *name, const char *who, const char *what)
{
    const m2c_named_function *own = m2c_find_own(name);
    if (own)
        return m2c_give(out, m2c_double(who[4] == 'i' ? own->inputs : own->outputs));
    const m2c_arity *a = m2c_arity_of(name);
    if (a)
        return m2c_give(out, m2c_double(who[4] == 'i' ? a->inputs : a->outputs));
    return m2c_error("", "%s: number of %s arguments unavailable for built-in function objects", who, what);
}

static int argument_count(const char *who, const char *what, m2c_value **out, int nargin,
                          m2c_value *const *in)
{
    if (nargin != 1)
        return m2c_invalid_call(who);
    if (m2c_is_string(in[0])) {
        char *name = m2c_cstring(in[0]);
        int status = m2c_find_function(name) ? known_count(out, name, who, what)
                                             : m2c_error("", "%s: invalid function name: %s", who, name);
        m2c_free(name);
        return status;
    }
    if (in[0]->cls != M2C_FUNCTION)
        return m2c_error("", "%s: FCN must be a string or function handle", who);
    if (!in[0]->closure->text)
        return known_count(out, in[0]->closure->name, who, what);
    return m2c_give(out, m2c_double(who[4] == 'i' ? count_parameters(in[0]->closure->text) : -1));
}

M2C_BUILTIN_AS(nargin, argument_count("nargin", "input", out, nargin, in))
M2C_BUILTIN_AS(nargout, argument_count("nargout", "output", out, nargin, in))

M2C_BUILTIN_OF_ANY(builtin)
{
    (void)self;
    if (nargin < 1)
        return m2c_invalid_call("builtin");
    if (!m2c_is_string(in[0]))
        return m2c_error("", "builtin: function name (F) must be a string");
    char *name = m2c_cstring(in[0]);
    m2c_function *fn = m2c_find_builtin(name);
    int status = fn ? fn(NULL, nargout, out, nargin - 1, in + 1)
                    : m2c_error("", "builtin: lookup for symbol '%s' failed", name);
    m2c_free(name);
    return status;
}

M2C_BUILTIN(max_recursion_depth)
{
    (void)self;
    int before = m2c_deepest + M2C_FRAMES_BEFORE;
    if (nargin > 2)
        return m2c_invalid_call("max_recursion_depth");
    if (nargin == 2 && !m2c_equals_text(in[1], "local"))
        return m2c_error("", "second argument must be \"local\"");
    if (nargin > 0) {
        double most;
        if (m2c_to_double(in[0], "max_recursion_depth", &most))
            return 1;
        if (most < 0)
            return m2c_error("", "max_recursion_depth: arg must be greater than 0");
        int depth = m2c_depth();
        m2c_deepest = (int)most - M2C_FRAMES_BEFORE;
        m2c_calls_left = m2c_deepest - depth;
    }
    return nargin > 0 && nargout == 0 ? 0 : m2c_give(out, m2c_double(before));
}
