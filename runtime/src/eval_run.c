/* Running the expressions of a text (eval_tree.h). */
#include "eval_tree.h"

#include "m2c/program.h"

m2c_value **m2c_run_value_of(m2c_variable *v)
{
    return v->linked ? m2c_named_global(v->name) : &v->value;
}

m2c_variable *m2c_run_find(m2c_runner *r, const char *name, bool create)
{
    for (int k = 0; k < r->count; k++)
        if (strcmp(r->variable[k].name, name) == 0)
            return &r->variable[k];
    if (!create)
        return NULL;
    if (r->count == r->cap) {
        r->cap = r->cap ? 2 * r->cap : 8;
        r->variable = m2c_realloc(r->variable, (size_t)r->cap * sizeof *r->variable);
    }
    size_t n = strlen(name) + 1;
    m2c_variable *v = &r->variable[r->count++];
    v->name = m2c_alloc(n);
    memcpy(v->name, name, n);
    v->value = NULL;
    v->linked = false;
    return v;
}

m2c_value **m2c_run_variable(m2c_runner *r, const char *name, bool create)
{
    m2c_variable *v = m2c_run_find(r, name, create);
    m2c_value **value = v ? m2c_run_value_of(v) : NULL;
    return value && (*value || create) ? value : NULL;
}

void m2c_runner_free(m2c_runner *r)
{
    for (int k = 0; k < r->count; k++) {
        m2c_free(r->variable[k].name);
        m2c_release(r->variable[k].value);
    }
    m2c_free(r->variable);
}

int m2c_run_value(m2c_runner *r, const m2c_node *node, m2c_value **out)
{
    m2c_list list = {0};
    if (m2c_run_values(r, node, 1, &list)) {
        m2c_list_clear(&list);
        return 1;
    }
    int bad = 0;
    if (list.n == 0)
        bad = m2c_error("", "value on the right hand side of the assignment not defined");
    else if (list.n > 1)
        bad = m2c_error("", "some elements undefined in argument list");
    else
        m2c_copy(out, list.v[0]);
    m2c_list_clear(&list);
    return bad;
}

static int binary(m2c_runner *r, const m2c_node *node, m2c_value **out)
{
    m2c_value *a = NULL, *b = NULL;
    int bad = m2c_run_value(r, node->kid[0], &a) || m2c_run_value(r, node->kid[1], &b) ||
              m2c_run_binary(node->binary, out, a, b);
    m2c_release(a);
    m2c_release(b);
    return bad;
}

static int unary(m2c_runner *r, const m2c_node *node, m2c_value **out)
{
    m2c_value *a = NULL;
    int bad = m2c_run_value(r, node->kid[0], &a) || m2c_run_unary(node->unary, out, a);
    m2c_release(a);
    return bad;
}

static int decided(m2c_runner *r, const m2c_node *node, m2c_value **out)
{
    bool truth = false, either = node->kind == M2C_N_EITHER;
    for (int k = 0; k < 2 && (k == 0 || truth != either); k++) {
        m2c_value *v = NULL;
        int bad = m2c_run_value(r, node->kid[k], &v) || m2c_logical_operand(v, &truth);
        m2c_release(v);
        if (bad)
            return 1;
    }
    m2c_set(out, m2c_bool(truth));
    return 0;
}

static int range(m2c_runner *r, const m2c_node *node, m2c_value **out)
{
    m2c_value *part[3] = {NULL};
    int bad = 0;
    for (int k = 0; k < node->n && !bad; k++)
        bad = m2c_run_value(r, node->kid[k], &part[k]);
    bad = bad || m2c_colon(out, part[0], node->n == 3 ? part[1] : NULL, part[node->n - 1]);
    for (int k = 0; k < node->n; k++)
        m2c_release(part[k]);
    return bad;
}

/* Rows of [ ] or { }. */
static int matrix(m2c_runner *r, const m2c_node *node, m2c_value **out)
{
    bool cell = node->kind == M2C_N_CELL;
    m2c_list rows = {0};
    int bad = 0;
    for (int k = 0; k < node->n && !bad; k++) {
        m2c_list items = {0};
        m2c_value *row = NULL;
        for (int j = 0; j < node->kid[k]->n && !bad; j++)
            bad = m2c_run_values(r, node->kid[k]->kid[j], 1, &items);
        bad = bad || (cell ? m2c_cellrow(&row, items.n, items.v) : m2c_hcat(&row, items.n, items.v));
        if (!bad)
            m2c_list_push(&rows, row);
        m2c_list_clear(&items);
    }
    if (!bad && rows.n == 0)
        m2c_set(out, cell ? m2c_cell(0, 0) : m2c_empty());
    else if (!bad && rows.n == 1)
        m2c_copy(out, rows.v[0]);
    else if (!bad)
        bad = m2c_vcat(out, rows.n, rows.v);
    m2c_list_clear(&rows);
    return bad;
}

static int end_value(const m2c_runner *r, m2c_value **out)
{
    if (!r->end_of)
        return m2c_error("", "invalid use of 'end': may only be used to index existing value");
    m2c_set(out, m2c_double((double)m2c_extent(r->end_of, r->end_place, r->end_count)));
    return 0;
}

static int handle(const m2c_node *node, m2c_value **out)
{
    m2c_function *fn = m2c_run_function(node->text);
    m2c_set(out, m2c_handle(fn, m2c_lasting_text(node->text), NULL, 0, NULL));
    return 0;
}

static int single(m2c_runner *r, const m2c_node *node, m2c_value **out)
{
    switch (node->kind) {
    case M2C_N_VALUE:
        m2c_copy(out, node->value);
        return 0;
    case M2C_N_COLON:
        m2c_set(out, m2c_char(":"));
        return 0;
    case M2C_N_END:
        return end_value(r, out);
    case M2C_N_PAREN:
        return m2c_run_value(r, node->kid[0], out);
    case M2C_N_ASSIGN:
    case M2C_N_ASSIGN_LIST:
        return m2c_run_assignment(r, node) || m2c_run_value(r, node->kid[0], out);
    case M2C_N_PREFIX:
    case M2C_N_POSTFIX:
        return unary(r, node, out);
    case M2C_N_BINARY:
        return binary(r, node, out);
    case M2C_N_BOTH:
    case M2C_N_EITHER:
        return decided(r, node, out);
    case M2C_N_RANGE:
        return range(r, node, out);
    case M2C_N_HANDLE:
        return handle(node, out);
    case M2C_N_LAMBDA:
        return m2c_run_lambda(r, node, out);
    default:
        return matrix(r, node, out);
    }
}

int m2c_run_values(m2c_runner *r, const m2c_node *node, int nargout, m2c_list *list)
{
    if (node->kind == M2C_N_NAME || node->kind == M2C_N_INDEX || node->kind == M2C_N_BRACE ||
        node->kind == M2C_N_FIELD)
        return m2c_run_chain(r, node, nargout, list);
    m2c_value *v = NULL;
    if (single(r, node, &v))
        return 1;
    m2c_list_push(list, v);
    return 0;
}
