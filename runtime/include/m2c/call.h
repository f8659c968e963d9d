/* Calls: of builtins, of handles and by name.
 *
 * Every MATLAB builtin NAME that has a boxed form is `int m2c_fn_NAME(self, nargout, out, nargin, in)` of
 * type m2c_function (value.h), defined in runtime/src/fn_FAMILY.c with its prototype in m2c/fn.h. Argument
 * count and class errors are raised there ("Invalid call to NAME"). */
#ifndef M2C_CALL_H
#define M2C_CALL_H

#include "m2c/error.h"
#include "m2c/memory.h"
#include "m2c/value.h"

M2C_API_BEGIN

/* Calls a function handle value (or, for feval, a name held in a char value). */
int m2c_call_handle(const m2c_value *handle, int nargout, m2c_value **out, int nargin, m2c_value *const *in);
/* The same for callers outside of a library, who read all elements of what they are given. */
int m2c_call_handle_outside(const m2c_value *handle, int nargout, m2c_value **out, int nargin,
                            m2c_value *const *in);
int m2c_feval(const m2c_value *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in);
/* Finds a function by name: first in the program's own table, then among the builtins linked in; NULL if
 * none. */
m2c_function *m2c_find_function(const char *name);
m2c_function *m2c_find_builtin(const char *name); /* among the builtins only */
/* What stands for a graphics function: gives an empty matrix, or the number of an object, where that is
 * wanted. */
m2c_function m2c_ignored, m2c_ignored_object;
/* What stands for a function that would read or write data, or whose value would be data: an error, of the
 * second only where a value is wanted. */
m2c_function m2c_unavailable, m2c_unavailable_value;
int m2c_not_available(const char *name); /* their error */
/* The program's own functions, and the builtins that it may call by name; set at start by generated code.
 * Each ends with a NULL name. Sorted by name. */
typedef struct m2c_named_function {
    const char *name;
    m2c_function *fn;
    int inputs, outputs; /* of the program's functions; negative where the last takes the rest */
} m2c_named_function;
/* The row of a function of the program, or NULL. */
const m2c_named_function *m2c_find_own(const char *name);
void m2c_set_functions(const m2c_named_function *program, const m2c_named_function *builtins);

/* How deep calls of the program's functions nest, and how deep they may. A function from which a recursion
 * can be reached starts with m2c_enter, which fails where it is too deep, and ends with m2c_leave in any
 * case. */
enum { M2C_FRAMES_BEFORE = 3 }; /* what Octave counts before a script calls its first function */
extern M2C_STATE int m2c_deepest, m2c_calls_left; /* how many may nest, and how many may yet */
/* Below it the stack is for what calls no function of these, as far as is known; all of it is where an
 * allocation has failed (memory.h). */
extern M2C_THREAD_LOCAL uintptr_t m2c_stack_end;
int m2c_too_deep(void); /* looks more closely */
static inline int m2c_enter(void)
{
    char here;
    return --m2c_calls_left < 0 || (uintptr_t)&here < m2c_stack_end ? m2c_too_deep() : 0;
}
static inline void m2c_leave(void)
{
    m2c_calls_left++;
}
static inline int m2c_depth(void)
{
    return m2c_deepest - m2c_calls_left;
}

M2C_API_END

#endif
