/* containers.Map as a data structure: sorted arrays of keys and values. */
#include "map.h"

#include "m2c/ops.h"

#include <stdio.h>

m2c_value *m2c_new_map(const char *key_type, const char *value_type)
{
    m2c_map *m = m2c_calloc(1, sizeof *m);
    m->refs = 1;
    m->numeric = strcmp(key_type, "char") != 0;
    snprintf(m->key_type, sizeof m->key_type, "%s", key_type);
    snprintf(m->value_type, sizeof m->value_type, "%s", value_type);
    m2c_value *v = m2c_new_header(M2C_MAP, 0);
    v->map = m;
    return v;
}

void m2c_map_retain(m2c_map *m)
{
    m->refs++;
}

static void clear_entry(m2c_map *m, ptrdiff_t k)
{
    if (!m->numeric)
        m2c_free(m->key[k].text);
    m2c_release(m->value[k]);
}

void m2c_map_release(m2c_map *m)
{
    if (--m->refs > 0)
        return;
    for (ptrdiff_t k = 0; k < m->count; k++)
        clear_entry(m, k);
    m2c_free(m->key);
    m2c_free(m->value);
    m2c_free(m);
}

static int compare(const m2c_map *m, m2c_map_key a, m2c_map_key b)
{
    if (!m->numeric)
        return strcmp(a.text, b.text);
    if (a.number != a.number || b.number != b.number) /* NaN comes last */
        return (a.number != a.number) - (b.number != b.number);
    return (a.number > b.number) - (a.number < b.number);
}

ptrdiff_t m2c_map_find(const m2c_map *m, m2c_map_key key)
{
    ptrdiff_t low = 0, high = m->count;
    while (low < high) {
        ptrdiff_t mid = low + (high - low) / 2;
        int c = compare(m, m->key[mid], key);
        if (c == 0)
            return mid;
        if (c < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return -1 - low;
}

void m2c_map_put(m2c_map *m, m2c_map_key key, m2c_value *value)
{
    ptrdiff_t at = m2c_map_find(m, key);
    if (at >= 0) {
        m2c_set(&m->value[at], value);
        return;
    }
    at = -1 - at;
    if (m->count == m->cap) {
        m->cap = m->cap ? 2 * m->cap : 8;
        m->key = m2c_realloc(m->key, (size_t)m->cap * sizeof *m->key);
        m->value = m2c_realloc(m->value, (size_t)m->cap * sizeof *m->value);
    }
    size_t rest = (size_t)(m->count - at);
    memmove(m->key + at + 1, m->key + at, rest * sizeof *m->key);
    memmove(m->value + at + 1, m->value + at, rest * sizeof *m->value);
    if (m->numeric)
        m->key[at] = key;
    else
        m->key[at].text = m2c_strdup(key.text);
    m->value[at] = value;
    m->count++;
}

void m2c_map_remove(m2c_map *m, ptrdiff_t at)
{
    clear_entry(m, at);
    m->count--;
    size_t rest = (size_t)(m->count - at);
    memmove(m->key + at, m->key + at + 1, rest * sizeof *m->key);
    memmove(m->value + at, m->value + at + 1, rest * sizeof *m->value);
}

bool m2c_map_class(const char *type, m2c_class *cls)
{
    static const char *const names[] = {"double", "single", "int8",   "int16",  "int32",   "int64",
                                        "uint8",  "uint16", "uint32", "uint64", "logical", "char"};
    for (int c = 0; c <= M2C_CHAR; c++)
        if (strcmp(names[c], type) == 0) {
            *cls = (m2c_class)c;
            return true;
        }
    return false;
}

int m2c_map_key_value(m2c_value **out, const m2c_map *m, ptrdiff_t at)
{
    m2c_class cls = M2C_DOUBLE;
    if (!m->numeric) {
        m2c_set(out, m2c_char(m->key[at].text));
        return 0;
    }
    m2c_value *number = m2c_double(m->key[at].number);
    m2c_map_class(m->key_type, &cls);
    int status = m2c_cast(out, number, cls);
    m2c_release(number);
    return status;
}
