/* Operations of programs that make sparse matrices: what they give is marked as sparse where Octave's result
 * is.
 *
 * A sparse matrix has all its elements, and a flag. Generated code of a program that makes one includes this
 * header behind m2c.h and holds every value boxed, so that its operators and calls go through the functions
 * below. Others never see the flag. */
#ifndef M2C_SPARSE_H
#define M2C_SPARSE_H

#include "m2c/linkage.h"
#include "m2c/m2c.h"

M2C_BEGIN

typedef int m2c_unary(m2c_value **out, const m2c_value *a);
typedef int m2c_binary(m2c_value **out, const m2c_value *a, const m2c_value *b);
m2c_binary m2c_sparse_plus, m2c_sparse_minus, m2c_sparse_times, m2c_sparse_mtimes, m2c_sparse_rdivide,
    m2c_sparse_mrdivide, m2c_sparse_ldivide, m2c_sparse_mldivide, m2c_sparse_power, m2c_sparse_mpower,
    m2c_sparse_eq, m2c_sparse_ne, m2c_sparse_lt, m2c_sparse_le, m2c_sparse_gt, m2c_sparse_ge, m2c_sparse_and,
    m2c_sparse_or;
m2c_unary m2c_sparse_not, m2c_sparse_uminus, m2c_sparse_uplus, m2c_sparse_transpose, m2c_sparse_ctranspose;
int m2c_sparse_hcat(m2c_value **out, int n, m2c_value *const *in);
int m2c_sparse_vcat(m2c_value **out, int n, m2c_value *const *in);
/* A call of a function of the runtime for one result, and for as many as are asked for. */
int m2c_sparse_call1(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **slot, int nargin,
                     m2c_value *const *in);
int m2c_sparse_ask1(m2c_function *fn, m2c_value **slot, int nargin, m2c_value *const *in);
int m2c_sparse_call_list(m2c_list *list, ptrdiff_t nargout, m2c_function *fn, const m2c_value *self,
                         int nargin, m2c_value *const *in);
m2c_function m2c_sparse_fn_max, m2c_sparse_fn_min, m2c_sparse_fn_sort, m2c_sparse_fn_sortrows,
    m2c_sparse_fn_accumarray;

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
#define m2c_hcat m2c_sparse_hcat
#define m2c_vcat m2c_sparse_vcat
#define m2c_call1 m2c_sparse_call1
#define m2c_ask1 m2c_sparse_ask1
#define m2c_call_list m2c_sparse_call_list
#define m2c_fn_max m2c_sparse_fn_max
#define m2c_fn_min m2c_sparse_fn_min
#define m2c_fn_sort m2c_sparse_fn_sort
#define m2c_fn_sortrows m2c_sparse_fn_sortrows
#define m2c_fn_accumarray m2c_sparse_fn_accumarray

M2C_END

#endif
