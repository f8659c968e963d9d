/* Concatenation of text: rows of different lengths, and complex arrays beside text. */
#include "concat_internal.h"

bool m2c_is_0x0(const m2c_value *v)
{
    return v->dims[0] == 0 && v->dims[1] == 0;
}

/* The extents of texts below each other. One without elements is replaced by the next; behind others it
 * counts with its rows and columns. */
static m2c_shape stacked(const m2c_list *l)
{
    m2c_shape s = {.ndims = 2};
    for (int k = 0; k < l->n; k++) {
        const ptrdiff_t *dims = l->v[k]->dims;
        if (m2c_is_0x0(l->v[k]))
            continue;
        bool follows = s.dims[0] && s.dims[1];
        s.dims[0] = dims[0] + (follows ? s.dims[0] : 0);
        s.dims[1] = follows && s.dims[1] > dims[1] ? s.dims[1] : dims[1];
    }
    return s;
}

/* Puts a text in the place of *v that has more rows and columns, of blanks. */
static void widen(m2c_value **v, ptrdiff_t rows, ptrdiff_t columns)
{
    const m2c_value *x = *v;
    if (x->dims[0] == rows && x->dims[1] == columns)
        return;
    m2c_value *y = m2c_new2(M2C_CHAR, rows, columns, x->flags & M2C_DQ);
    memset(y->u8, ' ', (size_t)y->numel);
    for (ptrdiff_t j = 0; j < x->dims[1]; j++)
        memcpy(y->u8 + j * rows, x->u8 + j * x->dims[0], (size_t)x->dims[0]);
    m2c_set(v, y);
}

void m2c_pad_rows(m2c_list *l)
{
    for (int k = 0; k < l->n; k++)
        if (l->v[k]->cls != M2C_CHAR || l->v[k]->ndims > 2)
            return;
    m2c_shape whole = stacked(l);
    int last = -1, last_full = -1;
    ptrdiff_t filled = 0;
    bool differ = false;
    for (int k = 0; k < l->n; k++) {
        const m2c_value *v = l->v[k];
        differ = differ || (!m2c_is_0x0(v) && v->dims[1] != whole.dims[1]);
        last = m2c_is_0x0(v) ? last : k;
        last_full = v->numel ? k : last_full;
        filled += v->numel ? v->dims[0] : 0;
    }
    int kept = last_full >= 0 ? -1 : last;
    for (int k = 0; k < l->n && (differ || last_full >= 0); k++)
        if (l->v[k]->numel == 0 && k != kept)
            m2c_set(&l->v[k], m2c_new2(M2C_CHAR, 0, 0, l->v[k]->flags & M2C_DQ));
        else if (l->v[k]->numel)
            widen(&l->v[k], l->v[k]->dims[0] + (k == last_full ? whole.dims[0] - filled : 0), whole.dims[1]);
}

static m2c_value *blanks_like(const m2c_value *v)
{
    m2c_value *y = m2c_new(M2C_CHAR, v->ndims, v->dims, 0);
    memset(y->u8, ' ', (size_t)y->numel);
    return y;
}

int m2c_join_texts_and_complex(m2c_value **out, int dim, int n, m2c_value *const *in, m2c_cat_style style)
{
    m2c_list texts = {0}, behind = {0};
    int bad = 0;
    for (int k = 0; k < n && !bad; k++)
        if (!m2c_is_complex(in[k])) {
            m2c_list_push(&texts, m2c_as(in[k], M2C_CHAR));
        } else {
            bad = m2c_warn_text("Octave:num-to-str", "implicit conversion from complex matrix to string");
            if (style == M2C_CAT_LITERAL)
                m2c_list_push(dim == 1 ? &behind : &texts, blanks_like(in[k]));
        }
    for (int k = 0; k < behind.n; k++)
        m2c_list_add(&texts, behind.v[k]);
    bool *skip = m2c_calloc((size_t)texts.n, sizeof *skip);
    bad = bad || m2c_join_alike(out, dim, texts.n, texts.v, skip, style);
    m2c_free(skip);
    m2c_list_clear(&behind);
    m2c_list_clear(&texts);
    return bad;
}
