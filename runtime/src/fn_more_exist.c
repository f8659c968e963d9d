/* Builtin: exist, for functions, files and folders; the compiler answers for variables. */
#define _POSIX_C_SOURCE 200809L
#include "core_util.h"

#include <stdlib.h>
#include <sys/stat.h>

/* Functions that the language keeps in files, sorted: exist says 2 of them and 5 of the others. */
static const char *const in_files[] = {
    "accumarray",
    "acosd",
    "acot",
    "acoth",
    "acsc",
    "acsch",
    "addtodate",
    "asec",
    "asech",
    "asind",
    "assert",
    "atand",
    "base2dec",
    "beta",
    "bin2dec",
    "bitcmp",
    "blanks",
    "blkdiag",
    "cast",
    "cell2mat",
    "circshift",
    "clock",
    "computer",
    "conv",
    "copyfile",
    "corr",
    "corrcoef",
    "cosd",
    "cot",
    "coth",
    "cov",
    "cross",
    "csc",
    "csch",
    "cstrcat",
    "csvread",
    "csvwrite",
    "cumtrapz",
    "date",
    "datenum",
    "datestr",
    "datevec",
    "deal",
    "deblank",
    "dec2base",
    "dec2bin",
    "dec2hex",
    "deg2rad",
    "delete",
    "dir",
    "dlmwrite",
    "dos",
    "endsWith",
    "eomday",
    "factor",
    "factorial",
    "fieldnames",
    "fileread",
    "findstr",
    "flip",
    "fliplr",
    "flipud",
    "getfield",
    "hadamard",
    "hankel",
    "hex2dec",
    "hilb",
    "histc",
    "idivide",
    "index",
    "inputParser",
    "int2str",
    "intersect",
    "invhilb",
    "iqr",
    "is_leap_year",
    "isdeployed",
    "isequal",
    "isequaln",
    "isfile",
    "isfolder",
    "isletter",
    "ismac",
    "ismember",
    "ismethod",
    "ispc",
    "isprime",
    "isstrprop",
    "isunix",
    "lcm",
    "logspace",
    "ls",
    "magic",
    "mat2str",
    "mean",
    "median",
    "meshgrid",
    "mkdir",
    "mode",
    "movefile",
    "nargchk",
    "narginchk",
    "nargoutchk",
    "nchoosek",
    "ndgrid",
    "nextpow2",
    "now",
    "nthroot",
    "num2str",
    "orderfields",
    "ostrsplit",
    "pascal",
    "polyval",
    "postpad",
    "pow2",
    "prepad",
    "primes",
    "print_usage",
    "rad2deg",
    "randi",
    "range",
    "rank",
    "reallog",
    "realpow",
    "realsqrt",
    "regexptranslate",
    "repmat",
    "rindex",
    "rosser",
    "rot90",
    "rotdim",
    "sec",
    "sech",
    "setdiff",
    "setfield",
    "setxor",
    "shift",
    "shiftdim",
    "sind",
    "sortrows",
    "startsWith",
    "std",
    "str2num",
    "strcat",
    "strchr",
    "strjoin",
    "strjust",
    "strmatch",
    "strread",
    "strsplit",
    "strtok",
    "strtrim",
    "structfun",
    "substr",
    "substruct",
    "tand",
    "toeplitz",
    "trace",
    "trapz",
    "union",
    "unique",
    "unix",
    "untabify",
    "validateattributes",
    "validatestring",
    "vander",
    "var",
    "vech",
    "version",
    "weekday",
    "wilkinson",
    "xor",
};

static int compare(const void *key, const void *entry)
{
    return strcmp(key, *(const char *const *)entry);
}

static bool is_in_file(const char *name)
{
    return bsearch(name, in_files, sizeof in_files / sizeof *in_files, sizeof *in_files, compare) != NULL;
}

static int kind_of_path(const char *path)
{
    struct stat info;
    if (stat(path, &info))
        return 0;
    return S_ISDIR(info.st_mode) ? 7 : 2;
}

/* What exist says of a name; `type` is "any", "builtin", "file" or "dir". */
static int existing(const char *name, const char *type)
{
    bool function = m2c_find_function(name) != NULL, file = function && is_in_file(name);
    int path = kind_of_path(name);
    if (strcmp(type, "builtin") == 0)
        return function && !file ? 5 : 0;
    if (strcmp(type, "dir") == 0)
        return path == 7 ? 7 : 0;
    if (strcmp(type, "file") == 0)
        return file ? 2 : path;
    return function ? (file ? 2 : 5) : path;
}

M2C_BUILTIN(exist)
{
    M2C_UNUSED;
    static const char *const types[] = {"any", "var", "builtin", "file", "dir"};
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("exist");
    if (!m2c_is_string(in[0]))
        return m2c_error("", "exist: NAME must be a string");
    const char *type = nargin == 1 ? "any" : NULL;
    for (size_t k = 0; !type && k < sizeof types / sizeof *types; k++)
        if (m2c_text_is(in[1], types[k]))
            type = types[k];
    if (!type) {
        char *text = m2c_cstring(in[1]);
        int status = m2c_error("", "exist: unrecognized type argument \"%s\"", text);
        m2c_free(text);
        return status;
    }
    char *name = m2c_cstring(in[0]);
    int kind = strcmp(type, "var") == 0 ? 0 : existing(name, type);
    m2c_free(name);
    return m2c_give_count(out, kind);
}
