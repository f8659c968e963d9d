/* Open files, by their numbers. */
#include "text_stream.h"
#include "m2c/error.h"
#include "m2c/memory.h"
#include "state.h"

#include <math.h>

enum { FIRST = 3, MOST = 256 };

static M2C_STATE m2c_stream streams[MOST];

m2c_stream *m2c_stream_of(int fid)
{
    static M2C_STATE m2c_stream standard[FIRST];
    if (fid >= 0 && fid < FIRST) {
        standard[fid].file = fid == 0 ? stdin : fid == 1 ? stdout : stderr;
        return &standard[fid];
    }
    return fid >= FIRST && fid < MOST && streams[fid].file ? &streams[fid] : NULL;
}

static void close_at_end(void)
{
    m2c_stream_close_all();
}

int m2c_stream_open(const char *name, const char *mode)
{
    m2c_at_end(close_at_end);
    for (int fid = FIRST; fid < MOST; fid++) {
        m2c_stream *s = &streams[fid];
        if (s->file)
            continue;
        s->file = fopen(name, mode);
        if (!s->file)
            return -1;
        s->name = m2c_strdup(name);
        s->mode = m2c_strdup(mode);
        return fid;
    }
    return -1;
}

int m2c_stream_close(int fid)
{
    m2c_stream *s = m2c_stream_of(fid);
    if (!s || fid < FIRST)
        return s ? 0 : -1;
    int status = fclose(s->file);
    m2c_free(s->name);
    m2c_free(s->mode);
    *s = (m2c_stream){0};
    return status ? -1 : 0;
}

int m2c_stream_close_all(void)
{
    for (int fid = FIRST; fid < MOST; fid++)
        if (streams[fid].file)
            m2c_stream_close(fid);
    return 0;
}

int m2c_stream_number(const char *who, const m2c_value *v, int *fid)
{
    /* of many numbers the first counts; no stream is known by a name */
    double x = v->cls == M2C_CHAR ? -1 : m2c_is_arith(v) && v->numel > 0 ? m2c_get(v, 0) : NAN;
    if (!isfinite(x) || x != floor(x))
        return m2c_error("", "file id must be a file object, std::string, or integer value");
    if (x < -1 || x >= MOST || !m2c_stream_of((int)x))
        return m2c_error("", "%s: invalid stream number = %.0f", who, x);
    *fid = (int)x;
    return 0;
}

bool m2c_stream_gives(const m2c_stream *s)
{
    return s->mode ? strpbrk(s->mode, "r+") != NULL : s->file == stdin;
}

bool m2c_stream_takes(const m2c_stream *s)
{
    return s->mode ? strpbrk(s->mode, "wa+") != NULL : s->file != stdin;
}

int m2c_stream_write(const char *who, int fid, const char *s, size_t n)
{
    m2c_stream *stream = m2c_stream_of(fid);
    if (!stream)
        return m2c_error("", "%s: invalid stream number = %d", who, fid);
    if (fid == 1)
        m2c_put(s, n);
    else if (fid != 0 && n) {
        if (fid == 2)
            fflush(stdout);
        fwrite(s, 1, n, stream->file);
    }
    return 0;
}

void m2c_read_rest(m2c_text *t, FILE *f)
{
    char block[4096];
    m2c_text_add(t, "", 0);
    if (f == stdout || f == stderr) /* which may be a terminal that gives what is typed */
        return;
    for (size_t n; (n = fread(block, 1, sizeof block, f)) > 0;)
        m2c_text_add(t, block, n);
}
