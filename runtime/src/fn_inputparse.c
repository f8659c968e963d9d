/* inputParser.parse: arguments against their descriptions. */
#include "core_util.h"
#include "inputparser.h"
#include "m2c/dialect.h"
#include "message.h"
#include "method.h"
#include "string_array.h"

#include <ctype.h>
#include <stdio.h>

/* One run of parse: what is left of the arguments, and what was found. */
typedef struct parsing {
    const m2c_value *parser;
    m2c_list args;
    int at;
    m2c_value *results, *unmatched;
    m2c_list defaults; /* names */
    char *prefix;      /* "fn: " or "" */
} parsing;

m2c_value *m2c_parser_find(const m2c_value *parser, const m2c_value *name, const char *kinds)
{
    const m2c_value *state = parser->object->state;
    const m2c_value *specs = m2c_struct_get(state, 0, M2C_PARSER_SPECS);
    bool exact = m2c_option_true(m2c_struct_get(state, 0, "CaseSensitive"));
    m2c_value *found = NULL;
    char *text = m2c_cstring(name);
    for (ptrdiff_t k = 0; k < specs->numel && !found; k++) {
        const m2c_value *other = m2c_struct_get(specs->cell[k], 0, "name");
        bool wanted = !kinds || strchr(kinds, m2c_struct_get(specs->cell[k], 0, "kind")->u8[0]);
        if (wanted && (exact ? m2c_equals_text(other, text) : m2c_is_option(other, text)))
            found = specs->cell[k];
    }
    m2c_free(text);
    return found;
}

static char *upper_name(const m2c_value *name)
{
    char *s = m2c_cstring(name);
    for (char *p = s; *p; p++)
        *p = (char)toupper((unsigned char)*p);
    return s;
}

/* Is an answer no: all of it 0? */
static bool is_refusal(const m2c_value *answer)
{
    bool no = m2c_is_arith(answer) && answer->numel > 0;
    for (ptrdiff_t k = 0; k < answer->numel && no; k++)
        no = m2c_get(answer, k) == 0;
    return no;
}

/* Does the value pass the check? An error inside is a no; its message is kept in *why. Where the check gives
 * no value, `silent` is the answer. */
static bool passes(const m2c_value *check, m2c_value *v, bool silent, m2c_value **why)
{
    m2c_value *answer = NULL;
    if (check->cls != M2C_FUNCTION)
        return true;
    if (m2c_call_handle(check, 0, &answer, 1, &v)) {
        m2c_value *error = m2c_catch();
        m2c_getfield(why, error, "message");
        m2c_release(error);
        return false;
    }
    bool good = answer ? !is_refusal(answer) : silent;
    m2c_release(answer);
    return good;
}

/* Takes `why`, the message of an error in the check, or NULL. */
static int error_failed(const parsing *p, const m2c_value *spec, m2c_value *why)
{
    const m2c_closure *c = m2c_struct_get(spec, 0, "check")->closure;
    bool optional = m2c_struct_get(spec, 0, "kind")->u8[0] == 'o';
    char *name = upper_name(m2c_struct_get(spec, 0, "name"));
    if (optional)
        m2c_error("", "%sfailed validation of %s\nValidation function: %s%s", p->prefix, name,
                  c->name ? "@" : "", c->name ? c->name : c->text);
    else if (why && why->numel)
        m2c_error("", "%sfailed validation of %s. %.*s", p->prefix, name, (int)why->numel,
                  (const char *)why->u8);
    else
        m2c_error("", "%sfailed validation of %s. Checked with \"%s\"", p->prefix, name,
                  c->name ? c->name : c->text);
    m2c_free(name);
    m2c_release(why);
    return 1;
}

static void put_result(parsing *p, const m2c_value *spec, m2c_value *v)
{
    char *name = m2c_cstring(m2c_struct_get(spec, 0, "name"));
    m2c_struct_put(p->results, name, m2c_retain(v));
    m2c_free(name);
}

static int checked_result(parsing *p, const m2c_value *spec, m2c_value *v)
{
    m2c_value *why = NULL;
    if (!passes(m2c_struct_get(spec, 0, "check"), v, true, &why))
        return error_failed(p, spec, why);
    put_result(p, spec, v);
    return 0;
}

static void use_default(parsing *p, const m2c_value *spec)
{
    put_result(p, spec, m2c_struct_get(spec, 0, "default"));
    m2c_list_add(&p->defaults, m2c_struct_get(spec, 0, "name"));
}

/* What print_usage says about the function that the parser is named after. */
static int error_usage(const parsing *p)
{
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)strlen(p->prefix) - 2, p->prefix);
    const m2c_value *state = p->parser->object->state;
    if (m2c_find_function(name) && m2c_fields_find(state->fields, M2C_PARSER_OWNER) >= 0 &&
        m2c_equals_text(m2c_struct_get(state, 0, M2C_PARSER_OWNER), name))
        return m2c_usage_error(name, m2c_struct_get(state, 0, M2C_PARSER_USAGE));
    if (m2c_has_usage(name))
        return m2c_wrong_call(name, 0);
    if (m2c_find_function(name))
        return m2c_error("", "print_usage: '%s' is not documented", name);
    return m2c_error("", "print_usage: '%s' not found", name);
}

static int parse_required(parsing *p, const m2c_value *spec)
{
    if (p->at < p->args.n)
        return checked_result(p, spec, p->args.v[p->at++]);
    if (*p->prefix && !m2c_spoken)
        return error_usage(p);
    return m2c_error("", "inputParser.parse: not enough input arguments");
}

/* Text that names a parameter, or fails the check, is no optional argument. */
static int parse_optional(parsing *p, const m2c_value *spec)
{
    m2c_value *v = p->at < p->args.n ? p->args.v[p->at] : NULL;
    const m2c_value *text = v ? m2c_text_in(v) : NULL;
    bool name = text && m2c_is_string(text) &&
                ((m2c_parser_find(p->parser, text, "p") && p->at + 1 < p->args.n) ||
                 m2c_parser_find(p->parser, text, "s"));
    bool taken = v && !name && !(v->cls == M2C_STRUCT && m2c_parser_has_kind(p->parser, "ps"));
    m2c_value *why = NULL;
    if (taken && !passes(m2c_struct_get(spec, 0, "check"), v, false, &why)) {
        if (text->cls != M2C_CHAR)
            return error_failed(p, spec, why);
        m2c_release(why);
        taken = false;
    }
    if (taken)
        put_result(p, spec, p->args.v[p->at++]);
    else
        use_default(p, spec);
    return 0;
}

/* A struct stands for its fields as names and values. */
static void expand_struct(parsing *p)
{
    m2c_value *s = p->args.v[p->at++];
    m2c_list rest = {0};
    for (int f = 0; f < s->fields->count; f++) {
        m2c_list_push(&rest, m2c_char(s->fields->name[f]));
        m2c_list_add(&rest, s->cell[f]);
    }
    for (int k = p->at; k < p->args.n; k++)
        m2c_list_add(&rest, p->args.v[k]);
    m2c_list_clear(&p->args);
    p->args = rest;
    p->at = 0;
}

static int parse_unknown(parsing *p, const m2c_value *name)
{
    const m2c_value *state = p->parser->object->state;
    if (p->at < p->args.n && m2c_option_true(m2c_struct_get(state, 0, "KeepUnmatched"))) {
        char *field = m2c_cstring(name);
        m2c_struct_put(p->unmatched, field, m2c_retain(p->args.v[p->at++]));
        m2c_free(field);
        return 0;
    }
    char *text = upper_name(name);
    int status = m2c_error("", "%sargument '%s' is not a valid parameter", p->prefix, text);
    m2c_free(text);
    return status;
}

static int parse_named(parsing *p)
{
    const m2c_value *name = m2c_text_in(p->args.v[p->at]);
    const m2c_value *state = p->parser->object->state;
    if (name->cls == M2C_STRUCT && name->numel == 1 &&
        m2c_option_true(m2c_struct_get(state, 0, "StructExpand"))) {
        expand_struct(p);
        return 0;
    }
    if (!m2c_is_string(name))
        return m2c_error("", "%snon-string for Parameter name or Switch", p->prefix);
    p->at++;
    const m2c_value *spec = m2c_parser_find(p->parser, name, "p");
    if (spec && p->at >= p->args.n)
        return m2c_error("Octave:index-out-of-bounds", "varargin(%d): out of bound %d (dimensions are 1x%d)",
                         p->at + 1, p->args.n, p->args.n);
    if (spec)
        return checked_result(p, spec, p->args.v[p->at++]);
    spec = m2c_parser_find(p->parser, name, "s");
    if (!spec)
        return parse_unknown(p, name);
    m2c_value *on = m2c_bool(true);
    put_result(p, spec, on);
    m2c_release(on);
    return 0;
}

/* The first by name of the arguments of a kind that have no value yet, or NULL. */
static const m2c_value *first_missing(const parsing *p, char kind)
{
    const m2c_value *specs = m2c_struct_get(p->parser->object->state, 0, M2C_PARSER_SPECS);
    const m2c_value *found = NULL;
    char *least = NULL;
    for (ptrdiff_t k = 0; k < specs->numel; k++) {
        char *name = m2c_cstring(m2c_struct_get(specs->cell[k], 0, "name"));
        bool missing = m2c_struct_get(specs->cell[k], 0, "kind")->u8[0] == (unsigned char)kind &&
                       m2c_fields_find(p->results->fields, name) < 0;
        if (missing && (!least || strcmp(name, least) < 0)) {
            m2c_free(least);
            least = name;
            found = specs->cell[k];
        } else {
            m2c_free(name);
        }
    }
    m2c_free(least);
    return found;
}

static void use_defaults(parsing *p, char kind)
{
    for (const m2c_value *spec; (spec = first_missing(p, kind)) != NULL;)
        use_default(p, spec);
}

static int run_parsing(parsing *p)
{
    const m2c_value *specs = m2c_struct_get(p->parser->object->state, 0, M2C_PARSER_SPECS);
    int status = 0;
    for (ptrdiff_t k = 0; k < specs->numel && status == 0; k++) {
        char kind = (char)m2c_struct_get(specs->cell[k], 0, "kind")->u8[0];
        if (kind == 'r')
            status = parse_required(p, specs->cell[k]);
        else if (kind == 'o')
            status = parse_optional(p, specs->cell[k]);
    }
    while (status == 0 && p->at < p->args.n)
        status = parse_named(p);
    if (status)
        return status;
    use_defaults(p, 'p');
    use_defaults(p, 's');
    return 0;
}

static void publish(const parsing *p)
{
    m2c_value *names = m2c_cell(p->defaults.n ? 1 : 0, p->defaults.n);
    for (int k = 0; k < p->defaults.n; k++)
        m2c_copy(&names->cell[k], p->defaults.v[k]);
    m2c_set_property(p->parser, "Results", p->results);
    m2c_set_property(p->parser, "Unmatched", p->unmatched);
    m2c_set_property(p->parser, "UsingDefaults", names);
    m2c_release(names);
}

M2C_BUILTIN(parse)
{
    M2C_UNUSED;
    if (nargin < 1 || in[0]->cls != M2C_OBJECT)
        return m2c_error("Octave:undefined-function", "'parse' undefined");
    parsing p = {.parser = in[0], .results = m2c_struct(), .unmatched = m2c_struct()};
    char *function = m2c_cstring(m2c_struct_get(in[0]->object->state, 0, "FunctionName"));
    p.prefix = m2c_alloc(strlen(function) + 3);
    strcpy(p.prefix, function);
    if (*function)
        strcat(p.prefix, ": ");
    m2c_free(function);
    for (int k = 1; k < nargin; k++)
        m2c_list_add(&p.args, in[k]);
    int status = run_parsing(&p);
    if (status == 0)
        publish(&p);
    m2c_list_clear(&p.args);
    m2c_list_clear(&p.defaults);
    m2c_release(p.results);
    m2c_release(p.unmatched);
    m2c_free(p.prefix);
    return status;
}
