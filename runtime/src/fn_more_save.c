/* Builtin: save, in the language's text format. Variables come as a struct behind the arguments of the user,
 * made by mat2c/ir/lower_files.py. */
#define _POSIX_C_SOURCE 200809L
#include "number_text.h"
#include "settings.h"
#include "sparse.h"
#include "text_internal.h"

#include <fnmatch.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

static void put(m2c_text *t, const m2c_value *v, bool *lost);

/* A number with so many digits. */
static void put_number(m2c_text *t, double x, int digits)
{
    if (isnan(x))
        m2c_text_addf(t, "%s", m2c_number_is_na(x) ? "NA" : "NaN");
    else if (isinf(x))
        m2c_text_addf(t, "%sInf", x < 0 ? "-" : "");
    else
        m2c_text_addf(t, "%.*g", digits, x);
}

static int digits_of(const m2c_value *v)
{
    int most = m2c_save_precision();
    return v->cls == M2C_SINGLE && most > 9 ? 9 : most;
}

static void put_element(m2c_text *t, const m2c_value *v, ptrdiff_t k)
{
    if (v->cls == M2C_INT64)
        m2c_text_addf(t, "%lld", ((const long long *)v->data)[k]);
    else if (v->cls == M2C_UINT64)
        m2c_text_addf(t, "%llu", ((const unsigned long long *)v->data)[k]);
    else if (m2c_is_complex(v)) {
        double complex z = m2c_getc(v, k);
        m2c_text_addf(t, "(");
        put_number(t, creal(z), digits_of(v));
        m2c_text_addf(t, ",");
        put_number(t, cimag(z), digits_of(v));
        m2c_text_addf(t, ")");
    } else
        put_number(t, m2c_get(v, k), digits_of(v));
}

static void put_dims(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "# ndims: %d\n", v->ndims);
    for (int k = 0; k < v->ndims; k++)
        m2c_text_addf(t, " %td", v->dims[k]);
    m2c_text_addf(t, "\n");
}

static void put_array(m2c_text *t, const m2c_value *v)
{
    const char *kind = v->cls == M2C_SINGLE ? "float " : v->cls == M2C_LOGICAL ? "bool" : "";
    bool whole = m2c_is_int(v);
    m2c_text_addf(t, "# type: %s%s%s", whole ? m2c_class_name(v) : kind, whole ? " " : "",
                  m2c_is_complex(v) ? "complex " : "");
    if (v->numel == 1) {
        m2c_text_addf(t, "%s\n", v->cls == M2C_LOGICAL ? "" : "scalar");
        put_element(t, v, 0);
        m2c_text_addf(t, "\n\n\n");
        return;
    }
    m2c_text_addf(t, "%smatrix\n", v->cls == M2C_LOGICAL ? " " : "");
    if (v->ndims > 2 || whole) {
        put_dims(t, v);
        for (ptrdiff_t k = 0; k < v->numel; k++) {
            m2c_text_addf(t, " ");
            put_element(t, v, k);
            m2c_text_addf(t, "\n");
        }
    } else {
        m2c_text_addf(t, "# rows: %td\n# columns: %td\n", v->dims[0], v->dims[1]);
        for (ptrdiff_t i = 0; i < v->dims[0]; i++) {
            for (ptrdiff_t j = 0; j < v->dims[1]; j++) {
                m2c_text_addf(t, " ");
                put_element(t, v, i + j * v->dims[0]);
            }
            m2c_text_addf(t, "\n");
        }
    }
    m2c_text_addf(t, "\n\n");
}

static void put_diagonal(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "# type: diagonal matrix\n# rows: %td\n# columns: %td\n", v->dims[0], v->dims[1]);
    for (ptrdiff_t k = 0; k < v->dims[0] && k < v->dims[1]; k++) {
        put_element(t, v, k + k * v->dims[0]);
        m2c_text_addf(t, "\n");
    }
    m2c_text_addf(t, "\n\n");
}

static bool is_zero(const m2c_value *v, ptrdiff_t k)
{
    return m2c_is_complex(v) ? m2c_getc(v, k) == 0 : m2c_get(v, k) == 0;
}

/* The elements of a sparse matrix with their places, column by column. */
static void put_sparse(m2c_text *t, const m2c_value *v)
{
    ptrdiff_t nonzero = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        nonzero += !is_zero(v, k);
    const char *kind = v->cls == M2C_LOGICAL ? "bool " : m2c_is_complex(v) ? "complex " : "";
    m2c_text_addf(t, "# type: sparse %smatrix\n# nnz: %td\n# rows: %td\n# columns: %td\n", kind, nonzero,
                  v->dims[0], v->dims[1]);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (!is_zero(v, k)) {
            m2c_text_addf(t, "%td %td ", k % v->dims[0] + 1, k / v->dims[0] + 1);
            put_element(t, v, k);
            m2c_text_addf(t, "\n");
        }
    m2c_text_addf(t, "\n\n");
}

static bool is_saved_range(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE && v->flags & M2C_RANGE && !m2c_is_complex(v) && v->numel > 1;
}

static void put_range(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "# type: double_range\n# base, limit, increment\n");
    const double parts[3] = {v->f64[0], v->f64[v->numel - 1], v->f64[1] - v->f64[0]};
    for (int k = 0; k < 3; k++) {
        m2c_text_addf(t, k ? " " : "");
        put_number(t, parts[k], digits_of(v));
    }
    m2c_text_addf(t, "\n\n\n");
}

static void put_text(m2c_text *t, const m2c_value *v)
{
    ptrdiff_t rows = v->numel ? v->dims[0] : 0;
    m2c_text_addf(t, "# type: %sstring\n# elements: %td\n", v->flags & M2C_DQ ? "" : "sq_", rows);
    for (ptrdiff_t i = 0; i < rows; i++) {
        m2c_text row = m2c_row_text(v, i);
        m2c_text_addf(t, "# length: %zu\n", row.n);
        m2c_text_add(t, row.s, row.n);
        m2c_text_addf(t, "\n");
        m2c_text_free(&row);
    }
    m2c_text_addf(t, "\n\n");
}

static void put_cells(m2c_text *t, m2c_value *const *cell, ptrdiff_t count, ptrdiff_t stride, ptrdiff_t rows,
                      bool *lost)
{
    for (ptrdiff_t k = 0; k < count; k++) {
        m2c_text_addf(t, "# name: <cell-element>\n");
        put(t, cell[k * stride], lost);
        if (rows && (k + 1) % rows == 0)
            m2c_text_addf(t, "\n");
    }
    m2c_text_addf(t, "\n\n");
}

static void put_cell_head(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "# type: cell\n");
    if (v->ndims > 2)
        put_dims(t, v);
    else
        m2c_text_addf(t, "# rows: %td\n# columns: %td\n", v->dims[0], v->dims[1]);
}

static void put_struct(m2c_text *t, const m2c_value *v, bool *lost)
{
    int count = v->fields->count;
    m2c_text_addf(t, "# type: %sstruct\n", v->numel == 1 ? "scalar " : "");
    put_dims(t, v);
    m2c_text_addf(t, "# length: %d\n", count);
    for (int f = 0; f < count; f++) {
        m2c_text_addf(t, "# name: %s\n", v->fields->name[f]);
        if (v->numel == 1) {
            put(t, v->cell[f], lost);
            continue;
        }
        put_cell_head(t, v);
        put_cells(t, v->cell + f, v->numel, count, v->dims[0], lost);
    }
    m2c_text_addf(t, "\n\n");
}

/* Writes the type and the value. Handles of anonymous functions can't be read again: *lost is set. */
static void put(m2c_text *t, const m2c_value *v, bool *lost)
{
    if (v->cls == M2C_CHAR)
        put_text(t, v);
    else if (v->cls == M2C_DOUBLE && v->flags & M2C_DIAGONAL && !m2c_is_complex(v))
        put_diagonal(t, v);
    else if (m2c_is_sparse(v))
        put_sparse(t, v);
    else if (is_saved_range(v))
        put_range(t, v);
    else if (m2c_is_arith(v))
        put_array(t, v);
    else if (v->cls == M2C_CELL) {
        put_cell_head(t, v);
        put_cells(t, v->cell, v->numel, 1, v->dims[0], lost);
    } else if (v->cls == M2C_STRUCT)
        put_struct(t, v, lost);
    else if (v->cls == M2C_FUNCTION && v->closure->name)
        m2c_text_addf(t, "# type: function handle\n# octaveroot: /usr\n# subtype: simple\n%s\n\n\n",
                      v->closure->name);
    else {
        *lost = true;
        m2c_text_addf(t, "# type: matrix\n# rows: 0\n# columns: 0\n\n\n");
    }
}

/* --- what is saved, and where -------------------------------------------------------------------- */
typedef struct request {
    const m2c_value *file, *structure;
    m2c_value *const *pattern;
    int patterns;
    bool append, ascii;
} request;

static int read_request(request *r, int n, m2c_value *const *in)
{
    bool wants_struct = false;
    for (int k = 0; k < n; k++) {
        if (in[k]->cls == M2C_CHAR && in[k]->numel && in[k]->u8[0] == '-') {
            r->append = r->append || m2c_equals_text(in[k], "-append");
            r->ascii = r->ascii || m2c_is_option(in[k], "-ascii");
            wants_struct = wants_struct || m2c_equals_text(in[k], "-struct");
        } else if (!r->file) {
            if (in[k]->cls != M2C_CHAR)
                return m2c_error("", ": all arguments must be strings");
            r->file = in[k];
        } else if (wants_struct && !r->structure)
            r->structure = in[k];
        else {
            r->pattern = in + k;
            r->patterns = n - k;
            for (int j = k; j < n; j++)
                if (m2c_equals_text(in[j], "-ascii") || m2c_equals_text(in[j], "-append"))
                    *(m2c_equals_text(in[j], "-ascii") ? &r->ascii : &r->append) = true;
            break;
        }
    }
    return r->file ? 0 : m2c_wrong_call("save", 0);
}

static bool is_option(const m2c_value *v)
{
    return v->cls == M2C_CHAR && v->numel && v->u8[0] == '-';
}

static bool matches(const m2c_value *pattern, const char *name)
{
    char *text = m2c_cstring(pattern);
    bool found = fnmatch(text, name, 0) == 0;
    m2c_free(text);
    return found;
}

/* The fields to write, in the order of the names and patterns that ask for them; how many. */
static int wanted(const request *r, const m2c_value *from, int *order)
{
    int count = from->fields->count, n = 0, asked = 0;
    bool *taken = m2c_calloc((size_t)count + 1, sizeof *taken);
    for (int k = 0; k < r->patterns; k++) {
        if (is_option(r->pattern[k]))
            continue;
        asked++;
        for (int f = 0; f < count; f++)
            if (!taken[f] && matches(r->pattern[k], from->fields->name[f])) {
                taken[f] = true;
                order[n++] = f;
            }
    }
    m2c_free(taken);
    while (asked == 0 && n < count) {
        order[n] = n;
        n++;
    }
    return n;
}

static void warn_of_missing(const request *r, const m2c_value *from)
{
    for (int k = 0; k < r->patterns; k++) {
        if (is_option(r->pattern[k]))
            continue;
        char *pattern = m2c_cstring(r->pattern[k]);
        bool found = false;
        for (int f = 0; f < from->fields->count; f++)
            found = found || matches(r->pattern[k], from->fields->name[f]);
        if (!found)
            m2c_warn("", "save: no such variable '%s'", pattern);
        m2c_free(pattern);
    }
}

/* Numbers only, as -ascii wants them. */
static void put_plain(m2c_text *t, const m2c_value *v)
{
    for (ptrdiff_t i = 0; m2c_is_arith(v) && i < v->dims[0]; i++) {
        for (ptrdiff_t j = 0; j < v->dims[1]; j++)
            m2c_text_addf(t, " %.8e", m2c_get(v, i + j * v->dims[0]));
        m2c_text_addf(t, "\n");
    }
}

static void put_header(m2c_text *t)
{
    char date[64];
    time_t now = time(NULL);
    struct tm parts;
    gmtime_r(&now, &parts);
    strftime(date, sizeof date, "%a %b %d %H:%M:%S %Y UTC", &parts);
    m2c_text_addf(t, "# Created by Octave 7.3.0, %s <mat2c@localhost>\n", date);
}

static int write_out(const request *r, const m2c_text *t)
{
    if (m2c_equals_text(r->file, "-")) {
        m2c_put(t->s, t->n);
        return 0;
    }
    char *path = m2c_cstring(r->file);
    FILE *f = fopen(path, r->append ? "ab" : "wb");
    int status = f ? 0 : m2c_error("", "save: unable to open output file '%s'", path);
    if (f) {
        fwrite(t->s ? t->s : "", 1, t->n, f);
        fclose(f);
    }
    m2c_free(path);
    return status;
}

M2C_TEXT_FN(save)
{
    M2C_TEXT_UNUSED;
    request r = {0};
    if (nargin < 2 || in[nargin - 1]->cls != M2C_STRUCT)
        return m2c_error("", "save: the variables are not known here");
    const m2c_value *from = in[nargin - 1];
    if (read_request(&r, nargin - 1, in))
        return 1;
    if (r.structure) {
        char *name = m2c_cstring(r.structure);
        from = m2c_struct_get(from, 0, name);
        int status = from && from->cls == M2C_STRUCT && from->numel == 1
                         ? 0
                         : m2c_error("", "save: '%s' is not a scalar structure", name);
        m2c_free(name);
        if (status)
            return 1;
    }
    warn_of_missing(&r, from);
    m2c_text t = {0};
    bool lost = false;
    if (!r.append && !r.ascii)
        put_header(&t);
    int *order = m2c_alloc((size_t)(from->fields->count + 1) * sizeof *order);
    int count = wanted(&r, from, order);
    for (int k = 0; k < count; k++) {
        int f = order[k];
        if (r.ascii) {
            put_plain(&t, from->cell[f]);
            continue;
        }
        m2c_text_addf(&t, "# name: %s\n", from->fields->name[f]);
        put(&t, from->cell[f], &lost);
    }
    m2c_free(order);
    if (lost)
        m2c_warn("", "save: wrong type argument");
    int status = write_out(&r, &t);
    m2c_text_free(&t);
    return status;
}
