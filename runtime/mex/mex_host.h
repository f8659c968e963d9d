/* What both directions of the gateway share: the classes of the host and ours, what could not be
 * converted, and the handles of the call under way. */
#include "mex.h"

#include "m2c/memory.h"
#include "m2c/value.h"

#ifndef MX_HAS_INTERLEAVED_COMPLEX
#define MX_HAS_INTERLEAVED_COMPLEX 0
#endif

typedef struct mex_refusal {
    const char *what;  /* "input", "output" */
    const char *class; /* that has no like on the other side */
} mex_refusal;
static mex_refusal mex_refused;

/* The handles among the inputs of the call under way. A value that stands for one has the call's number and
 * its place here. */
static struct {
    const mxArray **handle;
    size_t count, capacity;
    double call;
} mex_known;

static m2c_value *mex_value(const mxArray *a);
static mxArray *mex_array(const m2c_value *v);

static const struct {
    mxClassID theirs;
    m2c_class ours;
} mex_classes[] = {
    {mxDOUBLE_CLASS, M2C_DOUBLE}, {mxSINGLE_CLASS, M2C_SINGLE},   {mxINT8_CLASS, M2C_INT8},
    {mxINT16_CLASS, M2C_INT16},   {mxINT32_CLASS, M2C_INT32},     {mxINT64_CLASS, M2C_INT64},
    {mxUINT8_CLASS, M2C_UINT8},   {mxUINT16_CLASS, M2C_UINT16},   {mxUINT32_CLASS, M2C_UINT32},
    {mxUINT64_CLASS, M2C_UINT64}, {mxLOGICAL_CLASS, M2C_LOGICAL},
};
enum { MEX_CLASSES = sizeof mex_classes / sizeof mex_classes[0], MEX_MOST = 32 };

static bool mex_our_class(mxClassID theirs, m2c_class *ours)
{
    for (size_t k = 0; k < MEX_CLASSES; k++)
        if (mex_classes[k].theirs == theirs) {
            *ours = mex_classes[k].ours;
            return true;
        }
    return false;
}

static mxClassID mex_their_class(m2c_class ours)
{
    for (size_t k = 0; k < MEX_CLASSES; k++)
        if (mex_classes[k].ours == ours)
            return mex_classes[k].theirs;
    return mxUNKNOWN_CLASS;
}

static mwSize *mex_dims(const m2c_value *v)
{
    mwSize *dims = mxMalloc((size_t)v->ndims * sizeof *dims);
    for (int k = 0; k < v->ndims; k++)
        dims[k] = (mwSize)v->dims[k];
    return dims;
}

#if MX_HAS_INTERLEAVED_COMPLEX
static const void *mex_imaginary(const mxArray *a)
{
    (void)a;
    return NULL;
}
#else
static const void *mex_imaginary(const mxArray *a)
{
    return mxGetImagData(a);
}
#endif
