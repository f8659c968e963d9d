/* What generated programs call around their operations: checks, loops over ranges, outputs, start and end.
 * Called by code of mat2c/codegen/. */
#ifndef M2C_PROGRAM_H
#define M2C_PROGRAM_H

#include "m2c/call.h"
#include "m2c/error.h"
#include "m2c/index.h"
#include "m2c/value.h"

#include <math.h>

/* A function of its arguments' values alone, which need not be called again. */
#if defined(__GNUC__)
#define M2C_CONSTANT __attribute__((const))
#else
#define M2C_CONSTANT
#endif

M2C_BEGIN

/* Leaves an operation that failed: remembers the place, goes to the way out. */
#define M2C_LEAVE(label, line_, column_)                                                                     \
    do {                                                                                                     \
        place.line = (line_);                                                                                \
        place.column = (column_);                                                                            \
        goto label;                                                                                          \
    } while (0)

/* 'x' undefined near line 3, column 5: the place of the name. */
int m2c_undefined(const char *name, int line, int column);
static inline int m2c_check_defined(bool defined, const char *name, int line, int column)
{
    return defined ? 0 : m2c_undefined(name, line, column);
}
int m2c_check_said(bool defined, const char *message);
/* What `end` refers to in a chain on the left side: there is nothing where the chain's variable has no value.
 */
int m2c_check_peeked(const m2c_value *v);
/* A function leaves without having set an output that it is asked for: the output and its place in the
 * function's first line. Who misses the value reports it by `m2c_check_unset`, 0 where nothing is noted. */
void m2c_note_unset(const char *name, int line, int column);
int m2c_check_unset(void);
void m2c_forget_unset(void); /* what former calls have noted */
/* Was an output set? `several`: one of a list on the left side. */
int m2c_check_output(bool given, int index, bool several);
/* The error of a call with so many inputs, which the builtin does not take: "Invalid call to NAME" and the
 * forms that it has. */
int m2c_wrong_call(const char *name, int nargin);
int m2c_too_many_inputs(const char *function);
int m2c_too_many_outputs(const char *function);

/* Iterations of `for k = base:inc:limit`, and the loop variable in iteration i (from 0). */
int m2c_trip(ptrdiff_t *count, const m2c_value *base, const m2c_value *inc, const m2c_value *limit);
void m2c_for_value(m2c_value **out, const m2c_value *base, const m2c_value *inc, ptrdiff_t i,
                   const m2c_value *limit);
/* The same for real scalars. A loop without end has more iterations than are ever made. */
M2C_CONSTANT ptrdiff_t m2c_trip_f64(double base, double inc, double limit);
/* The same for a loop, with Octave's warning of one without end. */
ptrdiff_t m2c_loop_f64(double base, double inc, double limit);
/* The same where only the limit may be NaN, which is refused: the variable of the loop is a number. */
int m2c_trip_counted(ptrdiff_t *count, double base, double inc, double limit);
/* A number that is to be an extent as a whole number, or the error if it is none; -2^51 in place of what is
 * below it. The only extent of a constructor is checked in another manner than those of several. */
enum { M2C_EXTENT, M2C_EXTENT_OF_SQUARE };
int m2c_whole_number(ptrdiff_t *whole, double number, int manner);
/* Elements of base:inc:limit, for an array: there is an error where they have no end, or no room. */
int m2c_range_length(ptrdiff_t *count, double base, double inc, double limit);
/* Is the only element of base:inc:limit no number? So it is where a part is none, or infinities meet. */
static inline bool m2c_range_is_nan(double base, double inc, double limit)
{
    if (isnan(base) || isnan(inc) || isnan(limit))
        return true;
    if (isinf(base) && isinf(inc))
        return inc > 0 ? base <= limit : base >= limit;
    return inc != 0 && isinf(limit) && (base == limit || inc == limit);
}

/* A range ends with its limit where it would pass it; one of whole numbers, with a whole number. */
static inline double m2c_last_step(double base, double inc, double limit)
{
    return base == floor(base) && inc == floor(inc) ? round(limit) : limit;
}

/* Element i of base:inc:limit, none of which is NaN. */
static inline double m2c_step_f64(double base, double inc, ptrdiff_t i, double limit)
{
    if (i == 0)
        return base;
    double x = base + (double)i * inc;
    return (inc > 0 ? x >= limit : x <= limit) ? m2c_last_step(base, inc, limit) : x;
}

/* The same where the element may be no number: then it is the only one. */
static inline double m2c_step_any_f64(double base, double inc, ptrdiff_t i, double limit)
{
    return i == 0 && m2c_range_is_nan(base, inc, limit) ? (double)NAN : m2c_step_f64(base, inc, i, limit);
}

m2c_value *m2c_rest(int first, int nargin, m2c_value *const *in); /* varargin as a cell row */
m2c_value *m2c_global(m2c_value **variable);                      /* borrowed; [](0x0) at first */
/* The place of a global variable in a program whose texts may declare some; NULL until it is declared. */
m2c_value **m2c_named_global(const char *name);
bool m2c_is_vacant(const m2c_value *variable); /* NULL, or an empty value */
/* The values of a varargout cell as a comma list; and a comma list over results first, first + 1, … below
 * count. */
int m2c_output_list(m2c_list *list, const m2c_value *varargout);
/* What a chain of reads gives: a way through an object ends with the first value. */
void m2c_through_object(m2c_list *out, const m2c_list *values, int n, m2c_value *const *passed);
void m2c_spread(const m2c_list *list, int first, int count, m2c_value **out);
/* [base.path…] = list from item `start` on: `count` values for a path that selects that many. */
int m2c_assign_list(m2c_value **base, const m2c_list *list, ptrdiff_t start, ptrdiff_t count, int depth,
                    const m2c_access *path, const char *name);
/* What the variable of a loop over nothing is. */
int m2c_for_empty(m2c_value **out, const m2c_value *over);
m2c_value *m2c_no_range(int n, m2c_value *const *parts);
/* for [value, key] = struct */
int m2c_for_fields(const m2c_value *over, ptrdiff_t *count);
int m2c_for_field_value(m2c_value **out, const m2c_value *over, ptrdiff_t k);
int m2c_for_field_name(m2c_value **out, const m2c_value *over, ptrdiff_t k);
/* An argument brought to the size that an arguments block asks for; an empty extent stands for any. */
int m2c_check_size(m2c_value **out, const m2c_value *v, int n, m2c_value *const *extents, const char *name);

/* One item, from 0, for one target or one of several. */
int m2c_list_item(m2c_value **out, const m2c_list *list, int index, bool several);
/* Calls with a computed number of outputs, collected as a comma list; with none wanted, what there is. */
int m2c_call_list(m2c_list *list, ptrdiff_t nargout, m2c_function *fn, const m2c_value *self, int nargin,
                  m2c_value *const *in);
int m2c_call_handle_list(m2c_list *list, ptrdiff_t nargout, const m2c_value *handle, int nargin,
                         m2c_value *const *in);
int m2c_index_list(m2c_list *list, ptrdiff_t nargout, const m2c_value *base, int n, m2c_value *const *idx,
                   const char *name);
/* base.(field)(idx...) in one step, as m2c_index_field. */
int m2c_index_dynamic(int nargout, m2c_value **out, const m2c_value *base, const m2c_value *field, int n,
                      m2c_value *const *idx, const char *name);
int m2c_index_dynamic_list(m2c_list *list, ptrdiff_t nargout, const m2c_value *base, const m2c_value *field,
                           int n, m2c_value *const *idx, const char *name);
int m2c_index_field_list(m2c_list *list, ptrdiff_t nargout, const m2c_value *base, const char *field, int n,
                         m2c_value *const *idx, const char *name);

/* The variables that one activation of a function shares with the functions nested in it. A nested function
 * gets them as `self` of a direct call, or captured at place k of its handle. */
m2c_value *m2c_new_environment(int count, const m2c_value *outer);
m2c_value *m2c_environment(const m2c_value *self, int k);
m2c_value *m2c_outer(const m2c_value *environment);
m2c_value **m2c_shared(m2c_value *environment, int k);

/* The outputs that the next call ignores (`~`), as bits; and the answer of isargout. */
extern M2C_STATE unsigned m2c_ignored_outputs;
int m2c_isargout(m2c_value **out, const m2c_value *k, int nargout, unsigned ignored);

/* What is printed between the two becomes a char value; pairs nest. */
void m2c_evalc_begin(void);
m2c_value *m2c_evalc_end(void);
int m2c_display_list(const char *name, const m2c_list *list);
int m2c_getfield_dynamic(m2c_value **out, const m2c_value *base, const m2c_value *field);
int m2c_getfield_operand_dynamic(m2c_value **out, const m2c_value *base, const m2c_value *field);
int m2c_getfield_only_dynamic(m2c_value **out, const m2c_value *base, const m2c_value *field);
int m2c_ask_field_list_dynamic(m2c_list *out, int nargout, const m2c_value *base, const m2c_value *field);
int m2c_getfield_list_dynamic(m2c_list *out, const m2c_value *base, const m2c_value *field);
int m2c_setfield_dynamic(m2c_value **base, const m2c_value *rhs, const m2c_value *field);

/* Runs a program's main function; the process's exit code. */
int m2c_run(int (*program)(void), int argc, char **argv);

M2C_END

#endif
