/* The text of an expression of a text that is run, as Octave prints it in handles (eval_tree.h). */
#include "eval_tree.h"

static void list(m2c_text *t, const m2c_node *node, int first, const char *between)
{
    for (int k = first; k < node->n; k++) {
        if (k > first)
            m2c_text_addf(t, "%s", between);
        m2c_unparse(t, node->kid[k]);
    }
}

/* Is it directly within brackets or braces, where a blank would end an element? */
static M2C_STATE bool within_list;

static void bracketed(m2c_text *t, const m2c_node *node, int first, const char *open, const char *close)
{
    bool outside = within_list;
    within_list = node->kind == M2C_N_MATRIX || node->kind == M2C_N_CELL;
    m2c_text_addf(t, "%s", open);
    list(t, node, first, node->kind == M2C_N_MATRIX || node->kind == M2C_N_CELL ? "; " : ", ");
    m2c_text_addf(t, "%s", close);
    within_list = outside;
}

static void lambda(m2c_text *t, const m2c_node *node)
{
    m2c_text_addf(t, "@(");
    for (int k = 0; k + 1 < node->n; k++)
        m2c_text_addf(t, "%s%s", k ? ", " : "", node->kid[k]->text);
    m2c_text_addf(t, within_list ? ")" : ") ");
    m2c_unparse(t, node->kid[node->n - 1]);
}

static void chained(m2c_text *t, const m2c_node *node)
{
    m2c_unparse(t, node->kid[0]);
    if (node->kind == M2C_N_INDEX)
        bracketed(t, node, 1, within_list ? "(" : " (", ")");
    else if (node->kind == M2C_N_BRACE)
        bracketed(t, node, 1, within_list ? "{" : " {", "}");
    else if (node->text)
        m2c_text_addf(t, ".%s", node->text);
    else
        bracketed(t, node, 1, ".(", ")");
}

/* Is it a list of parts between brackets, or none? Writes it. */
static bool enclosed(m2c_text *t, const m2c_node *node)
{
    switch (node->kind) {
    case M2C_N_PAREN:
        bracketed(t, node, 0, "(", ")");
        return true;
    case M2C_N_MATRIX:
        bracketed(t, node, 0, "[", "]");
        return true;
    case M2C_N_CELL:
        bracketed(t, node, 0, "{", "}");
        return true;
    case M2C_N_RANGE:
    case M2C_N_ROW:
        list(t, node, 0, node->kind == M2C_N_ROW ? ", " : ":");
        return true;
    default:
        return false;
    }
}

void m2c_unparse(m2c_text *t, const m2c_node *node)
{
    if (enclosed(t, node))
        return;
    switch (node->kind) {
    case M2C_N_COLON:
        m2c_text_addf(t, ":");
        break;
    case M2C_N_END:
        m2c_text_addf(t, "end");
        break;
    case M2C_N_PREFIX:
        m2c_text_addf(t, "%s", node->symbol);
        list(t, node, 0, "");
        break;
    case M2C_N_POSTFIX:
        list(t, node, 0, "");
        m2c_text_addf(t, "%s", node->symbol);
        break;
    case M2C_N_BINARY:
    case M2C_N_BOTH:
    case M2C_N_EITHER:
        m2c_unparse(t, node->kid[0]);
        m2c_text_addf(t, " %s ", node->symbol);
        m2c_unparse(t, node->kid[1]);
        break;
    case M2C_N_INDEX:
    case M2C_N_BRACE:
    case M2C_N_FIELD:
        chained(t, node);
        break;
    case M2C_N_LAMBDA:
        lambda(t, node);
        break;
    default:
        m2c_text_addf(t, "%s%s", node->kind == M2C_N_HANDLE ? "@" : "", node->text ? node->text : "");
        break;
    }
}
