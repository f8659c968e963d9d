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

int m2c_stream_order(const m2c_value *v, bool *big)
{
    bool high = m2c_equals_text(v, "ieee-be") || m2c_equals_text(v, "b");
    if (!high && !m2c_equals_text(v, "ieee-le") && !m2c_equals_text(v, "l") &&
        !m2c_equals_text(v, "native") && !m2c_equals_text(v, "n"))
        return m2c_error("", "invalid architecture type specified");
    *big = high;
    return 0;
}

static bool read_class(m2c_bytes s, m2c_class *cls)
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

static bool is_char_name(m2c_bytes s)
{
    return s.n >= 4 && memcmp(s.s, "char", 4) == 0;
}

/* Takes a count such as "3*" from the front. */
static size_t take_block(m2c_bytes *s)
{
    size_t n = 0, block = 0;
    for (; n < s->n && isdigit((unsigned char)s->s[n]); n++)
        block = 10 * block + (size_t)(s->s[n] - '0');
    if (n == 0 || n == s->n || s->s[n] != '*' || block == 0)
        return 1;
    *s = (m2c_bytes){s->s + n + 1, s->n - n - 1};
    return block;
}

static int read_precision(const char *who, const m2c_value *v, precision *p)
{
    *p = (precision){M2C_UINT8, M2C_DOUBLE, 1, 0, false};
    if (!v)
        return 0;
    if (v->cls != M2C_CHAR)
        return m2c_error("", "%s: PRECISION must be a string", who);
    m2c_bytes s = m2c_span_of(v);
    bool same = s.n && s.s[0] == '*';
    s = same ? (m2c_bytes){s.s + 1, s.n - 1} : s;
    ptrdiff_t arrow = m2c_find_text(s, (m2c_bytes){"=>", 2}, 0);
    m2c_bytes from = arrow >= 0 ? (m2c_bytes){s.s, (size_t)arrow} : s;
    m2c_bytes to = arrow >= 0 ? (m2c_bytes){s.s + arrow + 2, s.n - (size_t)arrow - 2} : from;
    p->block = take_block(&from);
    to = arrow >= 0 ? to : from;
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

/* The arguments behind the precision: how many bytes are skipped at each block, and the order of bytes. */
static int read_layout(const char *who, int nargin, m2c_value *const *in, int fid, precision *p)
{
    double skip = 0;
    p->big = m2c_stream_of(fid)->big;
    if (nargin > 3 && m2c_to_double(in[3], who, &skip))
        return 1;
    p->skip = (long)skip;
    return nargin > 4 && m2c_stream_order(in[4], &p->big);
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

/* Everything up to `most` elements as a raw value of the file's class. */
static m2c_value *read_raw(FILE *f, const precision *p, double most)
{
    size_t size = m2c_element_size(p->from, 0), block = p->block * size;
    m2c_text t = {0};
    m2c_text_add(&t, "", 0);
    for (int c; (double)t.n < most * (double)size && (c = fgetc(f)) != EOF;) {
        m2c_text_add(&t, &(char){(char)c}, 1);
        if (p->skip && t.n % block == 0)
            fseek(f, p->skip, SEEK_CUR);
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
    if (m2c_check_count("fread", nargin, 1, 5) || m2c_stream_number("fread", in[0], &fid) ||
        read_shape(nargin > 1 && in[1]->cls != M2C_CHAR ? in[1] : NULL, &rows, &cols))
        return 1;
    const m2c_value *named = nargin > 2 ? in[2] : nargin == 2 && in[1]->cls == M2C_CHAR ? in[1] : NULL;
    if (read_precision("fread", named, &p) || read_layout("fread", nargin, in, fid, &p))
        return 1;
    m2c_value *raw = read_raw(m2c_stream_of(fid)->file, &p, rows * cols), *typed = NULL;
    ptrdiff_t n = raw->numel;
    int status = m2c_cast(&typed, raw, p.to);
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

M2C_TEXT_FN(fwrite)
{
    M2C_TEXT_UNUSED;
    int fid;
    precision p;
    m2c_value *v = NULL;
    if (m2c_check_count("fwrite", nargin, 2, 5) || m2c_stream_number("fwrite", in[0], &fid) ||
        read_precision("fwrite", nargin > 2 ? in[2] : NULL, &p) ||
        read_layout("fwrite", nargin, in, fid, &p) || m2c_cast(&v, in[1], p.from))
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
