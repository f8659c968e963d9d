/* Texts that are run: their trees, who makes them (eval_parse.c, eval_expression.c), who prints them
 * (eval_unparse.c) and who runs them (eval_run.c, eval_index.c, eval_statement.c). */
#ifndef M2C_EVAL_TREE_H
#define M2C_EVAL_TREE_H

#include "text_internal.h"

#include "m2c/index.h"
#include "m2c/ops.h"

typedef enum m2c_node_kind {
    /* expressions; kids in the order of the text */
    M2C_N_VALUE, /* `value`, written as `text` */
    M2C_N_NAME,
    M2C_N_COLON, /* a subscript of its own */
    M2C_N_END,
    M2C_N_PAREN,
    M2C_N_PREFIX,
    M2C_N_POSTFIX,
    M2C_N_BINARY,
    M2C_N_BOTH,   /* && */
    M2C_N_EITHER, /* || */
    M2C_N_RANGE,
    M2C_N_ROW,
    M2C_N_MATRIX, /* of rows, as is a cell */
    M2C_N_CELL,
    M2C_N_INDEX, /* base, subscripts */
    M2C_N_BRACE,
    M2C_N_FIELD,  /* base; `text`, or a second kid for a name in parentheses */
    M2C_N_HANDLE, /* @text */
    M2C_N_LAMBDA, /* parameters (names), body */
    M2C_N_IGNORED,
    /* statements; `printed`: no semicolon behind */
    M2C_N_BLOCK,
    M2C_N_EXPRESSION,
    M2C_N_ASSIGN,      /* targets, right side; `binary` of op= */
    M2C_N_ASSIGN_LIST, /* targets of one or more values each, right side */
    M2C_N_STEP,        /* target, `binary`; `symbol` is "x++" or "++x" */
    M2C_N_IF,          /* condition, block, …, perhaps a last block */
    M2C_N_SWITCH,      /* subject, label, block, …, perhaps a last block */
    M2C_N_WHILE,
    M2C_N_DO,  /* block, condition */
    M2C_N_FOR, /* target, values, block */
    M2C_N_TRY, /* block, handler; `text` is the variable */
    M2C_N_UNWIND,
    M2C_N_COMMAND, /* text, words as values */
    M2C_N_GLOBAL,  /* names, assignments to names */
    M2C_N_PERSISTENT,
    M2C_N_BREAK,
    M2C_N_CONTINUE,
    M2C_N_RETURN
} m2c_node_kind;

typedef int m2c_binary_function(m2c_value **out, const m2c_value *a, const m2c_value *b);
typedef int m2c_unary_function(m2c_value **out, const m2c_value *a);

typedef struct m2c_node {
    m2c_node_kind kind;
    bool printed;
    bool begins; /* an outermost statement: the first of its line */
    int line, column;
    char *text; /* owned */
    const char *symbol;
    m2c_binary_function *binary;
    m2c_unary_function *unary;
    m2c_value *value;
    int n;
    struct m2c_node **kid;
    struct m2c_node *next; /* all nodes of a tree, for freeing them */
} m2c_node;

/* A text being parsed. `inside`: between [ ] or { }, where blanks separate elements. */
typedef struct m2c_parser {
    const char *start, *at, *end;
    const char *counted; /* up to here lines and columns have been counted */
    int line, column;
    m2c_node *all;
    bool inside, failed;
    int subscripts, depth; /* how deep in subscripts, where `end` is a number; and in all */
    int loops;             /* that have not ended */
    int blocks;            /* inside of statements, where words like `end` end one */
    int open;              /* brackets and statements that have not ended */
    const char *begun;     /* where the line of the outermost statement begins */
    int implied;           /* commas that blanks stand for, in that line */
    const char *problem;   /* where the text can't be understood */
    const char *reason;    /* why, where it is told apart */
    bool quote;            /* is the problem a string that its line leaves open? */
} m2c_parser;

m2c_node *m2c_node_new(m2c_parser *p, m2c_node_kind kind);
void m2c_node_add(m2c_node *node, m2c_node *kid);
void m2c_node_text(m2c_node *node, const char *s, size_t n);
void m2c_parser_free(m2c_parser *p);
/* Marks the parse as failed here; returns NULL. */
m2c_node *m2c_parse_fail(m2c_parser *p);
int m2c_parse_error(const m2c_parser *p); /* raises Octave's message */
void m2c_parse_blanks(m2c_parser *p);     /* in [ ] line ends are none */
bool m2c_parse_sees(const m2c_parser *p, const char *s);
size_t m2c_parse_word(const m2c_parser *p); /* length of the name or keyword here, or 0 */
bool m2c_parse_is(const m2c_parser *p, const char *word);

m2c_node *m2c_parse_expression(m2c_parser *p);
m2c_node *m2c_parse_indexed(m2c_parser *p); /* a primary with subscripts and fields behind it */
m2c_node *m2c_parse_program(m2c_parser *p); /* a block; NULL: failed */

/* Statements without blocks; m2c_parse_command: NULL, with nothing taken, where the name here is no command.
 */
m2c_node *m2c_parse_simple(m2c_parser *p);
m2c_node *m2c_parse_command(m2c_parser *p);
/* Behind a statement: takes the separator and notes whether results are printed. What ends a block needs no
 * separator before it. */
m2c_node *m2c_parse_ended(m2c_parser *p, m2c_node *node);
m2c_node *m2c_parse_part(m2c_parser *p, m2c_node *node, m2c_node *kid); /* adds it; fails where it is NULL */

/* The text of an expression as Octave prints it. */
void m2c_unparse(m2c_text *t, const m2c_node *node);

/* The variables that a text sees. */
typedef struct m2c_variable {
    char *name;
    m2c_value *value; /* NULL: undefined */
    bool linked;      /* to the global variable of the name, which has the value */
} m2c_variable;

/* A text being run. */
typedef struct m2c_runner {
    m2c_variable *variable;
    int count, cap;
    const m2c_value *end_of; /* what `end` refers to, subscript end_place of end_count */
    int end_place, end_count;
    enum { M2C_RUN_ON, M2C_RUN_BREAK, M2C_RUN_CONTINUE, M2C_RUN_RETURN } leaving;
} m2c_runner;

m2c_variable *m2c_run_find(m2c_runner *r, const char *name, bool create);   /* NULL: there is none */
m2c_value **m2c_run_variable(m2c_runner *r, const char *name, bool create); /* NULL: there is none */
m2c_value **m2c_run_value_of(m2c_variable *v);
/* eval_globals.c: links a variable, as `global` does; keeps and restores the links in a struct of variables.
 */
void m2c_run_link(m2c_runner *r, const char *name);
int m2c_run_declare(m2c_runner *r, const m2c_node *node);
void m2c_run_keep_links(const m2c_runner *r, m2c_value *more);
void m2c_run_restore_links(m2c_runner *r, const m2c_value *more);
void m2c_runner_free(m2c_runner *r);
/* The values of an expression (any number, of calls at most `nargout` or 1), appended to the list. */
int m2c_run_values(m2c_runner *r, const m2c_node *node, int nargout, m2c_list *list);
int m2c_run_value(m2c_runner *r, const m2c_node *node, m2c_value **out);
int m2c_run_block(m2c_runner *r, const m2c_node *block);
int m2c_run_assignment(m2c_runner *r, const m2c_node *node);
int m2c_run_step(m2c_runner *r, const m2c_node *node, m2c_value **worth); /* x++ */
/* Variables of compiled code: names between commas, values, and a struct of those that only texts know. */
void m2c_run_open(m2c_runner *r, const m2c_value *names, const m2c_value *more, m2c_value *const *in);
/* What the code gets back: that struct, then the values of its `count` variables. */
void m2c_run_give(m2c_runner *r, int count, m2c_value **out);
/* Runs a text, or on an error `instead`, if that is one; its values go to out. */
int m2c_run_eval(m2c_runner *r, int wanted, m2c_value **out, const m2c_value *text, const m2c_value *instead);
/* eval_index.c: subscripts, with `end` of `base`; chains on the left side. */
int m2c_run_arguments(m2c_runner *r, const m2c_node *node, const m2c_value *base, m2c_list *list);
int m2c_run_chain(m2c_runner *r, const m2c_node *node, int nargout, m2c_list *list);
int m2c_run_assign(m2c_runner *r, const m2c_node *target, const m2c_value *value);
int m2c_run_delete(m2c_runner *r, const m2c_node *target);
/* A target in brackets, which may stand for any number of values: how many, and their assignment. */
int m2c_run_count(m2c_runner *r, const m2c_node *target, ptrdiff_t *count);
int m2c_run_assign_items(m2c_runner *r, const m2c_node *target, const m2c_list *list, ptrdiff_t start,
                         ptrdiff_t count);
/* A function by name: of the program, or a builtin that texts may call. */
m2c_function *m2c_run_function(const char *name);
/* eval_workspace.c: calls, of functions that see the variables of the text, too. */
bool m2c_run_knows(const char *name);
int m2c_run_call(m2c_runner *r, const char *name, int nargout, m2c_value **out, m2c_list *args);
int m2c_run_lambda(m2c_runner *r, const m2c_node *node, m2c_value **out);

#endif
