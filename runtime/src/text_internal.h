/* What the builtins about text share. */
#ifndef M2C_TEXT_INTERNAL_H
#define M2C_TEXT_INTERNAL_H

#include "core_util.h"
#include "m2c/call.h"
#include "m2c/display.h"
#include "m2c/fn_text.h"
#include "m2c/memory.h"
#include "m2c/ops.h"

#include <string.h>

/* Head of a builtin's definition. */
#define M2C_TEXT_FN(name) M2C_GUARDED(m2c_fn_##name, m2c_whole_##name)
#define M2C_TEXT_UNUSED (void)self, (void)nargout, (void)out, (void)nargin, (void)in

/* Bytes that somebody else owns. */
typedef struct m2c_bytes {
    const char *s;
    size_t n;
} m2c_bytes;
static inline m2c_bytes m2c_span_of(const m2c_value *v)
{
    return (m2c_bytes){(const char *)v->data, (size_t)v->numel};
}
/* Row i of a char matrix, copied: the buffer is freed with m2c_text_free. */
m2c_text m2c_row_text(const m2c_value *v, ptrdiff_t i);
/* A char row; 0x0 where there is nothing in it. */
m2c_value *m2c_text_value(const char *s, size_t n);
/* The buffer as a char row (0x0 where empty); frees it. */
m2c_value *m2c_text_take(m2c_text *t);
/* A char matrix of rows padded with blanks. */
m2c_value *m2c_char_rows(int n, const m2c_bytes *row);
/* Where pattern begins in s at or after `from`, or -1. An empty pattern is found nowhere. */
ptrdiff_t m2c_find_text(m2c_bytes s, m2c_bytes pattern, size_t from);
/* Applies f to each element of a cell, keeping the shape. */
typedef int m2c_cell_map(m2c_value **out, const m2c_value *v, const void *how);
int m2c_map_cell(m2c_value **out, const m2c_value *cell, m2c_cell_map *f, const void *how);
/* Number of arguments within bounds, or "Invalid call to NAME". */
int m2c_check_count(const char *name, int nargin, int least, int most);
bool m2c_is_nothing(const m2c_value *v); /* [] of any class */

/* text_case.c: the letters beyond ASCII of a text, in place. */
unsigned m2c_letter_case(unsigned c, bool up);
void m2c_change_case_utf8(unsigned char *s, ptrdiff_t n, bool up);

#endif
