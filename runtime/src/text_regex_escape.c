/* Regular expressions: what follows a backslash, and references to groups. */
#include "text_regex_parse.h"

#include <ctype.h>
#include <string.h>

/* The name of a group up to its closing mark. */
bool m2c_re_name(m2c_re_parser *p, char *name, char close)
{
    size_t n = 0;
    for (; p->s < p->end && *p->s != close; p->s++)
        if (n + 1 < M2C_RE_MAX_NAME)
            name[n++] = *p->s;
    name[n] = '\0';
    return p->s < p->end && *p->s++ == close;
}

/* What matches the text that a group did. */
static m2c_regex_node *reference(m2c_re_parser *p, int index)
{
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_BACKREF);
    n->nocase = p->options.nocase;
    n->index = index;
    if (index > p->highest)
        p->highest = index;
    return n;
}

m2c_regex_node *m2c_re_named_reference(m2c_re_parser *p, char close)
{
    char name[M2C_RE_MAX_NAME];
    const char *at = p->s;
    if (!m2c_re_name(p, name, close))
        return m2c_re_fail(p, "syntax error in subpattern name (missing terminator)", p->s);
    return m2c_re_fail(p, *name ? "reference to non-existent subpattern" : "subpattern name expected",
                       at + strlen(name));
}

/* The mark that closes what the next character opens, which it goes behind; 0 where that opens nothing. */
static char closing(m2c_re_parser *p)
{
    return m2c_re_accept(p, "<") ? '>' : m2c_re_accept(p, "'") ? '\'' : m2c_re_accept(p, "{") ? '}' : '\0';
}

/* What follows \\k. */
static m2c_regex_node *parse_name(m2c_re_parser *p)
{
    const char *at = p->s - 1;
    const char close = closing(p);
    return close ? m2c_re_named_reference(p, close)
                 : m2c_re_fail(p, "\\k is not followed by a braced, angle-bracketed, or quoted name", at);
}

/* The number of a group; one of two digits or more that there is no group of is the code of a character. */
static m2c_regex_node *parse_backref(m2c_re_parser *p)
{
    const char *at = p->s;
    int index = 0, code;
    while (p->s < p->end && isdigit((unsigned char)*p->s) && index < 100)
        index = index * 10 + (*p->s++ - '0');
    if (index > 9 && index > p->re->groups) {
        p->s = m2c_character_read(at - 1, p->end, &code);
        return m2c_re_character(p, code);
    }
    return reference(p, index);
}

static const char bad_g[] =
    "\\g is not followed by a braced, angle-bracketed, or quoted name/number or by a plain number";

/* \g<NUMBER>: what the group matches, not the text that it did. */
static m2c_regex_node *refuse_call(m2c_re_parser *p, int index, char close, const char *at)
{
    if (p->s == p->end || *p->s != close)
        return m2c_re_fail(p, bad_g, at);
    return m2c_re_fail(
        p, index > p->re->groups ? "reference to non-existent subpattern" : "\\g<NUMBER> is not supported",
        p->s);
}

/* What follows \g: the number of a group, one counted back from here, or a name, also in braces. */
static m2c_regex_node *parse_reference(m2c_re_parser *p)
{
    const char *at = p->s, close = closing(p);
    const bool back = m2c_re_accept(p, "-");
    if (p->s == p->end || !isdigit((unsigned char)*p->s))
        return close && !back && p->s < p->end && (close != '}' || *p->s != close)
                   ? m2c_re_named_reference(p, close)
                   : m2c_re_fail(p, "a numbered reference must not be zero", p->s);
    int index = 0;
    while (p->s < p->end && isdigit((unsigned char)*p->s) && index < M2C_RE_MAX_GROUPS)
        index = index * 10 + (*p->s++ - '0');
    if (close && close != '}')
        return refuse_call(p, index, close, at);
    if (back)
        index = p->re->groups + 1 - index;
    if (index < 1 || index > M2C_RE_MAX_GROUPS)
        return m2c_re_fail(p, "reference to non-existent subpattern", p->s);
    if (close && !m2c_re_accept(p, "}"))
        return m2c_re_fail(p, bad_g, p->s);
    return reference(p, index);
}

/* \R: the end of a line, of which \r\n is not taken apart. */
static m2c_regex_node *line_end(m2c_re_parser *p)
{
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_ATOMIC);
    m2c_regex_node *both = n->child = m2c_re_node(p, M2C_RE_GROUP);
    m2c_regex_node *single = both->alternative = m2c_re_node(p, M2C_RE_GROUP);
    both->child = m2c_re_character(p, '\r');
    both->child->next = m2c_re_character(p, '\n');
    single->child = m2c_re_node(p, M2C_RE_SET);
    m2c_set_add_class(single->child->set, 'v');
    return n;
}

/* \N: all but the end of a line; \X: any character. */
m2c_regex_node *m2c_re_any(m2c_re_parser *p, bool but_newline)
{
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_SET);
    if (but_newline)
        m2c_set_add(n->set, '\n');
    m2c_set_invert(n->set);
    return n;
}

m2c_regex_node *m2c_re_escape(m2c_re_parser *p)
{
    static const char marks[] = "bBAzZ<>";
    static const m2c_regex_node_kind kinds[] = {M2C_RE_WORD_EDGE, M2C_RE_NO_WORD_EDGE,  M2C_RE_TEXT_START,
                                                M2C_RE_TEXT_END,  M2C_RE_LAST_LINE_END, M2C_RE_WORD_START,
                                                M2C_RE_WORD_END};
    if (p->s == p->end)
        return m2c_re_fail(p, "\\ at end of pattern", p->s);
    const char *mark = *p->s ? strchr(marks, *p->s) : NULL;
    if (mark) {
        p->s++;
        return m2c_re_node(p, kinds[mark - marks]);
    }
    if (strchr("LlUu", *p->s) && *p->s)
        return m2c_re_fail(p, "PCRE does not support \\L, \\l, \\N{name}, \\U, or \\u", p->s);
    if (*p->s == 'c' && p->s + 1 == p->end)
        return m2c_re_fail(p, "\\c at end of pattern", p->end);
    if (*p->s >= '1' && *p->s <= '9')
        return parse_backref(p);
    if (m2c_re_accept(p, "k"))
        return parse_name(p);
    if (m2c_re_accept(p, "g"))
        return parse_reference(p);
    if (m2c_re_accept(p, "R"))
        return line_end(p);
    if (*p->s == 'N' || *p->s == 'X')
        return m2c_re_any(p, *p->s++ == 'N');
    if (m2c_re_accept(p, "K"))
        return m2c_re_node(p, M2C_RE_KEEP);
    if (strchr("CGPp", *p->s) && *p->s)
        return m2c_re_fail(p, "\\C, \\G, \\P and \\p are not supported", p->s);
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_SET);
    if (m2c_set_add_class(n->set, *p->s)) {
        p->s++;
        return n;
    }
    int c;
    p->s = m2c_character_read(p->s - 1, p->end, &c);
    return m2c_re_character(p, c);
}
