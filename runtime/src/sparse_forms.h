/* The forms of builtins that are given compressed matrices: what defines one, and the list of them. */
#ifndef M2C_SPARSE_FORMS_H
#define M2C_SPARSE_FORMS_H

#include "sparse.h"

#define M2C_COMPRESSED_FORM(name)                                                                            \
    int m2c_csc_fn_##name(const m2c_value *self, int nargout, m2c_value **out, int nargin,                   \
                          m2c_value *const *in)
#define M2C_COMPRESSED_FORM_AS(name, call)                                                                   \
    M2C_COMPRESSED_FORM(name)                                                                                \
    {                                                                                                        \
        (void)self, (void)nargout, (void)out, (void)nargin, (void)in;                                        \
        return call;                                                                                         \
    }
/* Along which dimension, from 0: the argument in[at], or the first of in[0] that isn't 1. -1: none of the
 * two. */
int m2c_csc_dimension(int at, int nargin, m2c_value *const *in);
#define M2C_EACH_COMPRESSED_FORM(DO)                                                                         \
    DO(sum)                                                                                                  \
    DO(sumsq)                                                                                                \
    DO(prod)                                                                                                 \
    DO(any)                                                                                                  \
    DO(all)                                                                                                  \
    DO(max)                                                                                                  \
    DO(min)                                                                                                  \
    DO(norm)                                                                                                 \
    DO(nnz)                                                                                                  \
    DO(nzmax)                                                                                                \
    DO(find)                                                                                                 \
    DO(diag)                                                                                                 \
    DO(tril)                                                                                                 \
    DO(triu)                                                                                                 \
    DO(kron)                                                                                                 \
    DO(reshape)                                                                                              \
    DO(mean)                                                                                                 \
    DO(dot)                                                                                                  \
    DO(fliplr)                                                                                               \
    DO(flipud)                                                                                               \
    DO(flip)                                                                                                 \
    DO(circshift)                                                                                            \
    DO(permute)                                                                                              \
    DO(repmat)                                                                                               \
    DO(blkdiag)                                                                                              \
    DO(vec)                                                                                                  \
    DO(diff)                                                                                                 \
    DO(mod)                                                                                                  \
    DO(rem)                                                                                                  \
    DO(xor)                                                                                                  \
    DO(atan2)                                                                                                \
    DO(hypot)                                                                                                \
    DO(chol)                                                                                                 \
    DO(lu)                                                                                                   \
    DO(det)                                                                                                  \
    DO(inv)                                                                                                  \
    DO(qr)                                                                                                   \
    DO(sort)                                                                                                 \
    DO(rot90)
#define DECLARE(name) m2c_function m2c_csc_fn_##name;
M2C_EACH_COMPRESSED_FORM(DECLARE)
#undef DECLARE

#endif
