/* Trees of texts that are run: nodes, and what both parsers share (eval_tree.h). */
#include "eval_tree.h"
#include "state.h"

#include <ctype.h>
#include <stdlib.h>

m2c_node *m2c_node_new(m2c_parser *p, m2c_node_kind kind)
{
    m2c_node *node = m2c_calloc(1, sizeof *node);
    node->kind = kind;
    node->next = p->all;
    p->all = node;
    if (!p->counted || p->counted > p->at) {
        p->counted = p->start;
        p->line = p->column = 1;
    }
    for (; p->counted < p->at; p->counted++) {
        p->column = *p->counted == '\n' ? 1 : p->column + 1;
        p->line += *p->counted == '\n';
    }
    node->line = p->line;
    node->column = p->column;
    return node;
}

void m2c_node_add(m2c_node *node, m2c_node *kid)
{
    node->kid = m2c_realloc(node->kid, (size_t)(node->n + 1) * sizeof *node->kid);
    node->kid[node->n++] = kid;
}

void m2c_node_text(m2c_node *node, const char *s, size_t n)
{
    node->text = m2c_alloc(n + 1);
    memcpy(node->text, s, n);
    node->text[n] = '\0';
}

void m2c_parser_free(m2c_parser *p)
{
    while (p->all) {
        m2c_node *node = p->all;
        p->all = node->next;
        m2c_free(node->text);
        m2c_free(node->kid);
        m2c_release(node->value);
        m2c_free(node);
    }
}

m2c_node *m2c_parse_fail(m2c_parser *p)
{
    if (!p->failed)
        p->problem = p->at;
    p->failed = true;
    return NULL;
}

/* The last character of the token that begins at `at`. */
static const char *last_of_token(const char *at, const char *end)
{
    const char *stop = at;
    if (isalpha((unsigned char)*at) || *at == '_')
        while (stop + 1 < end && (isalnum((unsigned char)stop[1]) || stop[1] == '_'))
            stop++;
    else if (isdigit((unsigned char)*at) || (*at == '.' && at + 1 < end && isdigit((unsigned char)at[1]))) {
        char *behind;
        strtod(at, &behind);
        stop = behind - 1;
    } else if (*at == '"' || *at == '\'') {
        const char *quote = at + 1 < end ? memchr(at + 1, *at, (size_t)(end - at - 1)) : NULL;
        stop = !quote ? end - 1 : quote - (*at == '\'');
    } else if (at + 1 < end &&
               ((strchr("&|=*", *at) && at[1] == *at) || (strchr("~!<>", *at) && at[1] == '=')))
        stop++;
    return stop;
}

/* A text is parsed line by line, and shown where the first line is the one that fails.
 * A string without its end is told at the end of the whole text. */
int m2c_parse_error(const m2c_parser *p)
{
    static const char head[] = "parse error:\n\n ";
    const char *reason = p->reason ? p->reason : "syntax error";
    if (p->begun > p->start || (p->problem == p->end && p->open && !p->quote))
        return m2c_error("", "%s %s\n\n", head, reason);
    const char *at = p->problem < p->end ? last_of_token(p->problem, p->end) : p->end - 1;
    const char *line = at;
    while (line > p->start && line[-1] != '\n')
        line--;
    int column = p->quote ? (int)(p->end - p->start) - 1 : (int)(at - line) + p->implied;
    const char *shown = p->end > p->start && p->end[-1] == '\n' ? p->end - 1 : p->end;
    m2c_text t = {0};
    m2c_text_addf(&t, "%s %s\n\n>>> ", head, reason);
    m2c_text_add(&t, p->start, (size_t)(shown - p->start));
    m2c_text_addf(&t, "\n%*s^", column + 4, "");
    m2c_error_text("", t.s);
    m2c_text_free(&t);
    return 1;
}

static bool is_comment(const m2c_parser *p)
{
    return p->at < p->end && (*p->at == '%' || *p->at == '#');
}

void m2c_parse_blanks(m2c_parser *p)
{
    while (p->at < p->end) {
        if (m2c_parse_sees(p, "...") || is_comment(p)) {
            bool more = *p->at == '.';
            while (p->at < p->end && *p->at != '\n')
                p->at++;
            p->at += more && p->at < p->end;
        } else if (*p->at == ' ' || *p->at == '\t' || *p->at == '\r')
            p->at++;
        else
            break;
    }
}

bool m2c_parse_sees(const m2c_parser *p, const char *s)
{
    size_t n = strlen(s);
    return (size_t)(p->end - p->at) >= n && memcmp(p->at, s, n) == 0;
}

size_t m2c_parse_word(const m2c_parser *p)
{
    size_t n = 0;
    if (p->at < p->end && (isalpha((unsigned char)*p->at) || *p->at == '_'))
        while (p->at + n < p->end && (isalnum((unsigned char)p->at[n]) || p->at[n] == '_'))
            n++;
    return n;
}

bool m2c_parse_is(const m2c_parser *p, const char *word)
{
    return m2c_parse_sees(p, word) && m2c_parse_word(p) == strlen(word);
}

static M2C_STATE m2c_fields *texts;

static void forget_texts(void)
{
    m2c_fields_release(texts);
    texts = NULL;
}

const char *m2c_lasting_text(const char *text)
{
    if (!texts) {
        texts = m2c_fields_new();
        m2c_at_end(forget_texts);
    }
    int k = m2c_fields_find(texts, text);
    if (k < 0) {
        m2c_value *holder = m2c_struct();
        m2c_fields_release(holder->fields);
        holder->fields = texts;
        holder->numel = 0;
        k = m2c_struct_add_field(holder, text);
        texts = m2c_fields_retain(holder->fields);
        m2c_release(holder);
    }
    return texts->name[k];
}
