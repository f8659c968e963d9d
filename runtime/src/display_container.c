/* Cells and structs. */
#include "display_internal.h"
#include "internal.h"
#include "settings.h"
#include "state.h"

/* Structs that are being printed around the current value: too deep ones print as a list of their fields'
 * types.
 */
static M2C_STATE int struct_depth;

void m2c_forget_display(void)
{
    struct_depth = 0;
}

static void put_elements(m2c_text *t, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "{\n");
    ptrdiff_t rows = v->dims[0];
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        m2c_text n = {0};
        m2c_text_addf(&n, "[%" M2C_PT ",%" M2C_PT "]", k % rows + 1, k / rows + 1);
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
    if (v->ndims > 2)
        m2c_text_addf(t, "{%s Cell Array}\n", m2c_dims_text(v, dims));
    else if (v->numel == 0) {
        m2c_put_empty(t, "{}", v);
        m2c_text_add(t, "\n", 1);
    } else
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

/* The values that a field has in a struct array. */
static void put_values(m2c_text *t, const m2c_value *v, int f, int indent)
{
    m2c_value *values = m2c_new(M2C_CELL, v->ndims, v->dims, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        values->cell[k] = m2c_retain(v->cell[k * v->fields->count + f]);
    m2c_text_addf(t, " =");
    if (put_short_cell(t, values))
        m2c_put_gap(t, indent);
    else {
        m2c_text_add(t, "\n", 1);
        put_elements(t, values, indent);
        m2c_put_gap(t, indent);
    }
    m2c_release(values);
}

static void put_field_names(m2c_text *t, const m2c_value *v, int indent)
{
    char dims[32 * M2C_MAX_RANK];
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s struct array containing the fields:", m2c_dims_text(v, dims));
    m2c_end_heading(t);
    for (int f = 0; f < v->fields->count; f++) {
        m2c_put_spaces(t, indent + 2);
        m2c_text_addf(t, "%s", v->fields->name[f]);
        if (m2c_prints_struct_arrays())
            put_values(t, v, f, indent + 2);
        else
            m2c_text_add(t, "\n", 1);
    }
}

static void put_fields(m2c_text *t, const m2c_value *v, int indent)
{
    char dims[32 * M2C_MAX_RANK];
    struct_depth++;
    for (int f = 0; f < v->fields->count; f++) {
        const m2c_value *x = v->cell[f];
        if (struct_depth <= m2c_struct_levels()) {
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
