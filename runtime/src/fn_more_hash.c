/* Builtins: hash. */
#include "digest.h"
#include "text_internal.h"

#include <stdio.h>

M2C_TEXT_FN(hash)
{
    M2C_TEXT_UNUSED;
    if (nargin != 2)
        return m2c_wrong_call("hash", nargin);
    char *name = m2c_cstring(in[0]), *text = m2c_cstring(in[1]), hex[2 * M2C_LONGEST_DIGEST + 1];
    unsigned char digest[M2C_LONGEST_DIGEST];
    /* Of a matrix the first row counts. */
    ptrdiff_t rows = in[1]->dims[0], n = in[1]->numel == 0 ? 0 : in[1]->numel / rows;
    for (ptrdiff_t k = 0; k < n; k++)
        text[k] = text[k * rows];
    size_t size = 0;
    int status = 0;
    if (!m2c_digest(name, (const unsigned char *)text, (size_t)n, digest, &size))
        status = m2c_error("", "hash function '%s' not supported", name);
    for (size_t k = 0; k < size; k++)
        snprintf(hex + 2 * k, 3, "%02x", (unsigned)digest[k]);
    m2c_free(name);
    m2c_free(text);
    return status ? status : m2c_give_text(out, hex);
}
