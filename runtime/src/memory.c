/* Memory: the one door to the heap. */
#ifdef __linux__
#define _DEFAULT_SOURCE
#include <sys/mman.h>
#endif

#include "m2c/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
/* The sanitizer, too, says NULL where there is not enough memory, as `m2c_can_alloc` asks for. */
const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1";
}
#endif

/* A count a thread: an atomic one would cost more than the allocations it counts. */
static _Thread_local size_t live_blocks;

_Noreturn void m2c_out_of_memory(void)
{
    fflush(stdout);
    fputs("error: out of memory or dimension too large for Octave's index type\n", stderr);
    exit(1);
}

/* Asks for large pages behind a large block: its first use then costs a fault for each of these. */
static void *with_large_pages(void *p, size_t bytes)
{
#ifdef MADV_HUGEPAGE
    enum { PAGE = 4096, LARGE = 4 << 20 };
    if (p && bytes >= LARGE) {
        uintptr_t from = ((uintptr_t)p + PAGE - 1) & ~(uintptr_t)(PAGE - 1);
        (void)madvise((void *)from, ((uintptr_t)p + bytes - from) & ~(size_t)(PAGE - 1), MADV_HUGEPAGE);
    }
#else
    (void)bytes;
#endif
    return p;
}

void *m2c_alloc(size_t bytes)
{
    void *p = with_large_pages(malloc(bytes ? bytes : 1), bytes);
    if (!p)
        m2c_out_of_memory();
    live_blocks++;
    return p;
}

bool m2c_can_alloc(size_t bytes)
{
    enum { PLENTY = 1 << 30 }; /* is there without a trial */
    if (bytes < PLENTY)
        return true;
    void *trial = malloc(bytes);
    free(trial);
    return trial != NULL;
}

void *m2c_calloc(size_t count, size_t size)
{
    void *p = with_large_pages(calloc(count ? count : 1, size ? size : 1), count * size);
    if (!p)
        m2c_out_of_memory();
    live_blocks++;
    return p;
}

void *m2c_realloc(void *p, size_t bytes)
{
    void *q = with_large_pages(realloc(p, bytes ? bytes : 1), bytes);
    if (!q)
        m2c_out_of_memory();
    if (!p)
        live_blocks++;
    return q;
}

void m2c_free(void *p)
{
    if (!p)
        return;
    live_blocks--;
    free(p);
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
