/* Numbers as signs: format +. */
#include "display_internal.h"

#include <math.h>

char m2c_sign_of(const m2c_value *v, ptrdiff_t k)
{
    double complex z = m2c_getc(v, k);
    if (m2c_is_complex(v))
        return z == 0 ? ' ' : '+';
    return creal(z) > 0 ? '+' : creal(z) < 0 ? '-' : ' ';
}

static void put_sign(m2c_text *t, const m2c_page *p, ptrdiff_t k, const void *how)
{
    (void)how;
    char sign = m2c_sign_of(p->v, k);
    m2c_text_add(t, &sign, 1);
}

void m2c_disp_signs(m2c_text *t, const m2c_page *p)
{
    m2c_page page = *p;
    page.indent = 0;
    m2c_disp_columns(t, &page, 1, put_sign, NULL);
}
