/* What m(key), m(key) = value and m.Count do on a containers.Map. */
#include "dictionary.h"

#include "m2c/display.h"
#include "m2c/ops.h"
#include "m2c/typed_char.h"
#include "string_array.h"

static int error_key_type(void)
{
    return m2c_error("", "containers.Map: specified key type does not match the type of this container");
}

static char *text_key(m2c_map_asked *asked, const m2c_value *v)
{
    size_t n = (size_t)v->numel;
    if (n >= sizeof asked->room)
        return m2c_cstring(v);
    memcpy(asked->room, v->data, n);
    asked->room[n] = 0;
    return asked->room;
}

bool m2c_map_key_of(const m2c_map *m, m2c_map_asked *asked, const m2c_value *v)
{
    if (m->key_class == M2C_DOUBLE && m2c_is_real_scalar(v) && !(v->flags & M2C_SPARSE)) {
        asked->key.number = v->f64[0];
        return true;
    }
    if (m2c_is_string_array(v) && v->numel == 1)
        v = v->cell[0];
    bool number = (m2c_is_numeric(v) || v->cls == M2C_LOGICAL) && v->numel == 1 && !m2c_is_complex(v);
    if (m->numeric ? !number : !m2c_is_string(v))
        return false;
    m2c_value *cast = NULL;
    if (!m->numeric)
        asked->key.text = text_key(asked, v);
    else if (m->key_class >= 0 && m->key_class != v->cls && m2c_cast(&cast, v, (m2c_class)m->key_class) == 0)
        asked->key.number = m2c_get(cast, 0);
    else
        asked->key.number = m2c_get(v, 0);
    m2c_release(cast);
    return true;
}

int m2c_map_read_key(const m2c_map *m, m2c_map_asked *asked, const m2c_value *v)
{
    return m2c_map_key_of(m, asked, v) ? 0 : error_key_type();
}

void m2c_map_free_key(const m2c_map *m, m2c_map_asked *asked)
{
    if (!m->numeric && asked->key.text != asked->room)
        m2c_free(asked->key.text);
}

int m2c_map_no_key(const char *which, const m2c_value *key)
{
    m2c_text t = {0};
    m2c_disp_text(&t, key);
    int from = 0, to = (int)t.n;
    while (to > from && m2c_char_isspace((unsigned char)t.s[to - 1]))
        to--;
    while (from < to && m2c_char_isspace((unsigned char)t.s[from]))
        from++;
    int status = m2c_error("", "containers.Map: %s <%.*s> does not exist", which, to - from, t.s + from);
    m2c_text_free(&t);
    return status;
}

int m2c_map_lookup(m2c_value **out, const m2c_value *map, const m2c_value *key)
{
    const m2c_map *m = map->map;
    m2c_map_asked k;
    if (m->ordered)
        return m2c_dictionary_lookup(out, map, key);
    if (m2c_map_read_key(m, &k, key))
        return 1;
    ptrdiff_t at = m2c_map_find(m, k.key);
    int status = at < 0 ? m2c_map_no_key("specified key", key) : 0;
    m2c_map_free_key(m, &k);
    if (status == 0)
        m2c_copy(out, m->value[at]);
    return status;
}

/* The entry that this thread asked a map for last: a program asks isKey, reads and then writes one. */
static M2C_THREAD_LOCAL struct {
    const m2c_map *map;
    ptrdiff_t entry;
} last_asked;

/* Is that the entry of a key that is a row of characters, in this map? */
static bool is_last_asked(const m2c_map *m, const m2c_value *key)
{
    if (last_asked.map != m || m->numeric || m->ordered || key->cls != M2C_CHAR || key->ndims != 2)
        return false;
    ptrdiff_t entry = last_asked.entry;
    if (entry >= m->count || key->dims[0] != 1)
        return false;
    const char *text = m->key[entry].text;
    const unsigned char *asked = key->u8, *end = asked + key->numel;
    while (asked < end && *text && (unsigned char)*text == *asked)
        text++, asked++;
    return asked == end && !*text;
}

/* The entry of a key; a negative number where there is none. */
static ptrdiff_t asked_for(const m2c_map *m, m2c_map_key key)
{
    ptrdiff_t at = m2c_map_find(m, key);
    if (at >= 0) {
        last_asked.map = m;
        last_asked.entry = at;
    }
    return at;
}

const m2c_value *m2c_map_at(const m2c_value *map, const m2c_value *key)
{
    const m2c_map *m = map->map;
    m2c_map_asked k;
    if (is_last_asked(m, key))
        return m->value[last_asked.entry];
    if (!m2c_map_key_of(m, &k, key))
        return NULL;
    ptrdiff_t at = asked_for(m, k.key);
    m2c_map_free_key(m, &k);
    return at < 0 ? NULL : m->value[at];
}

static int error_value_type(void)
{
    return m2c_error("", "containers.Map: specified value type does not match the type of this container");
}

/* The value as the map holds it: typed maps convert numbers. */
static int convert_value(const m2c_map *m, const m2c_value *v, m2c_value **out)
{
    m2c_class cls = m->value_class >= 0 ? (m2c_class)m->value_class : (m2c_class)v->cls;
    if (m->value_class < 0 && strcmp(m->value_type, "any") == 0) {
        m2c_copy(out, v);
        return 0;
    }
    if (m->value_class == M2C_CHAR) {
        if (v->cls != M2C_CHAR)
            return error_value_type();
        m2c_copy(out, v);
        return 0;
    }
    if (!(m2c_is_numeric(v) || v->cls == M2C_LOGICAL) || v->numel != 1)
        return error_value_type();
    return m2c_cast(out, v, cls);
}

int m2c_map_assign(const m2c_value *map, const m2c_value *key, const m2c_value *value)
{
    m2c_map *m = map->map;
    m2c_map_asked k;
    m2c_value *stored = NULL;
    if (m2c_map_read_key(m, &k, key))
        return 1;
    int status = convert_value(m, value, &stored);
    if (status == 0)
        m2c_map_put(m, k.key, stored);
    m2c_map_free_key(m, &k);
    return status;
}

int m2c_map_put_f64(const m2c_value *map, const m2c_value *key, double number)
{
    m2c_map *m = map->map;
    m2c_map_asked k;
    if (is_last_asked(m, key) && m2c_is_own_scalar(m->value[last_asked.entry], M2C_DOUBLE, 0)) {
        m->value[last_asked.entry]->f64[0] = number;
        return 0;
    }
    if ((m->value_class != M2C_DOUBLE && m->value_class != M2C_NO_CLASS) || !m2c_map_key_of(m, &k, key)) {
        m2c_value *value = m2c_double(number);
        int status = m2c_map_assign(map, key, value);
        m2c_release(value);
        return status;
    }
    ptrdiff_t at = m2c_map_find(m, k.key);
    if (at >= 0 && m2c_is_own_scalar(m->value[at], M2C_DOUBLE, 0))
        m->value[at]->f64[0] = number;
    else
        m2c_map_put(m, k.key, m2c_double(number));
    m2c_map_free_key(m, &k);
    return 0;
}

int m2c_map_property(m2c_value **out, const m2c_value *map, const char *name)
{
    const m2c_map *m = map->map;
    if (strcmp(name, "Count") == 0) {
        m2c_value *count = m2c_new2(M2C_UINT64, 1, 1, 0);
        *(uint64_t *)count->data = (uint64_t)m->count;
        m2c_set(out, count);
    } else if (strcmp(name, "KeyType") == 0)
        m2c_set(out, m2c_char(m->key_type));
    else if (strcmp(name, "ValueType") == 0)
        m2c_set(out, m2c_char(m->value_type));
    else
        return 1; /* no error is pending: methods come next */
    return 0;
}
