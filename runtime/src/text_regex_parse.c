/* Regular expressions: from text to nodes. */
#include "text_regex_parse.h"
#include "m2c/memory.h"

#include <ctype.h>
#include <string.h>

static m2c_regex_node *parse_alternatives(m2c_re_parser *p, m2c_regex_node *group);

m2c_regex_node *m2c_re_fail(m2c_re_parser *p, const char *why, const char *at)
{
    if (!p->re->error) {
        p->re->error = why;
        p->re->error_placed = at != NULL;
        p->re->error_at = at ? (size_t)(at - p->begin + p->longer) : 0;
    }
    return NULL;
}

m2c_regex_node *m2c_re_node(m2c_re_parser *p, m2c_regex_node_kind kind)
{
    m2c_regex_node *n = m2c_calloc(1, sizeof *n);
    n->kind = kind;
    n->all = p->re->all;
    p->re->all = n;
    return n;
}

bool m2c_re_sees(const m2c_re_parser *p, const char *text)
{
    size_t n = strlen(text);
    return (size_t)(p->end - p->s) >= n && memcmp(p->s, text, n) == 0;
}

bool m2c_re_accept(m2c_re_parser *p, const char *text)
{
    if (!m2c_re_sees(p, text))
        return false;
    p->s += strlen(text);
    return true;
}

m2c_regex_node *m2c_re_character(m2c_re_parser *p, int c)
{
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_SET);
    n->nocase = p->options.nocase;
    if (c > 127) {
        m2c_wide_add(&n->wide, (uint32_t)c, (uint32_t)c);
        return n;
    }
    m2c_set_add(n->set, c);
    if (n->nocase)
        m2c_set_fold(n->set);
    return n;
}

/* Letters after (? that change the options; true where they were some. */
static bool parse_options(m2c_re_parser *p)
{
    const char *s = p->s;
    bool on = true;
    m2c_regex_options o = p->options;
    for (; s < p->end && strchr("imsx-", *s); s++) {
        if (*s == '-')
            on = false;
        else if (*s == 'i')
            o.nocase = on;
        else if (*s == 'm')
            o.lines = on;
        else if (*s == 's')
            o.dot_no_newline = !on;
        else
            o.free_spacing = on;
    }
    if (s == p->s || s == p->end || (*s != ')' && *s != ':'))
        return false;
    p->options = o;
    p->s = s;
    return true;
}

static m2c_regex_node *start_look(m2c_re_parser *p, bool behind, bool negative)
{
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_LOOK);
    n->behind = behind;
    n->negative = negative;
    return n;
}

static m2c_regex_node *start_capture(m2c_re_parser *p)
{
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_GROUP);
    if (p->re->groups + 1 >= M2C_RE_MAX_GROUPS)
        return m2c_re_fail(p, "too many capturing groups", p->s);
    n->index = ++p->re->groups;
    p->re->name[n->index][0] = '\0';
    return n;
}

static m2c_regex_node *start_named(m2c_re_parser *p)
{
    enum { LENGTH = 5 }; /* of what Octave writes for a name, with P before it */
    const char *name = p->s;
    m2c_regex_node *n = start_capture(p);
    if (n && !m2c_re_name(p, p->re->name[n->index], '>'))
        return m2c_re_fail(p, "syntax error in pattern", NULL);
    p->longer += LENGTH - (p->s - 1 - name);
    return n;
}

/* What kind of group begins after its parenthesis. */
static m2c_regex_node *start_group(m2c_re_parser *p)
{
    if (!m2c_re_accept(p, "?"))
        return start_capture(p);
    if (m2c_re_accept(p, ":"))
        return m2c_re_node(p, M2C_RE_GROUP);
    if (m2c_re_accept(p, "="))
        return start_look(p, false, false);
    if (m2c_re_accept(p, "!"))
        return start_look(p, false, true);
    if (m2c_re_accept(p, "<="))
        return start_look(p, true, false);
    if (m2c_re_accept(p, "<!"))
        return start_look(p, true, true);
    if (m2c_re_accept(p, ">"))
        return m2c_re_node(p, M2C_RE_ATOMIC);
    if (m2c_re_accept(p, "<") || m2c_re_accept(p, "P<"))
        return start_named(p);
    if (parse_options(p)) {
        m2c_regex_node *n = m2c_re_node(p, M2C_RE_GROUP);
        n->negative = *p->s == ')'; /* options for the rest of the group around: nothing to match */
        p->s += *p->s == ':';
        return n;
    }
    return m2c_re_fail(p, "unrecognized character after (? or (?-", p->s);
}

static m2c_regex_node *parse_group(m2c_re_parser *p)
{
    if (m2c_re_accept(p, "?#")) {
        while (p->s < p->end && *p->s != ')')
            p->s++;
        if (!m2c_re_accept(p, ")"))
            return m2c_re_fail(p, "missing ) after comment", p->s);
        return m2c_re_node(p, M2C_RE_GROUP);
    }
    if (m2c_re_accept(p, "?P=") || m2c_re_accept(p, "?P>") || m2c_re_accept(p, "?&"))
        return m2c_re_named_reference(p, ')');
    m2c_regex_options outside = p->options;
    m2c_regex_node *n = start_group(p);
    if (!n)
        return NULL;
    if (n->kind == M2C_RE_GROUP && n->negative) {
        n->negative = false;
        p->s++;
        return n;
    }
    if (!parse_alternatives(p, n))
        return NULL;
    p->options = outside;
    if (!m2c_re_accept(p, ")"))
        return m2c_re_fail(p, "missing )", p->s);
    if (n->behind && !m2c_regex_bound_behind(n))
        return m2c_re_fail(p, "lookbehind assertion is not fixed length", p->s - 1);
    return n;
}

/* The end of a class such as [:alpha:] at a bracket; NULL where none is there. */
static const char *posix_end(const char *s, const char *end)
{
    if (end - s < 4 || s[1] != ':')
        return NULL;
    const char *name = s + 2 + (s[2] == '^');
    while (name < end && isalpha((unsigned char)*name))
        name++;
    return end - name >= 2 && name[0] == ':' && name[1] == ']' ? name + 2 : NULL;
}

/* Complains of classes that there are none of, or outside of brackets; true where it did. */
static bool refuse_classes(m2c_re_parser *p)
{
    if (posix_end(p->s - 1, p->end)) {
        m2c_re_fail(p, "POSIX named classes are supported only within a class", p->s - 1);
        return true;
    }
    const char *first = p->s + (p->s < p->end && *p->s == '^');
    for (const char *s = first; s < p->end && (*s != ']' || s == first); s++) {
        const char *after = *s == '[' ? posix_end(s, p->end) : NULL;
        uint8_t set[32] = {0};
        if (after && !m2c_posix_read(set, s, p->end)) {
            m2c_re_fail(p, "unknown POSIX class name", s + 2);
            return true;
        }
        s = after ? after - 1 : *s == '\\' && s + 1 < p->end ? s + 1 : s;
    }
    return false;
}

static m2c_regex_node *parse_set(m2c_re_parser *p)
{
    m2c_set_fault fault = {0};
    if (refuse_classes(p))
        return NULL;
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_SET);
    n->nocase = p->options.nocase;
    n->negative = p->s < p->end && *p->s == '^';
    const char *after = m2c_set_read(n->set, &n->wide, p->s, p->end, n->nocase, &fault);
    if (fault.why)
        return m2c_re_fail(p, fault.why, fault.at);
    if (!after)
        return m2c_re_fail(p, "missing terminating ] for character class", p->end);
    p->s = after;
    return n;
}

static m2c_regex_node *parse_atom(m2c_re_parser *p)
{
    const char *at = p->s;
    char c = *p->s++;
    int code;
    switch (c) {
    case '.':
        return m2c_re_any(p, p->options.dot_no_newline);
    case '^':
        return m2c_re_node(p, p->options.lines ? M2C_RE_LINE_START : M2C_RE_TEXT_START);
    case '$':
        return m2c_re_node(p, p->options.lines ? M2C_RE_LINE_END : M2C_RE_LAST_LINE_END);
    case '[':
        return parse_set(p);
    case '(':
        return parse_group(p);
    case '\\':
        return m2c_re_escape(p);
    case '*':
    case '+':
    case '?':
        return m2c_re_fail(p, "nothing to repeat", at);
    default:
        p->s = m2c_character_read(at, p->end, &code);
        return m2c_re_character(p, code);
    }
}

static int read_number(const char **s, const char *end)
{
    int n = -1;
    for (; *s < end && isdigit((unsigned char)**s); (*s)++)
        n = (n < 0 ? 0 : n < 100000 ? n * 10 : n) + (**s - '0');
    return n;
}

enum { MOST_REPEATED = 65535 };

/* {n}, {n,} or {n,m} at s; false where the brace is an ordinary character. */
static bool read_bounds(m2c_re_parser *p, int *min, int *max)
{
    const char *s = p->s + 1;
    *min = *max = read_number(&s, p->end);
    if (*min < 0)
        return false;
    if (s < p->end && *s == ',') {
        s++;
        *max = read_number(&s, p->end);
    }
    if (s == p->end || *s != '}')
        return false;
    if (*min > MOST_REPEATED || *max > MOST_REPEATED)
        m2c_re_fail(p, "number too big in {} quantifier", s);
    else if (*max >= 0 && *max < *min)
        m2c_re_fail(p, "numbers out of order in {} quantifier", s);
    p->s = s + 1;
    return true;
}

static bool read_quantifier(m2c_re_parser *p, int *min, int *max)
{
    if (p->s == p->end)
        return false;
    if (*p->s == '{')
        return read_bounds(p, min, max);
    if (!strchr("*+?", *p->s) || !*p->s)
        return false;
    *min = *p->s == '+';
    *max = *p->s == '?' ? 1 : -1;
    p->s++;
    return true;
}

static bool is_anchor(m2c_regex_node_kind kind)
{
    return kind == M2C_RE_TEXT_START || kind == M2C_RE_LINE_START || kind == M2C_RE_LINE_END ||
           kind == M2C_RE_LAST_LINE_END;
}

static m2c_regex_node *parse_repeat(m2c_re_parser *p, m2c_regex_node *atom)
{
    int min, max;
    const char *at = p->s;
    if (!read_quantifier(p, &min, &max))
        return atom;
    if (p->re->error)
        return NULL;
    if (is_anchor(atom->kind) && (at[-1] == '^' || at[-1] == '$'))
        return m2c_re_fail(p, "nothing to repeat", at);
    m2c_regex_node *n = m2c_re_node(p, M2C_RE_REPEAT);
    n->child = atom;
    n->min = min;
    n->max = max;
    n->lazy = m2c_re_accept(p, "?");
    bool greedy = !n->lazy && m2c_re_accept(p, "+");
    if (m2c_re_sees(p, "{") && read_bounds(p, &min, &max))
        return m2c_re_fail(p, "nothing to repeat", p->s - 1);
    if (!greedy)
        return n;
    m2c_regex_node *atomic = m2c_re_node(p, M2C_RE_ATOMIC), *branch = m2c_re_node(p, M2C_RE_GROUP);
    branch->child = n;
    atomic->child = branch;
    return atomic;
}

/* Skips what stands for nothing: \Q and \E, and blanks and comments where they are none. */
static void skip_spacing(m2c_re_parser *p)
{
    for (;;)
        if (m2c_re_sees(p, "\\E") || (!p->literal && m2c_re_sees(p, "\\Q"))) {
            p->literal = p->s[1] == 'Q';
            p->s += 2;
        } else if (p->literal || !p->options.free_spacing || p->s == p->end)
            return;
        else if (*p->s == '#')
            while (p->s < p->end && *p->s != '\n')
                p->s++;
        else if (isspace((unsigned char)*p->s))
            p->s++;
        else
            return;
}

/* A character that stands for itself, whatever it is. */
static m2c_regex_node *quoted_character(m2c_re_parser *p)
{
    int code = '\\';
    p->s = *p->s == '\\' ? p->s + 1 : m2c_character_read(p->s, p->end, &code);
    return m2c_re_character(p, code);
}

static bool ends_alternative(const m2c_re_parser *p)
{
    return p->s == p->end || (!p->literal && (*p->s == '|' || *p->s == ')'));
}

/* Alternatives up to the closing parenthesis or the end: each a node whose child is the sequence. */
static m2c_regex_node *parse_alternatives(m2c_re_parser *p, m2c_regex_node *group)
{
    m2c_regex_node **branch = &group->child;
    do {
        m2c_regex_node *alternative = *branch = m2c_re_node(p, M2C_RE_GROUP);
        m2c_regex_node **last = &alternative->child;
        branch = &alternative->alternative;
        for (skip_spacing(p); !ends_alternative(p); skip_spacing(p)) {
            m2c_regex_node *atom = p->literal ? quoted_character(p) : parse_atom(p);
            if (!atom)
                return NULL;
            skip_spacing(p);
            *last = p->literal ? atom : parse_repeat(p, atom);
            if (!*last)
                return NULL;
            last = &(*last)->next;
        }
    } while (m2c_re_accept(p, "|"));
    return group;
}

int m2c_regex_compile(m2c_regex *re, const char *s, size_t n, m2c_regex_options options)
{
    *re = (m2c_regex){0};
    m2c_re_parser p = {re, s, s, s + n, options, 0, 0, false};
    re->root = m2c_re_node(&p, M2C_RE_GROUP);
    parse_alternatives(&p, re->root);
    if (!re->error && p.s < p.end)
        m2c_re_fail(&p, "unmatched parentheses", p.s);
    if (p.highest > re->groups)
        m2c_re_fail(&p, "reference to non-existent subpattern", p.end);
    m2c_regex_find_first(re);
    return re->error != NULL;
}

void m2c_regex_free(m2c_regex *re)
{
    for (m2c_regex_node *n = re->all; n;) {
        m2c_regex_node *next = n->all;
        m2c_free(n->wide.range);
        m2c_free(n);
        n = next;
    }
    re->all = re->root = NULL;
}
