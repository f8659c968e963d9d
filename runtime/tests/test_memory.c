/* Tests of blocks of memory (m2c/memory.h): small ones, which come from a region of their own while that has
 * any, and large ones keep their contents as they grow and shrink, in whatever order they are freed. */
#include "core_check.h"
#include "m2c/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if M2C_THREADS
#include <pthread.h>
#endif

enum { BLOCKS = 40000 };
static unsigned char *block[BLOCKS];
static size_t size[BLOCKS];

static unsigned char mark(int k)
{
    return (unsigned char)(k * 31 + 7);
}

static bool has_mark(int k, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        if (block[k][i] != mark(k))
            return false;
    return true;
}

/* More blocks than the region of small ones has room for, of 0 to 400 bytes. */
static void make_all(void)
{
    for (int k = 0; k < BLOCKS; k++) {
        size[k] = (size_t)(k * 7 % 401);
        block[k] = m2c_alloc(size[k]);
        memset(block[k], mark(k), size[k]);
        CHECK((uintptr_t)block[k] % 16 == 0);
    }
}

static void resize_all(void)
{
    for (int k = 0; k < BLOCKS; k++) {
        size_t to = (size_t)(k * 13 % 700), kept = to < size[k] ? to : size[k];
        block[k] = m2c_realloc(block[k], to);
        CHECK(has_mark(k, kept));
        memset(block[k], mark(k), to);
        size[k] = to;
    }
}

static void free_from(int first, int step)
{
    for (int k = first; k < BLOCKS; k += step) {
        CHECK(has_mark(k, size[k]));
        m2c_free(block[k]);
        block[k] = NULL;
    }
}

static void test_many(void)
{
    make_all();
    resize_all();
    free_from(0, 2);
    for (int k = 0; k < BLOCKS; k += 2) {
        block[k] = m2c_alloc(size[k]);
        memset(block[k], mark(k), size[k]);
    }
    free_from(1, 2);
    free_from(0, 2);
    CHECK(m2c_live_blocks() == 0);
}

static void test_zeros(void)
{
    for (size_t n = 0; n < 600; n += 8) {
        m2c_free(memset(m2c_alloc(n), 255, n));
        unsigned char *p = m2c_calloc(n / 8, 8);
        for (size_t i = 0; i < n; i++)
            CHECK(p[i] == 0);
        m2c_free(p);
    }
}

#if M2C_THREADS
static void *work(void *from)
{
    for (int k = *(int *)from; k < BLOCKS; k += 2) {
        m2c_free(block[k]);
        size[k] = (size_t)(k * 11 % 300);
        block[k] = m2c_alloc(size[k]);
        memset(block[k], mark(k), size[k]);
    }
    return NULL;
}

/* Blocks that one thread has made are freed by others, which make new ones. */
static void test_threads(void)
{
    pthread_t thread[2];
    int from[2] = {0, 1};
    make_all();
    for (int t = 0; t < 2; t++)
        CHECK(pthread_create(&thread[t], NULL, work, &from[t]) == 0);
    for (int t = 0; t < 2; t++)
        pthread_join(thread[t], NULL);
    free_from(0, 1);
}
#else
static void test_threads(void) {}
#endif

int main(void)
{
    test_many();
    test_zeros();
    test_threads();
    return report("memory");
}
