/* Builtins: error, lasterr, lasterror, rethrow, print_usage. */
#include "core_util.h"
#include "m2c/dialect.h"
#include "message.h"
#include "text_internal.h"

#include <ctype.h>

bool m2c_looks_like_id(const m2c_value *v)
{
    bool colon = false;
    if (!m2c_is_string(v) || v->numel == 0)
        return false;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        unsigned char c = v->u8[k];
        if (isspace(c) || c == '%')
            return false;
        colon = colon || (c == ':' && k > 0 && k < v->numel - 1);
    }
    return colon && v->u8[v->numel - 1] != ':';
}

bool m2c_is_no_message(int nargin, m2c_value *const *in)
{
    return in[0]->numel == 0 ? nargin == 1 : nargin == 1 && in[0]->cls != M2C_CHAR;
}

/* An identifier and nothing else lacks its message. Of several rows the first is the text. */
static void add_plain(m2c_text *text, const char *who, const m2c_value *v)
{
    bool one_row = v->cls != M2C_CHAR || v->dims[0] < 2;
    char *said = m2c_first_row(v);
    bool only_id = one_row && !(m2c_spoken && m2c_spoken->lone_id_is_message) && m2c_looks_like_id(v) &&
                   !memchr(v->data, '\n', (size_t)v->numel);
    if (only_id)
        m2c_text_addf(text, "call to %s with message identifier '%s' requires message", who, said);
    else
        m2c_text_addf(text, "%s", said);
    m2c_free(said);
}

int m2c_read_message(const char *who, int nargin, m2c_value *const *in, char **id, char **message)
{
    bool has_id = nargin > 1 && m2c_looks_like_id(in[0]);
    m2c_text text = {0};
    if (has_id) {
        in++;
        nargin--;
    }
    if (nargin == 1 && !has_id) /* text alone is no template */
        add_plain(&text, who, in[0]);
    else if (m2c_format(&text, "sprintf", in[0], nargin - 1, in + 1)) {
        m2c_text_free(&text);
        return 1;
    }
    *message = m2c_strdup(text.s ? text.s : "");
    *id = has_id ? m2c_cstring(in[-1]) : m2c_strdup("");
    m2c_text_free(&text);
    return 0;
}

M2C_BUILTIN(error)
{
    M2C_UNUSED;
    char *id, *message;
    if (nargin == 0)
        return m2c_invalid_call("error");
    if (nargin == 1 && in[0]->cls == M2C_OBJECT)
        return m2c_rethrow_struct(in[0]);
    if (nargin == 1 && in[0]->cls == M2C_STRUCT && in[0]->numel == 1)
        return m2c_error_of(in[0]);
    if (nargin == 1 && in[0]->cls == M2C_STRUCT && in[0]->numel == 0)
        return 0; /* what nargchk gives of good arguments */
    if (nargin == 1 && in[0]->cls == M2C_STRUCT)
        return m2c_error("", "invalid conversion of multi-dimensional struct to scalar struct");
    if (m2c_is_no_message(nargin, in))
        return 0;
    if (m2c_read_message("error", nargin, in, &id, &message))
        return 1;
    int status = *message || nargin == 1 ? m2c_raise(id, message, NULL) : 0;
    m2c_free(id);
    m2c_free(message);
    return status;
}

/* --- the last error ------------------------------------------------------------------------------ */

static const char *or_empty(const char *s)
{
    return s ? s : "";
}

M2C_BUILTIN(lasterr)
{
    M2C_UNUSED;
    if (nargin > 2)
        return m2c_invalid_call("lasterr");
    for (int k = 0; k < nargin; k++)
        if (!m2c_is_string(in[k]))
            return m2c_error("", "lasterr: all arguments must be strings");
    m2c_value *message = m2c_char(or_empty(m2c_last_error.message)),
              *id = m2c_char(or_empty(m2c_last_error.id));
    if (nargin > 0) {
        char *text = m2c_cstring(in[0]), *name = nargin > 1 ? m2c_cstring(in[1]) : m2c_strdup("");
        m2c_last_set(&m2c_last_error, text, name);
        m2c_free(text);
        m2c_free(name);
    }
    if (nargin == 0 || nargout > 0)
        m2c_set(&out[0], message);
    else
        m2c_release(message);
    if (nargout > 1)
        out[1] = id;
    else
        m2c_release(id);
    return 0;
}

/* What a struct says of an error is the last one. */
static void set_last(const m2c_value *s)
{
    const m2c_value *message = m2c_struct_get(s, 0, "message"), *id = m2c_struct_get(s, 0, "identifier");
    char *text = message && m2c_is_string(message) ? m2c_cstring(message) : m2c_strdup("");
    char *name = id && m2c_is_string(id) ? m2c_cstring(id) : m2c_strdup("");
    m2c_last_set(&m2c_last_error, text, name);
    m2c_free(text);
    m2c_free(name);
}

M2C_BUILTIN(lasterror)
{
    M2C_UNUSED;
    if (nargin > 1)
        return m2c_invalid_call("lasterror");
    bool resets = nargin > 0 && m2c_equals_text(in[0], "reset");
    if (nargin > 0 && in[0]->cls == M2C_CHAR && !resets)
        return m2c_error("", "lasterror: unrecognized string argument");
    if (nargin > 0 && !resets && in[0]->cls != M2C_STRUCT)
        return m2c_error("", "lasterror: argument must be a structure or a string");
    m2c_value *stack = m2c_last_stack();
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "message", m2c_char(or_empty(m2c_last_error.message)));
    m2c_struct_put(s, "identifier", m2c_char(or_empty(m2c_last_error.id)));
    m2c_struct_put(s, "stack", stack);
    if (resets) {
        m2c_last_set(&m2c_last_error, "", "");
        m2c_forget_last_stack();
    } else if (nargin > 0)
        set_last(in[0]);
    return m2c_give(out, s);
}

M2C_BUILTIN_AS(rethrow, nargin == 1 ? m2c_rethrow_struct(in[0]) : m2c_invalid_call("rethrow"))

/* A call that gives no value. */
M2C_BUILTIN_OF_ANY(__nothing__)
{
    M2C_UNUSED;
    return 0;
}

/* A call of the function that is named, which compiled programs don't have; unless the second argument is
 * true, only its value is missing. */
M2C_BUILTIN(__unavailable__)
{
    M2C_UNUSED;
    if (nargout == 0 && *(const double *)in[1]->data == 0)
        return 0;
    char *name = m2c_cstring(in[0]);
    m2c_not_available(name);
    m2c_free(name);
    return 1;
}

/* What functions that the compiler answers say of an argument that is no text, by its place; the last is said
 * of those behind, too. */
static const struct {
    const char *name;
    int most;
    const char *of[2];
} takers_of_text[] = {{"assignin", 3, {"CONTEXT must be a string", "VARNAME must be a string"}},
                      {"clear", -1, {"all arguments must be strings"}},
                      {"clearvars", -1, {"all arguments must be strings"}},
                      {"eval", 2, {"TRY must be a string", "CATCH must be a string"}},
                      {"evalc", 2, {"TRY must be a string", "CATCH must be a string"}},
                      {"evalin", 3, {"CONTEXT must be a string", "TRY must be a string"}},
                      {"isglobal", 1, {"NAME must be a string"}},
                      {"mfilename", 1, {"option argument must be a string"}},
                      {"source", 2, {"FILE must be a string", "CONTEXT must be a string"}},
                      {"who", -1, {"all arguments must be strings"}},
                      {"whos", -1, {"all arguments must be strings"}}};

/* The complaint about the first argument that should be a text; NULL if there is none. */
static const char *text_complaint(const char *name, int n, m2c_value *const *in)
{
    for (size_t k = 0; k < sizeof takers_of_text / sizeof *takers_of_text; k++)
        if (strcmp(name, takers_of_text[k].name) == 0 &&
            (takers_of_text[k].most < 0 || n <= takers_of_text[k].most))
            for (int a = 0; a < n; a++) {
                const char *said = takers_of_text[k].of[a && takers_of_text[k].of[1]];
                if (!m2c_is_string(in[a]) && (takers_of_text[k].most != 3 || a < 2))
                    return said;
            }
    return NULL;
}

/* print_usage in a function of the library that is written in MATLAB; with the arguments of a call, the error
 * that there is when the compiler has no answer. */
M2C_BUILTIN(__wrong_call__)
{
    M2C_UNUSED;
    char *name = m2c_cstring(in[0]);
    const char *about = text_complaint(name, nargin - 1, in + 1);
    int status =
        about ? m2c_error("", "%s: %s", name, about) : m2c_wrong_call(name, nargin > 1 ? nargin - 1 : 0);
    m2c_free(name);
    return status;
}

int m2c_usage_error(const char *name, const m2c_value *forms)
{
    m2c_text text = {0};
    m2c_text_addf(&text, "Invalid call to %s.  Correct usage is:\n\n", name);
    if (!m2c_format(&text, "error", forms, 0, NULL))
        m2c_error_text("Octave:invalid-fun-call", text.s);
    m2c_text_free(&text);
    return 1;
}

/* What the help text of a function says of its use, where there is one. */
static int error_usage(const char *name, const m2c_value *forms, bool known)
{
    if (forms && forms->numel)
        return m2c_usage_error(name, forms);
    m2c_error("", "print_usage: '%s' %s", name, known ? "is not documented" : "not found");
    m2c_error_quietly();
    return 1;
}

/* About the function named first. The others are names of functions, and what these say. */
static int named_usage(int n, m2c_value *const *in)
{
    if (!m2c_is_string(in[0]))
        return m2c_error("Octave:invalid-input-arg", "print_usage: input argument must be a string");
    char *name = m2c_cstring(in[0]);
    const m2c_value *forms = NULL;
    for (int k = 1; k + 1 < n && !forms; k += 2)
        if (m2c_equals_text(in[k], name))
            forms = in[k + 1];
    if (!forms && m2c_has_usage(name))
        m2c_wrong_call(name, 0);
    else
        error_usage(name, forms, forms || m2c_find_function(name));
    m2c_free(name);
    return 1;
}

/* The compiler passes the calling function's name, and what its help text says of its use. */
M2C_BUILTIN(print_usage)
{
    M2C_UNUSED;
    if (nargin < 2)
        return m2c_error("Octave:invalid-context", "print_usage: only valid inside functions");
    char *name = m2c_cstring(in[0]);
    if (nargin > 2)
        named_usage(nargin - 2, in + 2);
    else
        error_usage(name, in[1], false);
    m2c_free(name);
    return 1;
}
