/* Display of scalars of typed code: numbers and truth values. */
#include "display_internal.h"
#include "m2c/dialect.h"

#include "m2c/box.h"

#include <string.h>

void m2c_put_scalar_value(m2c_text *t, const m2c_value *v)
{
    if (m2c_format_style == M2C_FORMAT_PLUS)
        m2c_text_addf(t, "%c", m2c_is_complex(v) ? 'c' : m2c_sign_of(v, 0));
    else if (m2c_is_float(v))
        m2c_disp_float_scalar(t, v);
    else
        m2c_disp_int_scalar(t, v);
}

static void put_away(m2c_text *t)
{
    m2c_put(t->s, t->n);
    m2c_text_free(t);
}

static void end_line(m2c_text *t)
{
    m2c_text_add(t, "\n", 1);
    put_away(t);
}

void m2c_display_scalar(const char *name, const m2c_value *v)
{
    m2c_text t = {0};
    if (m2c_spoken) {
        m2c_spoken->display(&t, name, v);
        put_away(&t);
        return;
    }
    m2c_text_addf(&t, "%s = ", name);
    m2c_put_scalar_value(&t, v);
    end_line(&t);
}

void m2c_disp_scalar(const m2c_value *v)
{
    m2c_text t = {0};
    if (m2c_spoken) {
        m2c_spoken->disp(&t, v);
        put_away(&t);
        return;
    }
    m2c_put_scalar_value(&t, v);
    end_line(&t);
}

void m2c_display_f64(const char *name, double x)
{
    m2c_value v;
    m2c_display_scalar(name, m2c_box_f64(&v, x));
}

void m2c_disp_f64(double x)
{
    m2c_value v;
    m2c_disp_scalar(m2c_box_f64(&v, x));
}
