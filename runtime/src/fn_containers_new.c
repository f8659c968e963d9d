/* Builtin: containers.Map, the constructor. */
#include "core_util.h"
#include "m2c/dialect.h"
#include "map.h"
#include "string_array.h"

static const m2c_method methods[] = {{"isKey", m2c_fn_isKey, false},  {"keys", m2c_fn_keys, true},
                                     {"length", m2c_fn_length, true}, {"remove", m2c_fn_remove, false},
                                     {"values", m2c_fn_values, true}, {NULL, NULL, false}};

static m2c_value *new_map(const char *key_type, const char *value_type)
{
    m2c_value *map = m2c_new_map(key_type, value_type);
    map->map->methods = methods;
    return map;
}

static bool is_number(const m2c_value *v)
{
    return m2c_is_numeric(v) || v->cls == M2C_LOGICAL;
}

/* Type of number keys: double unless all keys are of one of the other classes that maps can have. */
static const char *number_key_type(const m2c_value *v)
{
    switch ((m2c_class)v->cls) {
    case M2C_SINGLE:
    case M2C_INT32:
    case M2C_UINT32:
    case M2C_INT64:
    case M2C_UINT64:
        return m2c_class_name(v);
    default:
        return "double";
    }
}

static bool same_class(const m2c_value *cells)
{
    for (ptrdiff_t k = 1; k < cells->numel; k++)
        if (cells->cell[k]->cls != cells->cell[0]->cls)
            return false;
    return true;
}

static bool all_real_scalars(const m2c_value *cells)
{
    for (ptrdiff_t k = 0; k < cells->numel; k++) {
        const m2c_value *v = cells->cell[k];
        if (v->numel != 1 || m2c_is_complex(v) || (v->cls != M2C_CHAR && !is_number(v)))
            return false;
    }
    return true;
}

static int key_type_of(const m2c_value *keys, const char **type)
{
    if (keys->cls != M2C_CELL) {
        *type = keys->cls == M2C_CHAR ? "char" : number_key_type(keys);
        return 0;
    }
    if (m2c_is_cellstr(keys)) {
        *type = "char";
        return 0;
    }
    *type = number_key_type(keys->cell[0]);
    if (same_class(keys))
        return all_real_scalars(keys)
                   ? 0
                   : m2c_error("", "containers.Map: keys must be real scalar numeric values or "
                                   "char vectors");
    for (ptrdiff_t k = 0; k < keys->numel; k++) {
        if (!is_number(keys->cell[k]))
            return m2c_error("", "containers.Map: when using multiple key types, all types must be numeric");
        if (strcmp(number_key_type(keys->cell[k]), *type) != 0)
            *type = "double";
    }
    return 0;
}

/* One type for all values where they are scalars, or all text. */
static const char *value_type_of(const m2c_value *values)
{
    if (m2c_is_cellstr(values) && values->numel > 0)
        return "char";
    for (ptrdiff_t k = 0; k < values->numel; k++) {
        const m2c_value *v = values->cell[k];
        if (!is_number(v) || v->numel != 1 || v->cls != values->cell[0]->cls)
            return "any";
    }
    return values->numel ? m2c_class_name(values->cell[0]) : "any";
}

/* Cells of keys and values, as many of each. */
static m2c_value *in_cells(const m2c_value *v)
{
    if (v->cls == M2C_CELL && !m2c_is_string_array(v))
        return m2c_retain(v);
    bool single = v->cls == M2C_CHAR;
    m2c_value *c = m2c_cell(1, single ? 1 : v->numel);
    for (ptrdiff_t k = 0; k < c->numel; k++)
        m2c_set(&c->cell[k], single ? m2c_retain(v) : m2c_item(v, k));
    return c;
}

/* Values of one key are one value, unless they are in a cell. */
static m2c_value *values_in_cells(const m2c_value *values, ptrdiff_t key_count)
{
    if (values->cls == M2C_CELL && !m2c_is_string_array(values))
        return m2c_retain(values);
    if (key_count == 1) {
        m2c_value *c = m2c_cell(1, 1);
        m2c_copy(&c->cell[0], values);
        return c;
    }
    return in_cells(values);
}

/* May a program say that values are uniform? Those of a class without a type of maps are, as well. */
static bool may_be_uniform(const m2c_value *values, const char *value_type)
{
    const m2c_value *first = values->numel ? values->cell[0] : NULL;
    bool real = first && (first->cls == M2C_CHAR || is_number(first)) && !m2c_is_complex(first);
    return same_class(values) && (!real || strcmp(value_type, "any") != 0);
}

/* A map of cells of keys and values; `asked`: the program says that the values are uniform. */
static int fill(m2c_value **out, const m2c_value *keys, const m2c_value *values, const char *key_type,
                bool uniform, bool asked)
{
    const char *value_type = uniform ? value_type_of(values) : "any";
    if (asked && !may_be_uniform(values, value_type))
        return m2c_error("",
                         "containers.Map: when 'UniformValues' is true, all values must be scalars of the "
                         "same data type");
    m2c_value *map = new_map(key_type, value_type);
    int status = 0;
    for (ptrdiff_t k = 0; k < keys->numel && status == 0; k++)
        status = m2c_map_assign(map, keys->cell[k], values->cell[k]);
    if (status) {
        m2c_release(map);
        return 1;
    }
    return m2c_give(out, map);
}

static int from_keys(m2c_value **out, int nargin, m2c_value *const *in)
{
    const char *key_type;
    bool uniform = nargin != 4 || m2c_option_true(in[3]);
    if (in[0]->numel == 0 && in[0]->cls != M2C_CHAR)
        return m2c_error("", "containers.Map: empty keys are not allowed");
    if (key_type_of(in[0], &key_type))
        return 1;
    m2c_value *keys = in_cells(in[0]), *values = values_in_cells(in[1], keys->numel);
    int status = nargin == 4 && (in[3]->numel != 1 || !is_number(in[3]))
                     ? m2c_error("", "containers.Map: 'UniformValues' must be a logical scalar")
                 : keys->numel == values->numel
                     ? fill(out, keys, values, key_type, uniform, uniform && nargin == 4)
                     : m2c_error("", "containers.Map: the number of keys and values must match");
    m2c_release(keys);
    m2c_release(values);
    return status;
}

static bool is_one_of(const m2c_value *v, const char *const *list)
{
    for (; *list; list++)
        if (m2c_equals_text(v, *list))
            return true;
    return false;
}

static int from_types(m2c_value **out, const m2c_value *key_type, const m2c_value *value_type)
{
    static const char *const key_types[] = {"char",   "double", "single", "int32",
                                            "uint32", "int64",  "uint64", NULL};
    static const char *const value_types[] = {"any",    "char",  "logical", "double", "single",
                                              "int8",   "uint8", "int16",   "uint16", "int32",
                                              "uint32", "int64", "uint64",  NULL};
    if (key_type && !is_one_of(key_type, key_types))
        return m2c_error("", "containers.Map: unsupported KeyType");
    if (value_type && !is_one_of(value_type, value_types))
        return m2c_error("", "containers.Map: unsupported ValueType");
    char *key = key_type ? m2c_cstring(key_type) : NULL, *value = value_type ? m2c_cstring(value_type) : NULL;
    m2c_give(out, new_map(key ? key : "char", value ? value : "any"));
    m2c_free(key);
    m2c_free(value);
    return 0;
}

M2C_BUILTIN_OF_ANY(containers_Map)
{
    M2C_UNUSED;
    if (nargin == 0)
        return m2c_give(out, new_map("char", "any"));
    if (nargin == 2 && m2c_spoken && m2c_is_option(in[0], "UniformValues"))
        return m2c_give(out, new_map("char", "any"));
    if (nargin == 2 || (nargin == 4 && m2c_is_option(in[2], "UniformValues")))
        return from_keys(out, nargin, in);
    if (nargin != 4)
        return m2c_error("", "containers.Map: incorrect number of inputs specified");
    const m2c_value *asked[2] = {NULL, NULL}; /* types of the keys and of the values */
    for (int k = 0; k < 4; k += 2) {
        bool key = m2c_is_option(in[k], "KeyType");
        if (!key && !m2c_is_option(in[k], "ValueType"))
            return m2c_error("", "containers.Map: missing parameter name 'KeyType' or 'ValueType'");
        asked[key ? 0 : 1] = in[k + 1];
    }
    return from_types(out, asked[0], asked[1]);
}

int m2c_maps_refused(int dim)
{
    return m2c_error("", "containers.Map/%s method failed", dim ? "horzcat" : "vertcat");
}

int m2c_map_join(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    const m2c_map *first = in[0]->map;
    m2c_value *joined = m2c_new_map(first->key_type, first->value_type);
    joined->map->methods = first->methods;
    int status = 0;
    for (int k = 0; k < n && status == 0; k++) {
        const m2c_map *m = in[k]->cls == M2C_MAP ? in[k]->map : NULL;
        if (!m || m->numeric != first->numeric)
            status = m2c_maps_refused(dim);
        for (ptrdiff_t e = 0; status == 0 && e < m->count; e++)
            m2c_map_put(joined->map, m->key[e], m2c_retain(m->value[e]));
    }
    if (!status && joined->map->count == 0)
        status = m2c_maps_refused(dim);
    return m2c_set_unless(status, out, joined);
}
