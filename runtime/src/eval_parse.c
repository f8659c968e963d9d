/* Statements of texts that are run (eval_tree.h). */
#include "eval_tree.h"

#include <ctype.h>

static m2c_node *block(m2c_parser *p, const char *const *stops);

static void skip_separators(m2c_parser *p)
{
    for (m2c_parse_blanks(p); p->at < p->end && strchr(";,\n", *p->at); m2c_parse_blanks(p))
        p->at++;
}

/* Behind a statement: takes the separator and notes whether results are printed. What ends a block needs no
 * separator before it. */
static m2c_node *ended(m2c_parser *p, m2c_node *node)
{
    m2c_parse_blanks(p);
    if (!node)
        return NULL;
    node->printed = p->at >= p->end || *p->at != ';';
    size_t word = m2c_parse_word(p);
    if (p->blocks && word && m2c_is_keyword(p->at, word))
        return node;
    if (p->at < p->end && !strchr(";,\n", *p->at))
        return m2c_parse_fail(p);
    p->at += p->at < p->end;
    return node;
}

static bool take_word(m2c_parser *p, const char *word)
{
    m2c_parse_blanks(p);
    bool here = m2c_parse_is(p, word);
    p->at += here ? strlen(word) : 0;
    return here;
}

static m2c_node *closed(m2c_parser *p, m2c_node *node, const char *word)
{
    if (p->failed || !(take_word(p, "end") || take_word(p, word)))
        return m2c_parse_fail(p);
    return node;
}

static m2c_node *part(m2c_parser *p, m2c_node *node, m2c_node *kid)
{
    if (!kid)
        return m2c_parse_fail(p);
    m2c_node_add(node, kid);
    return node;
}

static m2c_node *if_(m2c_parser *p)
{
    static const char *const stops[] = {"elseif", "else", "end", "endif", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_IF);
    do {
        if (!part(p, node, m2c_parse_expression(p)) || !part(p, node, block(p, stops)))
            return NULL;
    } while (take_word(p, "elseif"));
    if (take_word(p, "else") && !part(p, node, block(p, stops)))
        return NULL;
    return closed(p, node, "endif");
}

static m2c_node *switch_(m2c_parser *p)
{
    static const char *const stops[] = {"case", "otherwise", "end", "endswitch", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_SWITCH);
    if (!part(p, node, m2c_parse_expression(p)))
        return NULL;
    skip_separators(p);
    while (take_word(p, "case"))
        if (!part(p, node, m2c_parse_expression(p)) || !part(p, node, block(p, stops)))
            return NULL;
    if (take_word(p, "otherwise") && !part(p, node, block(p, stops)))
        return NULL;
    return closed(p, node, "endswitch");
}

static m2c_node *while_(m2c_parser *p)
{
    static const char *const stops[] = {"end", "endwhile", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_WHILE);
    bool good = part(p, node, m2c_parse_expression(p)) && part(p, node, block(p, stops));
    return good ? closed(p, node, "endwhile") : NULL;
}

static m2c_node *do_(m2c_parser *p)
{
    static const char *const stops[] = {"until", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_DO);
    if (!part(p, node, block(p, stops)) || !take_word(p, "until"))
        return m2c_parse_fail(p);
    return part(p, node, m2c_parse_expression(p));
}

static m2c_node *for_(m2c_parser *p)
{
    static const char *const stops[] = {"end", "endfor", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_FOR);
    m2c_parse_blanks(p);
    bool paren = m2c_parse_sees(p, "(");
    p->at += paren;
    m2c_parse_blanks(p);
    if (!part(p, node, m2c_parse_indexed(p)))
        return NULL;
    m2c_parse_blanks(p);
    if (!m2c_parse_sees(p, "="))
        return m2c_parse_fail(p);
    p->at++;
    if (!part(p, node, m2c_parse_expression(p)))
        return NULL;
    m2c_parse_blanks(p);
    p->at += paren && m2c_parse_sees(p, ")");
    return part(p, node, block(p, stops)) ? closed(p, node, "endfor") : NULL;
}

static m2c_node *try_(m2c_parser *p)
{
    static const char *const stops[] = {"catch", "end", "end_try_catch", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_TRY);
    if (!part(p, node, block(p, stops)))
        return NULL;
    if (take_word(p, "catch")) {
        while (p->at < p->end && *p->at == ' ')
            p->at++;
        size_t n = m2c_parse_word(p);
        if (n && !m2c_is_keyword(p->at, n) && (p->at + n >= p->end || strchr("\n;,", p->at[n]))) {
            m2c_node_text(node, p->at, n);
            p->at += n;
        }
        if (!part(p, node, block(p, stops)))
            return NULL;
    }
    return closed(p, node, "end_try_catch");
}

static m2c_node *unwind(m2c_parser *p)
{
    static const char *const stops[] = {"unwind_protect_cleanup", "end_unwind_protect", "end", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_UNWIND);
    if (!part(p, node, block(p, stops)) || !take_word(p, "unwind_protect_cleanup") ||
        !part(p, node, block(p, stops)))
        return m2c_parse_fail(p);
    return closed(p, node, "end_unwind_protect");
}

/* --- assignments and expressions ----------------------------------------------------------------- */

/* [a, ~, b] of `[a, ~, b] = …`: NULL, with the text where it was, if there is none. */
static m2c_node *several_targets(m2c_parser *p)
{
    const char *start = p->at;
    m2c_node *node = m2c_node_new(p, M2C_N_ASSIGN);
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
    return right ? part(p, node, right) : NULL;
}

static m2c_node *assignment(m2c_parser *p, m2c_node *node)
{
    return right_side(p, node) ? ended(p, node) : NULL;
}

/* ++x or x-- as a statement; `target`: what stands in front of the sign. */
static m2c_node *step(m2c_parser *p, m2c_node *target)
{
    m2c_node *node = m2c_node_new(p, M2C_N_STEP);
    node->binary = *p->at == '+' ? m2c_plus : m2c_minus;
    node->symbol = target ? "x++" : "++x";
    p->at += 2;
    return part(p, node, target ? target : m2c_parse_indexed(p)) ? ended(p, node) : NULL;
}

static m2c_node *simple(m2c_parser *p)
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
    return ended(p, node);
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

static m2c_node *command(m2c_parser *p)
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
    return ended(p, node);
}

/* global a b = 3 c */
static m2c_node *declaration(m2c_parser *p, m2c_node *node)
{
    size_t n;
    for (m2c_parse_blanks(p); (n = m2c_parse_word(p)) && !m2c_is_keyword(p->at, n); m2c_parse_blanks(p)) {
        m2c_node *name = m2c_node_new(p, M2C_N_NAME), *kid = name;
        m2c_node_text(name, p->at, n);
        p->at += n;
        m2c_parse_blanks(p);
        if (m2c_parse_sees(p, "=")) {
            p->at++;
            kid = m2c_node_new(p, M2C_N_ASSIGN);
            m2c_node_add(kid, name);
            if (!part(p, kid, m2c_parse_expression(p)))
                return NULL;
        }
        m2c_node_add(node, kid);
    }
    return node->n ? node : m2c_parse_fail(p);
}

static m2c_node *global(m2c_parser *p)
{
    return declaration(p, m2c_node_new(p, M2C_N_GLOBAL));
}

static m2c_node *persistent(m2c_parser *p)
{
    return declaration(p, m2c_node_new(p, M2C_N_PERSISTENT));
}

typedef struct form {
    const char *word;
    m2c_node *(*parse)(m2c_parser *p);
    m2c_node_kind kind;
} form;

static m2c_node *statement(m2c_parser *p)
{
    static const form forms[] = {
        {"if", if_, M2C_N_IF},
        {"switch", switch_, M2C_N_SWITCH},
        {"while", while_, M2C_N_WHILE},
        {"do", do_, M2C_N_DO},
        {"for", for_, M2C_N_FOR},
        {"try", try_, M2C_N_TRY},
        {"break", NULL, M2C_N_BREAK},
        {"unwind_protect", unwind, M2C_N_UNWIND},
        {"return", NULL, M2C_N_RETURN},
        {"continue", NULL, M2C_N_CONTINUE},
        {"global", global, M2C_N_GLOBAL},
        {"persistent", persistent, M2C_N_PERSISTENT},
    };
    for (size_t k = 0; k < sizeof forms / sizeof *forms; k++)
        if (m2c_parse_is(p, forms[k].word)) {
            if (!p->loops && forms[k].kind == M2C_N_BREAK)
                p->reason = "break must appear within a loop";
            if (!p->loops && forms[k].kind == M2C_N_CONTINUE)
                p->reason = "continue must appear within a loop";
            p->at += strlen(forms[k].word);
            bool loops =
                forms[k].kind == M2C_N_WHILE || forms[k].kind == M2C_N_DO || forms[k].kind == M2C_N_FOR;
            p->loops += loops;
            m2c_node *made = forms[k].parse ? forms[k].parse(p) : m2c_node_new(p, forms[k].kind);
            p->loops -= loops;
            return p->reason ? m2c_parse_fail(p) : ended(p, made);
        }
    m2c_node *node = command(p);
    return node || p->failed ? node : simple(p);
}

/* Notes where an outermost statement begins a line. */
static void begin_line(m2c_parser *p)
{
    const char *at = p->at;
    while (at > p->start && strchr(" \t\r;,", at[-1]))
        at--;
    if (at == p->start || at[-1] == '\n') {
        p->begun = at;
        p->implied = 0;
    }
}

static m2c_node *block(m2c_parser *p, const char *const *stops)
{
    m2c_node *node = m2c_node_new(p, M2C_N_BLOCK);
    p->open += stops != NULL;
    p->blocks += stops != NULL;
    for (skip_separators(p); p->at < p->end; skip_separators(p)) {
        for (const char *const *stop = stops; stop && *stop; stop++)
            if (m2c_parse_is(p, *stop)) {
                p->open--;
                p->blocks--;
                return node;
            }
        if (!stops)
            begin_line(p);
        m2c_node *next = statement(p);
        if (!next)
            return m2c_parse_fail(p);
        m2c_node_add(node, next);
    }
    return stops ? m2c_parse_fail(p) : node;
}

m2c_node *m2c_parse_program(m2c_parser *p)
{
    return block(p, NULL);
}
