/* Builtins: inline, which makes a function of a text, and what it tells: formula, argnames. */
#include "core_util.h"

#include "eval_tree.h"
#include "m2c/fn.h"

#include <math.h>

/* Adds the variables of a tree to a list between commas: names that are not called. */
static void add_variables(const m2c_node *node, m2c_text *names)
{
    bool call = node->kind == M2C_N_INDEX && node->kid[0]->kind == M2C_N_NAME;
    if (node->kind == M2C_N_NAME && strcmp(node->text, "i") != 0 && strcmp(node->text, "j") != 0 &&
        strcmp(node->text, "pi") != 0 && !strstr(names->s, node->text))
        m2c_text_addf(names, "%s%s", names->n ? ", " : "", node->text);
    for (int k = call; k < node->n; k++)
        add_variables(node->kid[k], names);
}

/* How many there are of P1, P2, …, or what they are called. */
static int check_parameters(int n, m2c_value *const *in)
{
    double x = n == 1 && in[0]->cls != M2C_CHAR && m2c_is_arith(in[0]) ? m2c_number(in[0]) : 0;
    if (n == 1 && in[0]->cls != M2C_CHAR) {
        if (in[0]->numel != 1 || !m2c_is_arith(in[0]) || x != floor(x))
            return m2c_error("", "inline: N must be an integer");
        return x > 0 ? 0 : m2c_error("", "inline: N must be a positive integer");
    }
    for (int k = 0; k < n; k++)
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "inline: additional arguments must be strings");
    return 0;
}

/* A function of a text: its variables in order, or those that are given. */
M2C_BUILTIN(inline)
{
    M2C_UNUSED;
    if (nargin < 1 || in[0]->cls != M2C_CHAR)
        return nargin < 1 ? m2c_invalid_call("inline") : m2c_error("", "inline: EXPR must be a string");
    if (check_parameters(nargin - 1, in + 1))
        return 1;
    char *s = m2c_cstring(in[0]);
    m2c_parser p;
    m2c_text names = {0}, whole = {0};
    m2c_text_add(&names, "", 0);
    p = (m2c_parser){.start = s, .begun = s, .at = s, .end = s + strlen(s)};
    m2c_node *node = m2c_parse_expression(&p);
    for (int k = 1; k < nargin; k++)
        m2c_text_addf(&names, "%s%.*s", k > 1 ? ", " : "", (int)in[k]->numel, (const char *)in[k]->u8);
    if (node && nargin == 1)
        add_variables(node, &names);
    m2c_text_addf(&whole, "@(%s) %s", names.n ? names.s : "x", s);
    int bad = m2c_run_expression(out, whole.s, whole.n);
    if (!bad)
        out[0]->closure->formula = m2c_lasting_text(s);
    m2c_parser_free(&p);
    m2c_text_free(&names);
    m2c_text_free(&whole);
    m2c_free(s);
    return bad;
}

/* The inline function that a compiled anonymous function is; what it was made of. */
M2C_BUILTIN(__inline__)
{
    M2C_UNUSED;
    const m2c_closure *c = in[0]->closure;
    char *s = m2c_cstring(in[1]);
    m2c_value *y = m2c_handle(c->fn, NULL, c->text, c->captured_count, c->captured);
    y->closure->formula = m2c_lasting_text(s);
    m2c_free(s);
    m2c_set(out, y);
    return 0;
}

static int check_inline(const char *who, int nargin, m2c_value *const *in)
{
    if (nargin == 1 && strcmp(m2c_class_name(in[0]), "inline") == 0)
        return 0;
    return m2c_error("Octave:undefined-function", "'%s' undefined", who);
}

M2C_BUILTIN(formula)
{
    M2C_UNUSED;
    if (check_inline("formula", nargin, in))
        return 1;
    m2c_set(out, m2c_char(in[0]->closure->formula));
    return 0;
}

/* The names between the parentheses of "@(x, y) …", in a column. */
M2C_BUILTIN(argnames)
{
    M2C_UNUSED;
    if (check_inline("argnames", nargin, in))
        return 1;
    const char *at = in[0]->closure->text + 2, *end = strchr(at, ')');
    m2c_value *names = m2c_cell(0, 1);
    while (at < end) {
        size_t n = strcspn(at, ",)");
        m2c_value *one = m2c_text_value(at, n), *place = m2c_double((double)names->numel + 1);
        m2c_value *idx[2] = {place, m2c_double(1)};
        m2c_cellasgn(&names, one, 2, idx, NULL);
        m2c_release(one);
        m2c_release(place);
        m2c_release(idx[1]);
        at += n + 1;
        at += strspn(at, " ");
    }
    m2c_set(out, names);
    return 0;
}
