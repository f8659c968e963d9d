/* Primaries of texts that are run: numbers, texts, matrices, names with subscripts, handles (eval_tree.h). */
#include "eval_tree.h"
#include "m2c/dialect.h"
#include "text_scan.h"

#include <ctype.h>
#include <stdlib.h>

static m2c_node *number(m2c_parser *p)
{
    double x;
    const char *begin = p->at;
    if (m2c_parse_sees(p, "0x") || m2c_parse_sees(p, "0X")) {
        char *stop;
        x = (double)strtoull(p->at + 2, &stop, 16);
        p->at = stop;
    } else {
        size_t n = m2c_scan_number((m2c_bytes){p->at, (size_t)(p->end - p->at)}, &x);
        if (n == 0 || !(isdigit((unsigned char)*p->at) || *p->at == '.'))
            return m2c_parse_fail(p);
        if (p->at[n - 1] == '.' && p->at + n < p->end && strchr("*/^\\'", p->at[n]))
            n--; /* the dot belongs to the operator */
        p->at += n;
    }
    bool imaginary =
        p->at < p->end && strchr("ijIJ", *p->at) && !(p->at + 1 < p->end && isalnum((unsigned char)p->at[1]));
    p->at += imaginary;
    m2c_node *node = m2c_node_new(p, M2C_N_VALUE);
    node->value = imaginary ? m2c_complex(m2c_of_parts(0, x)) : m2c_double(x);
    m2c_node_text(node, begin, (size_t)(p->at - begin));
    return node;
}

static m2c_node *string(m2c_parser *p)
{
    const char *begin = p->at;
    char quote = *p->at++;
    m2c_text t = {0};
    m2c_text_add(&t, "", 0);
    for (;; p->at++) {
        if (p->at >= p->end || *p->at == '\n') {
            m2c_text_free(&t);
            if (begin == p->start)
                p->reason = "unterminated character string constant";
            p->at = begin;
            p->quote = !p->failed;
            return m2c_parse_fail(p);
        }
        bool escape = quote == '"' && !m2c_spoken && *p->at == '\\' && p->at + 1 < p->end;
        if (*p->at == quote && !(p->at + 1 < p->end && p->at[1] == quote))
            break;
        if (escape)
            m2c_text_add(&t, p->at++, 1);
        else
            p->at += *p->at == quote;
        m2c_text_add(&t, p->at, 1);
    }
    p->at++;
    m2c_node *node = m2c_node_new(p, M2C_N_VALUE);
    m2c_value *raw = m2c_chars(t.s, (ptrdiff_t)t.n, quote == '"');
    if (quote == '"' && !m2c_spoken && m2c_fn_do_string_escapes(NULL, 1, &node->value, 1, &raw) == 0) {
        m2c_make_unique(&node->value);
        node->value->flags |= M2C_DQ;
        m2c_release(raw);
    } else
        node->value = raw;
    m2c_node_text(node, begin, (size_t)(p->at - begin));
    m2c_text_free(&t);
    return node;
}

/* Elements of a row, up to what ends it. */
static m2c_node *row(m2c_parser *p, char close)
{
    m2c_node *node = m2c_node_new(p, M2C_N_ROW);
    for (m2c_parse_blanks(p); p->at < p->end && *p->at != close && !strchr(";\n", *p->at);
         m2c_parse_blanks(p)) {
        m2c_node *element = m2c_parse_expression(p);
        if (!element)
            return NULL;
        m2c_node_add(node, element);
        m2c_parse_blanks(p);
        if (m2c_parse_sees(p, ","))
            p->at++;
        else
            p->implied += p->at < p->end && !strchr(")]};\n", *p->at);
    }
    return node;
}

static m2c_node *matrix(m2c_parser *p)
{
    char close = *p->at == '[' ? ']' : '}';
    bool inside = p->inside;
    m2c_node *node = m2c_node_new(p, close == ']' ? M2C_N_MATRIX : M2C_N_CELL);
    p->inside = true;
    p->open++;
    p->at++;
    for (;;) {
        m2c_node *line = row(p, close);
        if (!line)
            return NULL;
        if (line->n)
            m2c_node_add(node, line);
        if (p->at >= p->end)
            return m2c_parse_fail(p);
        if (*p->at++ == close)
            break;
    }
    p->inside = inside;
    p->open--;
    return node;
}

/* Subscripts or arguments, from behind the bracket to behind the one that closes. */
static bool arguments(m2c_parser *p, m2c_node *node, char close)
{
    bool inside = p->inside;
    p->inside = false;
    p->subscripts++;
    p->open++;
    p->at++;
    for (m2c_parse_blanks(p); p->at < p->end && *p->at != close; m2c_parse_blanks(p)) {
        const char *colon = p->at;
        m2c_node *arg = NULL;
        if (*p->at == ':') {
            p->at++;
            m2c_parse_blanks(p);
            if (p->at < p->end && (*p->at == ',' || *p->at == close))
                arg = m2c_node_new(p, M2C_N_COLON);
            else
                p->at = colon;
        }
        arg = arg ? arg : m2c_parse_expression(p);
        if (!arg)
            return false;
        m2c_node_add(node, arg);
        m2c_parse_blanks(p);
        if (m2c_parse_sees(p, ","))
            p->at++;
        else if (p->at < p->end && *p->at != close)
            return m2c_parse_fail(p) != NULL;
        if (*p->at == '\n')
            p->at++;
    }
    if (p->at >= p->end)
        return m2c_parse_fail(p) != NULL;
    p->at++;
    p->subscripts--;
    p->open--;
    p->inside = inside;
    return true;
}

static m2c_node *named(m2c_parser *p, m2c_node_kind kind)
{
    size_t n = m2c_parse_word(p);
    m2c_node *node = m2c_node_new(p, kind);
    if (kind == M2C_N_HANDLE)
        while (p->at + n < p->end && p->at[n] == '.' && isalpha((unsigned char)p->at[n + 1]))
            for (n++; p->at + n < p->end && (isalnum((unsigned char)p->at[n]) || p->at[n] == '_');)
                n++;
    m2c_node_text(node, p->at, n);
    p->at += n;
    return n ? node : m2c_parse_fail(p);
}

static m2c_node *handle(m2c_parser *p)
{
    p->at++;
    m2c_parse_blanks(p);
    if (!m2c_parse_sees(p, "("))
        return named(p, M2C_N_HANDLE);
    m2c_node *node = m2c_node_new(p, M2C_N_LAMBDA);
    bool inside = p->inside;
    p->inside = false;
    p->at++;
    for (m2c_parse_blanks(p); !m2c_parse_sees(p, ")"); m2c_parse_blanks(p)) {
        m2c_node *param;
        if (m2c_parse_sees(p, "~") || m2c_parse_sees(p, "!")) {
            param = m2c_node_new(p, M2C_N_NAME);
            m2c_node_text(param, p->at++, 1);
        } else if (!(param = named(p, M2C_N_NAME)))
            return NULL;
        m2c_node_add(node, param);
        m2c_parse_blanks(p);
        if (m2c_parse_sees(p, ","))
            p->at++;
    }
    p->at++;
    m2c_node *body = m2c_parse_expression(p);
    p->inside = inside;
    if (!body)
        return NULL;
    m2c_node_add(node, body);
    return node;
}

static m2c_node *primary(m2c_parser *p)
{
    m2c_parse_blanks(p);
    if (p->at >= p->end)
        return m2c_parse_fail(p);
    if (*p->at == '(') {
        bool inside = p->inside;
        p->inside = false;
        p->open++;
        p->at++;
        m2c_node *node = m2c_node_new(p, M2C_N_PAREN), *kid = m2c_parse_expression(p);
        m2c_parse_blanks(p);
        if (!kid || !m2c_parse_sees(p, ")"))
            return m2c_parse_fail(p);
        p->at++;
        p->open--;
        p->inside = inside;
        m2c_node_add(node, kid);
        return node;
    }
    if (*p->at == '[' || *p->at == '{')
        return matrix(p);
    if (*p->at == '\'' || *p->at == '"')
        return string(p);
    if (*p->at == '@')
        return handle(p);
    size_t n = m2c_parse_word(p);
    if (n == 0)
        return number(p);
    if (p->subscripts && m2c_parse_is(p, "end")) {
        p->at += n;
        return m2c_node_new(p, M2C_N_END);
    }
    if (!m2c_is_keyword(p->at, n))
        return named(p, M2C_N_NAME);
    return m2c_parse_fail(p);
}

static m2c_node *field(m2c_parser *p, m2c_node *base)
{
    p->at++;
    m2c_node *node;
    if (m2c_parse_sees(p, "(")) {
        node = m2c_node_new(p, M2C_N_FIELD);
        m2c_node_add(node, base);
        return arguments(p, node, ')') && node->n == 2 ? node : m2c_parse_fail(p);
    }
    node = named(p, M2C_N_FIELD);
    if (node)
        m2c_node_add(node, base);
    return node;
}

m2c_node *m2c_parse_indexed(m2c_parser *p)
{
    m2c_node *node = primary(p);
    while (node && p->at < p->end) {
        const char *before = p->at;
        if (!p->inside)
            while (p->at < p->end && *p->at == ' ')
                p->at++;
        bool dot = p->at == before && p->at + 1 < p->end && *p->at == '.' &&
                   (isalpha((unsigned char)p->at[1]) || p->at[1] == '_' || p->at[1] == '(');
        if (dot) {
            node = field(p, node);
            continue;
        }
        if (p->at >= p->end || (*p->at != '(' && *p->at != '{')) {
            p->at = before;
            break;
        }
        m2c_node *step = m2c_node_new(p, *p->at == '(' ? M2C_N_INDEX : M2C_N_BRACE);
        m2c_node_add(step, node);
        node = arguments(p, step, *p->at == '(' ? ')' : '}') ? step : NULL;
    }
    return node;
}
