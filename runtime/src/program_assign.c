/* Comma lists on the left side: [c{1, :}] = …, [s(2:3).f] = …, [s.f] = … (program.h). */
#include "internal.h"
#include "m2c/index.h"
#include "m2c/ops.h"
#include "m2c/program.h"

/* The positions that each subscript of the step selects, walked like an odometer, first subscript fastest. */
typedef struct walk {
    int n;
    m2c_value *positions[M2C_MAX_RANK]; /* double arrays; NULL: counts from 1 */
    ptrdiff_t at[M2C_MAX_RANK];
    m2c_value *subscript[M2C_MAX_RANK]; /* of the element at hand */
} walk;

static void end_walk(walk *w)
{
    for (int d = 0; d < w->n; d++) {
        m2c_release(w->positions[d]);
        m2c_release(w->subscript[d]);
    }
}

/* 1:last as an array */
static m2c_value *counting(ptrdiff_t last)
{
    m2c_value *v = m2c_new2(M2C_DOUBLE, 1, last, 0);
    for (ptrdiff_t k = 0; k < last; k++)
        v->f64[k] = (double)k + 1;
    return v;
}

static m2c_value *where_true(const m2c_value *mask)
{
    ptrdiff_t n = 0;
    for (ptrdiff_t k = 0; k < mask->numel; k++)
        n += mask->u8[k];
    m2c_value *v = m2c_new2(M2C_DOUBLE, 1, n, 0);
    ptrdiff_t to = 0;
    for (ptrdiff_t k = 0; k < mask->numel; k++)
        if (mask->u8[k])
            v->f64[to++] = (double)k + 1;
    return v;
}

static int positions_of(m2c_value **out, const m2c_value *subscript, const m2c_value *base, int d, int n,
                        ptrdiff_t count)
{
    if (m2c_is_string(subscript) && subscript->numel == 1 && subscript->u8[0] == ':') {
        ptrdiff_t extent = base != NULL && m2c_extent(base, d, n) > 0 ? m2c_extent(base, d, n) : count;
        *out = counting(extent);
        return 0;
    }
    m2c_value *all =
        m2c_is_compressed(subscript) ? m2c_sparse_ways_now->full(subscript) : m2c_retain(subscript);
    *out = all->cls == M2C_LOGICAL ? where_true(all) : m2c_retain(all);
    m2c_release(all);
    return 0;
}

static int begin_walk(walk *w, const m2c_access *step, const m2c_value *base, ptrdiff_t count)
{
    *w = (walk){.n = step->n};
    for (int d = 0; d < step->n; d++)
        if (positions_of(&w->positions[d], step->idx[d], base, d, step->n, count))
            return 1;
    return 0;
}

/* The subscripts of the element at hand, then on to the next. */
static void next_element(walk *w)
{
    bool carry = true;
    for (int d = 0; d < w->n; d++) {
        double at = w->at[d] < w->positions[d]->numel ? m2c_get(w->positions[d], w->at[d]) : 0;
        m2c_set(&w->subscript[d], m2c_double(at));
        if (carry && ++w->at[d] >= w->positions[d]->numel)
            w->at[d] = 0;
        else
            carry = false;
    }
}

/* The step whose subscripts select the elements, or -1 where a field alone does ([s.f] = …, [a.s.f] = …). */
static int selecting_step(int depth, const m2c_access *path)
{
    int last = depth - 1;
    if (path[last].kind == '{')
        return last;
    return last > 0 && path[last - 1].kind == '(' ? last - 1 : -1;
}

static int assign_each(m2c_value **base, const m2c_list *list, ptrdiff_t start, ptrdiff_t count, int depth,
                       const m2c_access *path, const char *name)
{
    int where = selecting_step(depth, path);
    int prefix = where >= 0 ? where : depth - 1; /* steps before the elements are selected */
    m2c_value *all = m2c_magic_colon, *held = NULL;
    m2c_access every = {'(', 1, &all, NULL};
    if (prefix > 0 ? m2c_peek_path(&held, *base, prefix, path, name) : (held = m2c_retain(*base), 0))
        return 1;
    walk w;
    int status = begin_walk(&w, where >= 0 ? &path[where] : &every, held, count);
    m2c_release(held);
    int longer = depth + (where < 0); /* the path of one element */
    m2c_access *steps = m2c_alloc(sizeof *steps * (size_t)longer);
    for (int d = 0; d < depth; d++)
        steps[d < prefix || where >= 0 ? d : d + 1] = path[d];
    steps[prefix].kind = where >= 0 ? path[where].kind : '(';
    steps[prefix].n = w.n;
    steps[prefix].idx = w.subscript;
    steps[prefix].field = NULL;
    for (ptrdiff_t k = 0; k < count && !status; k++) {
        next_element(&w);
        status = m2c_assign_path(base, list->v[start + k], longer, steps, name);
    }
    m2c_free(steps);
    end_walk(&w);
    return status;
}

int m2c_assign_list(m2c_value **base, const m2c_list *list, ptrdiff_t start, ptrdiff_t count, int depth,
                    const m2c_access *path, const char *name)
{
    bool complete = start + count <= list->n;
    for (ptrdiff_t k = start; complete && k < start + count; k++)
        complete = list->v[k] != NULL;
    if (!complete)
        return count == 1 ? m2c_check_output(false, (int)start + 1, true)
                          : m2c_check_unset() || m2c_error("", "some elements undefined in return list");
    if (count == 1)
        return m2c_assign_path(base, list->v[start], depth, path, name);
    return assign_each(base, list, start, count, depth, path, name);
}
