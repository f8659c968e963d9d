/* Global variables that texts declare: the variables of a function that are links to them are listed in the
 * struct of those that only texts know, under a name that no variable has (eval_tree.h). */
#include "eval_tree.h"
#include "fn_internal.h"
#include "state.h"

#include "m2c/fn_more.h"
#include "m2c/program.h"

static const char links[] = "global"; /* the field: names, each between commas */

typedef struct global_variable {
    struct global_variable *next;
    m2c_value *value;
    char name[];
} global_variable;

static M2C_STATE global_variable *all;

static void forget_globals(void)
{
    while (all) {
        global_variable *g = all;
        all = g->next;
        m2c_release(g->value);
        m2c_free(g);
    }
}

m2c_value **m2c_named_global(const char *name)
{
    for (global_variable *g = all; g; g = g->next)
        if (strcmp(g->name, name) == 0)
            return &g->value;
    m2c_at_end(forget_globals);
    size_t n = strlen(name) + 1;
    global_variable *g = m2c_alloc(sizeof *g + n);
    g->next = all;
    g->value = NULL;
    memcpy(g->name, name, n);
    all = g;
    return &g->value;
}

/* --- statements ---------------------------------------------------------------------------------- */

void m2c_run_link(m2c_runner *r, const char *name)
{
    m2c_variable *v = m2c_run_find(r, name, true);
    v->linked = true;
    m2c_clear(&v->value);
}

static void warn_of_local(const char *name, bool overrides)
{
    m2c_warn("Octave:global-local-conflict", "global: '%s' is defined in the current scope.\n", name);
    m2c_warn("Octave:global-local-conflict",
             "global: in a future version, global variables must be declared before use.\n");
    m2c_warn("Octave:global-local-conflict",
             overrides ? "global: global value overrides existing local value"
                       : "global: existing local value used to initialize global variable");
}

static int declare_one(m2c_runner *r, const char *name, const m2c_node *first)
{
    m2c_variable *v = m2c_run_find(r, name, true);
    m2c_value **global = m2c_named_global(name);
    if (!v->linked) {
        if (v->value) {
            warn_of_local(name, *global != NULL);
            if (!*global)
                m2c_copy(global, v->value);
        }
        m2c_run_link(r, name);
    }
    bool given = *global != NULL;
    m2c_global(global);
    return first && !given ? m2c_run_assignment(r, first) : 0;
}

/* What is declared persistent in a text is a variable like any other. */
int m2c_run_declare(m2c_runner *r, const m2c_node *node)
{
    int bad = 0;
    if (node->kind == M2C_N_PERSISTENT)
        m2c_warn("", "ignoring persistent declaration near line %d", node->line);
    for (int k = 0; k < node->n && !bad && node->kind == M2C_N_GLOBAL; k++) {
        const m2c_node *kid = node->kid[k];
        bool given = kid->kind == M2C_N_ASSIGN;
        bad = declare_one(r, given ? kid->kid[0]->text : kid->text, given ? kid : NULL);
    }
    return bad;
}

/* --- links of a function's variables ------------------------------------------------------------- */

static const m2c_value *list_of(const m2c_value *more)
{
    int k = more && more->cls == M2C_STRUCT ? m2c_fields_find(more->fields, links) : -1;
    return k < 0 ? NULL : more->cell[k];
}

void m2c_run_keep_links(const m2c_runner *r, m2c_value *more)
{
    m2c_text names = {0};
    for (int k = 0; k < r->count; k++)
        if (r->variable[k].linked)
            m2c_text_addf(&names, ",%s,", r->variable[k].name);
    if (names.n)
        m2c_struct_put(more, links, m2c_text_value(names.s, names.n));
    m2c_text_free(&names);
}

void m2c_run_restore_links(m2c_runner *r, const m2c_value *more)
{
    const m2c_value *list = list_of(more);
    char *s = list ? m2c_cstring(list) : NULL;
    char *rest = s;
    for (char *name; rest && (name = m2c_next_part(&rest, ","));)
        m2c_run_link(r, name);
    m2c_free(s);
}

/* Is a variable linked? *at: where it is listed. */
static bool is_linked(const m2c_value *more, const m2c_value *name, ptrdiff_t *at)
{
    const m2c_value *list = list_of(more);
    if (!list)
        return false;
    m2c_text item = {0};
    char *s = m2c_cstring(list), *text = m2c_cstring(name);
    m2c_text_addf(&item, ",%s,", text);
    const char *found = strstr(s, item.s);
    *at = found ? found - s : -1;
    m2c_text_free(&item);
    m2c_free(text);
    m2c_free(s);
    return found != NULL;
}

static m2c_value **global_of(const m2c_value *name)
{
    char *s = m2c_cstring(name);
    m2c_value **global = m2c_named_global(s);
    m2c_free(s);
    return global;
}

/* The value of a variable: its own, or that of the global one that it is. */
M2C_BUILTIN_OF_ANY(__linked__)
{
    (void)self, (void)nargout, (void)nargin;
    ptrdiff_t at;
    bool linked = is_linked(in[0], in[1], &at);
    if (linked)
        m2c_copy(out, m2c_global(global_of(in[1])));
    else if (in[2])
        m2c_copy(out, in[2]);
    return 0;
}

M2C_BUILTIN_OF_ANY(__set_linked__)
{
    (void)self, (void)nargout, (void)out, (void)nargin;
    ptrdiff_t at;
    if (is_linked(in[0], in[1], &at))
        m2c_copy(global_of(in[1]), in[2]);
    return 0;
}

/* The struct without the link. */
M2C_BUILTIN(__unlink__)
{
    (void)self, (void)nargout, (void)nargin;
    ptrdiff_t at;
    m2c_value *more = in[0] ? m2c_retain(in[0]) : m2c_struct();
    if (is_linked(in[0], in[1], &at)) {
        m2c_text rest = {0};
        const m2c_value *list = list_of(in[0]);
        ptrdiff_t behind = at + in[1]->numel + 2;
        m2c_text_add(&rest, (const char *)list->u8, (size_t)at);
        m2c_text_add(&rest, (const char *)list->u8 + behind, (size_t)(list->numel - behind));
        m2c_make_unique(&more);
        m2c_struct_put(more, links, m2c_text_value(rest.s, rest.n));
        m2c_text_free(&rest);
    }
    m2c_set(out, more);
    return 0;
}

M2C_BUILTIN(__is_linked__)
{
    (void)self, (void)nargout, (void)nargin;
    ptrdiff_t at;
    m2c_set(out, m2c_bool(is_linked(in[0], in[1], &at)));
    return 0;
}
