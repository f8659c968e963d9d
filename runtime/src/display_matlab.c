/* MATLAB's display: what a statement without a semicolon and disp show (display_matlab.h). */
#include "display_matlab.h"

#include "class.h"
#include "core_util.h"
#include "dictionary.h"
#include "error_matlab.h"
#include "m2c/dialect.h"
#include "string_array.h"

#include <string.h>

static void put_gap(m2c_text *t)
{
    if (!m2c_format_compact)
        m2c_text_add(t, "\n", 1);
}

/* 2×3, with the sign of multiplication in UTF-8. */
static void put_extents(m2c_text *t, const m2c_value *v)
{
    for (int d = 0; d < v->ndims; d++)
        m2c_text_addf(t, "%s%" M2C_PT, d ? "\xc3\x97" : "", v->dims[d]);
}

static bool is_plain_double(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE && !(v->flags & M2C_SPARSE);
}

/* --- elements of cells and fields --- */

static void put_bytes(m2c_text *t, const m2c_value *text, char quote)
{
    m2c_text_addf(t, "%c", quote);
    m2c_text_add(t, (const char *)text->data, (size_t)text->numel);
    m2c_text_addf(t, "%c", quote);
}

static void put_string(m2c_text *t, const m2c_value *element)
{
    if (m2c_is_missing_text(element))
        m2c_text_addf(t, "<missing>");
    else
        put_bytes(t, element, '"');
}

static void put_handle(m2c_text *t, const m2c_value *v)
{
    m2c_value *text = NULL, *f = (m2c_value *)v;
    if (m2c_fn_func2str(NULL, 1, &text, 1, &f) == 0) {
        if (text->numel && text->u8[0] != '@')
            m2c_text_add(t, "@", 1);
        m2c_text_add(t, (const char *)text->data, (size_t)text->numel);
    }
    m2c_release(text);
}

/* Is it shown whole within other values: a text of one line, a scalar, a short row? */
static bool is_short(const m2c_value *v)
{
    enum { MANY = 10 };
    if (v->ndims != 2)
        return false;
    if (v->cls == M2C_CHAR)
        return v->dims[0] == 1 || (v->numel == 0 && v->dims[0] == 0 && v->dims[1] == 0);
    if (m2c_is_string_array(v))
        return v->numel == 1;
    return v->cls == M2C_FUNCTION || (m2c_is_arith(v) && v->dims[0] == 1 && v->numel > 0 && v->numel < MANY);
}

/* What stands for a value within a cell or a struct. `brackets`: [ ] around numbers that are alone, too. */
static void put_short(m2c_text *t, const m2c_value *v, bool brackets)
{
    if (!is_short(v) || (brackets && v->cls == M2C_CHAR && !v->numel)) {
        put_extents(t, v);
        m2c_text_addf(t, " %s", m2c_class_name(v));
    } else if (v->cls == M2C_CHAR)
        put_bytes(t, v, '\'');
    else if (m2c_is_string_array(v)) {
        m2c_text_addf(t, brackets ? "[" : "");
        put_string(t, v->cell[0]);
        m2c_text_addf(t, brackets ? "]" : "");
    } else if (v->cls == M2C_FUNCTION)
        put_handle(t, v);
    else {
        const bool inside = brackets || v->numel > 1;
        m2c_text_addf(t, inside ? "[" : "");
        m2c_put_matlab_inline(t, v);
        m2c_text_addf(t, inside ? "]" : "");
    }
}

/* --- bodies --- */

/* Characters of a text in UTF-8. */
static size_t width_of(const m2c_text *text)
{
    size_t n = 0;
    for (size_t k = 0; k < text->n; k++)
        n += ((unsigned char)text->s[k] & 0xc0) != 0x80;
    return n;
}

/* Columns of texts, each as wide as its longest, four blanks apart; frees them. */
static void put_table(m2c_text *t, ptrdiff_t rows, ptrdiff_t columns, m2c_text *cell)
{
    size_t *width = m2c_calloc((size_t)(columns ? columns : 1), sizeof *width);
    for (ptrdiff_t j = 0; j < columns; j++)
        for (ptrdiff_t i = 0; i < rows; i++)
            width[j] = width_of(&cell[i + j * rows]) > width[j] ? width_of(&cell[i + j * rows]) : width[j];
    for (ptrdiff_t i = 0; i < rows; i++) {
        for (ptrdiff_t j = 0; j < columns; j++) {
            const m2c_text *own = &cell[i + j * rows];
            m2c_text_addf(t, "    ");
            m2c_text_add(t, own->s, own->n);
            for (size_t n = width_of(own); n < width[j] && j < columns - 1; n++)
                m2c_text_add(t, " ", 1);
        }
        m2c_text_add(t, "\n", 1);
    }
    for (ptrdiff_t k = 0; k < rows * columns; k++)
        m2c_text_free(&cell[k]);
    m2c_free(width);
    m2c_free(cell);
}

/* Puts braces around a short text of v, which is padded to a width: the numbers of a column end at one place,
 * other elements begin at one. */
static void put_braces(m2c_text *t, const m2c_value *v, size_t width)
{
    m2c_text own = *t;
    *t = (m2c_text){0};
    const int blanks = (int)(width - width_of(&own));
    if (is_short(v) && m2c_is_arith(v) && v->cls != M2C_CHAR)
        m2c_text_addf(t, "{[%*s%s}", blanks, "", own.s + 1);
    else
        m2c_text_addf(t, "{%s%*s}", own.s, blanks, "");
    m2c_text_free(&own);
}

static void put_cells(m2c_text *t, const m2c_value *v)
{
    const bool strings = m2c_is_string_array(v);
    const ptrdiff_t rows = v->dims[0], columns = v->numel ? v->numel / rows : 0;
    m2c_text *cell = m2c_calloc((size_t)(v->numel ? v->numel : 1), sizeof *cell);
    for (ptrdiff_t j = 0; j < columns; j++) {
        size_t width = 0;
        for (ptrdiff_t k = j * rows; k < (j + 1) * rows; k++) {
            if (strings)
                put_string(&cell[k], v->cell[k]);
            else
                put_short(&cell[k], v->cell[k], true);
            const size_t own = width_of(&cell[k]);
            width = own > width ? own : width;
        }
        for (ptrdiff_t k = j * rows; k < (j + 1) * rows && !strings; k++)
            put_braces(&cell[k], v->cell[k], width);
    }
    put_table(t, rows, columns, cell);
}

static void put_char_rows(m2c_text *t, const m2c_value *v, bool quoted)
{
    for (ptrdiff_t i = 0; i < v->dims[0]; i++) {
        m2c_text_addf(t, quoted ? "    '" : "");
        for (ptrdiff_t j = 0; j < v->numel / v->dims[0]; j++)
            m2c_text_add(t, (const char *)&v->u8[i + j * v->dims[0]], 1);
        m2c_text_addf(t, quoted ? "'\n" : "\n");
    }
}

/* Elements of a short row of a field, in line: {[1]  'a'}, ["a"    "b"]; false where it is none. */
static bool put_row(m2c_text *t, const m2c_value *v)
{
    enum { MANY = 10 };
    const bool strings = m2c_is_string_array(v);
    bool small = v->cls == M2C_CELL && v->ndims == 2 && v->numel < MANY && v->dims[0] == 1 && v->numel > 0;
    for (ptrdiff_t k = 0; small && !strings && k < v->numel; k++)
        small = is_short(v->cell[k]);
    if (!small && (strings || v->cls != M2C_CELL || v->numel || v->dims[0] + v->dims[1]))
        return false;
    m2c_text_addf(t, strings ? "[" : "{");
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        m2c_text_addf(t, "%s", !k ? "" : strings ? "    " : "  ");
        if (strings)
            put_string(t, v->cell[k]);
        else
            put_short(t, v->cell[k], true);
    }
    m2c_text_addf(t, strings ? "]\n" : "}\n");
    return true;
}

static void put_fields(m2c_text *t, const m2c_value *v)
{
    size_t width = 0;
    for (int f = 0; f < v->fields->count; f++)
        width = strlen(v->fields->name[f]) > width ? strlen(v->fields->name[f]) : width;
    for (int f = 0; f < v->fields->count; f++) {
        if (v->numel != 1) {
            m2c_text_addf(t, "    %s\n", v->fields->name[f]);
            continue;
        }
        const m2c_value *x = v->cell[f];
        m2c_text_addf(t, "    %*s: ", (int)width, v->fields->name[f]);
        if (!is_short(x) && put_row(t, x))
            continue;
        const bool nothing = x->cls == M2C_DOUBLE && x->numel == 0 && x->dims[0] + x->dims[1] == 0;
        const bool boxed = x->cls == M2C_CELL && !m2c_is_string_array(x);
        const char *open = is_short(x) || nothing ? "" : boxed ? "{" : "[";
        m2c_text_addf(t, "%s", open);
        if (nothing)
            m2c_text_addf(t, "[]");
        else
            put_short(t, x, false);
        m2c_text_addf(t, "%s\n", !*open ? "" : boxed ? "}" : "]");
    }
}

static void put_pages(m2c_text *t, const char *name, const m2c_value *v)
{
    const ptrdiff_t page = v->dims[0] * v->dims[1], count = page ? v->numel / page : 0;
    for (ptrdiff_t p = 0; p < count; p++) {
        m2c_value *part = m2c_new_like(v, 2, v->dims);
        const size_t size = m2c_element_size((m2c_class)v->cls, v->flags);
        memcpy(part->data, (const char *)v->data + (size_t)(p * page) * size, (size_t)page * size);
        m2c_text_addf(t, "%s%s(:,:", p ? "\n" : "", name);
        ptrdiff_t rest = p;
        for (int d = 2; d < v->ndims; d++) {
            m2c_text_addf(t, ",%" M2C_PT, rest % v->dims[d] + 1);
            rest /= v->dims[d];
        }
        m2c_text_addf(t, ") =\n%s", m2c_format_compact ? "" : "\n");
        m2c_put_matlab_rows(t, part);
        put_gap(t);
        m2c_release(part);
    }
}

/* --- what stands between the name and the body --- */

static const char *shape_word(const m2c_value *v)
{
    if (v->cls == M2C_LOGICAL || v->cls == M2C_CHAR || v->ndims > 2)
        return "array";
    return v->dims[0] == 1 ? "row vector" : v->dims[1] == 1 ? "column vector" : "matrix";
}

/* A line such as "  2×3 int32 matrix", where the kind is not plain from the elements. */
static void put_kind(m2c_text *t, const m2c_value *v)
{
    const char *cls = m2c_class_name(v), *empty = v->numel ? "" : "empty ";
    m2c_text_addf(t, "  ");
    if (v->flags & M2C_EXCEPTION && v->numel == 1)
        m2c_text_addf(t, "MException with properties:");
    else if (v->cls == M2C_STRUCT && v->numel == 1)
        m2c_text_addf(t, v->fields->count ? "struct with fields:" : "struct with no fields.");
    else if (m2c_is_arith(v) && v->numel == 1 && !(v->flags & M2C_SPARSE))
        m2c_text_addf(t, "%s", cls);
    else {
        put_extents(t, v);
        m2c_text_addf(t, " %s%s%s ", empty, v->flags & M2C_SPARSE ? "sparse " : "", cls);
        m2c_text_addf(t, "%s", m2c_is_arith(v) ? shape_word(v) : "array");
        m2c_text_addf(t, "%s", v->cls == M2C_STRUCT ? " with fields:" : "");
    }
    m2c_text_add(t, "\n", 1);
    put_gap(t);
}

static bool has_kind(const m2c_value *v)
{
    if (v->cls == M2C_CHAR)
        return v->dims[0] != 1 || v->numel == 0;
    if (m2c_is_string_array(v))
        return v->numel != 1;
    if (v->flags & M2C_SPARSE)
        return v->cls != M2C_DOUBLE;
    if (is_plain_double(v))
        return v->numel == 0 && v->dims[0] + v->dims[1] > 0;
    return true;
}

/* What is known of an error, in the order of its properties. */
static void put_exception(m2c_text *t, const m2c_value *v)
{
    const m2c_value *causes = m2c_struct_get(v, 0, "cause");
    m2c_text_addf(t, "    identifier: ");
    put_short(t, m2c_struct_get(v, 0, "identifier"), false);
    m2c_text_addf(t, "\n       message: ");
    put_short(t, m2c_struct_get(v, 0, "message"), false);
    m2c_text_addf(t, "\n         cause: {");
    if (causes->numel) {
        put_extents(t, causes);
        m2c_text_addf(t, " cell");
    }
    m2c_text_addf(t, "}\n         stack: [");
    put_extents(t, m2c_struct_get(v, 0, "stack"));
    m2c_text_addf(t, " struct]\n    Correction: []\n");
}

static void put_body(m2c_text *t, const m2c_value *v)
{
    if (v->cls == M2C_CHAR)
        put_char_rows(t, v, true);
    else if (v->flags & M2C_SPARSE)
        m2c_put_matlab_sparse(t, v);
    else if (m2c_is_arith(v) && v->numel == 0)
        m2c_text_addf(t, "     []\n");
    else if (m2c_is_arith(v))
        m2c_put_matlab_rows(t, v);
    else if (v->cls == M2C_CELL)
        put_cells(t, v);
    else if (v->flags & M2C_EXCEPTION && v->numel == 1)
        put_exception(t, v);
    else if (v->cls == M2C_STRUCT)
        put_fields(t, v);
    else {
        m2c_text_addf(t, "    ");
        put_handle(t, v);
        m2c_text_add(t, "\n", 1);
    }
}

static void put_map(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "  Map with properties:\n");
    put_gap(t);
    m2c_text_addf(t, "        Count: %" M2C_PT "\n      KeyType: %s\n    ValueType: %s\n", v->map->count,
                  v->map->key_type, v->map->value_type);
}

static void put_dictionary(m2c_text *t, const m2c_value *v)
{
    const m2c_map *m = v->map;
    if (!m->key_type[0]) {
        m2c_text_addf(t, "  dictionary with unset key and value types.\n");
        return;
    }
    m2c_text_addf(t, "  dictionary (%s \xe2\x9f\xbc %s) with ", m->key_type, m->value_type);
    if (m->count == 0) {
        m2c_text_addf(t, "no entries.\n");
        return;
    }
    m2c_text_addf(t, "%" M2C_PT " %s:\n", m->count, m->count == 1 ? "entry" : "entries");
    put_gap(t);
    for (ptrdiff_t k = 0; k < m->count; k++) {
        m2c_text_addf(t, "    ");
        if (m->numeric)
            m2c_text_addf(t, "%g", m->key[k].number);
        else
            m2c_text_addf(t, "\"%s\"", m->key[k].text);
        m2c_text_addf(t, " \xe2\x9f\xbc ");
        put_short(t, m->value[k], false);
        m2c_text_add(t, "\n", 1);
    }
}

/* `NAME =` and a value. */
static void display(m2c_text *t, const char *name, const m2c_value *v)
{
    if (m2c_is_arith(v) && v->ndims > 2 && v->numel) {
        put_gap(t);
        put_pages(t, name, v);
        return;
    }
    const bool blank =
        m2c_is_string_array(v) || v->cls == M2C_STRUCT || (v->cls == M2C_MAP && !v->map->ordered);
    put_gap(t);
    m2c_text_addf(t, "%s =%s\n", name, blank ? " " : "");
    put_gap(t);
    if (m2c_is_dictionary(v))
        put_dictionary(t, v);
    else if (v->cls == M2C_MAP)
        put_map(t, v);
    else if (v->cls == M2C_FUNCTION) {
        m2c_text_addf(t, "  function_handle with value:\n");
        put_gap(t);
        put_body(t, v);
    } else {
        const bool kind = has_kind(v);
        if (kind)
            put_kind(t, v);
        const bool nothing = v->cls == M2C_STRUCT ? v->numel == 1 && v->fields->count == 0 : v->numel == 0;
        if (kind && nothing)
            return; /* the kind says all */
        put_body(t, v);
    }
    put_gap(t);
}

static void disp(m2c_text *t, const m2c_value *v)
{
    if (v->cls == M2C_CHAR)
        put_char_rows(t, v, false);
    else if (m2c_is_string_array(v) && v->numel == 1 && !m2c_is_missing_text(v->cell[0])) {
        m2c_text_add(t, (const char *)v->cell[0]->data, (size_t)v->cell[0]->numel);
        m2c_text_add(t, "\n", 1);
    } else if (m2c_is_arith(v) && v->ndims > 2)
        put_pages(t, "", v);
    else if (m2c_is_dictionary(v))
        put_dictionary(t, v);
    else if (v->cls == M2C_MAP)
        put_map(t, v);
    else if (v->numel || v->cls == M2C_STRUCT)
        put_body(t, v);
}

static const m2c_dialect matlab = {display, disp, m2c_matlab_wording, true, true, true};

void m2c_speak_matlab(void)
{
    m2c_use_strings();
    m2c_spoken = &matlab;
}
