/* Elements that are moved or ordered along a dimension, and products of pairs (typed_lines.h). */
#include "m2c/typed_lines.h"

#include <limits.h>
#include <stdint.h>
#include <string.h>

#include "internal.h"
#include "m2c/memory.h"
#include "sort_keys.h"

/* --- moves --------------------------------------------------------------------------------------- */

static inline void copy_one(char *to, const char *from, size_t size)
{
    if (size == sizeof(double))
        memcpy(to, from, sizeof(double));
    else if (size == 1)
        *to = *from;
    else
        memcpy(to, from, size);
}

void m2c_flip_lines(void *to, const void *from, size_t size, ptrdiff_t inner, ptrdiff_t extent,
                    ptrdiff_t outer)
{
    const size_t slice = size * (size_t)inner, block = slice * (size_t)extent;
    for (ptrdiff_t j = 0; j < outer && block > 0; j++) {
        char *y = (char *)to + block * (size_t)j;
        const char *x = (const char *)from + block * (size_t)(j + 1);
        for (ptrdiff_t k = 0; k < extent; k++) {
            x -= slice;
            copy_one(y, x, slice);
            y += slice;
        }
    }
}

/* by, as what is added to places that are taken modulo n. */
static ptrdiff_t round_the_end(ptrdiff_t by, ptrdiff_t n)
{
    return n > 0 ? (by % n + n) % n : 0;
}

void m2c_shift_lines(void *to, const void *from, size_t size, ptrdiff_t inner, ptrdiff_t extent,
                     ptrdiff_t outer, ptrdiff_t by)
{
    const size_t slice = size * (size_t)inner, block = slice * (size_t)extent;
    const size_t tail = slice * (size_t)round_the_end(by, extent), head = block - tail;
    for (ptrdiff_t j = 0; j < outer && block > 0; j++) {
        char *y = (char *)to + block * (size_t)j;
        const char *x = (const char *)from + block * (size_t)j;
        memcpy(y + tail, x, head);
        memcpy(y, x + head, tail);
    }
}

void m2c_shift_matrix(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns,
                      ptrdiff_t down, ptrdiff_t right)
{
    const ptrdiff_t across = round_the_end(right, columns);
    const size_t column = size * (size_t)rows;
    const char *x = from;
    char *y = to;
    if (round_the_end(down, rows) == 0) {
        m2c_shift_lines(to, from, column, 1, columns, 1, across);
        return;
    }
    m2c_shift_lines(y + column * (size_t)across, x, size, 1, rows, columns - across, down);
    m2c_shift_lines(y, x + column * (size_t)(columns - across), size, 1, rows, across, down);
}

void m2c_spread_elements(void *to, ptrdiff_t stride, const void *from, ptrdiff_t step, size_t size,
                         ptrdiff_t n)
{
    for (ptrdiff_t k = 0; k < n; k++)
        copy_one((char *)to + k * stride * (ptrdiff_t)size, (const char *)from + k * step * (ptrdiff_t)size,
                 size);
}

void m2c_turn_matrix(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns,
                     ptrdiff_t turns)
{
    const ptrdiff_t quarters = round_the_end(turns, 4), width = (ptrdiff_t)size;
    if (quarters == 0)
        memcpy(to, from, size * (size_t)(rows * columns));
    else if (quarters == 2)
        m2c_flip_lines(to, from, size, 1, rows * columns, 1);
    else /* a column of the operand becomes a row of the result, from the bottom up or the top down */
        for (ptrdiff_t j = 0; j < columns; j++) {
            const char *x = (const char *)from + j * rows * width;
            if (quarters == 1)
                m2c_spread_elements((char *)to + (columns - 1 - j) * width, columns, x, 1, size, rows);
            else
                m2c_spread_elements((char *)to + j * width, columns, x + (rows - 1) * width, -1, size, rows);
        }
}

void m2c_repeat_block(void *data, size_t block, ptrdiff_t count)
{
    const size_t all = block * (size_t)count;
    char *bytes = data;
    for (ptrdiff_t k = 1; block == sizeof(double) && k < count; k++)
        memcpy(bytes + block * (size_t)k, bytes, sizeof(double));
    for (size_t done = block, more; block != sizeof(double) && done < all; done += more) {
        more = done < all - done ? done : all - done;
        memcpy(bytes + done, bytes, more);
    }
}

void m2c_tile_matrix(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns,
                     ptrdiff_t down, ptrdiff_t across)
{
    const size_t column = size * (size_t)rows, tall = column * (size_t)down;
    if (tall == 0 || columns == 0 || across == 0)
        return;
    for (ptrdiff_t j = 0; j < columns; j++) {
        char *y = (char *)to + tall * (size_t)j;
        copy_one(y, (const char *)from + column * (size_t)j, column);
        m2c_repeat_block(y, column, down);
    }
    m2c_repeat_block(to, tall * (size_t)columns, across);
}

void m2c_keep_upper(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns, ptrdiff_t k)
{
    if (rows == 0)
        return;
    for (ptrdiff_t j = 0; j < columns; j++) {
        const size_t kept = size * (size_t)m2c_within(j - k + 1, rows), all = size * (size_t)rows;
        char *y = (char *)to + all * (size_t)j;
        memcpy(y, (const char *)from + all * (size_t)j, kept);
        memset(y + kept, 0, all - kept);
    }
}

void m2c_keep_lower(void *to, const void *from, size_t size, ptrdiff_t rows, ptrdiff_t columns, ptrdiff_t k)
{
    if (rows == 0)
        return;
    for (ptrdiff_t j = 0; j < columns; j++) {
        const size_t lost = size * (size_t)m2c_within(j - k, rows), all = size * (size_t)rows;
        char *y = (char *)to + all * (size_t)j;
        memset(y, 0, lost);
        memcpy(y + lost, (const char *)from + all * (size_t)j + lost, all - lost);
    }
}

/* --- orders --------------------------------------------------------------------------------------- */

static void order_line(double *to, double *places, const double *from, ptrdiff_t n, bool down, uint32_t *at)
{
    m2c_order_f64(from, (size_t)n, down, at);
    for (ptrdiff_t k = 0; k < n; k++) {
        to[k] = from[at[k]];
        places[k] = (double)at[k] + 1;
    }
}

void m2c_sort_lines_f64(double *to, double *places, const double *from, ptrdiff_t extent, ptrdiff_t outer,
                        bool down)
{
    uint32_t few[32], *at = few;
    if (places && extent > (ptrdiff_t)(sizeof few / sizeof *few))
        at = m2c_alloc((size_t)extent * sizeof *at);
    if (!places && to != from && extent * outer > 0)
        memcpy(to, from, (size_t)(extent * outer) * sizeof *to);
    for (ptrdiff_t first = 0; first < extent * outer; first += extent)
        if (places)
            order_line(to + first, places + first, from + first, extent, down, at);
        else
            m2c_sort_f64(to + first, (size_t)extent, down);
    if (at != few)
        m2c_free(at);
}

/* Few bytes are put in between those before them, many are counted. */
static void sort_bytes(unsigned char *x, ptrdiff_t n, bool down)
{
    enum { FEW = 32 };
    if (n <= FEW) {
        for (ptrdiff_t k = 1; k < n; k++) {
            const unsigned char here = x[k];
            ptrdiff_t j = k;
            for (; j > 0 && (down ? x[j - 1] < here : x[j - 1] > here); j--)
                x[j] = x[j - 1];
            x[j] = here;
        }
        return;
    }
    ptrdiff_t count[UCHAR_MAX + 1] = {0};
    for (ptrdiff_t k = 0; k < n; k++)
        count[x[k]]++;
    for (int k = 0; k <= UCHAR_MAX; k++) {
        const int value = down ? UCHAR_MAX - k : k;
        memset(x, value, (size_t)count[value]);
        x += count[value];
    }
}

void m2c_sort_lines_bytes(void *to, const void *from, ptrdiff_t extent, ptrdiff_t outer, bool down)
{
    unsigned char *x = to;
    if (to != from && extent * outer > 0)
        memcpy(to, from, (size_t)(extent * outer));
    for (ptrdiff_t first = 0; first < extent * outer; first += extent)
        sort_bytes(x + first, extent, down);
}

/* --- products ------------------------------------------------------------------------------------- */

void m2c_kron_f64(double *to, const double *a, ptrdiff_t rows_a, ptrdiff_t columns_a, const double *b,
                  ptrdiff_t rows_b, ptrdiff_t columns_b)
{
    for (ptrdiff_t ja = 0; ja < columns_a; ja++)
        for (ptrdiff_t jb = 0; jb < columns_b; jb++)
            for (ptrdiff_t ia = 0; ia < rows_a; ia++, to += rows_b) {
                const double x = a[ia + ja * rows_a], *column = b + jb * rows_b;
                for (ptrdiff_t ib = 0; ib < rows_b; ib++)
                    to[ib] = x * column[ib];
            }
}
