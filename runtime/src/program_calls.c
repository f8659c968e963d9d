/* Calls with a computed number of outputs, environments of nested functions, evalc, isargout (program.h). */
#include "m2c/program.h"

#include "internal.h"
#include "m2c/display.h"
#include "m2c/memory.h"
#include "state.h"

/* --- calls --------------------------------------------------------------------------------------- */

static int room(ptrdiff_t nargout)
{
    return nargout > 1 ? (int)nargout : 1;
}

/* Room for results; outputs that former calls have left unset are no matter of this one. */
static m2c_value **new_results(ptrdiff_t nargout)
{
    m2c_forget_unset();
    m2c_value **results = m2c_alloc(sizeof *results * (size_t)room(nargout));
    for (int k = 0; k < room(nargout); k++)
        results[k] = NULL;
    return results;
}

/* The results up to the last that was set go into the list; one before it that was not is NULL, and who takes
 * it says so. Nothing stands for one that the caller, by its bit, ignores. */
static int collect(m2c_list *list, ptrdiff_t nargout, m2c_value **results, unsigned ignored, int status)
{
    if (!status)
        m2c_list_clear(list);
    int given = status ? 0 : room(nargout);
    for (int k = 0; k < given; k++)
        if (!results[k] && k < 32 && ignored >> k & 1)
            results[k] = m2c_new2(M2C_DOUBLE, 0, 0, 0);
    while (given > 0 && !results[given - 1])
        given--;
    for (int k = 0; k < room(nargout); k++) {
        if (k < given)
            m2c_list_push(list, results[k]);
        else
            m2c_release(results[k]);
    }
    m2c_free(results);
    return status || (nargout == 1 && given == 0 && m2c_check_unset());
}

int m2c_call_list(m2c_list *list, ptrdiff_t nargout, m2c_function *fn, const m2c_value *self, int nargin,
                  m2c_value *const *in)
{
    m2c_value **results = new_results(nargout);
    const unsigned ignored = m2c_ignored_outputs;
    return collect(list, nargout, results, ignored, fn(self, (int)nargout, results, nargin, in));
}

int m2c_call_handle_list(m2c_list *list, ptrdiff_t nargout, const m2c_value *handle, int nargin,
                         m2c_value *const *in)
{
    m2c_value **results = new_results(nargout);
    const unsigned ignored = m2c_ignored_outputs;
    return collect(list, nargout, results, ignored,
                   m2c_call_handle(handle, (int)nargout, results, nargin, in));
}

int m2c_index_list(m2c_list *list, ptrdiff_t nargout, const m2c_value *base, int n, m2c_value *const *idx,
                   const char *name)
{
    m2c_value **results = new_results(nargout);
    const unsigned ignored = m2c_ignored_outputs;
    return collect(list, nargout, results, ignored, m2c_index((int)nargout, results, base, n, idx, name));
}

int m2c_index_field_list(m2c_list *list, ptrdiff_t nargout, const m2c_value *base, const char *field, int n,
                         m2c_value *const *idx, const char *name)
{
    m2c_value **results = new_results(nargout);
    const unsigned ignored = m2c_ignored_outputs;
    return collect(list, nargout, results, ignored,
                   m2c_index_field((int)nargout, results, base, field, n, idx, name));
}

/* --- environments -------------------------------------------------------------------------------- */

/* A cell row: the environment around it, then the variables, NULL where undefined. */
m2c_value *m2c_new_environment(int count, const m2c_value *outer)
{
    m2c_value *environment = m2c_cell(1, count + 1);
    for (int k = 0; k <= count; k++)
        m2c_clear(&environment->cell[k]);
    environment->cell[0] = m2c_retain(outer);
    return environment;
}

m2c_value *m2c_environment(const m2c_value *self, int k)
{
    if (!self || self->cls != M2C_FUNCTION)
        return (m2c_value *)self;
    return k < self->closure->captured_count ? self->closure->captured[k] : NULL;
}

m2c_value *m2c_outer(const m2c_value *environment)
{
    return environment->cell[0];
}

m2c_value **m2c_shared(m2c_value *environment, int k)
{
    return &environment->cell[k + 1];
}

/* --- what a function knows of its call ----------------------------------------------------------- */

M2C_STATE unsigned m2c_ignored_outputs;

static bool is_wanted(double k, int nargout, unsigned ignored)
{
    if (k > (nargout > 1 ? nargout : 1))
        return false;
    return k > 32 || !(ignored >> ((unsigned)k - 1) & 1);
}

int m2c_isargout(m2c_value **out, const m2c_value *k, int nargout, unsigned ignored)
{
    if (!m2c_is_arith(k) || k->cls == M2C_CHAR)
        return m2c_error("", "isargout: wrong type argument '%s'", m2c_type_name(k));
    m2c_value *answer = m2c_zeros(M2C_LOGICAL, k->ndims, k->dims, 0);
    for (ptrdiff_t i = 0; i < k->numel; i++) {
        double at = m2c_get(k, i);
        if (!(at >= 1) || at != (double)(ptrdiff_t)at) {
            m2c_release(answer);
            return m2c_error("", "isargout: K must be a positive integer");
        }
        answer->u8[i] = is_wanted(at, nargout, ignored);
    }
    m2c_set(out, answer);
    return 0;
}

/* --- evalc --------------------------------------------------------------------------------------- */

typedef struct level {
    m2c_text text;
    m2c_text *before; /* where text went */
    struct level *outer;
} level;

static M2C_STATE level *innermost;

void m2c_evalc_begin(void)
{
    level *l = m2c_alloc(sizeof *l);
    *l = (level){.outer = innermost};
    l->before = m2c_capture(&l->text);
    innermost = l;
}

void m2c_forget_captures(void)
{
    m2c_capture(NULL);
    innermost = NULL;
}

m2c_value *m2c_evalc_end(void)
{
    level *l = innermost;
    innermost = l->outer;
    m2c_capture(l->before);
    m2c_value *v = m2c_chars(l->text.s == NULL ? "" : l->text.s, (ptrdiff_t)l->text.n, false);
    m2c_text_free(&l->text);
    m2c_free(l);
    return v;
}
