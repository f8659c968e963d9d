/* Builtins: num2hex, hex2num, bitpack, bitunpack. */
#include "text_internal.h"

#include <ctype.h>

static void hex_of(char *text, const unsigned char *byte, size_t size)
{
    static const char digit[] = "0123456789abcdef";
    for (size_t k = 0; k < size; k++) { /* the most significant byte first */
        *text++ = digit[byte[size - 1 - k] >> 4];
        *text++ = digit[byte[size - 1 - k] & 15];
    }
}

static int unknown_option(const m2c_value *v)
{
    if (!m2c_is_string(v))
        return m2c_error("", "num2hex: second argument must be a string");
    char *option = m2c_cstring(v);
    m2c_error("", "num2hex: unrecognized option '%s'", option);
    m2c_free(option);
    return 1;
}

M2C_TEXT_FN(num2hex)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("num2hex", nargin, 1, 2))
        return 1;
    if (nargin == 2 && !m2c_equals_text(in[1], "cell"))
        return unknown_option(in[1]);
    if (m2c_is_complex(in[0]))
        return m2c_error("", "num2hex: N must be real");
    if (!m2c_is_numeric(in[0]) && in[0]->cls != M2C_CHAR)
        return m2c_wrong_type("num2hex", in[0]);
    size_t size = m2c_element_size((m2c_class)in[0]->cls, 0), width = 2 * size;
    char *text = m2c_alloc((size_t)in[0]->numel * width);
    m2c_bytes *row = m2c_alloc((size_t)in[0]->numel * sizeof *row);
    for (ptrdiff_t k = 0; k < in[0]->numel; k++) {
        row[k] = (m2c_bytes){text + (size_t)k * width, width};
        hex_of(text + (size_t)k * width, m2c_element(in[0], k), size);
    }
    m2c_value *y = nargin == 2 ? (in[0]->dims[0] == 1 && in[0]->ndims == 2 ? m2c_cell(1, in[0]->numel)
                                                                           : m2c_cell(in[0]->numel, 1))
                               : m2c_char_rows((int)in[0]->numel, row);
    for (ptrdiff_t k = 0; nargin == 2 && k < in[0]->numel; k++)
        m2c_set(&y->cell[k], m2c_text_value(row[k].s, width));
    m2c_free(row);
    m2c_free(text);
    return m2c_give(out, y);
}

/* One text of digits, filled with zeros on the right; result 1 after an error. */
static int read_hex(unsigned char *byte, size_t size, m2c_bytes s)
{
    while (s.n && isspace((unsigned char)s.s[s.n - 1]))
        s.n--;
    if (s.n > 2 * size)
        return m2c_error("", "hex2num: S must be no more than %d characters", 2 * (int)size);
    memset(byte, 0, size);
    for (size_t k = 0; k < s.n; k++) {
        int c = tolower((unsigned char)s.s[k]);
        if (!isxdigit(c))
            return m2c_error("", "hex2num: invalid character found in string S");
        int value = isdigit(c) ? c - '0' : c - 'a' + 10;
        byte[size - 1 - k / 2] |= (unsigned char)(k % 2 ? value : value << 4);
    }
    return 0;
}

M2C_TEXT_FN(hex2num)
{
    M2C_TEXT_UNUSED;
    m2c_class cls = M2C_DOUBLE;
    m2c_value *rows = NULL;
    if (m2c_check_count("hex2num", nargin, 1, 2))
        return 1;
    if (nargin == 2) {
        char *name = m2c_cstring(in[1]);
        bool known = m2c_class_by_name(name, &cls) && cls != M2C_LOGICAL;
        int status = known ? 0 : m2c_error("", "hex2num: unrecognized CLASS '%s'", name);
        m2c_free(name);
        if (status)
            return 1;
    }
    if (in[0]->cls != M2C_CHAR && !m2c_is_cellstr(in[0]))
        return m2c_error("", "hex2num: S must be a string or cellstring");
    if (m2c_fn_cellstr(NULL, 1, &rows, 1, in))
        return 1;
    m2c_value *y = m2c_new(cls, rows->ndims, rows->dims, 0);
    int status = 0;
    for (ptrdiff_t k = 0; k < rows->numel && !status; k++)
        status = read_hex(m2c_element(y, k), m2c_element_size(cls, 0), m2c_span_of(rows->cell[k]));
    m2c_release(rows);
    if (status) {
        m2c_release(y);
        return 1;
    }
    return m2c_give(out, y);
}

M2C_TEXT_FN(bitpack)
{
    M2C_TEXT_UNUSED;
    m2c_class cls;
    if (nargin != 2)
        return m2c_wrong_call("bitpack", nargin);
    if (in[0]->cls != M2C_LOGICAL)
        return m2c_error("", "bitpack: X must be a logical array");
    char *name = m2c_cstring(in[1]);
    unsigned flags = m2c_complex_class_by_name(name, &cls) ? M2C_COMPLEX : 0;
    bool known = flags || (m2c_class_by_name(name, &cls) && cls != M2C_LOGICAL);
    if (!known)
        m2c_error("", "bitpack: cannot pack to %s class", name);
    m2c_free(name);
    if (!known)
        return 1;
    ptrdiff_t bits = 8 * (ptrdiff_t)m2c_element_size(cls, flags), n = in[0]->numel / bits;
    if (n * bits != in[0]->numel)
        return m2c_error("", "bitpack: incorrect number of bits to make up output value");
    bool column = in[0]->dims[1] == 1 && in[0]->ndims == 2;
    m2c_value *y = m2c_new2(cls, column ? n : 1, column ? 1 : n, flags);
    unsigned char *byte = y->data;
    memset(byte, 0, (size_t)(in[0]->numel / 8));
    for (ptrdiff_t k = 0; k < in[0]->numel; k++)
        byte[k / 8] |= (unsigned char)(in[0]->u8[k] << (k % 8));
    return m2c_give(out, y);
}

M2C_TEXT_FN(bitunpack)
{
    M2C_TEXT_UNUSED;
    if (nargin != 1)
        return m2c_wrong_call("bitunpack", nargin);
    if (!m2c_is_numeric(in[0]) && in[0]->cls != M2C_CHAR)
        return m2c_error("", "bitunpack: argument must be a number or a string");
    ptrdiff_t n = in[0]->numel * 8 * (ptrdiff_t)m2c_element_size((m2c_class)in[0]->cls, in[0]->flags);
    bool row = in[0]->ndims == 2 && in[0]->dims[0] == 1;
    m2c_value *y = m2c_new2(M2C_LOGICAL, row ? 1 : n, row ? n : 1, 0);
    const unsigned char *byte = in[0]->data;
    for (ptrdiff_t k = 0; k < n; k++)
        y->u8[k] = byte[k / 8] >> (k % 8) & 1;
    return m2c_give(out, y);
}
