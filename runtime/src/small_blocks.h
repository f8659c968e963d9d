/* Small blocks: what programs ask for and give back most, without a call of malloc. Only memory.c uses these.
 *
 * They are cut from one region, page by page. A page holds blocks of one size, so that a block's place tells
 * its size and nothing stands before it. What is free waits in lists, of which each thread has its own: a
 * block may be freed by another thread than the one that asked for it, and then is that one's. When all pages
 * are in use, malloc gives the blocks. Under the address sanitizer there are none: it could not see a use
 * after release. */
#ifndef M2C_SMALL_BLOCKS_H
#define M2C_SMALL_BLOCKS_H

#include "internal.h"

#include <stdatomic.h>
#include <stdint.h>

#if defined(__SANITIZE_ADDRESS__)
#define M2C_HAS_SMALL 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define M2C_HAS_SMALL 0
#endif
#endif
#ifndef M2C_HAS_SMALL
#define M2C_HAS_SMALL (M2C_SMALL_BLOCKS > 0)
#endif

enum { SMALL_STEP = 16, SMALL_SIZES = 16, SMALLEST_NOT = SMALL_STEP * SMALL_SIZES + 1, SMALL_PAGE = 1024 };

#if M2C_HAS_SMALL
enum { SMALL_PAGES = M2C_SMALL_BLOCKS / SMALL_PAGE };

static _Alignas(64) unsigned char small_region[M2C_SMALL_BLOCKS];
static unsigned char size_of_page[SMALL_PAGES]; /* in steps, less one */
static atomic_uint pages_used;
static M2C_THREAD_LOCAL void *free_small[SMALL_SIZES]; /* lists, linked through the blocks */

static inline size_t small_place(const void *p)
{
    return (size_t)((uintptr_t)p - (uintptr_t)small_region);
}

static inline bool is_small(const void *p)
{
    return small_place(p) < M2C_SMALL_BLOCKS;
}

static inline size_t small_size(const void *p)
{
    return SMALL_STEP * (size_t)(size_of_page[small_place(p) / SMALL_PAGE] + 1);
}

static inline void give_small(void *p)
{
    void **list = &free_small[size_of_page[small_place(p) / SMALL_PAGE]];
    memcpy(p, list, sizeof *list);
    *list = p;
}

/* Cuts another page into blocks; returns one, and leaves the others free. NULL where there is no page. */
static M2C_NOINLINE void *cut_page(size_t size)
{
    if (atomic_load_explicit(&pages_used, memory_order_relaxed) >= SMALL_PAGES)
        return NULL;
    unsigned page = atomic_fetch_add_explicit(&pages_used, 1, memory_order_relaxed);
    if (page >= SMALL_PAGES)
        return NULL;
    size_of_page[page] = (unsigned char)size;
    unsigned char *start = small_region + (size_t)page * SMALL_PAGE;
    const size_t bytes = SMALL_STEP * (size + 1);
    for (size_t at = SMALL_PAGE / bytes * bytes - bytes; at > 0; at -= bytes)
        give_small(start + at);
    return start;
}

static inline size_t small_index(size_t bytes)
{
    return (bytes - (bytes > 0)) / SMALL_STEP;
}

/* A block of so many bytes that was free, or NULL. */
static inline void *take_free(size_t bytes)
{
    if (bytes >= SMALLEST_NOT)
        return NULL;
    void **list = &free_small[small_index(bytes)], *p = *list;
    if (p)
        memcpy(list, p, sizeof p);
    return p;
}

/* The same from a page of which nothing was used, where none was free. */
static inline void *take_new(size_t bytes)
{
    return bytes < SMALLEST_NOT ? cut_page(small_index(bytes)) : NULL;
}
#else
static inline bool is_small(const void *p)
{
    (void)p;
    return false;
}
static inline size_t small_size(const void *p)
{
    (void)p;
    return 0;
}
static inline void give_small(void *p)
{
    (void)p;
}
static inline void *take_free(size_t bytes)
{
    (void)bytes;
    return NULL;
}
static inline void *take_new(size_t bytes)
{
    (void)bytes;
    return NULL;
}
#endif

#endif
