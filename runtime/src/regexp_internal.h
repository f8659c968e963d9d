/* What the builtins on regular expressions share. */
#ifndef M2C_REGEXP_INTERNAL_H
#define M2C_REGEXP_INTERNAL_H

#include "text_internal.h"
#include "text_regex.h"

typedef struct m2c_regexp_options {
    m2c_regex_options regex;
    bool once, empty;
    int selected, select[7]; /* outputs asked for by name, in order */
} m2c_regexp_options;

enum { M2C_RX_START, M2C_RX_END, M2C_RX_EXTENTS, M2C_RX_MATCH, M2C_RX_TOKENS, M2C_RX_NAMES, M2C_RX_SPLIT };

int m2c_regexp_read_options(const char *who, m2c_regexp_options *o, int n, m2c_value *const *in);
/* A value as one text: numbers are characters, and of several rows the first is taken. */
int m2c_regexp_text(m2c_value **out, const m2c_value *v);
/* Compiles a pattern value; errors carry the name of the builtin. */
int m2c_regexp_compile(const char *who, m2c_regex *re, const m2c_value *pattern, const m2c_regex_options *o);
/* The error of a text that is not of characters. */
int m2c_regexp_check_text(const char *who, m2c_bytes s);
/* The matches one after the other: false when there is none left. `*from` is where to go on. */
bool m2c_regexp_next(const m2c_regex *re, m2c_bytes s, const m2c_regexp_options *o, size_t *from,
                     m2c_match *m);
/* Is a group a token of a match? One that took no part is none, nor is one that took the same characters as
 * the group in front of it or nothing at the start of the text. */
bool m2c_regexp_is_token(const m2c_match *m, int group);

#endif
