/* What the files of numeric builtins share: the signature, arguments, slices along a dimension. */
#ifndef M2C_FN_INTERNAL_H
#define M2C_FN_INTERNAL_H

#include "m2c/fn_ops.h"
#include "m2c/program.h"
#include "op_internal.h"

/* Head of a builtin's definition. It is given no compressed matrices, but where it is one of those that store
 * any values, or ask for no elements (OF_ANY). */
#define M2C_BUILTIN(name) M2C_GUARDED(m2c_fn_##name, m2c_whole_##name)
#define M2C_BUILTIN_OF_ANY(name)                                                                             \
    int m2c_fn_##name(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
/* A builtin that is one call; a, b, … may use nargout, out, nargin and in. */
#define M2C_ONE_CALL(call)                                                                                   \
    {                                                                                                        \
        (void)self, (void)nargout, (void)out, (void)nargin, (void)in;                                        \
        return call;                                                                                         \
    }
#define M2C_BUILTIN_AS(name, call) M2C_GUARDED(m2c_fn_##name, m2c_whole_##name) M2C_ONE_CALL(call)
#define M2C_BUILTIN_OF_ANY_AS(name, call)                                                                    \
    int m2c_fn_##name(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in) \
        M2C_ONE_CALL(call)
#define M2C_UNUSED (void)self, (void)nargout, (void)out, (void)nargin, (void)in

bool m2c_has_usage(const char *name); /* is there a text of how it is called? */
/* "Invalid call to NAME" with the forms that it has; returns 1. For where `nargin` counts the inputs. */
#define m2c_invalid_call(name) m2c_wrong_call(name, nargin)
/* Same for functions that Octave has in its language: too many are reported by another message. */
int m2c_check_inputs(const char *name, int nargin, int least, int most);
/* "NAME: wrong type argument 'TYPE'"; returns 1. */
int m2c_wrong_type(const char *name, const m2c_value *v);
/* What must be an array of numbers: 0, or the error of a text or of anything else that is none. */
int m2c_check_numbers(const m2c_value *v);
/* fn_cast.c: is it "double complex" or "single complex"? */
bool m2c_complex_class_by_name(const char *name, m2c_class *cls);
/* Is v the option s, in letters of either case? */
bool m2c_is_option(const m2c_value *v, const char *s);
/* A DIM argument, from 0 on success; "NAME: invalid dimension DIM = 0". */
int m2c_dim_argument(const char *name, const m2c_value *v, int *dim);
/* Fails where an argument that some functions want as it is would lose a fraction. */
int m2c_check_whole(const m2c_value *v);
static inline uint64_t m2c_common_divisor(uint64_t a, uint64_t b)
{
    while (b != 0) {
        const uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}
int m2c_default_dim(const m2c_value *v); /* first that isn't 1 */
static inline ptrdiff_t m2c_dim(const m2c_value *v, int k)
{
    return k < v->ndims ? v->dims[k] : 1;
}

/* An array seen along a dimension: element (i, k, j) is at i + pre * (k + n * j). */
typedef struct m2c_slices {
    ptrdiff_t pre, n, post;
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK]; /* of v; set dims[dim] for a result */
    int dim;
} m2c_slices;
void m2c_slice_of(m2c_slices *s, const m2c_value *v, int dim);
static inline m2c_slices m2c_slice(const m2c_value *v, int dim)
{
    m2c_slices s;
    m2c_slice_of(&s, v, dim);
    return s;
}
/* A new value shaped as the slices with `extent` along the dimension. */
m2c_value *m2c_sliced_result(const m2c_slices *s, ptrdiff_t extent, m2c_class cls, unsigned flags);

/* Size arguments from in[0..n): none, (n), (r, c, …), ([r c …]). Negative extents become 0. How they are read
 * where it isn't the way of zeros: */
enum {
    M2C_EXTENTS_WIDE = 1,       /* one number is converted to int64_t; only vectors are lists */
    M2C_EXTENTS_CUT = 2,        /* fractions of several numbers are left out, no number is 0 */
    M2C_EXTENTS_CUT_LISTED = 4, /* fractions of a vector's elements, too */
    M2C_EXTENTS_OF_RANDOM = 8   /* the elements of any array, which are whole */
};
int m2c_size_arguments(const char *name, unsigned how, int n, m2c_value *const *in, int *ndims,
                       ptrdiff_t *dims);
/* Real numbers of any class as a new double value of the same shape. */
m2c_value *m2c_to_f64(const m2c_value *v);
m2c_value *m2c_real_of(const m2c_value *v);
m2c_value *m2c_row(ptrdiff_t n); /* a new 1xn double */
/* Columns of all cells are char rows: a cellstr. */
bool m2c_is_cellstr(const m2c_value *v);
/* New value with elements index[0..n) (from 0) of v, in the given shape; every class. */
m2c_value *m2c_pick(const m2c_value *v, const ptrdiff_t *index, int ndims, const ptrdiff_t *dims);
/* A unique copy of v with other dimensions (same number of elements); takes nothing. */
m2c_value *m2c_reshaped(const m2c_value *v, int ndims, const ptrdiff_t *dims);
/* Binary elementwise builtin: result class by the operators' rules, computed by kernels in double, single or,
 * for 64-bit integers, in m2c_wide; NULL where these never come. */
typedef struct m2c_binary_fn {
    const char *name;
    m2c_kernel *f64, *f32, *wide;
} m2c_binary_fn;
int m2c_binary(m2c_value **out, const m2c_binary_fn *f, const m2c_value *a, const m2c_value *b);

/* Three-way order of elements i and j of v, as sort has it: NaN last, complex by abs and arg, cellstr as
 * text. */
typedef int m2c_order(const m2c_value *v, ptrdiff_t i, ptrdiff_t j);
m2c_order *m2c_order_of(const m2c_value *v);
/* By absolute value, then by angle: of real numbers, too. */
int m2c_order_by_abs(const m2c_value *v, ptrdiff_t i, ptrdiff_t j);
/* Sorts index[0..n) stably; from the greatest down where `down`. */
void m2c_sort_index(const m2c_value *v, m2c_order *order, ptrdiff_t *index, ptrdiff_t n, bool down);
/* Whole rows of a matrix; indices as numbers that count from 1. */
m2c_value *m2c_pick_rows(const m2c_value *v, const ptrdiff_t *row, ptrdiff_t n);
/* The error of subscript k of n, which is above the limit that an array of this size sets or no subscript at
 * all: "index (_,3): out of bound 2 (dimensions are 2x3)". */
int m2c_subscript_error(double s, int k, int n, double limit, const m2c_value *size);
m2c_value *m2c_one_based(const ptrdiff_t *index, ptrdiff_t rows, ptrdiff_t cols);

#endif
