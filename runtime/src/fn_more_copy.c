/* Builtins: copyfile and movefile. */
#define _XOPEN_SOURCE 700
#include "m2c/fn_more.h"
#include "text_internal.h"

#include "m2c/config.h"
#if M2C_POSIX

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>

static bool is_folder(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static bool copy_file(const char *from, const char *to)
{
    FILE *source = fopen(from, "rb"), *target = source ? fopen(to, "wb") : NULL;
    bool ok = target != NULL;
    char block[8192];
    for (size_t n; ok && (n = fread(block, 1, sizeof block, source)) > 0;)
        ok = fwrite(block, 1, n, target) == n;
    if (source)
        fclose(source);
    return target ? fclose(target) == 0 && ok : false;
}

static bool copy_all(const char *from, const char *to);

static bool copy_inside(const char *from, const char *to, const char *name)
{
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0)
        return true;
    m2c_text a = {0}, b = {0};
    m2c_text_addf(&a, "%s/%s", from, name);
    m2c_text_addf(&b, "%s/%s", to, name);
    bool ok = copy_all(a.s, b.s);
    m2c_text_free(&a);
    m2c_text_free(&b);
    return ok;
}

/* A file, or a folder with all that is in it. */
static bool copy_all(const char *from, const char *to)
{
    if (!is_folder(from))
        return copy_file(from, to);
    DIR *d = is_folder(to) || mkdir(to, 0777) == 0 ? opendir(from) : NULL;
    bool ok = d != NULL;
    for (struct dirent *e = d ? readdir(d) : NULL; e && ok; e = readdir(d))
        ok = copy_inside(from, to, e->d_name);
    if (d)
        closedir(d);
    return ok;
}

/* One of the files that go to `to`: into it where that is a folder. */
static bool transfer_one(const m2c_value *name, const char *to, bool moves)
{
    char *from = m2c_cstring(name);
    const char *slash = strrchr(from, '/');
    m2c_text t = {0};
    m2c_text_addf(&t, "%s", to);
    if (is_folder(to))
        m2c_text_addf(&t, "/%s", slash ? slash + 1 : from);
    bool ok = (moves && rename(from, t.s) == 0) || (copy_all(from, t.s) && (!moves || remove(from) == 0));
    m2c_free(from);
    m2c_text_free(&t);
    return ok;
}

/* [ok, message, id] = WHO (…), or an error where no output takes the failure. */
static int report(const char *who, int nargout, m2c_value **out, const char *message, const char *error)
{
    if (nargout == 0)
        return *error ? m2c_error("", "%s: %s", who, error) : 0;
    m2c_set(&out[0], m2c_bool(*error == '\0'));
    if (nargout > 1)
        m2c_set(&out[1], m2c_char(message));
    if (nargout > 2)
        m2c_set(&out[2], m2c_char(*error ? who : ""));
    return 0;
}

static int transfer_all(const char *who, bool moves, int nargout, m2c_value **out, const m2c_value *names,
                        const char *to)
{
    if (names->numel == 0)
        return report(who, nargout, out, "no files to move", "no files to move");
    if (names->numel > 1 && !is_folder(to))
        return m2c_error("", "%s: when copying multiple files, F2 must be a directory", who);
    bool ok = true;
    for (ptrdiff_t k = 0; k < names->numel && ok; k++)
        ok = transfer_one(names->cell[k], to, moves);
    m2c_text failure = {0};
    const char *message = ok ? "" : strerror(errno);
    m2c_text_addf(&failure, "operation failed: %s", message);
    int bad = report(who, nargout, out, message, ok ? "" : failure.s);
    m2c_text_free(&failure);
    return bad;
}

static int transfer(const char *who, bool moves, int nargout, m2c_value **out, int nargin,
                    m2c_value *const *in)
{
    if (m2c_check_inputs(who, nargin, 2, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR && !m2c_is_cellstr(in[0]))
        return m2c_error("", "copyfile: F1 must be a string or a cell array of strings");
    if (in[1]->cls != M2C_CHAR)
        return m2c_error("", "%s: F2 must be a string", who);
    bool several = in[0]->cls == M2C_CELL && in[0]->numel > 1;
    char *to = m2c_cstring(in[1]);
    m2c_value *names = NULL;
    int bad = several && !is_folder(to)
                  ? m2c_error("", "%s: when copying multiple files, F2 must be a directory", who)
                  : m2c_fn_glob(NULL, 1, &names, 1, in) || transfer_all(who, moves, nargout, out, names, to);
    m2c_release(names);
    m2c_free(to);
    return bad;
}

M2C_BUILTIN_AS(movefile, transfer("movefile", true, nargout, out, nargin, in))
M2C_BUILTIN_AS(copyfile, transfer("copyfile", false, nargout, out, nargin, in))

#endif
