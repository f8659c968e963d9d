/* Moving elements between an array and the part of another that subscripts select. */
#include "index_internal.h"

typedef struct pair64 {
    uint64_t a, b;
} pair64;

#define ELEMENT uint8_t
#define NAME(f) f##_8
#include "index_move.inc"
#undef ELEMENT
#undef NAME
#define ELEMENT uint16_t
#define NAME(f) f##_16
#include "index_move.inc"
#undef ELEMENT
#undef NAME
#define ELEMENT uint32_t
#define NAME(f) f##_32
#include "index_move.inc"
#undef ELEMENT
#undef NAME
#define ELEMENT uint64_t
#define NAME(f) f##_64
#include "index_move.inc"
#undef ELEMENT
#undef NAME
#define ELEMENT pair64
#define NAME(f) f##_128
#include "index_move.inc"
#undef ELEMENT
#undef NAME

/* Any other size: the slots of a struct. */
static void gather_any(char *to, const char *from, size_t size, const m2c_subs *s, ptrdiff_t stride)
{
    for (ptrdiff_t k = 0; k < s->n; k++)
        memcpy(to + (size_t)k * size, from + m2c_subs_at(s, k) * stride * (ptrdiff_t)size, size);
}

static void scatter_any(char *to, const char *from, size_t size, ptrdiff_t advance, const m2c_subs *s,
                        ptrdiff_t stride)
{
    for (ptrdiff_t k = 0; k < s->n; k++)
        memcpy(to + m2c_subs_at(s, k) * stride * (ptrdiff_t)size, from + k * advance * (ptrdiff_t)size, size);
}

static void gather_run(char *to, const char *from, size_t size, const m2c_subs *s, ptrdiff_t stride)
{
    switch (size) {
    case 1:
        gather_8((uint8_t *)to, (const uint8_t *)from, s, stride);
        break;
    case 2:
        gather_16((uint16_t *)to, (const uint16_t *)from, s, stride);
        break;
    case 4:
        gather_32((uint32_t *)to, (const uint32_t *)from, s, stride);
        break;
    case 8:
        gather_64((uint64_t *)to, (const uint64_t *)from, s, stride);
        break;
    case 16:
        gather_128((pair64 *)to, (const pair64 *)from, s, stride);
        break;
    default:
        gather_any(to, from, size, s, stride);
    }
}

static void scatter_run(char *to, const char *from, size_t size, ptrdiff_t advance, const m2c_subs *s,
                        ptrdiff_t stride)
{
    switch (size) {
    case 1:
        scatter_8((uint8_t *)to, (const uint8_t *)from, advance, s, stride);
        break;
    case 2:
        scatter_16((uint16_t *)to, (const uint16_t *)from, advance, s, stride);
        break;
    case 4:
        scatter_32((uint32_t *)to, (const uint32_t *)from, advance, s, stride);
        break;
    case 8:
        scatter_64((uint64_t *)to, (const uint64_t *)from, advance, s, stride);
        break;
    case 16:
        scatter_128((pair64 *)to, (const pair64 *)from, advance, s, stride);
        break;
    default:
        scatter_any(to, from, size, advance, s, stride);
    }
}

/* The subscripts as a nest of loops: colons got their counts, leading dimensions that are taken whole are
 * merged with what follows, and a first dimension of one element gives its place to the next. */
typedef struct loop_nest {
    int n;
    m2c_subs s[M2C_MAX_RANK];
    ptrdiff_t stride[M2C_MAX_RANK];
    ptrdiff_t offset; /* of dimensions that were dropped */
    ptrdiff_t outer;  /* number of runs */
} loop_nest;

static void plan_loops(loop_nest *nest, int n, const m2c_subs *s, const ptrdiff_t *dims)
{
    ptrdiff_t stride = 1;
    nest->n = 0; /* what is behind it is not read, and would be long to clear */
    nest->offset = 0;
    nest->outer = 1;
    for (int k = 0; k < n; k++) {
        m2c_subs t = s[k];
        if (t.kind == M2C_SUBS_COLON) {
            t.kind = M2C_SUBS_STEPS;
            t.n = dims[k];
            t.first = 0;
            t.step = 1;
        }
        m2c_subs *last = nest->n ? &nest->s[nest->n - 1] : NULL;
        bool whole = last && nest->n == 1 && last->kind == M2C_SUBS_STEPS && last->first == 0 &&
                     last->step == 1 && nest->stride[0] == 1 && last->n == stride;
        if (t.n == 1 && !(whole && k + 1 < n)) {
            nest->offset += m2c_subs_at(&t, 0) * stride;
        } else if (whole && t.kind == M2C_SUBS_STEPS && t.step == 1) {
            last->first = t.first * stride;
            last->n = t.n * stride;
        } else {
            nest->stride[nest->n] = stride;
            nest->s[nest->n++] = t;
        }
        stride *= dims[k];
    }
    if (nest->n == 0) {
        nest->s[0] = (m2c_subs){.kind = M2C_SUBS_STEPS, .n = 1, .step = 1};
        nest->stride[0] = 1;
        nest->n = 1;
    }
    for (int k = 1; k < nest->n; k++)
        nest->outer *= nest->s[k].n;
}

/* Start of run number r: the outer subscripts counted like digits. */
static ptrdiff_t run_start(const loop_nest *nest, ptrdiff_t r)
{
    ptrdiff_t at = nest->offset;
    for (int k = 1; k < nest->n; k++) {
        at += m2c_subs_at(&nest->s[k], r % nest->s[k].n) * nest->stride[k];
        r /= nest->s[k].n;
    }
    return at;
}

void m2c_gather(void *to, const void *from, size_t size, int n, const m2c_subs *s, const ptrdiff_t *dims)
{
    loop_nest nest;
    plan_loops(&nest, n, s, dims);
    if (nest.s[0].n == 0 || size == 0)
        return;
    char *p = to;
    for (ptrdiff_t r = 0; r < nest.outer; r++) {
        const char *start = (const char *)from + run_start(&nest, r) * (ptrdiff_t)size;
        gather_run(p, start, size, &nest.s[0], nest.stride[0]);
        p += (size_t)nest.s[0].n * size;
    }
}

void m2c_scatter(void *to, const void *from, bool one, size_t size, int n, const m2c_subs *s,
                 const ptrdiff_t *dims)
{
    loop_nest nest;
    plan_loops(&nest, n, s, dims);
    if (nest.s[0].n == 0 || size == 0)
        return;
    const char *p = from;
    for (ptrdiff_t r = 0; r < nest.outer; r++) {
        char *start = (char *)to + run_start(&nest, r) * (ptrdiff_t)size;
        scatter_run(start, p, size, one ? 0 : 1, &nest.s[0], nest.stride[0]);
        if (!one)
            p += (size_t)nest.s[0].n * size;
    }
}

size_t m2c_moved_size(const m2c_value *v)
{
    return v->cls == M2C_STRUCT ? (size_t)v->fields->count * sizeof(m2c_value *) : m2c_slot_size(v);
}
