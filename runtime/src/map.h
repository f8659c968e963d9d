/* containers.Map as a data structure: all keys are text, or all are numbers. A map of more than a few entries
 * has a hash table, and new entries stand behind the sorted ones until somebody asks for the order. The
 * functions are in fn_containers.c. */
#ifndef M2C_MAP_H
#define M2C_MAP_H

#include "internal.h"
#include "m2c/map.h"

typedef union m2c_map_key {
    char *text; /* owned by the map */
    double number;
} m2c_map_key;

struct m2c_map {
    int refs;
    bool numeric;
    const struct m2c_dictionary_operations *ordered; /* of a dictionary, whose entries stay in the order in
                                                        which they came; else NULL */
    const m2c_method *methods;
    char key_type[16], value_type[16];
    signed char key_class, value_class; /* of these words, or M2C_NO_CLASS */
    ptrdiff_t count, cap;
    m2c_map_key *key;
    m2c_value **value;
    ptrdiff_t sorted; /* so many entries at the front are in the order of their keys */
    ptrdiff_t *slot,
        places; /* hash table: numbers of entries, -1 for none; NULL for a small map, all sorted */
};
typedef struct m2c_map m2c_map;
enum { M2C_NO_CLASS = -1 };

/* The class of keys that are numbers. */
m2c_class m2c_map_key_class(const m2c_map *m);
m2c_value *m2c_new_map(const char *key_type, const char *value_type);
/* Index of the key, or a negative number. */
ptrdiff_t m2c_map_find(const m2c_map *m, m2c_map_key key);
void m2c_map_put(m2c_map *m, m2c_map_key key, m2c_value *value); /* copies the key, takes the value */
/* [m1; m2; …]: a new map with the entries of all, where keys are equal the last wins. */
/* Maps joined along a dimension, and the error where that is not possible. */
int m2c_map_join(m2c_value **out, int dim, int n, m2c_value *const *in);
int m2c_maps_refused(int dim);
/* Brings all entries into the order of their keys: before they are listed. */
void m2c_map_put_in_order(const m2c_map *m);
int m2c_map_compare(const m2c_map *m, m2c_map_key a, m2c_map_key b);
void m2c_map_remove(m2c_map *m, ptrdiff_t at);
/* The key as a value of the key type. */
int m2c_map_key_value(m2c_value **out, const m2c_map *m, ptrdiff_t at);

/* --- the hash table ------------------------------------------------------------------------------ */
ptrdiff_t m2c_map_hash_find(const m2c_map *m, m2c_map_key key);
void m2c_map_hash_all(m2c_map *m);                     /* a table of all entries, with room for more */
void m2c_map_hash_add(m2c_map *m, ptrdiff_t entry);    /* the last entry, which is new */
void m2c_map_hash_remove(m2c_map *m, ptrdiff_t entry); /* before it goes, and those behind it move up */

/* --- what m(key), m(key) = v (m2c_map_assign) and m.Count do ------------------------------------- */
int m2c_map_lookup(m2c_value **out, const m2c_value *map, const m2c_value *key);
/* Result 1 without a pending error: no such property. */
int m2c_map_property(m2c_value **out, const m2c_value *map, const char *name);
/* A key that is asked for; a text is in `room` where that is enough. */
typedef struct m2c_map_asked {
    m2c_map_key key;
    char room[64];
} m2c_map_asked;
/* The key that a value stands for in this map, a number as the key type holds it, until m2c_map_free_key;
 * false where it is of the wrong type. */
bool m2c_map_key_of(const m2c_map *m, m2c_map_asked *asked, const m2c_value *v);
/* The error "WHICH <KEY> does not exist", with the key as disp shows it. */
int m2c_map_no_key(const char *which, const m2c_value *key);
/* The same for the key in a subscript; errors as for m(key). */
int m2c_map_read_key(const m2c_map *m, m2c_map_asked *asked, const m2c_value *v);
void m2c_map_free_key(const m2c_map *m, m2c_map_asked *asked);

#endif
