/* Compressed columns: where each column begins, and of each element that is there its row and its value, by
 * rows within a column. All that works on sparse matrices works on these. */
#ifndef M2C_SPARSE_COLUMNS_H
#define M2C_SPARSE_COLUMNS_H

#include "internal.h"

typedef struct m2c_csc {
    m2c_class cls; /* double or logical */
    bool pairs;    /* complex */
    size_t size;   /* of an element */
    ptrdiff_t rows, cols, room;
    ptrdiff_t *start, *row;
    union {
        void *data;
        double *f64;
        m2c_c64 *c64;
        unsigned char *u8;
    };
    m2c_columns *own; /* the block that this is about, where it is no value's */
} m2c_csc;

static inline ptrdiff_t m2c_csc_count(const m2c_csc *c)
{
    return c->start[c->cols];
}
/* Element k as a number. */
static inline double complex m2c_csc_at(const m2c_csc *c, ptrdiff_t k)
{
    return c->pairs ? c->c64[k] : c->cls == M2C_DOUBLE ? c->f64[k] : c->u8[k];
}
static inline double m2c_csc_real(const m2c_csc *c, ptrdiff_t k)
{
    return c->pairs ? creal(c->c64[k]) : c->cls == M2C_DOUBLE ? c->f64[k] : c->u8[k];
}
static inline void *m2c_csc_place(const m2c_csc *c, ptrdiff_t k)
{
    return (char *)c->data + (size_t)k * c->size;
}
/* Element `at` becomes element k of another matrix of the same class. */
static inline void m2c_csc_take(m2c_csc *to, ptrdiff_t at, const m2c_csc *from, ptrdiff_t k)
{
    if (to->size == sizeof(double))
        to->f64[at] = from->f64[k];
    else if (to->size == 1)
        to->u8[at] = from->u8[k];
    else
        to->c64[at] = from->c64[k];
}

/* A matrix without elements, with room for some; it is freed, or made a value of. */
m2c_csc m2c_csc_new(m2c_class cls, bool pairs, ptrdiff_t rows, ptrdiff_t cols, ptrdiff_t room);
/* More room, at least for so many elements. Only of a matrix of one's own. */
void m2c_csc_reserve(m2c_csc *c, ptrdiff_t room);
/* The columns of a matrix of numbers, compressed or not: what is no logical matrix is one of doubles. It is
 * freed, and lives no longer than the value. */
m2c_csc m2c_csc_of(const m2c_value *v);
void m2c_csc_free(m2c_csc *c);
/* The same elements as another class, or as complex ones: a matrix of one's own. */
m2c_csc m2c_csc_as(const m2c_csc *c, m2c_class cls, bool pairs);
/* The columns of a matrix as that class, which are the value's own where they are so already. */
m2c_csc m2c_csc_of_class(const m2c_value *v, m2c_class cls, bool pairs);
m2c_csc m2c_csc_copy(const m2c_csc *c);
m2c_csc m2c_csc_transposed(const m2c_csc *c, bool conjugate);
/* Drops the elements that are zero; complex ones become real where no imaginary part is left. */
void m2c_csc_tidy(m2c_csc *c);
/* Where row i is in column j, or where it would be. */
ptrdiff_t m2c_csc_where(const m2c_csc *c, ptrdiff_t i, ptrdiff_t j);
/* The same; -1 where it is not there. */
ptrdiff_t m2c_csc_find(const m2c_csc *c, ptrdiff_t i, ptrdiff_t j);
/* A view of the elements, as a column. */
m2c_value *m2c_csc_elements(m2c_value *view, const m2c_csc *c);
/* All elements of the matrix, also the zeros: a full matrix. */
m2c_value *m2c_csc_whole(const m2c_csc *c);
/* Takes a matrix as a file has it: `count` elements whose rows are numbers of elements in the whole matrix,
 * in any order. A sparse value, which is compressed where the program knows of sparse matrices. */
m2c_value *m2c_csc_loaded(m2c_csc *c, ptrdiff_t count);
/* Sorts rows and elements of each column; elements of one row keep their order. */
void m2c_csc_sort(m2c_csc *c);
/* order = the places of n rows from the first row to the last; equal ones keep their order. */
void m2c_order_rows(ptrdiff_t *order, const ptrdiff_t *row, ptrdiff_t n);

#endif
