/* String arrays of MATLAB's dialect: cells with the flag M2C_STRING whose elements are char rows. An element
 * of another class is a missing one. */
#ifndef M2C_STRING_ARRAY_H
#define M2C_STRING_ARRAY_H

#include "m2c/value.h"

static inline bool m2c_is_string_array(const m2c_value *v)
{
    return v->cls == M2C_CELL && (v->flags & M2C_STRING);
}
static inline bool m2c_is_missing_text(const m2c_value *element)
{
    return element->cls != M2C_CHAR;
}
static inline bool m2c_is_string_scalar(const m2c_value *v)
{
    return m2c_is_string_array(v) && v->numel == 1 && !m2c_is_missing_text(v->cell[0]);
}
/* The characters of a string scalar; any other value as it is. Borrowed. */
static inline const m2c_value *m2c_text_in(const m2c_value *v)
{
    return m2c_is_string_scalar(v) ? v->cell[0] : v;
}

/* What the core does with string arrays: known where one was made, so that programs without any do not hold
 * it.
 */
typedef struct m2c_string_operations {
    int (*as_strings)(m2c_value **out, const m2c_value *v);
    int (*operate)(m2c_value **out, const char *symbol, const m2c_value *a, const m2c_value *b);
    int (*join)(m2c_value **out, int dim, int n, m2c_value *const *in);
    bool (*equal)(const m2c_value *a, const m2c_value *b, bool missing);
    int (*as_numbers)(m2c_value **out, const m2c_value *v);
} m2c_string_operations;
extern M2C_STATE const m2c_string_operations *m2c_strings;
void m2c_use_strings(void);
/* A new array of missing strings, which makes the operations on strings known. */
m2c_value *m2c_new_strings(int ndims, const ptrdiff_t *dims);

/* Each element of v as a string; the rows of a char matrix; an error of what has no text. */
int m2c_as_strings(m2c_value **out, const m2c_value *v);
/* A string scalar as a char row, more of them as a cell of texts; anything else as it is. */
int m2c_as_chars(m2c_value **out, const m2c_value *v);
/* Texts that a function made of strings: a text is a string, a cell of texts a string array; a cell of other
 * values, or a struct, holds such. Numbers stay what they are. */
int m2c_alike_strings(m2c_value **out, const m2c_value *v);

/* `a SYMBOL b` of which one is a string array: + concatenates, comparisons compare texts. The error of other
 * operands. */
int m2c_operate_others(m2c_value **out, const char *symbol, const m2c_value *a, const m2c_value *b);
int m2c_operate_strings(m2c_value **out, const char *symbol, const m2c_value *a, const m2c_value *b);
/* Concatenation along a dimension of values of which one is a string array: of strings. */
int m2c_join_strings(m2c_value **out, int dim, int n, m2c_value *const *in);
/* Do both hold the same texts, whether as strings, as char rows, or in cells? missing: are missing ones the
 * same? */
bool m2c_equal_texts(const m2c_value *a, const m2c_value *b, bool missing);

#endif
