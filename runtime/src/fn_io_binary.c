/* fread, fwrite, and input from the terminal. Declared in mat2c/builtins/. */
#include "text_internal.h"
#include "text_stream.h"

#include <ctype.h>
#include <math.h>

/* What a precision such as "int16=>double", "*uint8" or "3*uint8" says, and how the numbers lie in the file.
 */
typedef struct precision {
    m2c_class from, to;
    size_t block; /* numbers between which nothing is skipped */
    long skip;
    bool big;
} precision;

/* The arguments of fread and fwrite behind the stream, each in its place; NULL: not given. */
typedef struct wishes {
    const m2c_value *what, *precision, *skip, *order;
} wishes;

int m2c_stream_order(const m2c_value *v, bool *big)
{
    bool high = m2c_equals_text(v, "ieee-be") || m2c_equals_text(v, "b");
    if (!high && !m2c_equals_text(v, "ieee-le") && !m2c_equals_text(v, "l") &&
        !m2c_equals_text(v, "native") && !m2c_equals_text(v, "n"))
        return m2c_error("", "invalid architecture type specified");
    *big = high;
    return 0;
}

/* Names are given without blanks, in lower case. */
static bool read_class(m2c_bytes s, m2c_class *cls)
{
    static const struct {
        const char *name;
        m2c_class cls;
    } names[] = {{"uint8", M2C_UINT8},        {"uchar", M2C_UINT8},      {"unsignedchar", M2C_UINT8},
                 {"int8", M2C_INT8},          {"schar", M2C_INT8},       {"signedchar", M2C_INT8},
                 {"integer*1", M2C_INT8},     {"char", M2C_CHAR},        {"char*1", M2C_CHAR},
                 {"int16", M2C_INT16},        {"short", M2C_INT16},      {"integer*2", M2C_INT16},
                 {"uint16", M2C_UINT16},      {"ushort", M2C_UINT16},    {"unsignedshort", M2C_UINT16},
                 {"int32", M2C_INT32},        {"int", M2C_INT32},        {"integer*4", M2C_INT32},
                 {"long", M2C_INT32},         {"uint32", M2C_UINT32},    {"uint", M2C_UINT32},
                 {"unsignedint", M2C_UINT32}, {"ulong", M2C_UINT32},     {"unsignedlong", M2C_UINT32},
                 {"int64", M2C_INT64},        {"longlong", M2C_INT64},   {"integer*8", M2C_INT64},
                 {"uint64", M2C_UINT64},      {"ulonglong", M2C_UINT64}, {"unsignedlonglong", M2C_UINT64},
                 {"single", M2C_SINGLE},      {"float", M2C_SINGLE},     {"float32", M2C_SINGLE},
                 {"real*4", M2C_SINGLE},      {"double", M2C_DOUBLE},    {"float64", M2C_DOUBLE},
                 {"real*8", M2C_DOUBLE},      {"logical", M2C_LOGICAL}};
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
        if (strlen(names[k].name) == s.n && memcmp(names[k].name, s.s, s.n) == 0) {
            *cls = names[k].cls;
            return true;
        }
    return false;
}

/* Takes a count such as "3*" from the front. */
static size_t take_block(m2c_bytes *s)
{
    size_t n = 0, block = 0;
    for (; n < s->n && isdigit((unsigned char)s->s[n]); n++)
        block = 10 * block + (size_t)(s->s[n] - '0');
    if (n == 0 || n == s->n || s->s[n] != '*')
        return 1;
    *s = (m2c_bytes){s->s + n + 1, s->n - n - 1};
    return block ? block : 1;
}

/* The class that numbers are of in a file for the name of a class. */
static m2c_class stored_class(m2c_class named, m2c_class to)
{
    if (named == M2C_LOGICAL)
        return M2C_UINT8;
    bool is_number = to == M2C_DOUBLE || to == M2C_SINGLE;
    return named != M2C_CHAR ? named : is_number ? M2C_INT8 : M2C_UINT8;
}

/* What a text without blanks, in lower case, says. */
static bool parse_precision(m2c_bytes s, bool writes, precision *p)
{
    bool same = !writes && s.n && s.s[0] == '*';
    if (same)
        s = (m2c_bytes){s.s + 1, s.n - 1};
    else
        p->block = take_block(&s);
    ptrdiff_t arrow = writes || same ? -1 : m2c_find_text(s, (m2c_bytes){"=>", 2}, 0);
    m2c_bytes from = arrow >= 0 ? (m2c_bytes){s.s, (size_t)arrow} : s;
    m2c_class named;
    if (!read_class(from, &named))
        return false;
    if (arrow >= 0 && !read_class((m2c_bytes){s.s + arrow + 2, s.n - (size_t)arrow - 2}, &p->to))
        return false;
    p->to = same ? named : p->to;
    p->from = stored_class(named, p->to);
    return true;
}

static int read_precision(const char *who, const m2c_value *v, bool writes, precision *p)
{
    *p = (precision){M2C_UINT8, M2C_DOUBLE, 1, 0, false};
    if (!v)
        return 0;
    if (v->cls != M2C_CHAR)
        return m2c_error("", "%s: PRECISION must be a string", who);
    m2c_bytes s = m2c_span_of(v);
    m2c_text tight = {0};
    m2c_text_add(&tight, "", 0);
    for (size_t k = 0; k < s.n; k++)
        if (!isspace((unsigned char)s.s[k]))
            m2c_text_add(&tight, &(char){(char)tolower((unsigned char)s.s[k])}, 1);
    bool ok = parse_precision((m2c_bytes){tight.s, tight.n}, writes, p);
    bool truth = writes && ok && strstr(tight.s, "logical");
    m2c_text_free(&tight);
    if (truth)
        return m2c_error("", "write: invalid type specification");
    return ok ? 0 : m2c_error("", "%s: invalid PRECISION specified", who);
}

/* What Octave says where a size is none, or a stream not open for reading: its fread returns nothing. */
static int nothing_read(int nargout)
{
    return m2c_error("Octave:undefined-function",
                     nargout > 1 ? "element number 1 undefined in return list"
                                 : "value on right hand side of assignment is undefined");
}

static int read_shape(const m2c_value *v, int nargout, double *rows, double *cols)
{
    *rows = INFINITY;
    *cols = 1;
    if (!v)
        return 0;
    if (!m2c_is_arith(v))
        return m2c_error("", "fread: invalid SIZE specified");
    if (v->numel == 0 || v->numel > 2)
        return nothing_read(nargout);
    *rows = m2c_get(v, 0);
    *cols = v->numel == 2 ? m2c_get(v, 1) : 1;
    if (!(*rows >= 0))
        return nothing_read(nargout);
    *cols = *cols >= 0 ? *cols : INFINITY;
    return 0;
}

/* The precision may come in the place of the size (`shift` is then 1), the order of bytes in that of the
 * skip. */
static wishes placed(int nargin, m2c_value *const *in, int shift)
{
    const m2c_value *given[4] = {0};
    for (int k = 0; k + 1 < nargin && k + shift < 4; k++)
        given[k + shift] = in[k + 1];
    bool early = given[2] && given[2]->cls == M2C_CHAR && !given[3];
    return (wishes){given[0], given[1], early ? NULL : given[2], early ? given[2] : given[3]};
}

/* How many bytes are skipped at each block, and the order of bytes. */
static int read_layout(const char *who, const wishes *w, int fid, precision *p)
{
    p->big = m2c_stream_of(fid)->big;
    if (w->skip) {
        double skip = NAN;
        if (w->skip->cls != M2C_CHAR && m2c_is_arith(w->skip) && w->skip->numel == 1)
            skip = m2c_get(w->skip, 0);
        if (skip != floor(skip) || isinf(skip) || isnan(skip))
            return m2c_error("", "%s: SKIP must be an integer", who);
        p->skip = (long)skip;
    }
    if (w->order && w->order->cls != M2C_CHAR)
        return m2c_error("", "%s: ARCH architecture type must be a string", who);
    return w->order && m2c_stream_order(w->order, &p->big);
}

/* Other orders of bytes than this machine's. */
static void order_bytes(m2c_value *v, bool big)
{
    size_t size = m2c_element_size(v->cls, 0);
    unsigned char *bytes = v->data;
    for (ptrdiff_t k = 0; big && k < v->numel; k++, bytes += size)
        for (size_t i = 0; i < size / 2; i++) {
            unsigned char low = bytes[i];
            bytes[i] = bytes[size - 1 - i];
            bytes[size - 1 - i] = low;
        }
}

/* Goes on by so many bytes, to the end of the file at most. */
static void skip_read(FILE *f, long skip)
{
    long there = ftell(f) + skip;
    if (fseek(f, 0, SEEK_END) == 0 && ftell(f) > there)
        fseek(f, there, SEEK_SET);
}

/* The numbers read as a class. To characters, they lose their higher bytes. */
static int cast_raw(m2c_value **out, m2c_value *raw, m2c_class to)
{
    if (to != M2C_CHAR || raw->cls == M2C_DOUBLE || raw->cls == M2C_SINGLE)
        return m2c_cast(out, raw, to);
    size_t size = m2c_element_size(raw->cls, 0);
    m2c_value *v = m2c_new2(M2C_CHAR, raw->numel, 1, 0);
    for (ptrdiff_t k = 0; k < raw->numel; k++)
        v->u8[k] = ((const unsigned char *)raw->data)[(size_t)k * size];
    return m2c_give(out, v);
}

/* Everything up to `most` elements as a raw value of the file's class. */
static m2c_value *read_raw(FILE *f, const precision *p, double most)
{
    size_t size = m2c_element_size(p->from, 0), block = p->block * size;
    m2c_text t = {0};
    m2c_text_add(&t, "", 0);
    for (int c; (double)t.n < most * (double)size && (c = fgetc(f)) != EOF;) {
        m2c_text_add(&t, &(char){(char)c}, 1);
        if (p->skip && t.n % block == 0)
            skip_read(f, p->skip);
    }
    m2c_value *v = m2c_new2(p->from, (ptrdiff_t)(t.n / size), 1, 0);
    memcpy(v->data, t.s, (size_t)v->numel * size);
    order_bytes(v, p->big);
    m2c_text_free(&t);
    return v;
}

M2C_TEXT_FN(fread)
{
    M2C_TEXT_UNUSED;
    int fid;
    double rows, cols;
    precision p;
    if (m2c_check_count("fread", nargin, 1, 5) || m2c_stream_number("fread", in[0], &fid))
        return 1;
    wishes w = placed(nargin, in, nargin > 1 && in[1]->cls == M2C_CHAR);
    if (read_shape(w.what, nargout, &rows, &cols) || read_precision("fread", w.precision, false, &p) ||
        read_layout("fread", &w, fid, &p))
        return 1;
    if (!m2c_stream_gives(m2c_stream_of(fid)))
        return nothing_read(nargout);
    m2c_value *raw = read_raw(m2c_stream_of(fid)->file, &p, rows * cols), *typed = NULL;
    ptrdiff_t n = raw->numel;
    int status = cast_raw(&typed, raw, p.to);
    m2c_release(raw);
    if (status)
        return 1;
    ptrdiff_t r = cols == 1 || isinf(rows) ? n : (ptrdiff_t)rows, c = cols == 1 ? 1 : r ? (n + r - 1) / r : 0;
    r = c == 1 ? n : r; /* less than a column */
    if (n == 0 && !isinf(rows * cols))
        r = c = 0;
    ptrdiff_t dims[2] = {r, c};
    m2c_value *v = m2c_zeros(p.to, 2, dims, 0);
    memcpy(v->data, typed->data, (size_t)n * m2c_element_size(p.to, 0));
    m2c_release(typed);
    if (nargout > 1)
        m2c_set(&out[1], m2c_double((double)n));
    return m2c_give(out, v);
}

/* What is written of a value, as the file's class: of complex numbers the real parts. */
static int numbers_of(m2c_value **out, m2c_value *v, m2c_class cls)
{
    if (!m2c_is_arith(v))
        return m2c_error("", "octave_base_value::write(): wrong type argument '%s'", m2c_type_name(v));
    m2c_value *real = NULL, *given[1] = {v};
    if (m2c_fn_real(NULL, 1, &real, 1, given))
        return 1;
    int status = m2c_cast(out, real, cls);
    m2c_release(real);
    return status;
}

M2C_TEXT_FN(fwrite)
{
    M2C_TEXT_UNUSED;
    int fid;
    precision p;
    m2c_value *v = NULL;
    if (m2c_check_count("fwrite", nargin, 2, 5) || m2c_stream_number("fwrite", in[0], &fid))
        return 1;
    wishes w = placed(nargin, in, 0);
    if (read_precision("fwrite", w.precision, true, &p) || read_layout("fwrite", &w, fid, &p) ||
        numbers_of(&v, in[1], p.from))
        return 1;
    m2c_make_unique(&v);
    order_bytes(v, p.big);
    size_t size = m2c_element_size(p.from, 0), n = (size_t)v->numel, part = p.skip ? p.block : n;
    int status = 0;
    for (size_t k = 0; k < n && !status; k += part) {
        if (p.skip)
            fseek(m2c_stream_of(fid)->file, p.skip, SEEK_CUR);
        size_t now = n - k < part ? n - k : part;
        status = m2c_stream_write("fwrite", fid, (const char *)v->data + k * size, now * size);
    }
    if (!status)
        m2c_set(&out[0], m2c_double(m2c_stream_takes(m2c_stream_of(fid)) ? (double)v->numel : -1));
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
