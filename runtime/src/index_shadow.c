/* Variables that hide functions: Octave adds a note where a subscript on one is out of bound. */
#include "index_internal.h"

#include <stdlib.h>

/* Functions whose names programs use for variables, sorted. */
static const char *const names[] = {
    "Inf",    "NA",       "NaN",      "abs",     "all",       "and",     "angle",   "any",       "area",
    "arg",    "axis",     "bar",      "beta",    "bounds",    "ceil",    "cell",    "center",    "char",
    "chol",   "class",    "clock",    "columns", "compan",    "conj",    "conv",    "cross",     "cumprod",
    "cumsum", "date",     "det",      "diag",    "diff",      "dir",     "dot",     "double",    "e",
    "eig",    "eps",      "error",    "exp",     "expm",      "eye",     "factor",  "factorial", "figure",
    "fill",   "filter",   "find",     "fix",     "flag",      "floor",   "fprintf", "gamma",     "gcd",
    "grid",   "hadamard", "hankel",   "hilb",    "hist",      "history", "imag",    "image",     "index",
    "info",   "input",    "inv",      "invhilb", "isempty",   "kron",    "lcm",     "legend",    "length",
    "line",   "lines",    "log",      "logical", "logm",      "lower",   "ls",      "lu",        "magic",
    "max",    "mean",     "median",   "min",     "minus",     "mod",     "mode",    "names",     "norm",
    "not",    "null",     "numel",    "ones",    "or",        "orth",    "pascal",  "path",      "perms",
    "pi",     "pie",      "pinv",     "plot",    "plus",      "poly",    "power",   "primes",    "prod",
    "psi",    "qr",       "rand",     "range",   "rank",      "real",    "rem",     "roots",     "rosser",
    "round",  "rows",     "schur",    "sign",    "single",    "size",    "sort",    "sqrt",      "sqrtm",
    "std",    "struct",   "sum",      "svd",     "test",      "text",    "tic",     "time",      "times",
    "title",  "toc",      "toeplitz", "trace",   "tril",      "triu",    "type",    "upper",     "vander",
    "var",    "vec",      "version",  "warning", "wilkinson", "xor",     "zeros",
};

static int compare(const void *name, const void *entry)
{
    return strcmp(name, *(const char *const *)entry);
}

bool m2c_shadows_function(const char *name)
{
    return name && bsearch(name, names, sizeof names / sizeof *names, sizeof *names, compare);
}
