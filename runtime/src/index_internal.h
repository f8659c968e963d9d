/* Subscripts resolved to element numbers, shared by reading, assigning and deleting. */
#ifndef M2C_INDEX_INTERNAL_H
#define M2C_INDEX_INTERNAL_H

#include "internal.h"
#include "m2c/index.h"

#include <math.h>

typedef enum m2c_subs_kind { M2C_SUBS_COLON, M2C_SUBS_STEPS, M2C_SUBS_LIST } m2c_subs_kind;

/* One resolved subscript: element numbers from 0. */
typedef struct m2c_subs {
    m2c_subs_kind kind;
    bool from_mask;         /* made of a logical array */
    bool is_range;          /* made of a scalar or a range, so known to be contiguous when step is 1 */
    ptrdiff_t n;            /* how many; of a colon only once the extent is known */
    ptrdiff_t first, step;  /* M2C_SUBS_STEPS */
    ptrdiff_t *list;        /* M2C_SUBS_LIST; owned */
    ptrdiff_t extent;       /* largest element number plus 1 */
    const m2c_value *shape; /* the subscript's value, for its dimensions; NULL for masks and colons */
    ptrdiff_t mask_rows, mask_cols;
    int mask_axis; /* the dimension that a mask lies along, where beyond the second */
} m2c_subs;

/* The dimension along which an N-D array is a vector, or -1. */
int m2c_vector_dim(int ndims, const ptrdiff_t *dims);

static inline ptrdiff_t m2c_subs_at(const m2c_subs *s, ptrdiff_t k)
{
    return s->kind == M2C_SUBS_LIST ? s->list[k] : s->first + k * s->step;
}
static inline bool m2c_subs_is_colon(const m2c_subs *s)
{
    return s->kind == M2C_SUBS_COLON;
}
/* Does it select 0..extent-1 in order? */
bool m2c_subs_covers(const m2c_subs *s, ptrdiff_t extent);

/* Deletion says "x0: …" without position; reading notes that a variable hides a function. */
typedef enum m2c_subs_use { M2C_READING, M2C_ASSIGNING, M2C_DELETING } m2c_subs_use;

/* What a subscript error says: variable and position. */
typedef struct m2c_subs_place {
    const char *name; /* NULL: "index " */
    int position, count;
    m2c_subs_use use;
    bool (*shadows)(const char *name); /* whether errors note that the name hides a function; NULL: never */
} m2c_subs_place;

/* Resolves value v; errors name the place. The value must outlive the result. */
int m2c_subs_resolve(m2c_subs *s, const m2c_value *v, const m2c_subs_place *place);
/* All n of them; on failure nothing is left to free. */
int m2c_subs_resolve_all(m2c_subs *s, int n, m2c_value *const *idx, const char *name, m2c_subs_use use);
void m2c_subs_free(m2c_subs *s, int n);
int m2c_error_out_of_bound(ptrdiff_t number, ptrdiff_t extent, int ndims, const ptrdiff_t *dims,
                           const m2c_subs_place *place);
/* Error for a subscript x that is no positive integer. */
int m2c_error_bad_subscript(double x, const m2c_subs_place *place);

/* Marks v = base(s[0], s[1]) where that is a diagonal or permutation matrix, as base is. */
void m2c_mark_special_part(m2c_value *v, const m2c_value *base, const m2c_subs *s);
/* Dimensions of base seen through n subscripts: the last takes the rest. */
void m2c_fold_dims(const m2c_value *base, int n, ptrdiff_t *dims);
bool m2c_is_magic_colon(const m2c_value *v);

/* Moving elements: size bytes each, along strides given by resolved subscripts over dims (n of each).
 * gather: to[0, 1, …] = from[selected]. scatter: to[selected] = from[0, 1, …], or from[0] always where `one`.
 */
void m2c_gather(void *to, const void *from, size_t size, int n, const m2c_subs *s, const ptrdiff_t *dims);
void m2c_scatter(void *to, const void *from, bool one, size_t size, int n, const m2c_subs *s,
                 const ptrdiff_t *dims);
size_t m2c_moved_size(const m2c_value *v); /* bytes of one element, a struct's slots together */

/* Makes *base (unique afterwards) have the dimensions, keeping elements by position, new ones 0, "" or []. */
void m2c_resize(m2c_value **base, int ndims, const ptrdiff_t *dims);
/* Like m2c_subsasgn once the classes agree: elements of rhs are of base's class already. */
int m2c_assign_elements(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                        const char *name);
/* Makes both sides agree in class. *converted (NULL on entry) is a new reference to what rhs becomes;
 * *new_base (NULL on entry) is set only where the base needs another class, too. */
int m2c_assign_convert(const m2c_value *base, const m2c_value *rhs, m2c_value **new_base,
                       m2c_value **converted);
/* Element number of a scalar double subscript within the extent, or -1 for all else. */
static inline ptrdiff_t m2c_fast_number(const m2c_value *v, ptrdiff_t extent)
{
    if (!m2c_is_real_scalar(v))
        return -1;
    double x = v->f64[0];
    if (!(x >= 1 && x <= (double)extent))
        return -1;
    ptrdiff_t k = (ptrdiff_t)x;
    return (double)k == x ? k - 1 : -1;
}
/* Number of the one element that one or two scalar subscripts select, or -1 for all else. */
static inline ptrdiff_t m2c_fast_element(const m2c_value *base, int n, m2c_value *const *idx)
{
    if (n == 1)
        return m2c_fast_number(idx[0], base->numel);
    if (n != 2 || base->ndims != 2)
        return -1;
    ptrdiff_t row = m2c_fast_number(idx[0], base->dims[0]), col = m2c_fast_number(idx[1], base->dims[1]);
    return row < 0 || col < 0 ? -1 : row + col * base->dims[0];
}
/* Number of the one element that subscripts select, which may be beyond the end: *number is -1 then. Sets
 * *count to how many they select. Colons of what does not exist (base NULL) are an error. */
int m2c_one_element(ptrdiff_t *number, ptrdiff_t *count, const m2c_value *base, int n, m2c_value *const *idx,
                    const char *name);

int m2c_error_not_indexable(const m2c_value *base, char kind); /* "scalar cannot be indexed with {" */
/* The texts for base.name = … where base is no struct, and base(…).name = …. */
int m2c_error_dot_assign(const m2c_value *base);
int m2c_error_array_dot_assign(void);
int m2c_error_paren_chain(const m2c_value *base);
bool m2c_selects_one(const m2c_value *base, int n, m2c_value *const *idx); /* as far as the subscripts tell */
int m2c_error_brace_assign(const m2c_value *base, int n, m2c_value *const *idx); /* base{idx} = …, no cell */
int m2c_error_function_assign(void);
/* Does the base turn to a cell or struct when assigned to as such: undefined or an empty array? */
bool m2c_becomes_container(const m2c_value *base);
bool m2c_is_zero_by_zero(const m2c_value *v);

#endif
