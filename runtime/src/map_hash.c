/* The hash table of a containers.Map: open addressing, one place after another. */
#include "map.h"

#include <math.h>

static size_t hash(const m2c_map *m, m2c_map_key key)
{
    uint64_t h = 0xcbf29ce484222325u;
    if (m->numeric) {
        double x = isnan(key.number) ? NAN : key.number; /* equal keys, equal bits */
        memcpy(&h, &x, sizeof h);
    } else {
        for (const char *c = key.text; *c; c++)
            h = (h ^ (unsigned char)*c) * 0x100000001b3u;
    }
    h = (h ^ (h >> 32)) * 0x9e3779b97f4a7c15u;
    return (size_t)(h ^ (h >> 29));
}

static ptrdiff_t home(const m2c_map *m, m2c_map_key key)
{
    return (ptrdiff_t)(hash(m, key) & (size_t)(m->places - 1));
}

static ptrdiff_t next(const m2c_map *m, ptrdiff_t place)
{
    return (place + 1) & (m->places - 1);
}

ptrdiff_t m2c_map_hash_find(const m2c_map *m, m2c_map_key key)
{
    if (m->numeric && key.number == key.number && key.number != 0) {
        for (ptrdiff_t p = home(m, key); m->slot[p] >= 0; p = next(m, p))
            if (m->key[m->slot[p]].number == key.number)
                return m->slot[p];
        return -1;
    }
    for (ptrdiff_t p = home(m, key); m->slot[p] >= 0; p = next(m, p))
        if (m2c_map_compare(m, m->key[m->slot[p]], key) == 0)
            return m->slot[p];
    return -1;
}

static void place(m2c_map *m, ptrdiff_t entry)
{
    ptrdiff_t p = home(m, m->key[entry]);
    while (m->slot[p] >= 0)
        p = next(m, p);
    m->slot[p] = entry;
}

void m2c_map_hash_all(m2c_map *m)
{
    ptrdiff_t places = m->slot ? m->places : 64;
    while (places < 2 * (m->count + 1))
        places *= 2;
    if (places != m->places) {
        m->slot = m2c_realloc(m->slot, (size_t)places * sizeof *m->slot);
        m->places = places;
    }
    for (ptrdiff_t p = 0; p < places; p++)
        m->slot[p] = -1;
    for (ptrdiff_t k = 0; k < m->count; k++)
        place(m, k);
}

void m2c_map_hash_add(m2c_map *m, ptrdiff_t entry)
{
    if (m->places < 2 * m->count)
        m2c_map_hash_all(m);
    else
        place(m, entry);
}

/* What stands behind an emptied place moves up, where that is nearer to its home. */
static void close_gap(m2c_map *m, ptrdiff_t gap)
{
    for (ptrdiff_t p = next(m, gap); m->slot[p] >= 0; p = next(m, p)) {
        ptrdiff_t from = home(m, m->key[m->slot[p]]);
        ptrdiff_t away = (p - from) & (m->places - 1), room = (p - gap) & (m->places - 1);
        if (away >= room) {
            m->slot[gap] = m->slot[p];
            gap = p;
        }
    }
    m->slot[gap] = -1;
}

void m2c_map_hash_remove(m2c_map *m, ptrdiff_t entry)
{
    ptrdiff_t p = home(m, m->key[entry]);
    while (m->slot[p] != entry)
        p = next(m, p);
    close_gap(m, p);
    for (ptrdiff_t k = 0; k < m->places; k++)
        m->slot[k] -= m->slot[k] > entry;
}
