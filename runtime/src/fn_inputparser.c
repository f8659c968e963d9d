/* Builtin: inputParser, the object and the methods that describe arguments. The parsing is in
 * fn_inputparse.c.
 *
 * The object's state holds its properties and, under a name that no program can write, the arguments: a cell
 * of structs with name, kind, default and check, in the order in which they were added. */
#include "core_util.h"
#include "inputparser.h"
#include "method.h"
#include "string_array.h"

static const m2c_method methods[] = {{"addOptional", m2c_fn_addOptional, false},
                                     {"addParamValue", m2c_fn_addParamValue, false},
                                     {"addParameter", m2c_fn_addParameter, false},
                                     {"addRequired", m2c_fn_addRequired, false},
                                     {"addSwitch", m2c_fn_addSwitch, false},
                                     {"parse", m2c_fn_parse, false},
                                     {NULL, NULL, false}};

M2C_BUILTIN(inputParser)
{
    M2C_UNUSED;
    m2c_value *s = m2c_struct(); /* in the order of names, as it is displayed */
    m2c_struct_put(s, "CaseSensitive", m2c_bool(false));
    m2c_struct_put(s, "FunctionName", m2c_char(""));
    m2c_struct_put(s, "KeepUnmatched", m2c_bool(false));
    m2c_struct_put(s, "Parameters", m2c_cell(0, 0));
    m2c_struct_put(s, "PartialMatching", m2c_bool(false));
    m2c_struct_put(s, "Results", m2c_struct());
    m2c_struct_put(s, "StructExpand", m2c_bool(true));
    m2c_struct_put(s, "Unmatched", m2c_struct());
    m2c_struct_put(s, "UsingDefaults", m2c_cell(0, 0));
    m2c_struct_put(s, M2C_PARSER_SPECS, m2c_cell(1, 0));
    if (nargin == 2) {
        m2c_struct_put(s, M2C_PARSER_OWNER, m2c_retain(in[0]));
        m2c_struct_put(s, M2C_PARSER_USAGE, m2c_retain(in[1]));
    }
    m2c_value *made = m2c_new_object("inputParser", s);
    made->object->methods = methods;
    return m2c_give(out, made);
}

static int append(m2c_value **list, m2c_value *v)
{
    m2c_value *at = m2c_double((double)((*list)->numel + 1));
    int status = m2c_cellasgn(list, v, 1, &at, NULL);
    m2c_release(at);
    m2c_release(v);
    return status;
}

static int append_property(const m2c_value *parser, const char *name, m2c_value *v)
{
    m2c_value *list = m2c_retain(m2c_struct_get(parser->object->state, 0, name));
    int status = append(&list, v) || m2c_set_property(parser, name, list);
    m2c_release(list);
    return status;
}

bool m2c_parser_has_kind(const m2c_value *parser, const char *kinds)
{
    const m2c_value *specs = m2c_struct_get(parser->object->state, 0, M2C_PARSER_SPECS);
    for (ptrdiff_t k = 0; k < specs->numel; k++)
        if (strchr(kinds, m2c_struct_get(specs->cell[k], 0, "kind")->u8[0]))
            return true;
    return false;
}

static int check_parser(int nargin, m2c_value *const *in, const char *who, int least, int most)
{
    if (nargin < 1 || in[0]->cls != M2C_OBJECT || strcmp(in[0]->object->class_name, "inputParser") != 0)
        return m2c_error("Octave:undefined-function", "'%s' undefined", who);
    if (nargin < least)
        return m2c_error("", "print_usage: '%s' not found", who); /* it is a method */
    if (nargin > most)
        return m2c_error("Octave:invalid-fun-call", "%s: function called with too many inputs", who);
    if (!m2c_is_string(in[1]) && !m2c_is_string_scalar(in[1]))
        return m2c_invalid_call(who);
    return 0;
}

static int add_spec(const m2c_value *parser, char kind, const m2c_value *name, const m2c_value *initial,
                    const m2c_value *check)
{
    name = m2c_text_in(name);
    const char kind_text[2] = {kind, 0};
    if (m2c_parser_find(parser, name, NULL))
        return m2c_error("", "inputParser.add%s: argname '%.*s' has already been specified",
                         kind == 'r'   ? "Required"
                         : kind == 'o' ? "Optional"
                         : kind == 's' ? "Switch"
                                       : "Parameter",
                         (int)name->numel, (const char *)name->u8);
    m2c_value *spec = m2c_struct();
    m2c_struct_put(spec, "name", m2c_retain(name));
    m2c_struct_put(spec, "kind", m2c_char(kind_text));
    m2c_struct_put(spec, "default", m2c_retain(initial ? initial : &m2c_shared_empty));
    m2c_struct_put(spec, "check", m2c_retain(check ? check : &m2c_shared_empty));
    return append_property(parser, M2C_PARSER_SPECS, spec) ||
           append_property(parser, "Parameters", m2c_retain(name));
}

M2C_BUILTIN(addRequired)
{
    M2C_UNUSED;
    if (check_parser(nargin, in, "addRequired", 2, 3))
        return 1;
    if (m2c_parser_has_kind(in[0], "ops"))
        return m2c_error("",
                         "inputParser.addRequired: can't have a Required argument after Optional, Parameter, "
                         "or Switch");
    return add_spec(in[0], 'r', in[1], NULL, nargin > 2 ? in[2] : NULL);
}

M2C_BUILTIN(addOptional)
{
    M2C_UNUSED;
    if (check_parser(nargin, in, "addOptional", 3, 4))
        return 1;
    if (m2c_parser_has_kind(in[0], "ps"))
        return m2c_error("", "inputParser.Optional: can't have Optional arguments after Parameter or Switch");
    return add_spec(in[0], 'o', in[1], in[2], nargin > 3 ? in[3] : NULL);
}

M2C_BUILTIN(addParameter)
{
    M2C_UNUSED;
    if (check_parser(nargin, in, "addParameter", 3, 6))
        return 1;
    return add_spec(in[0], 'p', in[1], in[2], nargin > 3 && in[3]->cls == M2C_FUNCTION ? in[3] : NULL);
}

M2C_BUILTIN(addParamValue)
{
    M2C_UNUSED;
    if (check_parser(nargin, in, "addParamValue", 3, 4))
        return 1;
    return add_spec(in[0], 'p', in[1], in[2], nargin > 3 ? in[3] : NULL);
}

M2C_BUILTIN(addSwitch)
{
    M2C_UNUSED;
    if (check_parser(nargin, in, "addSwitch", 2, 2))
        return 1;
    m2c_value *off = m2c_bool(false);
    int status = add_spec(in[0], 's', in[1], off, NULL);
    m2c_release(off);
    return status;
}
