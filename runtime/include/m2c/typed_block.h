/* The memory of arrays in typed code: blocks that grow, and extents. */
#ifndef M2C_TYPED_BLOCK_H
#define M2C_TYPED_BLOCK_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "m2c/memory.h"

M2C_BEGIN

/* A block with room for `bytes`: p itself, or a larger one with its contents. *capacity is in bytes. A
 * small block that needs a little more gets twice its size: one that grew row by row would leave a hole
 * behind each time that no later row fits. */
static inline void *m2c_block_reserve(void *p, size_t *capacity, size_t bytes)
{
    enum { SMALL = 32768 };
    if (bytes > *capacity) {
        size_t room = *capacity < SMALL && bytes < 2 * *capacity ? 2 * *capacity : bytes;
        p = m2c_realloc(p, room); /* which may leave the call */
        *capacity = room;
    }
    return p;
}

/* Frees a block that holds nothing any more; returns what takes its place. */
static inline void *m2c_block_release(void *p, size_t *capacity)
{
    m2c_free(p);
    *capacity = 0;
    return NULL;
}

/* Is there no room for so many bytes? Then the error is pending. */
int m2c_refuses(double bytes);
static inline int m2c_no_room(double bytes)
{
    return bytes >= 0x1p30 && m2c_refuses(bytes);
}

/* Is it a whole number, not below 0, that a double has exactly? */
static inline bool m2c_is_count(double x)
{
    return x >= 0 && x < 0x1p53 && x == trunc(x);
}
/* A number as an extent: negative ones are 0, and what is too large stays too large. */
static inline ptrdiff_t m2c_extent_f64(double x)
{
    const ptrdiff_t most = PTRDIFF_MAX / 2;
    return x > 0 ? x < (double)most ? (ptrdiff_t)x : most : 0;
}

/* Sets bytes to 0; a block without any may be NULL. */
static inline void m2c_zero(void *p, size_t bytes)
{
    if (bytes)
        memset(p, 0, bytes);
}

/* Two variables of one type, as the pointers of blocks are, change their values. */
#define M2C_EXCHANGE(type, a, b)                                                                             \
    do {                                                                                                     \
        type exchanged_ = (a);                                                                               \
        (a) = (b);                                                                                           \
        (b) = exchanged_;                                                                                    \
    } while (0)

/* As m2c_block_reserve, for an array that grows again and again: capacity at least doubles. */
void *m2c_block_grow(void *p, size_t *capacity, size_t bytes);
static inline void *m2c_block_reserve_growing(void *p, size_t *capacity, size_t bytes)
{
    return bytes <= *capacity ? p : m2c_block_grow(p, capacity, bytes);
}

/* The same for a block from whose front elements were taken: p is `gone` bytes behind its start, where there
 * is room again. What p has goes back to the start, or to a larger block. */
void *m2c_queue_grow(void *p, size_t *capacity, size_t *gone, size_t bytes);
static inline void *m2c_queue_reserve(void *p, size_t *capacity, size_t *gone, size_t bytes)
{
    return bytes <= *capacity - *gone ? p : m2c_queue_grow(p, capacity, gone, bytes);
}
static inline void *m2c_queue_next(void *p, size_t *gone, size_t bytes)
{
    *gone += bytes;
    return (char *)p + bytes;
}
/* The start of the block, whose contents nobody needs any more. */
static inline void *m2c_queue_start(void *p, size_t *gone)
{
    char *start = (char *)p;
    if (*gone > 0)
        start -= *gone;
    *gone = 0;
    return start;
}

/* A block with room for `count` elements that an array will come to, if that is a sensible number: p itself,
 * or a larger one with its contents, at least doubled: an outer loop may ask for more each time. */
void *m2c_block_expect(void *p, size_t *capacity, size_t size, double count);

/* Moves the elements of an array of extents `from` to where they belong in extents `to` (none smaller), last
 * to first, and fills what is new with zero bytes ([GCTD] §2.3.3.1). */
void m2c_spread_grown(void *data, size_t size, int rank, const ptrdiff_t *from, const ptrdiff_t *to);
/* The same of a matrix whose columns become longer by what is set next: nothing is filled. */
void m2c_spread_rows(void *data, size_t size, ptrdiff_t from, ptrdiff_t to, ptrdiff_t columns);

M2C_END

#endif
