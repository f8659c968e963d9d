/* Expressions of texts that are run, by recursive descent (eval_tree.h). */
#include "eval_tree.h"

enum { DEEPEST = 300 };

typedef struct operator
{
    const char *symbol;
    m2c_binary_function *f;
}
operator;

typedef m2c_node *level(m2c_parser *p);
static m2c_node *unary(m2c_parser *p);

/* In a matrix, "a -b" is two elements and "a - b" is one. */
static bool separates(const m2c_parser *p, const char *before, size_t length)
{
    const char *next = p->at + length;
    bool spaced = next < p->end && (*next == ' ' || *next == '\t');
    return p->inside && p->at > before && !spaced && (*p->at == '+' || *p->at == '-');
}

/* Is it no operator of its own: the start of another one, of op= or of ++ behind a variable? */
static bool goes_on(const m2c_parser *p, const char *symbol)
{
    size_t n = strlen(symbol);
    char last = symbol[n - 1], next = p->at + n < p->end ? p->at[n] : ' ';
    if (next == '=' && strchr("+-*/^|&", last))
        return true;
    if (n > 1 || next != last)
        return false;
    const char *behind = p->at + 2;
    while (behind < p->end && *behind == ' ')
        behind++;
    return strchr("&|", last) || (strchr("+-", last) && (behind >= p->end || strchr(";,\n", *behind)));
}

/* The operator here among those of a level, taken; NULL if there is none. */
static const operator* take(m2c_parser *p, const operator* table, size_t n)
{
    const char *before = p->at;
    m2c_parse_blanks(p);
    for (size_t k = 0; k < n; k++)
        if (m2c_parse_sees(p, table[k].symbol) && !goes_on(p, table[k].symbol) &&
            !separates(p, before, strlen(table[k].symbol))) {
            p->at += strlen(table[k].symbol);
            return &table[k];
        }
    p->at = before;
    return NULL;
}

/* operand { operator operand }, from the left. */
static m2c_node *chain(m2c_parser *p, const operator* table, size_t n, level *operand)
{
    m2c_node *left = operand(p);
    for (const operator* o; left && (o = take(p, table, n)) != NULL;) {
        m2c_node *node = m2c_node_new(p, M2C_N_BINARY), *right = operand(p);
        if (!right)
            return NULL;
        node->kind = strcmp(o->symbol, "&&") == 0   ? M2C_N_BOTH
                     : strcmp(o->symbol, "||") == 0 ? M2C_N_EITHER
                                                    : M2C_N_BINARY;
        node->symbol = strcmp(o->symbol, "~=") == 0 ? "!=" : o->symbol;
        node->binary = o->f;
        m2c_node_add(node, left);
        m2c_node_add(node, right);
        left = node;
    }
    return left;
}

static m2c_node *transposed(m2c_parser *p, m2c_node *operand)
{
    bool plain = *p->at == '.';
    p->at += 1 + plain;
    m2c_node *node = m2c_node_new(p, M2C_N_POSTFIX);
    node->symbol = plain ? ".'" : "'";
    node->unary = plain ? m2c_transpose : m2c_ctranspose;
    m2c_node_add(node, operand);
    return node;
}

/* Transposes and powers, which bind closer than signs. */
static m2c_node *powers(m2c_parser *p)
{
    static const operator table[] = {{".^", m2c_power}, {"^", m2c_mpower}, {"**", m2c_mpower}};
    m2c_node *node = m2c_parse_indexed(p);
    while (node) {
        if (m2c_parse_sees(p, "'") || m2c_parse_sees(p, ".'")) {
            node = transposed(p, node);
            continue;
        }
        const operator* o = take(p, table, 3);
        if (!o)
            break;
        m2c_parse_blanks(p);
        bool sign = p->at < p->end && strchr("-+!~", *p->at);
        m2c_node *power = m2c_node_new(p, M2C_N_BINARY), *right = sign ? unary(p) : m2c_parse_indexed(p);
        if (!right)
            return NULL;
        power->symbol = o->symbol;
        power->binary = o->f;
        m2c_node_add(power, node);
        m2c_node_add(power, right);
        node = power;
    }
    return node;
}

static m2c_node *unary(m2c_parser *p)
{
    m2c_parse_blanks(p);
    if (p->at >= p->end || !strchr("+-!~", *p->at))
        return powers(p);
    char sign = *p->at++;
    m2c_node *node = m2c_node_new(p, M2C_N_PREFIX), *operand = unary(p);
    if (!operand)
        return NULL;
    node->symbol = sign == '-' ? "-" : sign == '+' ? "+" : "!";
    node->unary = sign == '-' ? m2c_uminus : sign == '+' ? m2c_uplus : m2c_not;
    m2c_node_add(node, operand);
    return node;
}

static m2c_node *product(m2c_parser *p)
{
    static const operator table[] = {{".*", m2c_times}, {"./", m2c_rdivide}, {".\\", m2c_ldivide},
                                     {"*", m2c_mtimes}, {"/", m2c_mrdivide}, {"\\", m2c_mldivide}};
    return chain(p, table, 6, unary);
}

static m2c_node *sum(m2c_parser *p)
{
    static const operator table[] = {{"+", m2c_plus}, {"-", m2c_minus}};
    return chain(p, table, 2, product);
}

static m2c_node *range(m2c_parser *p)
{
    m2c_node *first = sum(p), *node = NULL;
    while (first && (node ? node->n : 1) < 3) {
        const char *before = p->at;
        m2c_parse_blanks(p);
        if (!m2c_parse_sees(p, ":")) {
            p->at = before;
            break;
        }
        p->at++;
        m2c_node *part = sum(p);
        if (!part)
            return NULL;
        if (!node)
            m2c_node_add(node = m2c_node_new(p, M2C_N_RANGE), first);
        m2c_node_add(node, part);
    }
    return node ? node : first;
}

static m2c_node *comparison(m2c_parser *p)
{
    static const operator table[] = {{"==", m2c_eq}, {"!=", m2c_ne}, {"~=", m2c_ne}, {"<=", m2c_le},
                                     {">=", m2c_ge}, {"<", m2c_lt},  {">", m2c_gt}};
    return chain(p, table, 7, range);
}

static m2c_node *element_and(m2c_parser *p)
{
    static const operator table[] = {{"&", m2c_and}};
    return chain(p, table, 1, comparison);
}

static m2c_node *element_or(m2c_parser *p)
{
    static const operator table[] = {{"|", m2c_or}};
    return chain(p, table, 1, element_and);
}

static m2c_node *conjunction(m2c_parser *p)
{
    static const operator table[] = {{"&&", m2c_and}};
    return chain(p, table, 1, element_or);
}

m2c_node *m2c_parse_expression(m2c_parser *p)
{
    static const operator table[] = {{"||", m2c_or}};
    if (p->depth == DEEPEST)
        return m2c_parse_fail(p);
    p->depth++;
    m2c_node *node = chain(p, table, 1, conjunction);
    p->depth--;
    return node;
}
