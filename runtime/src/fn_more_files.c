/* Builtins: names of files, and what changes them: filesep, isfile, mkdir, rmdir, unlink, delete, rename,
 * … */
#define _XOPEN_SOURCE 700
#include "class.h"
#include "text_internal.h"

#include "m2c/config.h"

M2C_TEXT_FN(filesep)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("filesep", nargin, 0, 1))
        return 1;
    if (nargin == 1 && in[0]->cls != M2C_CHAR)
        return m2c_error("", "filesep: argument must be a string");
    if (nargin == 1 && !m2c_equals_text(in[0], "all"))
        return m2c_error("", "filesep: argument must be \"all\"");
    return m2c_give_text(out, "/");
}

M2C_BUILTIN_AS(pathsep, m2c_give_text(out, ":"))

#if M2C_POSIX
#include <errno.h>
#include <ftw.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- asking -------------------------------------------------------------------------------------- */
static bool is_kind(const m2c_value *name, mode_t kind)
{
    struct stat info;
    char *path = m2c_cstring(name);
    bool found = stat(path, &info) == 0 && (info.st_mode & S_IFMT) == kind;
    m2c_free(path);
    return found;
}

static int ask(m2c_value **out, const char *who, mode_t kind, int nargin, m2c_value *const *in)
{
    if (m2c_check_inputs(who, nargin, 1, 1))
        return 1;
    if (in[0]->cls == M2C_CHAR)
        return m2c_give_bool(out, is_kind(in[0], kind));
    if (!m2c_is_cellstr(in[0]))
        return m2c_error("", "%s: F must be a string or cell array of strings", who);
    m2c_value *y = m2c_new(M2C_LOGICAL, in[0]->ndims, in[0]->dims, 0);
    for (ptrdiff_t k = 0; k < y->numel; k++)
        y->u8[k] = is_kind(in[0]->cell[k], kind);
    return m2c_give(out, y);
}

M2C_BUILTIN_AS(isfile, ask(out, "isfile", S_IFREG, nargin, in))
M2C_BUILTIN_AS(isfolder, ask(out, "isfolder", S_IFDIR, nargin, in))
M2C_BUILTIN_AS(is_absolute_filename,
               nargin == 1 ? m2c_give_bool(out, in[0]->cls == M2C_CHAR && in[0]->numel && in[0]->u8[0] == '/')
                           : m2c_invalid_call("is_absolute_filename"))

M2C_TEXT_FN(make_absolute_filename)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("make_absolute_filename", nargin, 1, 1))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "make_absolute_filename: FILE argument must be a filename");
    if (in[0]->numel && in[0]->u8[0] == '/')
        return m2c_give(out, m2c_retain(in[0]));
    char folder[PATH_MAX], *name = m2c_cstring(in[0]);
    m2c_text t = {0};
    m2c_text_addf(&t, "%s/%s", getcwd(folder, sizeof folder) ? folder : "", name);
    m2c_free(name);
    return m2c_give(out, m2c_text_take(&t));
}

/* [name, status, message] = canonicalize_file_name (FILE): without links, `.` and `..` */
M2C_TEXT_FN(canonicalize_file_name)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("canonicalize_file_name", nargin, 1, 1))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "canonicalize_file_name: NAME must be a string");
    char canonical[PATH_MAX] = "", *name = m2c_cstring(in[0]);
    bool ok = realpath(name, canonical) != NULL;
    m2c_free(name);
    m2c_set(&out[0], m2c_char(ok ? canonical : ""));
    if (nargout > 1)
        m2c_set(&out[1], m2c_double(ok ? 0 : -1));
    if (nargout > 2)
        m2c_set(&out[2], m2c_char(ok ? "" : strerror(errno)));
    return 0;
}

/* --- changing ------------------------------------------------------------------------------------ */

int m2c_report_code(const char *who, int nargout, m2c_value **out, bool ok)
{
    const char *message = ok ? "" : strerror(errno);
    if (nargout == 0)
        return ok ? 0 : m2c_error("", "%s: operation failed: %s", who, message);
    m2c_set(&out[0], m2c_double(ok ? 0 : -1));
    if (nargout > 1)
        m2c_set(&out[1], m2c_char(message));
    return 0;
}

/* [ok, message, id] = WHO (…), or the error where no output takes the failure. */
static int report(const char *who, int nargout, m2c_value **out, bool ok, const char *message)
{
    if (nargout == 0)
        return ok ? 0 : m2c_error("", "%s: operation failed: %s", who, message);
    m2c_set(&out[0], m2c_bool(ok));
    if (nargout > 1)
        m2c_set(&out[1], m2c_char(message));
    if (nargout > 2)
        m2c_set(&out[2], m2c_char(*message ? who : ""));
    return 0;
}

static int check_names(const char *who, int nargin, m2c_value *const *in, int least, int most)
{
    if (m2c_check_count(who, nargin, least, most))
        return 1;
    for (int k = 0; k < nargin; k++)
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "%s: argument must be a string", who);
    return 0;
}

/* Makes the folder and those around it that are missing. */
static bool make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool made = mkdir(path, 0777) == 0 || errno == EEXIST;
        *slash = '/';
        if (!made)
            return false;
    }
    return mkdir(path, 0777) == 0;
}

M2C_TEXT_FN(mkdir)
{
    M2C_TEXT_UNUSED;
    if (check_names("mkdir", nargin, in, 1, 2))
        return 1;
    m2c_text path = {0};
    for (int k = 0; k < nargin; k++) {
        const char *home = k == 0 && in[k]->numel && in[k]->u8[0] == '~' ? getenv("HOME") : NULL;
        bool own = home && (in[k]->numel == 1 || in[k]->u8[1] == '/');
        m2c_text_addf(&path, "%s", k ? "/" : own ? home : "");
        m2c_text_add(&path, (const char *)in[k]->u8 + own, (size_t)(in[k]->numel - own));
    }
    struct stat info;
    bool there = stat(path.s, &info) == 0 && S_ISDIR(info.st_mode), ok = there || make_folders(path.s);
    const char *message = there ? "directory exists" : ok ? "" : strerror(errno);
    m2c_text_free(&path);
    return report("mkdir", nargout, out, ok, message);
}

static int remove_one(const char *path, const struct stat *info, int kind, struct FTW *at)
{
    (void)info, (void)kind, (void)at;
    return remove(path);
}

M2C_TEXT_FN(rmdir)
{
    M2C_TEXT_UNUSED;
    if (check_names("rmdir", nargin, in, 1, 2))
        return 1;
    if (nargin == 2 && !m2c_equals_text(in[1], "s"))
        return m2c_error("", "rmdir: second argument must be \"s\" for recursive delete");
    char *path = m2c_cstring(in[0]);
    int status = nargin == 2 ? nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS) : rmdir(path);
    const char *message = status ? strerror(errno) : "";
    m2c_free(path);
    return report("rmdir", nargout, out, status == 0, message);
}

M2C_TEXT_FN(unlink)
{
    M2C_TEXT_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("unlink");
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "unlink: FILE must be a string");
    char *path = m2c_cstring(in[0]);
    bool ok = unlink(path) == 0;
    m2c_free(path);
    return m2c_report_code("unlink", nargout, out, ok);
}

/* Files that match the pattern vanish; graphics handles do so anyway. */
M2C_TEXT_FN(delete)
{
    if (nargin == 1 && in[0]->cls == M2C_OBJECT) {
        m2c_mark_deleted(in[0]->object);
        const bool added = strcmp(in[0]->object->class_name, "meta.DynamicProperty") == 0;
        return added ? m2c_delete_added(in[0]) : 0;
    }
    M2C_TEXT_UNUSED;
    for (int k = 0; k < nargin; k++) {
        if (in[k]->cls != M2C_CHAR && m2c_is_arith(in[k]))
            continue;
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "delete: first argument must be a filename or graphics handle");
        char *pattern = m2c_cstring(in[k]);
        glob_t found = {0};
        if (glob(pattern, GLOB_NOSORT, NULL, &found))
            m2c_warn("Octave:delete:no-such-file", "delete: no such file: %s", pattern);
        for (size_t f = 0; f < found.gl_pathc; f++)
            unlink(found.gl_pathv[f]);
        globfree(&found);
        m2c_free(pattern);
    }
    return nargin ? 0 : m2c_invalid_call("delete");
}

M2C_TEXT_FN(rename)
{
    M2C_TEXT_UNUSED;
    if (check_names("rename", nargin, in, 2, 2))
        return 1;
    char *from = m2c_cstring(in[0]), *to = m2c_cstring(in[1]);
    bool ok = rename(from, to) == 0;
    m2c_free(from);
    m2c_free(to);
    return m2c_report_code("rename", nargout, out, ok);
}

#endif
