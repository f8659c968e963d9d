/* disp, display, and the printf family as builtins. Declared in mat2c/builtins/. */
#include "text_internal.h"
#include "text_stream.h"

#include <stdio.h>

static int give_text(m2c_value **out, m2c_text *t, int status)
{
    if (status)
        m2c_text_free(t);
    else
        m2c_set(&out[0], m2c_chars(t->s, (ptrdiff_t)t->n, false));
    m2c_text_free(t);
    return status;
}

/* printf results have one row even where they are empty. */
static m2c_value *row_of(const m2c_text *t)
{
    m2c_value *v = m2c_new2(M2C_CHAR, 1, (ptrdiff_t)t->n, 0);
    if (t->n)
        memcpy(v->u8, t->s, t->n);
    return v;
}

M2C_BUILTIN_OF_ANY(disp)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("disp", nargin, 1, 1))
        return 1;
    if (nargout == 0)
        return m2c_disp(in[0]);
    m2c_text t = {0};
    return give_text(out, &t, m2c_disp_text(&t, in[0]));
}

M2C_BUILTIN_OF_ANY(display)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("display", nargin, 1, 1))
        return 1;
    return m2c_disp(in[0]);
}

M2C_TEXT_FN(sprintf)
{
    M2C_TEXT_UNUSED;
    m2c_text t = {0};
    if (nargin < 1)
        return m2c_invalid_call("sprintf");
    if (m2c_format(&t, "sprintf", in[0], nargin - 1, in + 1)) {
        m2c_text_free(&t);
        return 1;
    }
    m2c_set(&out[0], row_of(&t));
    out[0]->flags |= in[0]->flags & M2C_DQ;
    if (nargout > 1) /* an error message, which there is never, and the number of characters */
        m2c_set(&out[1], m2c_new2(M2C_CHAR, 0, 0, M2C_DQ));
    if (nargout > 2)
        m2c_set(&out[2], m2c_double((double)t.n));
    m2c_text_free(&t);
    return 0;
}

/* Formats and writes, up to a value that can't be printed; gives the number of bytes on wish. */
static int print_to(const char *who, int fid, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_text t = {0};
    int status = m2c_format(&t, who, in[0], nargin - 1, in + 1);
    if (!status || t.n > 0)
        status |= m2c_stream_write(who, fid, t.s, t.n);
    if (!status && nargout > 0)
        m2c_set(&out[0], m2c_double(m2c_stream_takes(m2c_stream_of(fid)) ? (double)t.n : 0));
    m2c_text_free(&t);
    return status;
}

M2C_TEXT_FN(printf)
{
    M2C_TEXT_UNUSED;
    if (nargin < 1)
        return m2c_invalid_call("printf");
    return print_to("printf", 1, nargout, out, nargin, in);
}

M2C_TEXT_FN(fprintf)
{
    M2C_TEXT_UNUSED;
    int fid = 1;
    if (nargin == 0 || (nargin == 1 && in[0]->cls != M2C_CHAR))
        return m2c_invalid_call("fprintf");
    if (in[0]->cls != M2C_CHAR && nargin > 1) {
        if (m2c_stream_number("fprintf", in[0], &fid))
            return 1;
        in++;
        nargin--;
    }
    return print_to("fprintf", fid, nargout, out, nargin, in);
}

static int put_string(const char *who, int fid, const m2c_value *v, m2c_value **out)
{
    bool text = v->cls == M2C_CHAR;
    m2c_bytes s = text ? m2c_span_of(v) : (m2c_bytes){"", 0};
    if (m2c_stream_write(who, fid, s.s, s.n))
        return 1;
    m2c_set(&out[0], m2c_double(text && m2c_stream_takes(m2c_stream_of(fid)) ? 0 : -1));
    return 0;
}

M2C_TEXT_FN(puts)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("puts", nargin, 1, 1))
        return 1;
    return put_string("puts", 1, in[0], out);
}

M2C_TEXT_FN(fputs)
{
    M2C_TEXT_UNUSED;
    int fid;
    if (m2c_check_count("fputs", nargin, 2, 2) || m2c_stream_number("fputs", in[0], &fid))
        return 1;
    return put_string("fputs", fid, in[1], out);
}

M2C_BUILTIN_OF_ANY(fdisp)
{
    M2C_TEXT_UNUSED;
    int first = m2c_first() ? m2c_first()->write(m2c_fn_fdisp, nargout, out, nargin, in) : M2C_NOT_MINE;
    if (first != M2C_NOT_MINE)
        return first;
    int fid;
    m2c_text t = {0};
    if (m2c_check_count("fdisp", nargin, 2, 2) || m2c_stream_number("fdisp", in[0], &fid))
        return 1;
    if (!m2c_stream_takes(m2c_stream_of(fid)))
        return m2c_error("", "fdisp: stream FID not open for writing");
    int status = m2c_disp_text(&t, in[1]) || m2c_stream_write("fdisp", fid, t.s, t.n);
    m2c_text_free(&t);
    return status;
}

M2C_TEXT_FN(stdin)
{
    M2C_TEXT_UNUSED;
    return m2c_give_count(out, 0);
}

M2C_TEXT_FN(stdout)
{
    M2C_TEXT_UNUSED;
    return m2c_give_count(out, 1);
}

M2C_TEXT_FN(stderr)
{
    M2C_TEXT_UNUSED;
    return m2c_give_count(out, 2);
}

M2C_TEXT_FN(more)
{
    M2C_TEXT_UNUSED;
    return 0;
}

M2C_TEXT_FN(clc)
{
    M2C_TEXT_UNUSED;
    return 0;
}
