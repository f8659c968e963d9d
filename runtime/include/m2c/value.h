/* Values: reference-counted MATLAB values of any class, copy-on-write.
 *
 * This is the boxed representation (design §7.3). Typed code keeps its arrays in storage of its own and
 * meets boxed code through views (m2c_view_*) and adoption (m2c_take_data).
 *
 * Conventions, everywhere in the runtime:
 *   - A function that can fail returns int: 0 done, 1 an error is pending (see error.h). Its results go
 * through pointers, which are written only on success.
 *   - A result is a new reference that the caller owns. Arguments are borrowed unless the comment says that
 * the function takes them.
 *   - A value may be modified only while m2c_is_unique(v); functions that modify take m2c_value **v and
 *     replace *v by a copy first where it is shared (m2c_make_unique).
 *   - NULL stands for "undefined", never for an empty matrix. */
#ifndef M2C_VALUE_H
#define M2C_VALUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "m2c/linkage.h"

M2C_API_BEGIN

enum { M2C_MAX_RANK = 128 };
enum { M2C_IMMORTAL = -1 }; /* reference count of static values: retain and release leave them alone */

typedef enum m2c_class {
    M2C_DOUBLE,
    M2C_SINGLE,
    M2C_INT8,
    M2C_INT16,
    M2C_INT32,
    M2C_INT64,
    M2C_UINT8,
    M2C_UINT16,
    M2C_UINT32,
    M2C_UINT64,
    M2C_LOGICAL, /* elements are uint8_t 0 or 1 */
    M2C_CHAR,    /* elements are unsigned char */
    M2C_CELL,    /* elements are m2c_value *, never NULL */
    M2C_STRUCT,
    M2C_FUNCTION,
    M2C_MAP,       /* containers.Map: a handle; copies share */
    M2C_OBJECT,    /* an object of a runtime-defined class (inputParser, onCleanup, …) */
    M2C_COMMA_LIST /* stands for several values, or none, as an operand, so that it is refused as one */
} m2c_class;

enum {
    M2C_COMPLEX = 1,      /* double or single with interleaved re, im */
    M2C_DQ = 2,           /* char made with double quotes */
    M2C_VIEW = 4,         /* borrows its data; m2c_retain copies it */
    M2C_STRING = 16,      /* cell whose elements are texts, or NaN for missing ones: a string array */
    M2C_EXCEPTION = 16,   /* struct that MATLAB's dialect calls an MException */
    M2C_RANGE = 8,        /* double row vector made by a colon expression; `range` is valid */
    M2C_DIAGONAL = 32,    /* full data, but prints as the diagonal matrix it is (eye, diag) */
    M2C_PERMUTATION = 64, /* full data, but prints as the permutation matrix it is (lu, eye(n)(p, :)) */
    M2C_SPARSE = 128,     /* a sparse matrix to issparse and the display: with full data, or else */
    M2C_COMPRESSED = 2,   /* its data are compressed columns (a sparse matrix is no char) */
    M2C_DISTRIBUTED = 16  /* with these two: a full matrix of which each process holds a part */
};

typedef struct m2c_value m2c_value;

/* The names of a struct's fields, in order; shared between values, copied on change. */
typedef struct m2c_fields {
    int refs;
    int count, cap;
    char **name;
    unsigned char guess[16]; /* by the address of a name that was looked for: its field, most likely */
    int *place;              /* of many names a hash table: numbers of fields, -1 for none; else NULL */
    int places;
} m2c_fields;

/* A function that user code can call. `self` is the handle being called (for captured values), or NULL.
 * nargout >= 0 is what the caller asked for; out has room for max(nargout, 1) entries, all NULL on entry.
 * An entry left NULL is an output that was not set. */
typedef int m2c_function(const m2c_value *self, int nargout, m2c_value **out, int nargin,
                         m2c_value *const *in);

typedef struct m2c_closure {
    m2c_function *fn;
    const char *name;           /* of a simple handle ("sin"), or NULL for an anonymous function */
    const char *text;           /* of an anonymous function as Octave prints it: "@(x) x + 1" */
    const char *formula;        /* what an inline function was made of, or NULL */
    const char *captured_names; /* "a,b", or NULL where nobody asks */
    int captured_count;
    m2c_value **captured; /* owned */
} m2c_closure;

struct m2c_value {
    int32_t refs;
    uint8_t cls;
    uint8_t flags;
    int16_t ndims;   /* >= 2 */
    ptrdiff_t *dims; /* ndims extents: in `two`, a block of the value's own, or what a view borrows */
    ptrdiff_t numel;
    union {
        void *data; /* numeric, logical, char: column-major elements */
        double *f64;
        float *f32;
        m2c_c64 *c64;
        m2c_c32 *c32;
        unsigned char *u8; /* logical, char, uint8 */
        m2c_value **cell;  /* cell: numel elements; struct: numel * fields->count, element-major:
                              cell[k * count + f] is field f of element k */
        m2c_closure *closure;
        struct m2c_map *map;
        struct m2c_object *object;
    };
    ptrdiff_t capacity; /* elements that data has room for (>= numel) */
    m2c_fields *fields; /* struct only */
    struct {
        double base, inc, limit;
    } range;          /* M2C_RANGE only */
    ptrdiff_t two[2]; /* extents of a matrix */
    double small[2];  /* data of a scalar points here */
};

/* What a value starts with: reference count, class, flags and rank, so that they are compared at once. */
typedef struct m2c_head {
    int32_t refs;
    uint8_t cls, flags;
    int16_t ndims;
} m2c_head;
static inline uint64_t m2c_head_word(m2c_head head)
{
    uint64_t word;
    memcpy(&word, &head, sizeof word);
    return word;
}
/* Is it a scalar of this class and these flags that has one reference? */
static inline bool m2c_is_own_scalar(const m2c_value *v, m2c_class cls, unsigned flags)
{
    const m2c_head wanted = {1, (uint8_t)cls, (uint8_t)flags, 2};
    uint64_t word;
    memcpy(&word, v, sizeof word);
    return word == m2c_head_word(wanted) && v->numel == 1;
}

/* Is it a real double scalar? */
static inline bool m2c_is_real_scalar(const m2c_value *v)
{
    const uint8_t of_interest[2] = {0xff, M2C_COMPLEX};
    uint16_t word, mask; /* class and flags; that of double is 0 */
    memcpy(&word, (const char *)v + offsetof(m2c_value, cls), sizeof word);
    memcpy(&mask, of_interest, sizeof mask);
    return (word & mask) == 0 && v->numel == 1;
}

/* --- references ---------------------------------------------------------------------------------- */
m2c_value *m2c_retain(const m2c_value *v);    /* another reference (a copy of a view); NULL gives NULL */
void m2c_release(m2c_value *v);               /* NULL is allowed */
void m2c_clear(m2c_value **slot);             /* releases and sets to NULL */
void m2c_set(m2c_value **slot, m2c_value *v); /* takes v, releases what was there */
/* The same, unless what made v has failed, which is told again: then v is released. */
int m2c_set_unless(int failed, m2c_value **slot, m2c_value *v);
/* Retains v, then as m2c_set; of a real double scalar the slot's own one takes the number. */
void m2c_copy(m2c_value **slot, const m2c_value *v);
/* The slot's value is not needed any more: a scalar of its own stays, as room for the next one. */
static inline void m2c_drop(m2c_value **slot)
{
    const m2c_value *v = *slot;
    if (v && v->refs >= 0 && !(v->refs == 1 && v->cls <= M2C_CHAR && v->data == (const void *)v->small))
        m2c_clear(slot);
}
/* What a slot holds, which the caller now owns; the slot becomes NULL. */
static inline m2c_value *m2c_take(m2c_value **slot)
{
    m2c_value *v = *slot;
    *slot = NULL;
    return v;
}
/* length(v) of an array: the longest extent, 0 where one is. */
static inline ptrdiff_t m2c_length(const m2c_value *v)
{
    ptrdiff_t longest = 0;
    for (int k = 0; k < v->ndims && v->numel > 0; k++)
        longest = v->dims[k] > longest ? v->dims[k] : longest;
    return longest;
}
static inline bool m2c_is_unique(const m2c_value *v)
{
    return v->refs == 1 && !(v->flags & M2C_VIEW);
}
void m2c_make_unique(m2c_value **slot); /* memory exhaustion ends the program with Octave's message */

/* --- making values ------------------------------------------------------------------------------- */
/* Out of memory is fatal ("out of memory or dimension too large for Octave's index type", exit 1), so these
 * don't return a status. Elements are uninitialised unless the name says zeros. */
m2c_value *m2c_new(m2c_class cls, int ndims, const ptrdiff_t *dims, unsigned flags);
m2c_value *m2c_new2(m2c_class cls, ptrdiff_t rows, ptrdiff_t cols, unsigned flags);
m2c_value *m2c_zeros(m2c_class cls, int ndims, const ptrdiff_t *dims, unsigned flags); /* cells: of [](0x0) */
m2c_value *m2c_double(double x);
m2c_value *m2c_complex(m2c_c64 z);     /* narrows to real when the imaginary part is 0 */
m2c_value *m2c_bool(bool b);           /* immortal */
m2c_value *m2c_char(const char *text); /* 1xN, or 0x0 for "" */
m2c_value *m2c_chars(const char *text, ptrdiff_t n, bool dq);
m2c_value *m2c_empty(void); /* [](0x0) double */
m2c_value *m2c_cell(ptrdiff_t rows, ptrdiff_t cols);
m2c_value *m2c_struct(void); /* 1x1, no fields */
m2c_value *m2c_handle(m2c_function *fn, const char *name, const char *text, int captured_count,
                      m2c_value *const *captured); /* retains the captured values; texts must be static */
void m2c_name_captured(m2c_value *handle, const char *names); /* static text, names between commas */
m2c_value *m2c_range(double base, double inc, double limit);
m2c_value *m2c_int_scalar(m2c_class cls, int64_t x);
m2c_value *m2c_uint_scalar(m2c_class cls, uint64_t x);

/* --- views and adoption: typed code's door ------------------------------------------------------- */
/* Fills *v as a view of data that stays the caller's, as do extents beyond two. No allocation. */
m2c_value *m2c_view(m2c_value *v, m2c_class cls, unsigned flags, const void *data, int ndims,
                    const ptrdiff_t *dims);
/* The value's data as a malloc'd block that the caller now owns (stolen where unique, else copied);
 * *capacity in bytes. Releases v. */
void *m2c_take_data(m2c_value *v, size_t *capacity);
size_t m2c_element_size(m2c_class cls, unsigned flags);

/* --- reading ------------------------------------------------------------------------------------- */
static inline bool m2c_is_complex(const m2c_value *v)
{
    return (v->flags & M2C_COMPLEX) != 0;
}
static inline bool m2c_is_float(const m2c_value *v)
{
    return v->cls <= M2C_SINGLE;
}
static inline bool m2c_is_int(const m2c_value *v)
{
    return v->cls >= M2C_INT8 && v->cls <= M2C_UINT64;
}
static inline bool m2c_is_numeric(const m2c_value *v)
{
    return v->cls <= M2C_UINT64;
}
static inline bool m2c_is_arith(const m2c_value *v)
{
    return v->cls <= M2C_CHAR;
} /* has numbers inside */
/* Is it a sparse matrix whose data are not all its elements? Only what knows of these may read them. */
static inline bool m2c_is_compressed(const m2c_value *v)
{
    const unsigned both = M2C_SPARSE | M2C_COMPRESSED;
    return (v->flags & both) == both;
}
/* Is it a full matrix of which this process holds a part? It passes for a compressed one with all that asks
 * for these. */
static inline bool m2c_is_distributed(const m2c_value *v)
{
    const unsigned all = M2C_SPARSE | M2C_COMPRESSED | M2C_DISTRIBUTED;
    return (v->flags & all) == all;
}
bool m2c_is_string(const m2c_value *v);         /* char row vector or 0x0 char */
const char *m2c_class_name(const m2c_value *v); /* "double", "function_handle", "containers.Map", … */
double m2c_get_any(const m2c_value *v, ptrdiff_t k);
/* The real part of element k as double. */
static inline double m2c_get(const m2c_value *v, ptrdiff_t k)
{
    return v->cls == M2C_DOUBLE && !m2c_is_complex(v) ? v->f64[k] : m2c_get_any(v, k);
}
double m2c_number(const m2c_value *v); /* the first number of an argument; NaN where there is none */
m2c_c64 m2c_getc(const m2c_value *v, ptrdiff_t k);
char *m2c_cstring(const m2c_value *v); /* malloc'd, NUL-terminated: elements in column order as bytes */
int m2c_to_double(const m2c_value *v, const char *who, double *x);   /* scalar argument, or an error */
int m2c_to_index(const m2c_value *v, const char *who, ptrdiff_t *n); /* non-negative count, or an error */
/* Text of the dimensions: "3x4", "0x0". buf needs 32 * M2C_MAX_RANK bytes. */
char *m2c_dims_text(const m2c_value *v, char *buf);
bool m2c_same_dims(const m2c_value *a, const m2c_value *b);
m2c_value *m2c_narrow(m2c_value *v); /* takes v; complex with all imaginary parts 0 becomes real */

/* --- lists of arguments -------------------------------------------------------------------------- */
/* A growable list of owned references: argument lists with comma lists in them, rows of a matrix literal. */
typedef struct m2c_list {
    int n, cap;
    m2c_value **v;
} m2c_list;
void m2c_list_add(m2c_list *l, const m2c_value *v); /* retains */
void m2c_list_push(m2c_list *l, m2c_value *v);      /* takes */
void m2c_list_clear(m2c_list *l);                   /* releases all, frees, and leaves {0} */
/* From place `first` on, strings of MATLAB's dialect become texts; those with missing ones stay. */
void m2c_list_texts(m2c_list *l, int first);

M2C_API_END

#endif
