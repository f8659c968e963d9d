/* cellfun's names of old: no call, a fact of each cell (cell_facts.h). */
#include "cell_facts.h"
#include "core_util.h"

static double fact_isempty(const m2c_value *v)
{
    return v->numel == 0;
}
static double fact_islogical(const m2c_value *v)
{
    return v->cls == M2C_LOGICAL;
}
static double fact_isnumeric(const m2c_value *v)
{
    return m2c_is_numeric(v);
}
static double fact_isreal(const m2c_value *v)
{
    return m2c_is_arith(v) && !m2c_is_complex(v);
}
static double fact_ndims(const m2c_value *v)
{
    return v->ndims;
}
static double fact_numel(const m2c_value *v)
{
    return (double)v->numel;
}
static double fact_length(const m2c_value *v)
{
    ptrdiff_t n = 0;
    for (int k = 0; k < v->ndims; k++)
        n = v->dims[k] > n ? v->dims[k] : n;
    return v->numel == 0 ? 0 : (double)n;
}

typedef struct fact {
    const char *name;
    double (*of)(const m2c_value *v);
    bool logical;
} fact;

static const fact facts[] = {
    {"isempty", fact_isempty, true}, {"islogical", fact_islogical, true}, {"isnumeric", fact_isnumeric, true},
    {"isreal", fact_isreal, true},   {"length", fact_length, false},      {"ndims", fact_ndims, false},
    {"numel", fact_numel, false},    {"prodofsize", fact_numel, false},
};

static m2c_value *map_fact(const fact *f, const m2c_value *c)
{
    m2c_value *v = m2c_new(f->logical ? M2C_LOGICAL : M2C_DOUBLE, c->ndims, c->dims, 0);
    for (ptrdiff_t k = 0; k < c->numel; k++) {
        double x = f->of(c->cell[k]);
        if (f->logical)
            v->u8[k] = x != 0;
        else
            v->f64[k] = x;
    }
    return v;
}

static m2c_value *map_size(const m2c_value *c, int dim)
{
    m2c_value *v = m2c_new(M2C_DOUBLE, c->ndims, c->dims, 0);
    for (ptrdiff_t k = 0; k < c->numel; k++)
        v->f64[k] = dim < c->cell[k]->ndims ? (double)c->cell[k]->dims[dim] : 1;
    return v;
}

static m2c_value *map_isclass(const m2c_value *c, const m2c_value *class_name)
{
    m2c_value *v = m2c_new(M2C_LOGICAL, c->ndims, c->dims, 0);
    for (ptrdiff_t k = 0; k < c->numel; k++)
        v->u8[k] = m2c_equals_text(class_name, m2c_class_name(c->cell[k]));
    return v;
}

/* What is wrong with the further argument that two of the old names need. */
static int check_old_name(int nargin, m2c_value *const *in)
{
    bool is_size = m2c_equals_text(in[0], "size");
    if (!is_size && !m2c_equals_text(in[0], "isclass"))
        return 0;
    if (nargin != 3)
        return m2c_error("", "cellfun: not enough arguments for \"%s\"", is_size ? "size" : "isclass");
    if (is_size && (!m2c_is_arith(in[2]) || in[2]->numel == 0 || !(m2c_get(in[2], 0) >= 1)))
        return m2c_error("", "cellfun: K must be a positive integer");
    return 0;
}

static m2c_value *old_name(int nargin, m2c_value *const *in)
{
    if (nargin == 3 && m2c_equals_text(in[0], "size"))
        return map_size(in[1], (int)m2c_get(in[2], 0) - 1);
    if (nargin == 3 && m2c_equals_text(in[0], "isclass"))
        return map_isclass(in[1], in[2]);
    for (size_t k = 0; k < sizeof facts / sizeof *facts; k++)
        if (m2c_equals_text(in[0], facts[k].name))
            return map_fact(&facts[k], in[1]);
    return NULL;
}

int m2c_cell_facts(m2c_value **out, int nargin, m2c_value *const *in)
{
    if (!m2c_is_string(in[0]))
        return 0;
    if (check_old_name(nargin, in))
        return 1;
    *out = old_name(nargin, in);
    return 0;
}
