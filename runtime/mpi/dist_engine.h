/* Matrices as the engine, PBLAS and ScaLAPACK, has them: on the grid, of real doubles. */
#ifndef M2C_MPI_ENGINE_H
#define M2C_MPI_ENGINE_H

#include "dist.h"
#include "scalapack.h"

typedef struct m2c_matrix {
    m2c_layout layout;
    m2c_value view, *part; /* this process's part; a value of its own or a view */
    double *data;
    int rows, cols, about[9]; /* about: the descriptor */
} m2c_matrix;
extern const int m2c_one; /* where a matrix begins */

/* Is v one that the engine takes? */
bool m2c_suits_engine(const m2c_value *v);
/* A matrix of v's elements; `own`: a copy, which may change. */
m2c_matrix m2c_matrix_of(const m2c_value *v, bool own);
m2c_matrix m2c_new_matrix(ptrdiff_t rows, ptrdiff_t cols); /* of zeros */
void m2c_free_matrix(m2c_matrix *m);
/* The matrix becomes a value: takes it. Returns 0. */
int m2c_give_matrix(m2c_value **out, m2c_matrix *m);

/* L*U with pivots, in place of a square matrix. */
typedef struct m2c_factors {
    m2c_matrix matrix;
    int *pivots;  /* of own rows */
    double rcond; /* 0: singular */
} m2c_factors;
m2c_factors m2c_factorize(const m2c_value *v);
void m2c_free_factors(m2c_factors *f);
/* All pivots, from 0, on all processes: row k was exchanged with row pivot[k]. */
ptrdiff_t *m2c_all_pivots(const m2c_factors *f);
/* The diagonal, on all processes, as a column. */
m2c_value *m2c_diagonal_of(const m2c_matrix *m);

#endif
