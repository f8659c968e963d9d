/* Functions that a text calls and that see its variables: exist, save, load, clear, eval (eval_tree.h). */
#include "eval_tree.h"

#include "arity.h"
#include "m2c/fn_more.h"
#include "m2c/program.h"
#include "name_pattern.h"

static bool is_defined(m2c_runner *r, const m2c_value *name)
{
    char *text = m2c_cstring(name);
    bool found = m2c_run_variable(r, text, false) != NULL;
    m2c_free(text);
    return found;
}

static int save(m2c_runner *r, int nargout, m2c_value **out, m2c_list *args)
{
    (void)nargout;
    m2c_value *variables = m2c_struct();
    for (int k = 0; k < r->count; k++)
        if (*m2c_run_value_of(&r->variable[k]))
            m2c_struct_put(variables, r->variable[k].name, m2c_retain(*m2c_run_value_of(&r->variable[k])));
    m2c_list_push(args, variables);
    return m2c_fn_save(NULL, 0, out, args->n, args->v);
}

static int load(m2c_runner *r, int nargout, m2c_value **out, m2c_list *args)
{
    if (nargout > 0 || args->n == 0)
        return m2c_fn_load(NULL, nargout, out, args->n, args->v);
    m2c_value *loaded[1] = {NULL};
    int bad = m2c_fn___load_variables__(NULL, 1, loaded, args->n, args->v);
    for (int k = 0; !bad && k < loaded[0]->fields->count; k++)
        m2c_copy(m2c_run_variable(r, loaded[0]->fields->name[k], true), loaded[0]->cell[k]);
    m2c_release(loaded[0]);
    return bad;
}

static void forget(m2c_variable *v, bool globals_too)
{
    if (v->linked && globals_too)
        m2c_clear(m2c_named_global(v->name));
    v->linked = false;
    m2c_clear(&v->value);
}

/* clear x y*, clear -global x, clear all, clear */
static int clear(m2c_runner *r, int nargout, m2c_value **out, m2c_list *args)
{
    (void)nargout, (void)out;
    bool globals_too =
        args->n && (m2c_equals_text(args->v[0], "-global") || m2c_equals_text(args->v[0], "-g"));
    bool all = args->n == globals_too;
    for (int k = globals_too; k < args->n; k++) {
        if (args->v[k]->cls != M2C_CHAR)
            return m2c_error("", "clear: arguments must be strings");
        char *pattern = m2c_cstring(args->v[k]);
        all = all || (args->n == 1 && (strcmp(pattern, "all") == 0 || strcmp(pattern, "-all") == 0));
        for (int v = 0; v < r->count; v++)
            if (all || m2c_fits(pattern, r->variable[v].name))
                forget(&r->variable[v], globals_too);
        m2c_free(pattern);
    }
    for (int v = 0; all && v < r->count; v++)
        forget(&r->variable[v], globals_too || args->n);
    return 0;
}

static int eval(m2c_runner *r, int nargout, m2c_value **out, m2c_list *args)
{
    if (args->n < 1 || args->n > 2)
        return m2c_wrong_call("eval", args->n);
    for (int k = 0; k < args->n; k++)
        if (args->v[k]->cls != M2C_CHAR)
            return m2c_error("", "eval: %s must be a string", k ? "CATCH" : "TRY");
    m2c_value *nothing = m2c_empty();
    int bad = m2c_run_eval(r, nargout, out, args->v[0], args->n > 1 ? args->v[1] : nothing);
    m2c_release(nothing);
    return bad;
}

static int evalc(m2c_runner *r, int nargout, m2c_value **out, m2c_list *args)
{
    m2c_evalc_begin();
    int bad = eval(r, nargout > 1 ? nargout - 1 : 0, out + 1, args);
    m2c_set(&out[0], m2c_evalc_end());
    return bad;
}

static int isglobal(m2c_runner *r, int nargout, m2c_value **out, m2c_list *args)
{
    (void)nargout;
    if (args->n != 1)
        return m2c_wrong_call("isglobal", args->n);
    if (args->v[0]->cls != M2C_CHAR)
        return m2c_error("", "isglobal: NAME must be a string");
    char *name = m2c_cstring(args->v[0]);
    const m2c_variable *v = m2c_run_find(r, name, false);
    m2c_free(name);
    m2c_set(out, m2c_bool(v && v->linked));
    return 0;
}

typedef struct sighted {
    const char *name;
    int (*run)(m2c_runner *r, int nargout, m2c_value **out, m2c_list *args);
} sighted;

static const sighted sighted_functions[] = {{"clear", clear},      {"clearvars", clear}, {"save", save},
                                            {"load", load},        {"eval", eval},       {"evalc", evalc},
                                            {"isglobal", isglobal}};

static const sighted *find(const char *name)
{
    for (size_t k = 0; k < sizeof sighted_functions / sizeof *sighted_functions; k++)
        if (strcmp(sighted_functions[k].name, name) == 0)
            return &sighted_functions[k];
    return NULL;
}

bool m2c_run_knows(const char *name)
{
    return find(name) || m2c_run_function(name);
}

int m2c_run_call(m2c_runner *r, const char *name, int nargout, m2c_value **out, m2c_list *args)
{
    const sighted *of = find(name);
    if (of)
        return of->run(r, nargout, out, args);
    m2c_function *fn = m2c_run_function(name);
    int bad = (fn == m2c_find_builtin(name) && m2c_check_counts(name, args->n, nargout)) ||
              m2c_call_named(fn, NULL, nargout, out, args->n, args->v);
    if (!bad && out[0] && strcmp(name, "exist") == 0 && args->n && is_defined(r, args->v[0]))
        m2c_set(&out[0], m2c_double(1));
    return bad;
}
