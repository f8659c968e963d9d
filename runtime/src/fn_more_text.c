/* Builtins: celldisp, is_dq_string, is_sq_string, list_in_columns, unicode2native, native2unicode,
 * base64_encode, base64_decode. */
#include "text_internal.h"

#include "m2c/dialect.h"

#include <math.h>

/* --- celldisp ------------------------------------------------------------------------------------ */
/* The name of element k: "c{2}" in vectors, "c{1,2}" elsewhere. */
static void add_place(m2c_text *t, const m2c_value *c, ptrdiff_t k)
{
    if (c->ndims == 2 && (c->dims[0] == 1 || c->dims[1] == 1)) {
        m2c_text_addf(t, "{%" M2C_PT "}", k + 1);
        return;
    }
    for (int d = 0; d < c->ndims; d++) {
        m2c_text_addf(t, "%s%" M2C_PT, d ? "," : "{", k % c->dims[d] + 1);
        k /= c->dims[d];
    }
    m2c_text_addf(t, "}");
}

static int show_cells(const m2c_value *c, const char *name)
{
    int bad = 0;
    for (ptrdiff_t k = 0; k < c->numel && !bad; k++) {
        const m2c_value *v = c->cell[k];
        char dims[32 * M2C_MAX_RANK];
        m2c_text t = {0};
        m2c_text_addf(&t, "%s", name);
        add_place(&t, c, k);
        if (v->cls == M2C_CELL) {
            bad = show_cells(v, t.s);
            m2c_text_free(&t);
            continue;
        }
        if (v->numel == 0)
            m2c_text_addf(&t, " = [](%s)\n", m2c_dims_text(v, dims));
        else
            m2c_text_addf(&t, " = \n\n");
        m2c_put(t.s, t.n);
        m2c_text_free(&t);
        if (v->numel) {
            bad = m2c_disp(v);
            m2c_puts("\n");
        }
    }
    return bad;
}

M2C_TEXT_FN(celldisp)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("celldisp", nargin, 1, 2))
        return 1;
    if (in[0]->cls != M2C_CELL)
        return m2c_error("", "celldisp: C must be a cell array");
    char *name = nargin == 2 ? m2c_cstring(in[1]) : m2c_strdup("");
    int status = show_cells(in[0], name);
    m2c_free(name);
    return status;
}

/* --- texts --------------------------------------------------------------------------------------- */
static bool quoted_with(const m2c_value *v, bool two)
{
    return v->cls == M2C_CHAR && !(v->flags & M2C_DQ) == !two;
}

M2C_BUILTIN_AS(is_dq_string,
               nargin == 1 ? m2c_give_bool(out, quoted_with(in[0], true)) : m2c_invalid_call("is_dq_string"))
M2C_BUILTIN_AS(is_sq_string,
               nargin == 1 ? m2c_give_bool(out, quoted_with(in[0], false)) : m2c_invalid_call("is_sq_string"))

/* The rows of a character matrix, with the blanks at their ends. */
static int rows_of_text(m2c_value **out, const m2c_value *v)
{
    m2c_value *y = m2c_cell(v->dims[0], 1);
    for (ptrdiff_t i = 0; i < v->dims[0]; i++) {
        m2c_text row = m2c_row_text(v, i);
        m2c_set(&y->cell[i], m2c_text_take(&row));
    }
    return m2c_give(out, y);
}

/* The texts of a cell; elements that are none count as empty. */
static int texts_of_cell(m2c_value **out, const m2c_value *v)
{
    m2c_value *y = m2c_cell(v->numel, 1);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        m2c_set(&y->cell[k],
                v->cell[k]->cls == M2C_CHAR ? m2c_retain(v->cell[k]) : m2c_new2(M2C_CHAR, 0, 0, 0));
    return m2c_give(out, y);
}

/* Lists texts column by column in lines of so many characters behind the prefix. */
static void put_columns(m2c_text *t, const m2c_value *cells, ptrdiff_t width, m2c_bytes prefix)
{
    ptrdiff_t widest = 0, n = cells->numel;
    for (ptrdiff_t k = 0; k < n; k++)
        widest = cells->cell[k]->numel > widest ? cells->cell[k]->numel : widest;
    widest += 2;
    ptrdiff_t cols = width / widest > 0 ? width / widest : 1, rows = n / cols + (n % cols != 0);
    for (ptrdiff_t i = 0; i < rows; i++) {
        m2c_text_add(t, prefix.s, prefix.n);
        for (ptrdiff_t k = i; k < n; k += rows) {
            m2c_bytes s = m2c_span_of(cells->cell[k]);
            m2c_text_add(t, s.s, s.n);
            if (k + rows < n)
                m2c_text_addf(t, "%*s", (int)(widest - (ptrdiff_t)s.n), "");
        }
        m2c_text_addf(t, "\n");
    }
}

M2C_TEXT_FN(list_in_columns)
{
    M2C_TEXT_UNUSED;
    m2c_value *cells = NULL;
    if (m2c_check_count("list_in_columns", nargin, 1, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR && in[0]->cls != M2C_CELL)
        return m2c_error("", "list_in_columns: ARG must be a cellstr or char array");
    bool given = nargin > 1 && in[1]->numel;
    if (given && (!m2c_is_arith(in[1]) || in[1]->cls == M2C_CHAR || in[1]->numel != 1))
        return m2c_error("", "list_in_columns: WIDTH must be an integer");
    if (nargin > 2 && in[2]->cls != M2C_CHAR)
        return m2c_error("", "list_in_columns: PREFIX must be a string");
    m2c_bytes prefix = nargin > 2 ? m2c_span_of(in[2]) : (m2c_bytes){"", 0};
    if (in[0]->cls == M2C_CHAR ? rows_of_text(&cells, in[0]) : texts_of_cell(&cells, in[0]))
        return 1;
    m2c_text t = {0};
    double width = given ? m2c_get(in[1], 0) : 80;
    put_columns(&t, cells, (width > 0 ? (ptrdiff_t)width : 80) - (ptrdiff_t)prefix.n, prefix);
    m2c_release(cells);
    return m2c_give(out, m2c_text_take(&t));
}

/* --- codes of characters ------------------------------------------------------------------------- */
static bool is_latin(const m2c_value *page)
{
    return m2c_is_option(page, "latin1") || m2c_is_option(page, "ISO-8859-1");
}

M2C_TEXT_FN(unicode2native)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("unicode2native", nargin, 1, 2))
        return 1;
    if (in[0]->cls != M2C_CHAR || in[0]->ndims > 2 || (in[0]->dims[0] > 1 && in[0]->dims[1] != 1))
        return m2c_error("", "unicode2native: UTF8_STR must be a character vector");
    if (in[0]->numel == 0)
        return m2c_give(out, m2c_new2(M2C_UINT8, 0, 0, 0));
    if (nargin < 2 ? !m2c_spoken : !m2c_is_string(in[1])) /* Octave has no other encoding to take */
        return m2c_error("", "unicode2native: CODEPAGE must be a string");
    bool latin = nargin > 1 && is_latin(in[1]);
    m2c_value *y = m2c_new2(M2C_UINT8, in[0]->numel > 0, in[0]->numel, 0);
    ptrdiff_t n = 0;
    for (ptrdiff_t k = 0; k < in[0]->numel; k++) {
        unsigned char c = in[0]->u8[k];
        bool two = latin && (c & 0xfc) == 0xc0 && k + 1 < in[0]->numel;
        y->u8[n++] = two ? (unsigned char)(c << 6 | (in[0]->u8[++k] & 0x3f)) : c;
    }
    m2c_set_dims2(y, n > 0, n);
    return m2c_give(out, y);
}

M2C_TEXT_FN(native2unicode)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("native2unicode", nargin, 1, 2))
        return 1;
    if (in[0]->cls == M2C_CHAR)
        return m2c_give(out, m2c_retain(in[0]));
    bool vector = in[0]->ndims == 2 && (in[0]->dims[0] == 1 || in[0]->dims[1] == 1 || in[0]->numel == 0);
    if (!m2c_is_numeric(in[0]) || !vector)
        return m2c_error("", "native2unicode: NATIVE_BYTES must be a numeric vector");
    if (nargin > 1 && !m2c_is_string(in[1]))
        return m2c_error("", "native2unicode: CODEPAGE must be a string");
    bool latin = nargin > 1 && is_latin(in[1]);
    m2c_text t = {0};
    for (ptrdiff_t k = 0; k < in[0]->numel; k++) {
        unsigned char c = (unsigned char)round(m2c_get(in[0], k));
        char pair[2] = {(char)(0xc0 | c >> 6), (char)(0x80 | (c & 0x3f))};
        if (latin && c > 127)
            m2c_text_add(&t, pair, 2);
        else
            m2c_text_add(&t, (const char *)&c, 1);
    }
    return m2c_give(out, m2c_text_take(&t));
}

/* --- base64 -------------------------------------------------------------------------------------- */
static const char digit64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

M2C_TEXT_FN(base64_encode)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("base64_encode", nargin, 1, 1))
        return 1;
    if (!m2c_is_numeric(in[0]))
        return m2c_error("", "base64_encode: encoding is supported only for numeric arrays");
    if (m2c_is_complex(in[0]) || in[0]->flags & M2C_SPARSE)
        return m2c_error("", "base64_encode: encoding complex or sparse data is not supported");
    const unsigned char *byte = in[0]->data;
    size_t n = (size_t)in[0]->numel * m2c_element_size((m2c_class)in[0]->cls, 0);
    m2c_text t = {0};
    for (size_t k = 0; k < n; k += 3) {
        unsigned group = (unsigned)byte[k] << 16 | (k + 1 < n ? (unsigned)byte[k + 1] << 8 : 0) |
                         (k + 2 < n ? byte[k + 2] : 0);
        for (unsigned d = 0; d < 4; d++)
            m2c_text_add(&t, k + d > n ? "=" : &digit64[group >> (18 - 6 * d) & 63], 1);
    }
    return m2c_give(out, m2c_text_take(&t));
}

/* The bytes that a text stands for, four characters three bytes. */
static int decode(const m2c_value *v, m2c_text *t)
{
    unsigned group = 0, bits = 0;
    ptrdiff_t n = v->cls == M2C_CHAR ? v->numel : 0;
    bool good = v->cls == M2C_CHAR ? n % 4 == 0 : v->numel == 0;
    for (ptrdiff_t k = 0; k < n && good; k++) {
        const char *at = v->u8[k] ? strchr(digit64, v->u8[k]) : NULL;
        good = at || (v->u8[k] == '=' && k + 2 >= n);
        if (!at)
            continue;
        group = group << 6 | (unsigned)(at - digit64);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            m2c_text_add(t, &(char){(char)(group >> bits & 255)}, 1);
        }
    }
    return good ? 0 : m2c_error("", "base64_decode: input was not valid base64");
}

static int decoded(m2c_value **out, const char *name, m2c_class cls, int nargin, m2c_value *const *in)
{
    m2c_text t = {0};
    if (m2c_check_count(name, nargin, 1, 2))
        return 1;
    size_t size = m2c_element_size(cls, 0);
    int status = decode(in[0], &t);
    if (!status && t.n % size)
        status = m2c_error("", "base64_decode: incorrect input size");
    if (!status) {
        m2c_value *y = m2c_new2(cls, 1, (ptrdiff_t)(t.n / size), 0);
        if (t.n)
            memcpy(y->data, t.s, t.n);
        m2c_give(out, y);
    }
    m2c_text_free(&t);
    if (status || nargin < 2)
        return status;
    if (in[1]->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real N-D array");
    return m2c_fn_reshape(NULL, 1, out, 2, (m2c_value *const[]){*out, in[1]});
}

M2C_TEXT_FN(base64_decode)
{
    M2C_TEXT_UNUSED;
    return decoded(out, "base64_decode", M2C_DOUBLE, nargin, in);
}

M2C_TEXT_FN(__base64_decode_bytes__)
{
    M2C_TEXT_UNUSED;
    return decoded(out, "__base64_decode_bytes__", M2C_UINT8, nargin, in);
}
