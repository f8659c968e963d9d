/* Builtins: warning, lastwarn. */
#include "core_util.h"

#include <ctype.h>

#include "message.h"
#include "state.h"
#include "warning.h"

#include "m2c/access.h"

static m2c_value *state_struct(const char *id, const char *state)
{
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "identifier", m2c_char(id));
    m2c_struct_put(s, "state", m2c_char(state));
    return s;
}

/* All states as a struct row, "all" first. */
static m2c_value *all_states(void)
{
    m2c_value *first = state_struct("all", m2c_warning_state("all"));
    m2c_value *s = m2c_struct_array(first->fields, 2, (ptrdiff_t[]){1, m2c_warning_state_count() + 1});
    m2c_copy(&s->cell[0], first->cell[0]);
    m2c_copy(&s->cell[1], first->cell[1]);
    m2c_release(first);
    for (int k = 0; k < m2c_warning_state_count(); k++) {
        const char *id, *state = m2c_warning_state_at(k, &id);
        m2c_set(&s->cell[2 * (k + 1)], m2c_char(id));
        m2c_set(&s->cell[2 * (k + 1) + 1], m2c_char(state));
    }
    return s;
}

/* The states of the names in a struct, before they are set to what it says. */
static m2c_value *states_of(const m2c_value *s)
{
    const m2c_value *id = s->numel == 1 ? m2c_struct_get(s, 0, "identifier") : NULL;
    if (!id)
        return all_states();
    char *name = m2c_cstring(id);
    m2c_value *was = state_struct(name, m2c_warning_state(name));
    m2c_free(name);
    return was;
}

static void restore_states(const m2c_value *s)
{
    for (ptrdiff_t k = 0; k < s->numel; k++) {
        const m2c_value *id = m2c_struct_get(s, k, "identifier"), *state = m2c_struct_get(s, k, "state");
        if (!id || !state)
            continue;
        char *name = m2c_cstring(id), *value = m2c_cstring(state);
        m2c_warning_restore(name, value);
        m2c_free(name);
        m2c_free(value);
    }
}

/* The text in lower case, on the heap. */
static char *lower_text(const m2c_value *v)
{
    char *text = m2c_cstring(v);
    for (char *p = text; *p; p++)
        *p = (char)tolower((unsigned char)*p);
    return text;
}

static bool is_state(const m2c_value *v)
{
    char *text = lower_text(v);
    bool is = strcmp(text, "on") == 0 || strcmp(text, "off") == 0 || strcmp(text, "error") == 0 ||
              strcmp(text, "query") == 0;
    m2c_free(text);
    return is;
}

static void add_states(m2c_text *t)
{
    const char *all = m2c_warning_state("all");
    m2c_text_addf(t, "By default, warnings are %s.\n", strcmp(all, "off") == 0 ? "disabled" : "enabled");
    if (m2c_warning_state_count() == 0)
        return;
    m2c_text_addf(t, "Non-default warning states are:\n\n  State  Warning ID\n");
    for (int k = 0; k < m2c_warning_state_count(); k++) {
        const char *id, *state = m2c_warning_state_at(k, &id);
        m2c_text_addf(t, "%7s  %s\n", state, id);
    }
    m2c_text_addf(t, "\n");
}

/* What the states are, or were before a change. */
static int tell(const char *id, int nargout, m2c_value **out)
{
    bool all = strcmp(id, "all") == 0;
    if (nargout > 0)
        return m2c_give(out, all ? all_states() : state_struct(id, m2c_warning_state(id)));
    m2c_text t = {0};
    if (all)
        add_states(&t);
    else
        m2c_text_addf(&t, "\"%s\" warning state is \"%s\"\n", id, m2c_warning_state(id));
    m2c_put(t.s, t.n);
    m2c_text_free(&t);
    return 0;
}

static int change_state(int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    char *state = lower_text(in[0]);
    char *id = m2c_strdup("all");
    if (nargin > 1 && !m2c_is_option(in[1], "ALL")) {
        m2c_free(id);
        id = m2c_cstring(in[1]);
    }
    bool query = strcmp(state, "query") == 0;
    int status = 0;
    if (query || nargout > 0)
        status = tell(id, nargout, out);
    if (strcmp(state, "error") == 0 && strcmp(id, "all") == 0)
        status = m2c_error("", "warning: cannot specify \"all\" warning ID with state \"error\"");
    else if (!query)
        m2c_warning_set(id, state);
    m2c_free(state);
    m2c_free(id);
    return status;
}

M2C_BUILTIN(warning)
{
    (void)self;
    char *id, *message;
    if (nargin == 0)
        return tell("all", nargout, out);
    if (in[0]->cls == M2C_STRUCT) {
        if (m2c_find_field(in[0], "identifier") < 0 || m2c_find_field(in[0], "state") < 0)
            return m2c_error("", "warning: STATE structure must have fields 'identifier' and 'state'");
        if (nargout > 0)
            m2c_give(out, states_of(in[0]));
        if (nargin > 1) /* at the end of a function that had its own: these, and no others */
            m2c_warning_set("all", m2c_warning_state("all"));
        restore_states(in[0]);
        return 0;
    }
    if (in[0]->cls == M2C_CHAR && is_state(in[0]))
        return change_state(nargout, out, nargin, in);
    if (nargout > 0)
        m2c_give(out, m2c_char(m2c_last_warning.message ? m2c_last_warning.message : ""));
    if (m2c_is_no_message(nargin, in))
        return 0;
    if (m2c_read_message("warning", nargin, in, &id, &message))
        return 1;
    int status = m2c_warn_text(id, message);
    m2c_free(id);
    m2c_free(message);
    return status;
}

M2C_BUILTIN(lastwarn)
{
    (void)self;
    const char *message = m2c_last_warning.message, *id = m2c_last_warning.id;
    if (nargin > 2)
        return m2c_invalid_call("lastwarn");
    for (int k = 0; k < nargin; k++)
        if (!m2c_is_string(in[k]))
            return m2c_error("", "lastwarn: all arguments must be strings");
    if (nargin == 0 || nargout > 0)
        m2c_give(out, m2c_char(message ? message : ""));
    if (nargout > 1)
        out[1] = m2c_char(id ? id : "");
    if (nargin > 0) {
        char *text = m2c_cstring(in[0]), *name = nargin > 1 ? m2c_cstring(in[1]) : m2c_strdup("");
        m2c_last_set(&m2c_last_warning, text, name);
        m2c_free(text);
        m2c_free(name);
    }
    return 0;
}

/* --- functions that are warned of --- */

static M2C_STATE m2c_list called; /* the names of those that were */

static void forget_called(void)
{
    m2c_list_clear(&called);
}

/* The name of a function and what is said when it is called first. */
M2C_BUILTIN(__legacy__)
{
    M2C_UNUSED;
    for (int k = 0; k < called.n; k++)
        if (m2c_isequal(called.v[k], in[0]))
            return 0;
    if (called.n == 0)
        m2c_at_end(forget_called);
    m2c_list_add(&called, in[0]);
    char *text = m2c_cstring(in[1]);
    int status = m2c_warn_text("Octave:legacy-function", text);
    m2c_free(text);
    return status;
}
