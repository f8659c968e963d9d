/* Distributed arrays: what the files of this folder share.
 *
 * A distributed array is a real, complex, integer or logical matrix of M2C_MPI_MIN elements or more, held by
 * the processes of MPI in blocks, cyclically over a grid of processes. How an array lies follows from its
 * extents alone: matrices on a grid as square as can be, columns and rows along all processes. So two arrays
 * of the same extents lie alike. Its data are an m2c_columns header and this process's part, column-major.
 * All processes run the same program on the same scalars, and come to the same calls of MPI in the same
 * order. */
#ifndef M2C_MPI_DIST_H
#define M2C_MPI_DIST_H

#include <mpi.h>

#include "../src/fn_internal.h"
#include "../src/index_internal.h"
#include "../src/sparse.h"

typedef struct m2c_world {
    MPI_Comm all;
    int rank, size;
    int prows, pcols; /* the grid for matrices */
    ptrdiff_t block;  /* rows and columns of a block */
    ptrdiff_t least;  /* elements of a distributed array, at least */
} m2c_world;
extern m2c_world m2c_mpi;

/* --- where elements are (dist_layout.c) --------------------------------------------------------------- */
typedef struct m2c_layout {
    ptrdiff_t rows, cols; /* of the whole array */
    int prows, pcols;     /* of the grid of processes */
    int prow, pcol;       /* this process's place in it */
    ptrdiff_t own_rows, own_cols;
} m2c_layout;
m2c_layout m2c_layout_of(ptrdiff_t rows, ptrdiff_t cols);
m2c_layout m2c_layout_on_grid(ptrdiff_t rows, ptrdiff_t cols); /* as matrices lie, whatever the extents */
bool m2c_same_grid(const m2c_layout *a, const m2c_layout *b);
/* Along one dimension: which process of n has element g, and under which number; and the reverse. */
static inline int m2c_owner(ptrdiff_t g, int n)
{
    return (int)(g / m2c_mpi.block % n);
}
static inline ptrdiff_t m2c_own_place(ptrdiff_t g, int n)
{
    return g / m2c_mpi.block / n * m2c_mpi.block + g % m2c_mpi.block;
}
static inline ptrdiff_t m2c_global_place(ptrdiff_t own, int p, int n)
{
    return (own / m2c_mpi.block * n + p) * m2c_mpi.block + own % m2c_mpi.block;
}
ptrdiff_t m2c_own_count(ptrdiff_t extent, int p, int n);
/* Is an array of such extents one to distribute? */
bool m2c_is_large(ptrdiff_t rows, ptrdiff_t cols);
/* Is v of the kind that can be distributed, or is so already? A sparse matrix is none. */
bool m2c_may_spread(const m2c_value *v);

/* --- values (dist_parts.c) ---------------------------------------------------------------------------- */
/* This process's part of a distributed array; fills *view. */
m2c_value *m2c_part(m2c_value *view, const m2c_value *v);
/* The distributed array whose part this is: takes it. */
m2c_value *m2c_wrap(m2c_value *part, const m2c_layout *l);
/* The same into a slot: all its elements on all processes where it isn't large. Returns 0. */
int m2c_give_part(m2c_value **out, m2c_value *part, const m2c_layout *l);
/* This process's part of a whole value, or of one row, column or number that stands for several. */
m2c_value *m2c_slice_for(const m2c_value *whole, const m2c_layout *l);
/* All elements of a distributed array, on all processes: a new value. What is not distributed is retained. */
m2c_value *m2c_whole(const m2c_value *v);
/* What a slot holds is distributed where it is large and can be. */
void m2c_spread_large(m2c_value **slot);
/* An operand of an operation on the parts of an array that lies as *l. */
typedef struct m2c_operand {
    m2c_value view, *own, *v;
} m2c_operand;
void m2c_take_operand(m2c_operand *o, const m2c_value *v, const m2c_layout *l);
void m2c_drop_operand(m2c_operand *o);
void m2c_make_complex(m2c_value **slot); /* a real one of floats */
/* After an operation on parts: fails on all processes where it did on one, with its error; the part, if any,
 * is complex where it is on one. */
int m2c_agree(int status, m2c_value **part);
/* A slot's distributed array becomes real where all imaginary parts are 0. */
void m2c_narrow_distributed(m2c_value **slot);
/* Adds the bytes that processes have, where all but one have zeros, on all of them. */
void m2c_combine(void *data, size_t bytes);

/* --- moving (dist_move.c) ----------------------------------------------------------------------------- */
/* Elements of an array: the rows and columns that subscripts select (no colons). */
typedef struct m2c_area {
    m2c_layout layout;
    void *data;
    m2c_subs rows, cols;
} m2c_area;
m2c_subs m2c_all(ptrdiff_t extent);
/* to(i, j) = from(i, j), or from(j, i) where `turned`, for all rows i and columns j of `to`. */
void m2c_move(const m2c_area *to, const m2c_area *from, size_t size, bool turned);
/* Elements in column order into an array of other extents; a new part of it. */
m2c_value *m2c_reshaped_part(const m2c_value *v, const m2c_layout *to);
/* This process's part of v, distributed or not, in that layout: a new value. */
m2c_value *m2c_part_in(const m2c_value *v, const m2c_layout *l);
/* The part of the transposed array, which lies as *l. */
m2c_value *m2c_turned_part(const m2c_value *v, const m2c_layout *l);

/* --- operations ---------------------------------------------------------------------------------- */
int m2c_dist_binary(m2c_binary_way *whole, m2c_value **out, const m2c_value *a, const m2c_value *b);
/* A column times a row, neither of them one number. */
int m2c_dist_outer(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_dist_unary(m2c_unary_way *whole, m2c_value **out, const m2c_value *a);
int m2c_dist_map(m2c_value **out, const m2c_value *self, m2c_function *fn, int nargin, m2c_value *const *in);
int m2c_dist_colon(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit);
/* As [a, b] and [a; b] do it, and as cat does; M2C_NOT_MINE where nothing is distributed. */
int m2c_dist_join(m2c_value **out, int dim, int n, m2c_value *const *in);
int m2c_dist_cat(m2c_value **out, int dim, int n, m2c_value *const *in);
int m2c_dist_turn(m2c_value **out, const m2c_value *a, bool conjugate);
/* Products, quotients and powers of matrices (dist_engine.c); M2C_NOT_MINE: by all elements. */
int m2c_dist_product(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_dist_left_divide(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_dist_right_divide(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_dist_power(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_dist_subsref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name);
int m2c_dist_subsasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name);
int m2c_dist_subsdel(m2c_value **base, int n, m2c_value *const *idx, const char *name);
m2c_value *m2c_dist_column(const m2c_value *v, ptrdiff_t k);
m2c_value *m2c_dist_found(const m2c_value *v);
/* A builtin that writes to files: rank 0 calls it, with all elements. */
int m2c_dist_write(m2c_function *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in);
/* A builtin: `whole` runs it where nothing is distributed. */
int m2c_dist_call(m2c_function *fn, m2c_function *whole, const m2c_value *self, int nargout, m2c_value **out,
                  int nargin, m2c_value *const *in);

/* --- functions that have forms for distributed arrays -------------------------------------------- */
/* Returns M2C_NOT_MINE, with nothing done, where the case is another. */
#define M2C_DISTRIBUTED_FORM(name)                                                                           \
    int m2c_dist_fn_##name(const m2c_value *self, int nargout, m2c_value **out, int nargin,                  \
                           m2c_value *const *in)
#define M2C_DISTRIBUTED_FORM_AS(name, call) M2C_DISTRIBUTED_FORM(name) M2C_ONE_CALL(call)
/* Of arguments of which one is distributed, */
#define M2C_EACH_DISTRIBUTED_FORM(DO)                                                                        \
    DO(sum)                                                                                                  \
    DO(prod)                                                                                                 \
    DO(sumsq)                                                                                                \
    DO(any)                                                                                                  \
    DO(all)                                                                                                  \
    DO(max)                                                                                                  \
    DO(min)                                                                                                  \
    DO(mean)                                                                                                 \
    DO(norm)                                                                                                 \
    DO(dot)                                                                                                  \
    DO(nnz)                                                                                                  \
    DO(reshape)                                                                                              \
    DO(vec)                                                                                                  \
    DO(diag)                                                                                                 \
    DO(tril)                                                                                                 \
    DO(triu)                                                                                                 \
    DO(circshift)                                                                                            \
    DO(fliplr)                                                                                               \
    DO(flipud)                                                                                               \
    DO(lu)                                                                                                   \
    DO(chol)                                                                                                 \
    DO(qr)                                                                                                   \
    DO(eig)                                                                                                  \
    DO(det)                                                                                                  \
    DO(inv)
/* and of sizes. */
#define M2C_EACH_DISTRIBUTED_MAKER(DO)                                                                       \
    DO(zeros)                                                                                                \
    DO(ones)                                                                                                 \
    DO(Inf)                                                                                                  \
    DO(NaN)                                                                                                  \
    DO(eye)                                                                                                  \
    DO(rand)                                                                                                 \
    DO(randn)                                                                                                \
    DO(rande)                                                                                                \
    DO(repmat)                                                                                               \
    DO(diag)
#define DECLARE(name) m2c_function m2c_dist_fn_##name;
M2C_EACH_DISTRIBUTED_FORM(DECLARE)
#undef DECLARE
/* `whole` makes what is not distributed. */
typedef int m2c_maker(m2c_function *whole, m2c_value **out, int nargin, m2c_value *const *in);
#define DECLARE(name) m2c_maker m2c_dist_make_##name;
M2C_EACH_DISTRIBUTED_MAKER(DECLARE)
#undef DECLARE

/* --- processes (dist_world.c) ------------------------------------------------------------------------- */
/* A function that asks the system, or changes it, is called on rank 0; all processes get what it gives. */
int m2c_call_on_root(m2c_function *whole, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                     m2c_value *const *in);
extern const m2c_sparse_ways m2c_mpi_ways;

#endif
