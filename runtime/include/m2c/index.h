/* Subscripts on boxed values: reading, assigning, deleting, and chains such as s(3).a.b{2} = 1.
 *
 * `out` and `base` slots own what they hold; on success an old value of an out slot is released (after the
 * operation, so that it may be an operand), on failure slots keep their values. Subscripts are values;
 * m2c_magic_colon (or any char ":") selects everything. `name` is the variable's name for messages, or NULL.
 */
#ifndef M2C_INDEX_H
#define M2C_INDEX_H

#include "m2c/error.h"
#include "m2c/value.h"

M2C_API_BEGIN

extern m2c_value *const m2c_magic_colon; /* immortal: retain and release leave it alone */

/* base(idx...): base is an array of any class (a function handle is m2c_index's business). */
int m2c_subsref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name);
/* v = v(first:last) in place, of a vector that nobody else holds; does nothing, and says so, for all else. */
bool m2c_keep_run(m2c_value *v, int n, m2c_value *const *idx);
/* base(idx...), where base may be a function handle to call or a map to look up. Several outputs only for
 * calls. */
int m2c_index(int nargout, m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
              const char *name);
/* base{idx...}: all values selected, appended to the list; and the form that must give exactly one. */
int m2c_cellref_list(m2c_list *out, const m2c_value *base, int n, m2c_value *const *idx, const char *name);
int m2c_cellref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name);
/* The same where the value is subscripted further: several are an error. */
int m2c_cellref_only(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name);
/* base.name for structs, struct arrays (one value an element), objects and maps (Count, KeyType, ValueType).
 */
int m2c_getfield_list(m2c_list *out, const m2c_value *base, const char *field);
/* The same where field may be a method that is asked for so many values: none of a statement. */
int m2c_ask_field_list(m2c_list *out, int nargout, const m2c_value *base, const char *field);
int m2c_getfield(m2c_value **out, const m2c_value *base, const char *field);
int m2c_getfield_only(m2c_value **out, const m2c_value *base, const char *field);
/* The same where it is then assigned to: more or fewer than one are the assignment's error. */
int m2c_getfield_updated(m2c_value **out, const m2c_value *base, const char *field);
/* base.field(idx...) in one step: where base is a map or an object and field one of its methods, the call;
 * else m2c_getfield, then m2c_index. */
int m2c_index_field(int nargout, m2c_value **out, const m2c_value *base, const char *field, int n,
                    m2c_value *const *idx, const char *name);
/* The same for an operand: what is not one value is m2c_comma_list. */
int m2c_cellref_operand(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
                        const char *name);
int m2c_getfield_operand(m2c_value **out, const m2c_value *base, const char *field);
extern m2c_value *const m2c_comma_list;
/* Value of `end` as subscript k (from 0) of n in base. */
ptrdiff_t m2c_extent(const m2c_value *base, int k, int n);

/* base(idx...) = rhs. *base NULL is undefined and grows from nothing. In place where *base is unique. */
int m2c_subsasgn_any(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name);
int m2c_subsasgn_1(m2c_value **base, const m2c_value *rhs, m2c_value *i, const char *name);
int m2c_subsasgn_2(m2c_value **base, const m2c_value *rhs, m2c_value *i, m2c_value *j, const char *name);
static inline int m2c_subsasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                               const char *name)
{
    return n == 1   ? m2c_subsasgn_1(base, rhs, idx[0], name)
           : n == 2 ? m2c_subsasgn_2(base, rhs, idx[0], idx[1], name)
                    : m2c_subsasgn_any(base, rhs, n, idx, name);
}
/* The same for what a container holds: an empty 0x0 array takes the class of what is put into it. */
int m2c_subsasgn_inside(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                        const char *name);
/* base{idx...} = rhs */
int m2c_cellasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name);
/* base.name = rhs */
int m2c_setfield(m2c_value **base, const m2c_value *rhs, const char *field);
/* base(idx...) = [] */
int m2c_subsdel(m2c_value **base, int n, m2c_value *const *idx, const char *name);
/* The same with the empty value that is written there ('' or ""): what maps and objects are given. */
int m2c_subsdel_written(m2c_value **base, const m2c_value *written, int n, m2c_value *const *idx,
                        const char *name);

/* One step of a chain. */
typedef struct m2c_access {
    char kind;             /* '(' , '{' or '.' */
    int n;                 /* number of subscripts */
    m2c_value *const *idx; /* '(' and '{' */
    const char *field;     /* '.' with a fixed name, else NULL: then idx[0] holds the name */
} m2c_access;

/* The values at a chain of reads, as many as are wanted of a call at its end. The method `subsref` of an
 * object on the way takes the rest of the chain, and gives its values. */
int m2c_read_chain(m2c_list *out, ptrdiff_t nargout, const m2c_value *base, int depth, const m2c_access *path,
                   const char *name);
int m2c_read_chain1(m2c_value **out, const m2c_value *base, int depth, const m2c_access *path,
                    const char *name);
/* Chains. All levels are modified in place where they are unique, and created where they do not exist. */
int m2c_assign_path(m2c_value **base, const m2c_value *rhs, int depth, const m2c_access *path,
                    const char *name);
int m2c_delete_path(m2c_value **base, int depth, const m2c_access *path, const char *name);
int m2c_delete_path_written(m2c_value **base, const m2c_value *written, int depth, const m2c_access *path,
                            const char *name);
/* The value at the path, or *out = NULL where it does not exist. */
int m2c_peek_path(m2c_value **out, const m2c_value *base, int depth, const m2c_access *path,
                  const char *name);
/* What `end` behind the path refers to on the left side. That it does not exist is an error; *out = NULL only
 * where base is. */
int m2c_peek_end(m2c_value **out, const m2c_value *base, int depth, const m2c_access *path, const char *name);
/* How many values `[base.path] = …` assigns (a comma list on the left side). */
int m2c_count_path(ptrdiff_t *count, const m2c_value *base, int depth, const m2c_access *path,
                   const char *name);
/* The same in front of the value that `base.path = …` assigns, which takes exactly one. */
int m2c_count_one(ptrdiff_t *count, const m2c_value *base, int depth, const m2c_access *path,
                  const char *name);

M2C_API_END

#endif
