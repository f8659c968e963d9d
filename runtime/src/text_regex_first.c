/* Regular expressions: the characters that a match can begin with, so that a search passes over others. */
#include "text_regex.h"

static bool add_first(uint8_t *first, const m2c_regex_node *n);

static bool add_branches(uint8_t *first, const m2c_regex_node *n)
{
    for (const m2c_regex_node *b = n->child; b; b = b->alternative)
        if (!add_first(first, b->child))
            return false;
    return n->child;
}

/* Adds those of a sequence; false where it may match without a character, or that can't be told. */
static bool add_first(uint8_t *first, const m2c_regex_node *n)
{
    for (; n; n = n->next) {
        if (n->kind == M2C_RE_SET) {
            for (int k = 0; k < 16; k++)
                first[k] |= n->set[k];
            return true;
        }
        if (n->kind == M2C_RE_REPEAT)
            return n->min > 0 && add_first(first, n->child);
        if (n->kind == M2C_RE_GROUP || n->kind == M2C_RE_ATOMIC)
            return add_branches(first, n);
        if (n->kind == M2C_RE_BACKREF || n->kind == M2C_RE_KEEP || n->kind == M2C_RE_LOOK)
            return false;
    }
    return false;
}

void m2c_regex_find_first(m2c_regex *re)
{
    re->begins = !re->error && add_branches(re->first, re->root);
    for (int k = 16; k < 32; k++)
        re->first[k] = 0xff; /* what is beyond ASCII is looked at */
}
