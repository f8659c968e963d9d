/* What operators, casts, concatenation and the numeric builtins share: computing domains and broadcasting. */
#ifndef M2C_OP_INTERNAL_H
#define M2C_OP_INTERNAL_H

#include "internal.h"
#include "m2c/ops.h"
#include "m2c/typed_complex.h"
#include "m2c/typed_int.h"

/* A domain is the C type that an operation computes in. Every class is loaded into one and stored from one,
 * so that an operator is written once for each domain and not once for each pair of classes. */
typedef enum m2c_domain {
    M2C_IN_F64, /* double; also integers up to 32 bits, logical and char, whose values it holds exactly */
    M2C_IN_F32,
    M2C_IN_WIDE, /* m2c_wide: 64-bit integers, also mixed with double */
    M2C_IN_C64,
    M2C_IN_C32
} m2c_domain;

enum { M2C_CHUNK = 256 }; /* elements that are converted at a time */
typedef union m2c_chunk {
    double f64[M2C_CHUNK];
    m2c_wide wide[M2C_CHUNK];
    double complex c64[M2C_CHUNK];
    float f32[M2C_CHUNK];
    float complex c32[M2C_CHUNK];
} m2c_chunk;

/* As m2c_of_parts; CMPLXF is missing from some C libraries. */
static inline float complex m2c_pair32(float re, float im)
{
    union {
        float part[2];
        float complex z;
    } u = {{re, im}};
    return u.z;
}

/* The domain that a value's own elements have. */
m2c_domain m2c_domain_of(const m2c_value *v);
/* n <= M2C_CHUNK elements from `start` in the domain: in place where the class already fits, else through
 * buf. */
const void *m2c_load(m2c_domain d, const m2c_value *v, ptrdiff_t start, ptrdiff_t n, m2c_chunk *buf);
/* Converts n elements of the domain into elements of a class, with rounding and saturation. */
void m2c_store(m2c_domain d, const void *src, ptrdiff_t n, m2c_class cls, unsigned flags, void *dst);
static inline void *m2c_element(const m2c_value *v, ptrdiff_t k)
{
    return (char *)v->data + (size_t)k * m2c_element_size((m2c_class)v->cls, v->flags);
}
static inline bool m2c_is_int64(const m2c_value *v)
{
    return v->cls == M2C_INT64 || v->cls == M2C_UINT64;
}
static inline bool m2c_real_scalar(const m2c_value *v)
{
    return m2c_is_real_scalar(v);
}
static inline bool m2c_real_double(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE && !(v->flags & M2C_COMPLEX);
}
/* Takes v: the result of an operation, narrowed where it is complex. Returns 0. */
int m2c_give(m2c_value **out, m2c_value *v);
int m2c_give_new_double(m2c_value **out, double x);
int m2c_give_new_bool(m2c_value **out, bool x);
static inline int m2c_give_double(m2c_value **out, double x)
{
    if (!*out || !m2c_is_own_scalar(*out, M2C_DOUBLE, 0))
        return m2c_give_new_double(out, x);
    (*out)->f64[0] = x;
    return 0;
}
static inline int m2c_give_bool(m2c_value **out, bool x)
{
    if (*out && (*out)->refs >= 0)
        return m2c_give_new_bool(out, x);
    *out = &m2c_truths[x];
    return 0;
}
/* A value of the same numbers in another class, complexity kept for float classes; a new reference. */
m2c_value *m2c_as(const m2c_value *v, m2c_class cls);
m2c_value *m2c_as_complex(const m2c_value *v); /* same float class, complex flag set */
/* May the operation write its result of this class and shape into *out, which holds operand v? */
static inline bool m2c_reusable(m2c_value *const *out, const m2c_value *v, m2c_class cls)
{
    return *out == v && v->cls == (uint8_t)cls && m2c_is_unique(v);
}

/* --- broadcasting -------------------------------------------------------------------------------- */
/* Loop nest of a broadcast operation: `run` elements at a time with strides 0 or 1, the outer loops counted.
 */
typedef struct m2c_plan {
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK]; /* of the result */
    ptrdiff_t run;
    int step_a, step_b;
    int outer; /* loops around the run */
    ptrdiff_t count[M2C_MAX_RANK], jump_a[M2C_MAX_RANK], jump_b[M2C_MAX_RANK];
} m2c_plan;
/* False where the dimensions do not conform. */
bool m2c_broadcast(const m2c_value *a, const m2c_value *b, m2c_plan *p);
/* Is there memory for its result? Only one larger than both operands is asked for. */
bool m2c_plan_fits(const m2c_plan *p, m2c_class cls, int flags);
/* "who: nonconformant arguments (op1 is 1x2, op2 is 1x3)"; returns 1. */
int m2c_nonconformant(const char *who, const m2c_value *a, const m2c_value *b);
/* Position in the nest. */
typedef struct m2c_walk {
    ptrdiff_t at[M2C_MAX_RANK], a, b;
} m2c_walk;
static inline void m2c_start(const m2c_plan *p, m2c_walk *w)
{
    w->a = w->b = 0;
    for (int k = 0; k < p->outer; k++)
        w->at[k] = 0;
}
bool m2c_next(const m2c_plan *p, m2c_walk *w);

/* y[i] = a[i * sa] op b[i * sb], strides 0 or 1; y may be a or b where that has stride 1. */
typedef void m2c_kernel(ptrdiff_t n, const void *a, int sa, const void *b, int sb, void *y);
/* Real doubles of equal extents, or one a number: the kernel runs over all elements at once, and gives
 * elements of the class. False for all other operands. */
bool m2c_run_plainly(m2c_value **out, m2c_kernel *kernel, const m2c_value *a, const m2c_value *b,
                     m2c_class cls);
/* Runs a kernel over the plan, loading operands into domains da and db and storing from dy. */
void m2c_run_plan(const m2c_plan *p, m2c_kernel *kernel, m2c_domain da, const m2c_value *a, m2c_domain db,
                  const m2c_value *b, m2c_domain dy, m2c_value *y);
/* As above with elements of `y` written as they are by the kernel (comparisons: bytes). */
void m2c_run_plan_bytes(const m2c_plan *p, m2c_kernel *kernel, m2c_domain da, const m2c_value *a,
                        m2c_domain db, const m2c_value *b, m2c_value *y);

/* --- classes and errors -------------------------------------------------------------------------- */
/* "binary operator '+' not implemented for 'A' by 'B' operations"; returns 1. */
int m2c_binary_error(const char *op, const m2c_value *a, const m2c_value *b);
int m2c_unary_error(const char *op, const m2c_value *a);
/* Class of a numeric result, by Octave's rules; false where the classes do not mix. */
bool m2c_result_class(const m2c_value *a, const m2c_value *b, m2c_class *cls);
/* Domains for an arithmetic operation with a result of class cls. */
void m2c_operand_domains(const m2c_value *a, const m2c_value *b, m2c_class cls, m2c_domain *da,
                         m2c_domain *db);
bool m2c_has_nan(const m2c_value *v);
/* An operator of any values, of sparse matrices, too. */
static inline int m2c_run_binary(m2c_binary_way *run, m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    bool sparse = m2c_sparse_ways_now && ((a->flags | b->flags) & M2C_SPARSE);
    return sparse ? m2c_sparse_ways_now->binary(run, out, a, b) : run(out, a, b);
}
static inline int m2c_run_unary(m2c_unary_way *run, m2c_value **out, const m2c_value *a)
{
    bool sparse = m2c_sparse_ways_now && (a->flags & M2C_SPARSE);
    return sparse ? m2c_sparse_ways_now->unary(run, out, a) : run(out, a);
}
double m2c_int_min(m2c_class cls);
double m2c_int_max(m2c_class cls);
const char *m2c_class_text(m2c_class cls);
/* Finds a numeric class, logical or char by name; false where there is none. */
bool m2c_class_by_name(const char *name, m2c_class *cls);

/* Marks a new float matrix as diagonal, off-diagonal elements becoming 0; scalars and empties are not marked.
 */
void m2c_keep_diagonal(m2c_value *y);
void m2c_mark_diagonal(m2c_value *y); /* zeros off its diagonal already */
/* Marks a matrix made of a and b (the same where there is one operand) as what products, quotients and
 * transposes of two diagonal or two permutation matrices are. */
void m2c_keep_special(m2c_value *y, const m2c_value *a, const m2c_value *b);
bool m2c_diagonal_pair(const m2c_value *a, const m2c_value *b);
bool m2c_diagonal_scaled(const m2c_value *a,
                         const m2c_value *b); /* a diagonal, b a number that keeps it so */

static inline bool m2c_is_special(const m2c_value *v)
{
    return (v->flags & (M2C_DIAGONAL | M2C_PERMUTATION)) != 0;
}
/* Is one of them a diagonal or permutation matrix and the other a full one? Then the product of a and b, or
 * the quotient by the special one; the shapes conform. */
bool m2c_special_applies(const m2c_value *a, const m2c_value *b);
int m2c_special_product(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_class cls, bool divides);

/* .* and ./ under another name: with a scalar operand * and / are these. */
int m2c_times_as(m2c_value **out, const m2c_value *a, const m2c_value *b, const char *symbol);
int m2c_rdivide_as(m2c_value **out, const m2c_value *a, const m2c_value *b, const char *symbol);

/* --- powers, shared between .^ and ^ ------------------------------------------------------------- */
double complex m2c_cpow(double complex x, double complex y);

/* --- ranges -------------------------------------------------------------------------------------- */
/* Number of elements of base:inc:limit, with the tolerance (in units of eps) that lets 0:0.1:1 end at 1; -1
 * where it has no end. */
ptrdiff_t m2c_range_count(double base, double inc, double limit, double eps);

/* --- linear algebra on column-major doubles
 * ------------------------------------------------------------------ */
/* a^p for a square matrix through its eigenvalues, or p^a where `exponent` says that a is the exponent. */
int m2c_matrix_function(m2c_value **out, const m2c_value *a, double complex p, bool exponent);

#endif
