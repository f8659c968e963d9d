/* Regular expressions: how far back a lookbehind has to look. */
#include "text_regex.h"

/* Octave tries repetitions without a limit with each count up to this one. */
enum { MOST_REPEATED = 10, MOST_CHARACTERS = 1 << 20 };

typedef struct lengths {
    ptrdiff_t least, most; /* in characters */
    bool fixed;            /* but for repetitions without a limit */
} lengths;

static ptrdiff_t times(ptrdiff_t length, int count)
{
    return length * count < MOST_CHARACTERS ? length * count : MOST_CHARACTERS;
}

static lengths length_of_chain(m2c_regex_node *n, bool negative);

/* Of a group all alternatives have one length; `each`: each has its own. */
static lengths length_of_branches(m2c_regex_node *n, bool each, bool negative)
{
    lengths all = {0, 0, true};
    for (m2c_regex_node *b = n->child; b; b = b->alternative) {
        lengths one = length_of_chain(b->child, negative);
        if (b == n->child) {
            all = one;
            continue;
        }
        all.fixed = all.fixed && one.fixed && (each || (one.least == all.least && one.most == all.most));
        all.least = one.least < all.least ? one.least : all.least;
        all.most = one.most > all.most ? one.most : all.most;
    }
    return all;
}

/* What must not stand before a place is refused only where it does with every count, the largest too. */
static lengths length_of_repeat(m2c_regex_node *n, bool negative)
{
    lengths body =
        n->child->kind == M2C_RE_SET ? (lengths){1, 1, true} : length_of_branches(n->child, false, negative);
    if (n->max < 0 && n->min <= 1) {
        n->max = MOST_REPEATED;
        n->min = negative ? MOST_REPEATED : n->min;
    } else {
        body.fixed = body.fixed && n->min == n->max;
    }
    int most = n->max < 0 ? n->min : n->max;
    return (lengths){times(body.least, n->min), times(body.most, most), body.fixed};
}

static lengths length_of_chain(m2c_regex_node *n, bool negative)
{
    lengths sum = {0, 0, true};
    for (; n && sum.most < MOST_CHARACTERS; n = n->next) {
        lengths one = {0, 0, true};
        if (n->kind == M2C_RE_SET)
            one.least = one.most = 1;
        else if (n->kind == M2C_RE_GROUP || n->kind == M2C_RE_ATOMIC)
            one = length_of_branches(n, false, negative);
        else if (n->kind == M2C_RE_REPEAT)
            one = length_of_repeat(n, negative);
        else if (n->kind == M2C_RE_BACKREF)
            one.fixed = false;
        sum = (lengths){sum.least + one.least, sum.most + one.most, sum.fixed && one.fixed};
    }
    return sum;
}

bool m2c_regex_bound_behind(m2c_regex_node *look)
{
    lengths all = length_of_branches(look, true, look->negative);
    look->min = (int)all.least;
    look->max = (int)all.most;
    return all.fixed;
}
