/* Regular expressions in the manner of Perl, matched by backtracking. */
#ifndef M2C_TEXT_REGEX_H
#define M2C_TEXT_REGEX_H

#include "text_utf8.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum m2c_regex_node_kind {
    M2C_RE_SET,    /* one character of a set */
    M2C_RE_GROUP,  /* alternatives in `child`; captured where index > 0 */
    M2C_RE_REPEAT, /* child, min to max times */
    M2C_RE_BACKREF,
    M2C_RE_LOOK,   /* lookahead, or lookbehind where `behind` */
    M2C_RE_ATOMIC, /* child, without going back into it */
    M2C_RE_KEEP,   /* the match begins here */
    M2C_RE_LINE_START,
    M2C_RE_LINE_END,
    M2C_RE_TEXT_START,
    M2C_RE_TEXT_END,
    M2C_RE_LAST_LINE_END,
    M2C_RE_WORD_EDGE,
    M2C_RE_NO_WORD_EDGE,
    M2C_RE_WORD_START,
    M2C_RE_WORD_END
} m2c_regex_node_kind;

typedef struct m2c_regex_node m2c_regex_node;
struct m2c_regex_node {
    m2c_regex_node_kind kind;
    m2c_regex_node *next;  /* what follows */
    m2c_regex_node *child; /* first alternative, or the repeated node */
    m2c_regex_node
        *alternative; /* of a GROUP or LOOK: the next alternative is a node of its own in this chain */
    uint8_t set[32];  /* of ASCII; from 128 on: of what is not in wide */
    m2c_wide_set wide;
    int min, max;                        /* max -1: no limit; of a lookbehind, in characters */
    int index;                           /* group number */
    bool lazy, negative, behind, nocase; /* negative, of a SET: what is in wide is not in the set */
    m2c_regex_node *all;                 /* every node of the expression, for freeing */
};

typedef struct m2c_regex_options {
    bool nocase, lines, free_spacing, dot_no_newline;
} m2c_regex_options;

enum { M2C_RE_MAX_GROUPS = 64, M2C_RE_MAX_NAME = 64 };

typedef struct m2c_regex {
    m2c_regex_node *root, *all;
    bool begins;                                   /* does each match begin with a character of `first`? */
    uint8_t first[32];                             /* bytes */
    int groups;                                    /* capturing groups, without the whole */
    char name[M2C_RE_MAX_GROUPS][M2C_RE_MAX_NAME]; /* "" for a group without one */
    const char *error;                             /* why it is malformed */
    bool error_placed;                             /* is it known where? */
    size_t error_at; /* in the expression as Octave hands it on, where all names of groups are equally long */
} m2c_regex;

typedef struct m2c_match {
    ptrdiff_t start[M2C_RE_MAX_GROUPS], end[M2C_RE_MAX_GROUPS]; /* [0] is the whole; -1: took no part */
} m2c_match;

/* Returns 1 with error and error_at set where the expression is malformed; free in any case. */
int m2c_regex_compile(m2c_regex *re, const char *s, size_t n, m2c_regex_options options);
void m2c_regex_free(m2c_regex *re);
/* The first match at or after `from`. */
bool m2c_regex_search(const m2c_regex *re, const char *s, size_t n, size_t from, m2c_match *m);

/* text_regex_first.c: sets `begins` and `first` of an expression that has been read. */
void m2c_regex_find_first(m2c_regex *re);

/* text_regex_behind.c: sets how far back a lookbehind looks, and limits what it repeats; false where that
 * can't be told. */
bool m2c_regex_bound_behind(m2c_regex_node *look);

/* text_regex_class.c: sets of characters. */
void m2c_set_add(uint8_t *set, int c);
void m2c_set_invert(uint8_t *set);
static inline bool m2c_set_has(const uint8_t *set, unsigned char c)
{
    return set[c >> 3] >> (c & 7) & 1;
}
/* Adds what \d, \w, \s, … stand for; false for other letters. */
bool m2c_set_add_class(uint8_t *set, char letter);
/* A class such as [:alpha:] at s, which begins with "[:"; NULL where it is none. */
const char *m2c_posix_read(uint8_t *set, const char *s, const char *end);
typedef struct m2c_set_fault {
    const char *why, *at;
} m2c_set_fault;
/* Reads a bracket expression after its [; returns the place after ], or NULL. *fault is set where a range is
 * none. Characters beyond ASCII go to *wide; where that is NULL, their bytes
 * are members. */
const char *m2c_set_read(uint8_t *set, m2c_wide_set *wide, const char *s, const char *end, bool nocase,
                         m2c_set_fault *fault);
void m2c_set_fold(uint8_t *set);
/* Reads an escape that stands for one character, after its backslash; returns what follows. */
const char *m2c_escape_read(const char *s, const char *end, int *c);
/* Reads a character or an escape that stands for one, beyond ASCII as well. */
const char *m2c_character_read(const char *s, const char *end, int *c);

#endif
