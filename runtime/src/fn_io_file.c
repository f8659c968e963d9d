/* Files: opening, closing, positions, lines. Declared in mat2c/builtins/. */
#include "text_internal.h"
#include "text_stream.h"

#include <errno.h>
#include <math.h>

static m2c_stream *stream_argument(const char *who, const m2c_value *v)
{
    int fid;
    return m2c_stream_number(who, v, &fid) ? NULL : m2c_stream_of(fid);
}

/* The mode as C knows it: r, w or a, perhaps with a plus, and t, b or z behind it. It is of bytes unless of
 * text. */
static int plain_mode(const m2c_value *v, char mode[4])
{
    strcpy(mode, "rb");
    if (!v)
        return 0;
    int plus = 0, kinds = 0, others = v->numel == 0, text = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        char c = (char)v->u8[k];
        if (k == 0 && c && strchr("rwaRWA", c))
            mode[0] = (char)(c | 0x20);
        else if (k > 0 && c == '+')
            plus++;
        else if (k > 0 && (c == 't' || c == 'b')) {
            kinds++;
            text = c == 't';
        } else
            others += k == 0 || c != 'z';
    }
    if (others || plus > 1 || kinds > 1)
        return m2c_error("", "invalid mode specified");
    strcpy(mode + 1, plus ? "+" : "");
    strcat(mode, text ? "" : "b");
    return 0;
}

/* Octave has no name for one of them. */
static const char *shown_mode(const char *mode)
{
    return strcmp(mode, "a+b") == 0 ? "???" : mode;
}

static int give_name(int nargout, m2c_value **out, const m2c_value *fid)
{
    double x = m2c_is_arith(fid) && fid->numel > 0 ? m2c_get(fid, 0) : NAN;
    if (!isfinite(x) || x != floor(x))
        return m2c_error("", "file id must be a file object or integer value");
    const m2c_stream *s = x >= 0 && x < 1e6 ? m2c_stream_of((int)x) : NULL;
    static const char *const standard[] = {"stdin", "stdout", "stderr"};
    m2c_set(&out[0], m2c_char(!s ? "" : s->name ? s->name : standard[(int)x]));
    if (nargout > 1)
        m2c_set(&out[1], m2c_char(!s ? "" : s->mode ? shown_mode(s->mode) : x == 0 ? "r" : "w"));
    if (nargout > 2)
        m2c_set(&out[2], m2c_char(!s ? "" : s->big ? "ieee-be" : "ieee-le"));
    if (nargout > 3)
        m2c_set(&out[3], m2c_char(!s ? "" : "utf-8"));
    return 0;
}

M2C_TEXT_FN(fopen)
{
    M2C_TEXT_UNUSED;
    char mode[4];
    bool big = false;
    if (m2c_check_count("fopen", nargin, 1, 4))
        return 1;
    if (nargin == 1 && in[0]->cls != M2C_CHAR)
        return give_name(nargout, out, in[0]);
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "fopen: filename must be a string");
    if (nargin > 1 && in[1]->cls != M2C_CHAR)
        return m2c_error("", "fopen: file mode must be a string");
    if (nargin == 1 && m2c_equals_text(in[0], "all"))
        return m2c_give(out, m2c_empty());
    if (nargin > 2 && in[2]->cls != M2C_CHAR)
        return m2c_error("", "fopen: architecture type must be a string");
    if (nargin > 2 && m2c_stream_order(in[2], &big))
        return 1;
    if (plain_mode(nargin > 1 ? in[1] : NULL, mode))
        return 1;
    char *name = m2c_cstring(in[0]);
    errno = 0;
    int fid = m2c_stream_open(name, mode);
    m2c_free(name);
    if (fid >= 0)
        m2c_stream_of(fid)->big = big;
    if (nargout > 1)
        m2c_set(&out[1], m2c_char(fid < 0 ? strerror(errno) : ""));
    return m2c_give(out, m2c_double(fid));
}

M2C_TEXT_FN(fclose)
{
    M2C_TEXT_UNUSED;
    int fid;
    if (m2c_check_count("fclose", nargin, 1, 1))
        return 1;
    if (m2c_equals_text(in[0], "all"))
        return m2c_give(out, m2c_double(m2c_stream_close_all()));
    if (m2c_stream_number("fclose", in[0], &fid))
        return 1;
    if (fid < 3)
        return m2c_error("", "fclose: invalid stream number = %d", fid);
    return m2c_give(out, m2c_double(m2c_stream_close(fid)));
}

/* --- lines --------------------------------------------------------------------------------------- */

/* The whole number that a limit is. */
static int read_limit(const char *who, const char *what, const m2c_value *v, double *limit)
{
    *limit = v->cls != M2C_CHAR && m2c_is_arith(v) && v->numel == 1 ? m2c_get(v, 0) : -1;
    if (*limit >= 0 && (*limit == floor(*limit)))
        return 0;
    return m2c_error("", "%s: invalid %s specified", who, what);
}

static int read_line(const char *who, bool keep_newline, int nargout, m2c_value **out, int nargin,
                     m2c_value *const *in)
{
    double most = INFINITY;
    if (m2c_check_count(who, nargin, 1, 2))
        return 1;
    m2c_stream *s = stream_argument(who, in[0]);
    if (!s || (nargin == 2 && read_limit(who, "maximum length", in[1], &most)))
        return 1;
    if (nargin == 2 && isinf(most))
        return m2c_error("", "%s: invalid maximum length specified", who);
    m2c_text t = {0};
    char part[256];
    size_t k = 0;
    int c = EOF;
    while ((double)(t.n + k) < most && m2c_stream_gives(s) && (c = getc(s->file)) != EOF) {
        if (c != '\n' || keep_newline)
            part[k++] = (char)c;
        if (c == '\n')
            break;
        if (k == sizeof part) {
            m2c_text_add(&t, part, k);
            k = 0;
        }
    }
    m2c_text_add(&t, part, k);
    bool end = t.n == 0 && c == EOF && most > 0;
    if (c == '\n') { /* so that feof is true after the last line */
        int next = fgetc(s->file);
        if (next != EOF)
            ungetc(next, s->file);
    }
    m2c_set(&out[0], end ? m2c_double(-1) : m2c_text_value(t.s, t.n));
    if (nargout > 1)
        m2c_set(&out[1], m2c_double((double)t.n));
    m2c_text_free(&t);
    return 0;
}

M2C_TEXT_FN(fgetl)
{
    M2C_TEXT_UNUSED;
    return read_line("fgetl", false, nargout, out, nargin, in);
}

M2C_TEXT_FN(fgets)
{
    M2C_TEXT_UNUSED;
    return read_line("fgets", true, nargout, out, nargin, in);
}

M2C_TEXT_FN(fskipl)
{
    M2C_TEXT_UNUSED;
    double most = 1, n = 0;
    if (m2c_check_count("fskipl", nargin, 1, 2))
        return 1;
    m2c_stream *s = stream_argument("fskipl", in[0]);
    if (!s || (nargin == 2 && read_limit("fskipl", "number of lines", in[1], &most)))
        return 1;
    most = most == 0 ? INFINITY : most;
    for (int c = 0; n < most && c != EOF;) {
        c = m2c_stream_gives(s) ? fgetc(s->file) : EOF;
        n += c == '\n';
    }
    return m2c_give(out, m2c_double(n));
}

/* --- positions ----------------------------------------------------------------------------------- */
M2C_TEXT_FN(feof)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("feof", nargin, 1, 1))
        return 1;
    m2c_stream *s = stream_argument("feof", in[0]);
    return s ? m2c_give(out, m2c_double(feof(s->file) != 0)) : 1;
}

M2C_TEXT_FN(ftell)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("ftell", nargin, 1, 1))
        return 1;
    m2c_stream *s = stream_argument("ftell", in[0]);
    return s ? m2c_give(out, m2c_double((double)ftell(s->file))) : 1;
}

M2C_TEXT_FN(frewind)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("frewind", nargin, 1, 1))
        return 1;
    m2c_stream *s = stream_argument("frewind", in[0]);
    if (!s)
        return 1;
    rewind(s->file);
    if (nargout > 0)
        m2c_set(&out[0], m2c_double(0));
    return 0;
}

static int origin_argument(const m2c_value *v, int *whence)
{
    *whence = SEEK_SET;
    if (!v || m2c_equals_text(v, "bof"))
        return 0;
    if (m2c_equals_text(v, "cof"))
        *whence = SEEK_CUR;
    else if (m2c_equals_text(v, "eof"))
        *whence = SEEK_END;
    else if (v->cls == M2C_CHAR || v->numel != 1 || (m2c_get(v, 0) != 0 && fabs(m2c_get(v, 0)) != 1))
        return m2c_error("", "fseek: invalid value for origin");
    else
        *whence = m2c_get(v, 0) < 0 ? SEEK_SET : m2c_get(v, 0) > 0 ? SEEK_END : SEEK_CUR;
    return 0;
}

M2C_TEXT_FN(SEEK_SET)
{
    M2C_TEXT_UNUSED;
    return m2c_give(out, m2c_double(-1));
}

M2C_TEXT_FN(SEEK_CUR)
{
    M2C_TEXT_UNUSED;
    return m2c_give(out, m2c_double(0));
}

M2C_TEXT_FN(SEEK_END)
{
    M2C_TEXT_UNUSED;
    return m2c_give(out, m2c_double(1));
}

/* Goes to a place within the file; elsewhere nothing changes. */
static int seek_within(FILE *f, double offset, int whence)
{
    long here = ftell(f), end;
    if (here < 0 || fseek(f, 0, SEEK_END) || (end = ftell(f)) < 0)
        return -1;
    double place = (whence == SEEK_SET ? 0 : (double)(whence == SEEK_CUR ? here : end)) + trunc(offset);
    bool within = place >= 0 && place <= (double)end;
    fseek(f, within ? (long)place : here, SEEK_SET);
    return within ? 0 : -1;
}

M2C_TEXT_FN(fseek)
{
    M2C_TEXT_UNUSED;
    int whence;
    if (m2c_check_count("fseek", nargin, 2, 3))
        return 1;
    m2c_stream *s = stream_argument("fseek", in[0]);
    if (!s)
        return 1;
    if (!m2c_is_arith(in[1]) || in[1]->numel != 1)
        return m2c_error("", "fseek: invalid value for offset");
    double offset = m2c_get(in[1], 0);
    if (origin_argument(nargin == 3 ? in[2] : NULL, &whence))
        return 1;
    return m2c_give(out, m2c_double(seek_within(s->file, isnan(offset) ? 0 : offset, whence)));
}

M2C_TEXT_FN(fflush)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("fflush", nargin, 1, 1))
        return 1;
    m2c_stream *s = stream_argument("fflush", in[0]);
    if (!s)
        return 1;
    return m2c_give(out, m2c_double(fflush(s->file) ? -1 : 0));
}

M2C_TEXT_FN(fileread)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("fileread", nargin, 1, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "fileread: FILENAME argument must be a string");
    char *name = m2c_cstring(in[0]);
    FILE *f = fopen(name, "rb");
    m2c_free(name);
    if (!f)
        return m2c_error("", "fileread: cannot open file");
    m2c_text t = {0};
    m2c_read_rest(&t, f);
    fclose(f);
    return m2c_give(out, m2c_text_take(&t));
}
