/* What the files of the runtime core share with each other and with nobody else. */
#ifndef M2C_INTERNAL_H
#define M2C_INTERNAL_H

#include "m2c/class.h"
#include "m2c/error.h"
#include "m2c/memory.h"
#include "m2c/value.h"

#include <string.h>

/* What is rare stays out of the functions that call it last: these need no frame then. */
#if defined(__GNUC__)
#define M2C_NOINLINE __attribute__((noinline))
#else
#define M2C_NOINLINE
#endif

/* --- sparse matrices ----------------------------------------------------------------------------- */
/* What compressed columns begin with (sparse_columns.h); a copy is a copy of `bytes` bytes. */
typedef struct m2c_columns {
    size_t bytes;
    ptrdiff_t room;    /* elements that there is room for */
    ptrdiff_t start[]; /* of each column, and the end; then the rows, then the elements */
} m2c_columns;
typedef int m2c_binary_way(m2c_value **out, const m2c_value *a, const m2c_value *b); /* an operator */
typedef int m2c_unary_way(m2c_value **out, const m2c_value *a);
struct m2c_csc;
/* A way that knows of some cases returns 2, with nothing done, where the case is another. */
enum { M2C_NOT_MINE = 2 };
/* What is asked before any operator and builtin, in a program whose large arrays are distributed. */
typedef struct m2c_first_ways {
    int (*binary)(m2c_binary_way *whole, m2c_value **out, const m2c_value *a, const m2c_value *b);
    int (*unary)(m2c_unary_way *whole, m2c_value **out, const m2c_value *a);
    int (*colon)(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit);
    int (*join)(m2c_value **out, int dim, int n, m2c_value *const *in);
    /* A builtin that writes to files, of any values: one process calls it for all. */
    int (*write)(m2c_function *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in);
} m2c_first_ways;
/* What is done with compressed matrices, which the first one brings along: programs without sparse matrices
 * have none of this. */
typedef struct m2c_sparse_ways {
    /* A builtin: `whole` runs it where no argument is compressed. */
    int (*call)(m2c_function *fn, m2c_function *whole, const m2c_value *self, int nargout, m2c_value **out,
                int nargin, m2c_value *const *in);
    int (*binary)(m2c_binary_way *whole, m2c_value **out, const m2c_value *a, const m2c_value *b);
    int (*unary)(m2c_unary_way *whole, m2c_value **out, const m2c_value *a);
    int (*subsref)(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name);
    int (*subsasgn)(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name);
    int (*subsdel)(m2c_value **base, int n, m2c_value *const *idx, const char *name);
    int (*istrue)(const m2c_value *v, bool *truth);
    m2c_value *(*column)(const m2c_value *v, ptrdiff_t k);
    bool (*equal)(const m2c_value *a, const m2c_value *b, bool nans);
    m2c_value *(*full)(const m2c_value *v); /* all its elements; still a sparse matrix */
    m2c_value *(*found)(
        const m2c_value *v); /* numbers of the elements that aren't zero, from 0, as a column */
    m2c_value *(*value)(struct m2c_csc *c);
    int (*join)(m2c_value **out, int dim, int n, m2c_value *const *in);
    const m2c_first_ways *first; /* NULL: only compressed matrices come here */
} m2c_sparse_ways;
extern M2C_STATE const m2c_sparse_ways *m2c_sparse_ways_now; /* NULL: there is no sparse matrix */
static inline const m2c_first_ways *m2c_first(void)
{
    return m2c_sparse_ways_now ? m2c_sparse_ways_now->first : NULL;
}
static inline bool m2c_any_compressed(int n, m2c_value *const *v)
{
    for (int k = 0; k < n; k++)
        if (v[k] && m2c_is_compressed(v[k]))
            return true;
    return false;
}
static inline bool m2c_any_distributed(int n, m2c_value *const *v)
{
    for (int k = 0; k < n; k++)
        if (v[k] && m2c_is_distributed(v[k]))
            return true;
    return false;
}
/* Defines the builtin `fn`, which is given compressed matrices by the ways only; the body of `whole` follows.
 */
#define M2C_GUARDED(fn, whole)                                                                               \
    static int whole(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in); \
    int fn(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)            \
    {                                                                                                        \
        if (m2c_sparse_ways_now && (m2c_sparse_ways_now->first || m2c_any_compressed(nargin, in)))           \
            return m2c_sparse_ways_now->call(fn, whole, self, nargout, out, nargin, in);                     \
        return whole(self, nargout, out, nargin, in);                                                        \
    }                                                                                                        \
    static int whole(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)

/* --- values -------------------------------------------------------------------------------------- */
/* References of a value that is never freed and never modified. */

extern m2c_value m2c_shared_empty; /* [](0x0), immortal: what new cells are filled with */

/* A bare header with one reference; data points nowhere yet. */
m2c_value *m2c_new_header(m2c_class cls, unsigned flags);
/* A 1x1 value whose element is to be set. */
m2c_value *m2c_new_scalar(m2c_class cls, unsigned flags);
m2c_value *m2c_renew_scalar(m2c_value **slot, m2c_class cls, unsigned flags); /* puts one into the slot */
extern m2c_value m2c_truths[2];                                               /* false and true, immortal */
/* The scalar that a slot gets, whose element is to be set: its own one of that kind, or a new one. What it
 * held may be an operand, which must have been read. */
static inline m2c_value *m2c_scalar_slot(m2c_value **out, m2c_class cls, unsigned flags)
{
    return *out && m2c_is_own_scalar(*out, cls, flags) ? *out : m2c_renew_scalar(out, cls, flags);
}
void m2c_set_dims(m2c_value *v, int ndims, const ptrdiff_t *dims); /* drops trailing ones; sets numel */
void m2c_free_dims(m2c_value *v);                                  /* extents of its own beyond two */
void m2c_set_dims2(m2c_value *v, ptrdiff_t rows, ptrdiff_t cols);
/* Number of slots: elements, or element times fields for a struct. `capacity` counts slots too. */
ptrdiff_t m2c_slot_count(const m2c_value *v);
size_t m2c_slot_size(const m2c_value *v);
/* Room for `slots` slots, keeping what is there. `exactly` or at least doubling. */
void m2c_reserve(m2c_value *v, ptrdiff_t slots, bool exactly);
/* Element k of an integer, logical or char value: its magnitude, and whether it is negative. */
uint64_t m2c_magnitude(const m2c_value *v, ptrdiff_t k, bool *negative);
static inline bool m2c_holds_values(const m2c_value *v)
{
    return v->cls == M2C_CELL || v->cls == M2C_STRUCT;
}
/* A new value with v's class, flags and fields, other dimensions, elements uninitialised. */
m2c_value *m2c_new_like(const m2c_value *v, int ndims, const ptrdiff_t *dims);
/* Product of dimensions, or -1 where it can't be counted. */
ptrdiff_t m2c_dims_product(int ndims, const ptrdiff_t *dims, size_t element_size);
/* Whether an array of such extents could be had: asked where a program may go on without. */
bool m2c_affords(int ndims, const ptrdiff_t *dims, size_t element_size);
/* k, but at least 0 and at most n. */
static inline ptrdiff_t m2c_within(ptrdiff_t k, ptrdiff_t n)
{
    return k < 0 ? 0 : k < n ? k : n;
}

/* A number as an extent or place: what no size_t holds stays out of reach, NaN is 0. */
static inline ptrdiff_t m2c_clamped(double x)
{
    const double most = (double)(PTRDIFF_MAX / 2);
    return x != x ? 0 : (ptrdiff_t)(x > most ? most : x < -most ? -most : x);
}

/* The product of two extents, PTRDIFF_MAX where it is more. */
static inline ptrdiff_t m2c_extents_product(ptrdiff_t a, ptrdiff_t b)
{
    return b != 0 && a > PTRDIFF_MAX / b ? PTRDIFF_MAX : a * b;
}

int m2c_error_too_large(void); /* the error if not; returns 1 */
/* A number that is an extent, as one is converted to a type in Octave; 0 in place of a negative one. */
int m2c_read_extent(ptrdiff_t *extent, double number, const char *type);
/* Dimensions as text, "2x3". */
char *m2c_dims_string(int ndims, const ptrdiff_t *dims, char *buf);
/* What Octave calls the type of a value in messages: "matrix", "float scalar", "bool", "sq_string", … */
const char *m2c_type_name(const m2c_value *v);
/* Is it 1xN or Nx1, one element or none included? */
static inline bool m2c_is_line(const m2c_value *v)
{
    return v->ndims == 2 && (v->dims[0] == 1 || v->dims[1] == 1);
}

/* --- fields -------------------------------------------------------------------------------------- */
m2c_fields *m2c_fields_new(void);
m2c_fields *m2c_fields_retain(m2c_fields *f);
/* From here on structs that are built alike share their names. */
void m2c_share_names(void);
/* The names with one more, which is new, in place of f. */
m2c_fields *m2c_fields_with(m2c_fields *f, const char *text);
void m2c_fields_release(m2c_fields *f);
int m2c_fields_find(const m2c_fields *f, const char *name); /* -1 if there is none */
int m2c_fields_find_text(const m2c_fields *f, const unsigned char *text, size_t n);
/* The place of a field of one struct; NULL where that is something else, or the name no text of a field. */
m2c_value **m2c_named_slot(const m2c_value *s, const m2c_value *name);
/* Adds a name that is not there yet to the struct, every element getting []; the struct must be unique. */
int m2c_struct_add_field(m2c_value *s, const char *name);
void m2c_struct_remove_field(m2c_value *s, int field);
/* A struct array of [] with the given fields (retained). */
m2c_value *m2c_struct_array(m2c_fields *fields, int ndims, const ptrdiff_t *dims);
/* Borrowed value of a field of element k. */
m2c_value *m2c_struct_get(const m2c_value *s, ptrdiff_t k, const char *name);
/* Sets a field of a unique 1x1 struct under construction; takes v. */
void m2c_struct_put(m2c_value *s, const char *name, m2c_value *v);

/* --- objects ------------------------------------------------------------------------------------- */
/* Runs an action while no error is pending; what was pending before is pending again afterwards. */
void m2c_without_error(void (*action)(void *), void *data);
m2c_value *m2c_new_object(const char *class_name, m2c_value *state); /* takes state */
void m2c_object_retain(m2c_object *o);
void m2c_object_release(m2c_object *o);
void m2c_map_retain(struct m2c_map *m);
void m2c_map_release(struct m2c_map *m);

/* --- errors and warnings ------------------------------------------------------------------------- */
#include <stdarg.h>
char *m2c_vformat(const char *format, va_list args); /* m2c_alloc'd text */
/* Last error and warning, as lasterr and lastwarn show them. Never NULL. */
typedef struct m2c_last_text {
    char *message, *id;
} m2c_last_text;
extern M2C_STATE m2c_last_text m2c_last_error, m2c_last_warning;
m2c_value *m2c_last_stack(void); /* of the last error: its calls, as a value of the caller */
void m2c_forget_last_stack(void);
void m2c_last_set(m2c_last_text *last, const char *message, const char *id);
m2c_value *m2c_error_value(const char *message, const char *id, m2c_value *stack); /* takes stack */
/* Adds the calls under way to the stack of an error, which it takes; NULL where a program notes no calls. */
extern M2C_STATE m2c_value *(*m2c_noted_calls)(m2c_value *stack);
/* What argv () gives. */
void m2c_note_arguments(int count, char **texts);
/* Asks for no report of the calls that led to the pending error. */
void m2c_error_quietly(void);
/* Raises with a stack (borrowed) in place of the current place. */
int m2c_error_with_stack(const char *id, const char *text, const m2c_value *stack);
/* What led to the pending error, in the words of MATLAB's dialect; NULL where that is not told. */
void m2c_error_because(const m2c_value *cause);
/* Text as it is, to stderr unless disabled; "error" states turn it into an error (result 1). */
int m2c_warn_text(const char *id, const char *text);

/* op_diagonal.c: y has the rows and columns of v in another order, so it is a permutation matrix if v is one
 * or the identity; is it? */
bool m2c_mark_permuted(m2c_value *y, const m2c_value *v);
/* The order of complex numbers: by absolute value, then by argument. */
bool m2c_complex_less(double complex a, double complex b);
/* The next part of a text between separators, which are overwritten; NULL behind the last. */
char *m2c_next_part(char **rest, const char *separators);
bool m2c_is_keyword(const char *s, size_t n); /* n characters: a word of the language, no name */

/* How a function is called that a handle or a name tells: a program with sparse matrices marks results. */
typedef int m2c_caller(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                       m2c_value *const *in);
extern M2C_STATE m2c_caller *m2c_call_named;

#endif
