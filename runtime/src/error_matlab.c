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
    {"A(", "= []: index out of bounds", "MATLAB:subsdeldimmismatch",
     "Matrix index is out of range for deletion."},
    {"out of bound;", NULL, "MATLAB:subsdeldimmismatch", "Matrix index is out of range for deletion."},
    {"a null assignment can only have one non-colon index", NULL, "MATLAB:subsdeldimmismatch",
     "A null assignment can have only one non-colon index."},
    {"for x^y, only square matrix arguments", NULL, "MATLAB:square",
     "Incorrect dimensions for raising a matrix to a power. Check that the matrix is square and the power is "
     "a "
     "scalar. To operate on each element of the matrix individually, use POWER (.^) for elementwise power."},
    {"invalid conversion from NaN to logical", NULL, "MATLAB:nologicalnan",
     "NaN values cannot be converted to logicals."},
    {"operator *: nonconformant", NULL, "MATLAB:innerdim", inner_dimensions},
    {"operator \\: nonconformant", NULL, "MATLAB:dimagree", "Matrix dimensions must agree."},
    {"operator /: nonconformant", NULL, "MATLAB:dimagree", "Matrix dimensions must agree."},
    {"=: nonconformant", NULL, "MATLAB:matrix:singleSubscriptNumelMismatch", too_many_elements},
    {NULL, "nonconformant arguments", "MATLAB:sizeDimensionsMustMatch",
     "Arrays have incompatible sizes for this operation."},
    {"vertical dimensions mismatch", NULL, "MATLAB:catenate:dimensionMismatch", inconsistent},
    {"horizontal dimensions mismatch", NULL, "MATLAB:catenate:dimensionMismatch", inconsistent},
    {"'", "' undefined", "MATLAB:UndefinedFunction", "Unrecognized function or variable '%s'."},
    {"feval: function '", "not found", "MATLAB:UndefinedFunction", "Unrecognized function or variable '%s'."},
    {"invalid function handle, unable to find function for @", NULL, "MATLAB:UndefinedFunction",
     "Unrecognized function or variable '%s'."},
    {"builtin called with too many inputs", NULL, "MATLAB:maxrhs", "Too many input arguments."},
    {"element number ", " undefined in return list", "MATLAB:maxlhs", "Too many output arguments."},
    {"value on right hand side of assignment is undefined", NULL, "MATLAB:maxlhs",
     "Too many output arguments."},
    {"deal: nargin > 1 and nargin", NULL, "MATLAB:deal:narginNargoutMismatch",
     "The number of outputs should match the number of inputs."},
    {"sub2ind: index out of range", NULL, "MATLAB:sub2ind:IndexOutOfRange", "Out of range subscript."},
    {"ind2sub: index out of range", NULL, "MATLAB:ind2sub:IndexOutOfRange", "Index out of range."},
    {"incompatible fields in struct assignment", NULL, "MATLAB:heterogeneousStrucAssignment",
     "Subscripted assignment between dissimilar structures."},
    {NULL, "field names mismatch in concatenating structs", "MATLAB:catenate:structFieldBad",
     "Names of fields in structure arrays being concatenated do not match. Concatenation of structure arrays "
     "requires that these arrays have the same set of field names."},
    {"num2str: X must be", NULL, "MATLAB:num2str:nonNumericInput",
     "Input to num2str must be numeric, logical, or character array."},
    {"cellfun: C must be a cell array", NULL, "MATLAB:cellfun:NotACell",
     "Input #2 expected to be a cell array."},
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
    {"cell2mat: wrong type elements or mixed", NULL, "MATLAB:cell2mat:MixedDataTypes",
     "All contents of the input cell array must be of the same data type."},
    {"cell2mat: C must be", NULL, "MATLAB:cell2mat:InvalidCellArray", "Input must be a cell array."},
    {"Invalid call to ", NULL, "MATLAB:minrhs", "Not enough input arguments."},
    {"no such method or property '", NULL, "MATLAB:subscripting:classHasNoPropertyOrMethod",
     "The class has no Constant property or Static method named '%s'."},
    {"structure has no member '", NULL, "MATLAB:nonExistentField", "Unrecognized field name \"%s\"."},
    {"containers.Map: specified key type", NULL, "MATLAB:Containers:Map:TypeMismatch",
     "Specified key type does not match the type expected for this container."},
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
    {"inverse: argument must be a square", NULL, "MATLAB:square", "Matrix must be square."},
    {NULL, ": A must be a square matrix", "MATLAB:square", "Matrix must be square."},
    {NULL, ": value must be of the class '", "MATLAB:validation:UnableToConvert",
     "Value must be of type %s or be convertible to it."},
    {"fieldnames: Invalid input", NULL, "MATLAB:fieldnames:InvalidInput", NULL},
    {"validatestring: ", "does not match any of", "MATLAB:unrecognizedStringChoice",
     "Expected input to match one of the valid values. The input, '%s', did not match any of them."},
    {"validatestring: ", "matches multiple", "MATLAB:ambiguousStringChoice",
     "The input, '%s', matched more than one valid value."},
    {"load: unable to find file", NULL, "MATLAB:load:couldNotReadFile", NULL},
    {"load: unable to open", NULL, "MATLAB:load:couldNotReadFile", NULL},
    {NULL, ": invalid stream number = ", "MATLAB:FileIO:InvalidFid",
     "Invalid file identifier. Use fopen to generate a valid file identifier."},
    {"inputParser.parse: not enough input", NULL, "MATLAB:InputParser:notEnoughInputs",
     "Not enough input arguments."},
    {NULL, "failed validation of", "MATLAB:InputParser:ArgumentFailedValidation", NULL},
    {"failed validation of", NULL, "MATLAB:InputParser:ArgumentFailedValidation", NULL},
    {NULL, "is not a valid parameter", "MATLAB:InputParser:UnmatchedParameter", NULL},
    {"reshape: SIZE is not divisible", NULL, "MATLAB:getReshapeDims:notDivisible", NULL},
    {"polyfit: X and Y must have", NULL, "MATLAB:polyfit:XYSizeMismatch",
     "The first two inputs must have the same number of elements."},
    {"dot: sizes of X and Y must match", NULL, "MATLAB:dot:InputSizeMismatch", "A and B must be same size."},
    {"rmfield: structure does not contain", NULL, "MATLAB:rmfield:InvalidFieldname", NULL},
    {"fzero: not a valid initial bracketing", NULL, "MATLAB:fzero:ValuesAtEndPtsSameSign",
     "Function values at the interval endpoints must differ in sign."},
    {"factorial: all N must be", NULL, "MATLAB:factorial:NNegativeInt",
     "N must be an array of real non-negative integers."},
    {"fileread: cannot open file", NULL, "MATLAB:fileread:cannotOpenFile", NULL},
    {"chol: input matrix must be positive", NULL, "MATLAB:posdef", "Matrix must be positive definite."},
    {NULL, "subscripts must be either integers", "MATLAB:badsubscript",
     "Array indices must be positive integers or logical values."},
    {"out of memory", NULL, "MATLAB:array:SizeLimitExceeded",
     "Requested array exceeds the maximum possible variable size."},
};

/* What stands between the first two quotes, or behind an @. */
static const char *quoted(const char *message, char *room, size_t size)
{
    const char *from = strchr(message, '\''), *to = from ? strchr(from + 1, '\'') : NULL;
    if (!from && (from = strchr(message, '@')))
        to = from + strlen(from);
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

/* A(_,_) =: nonconformant arguments (op1 is 2x1, op2 is 1x3). */
static bool reword_extents(const char *message, const char **id, char **text)
{
    char left[128], right[128], *extents[] = {left, right};
    if (sscanf(message, "A(_,_) =: nonconformant arguments (op1 is %127[0-9x], op2 is %127[0-9x])", left,
               right) != 2)
        return false;
    char by[2][256] = {"", ""};
    for (int side = 0; side < 2; side++)
        for (const char *c = extents[side]; *c; c++)
            snprintf(by[side] + strlen(by[side]), sizeof by[side] - strlen(by[side]),
                     *c == 'x' ? "-by-" : "%c", *c);
    *id = "MATLAB:subsassigndimmismatch";
    *text =
        text_of("Unable to perform assignment because the size of the left side is %s and the size of the "
                "right side is %s.",
                by[0], by[1]);
    return true;
}

static bool is_integer_kind(const char *kind)
{
    return strncmp(kind, "int", 3) == 0 || strncmp(kind, "uint", 4) == 0;
}

static bool begins_with_word(const char *text, const char *word)
{
    const size_t n = strlen(word);
    return strncmp(text, word, n) == 0 && (text[n] == ' ' || !text[n]);
}

/* The class of an operand that an error of an operator calls by its kind: "int8 scalar", "complex matrix". */
static const char *class_of_kind(char *kind)
{
    static const char *const classes[][2] = {
        {"scalar struct", "struct"},   {"function handle", "function_handle"},
        {"bool", "logical"},           {"scalar", "double"},
        {"matrix", "double"},          {"complex", "double"},
        {"range", "double"},           {"null_matrix", "double"},
        {"diagonal matrix", "double"}, {"float", "single"},
        {"sq_string", "char"},
    };
    for (size_t k = 0; k < sizeof classes / sizeof *classes; k++)
        if (begins_with_word(kind, classes[k][0]))
            return classes[k][1];
    kind[strcspn(kind, " ")] = 0;
    return kind;
}

static bool is_numeric_class(const char *name)
{
    return is_integer_kind(name) || strcmp(name, "double") == 0 || strcmp(name, "single") == 0 ||
           strcmp(name, "logical") == 0 || strcmp(name, "char") == 0;
}

/* binary operator '+' not implemented for 'int8 scalar' by 'int16 scalar' operations;
 * unary operator '-' not implemented for 'cell' operands. */
static bool reword_operator(const char *message, const char **id, char **text)
{
    char symbol[16], first[64], second[64] = "";
    const char *kinds = strstr(message, " for '"), *by = strstr(message, " by '");
    const bool binary = strncmp(message, "binary operator '", strlen("binary operator '")) == 0 && by;
    if ((!binary && strncmp(message, "unary operator '", strlen("unary operator '")) != 0) || !kinds)
        return false;
    const char *of = class_of_kind((char *)quoted(kinds, first, sizeof first));
    const char *other = binary ? class_of_kind((char *)quoted(by, second, sizeof second)) : of;
    if (binary && is_integer_kind(of) && is_integer_kind(other)) {
        *id = "MATLAB:mixedClasses";
        *text = text_of("Integers can only be combined with integers of the same class, or scalar doubles.");
        return true;
    }
    const char *written = quoted(message, symbol, sizeof symbol);
    *id = "MATLAB:UndefinedFunction";
    *text = text_of("Operator '%s' is not supported for operands of type '%s'.",
                    strcmp(written, "!") == 0    ? "~"
                    : strcmp(written, "!=") == 0 ? "~="
                                                 : written,
                    is_numeric_class(of) ? other : of);
    return true;
}

/* operator =: no conversion for assignment of 'cell' to indexed 'scalar'; invalid conversion from cell to
 * double. */
static bool reword_conversion(const char *message, const char **id, char **text)
{
    static const char assigned[] = "operator =: no conversion for assignment of '",
                      cell[] = "invalid conversion from cell to ";
    char from[64], to[64];
    const char *indexed = strstr(message, " to indexed '");
    if (strncmp(message, assigned, strlen(assigned)) == 0 && indexed) {
        *id = "MATLAB:UnableToConvert";
        *text = text_of("Unable to perform assignment because value of type '%s' is not convertible to '%s'.",
                        class_of_kind((char *)quoted(message, from, sizeof from)),
                        class_of_kind((char *)quoted(indexed, to, sizeof to)));
        return true;
    }
    if (strncmp(message, cell, strlen(cell)) != 0)
        return false;
    *id = "MATLAB:invalidConversion";
    *text = text_of("Conversion to %s from cell is not possible.", message + strlen(cell));
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
    if (reword_extents(message, id, text))
        return true;
    for (size_t k = 0; k < sizeof wordings / sizeof *wordings; k++)
        if (fits(&wordings[k], message)) {
            *id = wordings[k].id;
            *text = !wordings[k].text ? text_of("%s", message)
                                      : with_name(wordings[k].text, quoted(message, name, sizeof name));
            return true;
        }
    return reword_bound(message, id, text) || reword_operator(message, id, text) ||
           reword_conversion(message, id, text);
}
