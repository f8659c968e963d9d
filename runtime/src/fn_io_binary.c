/* fread, fwrite, and input from the terminal. Declared in mat2c/builtins/text.py. */
#include "text_internal.h"
#include "text_stream.h"

#include <math.h>

/* What a precision such as "int16=>double" or "*uint8" says. */
typedef struct precision {
    m2c_class from, to;
} precision;

static bool read_class(m2c_span s, m2c_class *cls)
{
    static const struct {
        const char *name;
        m2c_class cls;
    } names[] = {{"uint8", M2C_UINT8},   {"uchar", M2C_UINT8},    {"unsigned char", M2C_UINT8},
                 {"int8", M2C_INT8},     {"schar", M2C_INT8},     {"signed char", M2C_INT8},
                 {"char", M2C_UINT8},    {"char*1", M2C_UINT8},   {"int16", M2C_INT16},
                 {"short", M2C_INT16},   {"uint16", M2C_UINT16},  {"ushort", M2C_UINT16},
                 {"int32", M2C_INT32},   {"int", M2C_INT32},      {"uint32", M2C_UINT32},
                 {"uint", M2C_UINT32},   {"int64", M2C_INT64},    {"long", M2C_INT64},
                 {"uint64", M2C_UINT64}, {"ulong", M2C_UINT64},   {"single", M2C_SINGLE},
                 {"float", M2C_SINGLE},  {"float32", M2C_SINGLE}, {"real*4", M2C_SINGLE},
                 {"double", M2C_DOUBLE}, {"float64", M2C_DOUBLE}, {"real*8", M2C_DOUBLE},
                 {"logical", M2C_UINT8}};
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
        if (strlen(names[k].name) == s.n && memcmp(names[k].name, s.s, s.n) == 0) {
            *cls = names[k].cls;
            return true;
        }
    return false;
}

static bool is_char_name(m2c_span s)
{
    return s.n >= 4 && memcmp(s.s, "char", 4) == 0;
}

static int read_precision(const char *who, const m2c_value *v, precision *p)
{
    *p = (precision){M2C_UINT8, M2C_DOUBLE};
    if (!v)
        return 0;
    if (v->cls != M2C_CHAR)
        return m2c_error("", "%s: PRECISION must be a string", who);
    m2c_span s = m2c_span_of(v);
    bool same = s.n && s.s[0] == '*';
    s = same ? (m2c_span){s.s + 1, s.n - 1} : s;
    ptrdiff_t arrow = m2c_find_text(s, (m2c_span){"=>", 2}, 0);
    m2c_span from = arrow >= 0 ? (m2c_span){s.s, (size_t)arrow} : s;
    m2c_span to = arrow >= 0 ? (m2c_span){s.s + arrow + 2, s.n - (size_t)arrow - 2} : from;
    bool ok = read_class(from, &p->from);
    if (same || arrow >= 0) {
        ok = ok && read_class(to, &p->to);
        if (is_char_name(to))
            p->to = M2C_CHAR;
    }
    return ok ? 0 : m2c_error("", "%s: invalid PRECISION specified", who);
}

static int read_shape(const m2c_value *v, double *rows, double *cols)
{
    *rows = INFINITY;
    *cols = 1;
    if (!v || v->numel == 0)
        return 0;
    if (!m2c_is_arith(v) || v->numel > 2)
        return m2c_error("", "fread: invalid SIZE specification");
    *rows = m2c_get(v, 0);
    *cols = v->numel == 2 ? m2c_get(v, 1) : 1;
    return 0;
}

/* Everything up to `most` elements as a raw value of the file's class. */
static m2c_value *read_raw(FILE *f, m2c_class cls, double most)
{
    size_t size = m2c_element_size(cls, 0);
    m2c_text t = {0};
    m2c_text_add(&t, "", 0);
    for (int c; (double)t.n < most * (double)size && (c = fgetc(f)) != EOF;)
        m2c_text_add(&t, &(char){(char)c}, 1);
    m2c_value *v = m2c_new2(cls, (ptrdiff_t)(t.n / size), 1, 0);
    memcpy(v->data, t.s, (size_t)v->numel * size);
    m2c_text_free(&t);
    return v;
}

M2C_TEXT_FN(fread)
{
    M2C_TEXT_UNUSED;
    int fid;
    double rows, cols;
    precision p;
    if (m2c_check_count("fread", nargin, 1, 5) || m2c_stream_number("fread", in[0], &fid) ||
        read_shape(nargin > 1 && in[1]->cls != M2C_CHAR ? in[1] : NULL, &rows, &cols))
        return 1;
    const m2c_value *named = nargin > 2 ? in[2] : nargin == 2 && in[1]->cls == M2C_CHAR ? in[1] : NULL;
    if (read_precision("fread", named, &p))
        return 1;
    m2c_value *raw = read_raw(m2c_stream_of(fid)->file, p.from, rows * cols), *typed = NULL;
    ptrdiff_t n = raw->numel;
    int status = m2c_cast(&typed, raw, p.to);
    m2c_release(raw);
    if (status)
        return 1;
    ptrdiff_t r = cols == 1 || isinf(rows) ? n : (ptrdiff_t)rows, c = cols == 1 ? 1 : r ? (n + r - 1) / r : 0;
    ptrdiff_t dims[2] = {r, c};
    m2c_value *v = m2c_zeros(p.to, 2, dims, 0);
    memcpy(v->data, typed->data, (size_t)n * m2c_element_size(p.to, 0));
    m2c_release(typed);
    if (nargout > 1)
        m2c_set(&out[1], m2c_double((double)n));
    return m2c_give(out, v);
}

M2C_TEXT_FN(fwrite)
{
    M2C_TEXT_UNUSED;
    int fid;
    precision p;
    m2c_value *v = NULL;
    if (m2c_check_count("fwrite", nargin, 2, 5) || m2c_stream_number("fwrite", in[0], &fid) ||
        read_precision("fwrite", nargin > 2 ? in[2] : NULL, &p) || m2c_cast(&v, in[1], p.from))
        return 1;
    int status = m2c_stream_write("fwrite", fid, v->data, (size_t)v->numel * m2c_element_size(p.from, 0));
    if (!status)
        m2c_set(&out[0], m2c_double((double)v->numel));
    m2c_release(v);
    return status;
}

M2C_TEXT_FN(input)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("input", nargin, 1, 2))
        return 1;
    m2c_text t = {0};
    m2c_put((const char *)in[0]->u8, in[0]->cls == M2C_CHAR ? (size_t)in[0]->numel : 0);
    fflush(stdout);
    int c;
    m2c_text_add(&t, "", 0);
    while ((c = fgetc(stdin)) != EOF && c != '\n')
        m2c_text_add(&t, &(char){(char)c}, 1);
    if (c == EOF && t.n == 0) {
        m2c_text_free(&t);
        return m2c_error("", "input: reading user-input failed!");
    }
    m2c_value *text = m2c_text_take(&t), *none = NULL;
    if (nargin == 2)
        return m2c_give(out, text);
    int status = 0;
    if (text->numel == 0)
        none = m2c_empty();
    else
        status = m2c_run_expression(&none, (const char *)text->u8, (size_t)text->numel);
    m2c_release(text);
    return status ? 1 : m2c_give(out, none);
}
