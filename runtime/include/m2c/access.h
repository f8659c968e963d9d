/* The short way to what structs and cells hold, for typed code: nothing is made, nothing is counted.
 *
 * Reading follows a chain of borrowed values (m2c_see_*); assigning follows a chain of slots whose values
 * have no other owner (m2c_hold_*). NULL or false says that the case is not a plain one: generated code then
 * takes the way of index.h, which does everything, errors included. Subscripts count from 1; 0 stands for one
 * that is no integer. `at` is where the field is expected among the struct's. Registered in
 * mat2c/codegen/functions/field_access.py. */
#ifndef M2C_ACCESS_H
#define M2C_ACCESS_H

#include <string.h>

#include "m2c/index.h"
#include "m2c/typed_char.h"
#include "m2c/value.h"

M2C_BEGIN

/* A subscript as an integer. */
static inline ptrdiff_t m2c_whole(double x)
{
    return x >= 1 && x <= 0x1p52 && x == (double)(ptrdiff_t)x ? (ptrdiff_t)x : 0;
}

/* The number of a struct's field, looked for where it is expected first; -1 for none. */
int m2c_find_field(const m2c_value *v, const char *name);
static inline int m2c_field_number(const m2c_value *v, int at, const char *name)
{
    if (v->cls != M2C_STRUCT)
        return -1;
    return at < v->fields->count && strcmp(v->fields->name[at], name) == 0 ? at : m2c_find_field(v, name);
}
/* The slot of a field of one element. */
static inline m2c_value **m2c_slot_of(const m2c_value *v, ptrdiff_t number, int at, const char *name)
{
    int f = number < 0 ? -1 : m2c_field_number(v, at, name);
    return f < 0 ? NULL : &v->cell[number * v->fields->count + f];
}

/* Number of element k, or of element (i, j) of a matrix, from 0; -1 where there is none. */
static inline ptrdiff_t m2c_number1(const m2c_value *v, ptrdiff_t k)
{
    return v && k >= 1 && k <= v->numel ? k - 1 : -1;
}
static inline ptrdiff_t m2c_number2(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    if (!v || v->ndims != 2 || i < 1 || i > v->dims[0] || j < 1 || j > v->dims[1])
        return -1;
    return i - 1 + (j - 1) * v->dims[0];
}

/* --- reading ------------------------------------------------------------------------------------- */
static inline const m2c_value *m2c_see_field(const m2c_value *v, int at, const char *name)
{
    m2c_value **slot = v && v->numel == 1 ? m2c_slot_of(v, 0, at, name) : NULL;
    return slot ? *slot : NULL;
}
/* The slot of the field of a single struct that a text, or a character, names; NULL if there is none. */
m2c_value **m2c_slot_of_text(const m2c_value *s, const unsigned char *name, ptrdiff_t rows, ptrdiff_t n);
static inline const m2c_value *m2c_see_named(const m2c_value *v, const unsigned char *name, ptrdiff_t rows,
                                             ptrdiff_t n)
{
    m2c_value **slot = v ? m2c_slot_of_text(v, name, rows, n) : NULL;
    return slot ? *slot : NULL;
}
static inline const m2c_value *m2c_see_letter(const m2c_value *v, unsigned char name)
{
    return m2c_see_named(v, &name, 1, 1);
}
static inline const m2c_value *m2c_see_element(const m2c_value *v, ptrdiff_t number, int at, const char *name)
{
    m2c_value **slot = m2c_slot_of(v, number, at, name);
    return slot ? *slot : NULL;
}
static inline const m2c_value *m2c_see_element1(const m2c_value *v, ptrdiff_t k, int at, const char *name)
{
    return m2c_see_element(v, m2c_number1(v, k), at, name);
}
static inline const m2c_value *m2c_see_element2(const m2c_value *v, ptrdiff_t i, ptrdiff_t j, int at,
                                                const char *name)
{
    return m2c_see_element(v, m2c_number2(v, i, j), at, name);
}
static inline const m2c_value *m2c_see_cell(const m2c_value *v, ptrdiff_t number)
{
    return number >= 0 && v->cls == M2C_CELL ? v->cell[number] : NULL;
}
static inline const m2c_value *m2c_see_cell1(const m2c_value *v, ptrdiff_t k)
{
    return m2c_see_cell(v, m2c_number1(v, k));
}
static inline const m2c_value *m2c_see_cell2(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    return m2c_see_cell(v, m2c_number2(v, i, j));
}
/* Is it a real array of the class? */
static inline bool m2c_is_plain(const m2c_value *v, m2c_class cls)
{
    return v && v->cls == cls && !(v->flags & M2C_COMPLEX);
}
/* Is it a real array of the class, of at most so many dimensions, which is no range and no other matrix that
 * prints in a way of its own? NULL is none. What opt/speculation tests before a loop. */
static inline bool m2c_is_usual(const m2c_value *v, m2c_class cls, int rank)
{
    return v && v->cls == cls && !(v->flags & ~(M2C_DQ | M2C_VIEW)) && v->ndims <= rank;
}
static inline bool m2c_is_usual_scalar(const m2c_value *v, m2c_class cls)
{
    return m2c_is_usual(v, cls, 2) && v->numel == 1;
}
static inline bool m2c_is_usual_row(const m2c_value *v, m2c_class cls)
{
    return m2c_is_usual(v, cls, 2) && v->dims[0] == 1;
}
/* Is a value this matrix of characters? */
static inline bool m2c_is_chars(const m2c_value *v, const unsigned char *chars, ptrdiff_t rows,
                                ptrdiff_t columns)
{
    return v->cls == M2C_CHAR && v->ndims == 2 &&
           m2c_same_chars(v->u8, v->dims[0], v->dims[1], chars, rows, columns);
}
/* Is it a cell of two dimensions that is no string array? */
static inline bool m2c_is_cell_matrix(const m2c_value *v)
{
    return v->cls == M2C_CELL && v->flags == 0 && v->ndims == 2;
}
/* isfield (s, name), of a row of characters. */
bool m2c_is_field(const m2c_value *s, const unsigned char *name, ptrdiff_t n);
/* The same of characters in any number of rows. */
bool m2c_names_field(const m2c_value *s, const unsigned char *name, ptrdiff_t rows, ptrdiff_t n);
/* same[k] = strcmp (cell{k}, text), of a row of characters. */
void m2c_same_texts(const m2c_value *cell, const unsigned char *text, ptrdiff_t n, bool *same);
static inline bool m2c_see_f64(const m2c_value *v, double *x)
{
    if (!m2c_is_plain(v, M2C_DOUBLE) || v->numel != 1)
        return false;
    *x = v->f64[0];
    return true;
}
static inline bool m2c_see_index(const m2c_value *v, ptrdiff_t *x)
{
    if (!m2c_is_plain(v, M2C_DOUBLE) || v->numel != 1)
        return false;
    *x = (ptrdiff_t)v->f64[0];
    return true;
}
static inline bool m2c_see_bool(const m2c_value *v, bool *x)
{
    if (!m2c_is_plain(v, M2C_LOGICAL) || v->numel != 1)
        return false;
    *x = v->u8[0] != 0;
    return true;
}
static inline bool m2c_see_char(const m2c_value *v, unsigned char *x)
{
    if (!m2c_is_plain(v, M2C_CHAR) || v->numel != 1)
        return false;
    *x = v->u8[0];
    return true;
}
/* The same for one element of an array. */
static inline bool m2c_see_f64_at(const m2c_value *v, ptrdiff_t number, double *x)
{
    if (number < 0 || !m2c_is_plain(v, M2C_DOUBLE))
        return false;
    *x = v->f64[number];
    return true;
}
static inline bool m2c_see_f64_at1(const m2c_value *v, ptrdiff_t k, double *x)
{
    return m2c_see_f64_at(v, m2c_number1(v, k), x);
}
static inline bool m2c_see_f64_at2(const m2c_value *v, ptrdiff_t i, ptrdiff_t j, double *x)
{
    return m2c_see_f64_at(v, m2c_number2(v, i, j), x);
}
static inline bool m2c_see_index_at(const m2c_value *v, ptrdiff_t number, ptrdiff_t *x)
{
    if (number < 0 || !m2c_is_plain(v, M2C_DOUBLE))
        return false;
    *x = (ptrdiff_t)v->f64[number];
    return true;
}
static inline bool m2c_see_index_at1(const m2c_value *v, ptrdiff_t k, ptrdiff_t *x)
{
    return m2c_see_index_at(v, m2c_number1(v, k), x);
}
static inline bool m2c_see_index_at2(const m2c_value *v, ptrdiff_t i, ptrdiff_t j, ptrdiff_t *x)
{
    return m2c_see_index_at(v, m2c_number2(v, i, j), x);
}
static inline bool m2c_see_bool_at(const m2c_value *v, ptrdiff_t number, bool *x)
{
    if (number < 0 || !m2c_is_plain(v, M2C_LOGICAL))
        return false;
    *x = v->u8[number] != 0;
    return true;
}
static inline bool m2c_see_bool_at1(const m2c_value *v, ptrdiff_t k, bool *x)
{
    return m2c_see_bool_at(v, m2c_number1(v, k), x);
}
static inline bool m2c_see_bool_at2(const m2c_value *v, ptrdiff_t i, ptrdiff_t j, bool *x)
{
    return m2c_see_bool_at(v, m2c_number2(v, i, j), x);
}
static inline bool m2c_see_char_at(const m2c_value *v, ptrdiff_t number, unsigned char *x)
{
    if (number < 0 || !m2c_is_plain(v, M2C_CHAR))
        return false;
    *x = v->u8[number];
    return true;
}
static inline bool m2c_see_char_at1(const m2c_value *v, ptrdiff_t k, unsigned char *x)
{
    return m2c_see_char_at(v, m2c_number1(v, k), x);
}
static inline bool m2c_see_char_at2(const m2c_value *v, ptrdiff_t i, ptrdiff_t j, unsigned char *x)
{
    return m2c_see_char_at(v, m2c_number2(v, i, j), x);
}
/* The extent that `end` means. */
static inline bool m2c_see_extent(const m2c_value *v, int position, int count, ptrdiff_t *x)
{
    if (v)
        *x = m2c_extent(v, position, count);
    return v != NULL;
}
/* Counts one holder more, or one less of several. Static values are shared by threads: not even the
 * count that they have may be written to them. */
static inline void m2c_count_holder(m2c_value *v, int change)
{
    if (v->refs > 0)
        v->refs += change;
}
/* A value for a slot of the caller's. */
static inline bool m2c_see_value(const m2c_value *v, m2c_value **slot)
{
    m2c_value *before = *slot;
    if (v && !(v->flags & M2C_VIEW) && (!before || before->refs != 1)) {
        *slot = (m2c_value *)(uintptr_t)v; /* the count is not part of the value */
        m2c_count_holder(*slot, 1);
        if (before)
            m2c_count_holder(before, -1);
    } else if (v) {
        m2c_copy(slot, v);
    }
    return v != NULL;
}
/* A field of a struct; what there is not leaves the slot empty. */
static inline void m2c_peek_field(m2c_value **slot, const m2c_value *v, int at, const char *name)
{
    const m2c_value *field = m2c_see_field(v, at, name);
    if (field)
        m2c_copy(slot, field);
    else
        m2c_clear(slot);
}
/* Gives such a value back. */
static inline void m2c_unsee(m2c_value **slot)
{
    if (*slot && (*slot)->refs != 1) {
        m2c_count_holder(*slot, -1);
        *slot = NULL;
    } else {
        m2c_clear(slot);
    }
}

/* base(k).field, a number, by the long way. Nonzero after an error. */
int m2c_element_f64(double *x, const m2c_value *base, double k, const char *name, const char *field);
static inline int m2c_element_index(ptrdiff_t *x, const m2c_value *base, double k, const char *name,
                                    const char *field)
{
    double number = 0;
    int status = m2c_element_f64(&number, base, k, name, field);
    *x = (ptrdiff_t)number;
    return status;
}
static inline int m2c_element_bool(bool *x, const m2c_value *base, double k, const char *name,
                                   const char *field)
{
    double number = 0;
    int status = m2c_element_f64(&number, base, k, name, field);
    *x = number != 0;
    return status;
}

/* --- assigning ----------------------------------------------------------------------------------- */
static inline m2c_value **m2c_hold_field(m2c_value **slot, int at, const char *name)
{
    m2c_value *v = slot ? *slot : NULL;
    return v && v->numel == 1 && m2c_is_unique(v) ? m2c_slot_of(v, 0, at, name) : NULL;
}
static inline m2c_value **m2c_hold_named(m2c_value **slot, const unsigned char *name, ptrdiff_t rows,
                                         ptrdiff_t n)
{
    m2c_value *v = slot ? *slot : NULL;
    return v && m2c_is_unique(v) ? m2c_slot_of_text(v, name, rows, n) : NULL;
}
static inline m2c_value **m2c_hold_letter(m2c_value **slot, unsigned char name)
{
    return m2c_hold_named(slot, &name, 1, 1);
}
/* What a held slot has; NULL for none. */
static inline m2c_value *m2c_held(m2c_value **slot)
{
    return slot ? *slot : NULL;
}
static inline m2c_value **m2c_hold_element(m2c_value *v, ptrdiff_t number, int at, const char *name)
{
    return number >= 0 && m2c_is_unique(v) ? m2c_slot_of(v, number, at, name) : NULL;
}
static inline m2c_value **m2c_hold_element1(m2c_value **slot, ptrdiff_t k, int at, const char *name)
{
    return m2c_hold_element(m2c_held(slot), m2c_number1(m2c_held(slot), k), at, name);
}
static inline m2c_value **m2c_hold_element2(m2c_value **slot, ptrdiff_t i, ptrdiff_t j, int at,
                                            const char *name)
{
    return m2c_hold_element(m2c_held(slot), m2c_number2(m2c_held(slot), i, j), at, name);
}
static inline m2c_value **m2c_hold_cell(m2c_value *v, ptrdiff_t number)
{
    return number >= 0 && v->cls == M2C_CELL && m2c_is_unique(v) ? &v->cell[number] : NULL;
}
static inline m2c_value **m2c_hold_cell1(m2c_value **slot, ptrdiff_t k)
{
    return m2c_hold_cell(m2c_held(slot), m2c_number1(m2c_held(slot), k));
}
static inline m2c_value **m2c_hold_cell2(m2c_value **slot, ptrdiff_t i, ptrdiff_t j)
{
    return m2c_hold_cell(m2c_held(slot), m2c_number2(m2c_held(slot), i, j));
}
/* The same for what is assigned as a whole: one element behind the last of a row or column comes into being.
 */
m2c_value **m2c_next_element(m2c_value *v, ptrdiff_t k, int at, const char *name);
m2c_value **m2c_next_cell(m2c_value *v, ptrdiff_t k);
static inline m2c_value **m2c_grow_element1(m2c_value **slot, ptrdiff_t k, int at, const char *name)
{
    m2c_value **held = m2c_hold_element1(slot, k, at, name);
    return held ? held : m2c_next_element(m2c_held(slot), k, at, name);
}
static inline m2c_value **m2c_grow_cell1(m2c_value **slot, ptrdiff_t k)
{
    m2c_value **held = m2c_hold_cell1(slot, k);
    return held ? held : m2c_next_cell(m2c_held(slot), k);
}
/* Has nobody else the value, and is it a plain array of the class? */
static inline bool m2c_is_own(const m2c_value *v, m2c_class cls)
{
    return v->refs == 1 && v->cls == cls && (v->flags & ~M2C_RANGE) == 0;
}
static inline bool m2c_put_value(m2c_value **slot, const m2c_value *v)
{
    if (slot)
        m2c_copy(slot, v);
    return slot != NULL;
}
static inline bool m2c_put_f64(m2c_value **slot, double x)
{
    if (!slot)
        return false;
    if (m2c_is_own(*slot, M2C_DOUBLE) && (*slot)->numel == 1) {
        (*slot)->flags = 0;
        (*slot)->f64[0] = x;
    } else {
        m2c_set(slot, m2c_double(x));
    }
    return true;
}
static inline bool m2c_put_index(m2c_value **slot, ptrdiff_t x)
{
    return m2c_put_f64(slot, (double)x);
}
static inline bool m2c_put_bool(m2c_value **slot, bool x)
{
    if (!slot)
        return false;
    if (m2c_is_own(*slot, M2C_LOGICAL) && (*slot)->numel == 1)
        (*slot)->u8[0] = x;
    else
        m2c_set(slot, m2c_bool(x));
    return true;
}
static inline bool m2c_put_char(m2c_value **slot, unsigned char x)
{
    if (!slot)
        return false;
    if (m2c_is_own(*slot, M2C_CHAR) && (*slot)->numel == 1) {
        (*slot)->flags = 0;
        (*slot)->u8[0] = x;
    } else {
        m2c_set(slot, m2c_chars((const char *)&x, 1, false));
    }
    return true;
}
/* An array's elements: copied into what is there where it has the same extents. */
bool m2c_put_array(m2c_value **slot, m2c_class cls, const void *data, int rank, const ptrdiff_t *dims);

/* One element of what is held; one behind the last of a row or column of numbers makes it longer, the first
 * of [] makes it a number. */
bool m2c_append_f64(m2c_value **slot, ptrdiff_t k, double x);
static inline bool m2c_put_f64_at(m2c_value *v, ptrdiff_t number, double x)
{
    if (number < 0 || !m2c_is_own(v, M2C_DOUBLE))
        return false;
    v->flags = 0;
    v->f64[number] = x;
    return true;
}
static inline bool m2c_put_f64_at1(m2c_value **slot, ptrdiff_t k, double x)
{
    m2c_value *v = m2c_held(slot);
    return m2c_put_f64_at(v, m2c_number1(v, k), x) || m2c_append_f64(slot, k, x);
}
static inline bool m2c_put_f64_at2(m2c_value **slot, ptrdiff_t i, ptrdiff_t j, double x)
{
    return m2c_put_f64_at(m2c_held(slot), m2c_number2(m2c_held(slot), i, j), x);
}
static inline bool m2c_put_index_at1(m2c_value **slot, ptrdiff_t k, ptrdiff_t x)
{
    return m2c_put_f64_at1(slot, k, (double)x);
}
static inline bool m2c_put_index_at2(m2c_value **slot, ptrdiff_t i, ptrdiff_t j, ptrdiff_t x)
{
    return m2c_put_f64_at2(slot, i, j, (double)x);
}
/* The same for elements of one byte. */
static inline bool m2c_put_byte_at(m2c_value *v, ptrdiff_t number, m2c_class cls, unsigned char x)
{
    if (number < 0 || v->refs != 1 || v->cls != cls || (v->flags & ~M2C_DQ))
        return false;
    v->u8[number] = x;
    return true;
}
static inline bool m2c_put_bool_at1(m2c_value **slot, ptrdiff_t k, bool x)
{
    return m2c_put_byte_at(m2c_held(slot), m2c_number1(m2c_held(slot), k), M2C_LOGICAL, x);
}
static inline bool m2c_put_bool_at2(m2c_value **slot, ptrdiff_t i, ptrdiff_t j, bool x)
{
    return m2c_put_byte_at(m2c_held(slot), m2c_number2(m2c_held(slot), i, j), M2C_LOGICAL, x);
}
static inline bool m2c_put_char_at1(m2c_value **slot, ptrdiff_t k, unsigned char x)
{
    return m2c_put_byte_at(m2c_held(slot), m2c_number1(m2c_held(slot), k), M2C_CHAR, x);
}
static inline bool m2c_put_char_at2(m2c_value **slot, ptrdiff_t i, ptrdiff_t j, unsigned char x)
{
    return m2c_put_byte_at(m2c_held(slot), m2c_number2(m2c_held(slot), i, j), M2C_CHAR, x);
}

/* base(k).field = x by the long way. Nonzero after an error. */
int m2c_assign_element_f64(m2c_value **base, double k, double x, const char *name, const char *field);

M2C_END

#endif
