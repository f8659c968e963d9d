/* Variables of the language that are functions: asked without argument, set with one. */
#include "settings.h"
#include "state.h"

#include "text_internal.h"

typedef struct setting {
    double value;
    bool is_flag;
} setting;

#define FLAG(name, first) static M2C_STATE setting the_##name = {first, true};
#define COUNT(name, first) static M2C_STATE setting the_##name = {first, false};
#define TEXT(name, first, rule)
#include "settings.inc"
#undef FLAG
#undef COUNT
#undef TEXT

enum text_rule { ANY, NOT_EMPTY, CHARACTER };

typedef struct text_setting {
    const char *first;
    enum text_rule rule;
    m2c_value *set; /* what the program set, or NULL */
} text_setting;

#define FLAG(name, first)
#define COUNT(name, first)
#define TEXT(name, first, rule) static M2C_STATE text_setting the_##name = {first, rule, NULL};
#include "settings.inc"
#undef FLAG
#undef COUNT
#undef TEXT

static int read_value(const char *name, const setting *s, const m2c_value *v, double *x)
{
    bool number = m2c_is_arith(v) && v->numel > 0;
    if (s->is_flag && (!number || v->numel != 1 || v->cls == M2C_CHAR))
        return m2c_error("", "%s: argument must be a logical value", name);
    if (!number)
        return m2c_error("", "%s: argument must be a scalar value", name);
    *x = m2c_get(v, 0);
    if (s->is_flag)
        *x = *x != 0;
    else if (*x != (double)(int)*x)
        return m2c_error("", "%s: argument must be an integer value", name);
    else if (*x < -1)
        return m2c_error("", "%s: arg must be greater than -1", name);
    return 0;
}

static int check_call(const char *name, int nargin, m2c_value *const *in)
{
    if (nargin == 2 && !(in[1]->cls == M2C_CHAR && m2c_equals_text(in[1], "local")))
        return m2c_error("", "second argument must be \"local\"");
    if (nargin <= 2)
        return 0;
    return m2c_error("Octave:invalid-fun-call",
                     "Invalid call to %s.  Correct usage is:\n\n -- VAL = %s ()\n -- OLD_VAL = %s (NEW_VAL)\n"
                     " -- %s (NEW_VAL, \"local\")",
                     name, name, name, name);
}

static int ask(const char *name, setting *s, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    double x = s->value;
    if (check_call(name, nargin, in))
        return 1;
    if (nargin > 0 && read_value(name, s, in[0], &x))
        return 1;
    if (nargin == 0 || nargout > 0)
        m2c_set(&out[0], s->is_flag ? m2c_bool(s->value != 0) : m2c_double(s->value));
    s->value = x;
    return 0;
}

/* No character at all means the one with the code 0. */
static int read_text(const char *name, const text_setting *s, const m2c_value *v, m2c_value **text)
{
    if (s->rule == CHARACTER) {
        if (v->cls != M2C_CHAR || v->numel > 1)
            return m2c_error("", "%s: argument must be a single character", name);
        m2c_set(text, v->numel ? m2c_retain(v) : m2c_zeros(M2C_CHAR, 2, (ptrdiff_t[]){1, 1}, 0));
        return 0;
    }
    if (v->cls != M2C_CHAR)
        return m2c_error("", "%s: first argument must be a string", name);
    if (v->numel == 0 && s->rule == NOT_EMPTY)
        return m2c_error("", "%s: value must not be empty", name);
    m2c_set(text, m2c_retain(v));
    return 0;
}

static void forget_texts(void)
{
#define FLAG(name, first)
#define COUNT(name, first)
#define TEXT(name, first, rule) m2c_clear(&the_##name.set);
#include "settings.inc"
#undef FLAG
#undef COUNT
#undef TEXT
}

static int ask_text(const char *name, text_setting *s, int nargout, m2c_value **out, int nargin,
                    m2c_value *const *in)
{
    m2c_value *text = NULL;
    if (check_call(name, nargin, in) || (nargin > 0 && read_text(name, s, in[0], &text)))
        return 1;
    if (nargin == 0 || nargout > 0)
        m2c_set(&out[0], s->set ? m2c_retain(s->set) : m2c_char(s->first));
    if (text) {
        m2c_at_end(forget_texts);
        m2c_set(&s->set, text);
    }
    return 0;
}

#define FLAG(name, first)                                                                                    \
    M2C_TEXT_FN(name)                                                                                        \
    {                                                                                                        \
        (void)self;                                                                                          \
        return ask(#name, &the_##name, nargout, out, nargin, in);                                            \
    }
#define COUNT(name, first) FLAG(name, first)
#define TEXT(name, first, rule)                                                                              \
    M2C_TEXT_FN(name)                                                                                        \
    {                                                                                                        \
        (void)self;                                                                                          \
        return ask_text(#name, &the_##name, nargout, out, nargin, in);                                       \
    }
#include "settings.inc"

bool m2c_prints_empty_dimensions(void)
{
    return the_print_empty_dimensions.value != 0;
}

bool m2c_prints_struct_arrays(void)
{
    return the_print_struct_array_contents.value != 0;
}

bool m2c_splits_rows(void)
{
    return the_split_long_rows.value != 0;
}

int m2c_struct_levels(void)
{
    return (int)the_struct_levels_to_print.value;
}

int m2c_save_precision(void)
{
    return (int)the_save_precision.value;
}
