/* Builtins: cellfun, arrayfun, structfun. */
#include "cell_facts.h"
#include "class.h"
#include "core_util.h"
#include "m2c/dialect.h"

#include "m2c/constant.h"
#include "m2c/fn_more.h"
#include "m2c/program.h"
#include "valid_name.h"

#include <ctype.h>

/* One call of the family: the function, what it is mapped over, and the options. */
typedef struct mapping {
    const char *who, *usage_id; /* arrayfun's errors have an identifier, cellfun's none */
    m2c_value *fn;              /* owned */
    m2c_value *handler;         /* owned, or NULL */
    bool uniform;
    int n; /* arrays */
    m2c_value *const *array;
    const m2c_value *shape; /* the array that says how often: those of one element go with all others */
    int nargout;
    m2c_value **result; /* max(nargout, 1) of them */
    bool *objects;      /* which are cells of objects, to become arrays of them */
} mapping;

static int find_function(mapping *m, const m2c_value *fn)
{
    if (fn->cls == M2C_FUNCTION) {
        m->fn = m2c_retain(fn);
        return 0;
    }
    if (!m2c_is_string(fn))
        return m2c_error(m->usage_id, "%s: argument NAME must be a string or function handle", m->who);
    char *name = m2c_cstring(fn);
    m2c_function *found = m2c_find_function(name);
    int status = 0;
    if (found)
        m->fn = m2c_retain(fn);
    else if (!m2c_is_valid_name(name))
        status = m2c_fn_inline(NULL, 1, &m->fn, 1, (m2c_value *const *)&fn);
    else
        status = m2c_error(m->usage_id[0] ? "Octave:invalid-input-arg" : "", "%s: invalid function NAME: %s",
                           m->who, name);
    m2c_free(name);
    return status;
}

/* Options may be shortened, to two letters or more, and be written in capitals or not. */
static bool is_option(const m2c_value *name, const char *option)
{
    ptrdiff_t n = name->numel;
    if (!m2c_is_string(name) || n < 2 || n > (ptrdiff_t)strlen(option))
        return false;
    for (ptrdiff_t k = 0; k < n; k++)
        if (tolower(name->u8[k]) != option[k])
            return false;
    return true;
}

static int read_uniform(bool *uniform, const m2c_value *value)
{
    if (!m2c_is_arith(value) || value->cls == M2C_CHAR || value->numel != 1)
        return m2c_error("", "octave_base_value::bool_value(): wrong type argument '%s'",
                         m2c_type_name(value));
    double x = m2c_get(value, 0);
    if (x != x)
        return m2c_nan_truth();
    *uniform = x != 0 || m2c_is_complex(value);
    return 0;
}

static int read_option(mapping *m, const m2c_value *name, const m2c_value *value)
{
    if (is_option(name, "uniformoutput"))
        return read_uniform(&m->uniform, value);
    if (is_option(name, "errorhandler")) {
        if (value->cls != M2C_FUNCTION && !m2c_is_string(value))
            return m2c_error(m->usage_id, "%s: invalid function NAME: %s", m->who, m2c_class_name(value));
        m2c_copy(&m->handler, value);
        return 0;
    }
    char *text = m2c_cstring(name);
    int status = m2c_error(m->usage_id, "%s: unrecognized parameter %s", m->who, text);
    m2c_free(text);
    return status;
}

/* Takes pairs of options from the end; *nargin becomes the count of what is before them. */
static int read_options(mapping *m, int *nargin, m2c_value *const *in)
{
    while (*nargin > 3 && m2c_is_string(in[*nargin - 2]) && in[*nargin - 2]->numel > 0 &&
           !(m->who[0] == 'a' && !is_option(in[*nargin - 2], "uniformoutput") &&
             !is_option(in[*nargin - 2], "errorhandler"))) {
        if (read_option(m, in[*nargin - 2], in[*nargin - 1]))
            return 1;
        *nargin -= 2;
    }
    return 0;
}

static m2c_value *argument(const mapping *m, int a, ptrdiff_t k)
{
    const m2c_value *v = m->array[a];
    if (v->numel == 1)
        k = 0;
    if (strcmp(m->who, "cellfun") == 0)
        return m2c_retain(m2c_storable(v->cell[k]));
    if (m2c_is_instances(v))
        return m2c_retain(v->object->state->cell[k]);
    return v->cls >= M2C_FUNCTION ? m2c_retain(v) : m2c_item(v, k);
}

/* Calls the error handler with what went wrong in element k. */
static int handle_error(const mapping *m, ptrdiff_t k, m2c_list *args, m2c_value **results)
{
    m2c_value *err = m2c_catch();
    m2c_value *info = m2c_struct(), *message = NULL, *id = NULL;
    m2c_getfield(&message, err, "message");
    m2c_getfield(&id, err, "identifier");
    m2c_struct_put(info, "identifier", id);
    m2c_struct_put(info, "message", message);
    m2c_struct_put(info, "index", m2c_double((double)(k + 1)));
    m2c_release(err);
    m2c_list all = {0};
    m2c_list_push(&all, info);
    for (int a = 0; a < args->n; a++)
        m2c_list_add(&all, args->v[a]);
    int status = m2c_feval(m->handler, m->nargout, results, all.n, all.v);
    m2c_list_clear(&all);
    return status;
}

/* The array of the results of which v is the first: it decides on the class of a uniform one. */
static int first_result(const mapping *m, m2c_value **array, const m2c_value *v)
{
    const m2c_value *shape = m->shape;
    if (m->uniform && v->cls >= M2C_FUNCTION)
        return m2c_error("", "octave_base_value::resize (): wrong type argument '%s'", m2c_type_name(v));
    const unsigned sparse = m->uniform ? v->flags & M2C_SPARSE : 0;
    const unsigned strings = m->uniform ? v->flags & M2C_STRING : 0;
    if (sparse && shape->ndims > 2)
        return m2c_error("", "sparse array must be 2-D");
    *array = m->uniform && v->cls == M2C_STRUCT
                 ? m2c_struct_array(v->fields, shape->ndims, shape->dims)
                 : m2c_zeros(m->uniform ? (m2c_class)v->cls : M2C_CELL, shape->ndims, shape->dims, 0);
    (*array)->flags |= (uint8_t)(sparse | strings);
    return 0;
}

static int keep_result(const mapping *m, int r, ptrdiff_t k, const m2c_value *v)
{
    m2c_value **array = &m->result[r];
    if (m->uniform && v->numel != 1)
        return m2c_error(m->usage_id, "%s: all values must be scalars when UniformOutput = true", m->who);
    if (!*array && m2c_spoken && m->uniform && m2c_classdef_of(v)) {
        *array = m2c_zeros(M2C_CELL, m->shape->ndims, m->shape->dims, 0);
        m->objects[r] = true;
    }
    if (!*array && first_result(m, array, v))
        return 1;
    if (!m->uniform || m->objects[r]) {
        m2c_copy(&(*array)->cell[k], v);
        return 0;
    }
    m2c_value *number = m2c_double((double)(k + 1));
    int status = m2c_subsasgn(array, v, 1, &number, NULL);
    m2c_release(number);
    return status;
}

static int keep_results(const mapping *m, ptrdiff_t k, m2c_value **results)
{
    int count = m2c_max_int(m->nargout, 1);
    for (int r = 0; r < count; r++) {
        if (!results[r]) {
            if (m->nargout == 0)
                return 0;
            return m2c_check_unset() ||
                   m2c_error(m->usage_id, "%s: function returned fewer than nargout values", m->who);
        }
        if (keep_result(m, r, k, results[r]))
            return 1;
    }
    return 0;
}

static int map_element(const mapping *m, ptrdiff_t k, m2c_value **results)
{
    m2c_list args = {0};
    int count = m2c_max_int(m->nargout, 1);
    for (int a = 0; a < m->n; a++)
        m2c_list_push(&args, argument(m, a, k));
    int status = m2c_feval(m->fn, m->nargout, results, args.n, args.v);
    if (status && m->handler) {
        for (int r = 0; r < count; r++)
            m2c_clear(&results[r]);
        status = handle_error(m, k, &args, results);
    }
    m2c_list_clear(&args);
    if (status == 0)
        status = keep_results(m, k, results);
    for (int r = 0; r < count; r++)
        m2c_clear(&results[r]);
    return status;
}

static int check_arrays(mapping *m)
{
    bool is_cellfun = strcmp(m->who, "cellfun") == 0;
    for (int a = 0; a < m->n; a++)
        if (is_cellfun && m->array[a]->cls != M2C_CELL)
            return m2c_error("", "cellfun: arguments must be cells");
    m->shape = m->array[0];
    for (int a = 1; m2c_spoken && a < m->n; a++)
        if (!m2c_same_dims(m->shape, m->array[a]))
            return m2c_error("", "%s: dimensions mismatch", m->who);
    for (int a = 1; a < m->n && m->shape->numel == 1; a++)
        m->shape = m->array[a];
    for (int a = 0; a < m->n; a++)
        if (m->array[a]->numel != 1 && !m2c_same_dims(m->shape, m->array[a]))
            return m2c_error(is_cellfun ? "" : "Octave:invalid-input-arg", "%s: dimensions mismatch", m->who);
    return 0;
}

/* Cells of objects become arrays of them, which are of one class. */
static int join_objects(const mapping *m)
{
    for (int r = 0; r < m2c_max_int(m->nargout, 1); r++) {
        m2c_value *row = NULL, *cell = m->result[r];
        if (!m->objects[r])
            continue;
        if (m2c_instance_join(&row, 1, (int)cell->numel, cell->cell))
            return 1;
        m->result[r] = m2c_instances(m2c_classdef_of(row), cell);
        m2c_release(row);
    }
    return 0;
}

/* Results over no elements at all: empty arrays of doubles or cells. */
static void fill_empty_results(const mapping *m)
{
    const m2c_value *shape = m->shape;
    for (int r = 0; r < m2c_max_int(m->nargout, 1); r++)
        if (!m->result[r] && (m->nargout > 0 || (shape->numel == 0 && !m->uniform)))
            m->result[r] = m2c_zeros(m->uniform ? M2C_DOUBLE : M2C_CELL, shape->ndims, shape->dims, 0);
}

static int run_mapping(mapping *m)
{
    if (check_arrays(m))
        return 1;
    int count = m2c_max_int(m->nargout, 1);
    ptrdiff_t numel = m->shape->cls >= M2C_FUNCTION && !m2c_classdef_of(m->shape) ? 1 : m->shape->numel;
    m2c_value **results = m2c_calloc((size_t)count, sizeof *results);
    int status = 0;
    for (ptrdiff_t k = 0; k < numel && status == 0; k++)
        status = map_element(m, k, results);
    m2c_free(results);
    if (status == 0)
        fill_empty_results(m);
    return status || join_objects(m);
}

static int map_over(mapping *m, int nargin, m2c_value *const *in, m2c_value **out)
{
    int status = 1;
    m->result = m2c_calloc((size_t)m2c_max_int(m->nargout, 1), sizeof *m->result);
    m->objects = m2c_calloc((size_t)m2c_max_int(m->nargout, 1), sizeof *m->objects);
    if (find_function(m, in[0]) == 0 && read_options(m, &nargin, in) == 0) {
        m->n = nargin - 1;
        m->array = in + 1;
        status = run_mapping(m);
    }
    for (int r = 0; r < m2c_max_int(m->nargout, 1); r++) {
        if (status == 0)
            out[r] = m->result[r];
        else
            m2c_release(m->result[r]);
    }
    m2c_free(m->result);
    m2c_free(m->objects);
    m2c_release(m->fn);
    m2c_release(m->handler);
    return status;
}

M2C_BUILTIN(cellfun)
{
    M2C_UNUSED;
    mapping m = {.who = "cellfun", .usage_id = "", .uniform = true, .nargout = nargout};
    if (nargin < 2)
        return m2c_invalid_call("cellfun");
    if (in[1]->cls != M2C_CELL)
        return m2c_error("", "cellfun: C must be a cell array");
    m2c_value *facts = NULL;
    if (m2c_cell_facts(&facts, nargin, in))
        return 1;
    return facts ? m2c_give(out, facts) : map_over(&m, nargin, in, out);
}

M2C_BUILTIN(arrayfun)
{
    M2C_UNUSED;
    mapping m = {
        .who = "arrayfun", .usage_id = "Octave:invalid-fun-call", .uniform = true, .nargout = nargout};
    return nargin < 2 ? m2c_invalid_call("arrayfun") : map_over(&m, nargin, in, out);
}

/* structfun is cellfun over the fields, a column of them for each element, and always wants an output. */
static m2c_value *with_fields(const m2c_value *s, const m2c_value *c)
{
    m2c_value *r = m2c_struct_array(s->fields, s->ndims, s->dims);
    for (ptrdiff_t k = 0; k < c->numel; k++)
        m2c_copy(&r->cell[k], c->cell[k]);
    return r;
}

M2C_BUILTIN(structfun)
{
    M2C_UNUSED;
    mapping m = {.who = "cellfun", .usage_id = "", .uniform = true, .nargout = m2c_max_int(nargout, 1)};
    if (nargin < 2)
        return m2c_invalid_call("structfun");
    m2c_value *columns = NULL;
    if (m2c_fn_struct2cell(NULL, 1, &columns, 1, in + 1))
        return 1;
    m2c_list args = {0};
    m2c_list_add(&args, in[0]);
    m2c_list_push(&args, columns);
    for (int k = 2; k < nargin; k++)
        m2c_list_add(&args, in[k]);
    int status = map_over(&m, args.n, args.v, out);
    for (int r = 0; status == 0 && !m.uniform && r < m.nargout; r++)
        if (out[r])
            m2c_set(&out[r], with_fields(in[1], out[r]));
    m2c_list_clear(&args);
    return status;
}
