/* Builtin: load, from files in the language's text and binary formats, in those of MATLAB, and from files of
 * numbers. */
#include "binary_saved.h"
#include "mat_file.h"
#include "name_pattern.h"
#include "saved_objects.h"
#include "state.h"
#include "text_scan.h"
#include "text_stream.h"

#include <stdio.h>

static M2C_STATE char
    *load_path; /* folders that are searched behind the current one, with colons between them */

static void forget_path(void)
{
    m2c_free(load_path);
    load_path = NULL;
}

M2C_TEXT_FN(__load_path__)
{
    M2C_TEXT_UNUSED;
    forget_path();
    m2c_at_end(forget_path);
    load_path = m2c_cstring(in[0]);
    return 0;
}

static FILE *open_in(const char *folder, size_t n, const m2c_value *name, const char *ending)
{
    m2c_text path = {0};
    m2c_text_add(&path, folder, n);
    m2c_text_addf(&path, "%s%.*s%s", n ? "/" : "", (int)name->numel, (const char *)name->u8, ending);
    FILE *f = fopen(path.s, "rb");
    m2c_text_free(&path);
    return f;
}

static FILE *open_anywhere(const m2c_value *name, const char *ending)
{
    FILE *f = open_in("", 0, name, ending);
    bool absolute = name->numel && name->u8[0] == '/';
    for (const char *at = absolute ? NULL : load_path; at && !f;) {
        size_t n = strcspn(at, ":");
        f = open_in(at, n, name, ending);
        at = at[n] ? at + n + 1 : NULL;
    }
    return f;
}

static int read_file(const m2c_value *name, m2c_text *t)
{
    FILE *f = open_anywhere(name, "");
    f = f ? f : open_anywhere(name, ".mat");
    if (!f) {
        char *text = m2c_cstring(name);
        int status = m2c_error("", "load: unable to find file %s", text);
        m2c_free(text);
        return status;
    }
    m2c_read_rest(t, f);
    fclose(f);
    return 0;
}

static bool is_asked(const char *name, int n, m2c_value *const *in)
{
    int asked = 0;
    bool found = false;
    for (int k = 0; k < n; k++) {
        if (in[k]->cls != M2C_CHAR || (in[k]->numel && in[k]->u8[0] == '-'))
            continue;
        char *pattern = m2c_cstring(in[k]);
        found = found || m2c_fits(pattern, name);
        asked++;
        m2c_free(pattern);
    }
    return found || asked == 0;
}

/* Puts a variable that was read, which is taken, into a struct if it is asked for. */
static void keep_asked(m2c_value *s, const char *name, m2c_value *v, int n, m2c_value *const *in)
{
    if (is_asked(name, n, in))
        m2c_struct_put(s, name, v);
    else
        m2c_release(v);
}

/* All variables of a text file that are asked for, as a struct. */
static int read_variables(m2c_value **out, const m2c_text *t, int n, m2c_value *const *in)
{
    m2c_reader r = {t->s, t->s + t->n};
    m2c_value *s = m2c_struct();
    char name[256];
    while (r.at < r.end) {
        if (!m2c_read_key(&r, "name", name, sizeof name)) {
            m2c_next_line(&r);
            continue;
        }
        m2c_value *v = NULL;
        if (m2c_read_saved(&r, &v)) {
            m2c_release(s);
            return 1;
        }
        keep_asked(s, name, v, n, in);
    }
    m2c_set(out, s);
    return 0;
}

static int unreadable(const m2c_value *file)
{
    char *path = m2c_cstring(file);
    m2c_error("", "load: trouble reading binary file '%s'", path);
    m2c_free(path);
    return 1;
}

/* The variables of a file of MATLAB's that are asked for. */
static int read_mat_variables(m2c_value **out, const m2c_text *t, const m2c_value *file, int n,
                              m2c_value *const *in)
{
    m2c_value *all = NULL, *s = m2c_struct();
    int status = 0;
    if (m2c_is_mat_file(t->s, t->n))
        status = m2c_read_mat(t->s, t->n, &all) ? unreadable(file) : 0;
    else
        status = m2c_read_mat4(t->s, t->n, &all);
    for (int f = 0; !status && f < all->fields->count; f++)
        keep_asked(s, all->fields->name[f], m2c_retain(all->cell[f]), n, in);
    m2c_release(all);
    return m2c_set_unless(status, out, s);
}

static int read_binary_variables(m2c_value **out, const m2c_text *t, const m2c_value *file, int n,
                                 m2c_value *const *in)
{
    m2c_reader r = {t->s, t->s + t->n};
    m2c_value *s = m2c_struct();
    char name[256];
    m2c_skip_binary_head(&r);
    while (r.at < r.end) {
        m2c_value *v = NULL;
        if (m2c_read_binary(&r, name, sizeof name, &v)) {
            m2c_release(s);
            return unreadable(file);
        }
        keep_asked(s, name, v, n, in);
    }
    m2c_set(out, s);
    return 0;
}

/* The name of a variable for the numbers of a file: its name without folder and ending. */
static void name_of_file(const m2c_value *file, char *name, size_t size)
{
    ptrdiff_t from = 0, to = file->numel;
    for (ptrdiff_t k = 0; k < file->numel; k++) {
        if (file->u8[k] == '/')
            from = k + 1;
        if (file->u8[k] == '.' && k > from)
            to = k;
    }
    size_t n = to > from && (size_t)(to - from) < size ? (size_t)(to - from) : 0;
    for (size_t k = 0; k < n; k++) {
        unsigned char c = file->u8[from + (ptrdiff_t)k];
        bool word = c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        name[k] = word ? (char)c : '_';
    }
    name[n] = '\0';
}

typedef struct numbers {
    double *x;
    ptrdiff_t n, cap;
} numbers;

/* The numbers of a line, between blanks, commas or semicolons; % and # begin comments. False where there is
 * something else. */
static bool read_line(numbers *v, m2c_bytes line)
{
    for (size_t k = 0; k < line.n && line.s[k] != '%' && line.s[k] != '#';) {
        if (strchr(" \t,;\r", line.s[k])) {
            k++;
            continue;
        }
        double value;
        size_t length = m2c_scan_number((m2c_bytes){line.s + k, line.n - k}, &value);
        if (length == 0)
            return false;
        if (v->n == v->cap)
            v->x = m2c_realloc(v->x, (size_t)(v->cap = v->cap ? 2 * v->cap : 64) * sizeof *v->x);
        v->x[v->n++] = value;
        k += length;
    }
    return true;
}

static int read_numbers(m2c_value **out, const m2c_text *t, const m2c_value *file)
{
    m2c_reader r = {t->s, t->s + t->n};
    numbers v = {0};
    ptrdiff_t rows = 0, cols = -1;
    bool ok = true;
    while (r.at < r.end && ok) {
        ptrdiff_t before = v.n;
        ok = read_line(&v, m2c_next_line(&r));
        if (v.n == before)
            continue;
        rows++;
        ok = ok && (cols < 0 || v.n - before == cols);
        cols = v.n - before;
    }
    if (ok && rows > 0) {
        m2c_value *y = m2c_new2(M2C_DOUBLE, rows, cols, 0);
        for (ptrdiff_t k = 0; k < v.n; k++)
            y->f64[k / cols + (k % cols) * rows] = v.x[k];
        m2c_set(out, y);
    } else {
        char *name = m2c_cstring(file);
        m2c_error("", "load: unable to determine file format of '%s'", name);
        m2c_free(name);
    }
    m2c_free(v.x);
    return !ok || rows == 0;
}

/* The file's variables as a struct, or its numbers as a matrix; *file: its name. */
static int load_file(m2c_value **out, const m2c_value **file, int nargin, m2c_value *const *in)
{
    int k = 0;
    bool as_mat = false, as_numbers = false;
    for (; k < nargin && in[k]->cls == M2C_CHAR && in[k]->numel && in[k]->u8[0] == '-'; k++) {
        as_mat = as_mat || m2c_equals_text(in[k], "-mat");
        as_numbers = as_numbers || m2c_equals_text(in[k], "-ascii");
    }
    if (k == nargin)
        return m2c_invalid_call("load");
    for (int j = k; j < nargin; j++)
        if (in[j]->cls != M2C_CHAR)
            return m2c_error("", "load: all arguments must be strings");
    *file = in[k];
    m2c_text t = {0};
    if (read_file(*file, &t))
        return 1;
    int asked = nargin - k - 1, status;
    if (as_mat && !m2c_is_mat_file(t.s, t.n))
        status = m2c_error("", "load: can't read binary file");
    else if (as_numbers)
        status = read_numbers(out, &t, *file);
    else if (m2c_is_binary_saved(t.s, t.n))
        status = read_binary_variables(out, &t, *file, asked, in + k + 1);
    else if (m2c_is_mat_file(t.s, t.n) || m2c_is_mat4_file(t.s, t.n))
        status = read_mat_variables(out, &t, *file, asked, in + k + 1);
    else if (strncmp(t.s, "# name:", 7) == 0 || strstr(t.s, "\n# name:"))
        status = read_variables(out, &t, asked, in + k + 1);
    else
        status = read_numbers(out, &t, *file);
    m2c_text_free(&t);
    if (!status && m2c_saved_objects_now && m2c_saved_objects_now->read(out)) {
        m2c_clear(out);
        return 1;
    }
    return status;
}

M2C_TEXT_FN(load)
{
    M2C_TEXT_UNUSED;
    const m2c_value *file;
    m2c_value *loaded = NULL;
    if (load_file(&loaded, &file, nargin, in))
        return 1;
    return m2c_give(out, loaded);
}

/* For `load` as a statement: always a struct. */
M2C_TEXT_FN(__load_variables__)
{
    M2C_TEXT_UNUSED;
    const m2c_value *file;
    m2c_value *loaded = NULL;
    if (load_file(&loaded, &file, nargin, in))
        return 1;
    if (loaded->cls != M2C_STRUCT) {
        char name[256];
        m2c_value *s = m2c_struct();
        name_of_file(file, name, sizeof name);
        m2c_struct_put(s, name, loaded);
        loaded = s;
    }
    return m2c_give(out, loaded);
}
