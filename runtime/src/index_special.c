/* Parts of diagonal and permutation matrices that are such matrices themselves. */
#include "index_internal.h"
#include "op_internal.h"

/* Does it name each of 0 .. extent - 1 once? */
static bool permutes(const m2c_subs *s, ptrdiff_t extent)
{
    if (m2c_subs_is_colon(s))
        return true;
    if (s->n != extent)
        return false;
    bool *seen = m2c_calloc((size_t)extent + 1, sizeof *seen), once = true;
    for (ptrdiff_t k = 0; k < extent && once; k++) {
        ptrdiff_t at = m2c_subs_at(s, k);
        once = !seen[at];
        seen[at] = true;
    }
    m2c_free(seen);
    return once;
}

/* Is it a colon, a range or a mask that takes the first elements in order? */
static bool is_prefix(const m2c_subs *s)
{
    if (m2c_subs_is_colon(s))
        return true;
    return (s->is_range || s->from_mask) && s->n > 0 && m2c_subs_covers(s, s->n);
}

void m2c_mark_special_part(m2c_value *v, const m2c_value *base, const m2c_subs *s)
{
    bool whole = m2c_subs_is_colon(&s[0]) && m2c_subs_is_colon(&s[1]);
    bool permuted = permutes(&s[0], base->dims[0]) && permutes(&s[1], base->dims[1]);
    if (v->numel < 2)
        return;
    bool keeps = whole && (base->flags & M2C_DIAGONAL);
    if (permuted && !keeps && m2c_mark_permuted(v, base))
        return;
    if ((base->flags & M2C_DIAGONAL) && is_prefix(&s[0]) && is_prefix(&s[1]))
        m2c_keep_diagonal(v);
}
