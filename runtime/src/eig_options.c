/* The options of eig: which of them there are, and which exclude each other. */
#include "eig_options.h"

static int unknown_option(const m2c_value *v)
{
    char *text = m2c_cstring(v);
    int bad = m2c_error("", "eig: invalid option \"%s\"", text);
    m2c_free(text);
    return bad;
}

int m2c_eig_read_options(bool pair, int nargin, m2c_value *const *in, m2c_eig_options *o)
{
    bool balance = false;
    for (int k = 0; k < nargin; k++) {
        bool qz = m2c_is_option(in[k], "qz"), method = qz || m2c_is_option(in[k], "chol");
        o->qz = qz || (o->qz && !method);
        if (in[k]->cls != M2C_CHAR)
            return m2c_wrong_type("eig", in[k]);
        if (m2c_is_option(in[k], "vector"))
            o->as_vector = true;
        else if (m2c_is_option(in[k], "matrix"))
            o->as_matrix = true;
        else if (m2c_is_option(in[k], "nobalance"))
            o->balance = false;
        else if (m2c_is_option(in[k], "balance"))
            balance = true;
        else if (!method)
            return unknown_option(in[k]);
        else if (!pair)
            return m2c_error("", "eig: invalid \"%s\" option for algebraic eigenvalue problem",
                             qz ? "qz" : "chol");
    }
    if (balance && !o->balance)
        return m2c_error("", "eig: \"balance\" and \"nobalance\" options are mutually exclusive");
    if (o->as_vector && o->as_matrix)
        return m2c_error("", "eig: \"vector\" and \"matrix\" options are mutually exclusive");
    return 0;
}
