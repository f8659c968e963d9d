/* Statements of texts that are run (eval_tree.h). */
#include "eval_tree.h"

static m2c_node *block(m2c_parser *p, const char *const *stops);

static void skip_separators(m2c_parser *p)
{
    for (m2c_parse_blanks(p); p->at < p->end && strchr(";,\n", *p->at); m2c_parse_blanks(p))
        p->at++;
}

m2c_node *m2c_parse_ended(m2c_parser *p, m2c_node *node)
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

m2c_node *m2c_parse_part(m2c_parser *p, m2c_node *node, m2c_node *kid)
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
        if (!m2c_parse_part(p, node, m2c_parse_expression(p)) || !m2c_parse_part(p, node, block(p, stops)))
            return NULL;
    } while (take_word(p, "elseif"));
    if (take_word(p, "else") && !m2c_parse_part(p, node, block(p, stops)))
        return NULL;
    return closed(p, node, "endif");
}

static m2c_node *switch_(m2c_parser *p)
{
    static const char *const stops[] = {"case", "otherwise", "end", "endswitch", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_SWITCH);
    if (!m2c_parse_part(p, node, m2c_parse_expression(p)))
        return NULL;
    skip_separators(p);
    while (take_word(p, "case"))
        if (!m2c_parse_part(p, node, m2c_parse_expression(p)) || !m2c_parse_part(p, node, block(p, stops)))
            return NULL;
    if (take_word(p, "otherwise") && !m2c_parse_part(p, node, block(p, stops)))
        return NULL;
    return closed(p, node, "endswitch");
}

static m2c_node *while_(m2c_parser *p)
{
    static const char *const stops[] = {"end", "endwhile", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_WHILE);
    bool good = m2c_parse_part(p, node, m2c_parse_expression(p)) && m2c_parse_part(p, node, block(p, stops));
    return good ? closed(p, node, "endwhile") : NULL;
}

static m2c_node *do_(m2c_parser *p)
{
    static const char *const stops[] = {"until", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_DO);
    if (!m2c_parse_part(p, node, block(p, stops)) || !take_word(p, "until"))
        return m2c_parse_fail(p);
    return m2c_parse_part(p, node, m2c_parse_expression(p));
}

static m2c_node *for_(m2c_parser *p)
{
    static const char *const stops[] = {"end", "endfor", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_FOR);
    m2c_parse_blanks(p);
    bool paren = m2c_parse_sees(p, "(");
    p->at += paren;
    m2c_parse_blanks(p);
    if (!m2c_parse_part(p, node, m2c_parse_indexed(p)))
        return NULL;
    m2c_parse_blanks(p);
    if (!m2c_parse_sees(p, "="))
        return m2c_parse_fail(p);
    p->at++;
    if (!m2c_parse_part(p, node, m2c_parse_expression(p)))
        return NULL;
    m2c_parse_blanks(p);
    p->at += paren && m2c_parse_sees(p, ")");
    return m2c_parse_part(p, node, block(p, stops)) ? closed(p, node, "endfor") : NULL;
}

static m2c_node *try_(m2c_parser *p)
{
    static const char *const stops[] = {"catch", "end", "end_try_catch", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_TRY);
    if (!m2c_parse_part(p, node, block(p, stops)))
        return NULL;
    if (take_word(p, "catch")) {
        while (p->at < p->end && *p->at == ' ')
            p->at++;
        size_t n = m2c_parse_word(p);
        if (n && !m2c_is_keyword(p->at, n) && (p->at + n >= p->end || strchr("\n;,", p->at[n]))) {
            m2c_node_text(node, p->at, n);
            p->at += n;
        }
        if (!m2c_parse_part(p, node, block(p, stops)))
            return NULL;
    }
    return closed(p, node, "end_try_catch");
}

static m2c_node *unwind(m2c_parser *p)
{
    static const char *const stops[] = {"unwind_protect_cleanup", "end_unwind_protect", "end", NULL};
    m2c_node *node = m2c_node_new(p, M2C_N_UNWIND);
    if (!m2c_parse_part(p, node, block(p, stops)) || !take_word(p, "unwind_protect_cleanup") ||
        !m2c_parse_part(p, node, block(p, stops)))
        return m2c_parse_fail(p);
    return closed(p, node, "end_unwind_protect");
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
            if (!m2c_parse_part(p, kid, m2c_parse_expression(p)))
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
            if (p->reason)
                return m2c_parse_fail(p);
            p->at += strlen(forms[k].word);
            bool loops =
                forms[k].kind == M2C_N_WHILE || forms[k].kind == M2C_N_DO || forms[k].kind == M2C_N_FOR;
            p->loops += loops;
            m2c_node *made = forms[k].parse ? forms[k].parse(p) : m2c_node_new(p, forms[k].kind);
            p->loops -= loops;
            return p->reason ? m2c_parse_fail(p) : m2c_parse_ended(p, made);
        }
    m2c_node *node = m2c_parse_command(p);
    return node || p->failed ? node : m2c_parse_simple(p);
}

/* Notes where an outermost statement begins a line, if it does. */
static bool begin_line(m2c_parser *p)
{
    const char *at = p->at;
    while (at > p->start && strchr(" \t\r;,", at[-1]))
        at--;
    bool begins = at == p->start || at[-1] == '\n';
    if (begins) {
        p->begun = at;
        p->implied = 0;
    }
    return begins;
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
        bool begins = !stops && begin_line(p);
        m2c_node *next = statement(p);
        if (!next)
            return m2c_parse_fail(p);
        next->begins = begins;
        m2c_node_add(node, next);
    }
    return stops ? m2c_parse_fail(p) : node;
}

m2c_node *m2c_parse_program(m2c_parser *p)
{
    return block(p, NULL);
}
