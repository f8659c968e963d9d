/* containers.Map as a data structure: arrays of keys and values, and their order. */
#include "map.h"

#include "m2c/ops.h"

#include <math.h>
#include <stdio.h>

/* The class that a type name such as "int32" stands for; M2C_NO_CLASS for "any" and other words. */
static signed char class_of(const char *type)
{
    static const char *const names[] = {"double", "single", "int8",   "int16",  "int32",   "int64",
                                        "uint8",  "uint16", "uint32", "uint64", "logical", "char"};
    for (signed char c = 0; c <= M2C_CHAR; c++)
        if (strcmp(names[c], type) == 0)
            return c;
    return M2C_NO_CLASS;
}

m2c_value *m2c_new_map(const char *key_type, const char *value_type)
{
    m2c_map *m = m2c_calloc(1, sizeof *m);
    m->refs = 1;
    m->numeric = strcmp(key_type, "char") != 0;
    m->key_class = class_of(key_type);
    m->value_class = class_of(value_type);
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
    m2c_free(m->slot);
    m2c_free(m);
}

int m2c_map_compare(const m2c_map *m, m2c_map_key a, m2c_map_key b)
{
    if (!m->numeric)
        return strcmp(a.text, b.text);
    if (a.number != a.number || b.number != b.number) /* NaN comes last */
        return (a.number != a.number) - (b.number != b.number);
    if (a.number == 0 && b.number == 0) /* -0 is another key, before 0 */
        return (signbit(b.number) != 0) - (signbit(a.number) != 0);
    return (a.number > b.number) - (a.number < b.number);
}

/* The entry with the key among sorted ones, or where it would go, as -1 - index. */
static ptrdiff_t search(const m2c_map *m, m2c_map_key key)
{
    ptrdiff_t low = 0, high = m->count;
    while (low < high) {
        ptrdiff_t mid = low + (high - low) / 2;
        int c = m2c_map_compare(m, m->key[mid], key);
        if (c == 0)
            return mid;
        if (c < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return -1 - low;
}

ptrdiff_t m2c_map_find(const m2c_map *m, m2c_map_key key)
{
    return m->slot ? m2c_map_hash_find(m, key) : search(m, key);
}

/* Makes room for an entry at an index. */
static void insert(m2c_map *m, ptrdiff_t at, m2c_map_key key, m2c_value *value)
{
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

enum { SMALL = 16 };

void m2c_map_put(m2c_map *m, m2c_map_key key, m2c_value *value)
{
    ptrdiff_t at = m2c_map_find(m, key);
    if (at >= 0) {
        m2c_set(&m->value[at], value);
    } else if (!m->slot) {
        insert(m, -1 - at, key, value);
        m->sorted = m->count;
        if (m->count > SMALL)
            m2c_map_hash_all(m);
    } else {
        ptrdiff_t last = m->count;
        bool behind = m->sorted == last && (last == 0 || m2c_map_compare(m, m->key[last - 1], key) < 0);
        insert(m, last, key, value);
        m->sorted += behind;
        m2c_map_hash_add(m, last);
    }
}

void m2c_map_remove(m2c_map *m, ptrdiff_t at)
{
    if (m->slot)
        m2c_map_hash_remove(m, at);
    clear_entry(m, at);
    m->count--;
    m->sorted -= at < m->sorted;
    size_t rest = (size_t)(m->count - at);
    memmove(m->key + at, m->key + at + 1, rest * sizeof *m->key);
    memmove(m->value + at, m->value + at + 1, rest * sizeof *m->value);
}

/* Merges the sorted runs [0, middle) and [middle, count) of entry numbers. */
static void merge_runs(const m2c_map *m, ptrdiff_t *order, ptrdiff_t *spare, ptrdiff_t from, ptrdiff_t middle,
                       ptrdiff_t to)
{
    ptrdiff_t a = from, b = middle, n = from;
    while (a < middle && b < to)
        spare[n++] = m2c_map_compare(m, m->key[order[b]], m->key[order[a]]) < 0 ? order[b++] : order[a++];
    while (a < middle)
        spare[n++] = order[a++];
    while (b < to)
        spare[n++] = order[b++];
    memcpy(order + from, spare + from, (size_t)(to - from) * sizeof *order);
}

static void sort_run(const m2c_map *m, ptrdiff_t *order, ptrdiff_t *spare, ptrdiff_t from, ptrdiff_t to)
{
    ptrdiff_t middle = from + (to - from) / 2;
    if (to - from < 2)
        return;
    sort_run(m, order, spare, from, middle);
    sort_run(m, order, spare, middle, to);
    merge_runs(m, order, spare, from, middle, to);
}

static void rearrange(m2c_map *m, const ptrdiff_t *order)
{
    m2c_map_key *key = m2c_alloc((size_t)m->cap * sizeof *key);
    m2c_value **value = m2c_alloc((size_t)m->cap * sizeof *value);
    for (ptrdiff_t k = 0; k < m->count; k++) {
        key[k] = m->key[order[k]];
        value[k] = m->value[order[k]];
    }
    m2c_free(m->key);
    m2c_free(m->value);
    m->key = key;
    m->value = value;
}

void m2c_map_put_in_order(const m2c_map *map)
{
    m2c_map *m = (m2c_map *)map; /* the order is not part of the value */
    if (m->sorted == m->count || m->ordered)
        return;
    ptrdiff_t *order = m2c_alloc((size_t)(2 * m->count) * sizeof *order), *spare = order + m->count;
    for (ptrdiff_t k = 0; k < m->count; k++)
        order[k] = k;
    sort_run(m, order, spare, m->sorted, m->count);
    merge_runs(m, order, spare, 0, m->sorted, m->count);
    rearrange(m, order);
    m2c_free(order);
    m->sorted = m->count;
    m2c_map_hash_all(m);
}

m2c_class m2c_map_key_class(const m2c_map *m)
{
    return m->key_class >= 0 ? (m2c_class)m->key_class : M2C_DOUBLE;
}

int m2c_map_key_value(m2c_value **out, const m2c_map *m, ptrdiff_t at)
{
    if (!m->numeric) {
        m2c_set(out, m2c_char(m->key[at].text));
        return 0;
    }
    m2c_value *number = m2c_double(m->key[at].number);
    int status = m2c_cast(out, number, m2c_map_key_class(m));
    m2c_release(number);
    return status;
}
