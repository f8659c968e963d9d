/* Builtin: str2num, and the small expressions that it understands: numbers, matrices, ranges, texts,
 * operators, and calls of the functions that numbers are written with. */
#include "m2c/fn.h"
#include "text_scan.h"

#include <ctype.h>
#include <stdlib.h>

/* A text being evaluated. `inside`: between [ ] or { }, where blanks separate elements. */
typedef struct evaluator {
    const char *at, *end;
    int inside, depth;
} evaluator;

enum { DEEPEST = 200 };

typedef int binary(m2c_value **out, const m2c_value *a, const m2c_value *b);

static int expression(evaluator *e, m2c_value **out);
static int unary(evaluator *e, m2c_value **out);

static int broken(void)
{
    return m2c_error("", "parse error");
}

static void skip(evaluator *e)
{
    while (e->at < e->end &&
           (*e->at == ' ' || *e->at == '\t' || (!e->inside && (*e->at == '\n' || *e->at == '\r'))))
        e->at++;
}

static bool starts(const evaluator *e, const char *s)
{
    size_t n = strlen(s);
    return (size_t)(e->end - e->at) >= n && memcmp(e->at, s, n) == 0;
}

/* In a matrix, "a -b" is two elements and "a - b" is one. */
static bool separates(const evaluator *e, size_t length)
{
    bool spaced = e->at[-1] == ' ' || e->at[-1] == '\t';
    char next = e->at + length < e->end ? e->at[length] : ' ';
    return e->inside && spaced && (*e->at == '+' || *e->at == '-') && next != ' ' && next != '\t';
}

typedef struct operator
{
    const char *text;
    binary *f;
}
operator;

/* The operator at this place among those of a level, taken; NULL if there is none. */
static binary *take(evaluator *e, const operator* table, size_t n)
{
    const char *before = e->at;
    skip(e);
    for (size_t k = 0; k < n; k++)
        if (starts(e, table[k].text) && !(e->at > before && separates(e, strlen(table[k].text)))) {
            e->at += strlen(table[k].text);
            return table[k].f;
        }
    e->at = before;
    return NULL;
}

typedef int level(evaluator *e, m2c_value **out);

/* operand { operator operand }, from the left. */
static int chain(evaluator *e, m2c_value **out, const operator* table, size_t n, level *operand)
{
    if (operand(e, out))
        return 1;
    for (binary *f; (f = take(e, table, n)) != NULL;) {
        m2c_value *right = NULL, *result = NULL;
        int bad = operand(e, &right) || f(&result, *out, right);
        m2c_release(right);
        if (bad)
            return 1;
        m2c_set(out, result);
    }
    return 0;
}

#define KNOWN(name)                                                                                          \
    {                                                                                                        \
#name, m2c_fn_##name                                                                                 \
    }
static const m2c_named_function known[] = {
    KNOWN(pi),     KNOWN(e),        KNOWN(Inf),     KNOWN(inf),     KNOWN(NaN),    KNOWN(nan),
    KNOWN(NA),     KNOWN(eps),      KNOWN(i),       KNOWN(j),       KNOWN(I),      KNOWN(J),
    KNOWN(true),   KNOWN(false),    KNOWN(sqrt),    KNOWN(sin),     KNOWN(cos),    KNOWN(tan),
    KNOWN(exp),    KNOWN(log),      KNOWN(log2),    KNOWN(log10),   KNOWN(abs),    KNOWN(floor),
    KNOWN(ceil),   KNOWN(round),    KNOWN(fix),     KNOWN(mod),     KNOWN(rem),    KNOWN(max),
    KNOWN(min),    KNOWN(sum),      KNOWN(prod),    KNOWN(mean),    KNOWN(zeros),  KNOWN(ones),
    KNOWN(eye),    KNOWN(linspace), KNOWN(realmax), KNOWN(realmin), KNOWN(int8),   KNOWN(int16),
    KNOWN(int32),  KNOWN(int64),    KNOWN(uint8),   KNOWN(uint16),  KNOWN(uint32), KNOWN(uint64),
    KNOWN(single), KNOWN(double),   KNOWN(logical)};

static m2c_function *function_named(const char *name)
{
    for (size_t k = 0; k < sizeof known / sizeof *known; k++)
        if (strcmp(known[k].name, name) == 0)
            return known[k].fn;
    return m2c_find_function(name);
}

/* ( a, b ) */
static int call_arguments(evaluator *e, m2c_list *args)
{
    int inside = e->inside;
    e->inside = 0;
    e->at++;
    for (skip(e); !starts(e, ")"); skip(e)) {
        m2c_value *v = NULL;
        if (e->at == e->end || expression(e, &v))
            return e->at == e->end ? broken() : 1;
        m2c_list_push(args, v);
        skip(e);
        if (starts(e, ","))
            e->at++;
        else if (!starts(e, ")"))
            return broken();
    }
    e->at++;
    e->inside = inside;
    return 0;
}

static int name(evaluator *e, m2c_value **out)
{
    char text[64];
    size_t n = 0;
    for (; e->at < e->end && (isalnum((unsigned char)*e->at) || *e->at == '_'); e->at++)
        if (n < sizeof text - 1)
            text[n++] = *e->at;
    text[n] = '\0';
    m2c_function *fn = function_named(text);
    m2c_list args = {0};
    int bad = fn ? 0 : m2c_error("Octave:undefined-function", "'%s' undefined", text);
    if (!bad && starts(e, "("))
        bad = call_arguments(e, &args);
    m2c_value *results[1] = {NULL};
    bad = bad || fn(NULL, 1, results, args.n, args.v);
    m2c_list_clear(&args);
    if (!bad && !results[0])
        bad = m2c_error("", "value on the right hand side of the assignment not defined");
    if (!bad)
        m2c_set(out, results[0]);
    return bad;
}

static int number(evaluator *e, m2c_value **out)
{
    double x;
    if (starts(e, "0x") || starts(e, "0X")) {
        char *stop;
        m2c_set(out, m2c_double((double)strtoull(e->at + 2, &stop, 16)));
        e->at = stop;
        return 0;
    }
    size_t n = m2c_scan_number((m2c_span){e->at, (size_t)(e->end - e->at)}, &x);
    if (n == 0)
        return broken();
    e->at += n;
    bool imaginary =
        e->at < e->end && strchr("ijIJ", *e->at) && !(e->at + 1 < e->end && isalnum((unsigned char)e->at[1]));
    e->at += imaginary;
    m2c_set(out, imaginary ? m2c_complex(m2c_pair(0, x)) : m2c_double(x));
    return 0;
}

static int text(evaluator *e, m2c_value **out)
{
    char quote = *e->at++;
    m2c_text t = {0};
    for (;; e->at++) {
        if (e->at == e->end) {
            m2c_text_free(&t);
            return broken();
        }
        if (*e->at == quote && !(e->at + 1 < e->end && e->at[1] == quote))
            break;
        e->at += *e->at == quote;
        m2c_text_add(&t, e->at, 1);
    }
    e->at++;
    m2c_set(out, m2c_chars(t.s ? t.s : "", (ptrdiff_t)t.n, quote == '"'));
    m2c_text_free(&t);
    return 0;
}

/* One row of [ ] or { }, up to what ends it. */
static int row(evaluator *e, char close, m2c_value **out)
{
    m2c_list items = {0};
    int bad = 0;
    for (skip(e); !bad && e->at < e->end && *e->at != close && !strchr(";\n\r", *e->at); skip(e)) {
        m2c_value *v = NULL;
        bad = expression(e, &v);
        if (!bad)
            m2c_list_push(&items, v);
        skip(e);
        if (!bad && starts(e, ","))
            e->at++;
    }
    bad = bad || (close == ']' ? m2c_hcat(out, items.n, items.v) : m2c_cellrow(out, items.n, items.v));
    m2c_list_clear(&items);
    return bad;
}

static int matrix(evaluator *e, m2c_value **out)
{
    char close = *e->at == '[' ? ']' : '}';
    int inside = e->inside, bad = 0;
    m2c_list rows = {0};
    e->inside = 1;
    e->at++;
    while (!bad) {
        m2c_value *v = NULL;
        bad = row(e, close, &v);
        if (v && v->numel + v->dims[1] > 0)
            m2c_list_push(&rows, v);
        else
            m2c_release(v);
        if (bad || e->at == e->end || *e->at == close)
            break;
        e->at++;
    }
    if (!bad && e->at == e->end)
        bad = broken();
    if (!bad && rows.n == 0)
        m2c_set(out, close == ']' ? m2c_empty() : m2c_cell(0, 0));
    else if (!bad)
        bad = m2c_vcat(out, rows.n, rows.v);
    m2c_list_clear(&rows);
    e->at += !bad;
    e->inside = inside;
    return bad;
}

static int primary(evaluator *e, m2c_value **out)
{
    skip(e);
    if (e->at == e->end)
        return broken();
    if (*e->at == '(') {
        int inside = e->inside;
        e->inside = 0;
        e->at++;
        int bad = expression(e, out);
        skip(e);
        if (!bad && !starts(e, ")"))
            bad = broken();
        e->at += !bad;
        e->inside = inside;
        return bad;
    }
    if (*e->at == '[' || *e->at == '{')
        return matrix(e, out);
    if (*e->at == '\'' || *e->at == '"')
        return text(e, out);
    if (isalpha((unsigned char)*e->at) || *e->at == '_')
        return name(e, out);
    return number(e, out);
}

/* Transposes and powers, which bind closer than signs. */
static int postfix(evaluator *e, m2c_value **out)
{
    static const operator powers[] = {{".^", m2c_power}, {"^", m2c_mpower}, {"**", m2c_mpower}};
    if (primary(e, out))
        return 1;
    for (;;) {
        m2c_value *result = NULL, *right = NULL;
        if (starts(e, "'") || starts(e, ".'")) {
            bool plain = *e->at == '.';
            e->at += 1 + plain;
            if (plain ? m2c_transpose(&result, *out) : m2c_ctranspose(&result, *out))
                return 1;
            m2c_set(out, result);
            continue;
        }
        binary *f = take(e, powers, 3);
        if (!f)
            return 0;
        skip(e);
        bool sign = starts(e, "-") || starts(e, "+") || starts(e, "!") || starts(e, "~");
        int bad = (sign ? unary(e, &right) : primary(e, &right)) || f(&result, *out, right);
        m2c_release(right);
        if (bad)
            return 1;
        m2c_set(out, result);
    }
}

static int unary(evaluator *e, m2c_value **out)
{
    skip(e);
    if (e->at == e->end || !strchr("+-!~", *e->at))
        return postfix(e, out);
    char sign = *e->at++;
    m2c_value *v = NULL;
    if (unary(e, &v)) {
        m2c_release(v);
        return 1;
    }
    int bad = sign == '-' ? m2c_uminus(out, v) : sign == '+' ? m2c_uplus(out, v) : m2c_not(out, v);
    m2c_release(v);
    return bad;
}

static int product(evaluator *e, m2c_value **out)
{
    static const operator table[] = {{".*", m2c_times}, {"./", m2c_rdivide}, {".\\", m2c_ldivide},
                                     {"*", m2c_mtimes}, {"/", m2c_mrdivide}, {"\\", m2c_mldivide}};
    return chain(e, out, table, 6, unary);
}

static int sum(evaluator *e, m2c_value **out)
{
    static const operator table[] = {{"+", m2c_plus}, {"-", m2c_minus}};
    return chain(e, out, table, 2, product);
}

static int range(evaluator *e, m2c_value **out)
{
    m2c_value *part[3] = {NULL};
    int n = 0, bad = sum(e, &part[n++]);
    for (skip(e); !bad && n < 3 && starts(e, ":"); skip(e)) {
        e->at++;
        bad = sum(e, &part[n++]);
    }
    if (!bad && n == 1)
        m2c_copy(out, part[0]);
    else if (!bad)
        bad = m2c_colon(out, part[0], n == 3 ? part[1] : NULL, part[n - 1]);
    for (int k = 0; k < n; k++)
        m2c_release(part[k]);
    return bad;
}

static int comparison(evaluator *e, m2c_value **out)
{
    static const operator table[] = {{"==", m2c_eq}, {"!=", m2c_ne}, {"~=", m2c_ne}, {"<=", m2c_le},
                                     {">=", m2c_ge}, {"<", m2c_lt},  {">", m2c_gt}};
    return chain(e, out, table, 7, range);
}

static int conjunction(evaluator *e, m2c_value **out)
{
    static const operator table[] = {{"&&", m2c_and}, {"&", m2c_and}};
    return chain(e, out, table, 2, comparison);
}

static int expression(evaluator *e, m2c_value **out)
{
    static const operator table[] = {{"||", m2c_or}, {"|", m2c_or}};
    if (e->depth == DEEPEST)
        return broken();
    e->depth++;
    int bad = chain(e, out, table, 2, conjunction);
    e->depth--;
    return bad;
}

M2C_TEXT_FN(str2num)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("str2num", nargin, 1, 1))
        return 1;
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
    evaluator e = {t.s, t.s + t.n, 0, 0};
    bool ok = primary(&e, &y) == 0;
    skip(&e);
    ok = ok && e.at == e.end && y->cls != M2C_CHAR;
    m2c_text_free(&t);
    if (m2c_error_pending())
        m2c_release(m2c_catch());
    if (!ok)
        m2c_set(&y, m2c_empty());
    m2c_set(&out[0], y);
    if (nargout > 1)
        m2c_set(&out[1], m2c_bool(ok));
    return 0;
}
