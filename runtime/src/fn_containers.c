/* Builtins of containers.Map: isKey, keys, values, remove. */
#include "core_util.h"
#include "dictionary.h"
#include "m2c/dialect.h"
#include "string_array.h"

static int check_map(const char *name, int nargin, m2c_value *const *in)
{
    if (nargin > 0 && in[0]->cls == M2C_MAP)
        return 0;
    return m2c_error("Octave:undefined-function", "'%s' undefined", name);
}

M2C_BUILTIN(isKey)
{
    M2C_UNUSED;
    if (check_map("isKey", nargin, in))
        return 1;
    if (nargin == 2 && m2c_is_dictionary(in[0]))
        return in[0]->map->ordered->has(&out[0], in[0], in[1]);
    if (nargin != 2)
        return m2c_invalid_call("isKey");
    bool many = in[1]->cls == M2C_CELL || (in[1]->cls != M2C_CHAR && in[1]->numel != 1);
    if (!many)
        return m2c_give_bool(out, m2c_map_at(in[0], in[1]) != NULL);
    m2c_value *found = m2c_new(M2C_LOGICAL, in[1]->ndims, in[1]->dims, 0);
    for (ptrdiff_t k = 0; k < found->numel; k++) {
        m2c_value *one = in[1]->cls == M2C_CELL ? m2c_retain(in[1]->cell[k]) : m2c_item(in[1], k);
        found->u8[k] = m2c_map_at(in[0], one) != NULL;
        m2c_release(one);
    }
    return m2c_give(out, found);
}

/* Keys or values of a dictionary, each in a cell where that is asked for; takes them. */
static int give_listed(m2c_value **out, int nargin, m2c_value *const *in, m2c_value *all)
{
    if (nargin < 2 || !m2c_is_option(in[1], "cell") || (all->cls == M2C_CELL && !m2c_is_string_array(all)))
        return m2c_give(out, all);
    int bad = m2c_fn_num2cell(NULL, 1, out, 1, &all);
    m2c_release(all);
    return bad;
}

M2C_BUILTIN(keys)
{
    M2C_UNUSED;
    if (check_map("keys", nargin, in))
        return 1;
    if (m2c_is_dictionary(in[0])) {
        m2c_value *all = NULL;
        if (in[0]->map->ordered->keys(&all, in[0]))
            return 1;
        return give_listed(out, nargin, in, all);
    }
    const m2c_map *m = in[0]->map;
    m2c_map_put_in_order(m);
    m2c_value *c = m2c_cell(1, m->count);
    int status = 0;
    for (ptrdiff_t k = 0; k < m->count && status == 0; k++)
        status = m2c_map_key_value(&c->cell[k], m, k);
    if (status) {
        m2c_release(c);
        return 1;
    }
    return m2c_give(out, c);
}

static int value_of(m2c_value **out, const m2c_value *map, const m2c_value *key)
{
    const m2c_value *found = m2c_map_at(map, key);
    if (!found)
        return m2c_map_no_key("key", key);
    m2c_copy(out, found);
    return 0;
}

M2C_BUILTIN(values)
{
    M2C_UNUSED;
    if (check_map("values", nargin, in))
        return 1;
    if (m2c_is_dictionary(in[0])) {
        m2c_value *all = NULL;
        bool whole = nargin < 2 || m2c_is_option(in[1], "cell");
        if (whole ? in[0]->map->ordered->values(&all, in[0]) : m2c_dictionary_lookup(&all, in[0], in[1]))
            return 1;
        return give_listed(out, nargin, in, all);
    }
    const m2c_map *m = in[0]->map;
    if (nargin > 1 && in[1]->cls != M2C_CELL)
        return m2c_error("", "containers.Map: input argument 'keySet' must be a cell");
    ptrdiff_t n = nargin > 1 ? in[1]->numel : m->count;
    m2c_map_put_in_order(m);
    m2c_value *c = m2c_cell(1, n);
    if (nargin > 1)
        m2c_set_dims(c, in[1]->ndims, in[1]->dims);
    for (ptrdiff_t k = 0; k < n; k++) {
        if (nargin == 1)
            m2c_copy(&c->cell[k], m->value[k]);
        else if (value_of(&c->cell[k], in[0], in[1]->cell[k])) {
            m2c_release(c);
            return 1;
        }
    }
    return m2c_give(out, c);
}

/* Keys that aren't there are an error of MATLAB's dialect only. */
static int remove_key(m2c_map *m, const m2c_value *v)
{
    m2c_map_asked key;
    ptrdiff_t at = -1;
    if (m2c_map_key_of(m, &key, v)) {
        at = m2c_map_find(m, key.key);
        m2c_map_free_key(m, &key);
    }
    if (at >= 0)
        m2c_map_remove(m, at);
    return at < 0 && m2c_spoken ? m2c_map_no_key("key", v) : 0;
}

M2C_BUILTIN(remove)
{
    M2C_UNUSED;
    if (check_map("remove", nargin, in))
        return 1;
    if (nargin == 2 && m2c_is_dictionary(in[0]))
        return in[0]->map->ordered->remove(&out[0], in[0], in[1]);
    if (nargin != 2)
        return m2c_invalid_call("remove");
    bool single = in[1]->cls == M2C_CHAR;
    if (single && remove_key(in[0]->map, in[1]))
        return 1;
    for (ptrdiff_t k = 0; !single && k < in[1]->numel; k++) {
        m2c_value *one = in[1]->cls == M2C_CELL ? m2c_retain(in[1]->cell[k]) : m2c_item(in[1], k);
        int bad = remove_key(in[0]->map, one);
        m2c_release(one);
        if (bad)
            return 1;
    }
    return m2c_give(out, m2c_retain(in[0]));
}
