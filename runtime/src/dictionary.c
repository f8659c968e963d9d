/* Dictionaries (dictionary.h). */
#include "dictionary.h"

#include "core_util.h"
#include "m2c/fn_text.h"
#include "m2c/ops.h"
#include "string_array.h"

#include <stdio.h>

static const m2c_method methods[] = {
    {"insert", m2c_fn_insert, false},        {"isConfigured", m2c_fn_isConfigured, true},
    {"isKey", m2c_fn_isKey, false},          {"keys", m2c_fn_keys, true},
    {"lookup", m2c_fn_lookup, false},        {"types", m2c_fn_types, true},
    {"numEntries", m2c_fn_numEntries, true}, {"remove", m2c_fn_remove, false},
    {"values", m2c_fn_values, true},         {NULL, NULL, false}};

static const m2c_dictionary_operations operations;

static m2c_value *new_dictionary(const char *key_type, const char *value_type)
{
    m2c_value *d = m2c_new_map(strcmp(key_type, "string") == 0 ? "char" : key_type, value_type);
    d->map->ordered = &operations;
    d->map->methods = methods;
    snprintf(d->map->key_type, sizeof d->map->key_type, "%s", key_type);
    m2c_map_hash_all(d->map);
    return d;
}

static m2c_value *copied(const m2c_value *d)
{
    const m2c_map *m = d->map;
    m2c_value *own = new_dictionary(m->key_type, m->value_type);
    for (ptrdiff_t k = 0; k < m->count; k++)
        m2c_map_put(own->map, m->key[k], m2c_retain(m->value[k]));
    return own;
}

static bool is_configured(const m2c_map *m)
{
    return m->key_type[0] != 0;
}

/* Keys in the form of the dictionary's: strings where these are such. */
static int read_keys(m2c_value **out, const m2c_map *m, const m2c_value *keys)
{
    if (!m->numeric && (keys->cls == M2C_CHAR || keys->cls == M2C_CELL))
        return m2c_as_strings(out, keys);
    if (m->numeric && m2c_is_arith(keys) && keys->cls != M2C_CHAR) {
        m2c_copy(out, keys);
        return 0;
    }
    return m2c_error("MATLAB:dictionary:UnconvertibleKey",
                     "Unable to use '%s' as key for dictionary with '%s' key type.", m2c_class_name(keys),
                     m->key_type);
}

/* The entry of the k-th of keys in the dictionary's form; negative where there is none. */
static ptrdiff_t entry_of(const m2c_map *m, const m2c_value *keys, ptrdiff_t k)
{
    m2c_map_asked asked;
    m2c_value *one = m->numeric ? m2c_item(keys, k) : m2c_retain(keys->cell[k]);
    ptrdiff_t at = -1;
    if (m2c_map_key_of(m, &asked, one)) {
        at = m2c_map_find(m, asked.key);
        m2c_map_free_key(m, &asked);
    }
    m2c_release(one);
    return at;
}

static int put_entry(m2c_map *m, const m2c_value *keys, ptrdiff_t k, m2c_value *value)
{
    m2c_map_asked asked;
    m2c_value *one = m->numeric ? m2c_item(keys, k) : m2c_retain(keys->cell[k]);
    int bad = m2c_map_read_key(m, &asked, one);
    if (bad)
        m2c_release(value);
    else {
        m2c_map_put(m, asked.key, value);
        m2c_map_free_key(m, &asked);
    }
    m2c_release(one);
    return bad;
}

/* Values below each other, as an array of their class. */
static int joined(m2c_value **out, const m2c_map *m, int n, m2c_value *const *values)
{
    static const ptrdiff_t none[2] = {0, 1};
    if (n > 0)
        return m2c_cat(out, 0, n, values);
    if (m->value_class >= 0)
        return m2c_give(out, m2c_new((m2c_class)m->value_class, 2, none, 0));
    return m2c_give(out, strcmp(m->value_type, "string") == 0 ? m2c_new_strings(2, none)
                                                              : m2c_new(M2C_CELL, 2, none, 0));
}

static int no_key(const m2c_value *keys, ptrdiff_t k)
{
    m2c_value *one = m2c_item(keys, k), *text = NULL;
    int bad = m2c_as_strings(&text, one);
    if (!bad)
        m2c_error("MATLAB:dictionary:ScalarKeyNotFound", "Key not found: %.*s.", (int)text->cell[0]->numel,
                  (const char *)text->cell[0]->data);
    m2c_release(text);
    m2c_release(one);
    return 1;
}

static int find_values(m2c_value **out, const m2c_value *d, const m2c_value *given, const m2c_value *instead)
{
    const m2c_map *m = d->map;
    m2c_value *keys = NULL;
    if (!is_configured(m))
        return m2c_error("MATLAB:dictionary:UnconfiguredLookupNotSupported",
                         "Unable to perform a dictionary lookup when the dictionary is unconfigured.");
    if (read_keys(&keys, m, given))
        return 1;
    m2c_list found = {0};
    int bad = 0;
    for (ptrdiff_t k = 0; k < keys->numel && !bad; k++) {
        ptrdiff_t at = entry_of(m, keys, k);
        if (at >= 0 || instead)
            m2c_list_add(&found, at >= 0 ? m->value[at] : instead);
        else
            bad = no_key(keys, k);
    }
    bad = bad || joined(out, m, found.n, found.v);
    if (!bad && (*out)->numel == keys->numel) {
        m2c_make_unique(out);
        m2c_set_dims(*out, keys->ndims, keys->dims);
    }
    m2c_list_clear(&found);
    m2c_release(keys);
    return bad;
}

/* The class that keys or values have in a dictionary. */
static const char *kind_of(const m2c_value *v)
{
    return v->cls == M2C_CHAR ? "string" : m2c_class_name(v);
}

/* A value in the class of the dictionary's. */
static int converted(m2c_value **out, const m2c_map *m, const m2c_value *v)
{
    if (strcmp(m->value_type, "string") == 0)
        return m2c_as_strings(out, v);
    if (m->value_class >= 0 && m2c_is_arith(v))
        return m2c_cast(out, v, (m2c_class)m->value_class);
    if (strcmp(m->value_type, kind_of(v)) != 0)
        return m2c_error("MATLAB:dictionary:UnconvertibleValue",
                         "Unable to use '%s' as value for dictionary with '%s' value type.",
                         m2c_class_name(v), m->value_type);
    m2c_copy(out, v);
    return 0;
}

static int assign_all(m2c_map *m, const m2c_value *keys, const m2c_value *values)
{
    m2c_value *own = NULL;
    if (converted(&own, m, values))
        return 1;
    int bad =
        own->numel != 1 && own->numel != keys->numel && own->cls != M2C_FUNCTION
            ? m2c_error("MATLAB:dictionary:IncompatibleSizes",
                        "Dimensions of the key and value must be compatible, or the value must be scalar.")
            : 0;
    for (ptrdiff_t k = 0; k < keys->numel && !bad; k++) {
        const bool whole = own->cls == M2C_FUNCTION || own->numel == 1;
        bad = put_entry(m, keys, k, whole ? m2c_retain(own) : m2c_item(own, k));
    }
    m2c_release(own);
    return bad;
}

/* Gives an unconfigured dictionary the classes of its first keys and values. */
static void configure(m2c_value **d, const m2c_value *keys, const m2c_value *values)
{
    if (!is_configured((*d)->map))
        m2c_set(d, new_dictionary(keys->cls == M2C_CELL ? "string" : kind_of(keys), kind_of(values)));
}

static bool is_deletion(const m2c_value *values)
{
    return values->cls == M2C_DOUBLE && values->numel == 0 && values->ndims == 2 &&
           values->dims[0] + values->dims[1] == 0;
}

static int without_keys(m2c_value **out, const m2c_value *d, const m2c_value *given)
{
    m2c_value *own = copied(d), *keys = NULL;
    int bad = read_keys(&keys, own->map, given);
    for (ptrdiff_t k = 0; !bad && k < keys->numel; k++) {
        ptrdiff_t at = entry_of(own->map, keys, k);
        if (at >= 0)
            m2c_map_remove(own->map, at);
        else
            bad = no_key(keys, k);
    }
    m2c_release(keys);
    if (bad)
        m2c_release(own);
    return bad || m2c_give(out, own);
}

static int assign(m2c_value **d, const m2c_value *given, const m2c_value *values)
{
    m2c_value *keys = NULL;
    if (is_deletion(values))
        return without_keys(d, *d, given);
    configure(d, given, values);
    if ((*d)->refs != 1 || (*d)->map->refs != 1)
        m2c_set(d, copied(*d));
    int bad = read_keys(&keys, (*d)->map, given) || assign_all((*d)->map, keys, values);
    m2c_release(keys);
    return bad;
}

static int all_keys(m2c_value **out, const m2c_value *d)
{
    const m2c_map *m = d->map;
    const m2c_class cls = m2c_map_key_class(m);
    const ptrdiff_t dims[2] = {m->count, 1};
    m2c_value *keys = m->numeric ? m2c_new(M2C_DOUBLE, 2, dims, 0) : m2c_new_strings(2, dims);
    for (ptrdiff_t k = 0; k < m->count; k++)
        if (m->numeric)
            keys->f64[k] = m->key[k].number;
        else
            keys->cell[k] = m2c_char(m->key[k].text);
    int bad = m->numeric && cls != M2C_DOUBLE ? m2c_cast(out, keys, cls) : m2c_give(out, m2c_retain(keys));
    m2c_release(keys);
    return bad;
}

static int all_values(m2c_value **out, const m2c_value *d)
{
    return joined(out, d->map, (int)d->map->count, d->map->value);
}

static int has_keys(m2c_value **out, const m2c_value *d, const m2c_value *given)
{
    m2c_value *keys = NULL;
    const m2c_map *m = d->map;
    if (!m->numeric && m2c_is_arith(given) && given->cls != M2C_CHAR) {
        m2c_value *none = m2c_zeros(M2C_LOGICAL, given->ndims, given->dims, 0);
        return m2c_give(out, none);
    }
    if (read_keys(&keys, m, given))
        return 1;
    m2c_value *r = m2c_new(M2C_LOGICAL, keys->ndims, keys->dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++)
        r->u8[k] = entry_of(m, keys, k) >= 0;
    m2c_release(keys);
    return m2c_give(out, r);
}

static const m2c_dictionary_operations operations = {find_values, assign,   all_keys,
                                                     all_values,  has_keys, without_keys};

/* --- builtins --- */

static int check(const char *name, int nargin, m2c_value *const *in)
{
    return nargin > 0 && m2c_is_dictionary(in[0])
               ? 0
               : m2c_error("Octave:undefined-function", "'%s' undefined", name);
}

M2C_BUILTIN(dictionary)
{
    M2C_UNUSED;
    m2c_value *d = new_dictionary("", "");
    int bad = 0;
    if (nargin % 2)
        bad =
            m2c_error("MATLAB:dictionary:IncorrectNumberOfInputs", "Keys and values must be given in pairs.");
    for (int k = 0; k + 1 < nargin && !bad; k += 2) {
        configure(&d, in[k], in[k + 1]);
        if (in[k]->numel > 0 || in[k + 1]->numel > 0)
            bad = assign(&d, in[k], in[k + 1]);
    }
    if (bad)
        m2c_release(d);
    return bad || m2c_give(out, d);
}

M2C_BUILTIN(configureDictionary)
{
    M2C_UNUSED;
    if (m2c_check_inputs("configureDictionary", nargin, 2, 2))
        return 1;
    m2c_value *key = NULL, *value = NULL;
    if (m2c_as_chars(&key, in[0]) || m2c_as_chars(&value, in[1]))
        return 1;
    char *key_type = m2c_cstring(key), *value_type = m2c_cstring(value);
    m2c_give(out, new_dictionary(key_type, value_type));
    m2c_free(key_type);
    m2c_free(value_type);
    m2c_release(key);
    m2c_release(value);
    return 0;
}

M2C_BUILTIN(numEntries)
{
    M2C_UNUSED;
    return check("numEntries", nargin, in) || m2c_give_count(out, in[0]->map->count);
}

M2C_BUILTIN(isConfigured)
{
    M2C_UNUSED;
    return check("isConfigured", nargin, in) || m2c_give_bool(out, is_configured(in[0]->map));
}

/* [key class, value class] = types (d), as strings. */
M2C_BUILTIN(types)
{
    M2C_UNUSED;
    if (check("types", nargin, in))
        return 1;
    m2c_value *key = m2c_char(in[0]->map->key_type), *value = m2c_char(in[0]->map->value_type);
    int bad = m2c_as_strings(&out[0], key) || (nargout > 1 && m2c_as_strings(&out[1], value));
    m2c_release(key);
    m2c_release(value);
    return bad;
}

M2C_BUILTIN(insert)
{
    M2C_UNUSED;
    if (check("insert", nargin, in) || m2c_check_inputs("insert", nargin, 3, 3))
        return 1;
    m2c_value *d = m2c_retain(in[0]);
    int bad = assign(&d, in[1], in[2]);
    if (bad)
        m2c_release(d);
    return bad || m2c_give(out, d);
}
