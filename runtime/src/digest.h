/* Message digests: MD5, SHA-1 and the SHA-2 family. */
#ifndef M2C_DIGEST_H
#define M2C_DIGEST_H

#include <stdbool.h>
#include <stddef.h>

enum { M2C_LONGEST_DIGEST = 64 };

/* The digest of n bytes by an algorithm ("md5", "sha256", …); *size is its length. False: there is no such
 * algorithm. */
bool m2c_digest(const char *algorithm, const unsigned char *data, size_t n,
                unsigned char digest[M2C_LONGEST_DIGEST], size_t *size);

#endif
