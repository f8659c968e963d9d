/* Objects of a program's classes: copies, slots, access, dispatch, arrays, what refers to itself. */
#include "core_check.h"

#include "m2c/class.h"
#include "m2c/ops.h"

static int initial(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    (void)self, (void)nargout, (void)nargin, (void)in;
    out[0] = m2c_double(7);
    return 0;
}

static int build(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    (void)self, (void)nargout, (void)nargin;
    out[0] = m2c_retain(in[0]);
    return 0;
}

static int name_of(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    (void)self, (void)nargout, (void)nargin;
    out[0] = m2c_char(m2c_class_name(in[nargin - 1]));
    return 0;
}

static const m2c_classdef class_point, class_node;
static const m2c_property_row point_properties[] = {
    {"secret", &class_point, initial, NULL, NULL, {M2C_PRIVATE, NULL}, {M2C_PRIVATE, NULL}, 0, 0},
    {"x", &class_point, initial, NULL, NULL, {M2C_PUBLIC, NULL}, {M2C_PUBLIC, NULL}, 0, 1},
};
static const m2c_property_row node_properties[] = {
    {"next", &class_node, NULL, NULL, NULL, {M2C_PUBLIC, NULL}, {M2C_PUBLIC, NULL}, 0, 0},
};
static const m2c_method_row point_methods[] = {{"who", &class_point, name_of, {M2C_PUBLIC, NULL}, 0}};
static m2c_class_state point_state, node_state;
static const m2c_classdef class_point = {
    "Point", 0, build, {M2C_PUBLIC, NULL}, 0,   NULL, 2, point_properties, 1, point_methods, 0,
    NULL,    0, NULL,  &point_state,       NULL};
static const m2c_classdef class_node = {
    "Node", M2C_IS_HANDLE, build, {M2C_PUBLIC, NULL}, 0, NULL, 1, node_properties, 0, NULL, 0, NULL, 0,
    NULL,   &node_state,   NULL};
static const m2c_classdef *const classes[] = {&class_node, &class_point, NULL};

static double number_in(const m2c_value *object, const char *name)
{
    m2c_value *v = NULL;
    CHECK(m2c_getfield(&v, object, name) == 0);
    double x = v ? m2c_get(v, 0) : -1;
    m2c_release(v);
    return x;
}

static m2c_value *made(const m2c_classdef *c)
{
    m2c_value *v = NULL;
    CHECK(m2c_construct(c, 1, &v, 0, NULL) == 0);
    return v;
}

static void copies(void)
{
    m2c_value *a = made(&class_point), *b = m2c_retain(a), *nine = m2c_double(9);
    CHECK(number_in(a, "x") == 7);
    CHECK(m2c_setfield(&b, nine, "x") == 0);
    CHECK(number_in(a, "x") == 7 && number_in(b, "x") == 9);
    m2c_value *h = made(&class_node), *g = m2c_retain(h);
    CHECK(m2c_setfield(&g, nine, "next") == 0);
    CHECK(number_in(h, "next") == 9);
    m2c_release(a), m2c_release(b), m2c_release(g), m2c_release(h), m2c_release(nine);
}

static void access(void)
{
    m2c_value *a = made(&class_point), *v = NULL;
    CHECK(m2c_getfield(&v, a, "secret") == 1);
    m2c_release(m2c_catch());
    m2c_scope outer = m2c_enter_class(&class_point, build);
    CHECK(number_in(a, "secret") == 7);
    m2c_leave_class(outer);
    CHECK(m2c_read_slot(&v, a, &class_point, 1) && m2c_get(v, 0) == 7);
    CHECK(!m2c_read_slot(&v, a, &class_node, 0));
    m2c_release(a), m2c_release(v);
}

static void dispatched(void)
{
    m2c_value *a = made(&class_point), *in[2] = {m2c_double(1), a}, *out[1] = {NULL};
    CHECK(m2c_dispatch("who", NULL, 1, out, 2, in) == 0);
    char *name = m2c_cstring(out[0]);
    CHECK(strcmp(name, "Point") == 0);
    m2c_free(name);
    m2c_clear(&out[0]);
    CHECK(m2c_dispatch("who", NULL, 1, out, 1, in) == 1);
    m2c_release(m2c_catch());
    m2c_release(a), m2c_release(in[0]);
}

static void arrays(void)
{
    m2c_value *a = made(&class_point), *three = m2c_double(3), *all = m2c_retain(a);
    CHECK(m2c_subsasgn(&all, a, 1, &three, NULL) == 0);
    CHECK(all->numel == 3 && number_in(a, "x") == 7);
    m2c_value *one = NULL, *joined = NULL, *both[2] = {all, a};
    CHECK(m2c_subsref(&one, all, 1, &three, NULL) == 0 && one->numel == 1);
    CHECK(m2c_hcat(&joined, 2, both) == 0 && joined->numel == 4);
    m2c_release(a), m2c_release(all), m2c_release(one), m2c_release(joined), m2c_release(three);
}

static void circle(void)
{
    m2c_value *h = made(&class_node);
    m2c_value *self = m2c_retain(h);
    CHECK(m2c_setfield(&h, self, "next") == 0);
    m2c_release(self), m2c_release(h); /* given up at the end */
}

int main(void)
{
    m2c_set_classes(classes);
    copies();
    access();
    dispatched();
    arrays();
    circle();
    return report("class");
}
