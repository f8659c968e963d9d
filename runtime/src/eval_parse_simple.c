/* Assignments, expressions and commands among the statements of texts that are run (eval_tree.h). */
#include "eval_tree.h"

#include <ctype.h>

/* [a, ~, b] of `[a, ~, b] = …`: NULL, with the text where it was, if there is none. */
static m2c_node *several_targets(m2c_parser *p)
{
    const char *start = p->at;
    m2c_node *node = m2c_node_new(p, M2C_N_ASSIGN_LIST);
    p->at++;
    p->inside = true;
    for (m2c_parse_blanks(p); p->at < p->end && *p->at != ']'; m2c_parse_blanks(p)) {
        bool ignored = (*p->at == '~' || *p->at == '!') && p->at + 1 < p->end && strchr(",] ", p->at[1]);
        m2c_node *target = NULL;
        if (ignored) {
            target = m2c_node_new(p, M2C_N_IGNORED);
            p->at++;
        } else if (m2c_parse_word(p))
            target = m2c_parse_indexed(p);
        if (!target)
            break;
        m2c_node_add(node, target);
        m2c_parse_blanks(p);
        p->at += m2c_parse_sees(p, ",");
    }
    bool closes = m2c_parse_sees(p, "]");
    p->at += closes;
    p->inside = false;
    m2c_parse_blanks(p);
    if (closes && node->n && !p->failed && m2c_parse_sees(p, "=") && !m2c_parse_sees(p, "=="))
        return node;
    p->at = start;
    p->failed = false;
    return NULL;
}

typedef struct update {
    const char *text;
    m2c_binary_function *f;
} update;

/* = or op= behind a target, taken; *f is the operator. */
static bool take_assignment(m2c_parser *p, m2c_binary_function **f)
{
    static const update table[] = {
        {"+=", m2c_plus}, {"-=", m2c_minus}, {"*=", m2c_mtimes}, {"/=", m2c_mrdivide}, {"^=", m2c_mpower},
        {"|=", m2c_or},   {"&=", m2c_and},   {".*=", m2c_times}, {"./=", m2c_rdivide}, {".^=", m2c_power}};
    m2c_parse_blanks(p);
    *f = NULL;
    if (m2c_parse_sees(p, "=") && !m2c_parse_sees(p, "==")) {
        p->at++;
        return true;
    }
    for (size_t k = 0; k < sizeof table / sizeof *table; k++)
        if (m2c_parse_sees(p, table[k].text)) {
            p->at += strlen(table[k].text);
            *f = table[k].f;
            return true;
        }
    return false;
}

static bool is_target(const m2c_node *node)
{
    return node->kind == M2C_N_NAME || node->kind == M2C_N_INDEX || node->kind == M2C_N_BRACE ||
           node->kind == M2C_N_FIELD;
}

/* The right side of an assignment, which may be one as well. */
static m2c_node *right_side(m2c_parser *p, m2c_node *node)
{
    m2c_node *right = m2c_parse_expression(p);
    m2c_binary_function *f;
    if (right && is_target(right) && take_assignment(p, &f)) {
        m2c_node *inner = m2c_node_new(p, M2C_N_ASSIGN);
        inner->binary = f;
        m2c_node_add(inner, right);
        right = right_side(p, inner);
    }
    return right ? m2c_parse_part(p, node, right) : NULL;
}

static m2c_node *assignment(m2c_parser *p, m2c_node *node)
{
    return right_side(p, node) ? m2c_parse_ended(p, node) : NULL;
}

/* ++x or x-- as a statement; `target`: what stands in front of the sign. */
static m2c_node *step(m2c_parser *p, m2c_node *target)
{
    m2c_node *node = m2c_node_new(p, M2C_N_STEP);
    node->binary = *p->at == '+' ? m2c_plus : m2c_minus;
    node->symbol = target ? "x++" : "++x";
    p->at += 2;
    return m2c_parse_part(p, node, target ? target : m2c_parse_indexed(p)) ? m2c_parse_ended(p, node) : NULL;
}

m2c_node *m2c_parse_simple(m2c_parser *p)
{
    m2c_node *node = m2c_parse_sees(p, "[") ? several_targets(p) : NULL;
    if (node) {
        p->at++;
        return assignment(p, node);
    }
    if (m2c_parse_sees(p, "++") || m2c_parse_sees(p, "--"))
        return step(p, NULL);
    m2c_node *first = m2c_parse_expression(p);
    if (!first)
        return NULL;
    m2c_binary_function *f;
    bool target = is_target(first);
    if (target && take_assignment(p, &f)) {
        node = m2c_node_new(p, M2C_N_ASSIGN);
        node->binary = f;
        m2c_node_add(node, first);
        return assignment(p, node);
    }
    if (target && (m2c_parse_sees(p, "++") || m2c_parse_sees(p, "--")))
        return step(p, first);
    m2c_parse_blanks(p);
    if (!target && m2c_parse_sees(p, "=")) {
        bool constant = first->kind == M2C_N_VALUE || first->kind == M2C_N_CELL;
        p->reason = constant ? "invalid constant left hand side of assignment"
                             : "invalid left hand side of assignment";
    }
    node = m2c_node_new(p, M2C_N_EXPRESSION);
    m2c_node_add(node, first);
    return m2c_parse_ended(p, node);
}

/* Do options or paths follow a name that is used as a command, `save -append f x`? */
static bool has_options(const m2c_parser *p, const char *at)
{
    static const char *const names[] = {"save", "load", "clear", "clearvars", "warning", "cd", "disp", NULL};
    if (at + 1 >= p->end || !strchr("-/.~", at[0]) || strchr(" =;,\n", at[1]))
        return false;
    for (const char *const *name = names; *name; name++)
        if (m2c_parse_is(p, *name))
            return true;
    return false;
}

/* Is the name here used as a command, `format long`? Its words are from *words on. */
static bool is_command(const m2c_parser *p, const char **words)
{
    static const char *const names[] = {"format", "hold", "close", "clc", "more", "figure", NULL};
    size_t n = m2c_parse_word(p);
    const char *at = p->at + n;
    while (at < p->end && *at == ' ')
        at++;
    *words = at;
    if (n == 0 || m2c_is_keyword(p->at, n))
        return false;
    if (at > p->at + n && at < p->end && (isalpha((unsigned char)*at) || *at == '_' || has_options(p, at)))
        return true;
    for (const char *const *name = names; *name; name++)
        if (m2c_parse_is(p, *name))
            return at >= p->end || strchr(";,\n", *at);
    return false;
}

m2c_node *m2c_parse_command(m2c_parser *p)
{
    const char *at;
    if (!is_command(p, &at))
        return NULL;
    m2c_node *node = m2c_node_new(p, M2C_N_COMMAND);
    m2c_node_text(node, p->at, m2c_parse_word(p));
    for (p->at = at; p->at < p->end && !strchr(";,\n", *p->at);) {
        size_t length = strcspn(p->at, " ;,\n");
        m2c_node *word = m2c_node_new(p, M2C_N_VALUE);
        word->value = m2c_chars(p->at, (ptrdiff_t)length, false);
        m2c_node_add(node, word);
        for (p->at += length; p->at < p->end && *p->at == ' ';)
            p->at++;
    }
    return m2c_parse_ended(p, node);
}
