/* Broadcasting: the loop nest of an operation on two arrays, and running kernels over it. */
#include "op_internal.h"

static ptrdiff_t dim(const m2c_value *v, int k)
{
    return k < v->ndims ? v->dims[k] : 1;
}

enum { SAME, A_FIXED, B_FIXED };

static void add_loop(m2c_plan *p, ptrdiff_t n, int kind, ptrdiff_t *size_a, ptrdiff_t *size_b)
{
    int k = p->outer++;
    p->count[k] = n;
    p->jump_a[k] = kind == A_FIXED ? 0 : *size_a;
    p->jump_b[k] = kind == B_FIXED ? 0 : *size_b;
    *size_a *= kind == A_FIXED ? 1 : n;
    *size_b *= kind == B_FIXED ? 1 : n;
}

bool m2c_broadcast(const m2c_value *a, const m2c_value *b, m2c_plan *p)
{
    int nd = a->ndims > b->ndims ? a->ndims : b->ndims;
    ptrdiff_t group[M2C_MAX_RANK];
    int kinds[M2C_MAX_RANK], groups = 0;
    p->ndims = nd;
    for (int k = 0; k < nd; k++) {
        ptrdiff_t m = dim(a, k), n = dim(b, k);
        if (m != n && m != 1 && n != 1)
            return false;
        p->dims[k] = m == 1 ? n : m;
        if (m == 1 && n == 1)
            continue;
        int kind = m == n ? SAME : m == 1 ? A_FIXED : B_FIXED;
        if (groups && kinds[groups - 1] == kind)
            group[groups - 1] *= p->dims[k];
        else {
            kinds[groups] = kind;
            group[groups++] = p->dims[k];
        }
    }
    p->run = groups ? group[0] : 1;
    p->step_a = groups && kinds[0] != A_FIXED;
    p->step_b = groups && kinds[0] != B_FIXED;
    p->outer = 0;
    ptrdiff_t size_a = p->step_a ? p->run : 1, size_b = p->step_b ? p->run : 1;
    for (int g = 1; g < groups; g++)
        add_loop(p, group[g], kinds[g], &size_a, &size_b);
    return true;
}

bool m2c_plan_fits(const m2c_plan *p, m2c_class cls, int flags)
{
    return !p->outer || m2c_affords(p->ndims, p->dims, m2c_element_size(cls, flags));
}

bool m2c_next(const m2c_plan *p, m2c_walk *w)
{
    for (int k = 0; k < p->outer; k++) {
        w->a += p->jump_a[k];
        w->b += p->jump_b[k];
        if (++w->at[k] < p->count[k])
            return true;
        w->a -= p->jump_a[k] * p->count[k];
        w->b -= p->jump_b[k] * p->count[k];
        w->at[k] = 0;
    }
    return false;
}

int m2c_nonconformant(const char *who, const m2c_value *a, const m2c_value *b)
{
    char x[32 * M2C_MAX_RANK], y[32 * M2C_MAX_RANK];
    return m2c_error("Octave:nonconformant-args", "%s: nonconformant arguments (op1 is %s, op2 is %s)", who,
                     m2c_dims_text(a, x), m2c_dims_text(b, y));
}

typedef struct job {
    m2c_kernel *kernel;
    m2c_domain da, db, dy;
    const m2c_value *a, *b;
    m2c_value *y;
    bool direct; /* the kernel writes elements of y */
    size_t size; /* of an element of y */
} job;

static bool loads_in_place(const m2c_value *v, m2c_domain d)
{
    return v->cls <= M2C_SINGLE && m2c_domain_of(v) == d;
}

static void run_chunk(const job *j, ptrdiff_t n, ptrdiff_t a, int sa, ptrdiff_t b, int sb, ptrdiff_t y)
{
    m2c_chunk x1, x2, x3;
    const void *p = m2c_load(j->da, j->a, a, sa ? n : 1, &x1);
    const void *q = m2c_load(j->db, j->b, b, sb ? n : 1, &x2);
    void *to = (char *)j->y->data + (size_t)y * j->size;
    if (j->direct) {
        j->kernel(n, p, sa, q, sb, to);
        return;
    }
    j->kernel(n, p, sa, q, sb, &x3);
    m2c_store(j->dy, &x3, n, (m2c_class)j->y->cls, j->y->flags, to);
}

static void run(const m2c_plan *p, const job *j)
{
    m2c_walk w;
    ptrdiff_t y = 0;
    m2c_start(p, &w);
    if (j->y->numel == 0)
        return;
    /* Whole runs at once where nothing is converted. */
    bool whole = j->direct && loads_in_place(j->a, j->da) && loads_in_place(j->b, j->db);
    ptrdiff_t most = whole ? p->run : M2C_CHUNK;
    do {
        for (ptrdiff_t i = 0; i < p->run; i += most) {
            ptrdiff_t n = p->run - i < most ? p->run - i : most;
            run_chunk(j, n, w.a + (p->step_a ? i : 0), p->step_a, w.b + (p->step_b ? i : 0), p->step_b, y);
            y += n;
        }
    } while (m2c_next(p, &w));
}

void m2c_run_plan(const m2c_plan *p, m2c_kernel *kernel, m2c_domain da, const m2c_value *a, m2c_domain db,
                  const m2c_value *b, m2c_domain dy, m2c_value *y)
{
    job j = {
        kernel, da, db, dy, a, b, y, loads_in_place(y, dy), m2c_element_size((m2c_class)y->cls, y->flags)};
    run(p, &j);
}

void m2c_run_plan_bytes(const m2c_plan *p, m2c_kernel *kernel, m2c_domain da, const m2c_value *a,
                        m2c_domain db, const m2c_value *b, m2c_value *y)
{
    job j = {kernel, da, db, M2C_IN_F64, a, b, y, true, 1};
    run(p, &j);
}

bool m2c_run_plainly(m2c_value **out, m2c_kernel *kernel, const m2c_value *a, const m2c_value *b,
                     m2c_class cls)
{
    enum { OTHERS = M2C_COMPLEX | M2C_DIAGONAL | M2C_PERMUTATION | M2C_SPARSE };
    if ((a->cls | b->cls) != M2C_DOUBLE || ((a->flags | b->flags) & OTHERS) || a->ndims != 2 || b->ndims != 2)
        return false;
    int sa = a->numel != 1 || b->numel == 1, sb = b->numel != 1;
    if (sa && sb && (a->dims[0] != b->dims[0] || a->dims[1] != b->dims[1]))
        return false;
    const m2c_value *shape = sa ? a : b;
    if (*out == shape && cls == M2C_DOUBLE && m2c_is_unique(shape)) {
        kernel(shape->numel, a->data, sa, b->data, sb, (*out)->data);
        (*out)->flags = 0;
        return true;
    }
    m2c_value *y = m2c_new2(cls, shape->dims[0], shape->dims[1], 0);
    kernel(y->numel, a->data, sa, b->data, sb, y->data);
    m2c_set(out, y);
    return true;
}
