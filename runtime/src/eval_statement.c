/* Running the statements of a text (eval_tree.h). */
#include "eval_tree.h"

#include "m2c/program.h"

static int statement(m2c_runner *r, const m2c_node *node);

int m2c_run_block(m2c_runner *r, const m2c_node *block)
{
    for (int k = 0; k < block->n && r->leaving == M2C_RUN_ON; k++)
        if (statement(r, block->kid[k]))
            return 1;
    return 0;
}

static int show(m2c_runner *r, const m2c_node *target)
{
    while (target->kid && target->kind != M2C_N_NAME)
        target = target->kid[0];
    m2c_value **v = target->text ? m2c_run_variable(r, target->text, false) : NULL;
    return v ? m2c_display(target->text, *v) : 0;
}

static int expression(m2c_runner *r, const m2c_node *node)
{
    const m2c_node *e = node->kid[0];
    m2c_list list = {0};
    if (m2c_run_values(r, e, 0, &list)) {
        m2c_list_clear(&list);
        return 1;
    }
    bool variable = e->kind == M2C_N_NAME && m2c_run_variable(r, e->text, false);
    int bad = 0;
    for (int k = 0; k < list.n && !bad; k++) {
        if (!variable)
            m2c_copy(m2c_run_variable(r, "ans", true), list.v[k]);
        if (node->printed)
            bad = m2c_display(variable ? e->text : "ans", list.v[k]);
    }
    m2c_list_clear(&list);
    return bad;
}

static bool is_nothing(const m2c_node *node)
{
    return node->kind == M2C_N_MATRIX && node->n == 0;
}

static bool has_no_value(m2c_runner *r, const m2c_node *target)
{
    return target->kind == M2C_N_NAME && !m2c_run_variable(r, target->text, false);
}

static int assign_one(m2c_runner *r, const m2c_node *node)
{
    const m2c_node *target = node->kid[0], *right = node->kid[1];
    m2c_value *v = NULL, *old = NULL;
    if (is_nothing(right) && target->kind == M2C_N_INDEX && !node->binary)
        return m2c_run_delete(r, target);
    int bad = m2c_run_value(r, right, &v);
    if (!bad && node->binary && has_no_value(r, target))
        bad = m2c_error("", "in computed assignment A OP= X, A must be defined first");
    if (!bad && node->binary)
        bad = m2c_run_value(r, target, &old) || m2c_run_binary(node->binary, &v, old, v);
    bad = bad || m2c_run_assign(r, target, v);
    m2c_release(v);
    m2c_release(old);
    return bad;
}

/* What a list of targets gets is shown one by one: an error for the next ones comes behind that. */
static int assign_list(m2c_runner *r, const m2c_node *node)
{
    int targets = node->n - 1, bad = 0;
    const m2c_node *right = node->kid[targets];
    ptrdiff_t total = 0, start = 0;
    ptrdiff_t *count = m2c_alloc(sizeof *count * (size_t)targets);
    m2c_list list = {0};
    for (int k = 0; k < targets && !bad; k++) {
        bad = m2c_run_count(r, node->kid[k], &count[k]);
        total += bad ? 0 : count[k];
    }
    if (!bad && total > 1 && right->kind == M2C_N_VALUE)
        bad = m2c_error("", "invalid number of output arguments for constant expression");
    bad = bad || m2c_run_values(r, right, (int)total, &list);
    for (int k = 0; k < targets && !bad; start += count[k++]) {
        bad = m2c_run_assign_items(r, node->kid[k], &list, start, count[k]);
        bad = bad || (node->printed && show(r, node->kid[k]));
    }
    m2c_free(count);
    m2c_list_clear(&list);
    return bad;
}

int m2c_run_assignment(m2c_runner *r, const m2c_node *node)
{
    return node->kind == M2C_N_ASSIGN ? assign_one(r, node) : assign_list(r, node);
}

/* x++ is worth the old value, ++x the new one; `ans` gets it, too. */
int m2c_run_step(m2c_runner *r, const m2c_node *node, m2c_value **worth)
{
    const char *sign = node->binary == m2c_plus ? "++" : "--";
    if (has_no_value(r, node->kid[0]))
        return m2c_error("", "in x%s or %sx, x must be defined first", sign, sign);
    m2c_value *one = m2c_double(1), *old = NULL, *new = NULL;
    int bad = m2c_run_value(r, node->kid[0], &old) || m2c_run_binary(node->binary, &new, old, one) ||
              m2c_run_assign(r, node->kid[0], new);
    if (!bad) {
        m2c_copy(worth, node->symbol[0] == '+' ? new : old);
        m2c_copy(m2c_run_variable(r, "ans", true), *worth);
    }
    m2c_release(one);
    m2c_release(old);
    m2c_release(new);
    return bad;
}

static int step(m2c_runner *r, const m2c_node *node)
{
    m2c_value *worth = NULL;
    int bad = m2c_run_step(r, node, &worth) || (node->printed && m2c_display("ans", worth));
    m2c_release(worth);
    return bad;
}

static int assign(m2c_runner *r, const m2c_node *node)
{
    bool one = node->kind == M2C_N_ASSIGN;
    return m2c_run_assignment(r, node) || (one && node->printed && show(r, node->kid[0]));
}

static int condition(m2c_runner *r, const m2c_node *node, bool *truth)
{
    m2c_value *v = NULL;
    int bad = m2c_run_value(r, node, &v) || m2c_istrue(v, truth);
    m2c_release(v);
    return bad;
}

static int if_(m2c_runner *r, const m2c_node *node)
{
    for (int k = 0; k + 1 < node->n; k += 2) {
        bool truth;
        if (condition(r, node->kid[k], &truth))
            return 1;
        if (truth)
            return m2c_run_block(r, node->kid[k + 1]);
    }
    return node->n % 2 ? m2c_run_block(r, node->kid[node->n - 1]) : 0;
}

static int switch_(m2c_runner *r, const m2c_node *node)
{
    m2c_value *subject = NULL;
    if (m2c_run_value(r, node->kid[0], &subject))
        return 1;
    int bad = 0;
    bool match = false;
    for (int k = 1; k + 1 < node->n && !bad && !match; k += 2) {
        m2c_value *label = NULL;
        bad = m2c_run_value(r, node->kid[k], &label) || m2c_switch_match(subject, label, &match);
        m2c_release(label);
        if (!bad && match)
            bad = m2c_run_block(r, node->kid[k + 1]);
    }
    m2c_release(subject);
    if (!bad && !match && node->n % 2 == 0)
        bad = m2c_run_block(r, node->kid[node->n - 1]);
    return bad;
}

/* After the body of a loop: does it go on? */
static bool goes_on(m2c_runner *r)
{
    bool on = r->leaving == M2C_RUN_ON || r->leaving == M2C_RUN_CONTINUE;
    if (r->leaving != M2C_RUN_RETURN)
        r->leaving = M2C_RUN_ON;
    return on;
}

static int while_(m2c_runner *r, const m2c_node *node)
{
    for (bool truth;;) {
        if (condition(r, node->kid[0], &truth))
            return 1;
        if (!truth)
            return 0;
        if (m2c_run_block(r, node->kid[1]))
            return 1;
        if (!goes_on(r))
            return 0;
    }
}

static int do_(m2c_runner *r, const m2c_node *node)
{
    for (bool truth = false; !truth;) {
        if (m2c_run_block(r, node->kid[0]))
            return 1;
        if (!goes_on(r))
            return 0;
        if (condition(r, node->kid[1], &truth))
            return 1;
    }
    return 0;
}

static int for_(m2c_runner *r, const m2c_node *node)
{
    m2c_value *over = NULL;
    ptrdiff_t count = 0;
    int column = node->column - (int)strlen("for"); /* the node was made behind the word */
    int bad = m2c_run_value(r, node->kid[1], &over) || m2c_for_count(over, &count, node->line, column);
    for (ptrdiff_t k = 0; k < count && !bad; k++) {
        m2c_value *item = NULL;
        bad = m2c_for_item(&item, over, k) || m2c_run_assign(r, node->kid[0], item) ||
              m2c_run_block(r, node->kid[2]);
        m2c_release(item);
        if (!bad && !goes_on(r))
            break;
    }
    m2c_release(over);
    return bad;
}

static int try_(m2c_runner *r, const m2c_node *node)
{
    if (m2c_run_block(r, node->kid[0]) == 0)
        return 0;
    m2c_value *error = m2c_catch();
    if (node->text)
        m2c_copy(m2c_run_variable(r, node->text, true), error);
    m2c_release(error);
    return node->n > 1 ? m2c_run_block(r, node->kid[1]) : 0;
}

static int unwind(m2c_runner *r, const m2c_node *node)
{
    m2c_value *error = m2c_run_block(r, node->kid[0]) ? m2c_hold() : NULL;
    int bad = m2c_run_block(r, node->kid[1]);
    if (error && !bad)
        bad = m2c_again(error);
    m2c_release(error);
    return bad;
}

static int command(m2c_runner *r, const m2c_node *node)
{
    m2c_value *out[1] = {NULL};
    m2c_list args = {0};
    for (int k = 0; k < node->n; k++)
        m2c_list_add(&args, node->kid[k]->value);
    bool picture = strstr(" hold close figure clc more ", node->text) != NULL;
    bool known = m2c_run_knows(node->text);
    int bad = known     ? m2c_run_call(r, node->text, 0, out, &args)
              : picture ? 0
                        : m2c_undefined(node->text, node->line, node->column);
    m2c_list_clear(&args);
    m2c_release(out[0]);
    return bad;
}

static int statement(m2c_runner *r, const m2c_node *node)
{
    switch (node->kind) {
    case M2C_N_EXPRESSION:
        return expression(r, node);
    case M2C_N_ASSIGN:
    case M2C_N_ASSIGN_LIST:
        return assign(r, node);
    case M2C_N_STEP:
        return step(r, node);
    case M2C_N_IF:
        return if_(r, node);
    case M2C_N_SWITCH:
        return switch_(r, node);
    case M2C_N_WHILE:
        return while_(r, node);
    case M2C_N_DO:
        return do_(r, node);
    case M2C_N_FOR:
        return for_(r, node);
    case M2C_N_TRY:
        return try_(r, node);
    case M2C_N_UNWIND:
        return unwind(r, node);
    case M2C_N_COMMAND:
        return command(r, node);
    case M2C_N_GLOBAL:
    case M2C_N_PERSISTENT:
        return m2c_run_declare(r, node);
    default:
        r->leaving = node->kind == M2C_N_BREAK      ? M2C_RUN_BREAK
                     : node->kind == M2C_N_CONTINUE ? M2C_RUN_CONTINUE
                                                    : M2C_RUN_RETURN;
        return 0;
    }
}
