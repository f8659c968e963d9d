/* disp, display, and the printf family as builtins. Declared in mat2c/builtins/text.py. */
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

M2C_TEXT_FN(disp)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("disp", nargin, 1, 1))
        return 1;
    if (nargout == 0)
        return m2c_disp(in[0]);
    m2c_text t = {0};
    return give_text(out, &t, m2c_disp_text(&t, in[0]));
}

M2C_TEXT_FN(display)
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
    m2c_text_free(&t);
    return 0;
}

/* Formats and writes; gives the number of bytes where it is asked for. */
static int print_to(const char *who, int fid, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_text t = {0};
    int status = m2c_format(&t, who, in[0], nargin - 1, in + 1);
    status = status || m2c_stream_write(who, fid, t.s, t.n);
    if (!status && nargout > 0)
        m2c_set(&out[0], m2c_double((double)t.n));
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
    m2c_span s = text ? m2c_span_of(v) : (m2c_span){"", 0};
    if (m2c_stream_write(who, fid, s.s, s.n))
        return 1;
    m2c_set(&out[0], m2c_double(text ? 0 : -1));
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

M2C_TEXT_FN(fdisp)
{
    M2C_TEXT_UNUSED;
    int fid;
    m2c_text t = {0};
    if (m2c_check_count("fdisp", nargin, 2, 2) || m2c_stream_number("fdisp", in[0], &fid))
        return 1;
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

/* The styles that a program may ask for: the words and what they set. */
static const struct {
    const char *words;
    m2c_output_format style;
    int precision;
} styles[] = {
    {"short", M2C_FORMAT_SHORT, 5},     {"long", M2C_FORMAT_LONG, 16},     {"short g", M2C_FORMAT_SHORT_G, 5},
    {"shortg", M2C_FORMAT_SHORT_G, 5},  {"long g", M2C_FORMAT_LONG_G, 16}, {"longg", M2C_FORMAT_LONG_G, 16},
    {"short e", M2C_FORMAT_SHORT_E, 5}, {"shorte", M2C_FORMAT_SHORT_E, 5}, {"long e", M2C_FORMAT_LONG_E, 16},
    {"longe", M2C_FORMAT_LONG_E, 16},   {"bank", M2C_FORMAT_BANK, 5},      {"rat", M2C_FORMAT_RAT, 5}};

static int set_format(const char *words)
{
    bool compact = strcmp(words, "compact") == 0;
    if (compact || strcmp(words, "loose") == 0 || !*words)
        m2c_format_compact = compact;
    if (compact || strcmp(words, "loose") == 0)
        return 0;
    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++)
        if (strcmp(*words ? words : "short", styles[k].words) == 0) {
            m2c_format_style = styles[k].style;
            m2c_output_precision = styles[k].precision;
            return 0;
        }
    return m2c_error("", "format: unrecognized format state '%s'", words);
}

/* The names of the style, of the spacing and of the letters of numbers. */
static int name_format(m2c_value **out, int nargout)
{
    const char *style = "short";
    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++)
        if (styles[k].style == m2c_format_style && !strchr(styles[k].words, ' '))
            style = styles[k].words;
    const char *names[] = {style, m2c_format_compact ? "compact" : "loose", "lowercase"};
    for (int k = 0; k < nargout && k < 3; k++)
        m2c_set(&out[k], m2c_chars(names[k], (ptrdiff_t)strlen(names[k]), false));
    return 0;
}

M2C_TEXT_FN(format)
{
    M2C_TEXT_UNUSED;
    if (nargout > 0)
        return nargin ? m2c_error("", "format: cannot change and query format simultaneously")
                      : name_format(out, nargout);
    m2c_text words = {0};
    m2c_text_add(&words, "", 0);
    for (int k = 0; k < nargin; k++) {
        if (in[k]->cls != M2C_CHAR) {
            m2c_text_free(&words);
            return m2c_error("", "format: all arguments must be strings");
        }
        if (k)
            m2c_text_add(&words, " ", 1);
        for (ptrdiff_t j = 0; j < in[k]->numel; j++) {
            char c = (char)in[k]->u8[j];
            c = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
            m2c_text_add(&words, &c, 1);
        }
    }
    int status = set_format(words.s);
    m2c_text_free(&words);
    return status;
}

M2C_TEXT_FN(output_precision)
{
    M2C_TEXT_UNUSED;
    double n = 0;
    if (nargin == 0 || nargout > 0)
        m2c_set(&out[0], m2c_double(m2c_output_precision));
    if (nargin == 0)
        return 0;
    if (m2c_to_double(in[0], "output_precision", &n))
        return 1;
    if (n < 0 || n > 16)
        return m2c_error("", "output_precision: arg must be %s", n < 0 ? "greater than 0" : "less than 16");
    m2c_output_precision = (int)n;
    return 0;
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
