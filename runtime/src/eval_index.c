/* Subscripts, fields, calls and assignments in texts that are run (eval_tree.h). */
#include "eval_tree.h"

#include "m2c/program.h"

int m2c_run_arguments(m2c_runner *r, const m2c_node *node, const m2c_value *base, m2c_list *list)
{
    const m2c_value *of = r->end_of;
    int place = r->end_place, count = r->end_count, bad = 0;
    for (int k = 1; k < node->n && !bad; k++) {
        if (base) {
            r->end_of = base;
            r->end_place = k - 1;
            r->end_count = node->n - 1;
        }
        bad = m2c_run_values(r, node->kid[k], 1, list);
    }
    r->end_of = of;
    r->end_place = place;
    r->end_count = count;
    return bad;
}

/* Where the outputs of a call go: all that are asked for, or the one that it gives unasked. */
static m2c_value **room_for(int nargout)
{
    int count = nargout > 1 ? nargout : 1;
    m2c_value **out = m2c_alloc(sizeof *out * (size_t)count);
    for (int k = 0; k < count; k++)
        out[k] = NULL;
    return out;
}

/* Appends what a call gave: all of the outputs that were asked for, or the one that it gives unasked. */
static void collect(m2c_list *list, int nargout, m2c_value **out)
{
    for (int k = 0; k < (nargout > 1 ? nargout : 1); k++)
        if (out[k])
            m2c_list_push(list, out[k]);
}

/* Is it `containers.Map`, which is written as a field? */
static bool is_map(m2c_runner *r, const m2c_node *node)
{
    const m2c_node *base = node->kind == M2C_N_FIELD ? node->kid[0] : NULL;
    return base && node->text && base->kind == M2C_N_NAME && strcmp(base->text, "containers") == 0 &&
           strcmp(node->text, "Map") == 0 && !m2c_run_variable(r, base->text, false);
}

static int call(m2c_runner *r, const m2c_node *name, const m2c_node *arguments, int nargout, m2c_list *list)
{
    const char *text = is_map(r, name) ? "containers_Map" : name->text;
    m2c_list args = {0};
    if (!m2c_run_knows(text))
        return m2c_undefined(name->text, name->line, name->column);
    m2c_value **out = room_for(nargout);
    int bad = (arguments && m2c_run_arguments(r, arguments, NULL, &args)) ||
              m2c_run_call(r, text, nargout, out, &args);
    m2c_list_clear(&args);
    if (!bad)
        collect(list, nargout, out);
    m2c_free(out);
    return bad;
}

static bool is_chain(const m2c_node *node)
{
    return node->kind == M2C_N_INDEX || node->kind == M2C_N_BRACE || node->kind == M2C_N_FIELD;
}

/* The variable that a chain of subscripts and fields begins with: errors of all its subscripts name it,
 * unless a map comes in between. */
static const char *first_name(m2c_runner *r, const m2c_node *node)
{
    bool deep = node->kind != M2C_N_NAME;
    while (is_chain(node))
        node = node->kid[0];
    m2c_value *const *v = node->kind == M2C_N_NAME ? m2c_run_variable(r, node->text, false) : NULL;
    return v && !(deep && (*v)->cls == M2C_MAP) ? node->text : NULL;
}

static int only_one(m2c_list *list, m2c_value **v)
{
    int bad = list->n == 1 ? 0 : m2c_error("", "a cs-list cannot be further indexed");
    if (!bad)
        m2c_set(v, m2c_retain(list->v[0]));
    m2c_list_clear(list);
    return bad;
}

/* What is indexed further: one value. */
static int base_value(m2c_runner *r, const m2c_node *node, m2c_value **v)
{
    m2c_list list = {0};
    if (!is_chain(node))
        return m2c_run_value(r, node, v);
    if (m2c_run_chain(r, node, 1, &list)) {
        m2c_list_clear(&list);
        return 1;
    }
    return only_one(&list, v);
}

/* base(args), where base may be a function or a field of an object. */
static int subscripted(m2c_runner *r, const m2c_node *node, int nargout, m2c_list *list)
{
    const m2c_node *base = node->kid[0];
    bool method = base->kind == M2C_N_FIELD && base->text;
    m2c_value *v = NULL;
    m2c_list args = {0};
    if (base_value(r, method ? base->kid[0] : base, &v))
        return 1;
    method = method && (v->cls == M2C_MAP || v->cls == M2C_OBJECT);
    int bad = 0;
    if (base->kind == M2C_N_FIELD && base->text && !method) {
        m2c_list members = {0};
        bad = m2c_getfield_list(&members, v, base->text) || only_one(&members, &v);
    }
    bad = bad || m2c_run_arguments(r, node, v, &args);
    const char *name = first_name(r, base);
    m2c_value **out = room_for(nargout);
    if (!bad && method)
        bad = m2c_index_field(nargout, out, v, base->text, args.n, args.v, NULL);
    else if (!bad)
        bad = m2c_index(nargout, out, v, args.n, args.v, name);
    if (!bad)
        collect(list, nargout, out);
    m2c_free(out);
    m2c_list_clear(&args);
    m2c_release(v);
    return bad;
}

static int braced(m2c_runner *r, const m2c_node *node, m2c_list *list)
{
    const char *name = first_name(r, node->kid[0]);
    m2c_value *v = NULL;
    m2c_list args = {0};
    int bad = base_value(r, node->kid[0], &v) || m2c_run_arguments(r, node, v, &args) ||
              m2c_cellref_list(list, v, args.n, args.v, name);
    m2c_list_clear(&args);
    m2c_release(v);
    return bad;
}

static int member(m2c_runner *r, const m2c_node *node, m2c_list *list)
{
    m2c_value *v = NULL, *field = NULL;
    int bad = base_value(r, node->kid[0], &v);
    if (!bad && node->text)
        bad = m2c_getfield_list(list, v, node->text);
    else if (!bad)
        bad = m2c_run_value(r, node->kid[1], &field) || m2c_getfield_list_dynamic(list, v, field);
    m2c_release(field);
    m2c_release(v);
    return bad;
}

int m2c_run_chain(m2c_runner *r, const m2c_node *node, int nargout, m2c_list *list)
{
    if (node->kind == M2C_N_NAME) {
        m2c_value **v = m2c_run_variable(r, node->text, false);
        if (!v)
            return call(r, node, NULL, nargout, list);
        m2c_list_add(list, *v);
        return 0;
    }
    const m2c_node *base = node->kid[0];
    if (node->kind == M2C_N_BRACE)
        return braced(r, node, list);
    if (is_map(r, node))
        return call(r, node, NULL, nargout, list);
    if (node->kind == M2C_N_FIELD)
        return member(r, node, list);
    if (is_map(r, base))
        return call(r, base, node, nargout, list);
    if (base->kind == M2C_N_NAME && !m2c_run_variable(r, base->text, false))
        return call(r, base, node, nargout, list);
    return subscripted(r, node, nargout, list);
}

/* --- the left side ------------------------------------------------------------------------------- */

enum { LONGEST = 32 };

/* The steps of a target, in order, with their subscripts. */
typedef struct target_path {
    m2c_value **base;
    const char *name;
    int depth;
    m2c_access step[LONGEST];
    m2c_list args[LONGEST];
} target_path;

static void free_path(target_path *path)
{
    for (int k = 0; k < path->depth; k++)
        m2c_list_clear(&path->args[k]);
}

/* Is there an `end` from the kid on that no subscript of a variable claims? */
static bool mentions_end(m2c_runner *r, const m2c_node *node, int from)
{
    for (int k = from; k < node->n; k++) {
        const m2c_node *kid = node->kid[k];
        bool subscripted = kid->kind == M2C_N_INDEX || kid->kind == M2C_N_BRACE;
        bool called =
            subscripted && kid->kid[0]->kind == M2C_N_NAME && !m2c_run_variable(r, kid->kid[0]->text, false);
        if (kid->kind == M2C_N_END || ((called || !subscripted) && mentions_end(r, kid, 0)))
            return true;
    }
    return false;
}

static int step_of(m2c_runner *r, const m2c_node *node, target_path *path)
{
    m2c_access *a = &path->step[path->depth];
    m2c_list *args = &path->args[path->depth];
    m2c_value *at = NULL;
    *args = (m2c_list){0};
    if (mentions_end(r, node, 1) && m2c_peek_end(&at, *path->base, path->depth, path->step, path->name))
        return 1;
    if (path->depth == 0)
        m2c_copy(&at, *path->base);
    int bad = m2c_run_arguments(r, node, at, args);
    m2c_release(at);
    a->kind = node->kind == M2C_N_INDEX ? '(' : node->kind == M2C_N_BRACE ? '{' : '.';
    a->field = node->kind == M2C_N_FIELD ? node->text : NULL;
    a->n = args->n;
    a->idx = args->v;
    path->depth++;
    return bad;
}

static int open_path(m2c_runner *r, const m2c_node *node, target_path *path)
{
    if (node->kind == M2C_N_NAME) {
        path->name = node->text;
        path->base = m2c_run_variable(r, node->text, true);
        return 0;
    }
    if (node->kind != M2C_N_INDEX && node->kind != M2C_N_BRACE && node->kind != M2C_N_FIELD)
        return m2c_error("", "invalid target of an assignment");
    if (open_path(r, node->kid[0], path))
        return 1;
    return path->depth == LONGEST ? m2c_error("", "too many subscripts") : step_of(r, node, path);
}

int m2c_run_count(m2c_runner *r, const m2c_node *target, ptrdiff_t *count)
{
    target_path path = {0};
    *count = 1;
    if (target->kind != M2C_N_BRACE && target->kind != M2C_N_FIELD)
        return 0;
    int bad =
        open_path(r, target, &path) || m2c_count_path(count, *path.base, path.depth, path.step, path.name);
    free_path(&path);
    return bad;
}

int m2c_run_assign_items(m2c_runner *r, const m2c_node *target, const m2c_list *list, ptrdiff_t start,
                         ptrdiff_t count)
{
    target_path path = {0};
    if (target->kind == M2C_N_IGNORED)
        return 0;
    if (target->kind == M2C_N_NAME || target->kind == M2C_N_INDEX)
        return start < list->n ? m2c_run_assign(r, target, list->v[start])
                               : m2c_check_output(false, (int)start + 1, true);
    int bad = open_path(r, target, &path) ||
              m2c_assign_list(path.base, list, start, count, path.depth, path.step, path.name);
    free_path(&path);
    return bad;
}

int m2c_run_assign(m2c_runner *r, const m2c_node *target, const m2c_value *value)
{
    target_path path = {0};
    if (target->kind == M2C_N_IGNORED)
        return 0;
    int bad = open_path(r, target, &path);
    if (!bad && path.depth == 0)
        m2c_copy(path.base, value);
    else if (!bad)
        bad = m2c_assign_path(path.base, value, path.depth, path.step, path.name);
    free_path(&path);
    return bad;
}

int m2c_run_delete(m2c_runner *r, const m2c_node *target)
{
    target_path path = {0};
    int bad = open_path(r, target, &path) || m2c_delete_path(path.base, path.depth, path.step, path.name);
    free_path(&path);
    return bad;
}
