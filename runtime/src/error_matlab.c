/* Errors of the runtime in MATLAB's words and with its identifiers, where a program is of its dialect
 * (m2c/dialect.h). */
#include "error_matlab.h"

#include "internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An error as Octave has it, by parts of its message, and as MATLAB has it. `%s` in the text stands for what
 * the message has between quotes. */
typedef struct wording {
    const char *begins, *has; /* NULL: anything */
    const char *id, *text;    /* NULL: the message as it is */
} wording;

static const char too_many_elements[] =
    "Unable to perform assignment because the left and right sides have a different number of elements.";
static const char inner_dimensions[] = "Incorrect dimensions for matrix multiplication. Check that the "
                                       "number of columns in the first matrix matches "
                                       "the number of rows in the second matrix. To operate on each element "
                                       "of the matrix individually, use TIMES (.*) "
                                       "for elementwise multiplication.";
static const char inconsistent[] = "Dimensions of arrays being concatenated are not consistent.";

static const wording wordings[] = {
    {"operator *: nonconformant", NULL, "MATLAB:innerdim", inner_dimensions},
    {"operator \\: nonconformant", NULL, "MATLAB:dimagree", "Matrix dimensions must agree."},
    {"operator /: nonconformant", NULL, "MATLAB:dimagree", "Matrix dimensions must agree."},
    {"=: nonconformant", NULL, "MATLAB:subsassigndimmismatch", too_many_elements},
    {"A(", "nonconformant", "MATLAB:subsassigndimmismatch", too_many_elements},
    {NULL, "nonconformant arguments", "MATLAB:sizeDimensionsMustMatch",
     "Arrays have incompatible sizes for this operation."},
    {"vertical dimensions mismatch", NULL, "MATLAB:catenate:dimensionMismatch", inconsistent},
    {"horizontal dimensions mismatch", NULL, "MATLAB:catenate:dimensionMismatch", inconsistent},
    {"'", "' undefined", "MATLAB:UndefinedFunction", "Unrecognized function or variable '%s'."},
    {"feval: function '", "not found", "MATLAB:UndefinedFunction", "Unrecognized function or variable '%s'."},
    {NULL, "called with too many inputs", "MATLAB:TooManyInputs", "Too many input arguments."},
    {NULL, "called with too many outputs", "MATLAB:TooManyOutputs", "Too many output arguments."},
    {"narginchk: not enough input", NULL, "MATLAB:narginchk:notEnoughInputs", "Not enough input arguments."},
    {"narginchk: too many input", NULL, "MATLAB:narginchk:tooManyInputs", "Too many input arguments."},
    {"nargoutchk: Not enough output", NULL, "MATLAB:nargoutchk:notEnoughOutputs",
     "Not enough output arguments."},
    {"nargoutchk: Too many output", NULL, "MATLAB:nargoutchk:tooManyOutputs", "Too many output arguments."},
    {"Output argument \"", "not assigned a value", "MATLAB:unassignedOutputs", NULL},
    {"meta.class: method '", "access and cannot be run", "MATLAB:class:MethodRestricted",
     "Cannot access method '%s' here."},
    {"Not enough input arguments.", NULL, "MATLAB:minrhs", "Not enough input arguments."},
    {"cellfun: all values must be scalars", NULL, "MATLAB:cellfun:NotAScalarOutput",
     "Non-scalar in Uniform output. Set 'UniformOutput' to false."},
    {"cellfun: dimensions mismatch", NULL, "MATLAB:cellfun:InputSizeMismatch",
     "All of the input arguments must be of the same size and shape."},
    {"arrayfun: dimensions mismatch", NULL, "MATLAB:arrayfun:InputSizeMismatch",
     "All of the input arguments must be of the same size and shape."},
    {"arrayfun: all values must be scalars", NULL, "MATLAB:arrayfun:NotAScalarOutput",
     "Non-scalar in Uniform output. Set 'UniformOutput' to false."},
    {"reshape: can't reshape", NULL, "MATLAB:getReshapeDims:notSameNumel",
     "Number of elements must not change. Use [] as one of the size inputs to automatically calculate the "
     "appropriate size for that dimension."},
    {"cat: dimension mismatch", NULL, "MATLAB:catenate:dimensionMismatch", inconsistent},
    {"input must be of class", NULL, "MATLAB:invalidType", "Expected input to be one of these types."},
    {"cell2mat: C must be", NULL, "MATLAB:cell2mat:InvalidCellArray", "Input must be a cell array."},
    {"Invalid call to ", NULL, "MATLAB:minrhs", "Not enough input arguments."},
    {"structure has no member '", NULL, "MATLAB:nonExistentField", "Unrecognized field name \"%s\"."},
    {"containers.Map: specified key", NULL, "MATLAB:Containers:Map:NoKey",
     "The specified key is not present in this container."},
    {"containers.Map: key <", NULL, "MATLAB:Containers:Map:NoKey",
     "The specified key is not present in this container."},
    {NULL, "cannot be indexed with {", "MATLAB:cellRefFromNonCell",
     "Brace indexing is not supported for variables of this type."},
    {NULL, "cannot be indexed with .", "MATLAB:structRefFromNonStruct",
     "Dot indexing is not supported for variables of this type."},
    {"assert (", " failed", "MATLAB:assertion:failed", "Assertion failed."},
    {"inverse: A must be a square", NULL, "MATLAB:square", "Matrix must be square."},
    {"chol: input matrix must be positive", NULL, "MATLAB:posdef", "Matrix must be positive definite."},
    {NULL, "subscripts must be either integers", "MATLAB:badsubscript",
     "Array indices must be positive integers or logical values."},
    {"out of memory", NULL, "MATLAB:array:SizeLimitExceeded",
     "Requested array exceeds the maximum possible variable size."},
};

/* What stands between the first two quotes. */
static const char *quoted(const char *message, char *room, size_t size)
{
    const char *from = strchr(message, '\''), *to = from ? strchr(from + 1, '\'') : NULL;
    const size_t n = to ? (size_t)(to - from) - 1 : 0;
    snprintf(room, size, "%.*s", n < size ? (int)n : (int)size - 1, from ? from + 1 : "");
    return room;
}

static char *text_of(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = m2c_vformat(format, args);
    va_end(args);
    return text;
}

/* x(5): out of bound 3, index (4,_): out of bound 3. */
static bool reword_bound(const char *message, const char **id, char **text)
{
    const char *bound = strstr(message, "out of bound "), *open = strchr(message, '(');
    if (!bound || !open || open > bound)
        return false;
    const long most = strtol(bound + strlen("out of bound "), NULL, 10);
    int position = 1;
    for (const char *c = open + 1; *c == '_' || *c == ','; c++)
        position += *c == ',';
    *id = "MATLAB:badsubscript";
    if (memchr(open, '_', (size_t)(bound - open)))
        *text =
            text_of("Index in position %d exceeds array bounds. Index must not exceed %ld.", position, most);
    else
        *text = text_of("Index exceeds the number of array elements. Index must not exceed %ld.", most);
    return true;
}

static bool is_integer_kind(const char *kind)
{
    return strncmp(kind, "int", 3) == 0 || strncmp(kind, "uint", 4) == 0;
}

/* binary operator '+' not implemented for 'int8 scalar' by 'int16 scalar' operations. */
static bool reword_operator(const char *message, const char **id, char **text)
{
    char symbol[16], first[32], second[32];
    const char *kinds = strstr(message, " for '"), *by = strstr(message, " by '");
    if (strncmp(message, "binary operator '", strlen("binary operator '")) != 0 || !kinds || !by)
        return false;
    quoted(kinds, first, sizeof first);
    quoted(by, second, sizeof second);
    if (is_integer_kind(first) && is_integer_kind(second)) {
        *id = "MATLAB:mixedClasses";
        *text = text_of("Integers can only be combined with integers of the same class, or scalar doubles.");
        return true;
    }
    first[strcspn(first, " ")] = 0;
    *id = "MATLAB:UndefinedFunction";
    *text = text_of("Operator '%s' is not supported for operands of type '%s'.",
                    quoted(message, symbol, sizeof symbol), first);
    return true;
}

static bool fits(const wording *w, const char *message)
{
    return (!w->begins || strncmp(message, w->begins, strlen(w->begins)) == 0) &&
           (!w->has || strstr(message, w->has));
}

/* The text, with a name in the place of %s. */
static char *with_name(const char *text, const char *name)
{
    const char *place = strstr(text, "%s");
    return place ? text_of("%.*s%s%s", (int)(place - text), text, name, place + 2) : text_of("%s", text);
}

bool m2c_matlab_wording(const char *message, const char **id, char **text)
{
    char name[128];
    for (size_t k = 0; k < sizeof wordings / sizeof *wordings; k++)
        if (fits(&wordings[k], message)) {
            *id = wordings[k].id;
            *text = !wordings[k].text ? text_of("%s", message)
                                      : with_name(wordings[k].text, quoted(message, name, sizeof name));
            return true;
        }
    return reword_bound(message, id, text) || reword_operator(message, id, text);
}
