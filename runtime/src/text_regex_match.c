/* Regular expressions: matching by backtracking. What remains to be matched after a node is a chain of steps
 * on the C stack; a node that fails returns, and the one before tries its next choice. */
#include "text_regex.h"

#include <ctype.h>

typedef struct subject {
    const char *s;
    size_t n, end; /* end: where the match ended */
    m2c_match *m;
} subject;

typedef struct step {
    enum { ACCEPT, ACCEPT_AT, CLOSE, LOOP } kind;
    const m2c_regex_node *node;
    const struct step *up;
    size_t at; /* where the group or the iteration began; of ACCEPT_AT where it must end */
    int count;
} step;

static bool match_node(subject *t, const m2c_regex_node *n, size_t at, const step *then);

static bool loop_on(subject *t, const m2c_regex_node *n, size_t at, int count, const step *up)
{
    step again = {LOOP, n, up, at, count};
    bool more = n->max < 0 || count < n->max, enough = count >= n->min;
    if (n->lazy && enough && match_node(t, n->next, at, up))
        return true;
    const m2c_regex_node *body = n->child;
    if (more) {
        /* The body ends where its own `next` would: bodies are single nodes. */
        if (match_node(t, body, at, &again))
            return true;
    }
    return !n->lazy && enough && match_node(t, n->next, at, up);
}

static bool resume(subject *t, const step *s, size_t at)
{
    if (s->kind == ACCEPT || (s->kind == ACCEPT_AT && at == s->at)) {
        t->end = at;
        return true;
    }
    if (s->kind == ACCEPT_AT)
        return false;
    const m2c_regex_node *n = s->node;
    if (s->kind == LOOP) {
        if (at == s->at && s->count >= n->min)
            return false; /* an empty iteration leads nowhere new */
        return loop_on(t, n, at, s->count + 1, s->up);
    }
    ptrdiff_t start = t->m->start[n->index], end = t->m->end[n->index];
    if (n->index) {
        t->m->start[n->index] = (ptrdiff_t)s->at;
        t->m->end[n->index] = (ptrdiff_t)at;
    }
    if (match_node(t, n->next, at, s->up))
        return true;
    t->m->start[n->index] = start;
    t->m->end[n->index] = end;
    return false;
}

static bool match_branches(subject *t, const m2c_regex_node *n, size_t at, const step *then)
{
    for (const m2c_regex_node *b = n->child; b; b = b->alternative)
        if (match_node(t, b->child, at, then))
            return true;
    return false;
}

static bool is_word(const subject *t, size_t at)
{
    return at < t->n && (isalnum((unsigned char)t->s[at]) || t->s[at] == '_');
}

static bool word_before(const subject *t, size_t at)
{
    return at > 0 && is_word(t, at - 1);
}

/* Nodes that match a place, not text. */
static bool holds(const subject *t, m2c_regex_node_kind kind, size_t at)
{
    switch (kind) {
    case M2C_RE_LINE_START:
        return at == 0 || (at < t->n && t->s[at - 1] == '\n');
    case M2C_RE_LINE_END:
        return at == t->n || t->s[at] == '\n';
    case M2C_RE_TEXT_START:
        return at == 0;
    case M2C_RE_TEXT_END:
        return at == t->n;
    case M2C_RE_LAST_LINE_END:
        return at == t->n || (at + 1 == t->n && t->s[at] == '\n');
    case M2C_RE_WORD_EDGE:
        return word_before(t, at) != is_word(t, at);
    case M2C_RE_NO_WORD_EDGE:
        return word_before(t, at) == is_word(t, at);
    case M2C_RE_WORD_START:
        return !word_before(t, at); /* what follows may be anything, with Octave */
    default:
        return !is_word(t, at);
    }
}

/* The bytes of the character at a place, if that is in the set; 0 otherwise. */
static size_t one(const subject *t, const m2c_regex_node *n, size_t at)
{
    if (at >= t->n)
        return 0;
    if ((unsigned char)t->s[at] < 128)
        return m2c_set_has(n->set, (unsigned char)t->s[at]);
    uint32_t c;
    size_t length = m2c_utf8_read(t->s + at, t->n - at, &c);
    bool known = length && m2c_wide_has(&n->wide, c, n->nocase);
    return (known ? !n->negative : m2c_set_has(n->set, 128)) ? length : 0;
}

static size_t one_back(const subject *t, size_t at)
{
    do
        at--;
    while (m2c_utf8_continues(t->s[at]));
    return at;
}

/* A set repeated: no steps are needed, the places to go on from are consecutive characters. */
static bool match_run(subject *t, const m2c_regex_node *n, size_t at, const step *then)
{
    size_t most = n->max < 0 ? SIZE_MAX : (size_t)n->max, least = (size_t)n->min, count = 0, length;
    if (!n->lazy) {
        const uint8_t *set = n->child->set;
        while (count < most && at < t->n && (unsigned char)t->s[at] < 128 &&
               m2c_set_has(set, (unsigned char)t->s[at])) {
            at++;
            count++;
        }
    }
    while (count < (n->lazy ? least : most) && count < most && (length = one(t, n->child, at)) != 0) {
        at += length;
        count++;
    }
    if (count < least)
        return false;
    for (;;) {
        if (match_node(t, n->next, at, then))
            return true;
        if (n->lazy) {
            if (count++ >= most || (length = one(t, n->child, at)) == 0)
                return false;
            at += length;
        } else if (count-- == least) {
            return false;
        } else {
            at = one_back(t, at);
        }
    }
}

static size_t backref_length(const subject *t, const m2c_regex_node *n, size_t at)
{
    ptrdiff_t start = t->m->start[n->index], end = t->m->end[n->index];
    if (start < 0 || (size_t)(end - start) > t->n - at)
        return SIZE_MAX;
    for (ptrdiff_t k = start; k < end; k++) {
        unsigned char a = (unsigned char)t->s[k], b = (unsigned char)t->s[at + (size_t)(k - start)];
        if (n->nocase ? tolower(a) != tolower(b) : a != b)
            return SIZE_MAX;
    }
    return (size_t)(end - start);
}

/* Does the expression match what ends at a place? */
static bool found_behind(subject *t, const m2c_regex_node *n, size_t at)
{
    const step end = {.kind = ACCEPT_AT, .at = at};
    size_t from = at;
    for (int length = 0; length <= n->max; length++) {
        if (length >= n->min && match_branches(t, n, from, &end))
            return true;
        if (from == 0)
            return false;
        from = one_back(t, from);
    }
    return false;
}

static bool look(subject *t, const m2c_regex_node *n, size_t at)
{
    const step end = {.kind = ACCEPT};
    m2c_match saved = *t->m;
    bool found = n->behind ? found_behind(t, n, at) : match_branches(t, n, at, &end);
    if (!found || n->negative)
        *t->m = saved;
    return found != n->negative;
}

/* Goes on with what follows as the beginning of the match. */
static bool begin_anew(subject *t, const m2c_regex_node *n, size_t at, const step *then)
{
    ptrdiff_t start = t->m->start[0];
    t->m->start[0] = (ptrdiff_t)at;
    if (match_node(t, n->next, at, then))
        return true;
    t->m->start[0] = start;
    return false;
}

static bool match_node(subject *t, const m2c_regex_node *n, size_t at, const step *then)
{
    for (;; n = n->next) {
        if (!n)
            return resume(t, then, at);
        if (n->kind == M2C_RE_SET) {
            size_t length = one(t, n, at);
            if (!length)
                return false;
            at += length;
        } else if (n->kind == M2C_RE_GROUP) {
            step close = {CLOSE, n, then, at, 0};
            return n->child ? match_branches(t, n, at, &close) : match_node(t, n->next, at, then);
        } else if (n->kind == M2C_RE_REPEAT) {
            return n->child->kind == M2C_RE_SET ? match_run(t, n, at, then) : loop_on(t, n, at, 0, then);
        } else if (n->kind == M2C_RE_BACKREF) {
            size_t length = backref_length(t, n, at);
            if (length == SIZE_MAX)
                return false;
            at += length;
        } else if (n->kind == M2C_RE_LOOK) {
            if (!look(t, n, at))
                return false;
        } else if (n->kind == M2C_RE_ATOMIC) {
            step end = {.kind = ACCEPT};
            if (!match_branches(t, n, at, &end))
                return false;
            at = t->end;
        } else if (n->kind == M2C_RE_KEEP) {
            return begin_anew(t, n, at, then);
        } else if (!holds(t, n->kind, at)) {
            return false;
        }
    }
}

bool m2c_regex_search(const m2c_regex *re, const char *s, size_t n, size_t from, m2c_match *m)
{
    subject t = {s, n, 0, m};
    step end = {.kind = ACCEPT};
    for (size_t at = from; at <= n; at++) {
        while (re->begins && at < n && !m2c_set_has(re->first, (unsigned char)s[at]))
            at++;
        if (re->begins && at >= n)
            return false;
        if (at < n && m2c_utf8_continues(s[at]))
            continue;
        for (int k = 0; k <= re->groups; k++)
            m->start[k] = m->end[k] = -1;
        if (match_branches(&t, re->root, at, &end)) {
            m->start[0] = m->start[0] < 0 ? (ptrdiff_t)at : m->start[0];
            m->end[0] = (ptrdiff_t)t.end;
            return true;
        }
    }
    return false;
}
