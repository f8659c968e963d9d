/* MATLAB's files of variables, as versions 5, 6 and 7 keep them: elements with a tag in front that tells type
 * and size, one for each variable, from version 7 on each compressed. */
#ifndef M2C_MAT_FILE_H
#define M2C_MAT_FILE_H

#include "text_saved.h"

/* Types of data, and classes of arrays. */
enum {
    MI_INT8 = 1,
    MI_UINT8,
    MI_INT16,
    MI_UINT16,
    MI_INT32,
    MI_UINT32,
    MI_SINGLE,
    MI_DOUBLE = 9,
    MI_INT64 = 12,
    MI_UINT64,
    MI_MATRIX,
    MI_COMPRESSED,
    MI_UTF8,
    MI_UTF16,
    MI_UTF32
};
enum {
    MX_CELL = 1,
    MX_STRUCT,
    MX_OBJECT,
    MX_CHAR,
    MX_SPARSE,
    MX_DOUBLE,
    MX_SINGLE,
    MX_INT8,
    MX_UINT8,
    MX_INT16,
    MX_UINT16,
    MX_INT32,
    MX_UINT32,
    MX_INT64,
    MX_UINT64
};
enum { MX_LOGICAL = 2, MX_COMPLEX = 8, MAT_HEAD = 128 };

/* Does a file begin as one, whichever byte of a number comes first? */
bool m2c_is_mat_file(const char *s, size_t n);
/* The variables of a file as a struct; 1 without an error where it is damaged. */
int m2c_read_mat(const char *s, size_t n, m2c_value **out);

void m2c_put_mat_head(m2c_text *t);
/* A variable. What can't be kept is left out: *lost is set. */
void m2c_put_mat(m2c_text *t, const char *name, const m2c_value *v, bool compressed, bool *lost);

/* Reverses the bytes of a number. */
void m2c_turn_bytes(char *s, size_t size);
/* n numbers of a class as a column; their bytes are in the other order where `turned`. */
m2c_value *m2c_numbers_from(m2c_class cls, const char *s, size_t n, bool turned);

/* mat4.c: the same of files of version 4, which have no head of their own. */
bool m2c_is_mat4_file(const char *s, size_t n);
/* An error tells which variable is damaged. */
int m2c_read_mat4(const char *s, size_t n, m2c_value **out);
void m2c_put_mat4(m2c_text *t, const char *name, const m2c_value *v, bool *lost);

#endif
