/* Rows below each other, one of which may be a cell (ops.h). */
#include "internal.h"

#include "m2c/fn_core.h"
#include "m2c/ops.h"

/* Was a row joined of that many numbers? */
static bool is_joined(const m2c_value *row, int count)
{
    return count > 1 && row->cls < M2C_CHAR && row->ndims == 2 && row->dims[0] == 1 && row->dims[1] == count;
}

int m2c_vcat_rows(m2c_value **out, const int *counts, int n, m2c_value *const *in)
{
    bool cells = false;
    for (int k = 0; k < n; k++)
        cells = cells || in[k]->cls == M2C_CELL;
    if (!cells)
        return m2c_vcat(out, n, in);
    m2c_list rows = {0};
    int bad = 0;
    for (int k = 0; k < n && !bad; k++) {
        m2c_value *row = NULL;
        if (is_joined(in[k], counts[k]))
            bad = m2c_fn_num2cell(NULL, 1, &row, 1, &in[k]);
        else
            row = m2c_retain(in[k]);
        if (!bad)
            m2c_list_push(&rows, row);
    }
    bad = bad || m2c_vcat(out, n, rows.v);
    m2c_list_clear(&rows);
    return bad;
}

int m2c_cellrows(m2c_value **out, int n, m2c_value *const *in)
{
    for (int k = 1; k < n; k++)
        if (in[k]->dims[1] != in[0]->dims[1] && in[k]->dims[1] != 0)
            return m2c_error("", "number of columns must match");
    if (in[0]->dims[1] > 0)
        return m2c_vcat(out, n, in);
    m2c_set(out, m2c_cell(n, 0));
    return 0;
}

int m2c_cellrow(m2c_value **out, int n, m2c_value *const *in)
{
    m2c_value *c = m2c_new2(M2C_CELL, n > 0, n, 0);
    for (int k = 0; k < n; k++)
        c->cell[k] = m2c_retain(in[k]);
    m2c_set(out, c);
    return 0;
}
