/* Builtin: save, in the language's text format or in one of MATLAB's. Variables come as a struct behind the
 * arguments of the user, made by mat2c/lower/special/save_load.py. */
#define _POSIX_C_SOURCE 200809L
#include "mat_file.h"
#include "name_pattern.h"
#include "saved_objects.h"
#include "system.h"
#include "text_internal.h"

#include <stdio.h>
#include <time.h>

/* --- what is saved, and where -------------------------------------------------------------------- */
typedef struct request {
    const m2c_value *file, *structure;
    m2c_value *const *pattern;
    int patterns;
    bool append, ascii, mat, old, compressed;
} request;

static const char *const mat_options[] = {"-v6", "-V6", "-6", "-m", "-mat", "-mat-binary", NULL},
                         *const compressed_options[] = {"-v7", "-V7", "-7", "-mat7-binary", NULL},
                         *const later_options[] = {"-v7.3", "-V7.3", "-7.3", NULL},
                         *const hdf5_options[] = {"-hdf5", "-h", "-float-hdf5", NULL};
static const char *const old_options[] = {"-v4", "-V4", "-4", "-mat4-binary", NULL};
/* What changes nothing here: the text format serves where the language has others of its own. */
static const char *const other_options[] = {"-append", "-ascii",  "-double", "-tabs", "-text",
                                            "-t",      "-binary", "-b",      "-f",    "-float-binary",
                                            "-struct", "-zip",    "-z",      NULL};

static bool is_one_of(const m2c_value *v, const char *const *names)
{
    while (*names && !m2c_equals_text(v, *names))
        names++;
    return *names;
}

/* A single minus is a file: what the program prints. */
static bool is_option(const m2c_value *v)
{
    return v->cls == M2C_CHAR && v->numel > 1 && v->u8[0] == '-';
}

static int note_option(request *r, const m2c_value *v)
{
    bool compressed = is_one_of(v, compressed_options), mat = compressed || is_one_of(v, mat_options);
    bool old = is_one_of(v, old_options);
    char *text = m2c_cstring(v);
    int status = 0;
    if (is_one_of(v, later_options))
        status = m2c_error("", "save: Matlab file format -v7.3 is not yet implemented");
    else if (is_one_of(v, hdf5_options))
        status = m2c_error("", "save: HDF5 files are not available in compiled programs");
    else if (!mat && !old && !is_one_of(v, other_options))
        status = m2c_error("", "save: Unrecognized option '%s'", text);
    m2c_free(text);
    r->append = r->append || m2c_equals_text(v, "-append");
    r->ascii = r->ascii || m2c_equals_text(v, "-ascii");
    r->mat = r->mat || mat;
    r->old = r->old || old;
    r->compressed = r->compressed || compressed;
    return status;
}

static int read_request(request *r, int n, m2c_value *const *in)
{
    bool wants_struct = false;
    for (int k = 0; k < n; k++) {
        if (is_option(in[k])) {
            if (note_option(r, in[k]))
                return 1;
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
                if (is_option(in[j]) && note_option(r, in[j]))
                    return 1;
            break;
        }
    }
    return r->file ? 0 : m2c_wrong_call("save", 0);
}

static bool matches(const m2c_value *pattern, const char *name)
{
    char *text = m2c_cstring(pattern);
    bool found = m2c_fits(text, name);
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

static int put_variable(m2c_text *t, const request *r, const char *name, const m2c_value *v)
{
    bool lost = false;
    if (r->ascii) {
        m2c_value *whole = m2c_is_compressed(v) ? m2c_sparse_ways_now->full(v) : m2c_retain(v);
        put_plain(t, whole);
        m2c_release(whole);
    } else if (r->old) {
        m2c_put_mat4(t, name, v, &lost);
        if (lost)
            m2c_warn("", "save: wrong type argument '%s'", m2c_type_name(v));
        return 0;
    } else if (r->mat)
        m2c_put_mat(t, name, v, r->compressed, &lost);
    else {
        m2c_text_addf(t, "# name: %s\n", name);
        m2c_put_saved(t, v, &lost);
    }
    if (lost)
        m2c_warn("", r->mat ? "save: wrong type argument 'function handle'" : "save: wrong type argument");
    if (lost && r->mat)
        return m2c_error("", "save: error while writing '%s' to MAT file",
                         v->cls == M2C_FUNCTION ? name : "");
    return 0;
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

M2C_BUILTIN_OF_ANY(save)
{
    M2C_TEXT_UNUSED;
    int first = m2c_first() ? m2c_first()->write(m2c_fn_save, nargout, out, nargin, in) : M2C_NOT_MINE;
    if (first != M2C_NOT_MINE)
        return first;
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
    if (!r.append && !r.ascii && !r.old)
        r.mat ? m2c_put_mat_head(&t) : put_header(&t);
    int *order = m2c_alloc((size_t)(from->fields->count + 1) * sizeof *order);
    int count = wanted(&r, from, order), status = 0;
    for (int k = 0; k < count && !status; k++) {
        m2c_value *v = m2c_retain(from->cell[order[k]]);
        if (m2c_saved_objects_now)
            status = m2c_saved_objects_now->write(&v);
        status = status || put_variable(&t, &r, from->fields->name[order[k]], v);
        m2c_release(v);
    }
    m2c_free(order);
    status = status || write_out(&r, &t);
    m2c_text_free(&t);
    return status;
}
