/* Builtin: exist, for functions, files and folders; the compiler answers for variables. */
#define _POSIX_C_SOURCE 200809L
#include "class.h"
#include "core_util.h"
#include "fn_internal.h"
#include "function_names.h"
#include "m2c/dialect.h"

#include <stdio.h>
#include <stdlib.h>

#if M2C_POSIX
#include <sys/stat.h>
#endif

static int kind_of_path(const char *path)
{
#if M2C_POSIX
    struct stat info;
    if (stat(path, &info))
        return 0;
    return S_ISDIR(info.st_mode) ? 7 : 2;
#else
    FILE *file = fopen(path, "rb");
    if (file)
        fclose(file);
    return file ? 2 : 0;
#endif
}

/* What exist says of a name; `type` is "any", "builtin", "file" or "dir". */
static int existing(const char *name, const char *type)
{
    bool any = strcmp(type, "any") == 0, file = any || strcmp(type, "file") == 0;
    bool built_in = any || strcmp(type, "builtin") == 0, folder = strcmp(type, "dir") == 0;
    int function = m2c_function_kind(name), path = kind_of_path(name);
    /* A function in a script is 103: which file it is from isn't known here. It may be one of the library. */
    if (any && function != 2 && m2c_find_own(name))
        return 103;
    if (function && (function == 5 ? built_in : file))
        return function;
    return file || (folder && path == 7) ? path : 0;
}

M2C_BUILTIN(exist)
{
    M2C_UNUSED;
    static const char *const types[] = {"any", "var", "builtin", "file", "dir"};
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("exist");
    if (in[0]->numel == 0 || (nargin == 2 && in[1]->numel == 0))
        return m2c_give_count(out, 0);
    if (!m2c_is_string(in[0]))
        return m2c_error("", "exist: NAME must be a string");
    if (nargin == 2 && !m2c_is_string(in[1]))
        return m2c_error("", "exist: TYPE must be a string");
    const char *type = nargin == 1 ? "any" : NULL;
    if (nargin == 2 && m2c_spoken && m2c_is_option(in[1], "class"))
        return m2c_give_count(out, m2c_class_asked(in[0]) ? 8 : 0);
    for (size_t k = 0; !type && k < sizeof types / sizeof *types; k++)
        if (m2c_equals_text(in[1], types[k]))
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
