/* Chains on the left side, structs, cells, maps. */
#include "core_check.h"

#include "m2c/fn_core.h"

static m2c_access field(const char *name)
{
    return (m2c_access){'.', 0, NULL, name};
}

/* s(3).a.b{2} = 1 from nothing, read back. */
static void test_creation(void)
{
    m2c_value *s = NULL, *three = m2c_double(3), *two = m2c_double(2), *one = m2c_double(1), *got = NULL;
    m2c_access path[] = {{'(', 1, &three, NULL}, field("a"), field("b"), {'{', 1, &two, NULL}};
    CHECK(m2c_assign_path(&s, one, 4, path, "s") == 0);
    CHECK(s->cls == M2C_STRUCT && s->dims[1] == 3);
    CHECK(m2c_peek_path(&got, s, 4, path, "s") == 0 && got && m2c_get(got, 0) == 1);
    m2c_clear(&got);
    path[3].idx = &three;
    CHECK(m2c_peek_path(&got, s, 4, path, "s") == 0 && !got);
    m2c_access deeper[] = {path[0], field("a"), field("b"), {'{', 1, &two, NULL}, field("c")};
    CHECK_ERROR(m2c_assign_path(&s, one, 5, deeper, "s"), "scalar cannot be indexed with .");
    m2c_release(s);
    m2c_release(one);
    m2c_release(two);
    m2c_release(three);
}

/* Elements are changed in place, and copies keep what they had. */
static void test_sharing(void)
{
    m2c_value *c = m2c_cell(1, 2), *one = m2c_double(1),
              *big = m2c_zeros(M2C_DOUBLE, 2, (ptrdiff_t[]){1, 100}, 0);
    CHECK(m2c_cellasgn(&c, big, 1, &one, "c") == 0);
    m2c_clear(&big);
    const m2c_value *before = c->cell[0];
    m2c_access path[] = {{'{', 1, &one, NULL}, {'(', 1, &one, NULL}};
    CHECK(m2c_assign_path(&c, one, 2, path, "c") == 0 && c->cell[0] == before && c->cell[0]->f64[0] == 1);
    m2c_value *copy = m2c_retain(c), *five = m2c_double(5);
    CHECK(m2c_assign_path(&c, five, 2, path, "c") == 0);
    CHECK(c->cell[0]->f64[0] == 5 && copy->cell[0]->f64[0] == 1);
    m2c_release(copy);
    m2c_release(c);
    m2c_release(one);
    m2c_release(five);
}

static void test_errors(void)
{
    m2c_value *x = ROW(1, 2, 3), *one = m2c_double(1), *out = NULL;
    m2c_access element_field[] = {{'(', 1, &one, NULL}, field("y")};
    CHECK_ERROR(m2c_setfield(&one, x, "a"), "scalar cannot be indexed with .");
    CHECK_ERROR(m2c_cellasgn(&x, one, 1, &one, "x"), "matrix cannot be indexed with {");
    CHECK_ERROR(m2c_assign_path(&x, one, 2, element_field, "x"),
                "in indexed assignment of matrix, last lhs index must be ()");
    CHECK_ERROR(m2c_cellref(&out, x, 1, &one, "x"), "matrix cannot be indexed with {");
    CHECK_ERROR(m2c_getfield(&out, x, "a"), "matrix cannot be indexed with .");
    m2c_release(x);
    m2c_release(one);
}

static void test_map(void)
{
    m2c_value *map = NULL, *key = m2c_char("k"), *value = m2c_double(7), *got = NULL;
    CHECK(m2c_fn_containers_Map(NULL, 1, &map, 0, NULL) == 0);
    CHECK(m2c_subsasgn(&map, value, 1, &key, "m") == 0);
    CHECK(m2c_index(1, &got, map, 1, &key, "m") == 0 && m2c_get(got, 0) == 7);
    CHECK(m2c_getfield(&got, map, "Count") == 0 && m2c_get(got, 0) == 1);
    m2c_set(&key, m2c_char("q"));
    CHECK_ERROR(m2c_index(1, &got, map, 1, &key, "m"), "containers.Map: specified key <q> does not exist");
    CHECK(m2c_index_field(1, &got, map, "isKey", 1, &key, "m") == 0 && m2c_get(got, 0) == 0);
    m2c_release(map);
    m2c_release(key);
    m2c_release(value);
    m2c_release(got);
}

int main(void)
{
    test_creation();
    test_sharing();
    test_errors();
    test_map();
    return report("core_path");
}
