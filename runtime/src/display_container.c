/* Cells and structs. */
#include "display_internal.h"
#include "internal.h"

/* Structs nested deeper than this print as a list of their fields' types. */
enum { LEVELS = 2 };

static int struct_depth; /* structs that are being printed around the current value */

static void put_elements(m2c_text *t, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "{\n");
    ptrdiff_t rows = v->dims[0];
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        m2c_text n = {0};
        m2c_text_addf(&n, "[%td,%td]", k % rows + 1, k / rows + 1);
        m2c_display_at(t, n.s, v->cell[k], indent + 2);
        m2c_text_free(&n);
    }
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "}\n");
}

/* The text of a cell without elements in two dimensions to list; false where it has some. */
static bool put_short_cell(m2c_text *t, const m2c_value *v)
{
    char dims[32 * M2C_MAX_RANK];
    if (v->numel == 0)
        m2c_text_addf(t, "{}(%s)\n", m2c_dims_text(v, dims));
    else if (v->ndims > 2)
        m2c_text_addf(t, "{%s Cell Array}\n", m2c_dims_text(v, dims));
    else
        return false;
    return true;
}

void m2c_disp_cell(m2c_text *t, const m2c_value *v, int indent)
{
    if (!put_short_cell(t, v))
        put_elements(t, v, indent);
}

void m2c_display_cell(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s =", name);
    if (v->numel == 0 || v->ndims > 2) {
        m2c_text_add(t, " ", 1);
        put_short_cell(t, v);
        return;
    }
    m2c_text_add(t, "\n", 1);
    put_elements(t, v, indent);
    m2c_put_gap(t, indent);
}

static void put_field_names(m2c_text *t, const m2c_value *v, int indent)
{
    char dims[32 * M2C_MAX_RANK];
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s struct array containing the fields:", m2c_dims_text(v, dims));
    m2c_end_heading(t);
    for (int f = 0; f < v->fields->count; f++) {
        m2c_put_spaces(t, indent + 2);
        m2c_text_addf(t, "%s\n", v->fields->name[f]);
    }
}

static void put_fields(m2c_text *t, const m2c_value *v, int indent)
{
    char dims[32 * M2C_MAX_RANK];
    struct_depth++;
    for (int f = 0; f < v->fields->count; f++) {
        const m2c_value *x = v->cell[f];
        if (struct_depth <= LEVELS) {
            m2c_display_at(t, v->fields->name[f], x, indent);
            continue;
        }
        m2c_put_spaces(t, indent);
        m2c_text_addf(t, "%s: %s %s\n", v->fields->name[f], m2c_dims_text(x, dims), m2c_type_name(x));
    }
    struct_depth--;
}

void m2c_disp_struct(m2c_text *t, const m2c_value *v, int indent)
{
    if (v->numel == 1)
        put_fields(t, v, indent + 4);
    else
        put_field_names(t, v, indent + 2);
}

void m2c_display_struct(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s =", name);
    m2c_end_heading(t);
    if (v->numel == 1) {
        m2c_put_spaces(t, indent + 2);
        m2c_text_addf(t, "scalar structure containing the fields:");
        m2c_end_heading(t);
        put_fields(t, v, indent + 4);
    } else {
        put_field_names(t, v, indent + 2);
    }
    m2c_put_gap(t, indent);
}
