/* Builtins: folders and commands: cd, dir, ls, readdir, glob, tempname, system. */
#define _XOPEN_SOURCE 700
#include "text_internal.h"

#include "m2c/config.h"
#if M2C_POSIX

#include <dirent.h>
#include <errno.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Names of files, sorted. */
typedef struct names {
    int n, cap;
    char **name;
} names;

static void add_name(names *l, const char *name)
{
    if (l->n == l->cap) {
        l->cap = l->cap ? 2 * l->cap : 16;
        l->name = m2c_realloc(l->name, (size_t)l->cap * sizeof *l->name);
    }
    l->name[l->n++] = m2c_strdup(name);
}

static void free_names(names *l)
{
    for (int k = 0; k < l->n; k++)
        m2c_free(l->name[k]);
    m2c_free(l->name);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* What is in a folder; false where it can't be read. */
static bool list_folder(names *l, const char *folder)
{
    DIR *d = opendir(folder);
    if (!d)
        return false;
    for (struct dirent *e = readdir(d); e; e = readdir(d))
        add_name(l, e->d_name);
    closedir(d);
    qsort(l->name, (size_t)l->n, sizeof *l->name, by_name);
    return true;
}

static void match(names *l, const char *pattern)
{
    glob_t found = {0};
    if (glob(pattern, 0, NULL, &found) == 0)
        for (size_t k = 0; k < found.gl_pathc; k++)
            add_name(l, found.gl_pathv[k]);
    globfree(&found);
}

static int enter_folder(const m2c_value *name)
{
    if (!m2c_is_string(name))
        return m2c_error("", "cd: DIR must be a string");
    if (name->numel == 0)
        return 0;
    char *path = m2c_cstring(name);
    int status = chdir(path) ? m2c_error("", "%s: %s", path, strerror(errno)) : 0;
    m2c_free(path);
    return status;
}

static int change_folder(int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    char folder[PATH_MAX];
    const char *before = getcwd(folder, sizeof folder) ? folder : "";
    if (nargin > 0 && enter_folder(in[0]))
        return 1;
    if (nargout > 0 || nargin == 0)
        m2c_set(&out[0], m2c_char(before));
    return 0;
}

M2C_BUILTIN_AS(cd, change_folder(nargout, out, nargin, in))
M2C_BUILTIN_AS(chdir, change_folder(nargout, out, nargin, in))

M2C_TEXT_FN(readdir)
{
    M2C_TEXT_UNUSED;
    names l = {0};
    if (m2c_check_count("readdir", nargin, 1, 1))
        return 1;
    char *path = m2c_cstring(in[0]);
    bool ok = list_folder(&l, path);
    const char *message = ok ? "" : strerror(errno);
    m2c_free(path);
    m2c_set(&out[0], m2c_cellstr(l.n, l.n > 0, l.name));
    free_names(&l);
    if (nargout > 1)
        m2c_set(&out[1], m2c_double(ok ? 0 : -1));
    if (nargout > 2)
        m2c_set(&out[2], m2c_char(message));
    return 0;
}

M2C_TEXT_FN(glob)
{
    M2C_TEXT_UNUSED;
    names l = {0};
    if (m2c_check_count("glob", nargin, 1, 1))
        return 1;
    if (in[0]->cls != M2C_CHAR && !m2c_is_cellstr(in[0]))
        return m2c_error("", "glob: PATTERN must be a string or cell array of strings");
    for (ptrdiff_t k = 0; k < (in[0]->cls == M2C_CHAR ? 1 : in[0]->numel); k++) {
        char *pattern = m2c_cstring(in[0]->cls == M2C_CHAR ? in[0] : in[0]->cell[k]);
        match(&l, pattern);
        m2c_free(pattern);
    }
    m2c_set(&out[0], m2c_cellstr(l.n, l.n > 0, l.name));
    free_names(&l);
    return 0;
}

/* --- dir, ls ------------------------------------------------------------------------------------- */
static const char *const dir_fields[] = {"name", "folder", "date", "bytes", "isdir", "datenum", "statinfo"};
enum { DIR_FIELDS = sizeof dir_fields / sizeof *dir_fields };

static m2c_value *number_of_date(const struct tm *t)
{
    double part[6] = {t->tm_year + 1900, t->tm_mon + 1, t->tm_mday, t->tm_hour, t->tm_min, t->tm_sec};
    m2c_value *args[6], *day = NULL;
    for (int k = 0; k < 6; k++)
        args[k] = m2c_double(part[k]);
    if (m2c_fn_datenum(NULL, 1, &day, 6, args))
        day = m2c_double(0);
    for (int k = 0; k < 6; k++)
        m2c_release(args[k]);
    return day;
}

static m2c_value *status_info(const struct stat *info)
{
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "size", m2c_double((double)info->st_size));
    m2c_struct_put(s, "mtime", m2c_double((double)info->st_mtime));
    m2c_struct_put(s, "mode", m2c_double((double)info->st_mode));
    return s;
}

static void describe(m2c_value **field, const char *name, const char *folder, const struct stat *info)
{
    struct tm t;
    char date[32];
    localtime_r(&info->st_mtime, &t);
    strftime(date, sizeof date, "%d-%b-%Y %H:%M:%S", &t);
    m2c_set(&field[0], m2c_char(name));
    m2c_set(&field[1], m2c_char(folder));
    m2c_set(&field[2], m2c_char(date));
    m2c_set(&field[3], m2c_double(S_ISDIR(info->st_mode) ? 0 : (double)info->st_size));
    m2c_set(&field[4], m2c_bool(S_ISDIR(info->st_mode)));
    m2c_set(&field[5], number_of_date(&t));
    m2c_set(&field[6], status_info(info));
}

static m2c_value *describe_all(const names *l, const char *within)
{
    m2c_value *model = m2c_struct();
    for (int f = 0; f < DIR_FIELDS; f++)
        m2c_struct_add_field(model, dir_fields[f]);
    ptrdiff_t dims[2] = {l->n, l->n > 0};
    m2c_value *s = m2c_struct_array(model->fields, 2, dims);
    m2c_release(model);
    for (int k = 0; k < l->n; k++) {
        struct stat info = {0};
        char path[PATH_MAX], folder[PATH_MAX] = "";
        const char *slash = strrchr(l->name[k], '/');
        snprintf(path, sizeof path, "%s%s%s", within ? within : "", within ? "/" : "", l->name[k]);
        stat(path, &info);
        char *around = within ? m2c_strdup(within) : m2c_strdup(slash ? l->name[k] : ".");
        if (!within && slash)
            around[slash == l->name[k] ? 1 : slash - l->name[k]] = '\0';
        if (!realpath(around, folder))
            folder[0] = '\0';
        m2c_free(around);
        describe(s->cell + (ptrdiff_t)k * DIR_FIELDS, slash ? slash + 1 : l->name[k], folder, &info);
    }
    return s;
}

M2C_TEXT_FN(dir)
{
    M2C_TEXT_UNUSED;
    names l = {0};
    if (m2c_check_count("dir", nargin, 0, 1))
        return 1;
    if (nargin && in[0]->cls != M2C_CHAR)
        return m2c_error("", "dir: DIRECTORY argument must be a string");
    char *what = nargin && in[0]->numel ? m2c_cstring(in[0]) : m2c_strdup(".");
    struct stat info;
    bool folder = stat(what, &info) == 0 && S_ISDIR(info.st_mode);
    if (folder)
        list_folder(&l, what);
    else
        match(&l, what);
    if (l.n == 0)
        m2c_warn("", "dir: nonexistent directory '%s'", what);
    if (nargout > 0)
        m2c_set(&out[0], describe_all(&l, folder ? what : NULL));
    for (int k = 0; nargout == 0 && k < l.n; k++) {
        m2c_puts(l.name[k]);
        m2c_puts("\n");
    }
    m2c_free(what);
    free_names(&l);
    return 0;
}

/* --- commands ------------------------------------------------------------------------------------ */
/* Runs a command; its output is kept in `captured`, or goes where the program's does. */
static int run_command(const char *command, m2c_text *captured, double *code)
{
    fflush(stdout);
    FILE *pipe = popen(command, "r");
    if (!pipe)
        return m2c_error("", "system: unable to start subprocess for '%s'", command);
    char block[4096];
    for (size_t n; (n = fread(block, 1, sizeof block, pipe)) > 0;) {
        if (captured)
            m2c_text_add(captured, block, n);
        else
            m2c_put(block, n);
    }
    int status = pclose(pipe);
    *code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return 0;
}

static int run_system(const char *who, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (m2c_check_count(who, nargin, 1, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "%s: first argument must be a string", who);
    bool keeps = nargin > 1 && in[1]->numel ? m2c_option_true(in[1]) : nargout > 1;
    m2c_text t = {0};
    double code = 0;
    char *command = m2c_cstring(in[0]);
    int status = run_command(command, keeps ? &t : NULL, &code);
    m2c_free(command);
    if (!status)
        m2c_set(&out[0], m2c_double(code));
    if (!status && nargout > 1)
        m2c_set(&out[1], m2c_text_value(t.s, t.n));
    m2c_text_free(&t);
    return status;
}

M2C_BUILTIN_AS(system, run_system("system", nargout, out, nargin, in))
M2C_BUILTIN_AS(unix, run_system("unix", nargout, out, nargin, in))
/* Only other systems have its commands. */
M2C_BUILTIN_AS(dos, nargout > 0 ? m2c_give(out, m2c_empty()) : 0)

M2C_TEXT_FN(ls)
{
    M2C_TEXT_UNUSED;
    m2c_text command = {0}, t = {0};
    double code = 0;
    m2c_text_addf(&command, "ls -1");
    for (int k = 0; k < nargin; k++) {
        m2c_text_addf(&command, " ");
        m2c_text_add(&command, (const char *)in[k]->u8, (size_t)in[k]->numel);
    }
    int status = run_command(command.s, &t, &code);
    if (!status && code != 0)
        status = m2c_error("", "ls: command exited abnormally with status %.0f", code);
    else if (!status && nargout == 0)
        m2c_put(t.s ? t.s : "", t.n);
    else if (!status) {
        m2c_value *lines = m2c_text_value(t.s, t.n ? t.n - 1 : 0), *args[2] = {lines, m2c_char("\n")},
                  *cells = NULL;
        status = m2c_fn_ostrsplit(NULL, 1, &cells, 2, args) || m2c_fn_char(NULL, 1, out, 1, &cells);
        m2c_release(cells);
        m2c_release(args[0]);
        m2c_release(args[1]);
    }
    m2c_text_free(&command);
    m2c_text_free(&t);
    return status;
}

M2C_TEXT_FN(tempname)
{
    M2C_TEXT_UNUSED;
    static M2C_STATE unsigned count;
    static const char letter[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    unsigned long long seed =
        (unsigned long long)time(NULL) * 1000003u + (unsigned)getpid() * 7919u + count++;
    const char *variable = getenv("TMPDIR");
    m2c_text t = {0};
    if (nargin > 0 && in[0]->numel)
        m2c_text_add(&t, (const char *)in[0]->u8, (size_t)in[0]->numel);
    else
        m2c_text_addf(&t, "%s", variable && *variable ? variable : "/tmp");
    m2c_text_addf(&t, "/");
    if (nargin > 1)
        m2c_text_add(&t, (const char *)in[1]->u8, (size_t)in[1]->numel);
    else
        m2c_text_addf(&t, "oct-");
    for (int k = 0; k < 6; k++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        m2c_text_add(&t, &letter[(seed >> 33) % (sizeof letter - 1)], 1);
    }
    return m2c_give(out, m2c_text_take(&t));
}

#endif
