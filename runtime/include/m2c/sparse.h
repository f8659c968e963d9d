/* Operations of programs that make sparse matrices: what they give is marked as sparse where Octave's result
 * is.
 *
 * A sparse matrix is held as compressed columns, and boxed. Generated code of a program that makes one
 * includes this header behind m2c.h, so that its operators and calls on boxed values go through the functions
 * for them. Others never see one. */
#ifndef M2C_SPARSE_H
#define M2C_SPARSE_H

#include "m2c/sparse_functions.h"

#define m2c_plus m2c_sparse_plus
#define m2c_minus m2c_sparse_minus
#define m2c_times m2c_sparse_times
#define m2c_mtimes m2c_sparse_mtimes
#define m2c_rdivide m2c_sparse_rdivide
#define m2c_mrdivide m2c_sparse_mrdivide
#define m2c_ldivide m2c_sparse_ldivide
#define m2c_mldivide m2c_sparse_mldivide
#define m2c_power m2c_sparse_power
#define m2c_mpower m2c_sparse_mpower
#define m2c_eq m2c_sparse_eq
#define m2c_ne m2c_sparse_ne
#define m2c_lt m2c_sparse_lt
#define m2c_le m2c_sparse_le
#define m2c_gt m2c_sparse_gt
#define m2c_ge m2c_sparse_ge
#define m2c_and m2c_sparse_and
#define m2c_or m2c_sparse_or
#define m2c_not m2c_sparse_not
#define m2c_uminus m2c_sparse_uminus
#define m2c_uplus m2c_sparse_uplus
#define m2c_transpose m2c_sparse_transpose
#define m2c_ctranspose m2c_sparse_ctranspose
#define m2c_step m2c_sparse_step
#define m2c_colon m2c_sparse_colon
#define m2c_trip m2c_sparse_trip
#define m2c_for_value m2c_sparse_for_value
#ifdef M2C_SPARSE_ENGINE /* the table of the library that factorises (`mat2c config --sparse`) */
extern const struct m2c_sparse_engine M2C_SPARSE_ENGINE;
#define m2c_run(program, argc, argv)                                                                         \
    (m2c_use_sparse_engine(&M2C_SPARSE_ENGINE), m2c_sparse_run(program, argc, argv))
#define m2c_begin(entry, library) (m2c_use_sparse_engine(&M2C_SPARSE_ENGINE), (m2c_begin)(entry, library))
#else
#define m2c_run m2c_sparse_run
#endif
#define m2c_hcat m2c_sparse_hcat
#define m2c_vcat m2c_sparse_vcat
#define m2c_vcat_rows m2c_sparse_vcat_rows
#define m2c_call1 m2c_sparse_call1
#define m2c_ask1 m2c_sparse_ask1
#define m2c_call_list m2c_sparse_call_list
#define m2c_fn_max m2c_sparse_fn_max
#define m2c_fn_min m2c_sparse_fn_min
#define m2c_fn_sort m2c_sparse_fn_sort
#define m2c_fn_sortrows m2c_sparse_fn_sortrows
#define m2c_fn_accumarray m2c_sparse_fn_accumarray

#endif
