/* Builtins: what the system knows of files and of the process: stat, links, masks, owners. */
#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700
#include "core_util.h"
#include "m2c/fn_more.h"
#include "text_stream.h"

#include "m2c/config.h"
#if M2C_POSIX

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- stat ---------------------------------------------------------------------------------------- */

static void mode_letters(mode_t mode, char *s)
{
    static const char letters[] = "rwxrwxrwx";
    s[0] = S_ISDIR(mode)    ? 'd'
           : S_ISLNK(mode)  ? 'l'
           : S_ISFIFO(mode) ? 'p'
           : S_ISCHR(mode)  ? 'c'
           : S_ISBLK(mode)  ? 'b'
           : S_ISSOCK(mode) ? 's'
                            : '-';
    for (int k = 0; k < 9; k++)
        s[k + 1] = mode & (0400u >> k) ? letters[k] : '-';
    if (mode & S_ISUID)
        s[3] = s[3] == 'x' ? 's' : 'S';
    if (mode & S_ISGID)
        s[6] = s[6] == 'x' ? 's' : 'S';
    if (mode & S_ISVTX)
        s[9] = s[9] == 'x' ? 't' : 'T';
    s[10] = ' ';
    s[11] = 0;
}

static m2c_value *as_struct(const struct stat *info)
{
    char letters[12];
    mode_letters(info->st_mode, letters);
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "dev", m2c_double((double)info->st_dev));
    m2c_struct_put(s, "ino", m2c_double((double)info->st_ino));
    m2c_struct_put(s, "mode", m2c_double((double)info->st_mode));
    m2c_struct_put(s, "modestr", m2c_char(letters));
    m2c_struct_put(s, "nlink", m2c_double((double)info->st_nlink));
    m2c_struct_put(s, "uid", m2c_double((double)info->st_uid));
    m2c_struct_put(s, "gid", m2c_double((double)info->st_gid));
    m2c_struct_put(s, "rdev", m2c_double((double)info->st_rdev));
    m2c_struct_put(s, "size", m2c_double((double)info->st_size));
    m2c_struct_put(s, "atime", m2c_double((double)info->st_atime));
    m2c_struct_put(s, "mtime", m2c_double((double)info->st_mtime));
    m2c_struct_put(s, "ctime", m2c_double((double)info->st_ctime));
    m2c_struct_put(s, "blksize", m2c_double((double)info->st_blksize));
    m2c_struct_put(s, "blocks", m2c_double((double)info->st_blocks));
    return s;
}

static int ask_stat(const char *who, bool follows, int nargout, m2c_value **out, int nargin,
                    m2c_value *const *in)
{
    struct stat info;
    int failed;
    if (nargin != 1 || nargout > 3)
        return m2c_invalid_call(who);
    if (follows && m2c_is_arith(in[0]) && in[0]->cls != M2C_CHAR && in[0]->numel == 1) {
        int fid = (int)m2c_get(in[0], 0);
        m2c_stream *s = m2c_stream_of(fid);
        failed = fstat(s && s->file ? fileno(s->file) : -1, &info);
    } else if (!m2c_is_string(in[0]))
        return m2c_error("", "%s: NAME must be a string", who);
    else {
        char *name = m2c_cstring(in[0]);
        failed = follows ? stat(name, &info) : lstat(name, &info);
        m2c_free(name);
    }
    const char *message = failed ? strerror(errno) : "";
    m2c_set(&out[0], failed ? m2c_new2(M2C_DOUBLE, 0, 0, 0) : as_struct(&info));
    if (nargout > 1)
        m2c_set(&out[1], m2c_double(failed ? -1 : 0));
    if (nargout > 2)
        m2c_set(&out[2], m2c_char(message));
    return 0;
}

M2C_BUILTIN_AS(stat, ask_stat("stat", true, nargout, out, nargin, in))
M2C_BUILTIN_AS(lstat, ask_stat("lstat", false, nargout, out, nargin, in))

static int is_kind(const char *who, mode_t kind, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin != 1)
        return m2c_invalid_call(who);
    if (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR || in[0]->numel == 0)
        return m2c_error("", "%s: invalid MODE value", who);
    return m2c_give(out, m2c_bool(((mode_t)m2c_get(in[0], 0) & S_IFMT) == kind));
}

M2C_BUILTIN_AS(S_ISBLK, is_kind("S_ISBLK", S_IFBLK, out, nargin, in))
M2C_BUILTIN_AS(S_ISCHR, is_kind("S_ISCHR", S_IFCHR, out, nargin, in))
M2C_BUILTIN_AS(S_ISDIR, is_kind("S_ISDIR", S_IFDIR, out, nargin, in))
M2C_BUILTIN_AS(S_ISFIFO, is_kind("S_ISFIFO", S_IFIFO, out, nargin, in))
M2C_BUILTIN_AS(S_ISLNK, is_kind("S_ISLNK", S_IFLNK, out, nargin, in))
M2C_BUILTIN_AS(S_ISREG, is_kind("S_ISREG", S_IFREG, out, nargin, in))
M2C_BUILTIN_AS(S_ISSOCK, is_kind("S_ISSOCK", S_IFSOCK, out, nargin, in))

/* --- links --------------------------------------------------------------------------------------- */

static int make_link(const char *who, int (*make)(const char *, const char *), int nargout, m2c_value **out,
                     int nargin, m2c_value *const *in)
{
    if (nargin != 2)
        return m2c_invalid_call(who);
    if (!m2c_is_string(in[0]))
        return m2c_error("", "%s: OLD must be a string", who);
    if (!m2c_is_string(in[1]))
        return m2c_error("", "%s: NEW must be a string", who);
    char *from = m2c_cstring(in[0]), *to = m2c_cstring(in[1]);
    bool ok = make(from, to) == 0;
    m2c_free(from);
    m2c_free(to);
    return m2c_report_code(who, nargout, out, ok);
}

M2C_BUILTIN_AS(symlink, make_link("symlink", symlink, nargout, out, nargin, in))
M2C_BUILTIN_AS(link, make_link("link", link, nargout, out, nargin, in))

M2C_BUILTIN(readlink)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("readlink");
    if (!m2c_is_string(in[0]))
        return m2c_error("", "readlink: SYMLINK must be a string");
    char *name = m2c_cstring(in[0]), room[4096];
    ssize_t n = readlink(name, room, sizeof room - 1);
    const char *message = n < 0 ? strerror(errno) : "";
    m2c_free(name);
    room[n < 0 ? 0 : n] = 0;
    m2c_set(&out[0], m2c_char(room));
    if (nargout > 1)
        m2c_set(&out[1], m2c_double(n < 0 ? -1 : 0));
    if (nargout > 2)
        m2c_set(&out[2], m2c_char(message));
    return 0;
}

/* --- the process --------------------------------------------------------------------------------- */

M2C_BUILTIN_AS(geteuid, m2c_give_fixed("geteuid", geteuid(), out, nargin))
M2C_BUILTIN_AS(getgid, m2c_give_fixed("getgid", getgid(), out, nargin))
M2C_BUILTIN_AS(getegid, m2c_give_fixed("getegid", getegid(), out, nargin))
M2C_BUILTIN_AS(getpgrp, m2c_give_fixed("getpgrp", getpgrp(), out, nargin))

static m2c_value *seconds(struct timeval t)
{
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "sec", m2c_double((double)t.tv_sec));
    m2c_struct_put(s, "usec", m2c_double((double)t.tv_usec));
    return s;
}

M2C_BUILTIN(getrusage)
{
    M2C_UNUSED;
    struct rusage u;
    if (nargin > 0)
        return m2c_invalid_call("getrusage");
    if (getrusage(RUSAGE_SELF, &u))
        return m2c_error("", "getrusage: %s", strerror(errno));
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "utime", seconds(u.ru_utime));
    m2c_struct_put(s, "stime", seconds(u.ru_stime));
    const struct {
        const char *name;
        long value;
    } counts[] = {{"maxrss", u.ru_maxrss}, {"ixrss", u.ru_ixrss},     {"idrss", u.ru_idrss},
                  {"isrss", u.ru_isrss},   {"minflt", u.ru_minflt},   {"majflt", u.ru_majflt},
                  {"nswap", u.ru_nswap},   {"inblock", u.ru_inblock}, {"oublock", u.ru_oublock},
                  {"msgsnd", u.ru_msgsnd}, {"msgrcv", u.ru_msgrcv},   {"nsignals", u.ru_nsignals},
                  {"nvcsw", u.ru_nvcsw},   {"nivcsw", u.ru_nivcsw}};
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++)
        m2c_struct_put(s, counts[k].name, m2c_double((double)counts[k].value));
    return m2c_give(out, s);
}

/* --- modes that are written in octal digits ------------------------------------------------------- */

/* 644 means the mode 0644. */
static int octal(const char *who, double x, mode_t *mode)
{
    int place = 1, rest = (int)x;
    for (*mode = 0; rest > 0; rest /= 10, place *= 8) {
        if (rest % 10 > 7)
            return m2c_error("", "%s: invalid digit", who);
        *mode += (mode_t)(rest % 10 * place);
    }
    return 0;
}

static int mode_argument(const char *who, const char *what, const m2c_value *v, mode_t *mode)
{
    if (!m2c_is_arith(v) || v->cls == M2C_CHAR || v->numel == 0)
        return m2c_error("", "%s: %s must be an integer", who, what);
    double x = m2c_get(v, 0);
    return x < 0 ? m2c_error("", "%s: %s must be a positive integer value", who, what) : octal(who, x, mode);
}

M2C_BUILTIN(umask)
{
    M2C_UNUSED;
    mode_t mode;
    if (nargin != 1)
        return m2c_invalid_call("umask");
    if (mode_argument("umask", "MASK", in[0], &mode))
        return 1;
    mode_t old = umask(mode);
    return m2c_give(out, m2c_double((old >> 6 & 7) * 100 + (old >> 3 & 7) * 10 + (old & 7)));
}

M2C_BUILTIN(mkfifo)
{
    M2C_UNUSED;
    mode_t mode;
    if (nargin != 2)
        return m2c_invalid_call("mkfifo");
    if (!m2c_is_string(in[0]))
        return m2c_error("", "mkfifo: FILE must be a string");
    if (mode_argument("mkfifo", "MODE", in[1], &mode))
        return 1;
    char *name = m2c_cstring(in[0]);
    bool ok = mkfifo(name, mode) == 0;
    m2c_free(name);
    return m2c_report_code("mkfifo", nargout, out, ok);
}

#endif
