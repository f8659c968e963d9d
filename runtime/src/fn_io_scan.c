/* sscanf and fscanf. Declared in mat2c/builtins/. */
#include "text_scan.h"
#include "text_stream.h"

#include <math.h>

/* The shape asked for: rows (-1: as many as there are, one column) and columns (-1: as needed). */
typedef struct scan_size {
    ptrdiff_t rows, cols;
} scan_size;

static int read_size(const char *who, const m2c_value *v, scan_size *size)
{
    *size = (scan_size){-1, 1};
    if (!v)
        return 0;
    if (!m2c_is_arith(v))
        return m2c_error("", "octave_base_value::array_value(): wrong type argument '%s'", m2c_type_name(v));
    if (v->numel < 1 || v->numel > 2)
        return m2c_error("", "%s: invalid size specification (must be 2-D)", who);
    double rows = round(m2c_get(v, 0)), cols = v->numel == 2 ? round(m2c_get(v, 1)) : 1;
    const char *bad = isnan(rows)                    ? "NaN"
                      : isinf(rows) && v->numel == 2 ? "infinite value"
                      : rows < 0 && !isinf(rows)     ? "negative value"
                                                     : NULL;
    if (bad)
        return m2c_error("", "%s: %s invalid as size specification", who, bad);
    size->rows = isinf(rows) ? -1 : (ptrdiff_t)rows;
    size->cols = isfinite(cols) && cols >= 0 ? (ptrdiff_t)cols : -1;
    return 0;
}

static m2c_value *shaped(const m2c_scan_result *r, scan_size size, bool text, bool one_size)
{
    ptrdiff_t rows = size.rows, cols = size.cols;
    if (text && (rows < 0 || one_size)) {
        rows = r->n > 0;
        cols = r->n;
    } else if (rows < 0 || (one_size && r->n < rows)) {
        rows = r->n;
        cols = 1;
    } else if (!one_size && rows > 0) {
        cols = (r->n + rows - 1) / rows;
    } else if (rows == 0) {
        cols = 0;
    }
    ptrdiff_t dims[2] = {rows, cols};
    m2c_value *v = m2c_zeros(text ? M2C_CHAR : M2C_DOUBLE, 2, dims, 0);
    for (ptrdiff_t k = 0; k < v->numel && k < r->n; k++) {
        if (text)
            v->u8[k] = (unsigned char)r->x[k];
        else
            v->f64[k] = r->x[k];
    }
    return v;
}

/* Each conversion gives an output of its own; then their count, and a message. */
static void scan_each(const m2c_scan_template *t, m2c_bytes s, const char *who, int nargout, m2c_value **out,
                      m2c_scan_result *r)
{
    int k = 0, given = 0;
    bool stopped = false;
    for (; k < t->count; k++) {
        const m2c_scan_piece *p = &t->piece[k];
        ptrdiff_t before = r->n;
        if (!stopped)
            stopped = m2c_scan_piece_run(p, s, r) != M2C_SCAN_DONE;
        if (p->kind != M2C_SCAN_VALUE || p->discard || given >= nargout)
            continue;
        m2c_scan_result part = {.x = r->x ? r->x + before : NULL, .n = r->n - before};
        m2c_set(&out[given++],
                stopped ? m2c_empty()
                        : shaped(&part, (scan_size){-1, 1}, strchr("cs[", p->conversion) != NULL, false));
    }
    if (given < nargout)
        m2c_set(&out[given++], m2c_double((double)r->count));
    if (given < nargout) {
        m2c_text t2 = {0};
        if (stopped)
            m2c_text_addf(&t2, "%s: format failed to match", who);
        m2c_set(&out[given], m2c_text_take(&t2));
    }
}

static void give_extras(const m2c_scan_result *r, const char *who, int nargout, m2c_value **out)
{
    if (nargout > 1)
        m2c_set(&out[1], m2c_double((double)r->count));
    if (nargout > 2) {
        m2c_text t = {0};
        if (r->mismatch)
            m2c_text_addf(&t, "%s: format failed to match", who);
        m2c_set(&out[2], m2c_text_take(&t));
    }
    if (nargout > 3)
        m2c_set(&out[3], m2c_double((double)(r->at + 1)));
}

/* Scans s; *used tells how far. `size` is NULL, a shape, or "C". */
static int scan(const char *who, m2c_bytes s, const m2c_value *template_, const m2c_value *size, int nargout,
                m2c_value **out, size_t *used)
{
    m2c_scan_template t;
    m2c_scan_result r = {0};
    scan_size shape = {-1, 1};
    bool each = size && size->cls == M2C_CHAR;
    if ((!each && read_size(who, size, &shape)) || m2c_scan_parse(&t, who, template_))
        return 1;
    nargout = nargout < 1 ? 1 : nargout;
    if (each) {
        scan_each(&t, s, who, nargout, out, &r);
    } else {
        ptrdiff_t most = shape.rows < 0 || shape.cols < 0 ? -1 : shape.rows * shape.cols;
        m2c_scan_run(&t, s, most, &r);
        m2c_set(&out[0], shaped(&r, shape, t.all_text, size && size->numel == 1));
        give_extras(&r, who, nargout, out);
    }
    *used = r.at;
    m2c_free(r.x);
    m2c_scan_free(&t);
    return 0;
}

M2C_TEXT_FN(sscanf)
{
    M2C_TEXT_UNUSED;
    size_t used;
    if (m2c_check_count("sscanf", nargin, 2, 3))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "sscanf: argument STRING must be a string");
    return scan("sscanf", m2c_span_of(in[0]), in[1], nargin == 3 ? in[2] : NULL, nargout, out, &used);
}

M2C_TEXT_FN(fscanf)
{
    M2C_TEXT_UNUSED;
    int fid;
    size_t used = 0;
    m2c_text rest = {0};
    if (m2c_check_count("fscanf", nargin, 2, 3) || m2c_stream_number("fscanf", in[0], &fid))
        return 1;
    FILE *f = m2c_stream_of(fid)->file;
    long start = ftell(f);
    m2c_read_rest(&rest, f);
    int status =
        scan("fscanf", (m2c_bytes){rest.s, rest.n}, in[1], nargin == 3 ? in[2] : NULL, nargout, out, &used);
    if (used < rest.n && start >= 0)
        fseek(f, start + (long)used, SEEK_SET);
    m2c_text_free(&rest);
    return status;
}
