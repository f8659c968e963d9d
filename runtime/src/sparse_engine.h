/* What a library of sparse factorisations does in place of the runtime's own code: a table of functions,
 * which programs that are linked with one hand over when they start (m2c/sparse.h). Rows, columns and orders
 * count from 0; matrices are of real or complex doubles, and sorted. */
#ifndef M2C_SPARSE_ENGINE_H
#define M2C_SPARSE_ENGINE_H

#include "sparse_columns.h"

typedef enum m2c_order_kind { M2C_ORDER_AMD, M2C_ORDER_COLAMD, M2C_ORDER_SYMAMD } m2c_order_kind;

/* How L*U is made: what a pivot must have of the largest element of its column, off and on the diagonal. */
typedef struct m2c_lu_wish {
    double threshold, on_diagonal;
    bool scaled;        /* are rows divided by the sums of their magnitudes first? */
    bool keeps_columns; /* do columns keep their order? */
} m2c_lu_wish;

/* L*U = (A ./ scale)(rows, columns). Whoever asked for the parts frees them; the rows of a column may be in
 * any order. */
typedef struct m2c_lu_parts {
    m2c_csc l, u;
    ptrdiff_t *rows, *columns; /* NULL: as they are */
    double *scale;             /* NULL: rows are as they are */
} m2c_lu_parts;

/* Q*R = A(:, columns), of which Q is Q'*B only, the full matrix `right`. */
typedef struct m2c_qr_wish {
    bool economy, any_order;
    const m2c_value *right; /* NULL: only R */
} m2c_qr_wish;

typedef struct m2c_qr_parts {
    m2c_csc r;
    ptrdiff_t *columns; /* NULL: as they are */
    m2c_value *product; /* of Q' and what is right */
} m2c_qr_parts;

typedef struct m2c_sparse_engine {
    /* Factors of a square matrix, which stays as long as they: those of Cholesky where it is Hermitian, else
     * L*U. NULL where there are none. rcond estimates the reciprocal condition. */
    void *(*factor)(const m2c_csc *a, bool hermitian, double *rcond);
    /* y = A \ x, full matrices of so many columns, of the kind of A. False: there is no memory. */
    bool (*solve)(void *factors, const void *x, void *y, ptrdiff_t columns);
    void (*close)(void *factors);
    /* The least squares solution for the columns of b, of the kind of a; NULL: there is none. */
    m2c_value *(*least)(const m2c_csc *a, const m2c_value *b);
    /* As m2c_csc_cholesky; in an order of the library's, which is given, where `order` is not NULL. */
    ptrdiff_t (*cholesky)(const m2c_csc *a, ptrdiff_t *order, m2c_csc *l);
    /* False: there is nothing to free. */
    bool (*lu)(const m2c_csc *a, const m2c_lu_wish *wish, m2c_lu_parts *parts);
    bool (*qr)(const m2c_csc *a, const m2c_qr_wish *wish, m2c_qr_parts *parts);
    /* An order of columns. `knobs` are numbers that the kind has, from the first; `told` are 20. */
    bool (*order)(m2c_order_kind kind, const m2c_csc *a, int count, const double *knobs, ptrdiff_t *order,
                  double *told);
} m2c_sparse_engine;

/* The library that is linked; NULL: there is none. */
extern M2C_STATE const m2c_sparse_engine *m2c_sparse_engine_now;

#endif
