/* The options of eig (fn_eig.c). */
#ifndef M2C_EIG_OPTIONS_H
#define M2C_EIG_OPTIONS_H

#include "core_util.h"

typedef struct m2c_eig_options {
    bool balance, as_vector, as_matrix, qz;
} m2c_eig_options;

/* Reads trailing arguments of eig; `pair` says that there are two matrices. */
int m2c_eig_read_options(bool pair, int nargin, m2c_value *const *in, m2c_eig_options *o);

#endif
