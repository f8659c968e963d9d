/* Builtins: validatestring, nargchk, narginchk, nargoutchk. */
#include "core_util.h"
#include "m2c/display.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>

/* "fn: 'x' (variable v, argument #2) " in front of what is wrong. */
static void describe(m2c_text *t, const char *given, int n, m2c_value *const *in)
{
    char *function = n > 0 && m2c_is_string(in[0]) ? m2c_cstring(in[0]) : m2c_strdup("validatestring");
    m2c_text_addf(t, "%s: '%s'", function, given);
    m2c_free(function);
    const char *before = " (";
    if (n > 1 && m2c_is_string(in[1])) {
        char *variable = m2c_cstring(in[1]);
        m2c_text_addf(t, " (variable %s", variable);
        m2c_free(variable);
        before = ", ";
    }
    if (n > 0 && m2c_is_numeric(in[n - 1])) {
        m2c_text_addf(t, "%sargument #%g", before, floor(m2c_get(in[n - 1], 0)));
        before = ", ";
    }
    m2c_text_addf(t, *before == ',' ? ") " : " ");
}

static bool starts_with(const char *text, const char *start)
{
    for (; *start; text++, start++)
        if (tolower((unsigned char)*text) != tolower((unsigned char)*start))
            return false;
    return true;
}

static int no_match(const char *given, const m2c_value *options, const bool *listed, const char *complaint,
                    int n, m2c_value *const *in)
{
    m2c_text t = {0};
    describe(&t, given, n, in);
    m2c_text_addf(&t, options->numel ? "%s\n" : "%s", complaint);
    const char *between = "";
    for (ptrdiff_t k = 0; k < options->numel; k++) {
        if (listed && !listed[k])
            continue;
        char *s = m2c_cstring(options->cell[k]);
        m2c_text_addf(&t, "%s'%s'", between, s);
        between = ", ";
        m2c_free(s);
    }
    int status = m2c_error("", "%s", t.s);
    m2c_text_free(&t);
    return status;
}

/* The shortest match, where all the others begin with it, too; -1 if they differ. */
static ptrdiff_t common_match(const m2c_value *options, const bool *matches)
{
    ptrdiff_t best = -1;
    for (ptrdiff_t k = 0; k < options->numel; k++)
        if (matches[k] && (best < 0 || options->cell[k]->numel < options->cell[best]->numel))
            best = k;
    if (best < 0)
        return -1;
    char *shortest = m2c_cstring(options->cell[best]);
    bool common = true;
    for (ptrdiff_t k = 0; k < options->numel; k++) {
        char *s = m2c_cstring(options->cell[k]);
        common = common && (!matches[k] || starts_with(s, shortest));
        m2c_free(s);
    }
    m2c_free(shortest);
    return common ? best : -1;
}

/* What says where the text is from: names of a function and a variable, and a position. */
static int check_origin(int n, m2c_value *const *in)
{
    static const char *const names[] = {"FUNCNAME", "VARNAME"};
    int texts = 0;
    for (int k = 0; k < n; k++)
        texts += in[k]->cls == M2C_CHAR;
    if (texts > 2)
        return m2c_error("", "validatestring: invalid number of character inputs (> 3)");
    for (int k = 0; k < n; k++)
        if (in[k]->cls == M2C_CHAR && in[k]->dims[0] > 1)
            return m2c_error("", "validatestring: %s must be a single character string",
                             names[k < 2 ? k : 1]);
        else if (m2c_is_numeric(in[k]) && in[k]->numel && m2c_get(in[k], 0) < 1)
            return m2c_error("", "validatestring: POSITION must be >= 1");
    return 0;
}

M2C_BUILTIN(validatestring)
{
    M2C_UNUSED;
    if (nargin < 2 || nargin > 5)
        return m2c_invalid_call("validatestring");
    if (!m2c_is_string(in[0]) || in[0]->dims[0] != 1)
        return m2c_error("", "validatestring: STR must be a single character string");
    if (!m2c_is_cellstr(in[1]))
        return m2c_error("", "validatestring: STRARRAY must be a cellstr");
    if (check_origin(nargin - 2, in + 2))
        return 1;
    const m2c_value *options = in[1];
    char *given = m2c_cstring(in[0]);
    bool *matches = m2c_calloc((size_t)options->numel, sizeof *matches);
    bool any = false;
    for (ptrdiff_t k = 0; k < options->numel; k++) {
        char *s = m2c_cstring(options->cell[k]);
        matches[k] = starts_with(s, given);
        any = any || matches[k];
        m2c_free(s);
    }
    ptrdiff_t best = common_match(options, matches);
    int status;
    if (best >= 0)
        status = m2c_give(out, m2c_retain(options->cell[best]));
    else
        status =
            no_match(given, options, any ? matches : NULL,
                     any ? "matches multiple possible values:" : "does not match any of", nargin - 2, in + 2);
    m2c_free(matches);
    m2c_free(given);
    return status;
}

/* --- counts of arguments: (least, most, count) --------------------------------------------------- */

/* Reads the counts; `form` says how the complaint is given. */
static int read_counts(const char *who, m2c_value *const *in, const m2c_value *form, double *c)
{
    for (int k = 0; k < 3; k++)
        c[k] = m2c_is_arith(in[k]) && in[k]->numel ? m2c_get(in[k], 0) : 0;
    if (c[0] > c[1])
        return m2c_error("", "%s: MINARGS must be <= MAXARGS", who);
    if (form && !m2c_is_option(form, "string") && !m2c_is_option(form, "struct")) {
        const char *marks = strcmp(who, "nargchk") == 0 ? "\"" : "";
        return m2c_error("", "%s: output type must be either %sstring%s or %sstruct%s", who, marks, marks,
                         marks, marks);
    }
    bool unasked = !form && strcmp(who, "nargoutchk") == 0;
    for (int k = 0; k < 3 && !unasked; k++)
        if (in[k]->numel != 1)
            return m2c_error("", "%s: MINARGS, MAXARGS, and NARGS must be scalars", who);
    return 0;
}

/* The compiler answers the calls that it can: there it is known whose arguments are counted. */
M2C_BUILTIN_AS(narginchk, m2c_wrong_call("narginchk", nargin))

/* What is wrong with a count, or NULL. */
static const char *count_complaint(const double *c)
{
    return c[2] < c[0] ? "not enough" : c[2] > c[1] ? "too many" : NULL;
}

/* The complaint of nargchk or nargoutchk as a text or a structure. */
static int give_complaint(m2c_value **out, const char *who, const char *what, m2c_value *const *in,
                          const m2c_value *form)
{
    double c[3];
    if (read_counts(who, in, form, c))
        return 1;
    const char *wrong = count_complaint(c);
    char text[64] = "", id[64] = "";
    if (wrong) {
        snprintf(text, sizeof text, "%s %sput arguments", wrong, what);
        snprintf(id, sizeof id, "Octave:%s:%s-%sputs", who, c[2] < c[0] ? "not-enough" : "too-many", what);
    }
    if (!form || m2c_is_option(form, "string"))
        return m2c_give(out, m2c_char(text));
    m2c_value *parts[4] = {m2c_char("message"), m2c_char(text), m2c_char("identifier"), m2c_char(id)};
    if (!wrong)
        for (int k = 1; k < 4; k += 2)
            m2c_set(&parts[k], m2c_cell(0, 1));
    int status = m2c_fn_struct(NULL, 1, out, 4, parts);
    for (int k = 0; k < 4; k++)
        m2c_release(parts[k]);
    return status;
}

M2C_BUILTIN(nargoutchk)
{
    M2C_UNUSED;
    if (nargout != 1 || nargin < 3 || nargin > 4)
        return m2c_wrong_call("nargoutchk", nargin);
    return give_complaint(out, "nargoutchk", "out", in, nargin > 3 ? in[3] : NULL);
}

M2C_BUILTIN(nargchk)
{
    M2C_UNUSED;
    if (nargin < 3 || nargin > 4)
        return m2c_wrong_call("nargchk", nargin);
    return give_complaint(out, "nargchk", "in", in, nargin > 3 ? in[3] : NULL);
}
