/* Values, lists, errors, calls. */
#include "core_check.h"

#include "m2c/call.h"

static void test_references(void)
{
    m2c_value *a = ROW(1, 2, 3), *b = m2c_retain(a);
    CHECK(a == b && !m2c_is_unique(a));
    m2c_make_unique(&b);
    CHECK(a != b && m2c_is_unique(a) && m2c_is_unique(b));
    b->f64[0] = 9;
    CHECK(a->f64[0] == 1);
    m2c_set(&a, b);
    m2c_clear(&a);
    CHECK(a == NULL);
    m2c_release(NULL);
}

static void test_views(void)
{
    double data[4] = {1, 2, 3, 4};
    m2c_value view;
    m2c_view(&view, M2C_DOUBLE, 0, data, 2, (ptrdiff_t[]){2, 2});
    CHECK(view.f64 == data && !m2c_is_unique(&view));
    m2c_value *copy = m2c_retain(&view);
    CHECK(copy != &view && copy->f64 != data && holds(copy, 2, 2, data));
    m2c_release(&view);
    size_t capacity;
    double *taken = m2c_take_data(copy, &capacity);
    CHECK(capacity >= sizeof data && taken[3] == 4);
    m2c_free(taken);
}

static void test_narrowing(void)
{
    m2c_value *z = m2c_new2(M2C_DOUBLE, 1, 3, M2C_COMPLEX);
    for (int k = 0; k < 3; k++)
        z->c64[k] = k + 1;
    z = m2c_narrow(z);
    CHECK(!m2c_is_complex(z) && holds(z, 1, 3, (double[]){1, 2, 3}));
    m2c_release(z);
    z = m2c_complex(2 + 3 * I);
    CHECK(m2c_is_complex(z));
    m2c_release(z);
}

static void test_ranges(void)
{
    static const struct {
        double base, inc, limit;
        ptrdiff_t count;
    } cases[] = {{0, 0.1, 1, 11},  {1, 1, 0, 0}, {10, -0.1, 0, 101},
                 {-1, 0.1, 1, 21}, {5, 0, 7, 0}, {0, 0.1, 0.3, 4}};
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        m2c_value *r = m2c_range(cases[k].base, cases[k].inc, cases[k].limit);
        CHECK(r->numel == cases[k].count);
        m2c_release(r);
    }
}

static void test_errors(void)
{
    CHECK(m2c_error("a:b", "value %d", 5) == 1 && m2c_error_pending());
    m2c_at(&(m2c_place){"f.m", "f", 3, 4});
    m2c_value *err = m2c_catch();
    CHECK(!m2c_error_pending());
    m2c_value *message = NULL;
    CHECK(m2c_getfield(&message, err, "message") == 0 && m2c_is_string(message) && message->numel == 7);
    CHECK(m2c_rethrow(err) == 1 && strcmp(m2c_error_id(), "a:b") == 0);
    m2c_release(m2c_catch());
    m2c_release(message);
    m2c_release(err);
}

static int twice(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    (void)nargout;
    if (nargin != 1)
        return m2c_error("", "twice: one argument");
    out[0] = m2c_double(2 * m2c_get(in[0], 0) +
                        (self && self->closure->captured_count ? m2c_get(self->closure->captured[0], 0) : 0));
    return 0;
}

static void test_calls(void)
{
    static const m2c_named_function program[] = {{"twice", twice, 1, 1}, {NULL, NULL, 0, 0}};
    m2c_set_functions(program, NULL);
    m2c_value *bias = m2c_double(100), *x = m2c_double(4), *name = m2c_char("twice"), *y = NULL;
    m2c_value *h = m2c_handle(twice, NULL, "@(x) 2 * x + b", 1, &bias);
    CHECK(m2c_feval(h, 1, &y, 1, &x) == 0 && m2c_get(y, 0) == 108);
    m2c_clear(&y);
    CHECK(m2c_feval(name, 1, &y, 1, &x) == 0 && m2c_get(y, 0) == 8);
    m2c_clear(&y);
    m2c_set(&name, m2c_char("none"));
    CHECK_ERROR(m2c_feval(name, 1, &y, 1, &x), "feval: function 'none' not found");
    CHECK_ERROR(m2c_feval(x, 1, &y, 1, &x),
                "feval: first argument must be a string, inline function, or a function handle");
    m2c_release(h);
    m2c_release(name);
    m2c_release(x);
    m2c_release(bias);
}

int main(void)
{
    size_t before = m2c_live_blocks();
    test_references();
    test_views();
    test_narrowing();
    test_ranges();
    size_t after = m2c_live_blocks();
    CHECK(before == after);
    test_errors();
    test_calls();
    return report("core");
}
