/* Running two-argument elementwise functions over arrays (fn_internal.h). */
#include "fn_internal.h"

int m2c_binary(m2c_value **out, const m2c_binary_fn *f, const m2c_value *a, const m2c_value *b)
{
    m2c_class cls;
    m2c_plan p;
    if (m2c_real_scalar(a) && m2c_real_scalar(b)) {
        double y;
        f->f64(1, a->f64, 0, b->f64, 0, &y);
        return m2c_give_double(out, y);
    }
    if (!m2c_result_class(a, b, &cls) || m2c_is_complex(a) || m2c_is_complex(b)) {
        if (m2c_is_complex(a) || m2c_is_complex(b))
            return m2c_error("", "%s: not defined for complex numbers", f->name);
        return m2c_binary_error(f->name, a, b);
    }
    if (!m2c_broadcast(a, b, &p))
        return m2c_nonconformant(f->name, a, b);
    if (!m2c_plan_fits(&p, cls, 0))
        return m2c_error_too_large();
    m2c_domain da, db;
    m2c_operand_domains(a, b, cls, &da, &db);
    m2c_kernel *kernel = da == M2C_IN_WIDE ? f->wide : da == M2C_IN_F32 ? f->f32 : f->f64;
    m2c_value *y = m2c_new(cls, p.ndims, p.dims, 0);
    m2c_run_plan(&p, kernel, da, a, db, b, da, y);
    m2c_set(out, y);
    return 0;
}
