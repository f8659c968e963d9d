/* Values: headers, references and copies (m2c/value.h). */
#include "internal.h"
#include "state.h"

/* Headers come from a free list, so that a scalar costs no malloc. The list is off under AddressSanitizer,
 * which could not see a use after release otherwise. */
#if defined(__SANITIZE_ADDRESS__)
#define POOLING 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define POOLING 0
#endif
#endif
#ifndef POOLING
#define POOLING 1
#endif

#if POOLING
enum { POOL_LIMIT = 4096 };

static M2C_STATE m2c_value *pool; /* linked through `data` */
static M2C_STATE int pool_size;

void m2c_drain_pool(void)
{
    while (pool) {
        m2c_value *next = pool->data;
        m2c_raw_free(pool);
        pool = next;
    }
    pool_size = 0;
}

static void close_pool(void)
{
    m2c_drain_pool();
    pool_size = POOL_LIMIT; /* what is released from here on is freed */
}

static M2C_NOINLINE m2c_value *make_header(void)
{
    static M2C_STATE bool registered;
    if (!registered) {
        registered = true;
        m2c_at_end(close_pool);
    }
    return m2c_raw_alloc(sizeof(m2c_value));
}

static inline m2c_value *take_header(void)
{
    m2c_value *v = pool;
    if (!v)
        return make_header();
    pool = v->data;
    pool_size--;
    return v;
}

static inline void give_header(m2c_value *v)
{
    if (pool_size >= POOL_LIMIT) {
        m2c_raw_free(v);
        return;
    }
    v->data = pool;
    pool = v;
    pool_size++;
}
#else
static m2c_value *take_header(void)
{
    return m2c_alloc(sizeof(m2c_value));
}
static void give_header(m2c_value *v)
{
    m2c_free(v);
}
void m2c_drain_pool(void) {}
#endif

static inline m2c_value *new_header(m2c_class cls, unsigned flags)
{
    m2c_value *v = take_header();
    v->refs = 1;
    v->cls = (uint8_t)cls;
    v->flags = (uint8_t)flags;
    v->ndims = 2;
    v->dims = v->two;
    v->two[0] = v->two[1] = 1;
    v->numel = 1;
    v->data = NULL;
    v->capacity = 0;
    v->fields = NULL;
    return v;
}

m2c_value *m2c_new_header(m2c_class cls, unsigned flags)
{
    return new_header(cls, flags);
}

m2c_value *m2c_new_scalar(m2c_class cls, unsigned flags)
{
    m2c_value *v = new_header(cls, flags);
    v->data = v->small;
    v->capacity = (ptrdiff_t)(sizeof v->small / m2c_element_size(cls, flags));
    return v;
}

m2c_value *m2c_double(double x)
{
    m2c_value *v = new_header(M2C_DOUBLE, 0);
    v->data = v->small;
    v->capacity = (ptrdiff_t)(sizeof v->small / sizeof x);
    v->small[0] = x;
    return v;
}

static void release_slots(m2c_value *v)
{
    ptrdiff_t n = m2c_slot_count(v);
    for (ptrdiff_t k = 0; k < n; k++)
        m2c_release(v->cell[k]);
}

static void release_closure(m2c_closure *c)
{
    for (int k = 0; k < c->captured_count; k++)
        m2c_release(c->captured[k]);
    m2c_free(c->captured);
    m2c_free(c);
}

void m2c_free_dims(m2c_value *v)
{
    if (v->dims != v->two && !(v->flags & M2C_VIEW))
        m2c_free(v->dims);
}

static void destroy_now(m2c_value *v)
{
    switch ((m2c_class)v->cls) {
    case M2C_CELL:
    case M2C_STRUCT:
        release_slots(v);
        break;
    case M2C_FUNCTION:
        release_closure(v->closure);
        give_header(v);
        return;
    case M2C_MAP:
        m2c_map_release(v->map);
        give_header(v);
        return;
    case M2C_OBJECT:
        m2c_object_release(v->object);
        m2c_free_dims(v);
        give_header(v);
        return;
    default:
        break;
    }
    if (v->data != (void *)v->small)
        m2c_free(v->data);
    m2c_fields_release(v->fields);
    m2c_free_dims(v);
    give_header(v);
}

/* Values in values in values are released without as many calls within calls: what is too deep waits in a
 * list, through memory that only ranges use. */
static M2C_STATE m2c_value *waiting;
static M2C_STATE int depth;

void m2c_forget_releases(void)
{
    waiting = NULL;
    depth = 0;
}

static void destroy(m2c_value *v)
{
    enum { DEEPEST = 200 };
    if (depth == DEEPEST) {
        memcpy(&v->range, &waiting, sizeof waiting);
        waiting = v;
        return;
    }
    depth++;
    destroy_now(v);
    while (depth == 1 && waiting) {
        m2c_value *next = waiting;
        memcpy(&waiting, &next->range, sizeof waiting);
        destroy_now(next);
    }
    depth--;
}

static M2C_NOINLINE void destroy_last(m2c_value *v)
{
    if (v->cls < M2C_CELL)
        destroy_now(v);
    else
        destroy(v);
}

static inline void release(m2c_value *v)
{
    if (!v || v->refs < 0 || (v->flags & M2C_VIEW) || --v->refs > 0)
        return;
    if (v->cls < M2C_CELL && v->data == (void *)v->small && v->ndims == 2)
        give_header(v);
    else
        destroy_last(v);
}

void m2c_release(m2c_value *v)
{
    release(v);
}

static m2c_value *copy_closure(const m2c_value *v)
{
    const m2c_closure *c = v->closure;
    m2c_value *copy = m2c_handle(c->fn, c->name, c->text, c->captured_count, c->captured);
    m2c_name_captured(copy, c->captured_names);
    return copy;
}

static m2c_value *duplicate_columns(const m2c_value *v)
{
    m2c_value *w = m2c_new_header((m2c_class)v->cls, v->flags & ~M2C_VIEW);
    m2c_set_dims2(w, v->dims[0], v->dims[1]);
    const m2c_columns *columns = v->data;
    w->data = m2c_alloc(columns->bytes);
    memcpy(w->data, columns, columns->bytes);
    return w;
}

/* A copy that shares nothing but elements that are values themselves. */
static m2c_value *duplicate(const m2c_value *v)
{
    if (v->cls == M2C_FUNCTION)
        return copy_closure(v);
    if (m2c_is_compressed(v))
        return duplicate_columns(v);
    m2c_value *w;
    if (v->cls == M2C_MAP || v->cls == M2C_OBJECT) {
        w = m2c_new_header((m2c_class)v->cls, 0);
        w->data = v->data;
        m2c_set_dims(w, v->ndims, v->dims);
        if (v->cls == M2C_MAP)
            m2c_map_retain(v->map);
        else
            m2c_object_retain(v->object);
        return w;
    }
    w = m2c_new_like(v, v->ndims, v->dims);
    ptrdiff_t n = m2c_slot_count(v);
    if (m2c_holds_values(v)) {
        for (ptrdiff_t k = 0; k < n; k++)
            w->cell[k] = m2c_retain(v->cell[k]);
    } else if (n > 0) {
        memcpy(w->data, v->data, (size_t)n * m2c_slot_size(v));
    }
    if (v->flags & M2C_RANGE) {
        w->flags |= M2C_RANGE;
        w->range = v->range;
    }
    return w;
}

m2c_value *m2c_retain(const m2c_value *v)
{
    m2c_value *w = (m2c_value *)v; /* the count is not part of the value */
    if (!w || w->refs < 0)
        return w;
    if (w->flags & M2C_VIEW)
        return duplicate(v);
    w->refs++;
    return w;
}

void m2c_clear(m2c_value **slot)
{
    m2c_value *v = *slot;
    *slot = NULL;
    release(v);
}

void m2c_set(m2c_value **slot, m2c_value *v)
{
    m2c_value *old = *slot;
    *slot = v;
    release(old);
}

int m2c_set_unless(int failed, m2c_value **slot, m2c_value *v)
{
    if (failed)
        m2c_release(v);
    else
        m2c_set(slot, v);
    return failed;
}

static M2C_NOINLINE void set_retained(m2c_value **slot, const m2c_value *v)
{
    m2c_set(slot, m2c_retain(v));
}

void m2c_copy(m2c_value **slot, const m2c_value *v)
{
    m2c_value *own = *slot;
    if (own && v && m2c_is_real_scalar(v) && !(v->flags & M2C_SPARSE) &&
        m2c_is_own_scalar(own, M2C_DOUBLE, 0))
        own->f64[0] = v->f64[0];
    else
        set_retained(slot, v);
}

void m2c_make_unique(m2c_value **slot)
{
    if (!*slot)
        return;
    if (!m2c_is_unique(*slot))
        m2c_set(slot, duplicate(*slot));
    (*slot)->flags &= (uint8_t) ~(M2C_RANGE | M2C_DIAGONAL | M2C_PERMUTATION); /* it is about to change */
}
