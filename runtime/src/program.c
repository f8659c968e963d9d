/* What generated programs call around their operations (program.h). */
#include "m2c/program.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "m2c/display.h"
#include "m2c/index.h"
#include "m2c/memory.h"
#include "missing.h"
#include "state.h"

int m2c_check_said(bool defined, const char *message)
{
    return defined ? 0 : m2c_error_text("", message);
}

int m2c_check_peeked(const m2c_value *v)
{
    return m2c_check_said(v != NULL, "invalid use of 'end': may only be used to index existing value");
}

static M2C_STATE struct {
    const char *name;
    int line, column;
    int (*undefined)(const char *name, int line, int column);
} unset;

int m2c_undefined(const char *name, int line, int column)
{
    unset.name = NULL;
    if (line == 0)
        return m2c_error("Octave:undefined-function", "'%s' undefined", name);
    char *note = m2c_missing_note(name);
    m2c_error("Octave:undefined-function", "'%s' undefined near line %d, column %d%s", name, line, column,
              note);
    m2c_free(note);
    return 1;
}

void m2c_note_unset(const char *name, int line, int column)
{
    unset.name = name;
    unset.line = line;
    unset.column = column;
    unset.undefined = m2c_undefined;
}

void m2c_forget_unset(void)
{
    unset.name = NULL;
}

int m2c_check_unset(void)
{
    const char *name = unset.name;
    unset.name = NULL;
    return name ? unset.undefined(name, unset.line, unset.column) : 0;
}

int m2c_no_value(void)
{
    return m2c_check_unset() || m2c_error("", "value on right hand side of assignment is undefined");
}

int m2c_release_starved(m2c_value *result)
{
    m2c_release(result);
    return m2c_error_starved();
}

int m2c_check_output(bool given, int index, bool several)
{
    if (given)
        return 0;
    if (m2c_check_unset())
        return 1;
    if (several)
        return m2c_error("", "element number %d undefined in return list", index);
    return m2c_error("", "value on right hand side of assignment is undefined");
}

int m2c_too_many_inputs(const char *function)
{
    return m2c_error("Octave:invalid-fun-call", "%s: function called with too many inputs", function);
}

int m2c_too_many_outputs(const char *function)
{
    return m2c_error("Octave:invalid-fun-call", "%s: function called with too many outputs", function);
}

m2c_value *m2c_rest(int first, int nargin, m2c_value *const *in)
{
    if (nargin <= first)
        return m2c_cell(0, 0);
    m2c_value *rest = m2c_cell(1, nargin - first);
    for (int k = first; k < nargin; k++)
        m2c_copy(&rest->cell[k - first], in[k]);
    return rest;
}

m2c_value *m2c_global(m2c_value **variable)
{
    if (*variable == NULL)
        *variable = m2c_empty();
    return *variable;
}

bool m2c_is_vacant(const m2c_value *variable)
{
    if (variable == NULL)
        return true;
    return (variable->cls == M2C_MAP ? m2c_extent(variable, 0, 1) : variable->numel) == 0;
}

int m2c_output_list(m2c_list *list, const m2c_value *varargout)
{
    m2c_list_clear(list);
    if (varargout == NULL)
        return 0;
    if (varargout->cls != M2C_CELL)
        return m2c_error("", "varargout must be a cell array object");
    for (ptrdiff_t k = 0; k < varargout->numel; k++)
        m2c_list_add(list, varargout->cell[k]);
    return 0;
}

void m2c_spread(const m2c_list *list, int first, int count, m2c_value **out)
{
    for (int k = first; k < count && k - first < list->n; k++)
        out[k] = m2c_retain(list->v[k - first]);
}

int m2c_list_item(m2c_value **out, const m2c_list *list, int index, bool several)
{
    if (index >= list->n || !list->v[index])
        return m2c_check_output(false, index + 1, several);
    m2c_copy(out, list->v[index]);
    return 0;
}

int m2c_display_list(const char *name, const m2c_list *list)
{
    for (int k = 0; k < list->n; k++)
        if (m2c_display(name, list->v[k]))
            return 1;
    return 0;
}

static int field_name(const m2c_value *field, char **name)
{
    if (!m2c_is_string(field))
        return m2c_error("", "dynamic structure field names must be strings");
    *name = m2c_cstring(field);
    return 0;
}

/* Copies a field that one struct has; false where it isn't as simple. */
static bool copy_named(m2c_value **out, const m2c_value *base, const m2c_value *field)
{
    m2c_value **slot = m2c_named_slot(base, field);
    if (slot)
        m2c_copy(out, *slot);
    return slot != NULL;
}

int m2c_getfield_dynamic(m2c_value **out, const m2c_value *base, const m2c_value *field)
{
    char *name;
    if (copy_named(out, base, field))
        return 0;
    if (field_name(field, &name))
        return 1;
    int status = m2c_getfield(out, base, name);
    m2c_free(name);
    return status;
}

int m2c_ask_field_list_dynamic(m2c_list *out, int nargout, const m2c_value *base, const m2c_value *field)
{
    char *name;
    if (field_name(field, &name))
        return 1;
    int status = m2c_ask_field_list(out, nargout, base, name);
    m2c_free(name);
    return status;
}

int m2c_index_dynamic(int nargout, m2c_value **out, const m2c_value *base, const m2c_value *field, int n,
                      m2c_value *const *idx, const char *name)
{
    char *text;
    if (field_name(field, &text))
        return 1;
    int status = m2c_index_field(nargout, out, base, text, n, idx, name);
    m2c_free(text);
    return status;
}

int m2c_index_dynamic_list(m2c_list *list, ptrdiff_t nargout, const m2c_value *base, const m2c_value *field,
                           int n, m2c_value *const *idx, const char *name)
{
    char *text;
    if (field_name(field, &text))
        return 1;
    int status = m2c_index_field_list(list, nargout, base, text, n, idx, name);
    m2c_free(text);
    return status;
}

int m2c_getfield_only_dynamic(m2c_value **out, const m2c_value *base, const m2c_value *field)
{
    char *name;
    if (copy_named(out, base, field))
        return 0;
    if (field_name(field, &name))
        return 1;
    int status = m2c_getfield_only(out, base, name);
    m2c_free(name);
    return status;
}

int m2c_getfield_operand_dynamic(m2c_value **out, const m2c_value *base, const m2c_value *field)
{
    char *name;
    if (copy_named(out, base, field))
        return 0;
    if (field_name(field, &name))
        return 1;
    int status = m2c_getfield_operand(out, base, name);
    m2c_free(name);
    return status;
}

int m2c_getfield_list_dynamic(m2c_list *out, const m2c_value *base, const m2c_value *field)
{
    char *name;
    if (field_name(field, &name))
        return 1;
    int status = m2c_getfield_list(out, base, name);
    m2c_free(name);
    return status;
}

int m2c_setfield_dynamic(m2c_value **base, const m2c_value *rhs, const m2c_value *field)
{
    char *name;
    const m2c_value *b = *base;
    m2c_value **slot = b && b != rhs && m2c_is_unique(b) ? m2c_named_slot(b, field) : NULL;
    if (slot) {
        m2c_copy(slot, m2c_storable(rhs));
        return 0;
    }
    if (field_name(field, &name))
        return 1;
    int status = m2c_setfield(base, rhs, name);
    m2c_free(name);
    return status;
}

int m2c_run(int (*program)(void), int argc, char **argv)
{
    m2c_note_arguments(argc > 0 ? argc - 1 : 0, argv + 1);
    m2c_guess_stack();
    m2c_share_names();
    int status = program() || (m2c_starved && m2c_error_starved()) ? m2c_report() : 0;
    m2c_run_ending(false);
    fflush(stdout);
    return status;
}
