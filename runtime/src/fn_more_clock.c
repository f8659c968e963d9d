/* Builtins: times as structs: gmtime, localtime, mktime, strftime, strptime, asctime, ctime; uname, getppid,
 * … */
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE
#include "text_internal.h"

#include "m2c/config.h"
#if M2C_POSIX

#include <math.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

static m2c_value *struct_of_time(const struct tm *t, double microseconds)
{
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "usec", m2c_double(microseconds));
    m2c_struct_put(s, "sec", m2c_double(t->tm_sec));
    m2c_struct_put(s, "min", m2c_double(t->tm_min));
    m2c_struct_put(s, "hour", m2c_double(t->tm_hour));
    m2c_struct_put(s, "mday", m2c_double(t->tm_mday));
    m2c_struct_put(s, "mon", m2c_double(t->tm_mon));
    m2c_struct_put(s, "year", m2c_double(t->tm_year));
    m2c_struct_put(s, "wday", m2c_double(t->tm_wday));
    m2c_struct_put(s, "yday", m2c_double(t->tm_yday));
    m2c_struct_put(s, "isdst", m2c_double(t->tm_isdst));
    m2c_struct_put(s, "gmtoff", m2c_double((double)t->tm_gmtoff));
    m2c_struct_put(s, "zone", m2c_char(t->tm_zone ? t->tm_zone : "GMT"));
    return s;
}

static int part_of(const m2c_value *s, const char *name)
{
    const m2c_value *v = m2c_struct_get(s, 0, name);
    return v && m2c_is_arith(v) && v->numel ? (int)m2c_get(v, 0) : 0;
}

static int time_of_struct(const char *who, const m2c_value *s, struct tm *t)
{
    if (s->cls != M2C_STRUCT || s->numel != 1)
        return strcmp(who, "strftime") == 0
                   ? m2c_error("", "strftime: TM_STRUCT must be a structure")
                   : m2c_error("", "%s: TM_STRUCT argument must be a structure", who);
    for (int k = 0; k < s->fields->count; k++)
        if ((!m2c_is_arith(s->cell[k]) || s->cell[k]->cls == M2C_CHAR) &&
            strcmp(s->fields->name[k], "zone") != 0)
            return m2c_error("", "%s: invalid TM_STRUCT argument", who);
    *t = (struct tm){0};
    t->tm_sec = part_of(s, "sec");
    t->tm_min = part_of(s, "min");
    t->tm_hour = part_of(s, "hour");
    t->tm_mday = part_of(s, "mday");
    t->tm_mon = part_of(s, "mon");
    t->tm_year = part_of(s, "year");
    t->tm_wday = part_of(s, "wday");
    t->tm_yday = part_of(s, "yday");
    t->tm_isdst = part_of(s, "isdst");
    t->tm_gmtoff = part_of(s, "gmtoff");
    t->tm_zone = t->tm_gmtoff ? "" : "GMT";
    return 0;
}

static int split_time(const char *who, bool local, m2c_value **out, int nargin, m2c_value *const *in)
{
    double x;
    if (nargin != 1)
        return m2c_invalid_call(who);
    if (in[0]->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real scalar");
    if (!m2c_is_arith(in[0]) || in[0]->numel == 0)
        return m2c_invalid_call(who);
    if (m2c_to_double(in[0], who, &x))
        return 1;
    time_t whole = (time_t)floor(x);
    struct tm t;
    if (local)
        localtime_r(&whole, &t);
    else
        gmtime_r(&whole, &t);
    return m2c_give(out, struct_of_time(&t, round((x - floor(x)) * 1e6)));
}

M2C_BUILTIN_AS(gmtime, split_time("gmtime", false, out, nargin, in))
M2C_BUILTIN_AS(localtime, split_time("localtime", true, out, nargin, in))

M2C_TEXT_FN(mktime)
{
    M2C_TEXT_UNUSED;
    struct tm t;
    if (m2c_check_count("mktime", nargin, 1, 1) || time_of_struct("mktime", in[0], &t))
        return 1;
    return m2c_give(out, m2c_double((double)mktime(&t) + part_of(in[0], "usec") / 1e6));
}

static int formatted(m2c_value **out, const char *format, const struct tm *t)
{
    char text[1024];
    size_t n = strftime(text, sizeof text, format, t);
    return m2c_give(out, m2c_text_value(text, n));
}

M2C_TEXT_FN(strftime)
{
    M2C_TEXT_UNUSED;
    struct tm t;
    if (m2c_check_count("strftime", nargin, 2, 2))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "strftime: FMT must be a string");
    if (time_of_struct("strftime", in[1], &t))
        return 1;
    char *format = m2c_cstring(in[0]);
    int status = formatted(out, format, &t);
    m2c_free(format);
    return status;
}

M2C_TEXT_FN(asctime)
{
    M2C_TEXT_UNUSED;
    struct tm t;
    if (m2c_check_inputs("asctime", nargin, 1, 1) || in[0]->cls != M2C_STRUCT)
        return nargin == 1 ? m2c_error("", "strftime: TM_STRUCT must be a structure") : 1;
    if (time_of_struct("asctime", in[0], &t))
        return 1;
    return formatted(out, "%a %b %d %H:%M:%S %Y\n", &t);
}

M2C_TEXT_FN(ctime)
{
    M2C_TEXT_UNUSED;
    double x;
    if (m2c_check_inputs("ctime", nargin, 1, 1) || m2c_to_double(in[0], "ctime", &x))
        return 1;
    time_t whole = (time_t)x;
    struct tm t;
    localtime_r(&whole, &t);
    return formatted(out, "%a %b %d %H:%M:%S %Y\n", &t);
}

M2C_TEXT_FN(strptime)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("strptime", nargin, 2, 2))
        return 1;
    if (in[0]->cls != M2C_CHAR || in[1]->cls != M2C_CHAR)
        return m2c_error("", "strptime: argument %s must be a string",
                         in[0]->cls != M2C_CHAR ? "STR" : "FMT");
    char *text = m2c_cstring(in[0]), *format = m2c_cstring(in[1]);
    struct tm t = {0};
    const char *end = strptime(text, format, &t);
    if (nargout > 1)
        m2c_set(&out[1], m2c_double(end ? (double)(end - text + 1) : 0));
    m2c_free(text);
    m2c_free(format);
    if (!end)
        t = (struct tm){0};
    t.tm_zone = "GMT";
    return m2c_give(out, struct_of_time(&t, 0));
}

M2C_TEXT_FN(uname)
{
    M2C_TEXT_UNUSED;
    struct utsname u;
    if (m2c_check_count("uname", nargin, 0, 0))
        return 1;
    int status = uname(&u);
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "sysname", m2c_char(status ? "" : u.sysname));
    m2c_struct_put(s, "nodename", m2c_char(status ? "" : u.nodename));
    m2c_struct_put(s, "release", m2c_char(status ? "" : u.release));
    m2c_struct_put(s, "version", m2c_char(status ? "" : u.version));
    m2c_struct_put(s, "machine", m2c_char(status ? "" : u.machine));
    if (nargout > 1)
        m2c_set(&out[1], m2c_double(status));
    if (nargout > 2)
        m2c_set(&out[2], m2c_char(""));
    return m2c_give(out, s);
}

static int host_name(m2c_value **out)
{
    char name[256] = "";
    gethostname(name, sizeof name - 1);
    return m2c_give(out, m2c_char(name));
}

M2C_BUILTIN_AS(gethostname, host_name(out))
M2C_BUILTIN_AS(getppid, nargin ? m2c_invalid_call("getppid") : m2c_give(out, m2c_double(getppid())))
M2C_BUILTIN_AS(getuid, nargin ? m2c_invalid_call("getuid") : m2c_give(out, m2c_double(getuid())))

#endif
