/* Builtins that run texts: eval as far as the compiler leaves it to the runtime, str2num, and the expressions
 * typed at input (eval_tree.h). */
#include "fn_internal.h"

#include "eval_tree.h"
#include "m2c/fn.h"
#include "m2c/program.h"

/* What any text may call, whatever else is linked in. */
#define KNOWN(name)                                                                                          \
    {                                                                                                        \
#name, m2c_fn_##name, 0, 0                                                                           \
    }
static const m2c_named_function known[] = {
    KNOWN(pi),     KNOWN(e),        KNOWN(Inf),       KNOWN(inf),     KNOWN(NaN),     KNOWN(nan),
    KNOWN(NA),     KNOWN(eps),      KNOWN(i),         KNOWN(j),       KNOWN(I),       KNOWN(J),
    KNOWN(true),   KNOWN(false),    KNOWN(sqrt),      KNOWN(sin),     KNOWN(cos),     KNOWN(tan),
    KNOWN(exp),    KNOWN(log),      KNOWN(log2),      KNOWN(log10),   KNOWN(abs),     KNOWN(floor),
    KNOWN(ceil),   KNOWN(round),    KNOWN(fix),       KNOWN(mod),     KNOWN(rem),     KNOWN(max),
    KNOWN(min),    KNOWN(sum),      KNOWN(prod),      KNOWN(mean),    KNOWN(zeros),   KNOWN(ones),
    KNOWN(eye),    KNOWN(linspace), KNOWN(realmax),   KNOWN(realmin), KNOWN(int8),    KNOWN(int16),
    KNOWN(int32),  KNOWN(int64),    KNOWN(uint8),     KNOWN(uint16),  KNOWN(uint32),  KNOWN(uint64),
    KNOWN(single), KNOWN(numel),    KNOWN(exist),     KNOWN(length),  KNOWN(size),    KNOWN(isempty),
    KNOWN(disp),   KNOWN(printf),   KNOWN(fprintf),   KNOWN(sprintf), KNOWN(num2str), KNOWN(error),
    KNOWN(upper),  KNOWN(lower),    KNOWN(numfields), KNOWN(any),     KNOWN(all),     KNOWN(cumsum),
    KNOWN(sort),   KNOWN(strcat),   KNOWN(isfield),   KNOWN(cell),    KNOWN(magic),   KNOWN(sign),
    KNOWN(power),  KNOWN(plus),     KNOWN(minus),     KNOWN(times),   KNOWN(lasterr), KNOWN(struct),
    KNOWN(char),   KNOWN(nchoosek), KNOWN(factorial), KNOWN(double),  KNOWN(logical)};

m2c_function *m2c_run_function(const char *name)
{
    m2c_function *fn = m2c_find_function(name);
    for (size_t k = 0; k < sizeof known / sizeof *known && !fn; k++)
        if (strcmp(known[k].name, name) == 0)
            fn = known[k].fn;
    return fn;
}

/* --- anonymous functions ------------------------------------------------------------------------- */

/* Variables of r that the tree names, into a struct. */
static void capture(m2c_runner *r, const m2c_node *node, m2c_value *into)
{
    m2c_value **v = node->kind == M2C_N_NAME ? m2c_run_variable(r, node->text, false) : NULL;
    if (v)
        m2c_struct_put(into, node->text, m2c_retain(*v));
    for (int k = 0; k < node->n; k++)
        capture(r, node->kid[k], into);
}

static int bind(m2c_runner *r, const m2c_node *lambda, int nargin, m2c_value *const *in)
{
    int params = lambda->n - 1;
    bool rest = params && strcmp(lambda->kid[params - 1]->text, "varargin") == 0;
    if (nargin > params && !rest)
        return m2c_error("Octave:invalid-fun-call", "@<anonymous>: function called with too many inputs");
    for (int k = 0; k < params - rest && k < nargin; k++)
        m2c_copy(m2c_run_variable(r, lambda->kid[k]->text, true), in[k]);
    if (rest)
        m2c_set(m2c_run_variable(r, "varargin", true), m2c_rest(params - 1, nargin, in));
    return 0;
}

static void start(m2c_parser *p, const char *text, size_t n)
{
    *p = (m2c_parser){.start = text, .begun = text, .at = text, .end = text + n};
}

/* A handle made of a text: its variables are captured in a struct. */
static int call_lambda(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    const m2c_value *captured = self->closure->captured[0];
    const char *text = self->closure->text;
    m2c_parser p;
    m2c_runner r = {0};
    m2c_list list = {0};
    start(&p, text, strlen(text));
    m2c_node *lambda = m2c_parse_expression(&p);
    for (int k = 0; k < captured->fields->count; k++)
        m2c_copy(m2c_run_variable(&r, captured->fields->name[k], true), captured->cell[k]);
    int bad = !lambda ? m2c_parse_error(&p) : bind(&r, lambda, nargin, in);
    bad = bad || m2c_run_values(&r, lambda->kid[lambda->n - 1], nargout, &list);
    for (int k = 0; k < list.n && k < (nargout > 1 ? nargout : 1) && !bad; k++)
        m2c_copy(&out[k], list.v[k]);
    m2c_list_clear(&list);
    m2c_runner_free(&r);
    m2c_parser_free(&p);
    return bad;
}

int m2c_run_lambda(m2c_runner *r, const m2c_node *node, m2c_value **out)
{
    m2c_text t = {0};
    m2c_value *captured = m2c_struct();
    capture(r, node->kid[node->n - 1], captured);
    m2c_unparse(&t, node);
    m2c_set(out, m2c_handle(call_lambda, NULL, m2c_lasting_text(t.s), 1, &captured));
    m2c_release(captured);
    m2c_text_free(&t);
    return 0;
}

/* --- eval ---------------------------------------------------------------------------------------- */

/* The values of a statement that is an expression, or an assignment that then gives its value. */
static int statement_values(m2c_runner *r, const m2c_node *node, int nargout, m2c_list *list)
{
    const m2c_node *e = node->kid[0];
    m2c_value *worth = NULL;
    if (node->kind == M2C_N_STEP) {
        int bad = m2c_run_step(r, node, &worth);
        if (!bad)
            m2c_list_push(list, worth);
        return bad;
    }
    if (node->kind != M2C_N_EXPRESSION)
        return m2c_run_assignment(r, node) || m2c_run_values(r, e, 1, list);
    bool variable = e->kind == M2C_N_NAME && m2c_run_variable(r, e->text, false);
    int bad = m2c_run_values(r, e, nargout, list);
    bool of_comma_list = list->n > (nargout > 1 ? nargout : 1);
    if (!bad && !variable && list->n)
        m2c_copy(m2c_run_variable(r, "ans", true), list->v[of_comma_list ? list->n - 1 : 0]);
    return bad;
}

static bool is_worth_something(const m2c_node *node)
{
    return node->kind == M2C_N_EXPRESSION || node->kind == M2C_N_ASSIGN || node->kind == M2C_N_ASSIGN_LIST ||
           node->kind == M2C_N_STEP;
}

/* The values of the last line; each must be one statement that is worth something. */
static int last_values(m2c_runner *r, const m2c_node *block, int nargout, m2c_list *list)
{
    for (int k = 0; k < block->n; k++) {
        if (!is_worth_something(block->kid[k]) || (k + 1 < block->n && !block->kid[k + 1]->begins))
            return m2c_error("", "eval: invalid use of statement list");
        m2c_list_clear(list);
        if (statement_values(r, block->kid[k], nargout, list))
            return 1;
    }
    return 0;
}

/* The lines in front of the one that a parser failed at have been run before it is read. */
static int run_lines(m2c_runner *r, const m2c_parser *failed)
{
    m2c_parser p;
    start(&p, failed->start, (size_t)(failed->begun - failed->start));
    m2c_node *block = m2c_parse_program(&p);
    int bad = block ? m2c_run_block(r, block) : 0;
    m2c_parser_free(&p);
    return bad || m2c_parse_error(failed);
}

static int run_text(m2c_runner *r, const m2c_value *text, int nargout, m2c_list *list)
{
    char *s = m2c_cstring(text);
    m2c_parser p;
    start(&p, s, (size_t)text->numel);
    m2c_node *block = m2c_parse_program(&p);
    int bad = !block    ? run_lines(r, &p)
              : nargout ? last_values(r, block, nargout, list)
                        : m2c_run_block(r, block);
    m2c_parser_free(&p);
    m2c_free(s);
    return bad;
}

void m2c_run_open(m2c_runner *r, const m2c_value *names, const m2c_value *more, m2c_value *const *in)
{
    char *s = m2c_cstring(names);
    int k = 0;
    char *rest = s;
    for (char *name; (name = m2c_next_part(&rest, ","));) {
        m2c_copy(m2c_run_variable(r, name + (*name == '*'), true), in[k++]);
        if (*name == '*')
            m2c_run_link(r, name + 1);
    }
    m2c_run_restore_links(r, more);
    for (int f = 0; more && more->cls == M2C_STRUCT && f < more->fields->count; f++)
        if (!m2c_is_keyword(more->fields->name[f], strlen(more->fields->name[f])))
            m2c_copy(m2c_run_variable(r, more->fields->name[f], true), more->cell[f]);
    m2c_free(s);
}

void m2c_run_give(m2c_runner *r, int count, m2c_value **out)
{
    out[0] = m2c_struct();
    for (int k = count; k < r->count; k++)
        if (r->variable[k].value)
            m2c_struct_put(out[0], r->variable[k].name, m2c_retain(r->variable[k].value));
    m2c_run_keep_links(r, out[0]);
    for (int k = 0; k < count; k++)
        m2c_copy(&out[1 + k], *m2c_run_value_of(&r->variable[k]));
}

enum { WANTED, TEXT, INSTEAD, NAMES, MORE, FIRST };

int m2c_run_eval(m2c_runner *r, int wanted, m2c_value **out, const m2c_value *text, const m2c_value *instead)
{
    m2c_list list = {0};
    int bad = run_text(r, text, wanted, &list);
    if (bad && instead->cls == M2C_CHAR) {
        m2c_release(m2c_catch());
        m2c_list_clear(&list);
        bad = run_text(r, instead, wanted, &list);
    }
    for (int k = 0; k < list.n && k < (wanted > 1 ? wanted : 1) && !bad; k++)
        m2c_copy(&out[k], list.v[k]);
    m2c_list_clear(&list);
    return bad;
}

static bool is_line_of_text(const m2c_value *v)
{
    return v->cls == M2C_CHAR && v->ndims == 2 && (v->dims[0] == 1 || v->numel == 0);
}

static int evaluate(m2c_runner *r, int wanted, m2c_value **out, m2c_value *const *in)
{
    if (!is_line_of_text(in[TEXT]))
        return m2c_error("", "eval: TRY must be a string");
    if (in[INSTEAD]->numel && !is_line_of_text(in[INSTEAD]))
        return m2c_error("", "eval: CATCH must be a string");
    m2c_run_open(r, in[NAMES], in[MORE], in + FIRST);
    return m2c_run_eval(r, wanted, out, in[TEXT], in[INSTEAD]);
}

static M2C_STATE bool text_returned; /* the text that was run last has said `return` */

/* How many outputs are wanted, the text, the one for errors or [], and the variables, which come back behind
 * the outputs. */
M2C_BUILTIN_OF_ANY(__eval__)
{
    (void)self, (void)nargout;
    int wanted = (int)in[WANTED]->f64[0];
    m2c_runner r = {0};
    int bad = evaluate(&r, wanted, out, in);
    if (!bad)
        m2c_run_give(&r, nargin - FIRST, out + (wanted > 1 ? wanted : 1));
    text_returned = !bad && r.leaving == M2C_RUN_RETURN;
    m2c_runner_free(&r);
    return bad;
}

/* Does the function that has run a text return with it? Asked once, right behind. */
M2C_BUILTIN_OF_ANY(__returned__)
{
    (void)self, (void)nargout, (void)nargin, (void)in;
    m2c_set(out, m2c_bool(text_returned));
    text_returned = false;
    return 0;
}

/* The same in an anonymous function, whose variables do not change. */
M2C_BUILTIN_OF_ANY(__eval_values__)
{
    (void)self, (void)nargin;
    m2c_runner r = {0};
    int bad = evaluate(&r, nargout, out, in);
    m2c_runner_free(&r);
    return bad;
}

int m2c_run_expression(m2c_value **out, const char *text, size_t n)
{
    m2c_parser p;
    m2c_runner r = {0};
    start(&p, text, n);
    m2c_node *node = m2c_parse_expression(&p);
    while (p.at < p.end && strchr(" \t\n;,", *p.at))
        p.at++;
    if (node && p.at < p.end)
        node = m2c_parse_fail(&p);
    int bad = node ? m2c_run_value(&r, node, out) : m2c_parse_error(&p);
    m2c_parser_free(&p);
    m2c_runner_free(&r);
    return bad;
}

M2C_BUILTIN(str2num)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("str2num");
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "str2num: S must be a string or string array");
    m2c_text t = {0};
    m2c_value *y = NULL;
    m2c_text_addf(&t, "[");
    for (ptrdiff_t i = 0; i < in[0]->dims[0]; i++) {
        m2c_text line = m2c_row_text(in[0], i);
        m2c_text_addf(&t, i ? "\n" : "");
        m2c_text_add(&t, line.s, line.n);
        m2c_text_free(&line);
    }
    m2c_text_addf(&t, "]");
    bool ok = m2c_run_expression(&y, t.s, t.n) == 0;
    m2c_text_free(&t);
    if (!ok) {
        m2c_release(m2c_catch());
        m2c_set(&y, m2c_empty());
    }
    m2c_set(&out[0], y);
    if (nargout > 1)
        m2c_set(&out[1], m2c_bool(ok));
    return 0;
}
