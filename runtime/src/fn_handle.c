/* Builtins: feval, func2str, str2func, is_function_handle, functions. */
#include "core_util.h"

M2C_BUILTIN_OF_ANY(feval)
{
    (void)self;
    return nargin < 1 ? m2c_invalid_call("feval") : m2c_feval(in[0], nargout, out, nargin - 1, in + 1);
}

static const char *handle_text(const m2c_value *h)
{
    return h->closure->name ? h->closure->name : h->closure->text;
}

M2C_BUILTIN(func2str)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("func2str");
    if (in[0]->cls != M2C_FUNCTION || in[0]->closure->formula)
        return m2c_error("", "func2str: FCN_HANDLE argument must be a function handle object");
    return m2c_give_text(out, handle_text(in[0]));
}

/* The function that an operator stands for, or the name itself. */
static const char *operator_function(const char *name)
{
    static const char *const table[][2] = {
        {"+", "plus"},     {"-", "minus"},     {"*", "mtimes"},    {".*", "times"},     {"/", "mrdivide"},
        {"./", "rdivide"}, {"\\", "mldivide"}, {".\\", "ldivide"}, {"^", "mpower"},     {"**", "mpower"},
        {".^", "power"},   {".**", "power"},   {"<", "lt"},        {"<=", "le"},        {"==", "eq"},
        {">=", "ge"},      {">", "gt"},        {"!=", "ne"},       {"~=", "ne"},        {"&", "and"},
        {"|", "or"},       {"!", "not"},       {"~", "not"},       {"'", "ctranspose"}, {".'", "transpose"},
        {":", "colon"},    {".+", "plus"},
    };
    for (size_t k = 0; k < sizeof table / sizeof *table; k++)
        if (strcmp(name, table[k][0]) == 0)
            return table[k][1];
    return name;
}

M2C_BUILTIN(str2func)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("str2func");
    if (!m2c_is_string(in[0]))
        return m2c_error("", "str2func: FCN_NAME must be a string");
    if (in[0]->numel == 0)
        return m2c_error("", "str2func: invalid function name");
    char *text = m2c_cstring(in[0]);
    const char *name = operator_function(text + (text[0] == '@'));
    int status;
    if (text[0] == '@' && text[strspn(text, "@ ")] == '(')
        status = m2c_run_expression(out, text, strlen(text));
    else
        status = m2c_give(out, m2c_handle(m2c_find_function(name), m2c_lasting_text(name), NULL, 0, NULL));
    m2c_free(text);
    return status;
}

M2C_BUILTIN_OF_ANY_AS(is_function_handle,
                      nargin == 1 ? m2c_give_bool(out, in[0]->cls == M2C_FUNCTION && !in[0]->closure->formula)
                                  : m2c_invalid_call("is_function_handle"))

/* The captured values by name. */
static m2c_value *workspace(const m2c_closure *f)
{
    m2c_value *c = m2c_cell(1, 1), *s = m2c_struct();
    char *names = m2c_strdup(f->captured_names ? f->captured_names : "");
    int k = 0;
    char *rest = names;
    for (char *name; k < f->captured_count && (name = m2c_next_part(&rest, ",")); k++)
        if (f->captured[k])
            m2c_struct_put(s, name, m2c_retain(f->captured[k]));
    m2c_free(names);
    m2c_set(&c->cell[0], s);
    return c;
}

M2C_BUILTIN_OF_ANY(functions)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("functions");
    if (in[0]->cls != M2C_FUNCTION)
        return m2c_error("", "functions: FCN_HANDLE argument must be a function handle object");
    bool simple = in[0]->closure->name != NULL;
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "function", m2c_char(handle_text(in[0])));
    m2c_struct_put(s, "type", m2c_char(simple ? "simple" : "anonymous"));
    m2c_struct_put(s, "file", m2c_char(""));
    if (!simple) {
        m2c_struct_put(s, "workspace", workspace(in[0]->closure));
        m2c_struct_put(s, "within_file_path", m2c_char(""));
    }
    return m2c_give(out, s);
}
