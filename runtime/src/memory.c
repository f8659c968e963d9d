/* Memory: the one door to the heap. */
#ifdef __linux__
#define _DEFAULT_SOURCE
#include <sys/mman.h>
#endif

#include "m2c/memory.h"
#include "small_blocks.h"
#include "state.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
/* The sanitizer, too, says NULL where there is not enough memory, as `m2c_can_alloc` asks for. Its library
 * has to see this, whatever else is hidden. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1";
}
#endif

/* A count a thread: an atomic one would cost more than the allocations it counts. */
static M2C_THREAD_LOCAL size_t live_blocks;
M2C_THREAD_LOCAL bool m2c_starved;

_Noreturn void m2c_out_of_memory(void)
{
    m2c_starve(false);
    m2c_break_off();
    fflush(stdout);
    fprintf(stderr, "error: %s\n", m2c_no_memory);
    exit(1);
}

/* --- the reserve --------------------------------------------------------------------------------- */

/* For what is needed between an allocation that failed and the error that says so. It is empty again when all
 * of its blocks are free. Each has its size before it. */
enum { RESERVE = M2C_RESERVE, RESERVED_AT_MOST = RESERVE / 32, ALIGNED = 16 };
static _Alignas(ALIGNED) unsigned char reserve[RESERVE];
static size_t reserve_used, reserve_blocks;
static atomic_flag reserve_taken = ATOMIC_FLAG_INIT;

static bool is_reserved(const void *p)
{
    return (uintptr_t)p - (uintptr_t)reserve < RESERVE;
}

static void *from_reserve(size_t bytes)
{
    size_t room = ALIGNED + (bytes + ALIGNED - 1) / ALIGNED * ALIGNED;
    void *p = NULL;
    while (atomic_flag_test_and_set(&reserve_taken))
        continue;
    if (bytes <= RESERVED_AT_MOST && reserve_used + room <= RESERVE) {
        p = reserve + reserve_used + ALIGNED;
        memcpy(reserve + reserve_used, &bytes, sizeof bytes);
        reserve_used += room;
        reserve_blocks++;
    }
    atomic_flag_clear(&reserve_taken);
    return p;
}

static void to_reserve(void)
{
    while (atomic_flag_test_and_set(&reserve_taken))
        continue;
    if (--reserve_blocks == 0)
        reserve_used = 0;
    atomic_flag_clear(&reserve_taken);
}

static size_t reserved_size(const void *p)
{
    size_t bytes;
    memcpy(&bytes, (const unsigned char *)p - ALIGNED, sizeof bytes);
    return bytes;
}

/* What malloc did not give at first: what the free headers take may be enough. */
static void *scarce(size_t bytes)
{
    m2c_starve(true);
    m2c_drain_pool();
    void *p = malloc(bytes);
    if (!p)
        p = from_reserve(bytes);
    if (!p)
        m2c_out_of_memory();
    return p;
}

/* --- blocks -------------------------------------------------------------------------------------- */

/* Asks for large pages behind a large block: its first use then costs a fault for each of these. */
static void with_large_pages(void *p, size_t bytes)
{
#ifdef MADV_HUGEPAGE
    enum { PAGE = 4096, LARGE = 4 << 20 };
    if (bytes >= LARGE) {
        uintptr_t from = ((uintptr_t)p + PAGE - 1) & ~(uintptr_t)(PAGE - 1);
        (void)madvise((void *)from, ((uintptr_t)p + bytes - from) & ~(size_t)(PAGE - 1), MADV_HUGEPAGE);
    }
#else
    (void)p, (void)bytes;
#endif
}

/* Where no small block was free. */
static M2C_NOINLINE void *alloc_anew(size_t bytes)
{
    void *p = take_new(bytes);
    if (!p)
        p = malloc(bytes ? bytes : 1);
    if (!p)
        p = scarce(bytes ? bytes : 1);
    with_large_pages(p, bytes);
    return p;
}

static M2C_NOINLINE void *count_anew(size_t bytes)
{
    void *p = alloc_anew(bytes);
    live_blocks++;
    return p;
}

void *m2c_raw_alloc(size_t bytes)
{
    void *p = take_free(bytes);
    return p ? p : alloc_anew(bytes);
}

void m2c_raw_free(void *p)
{
    if (is_small(p))
        give_small(p);
    else if (is_reserved(p))
        to_reserve();
    else
        free(p);
}

void *m2c_alloc(size_t bytes)
{
    void *p = take_free(bytes);
    if (!p)
        return count_anew(bytes);
    live_blocks++;
    return p;
}

bool m2c_can_alloc(size_t bytes)
{
    enum { PLENTY = 1 << 24 }; /* is there without a trial */
    if (bytes < PLENTY)
        return true;
    void *trial = malloc(bytes);
    free(trial);
    return trial != NULL;
}

void *m2c_calloc(size_t count, size_t size)
{
    if (count < SMALLEST_NOT && size < SMALLEST_NOT && count * size < SMALLEST_NOT)
        return memset(m2c_alloc(count * size), 0, count * size);
    void *p = calloc(count ? count : 1, size ? size : 1);
    if (!p) {
        if (size && count > SIZE_MAX / size)
            m2c_out_of_memory();
        p = memset(scarce(count * size + 1), 0, count * size);
    }
    with_large_pages(p, count * size);
    live_blocks++;
    return p;
}

/* realloc where the block is one of the reserve, or has failed. */
static void *moved(void *p, size_t bytes)
{
    if (!is_reserved(p)) {
        m2c_starve(true);
        m2c_drain_pool();
        void *q = realloc(p, bytes);
        if (q)
            return q;
    }
    if (!is_reserved(p)) /* of unknown size */
        m2c_out_of_memory();
    size_t before = reserved_size(p);
    void *q = malloc(bytes);
    if (!q)
        q = scarce(bytes);
    memcpy(q, p, before < bytes ? before : bytes);
    to_reserve();
    return q;
}

/* realloc of a small block, which stays if it has the room. */
static void *small_moved(void *p, size_t bytes)
{
    const size_t room = small_size(p);
    if (bytes <= room)
        return p;
    void *q = memcpy(m2c_raw_alloc(bytes), p, room);
    give_small(p);
    return q;
}

static M2C_NOINLINE void *resized(void *p, size_t bytes)
{
    if (is_small(p))
        return small_moved(p, bytes);
    void *q = is_reserved(p) ? NULL : realloc(p, bytes ? bytes : 1);
    if (!q)
        q = moved(p, bytes ? bytes : 1);
    with_large_pages(q, bytes);
    return q;
}

void *m2c_realloc(void *p, size_t bytes)
{
    return p ? resized(p, bytes) : m2c_alloc(bytes);
}

void m2c_free(void *p)
{
    if (!p)
        return;
    live_blocks--;
    m2c_raw_free(p);
}

char *m2c_strdup(const char *s)
{
    size_t n = strlen(s) + 1;
    return memcpy(m2c_alloc(n), s, n);
}

size_t m2c_live_blocks(void)
{
    return live_blocks;
}
