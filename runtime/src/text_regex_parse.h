/* What parses regular expressions: the state, and what its files share. */
#ifndef M2C_TEXT_REGEX_PARSE_H
#define M2C_TEXT_REGEX_PARSE_H

#include "text_regex.h"

typedef struct m2c_re_parser {
    m2c_regex *re;
    const char *begin, *s, *end;
    m2c_regex_options options;
    ptrdiff_t longer; /* what Octave writes for names of groups, by so many characters */
    int highest;      /* group that a number refers to */
    bool literal;     /* between \Q and \E */
} m2c_re_parser;

/* Notes why the expression is malformed, at the first place; gives NULL. */
m2c_regex_node *m2c_re_fail(m2c_re_parser *p, const char *why, const char *at);
m2c_regex_node *m2c_re_node(m2c_re_parser *p, m2c_regex_node_kind kind);
bool m2c_re_sees(const m2c_re_parser *p, const char *text);
/* Goes behind the text where it is next. */
bool m2c_re_accept(m2c_re_parser *p, const char *text);
m2c_regex_node *m2c_re_character(m2c_re_parser *p, int c);

/* text_regex_escape.c: what follows a backslash, and references to groups. */
m2c_regex_node *m2c_re_escape(m2c_re_parser *p);
m2c_regex_node *m2c_re_any(m2c_re_parser *p, bool but_newline);
/* The name of a group up to its closing mark. */
bool m2c_re_name(m2c_re_parser *p, char *name, char close);
/* Refuses a reference by name: Octave gives groups other names before it looks. */
m2c_regex_node *m2c_re_named_reference(m2c_re_parser *p, char close);

#endif
