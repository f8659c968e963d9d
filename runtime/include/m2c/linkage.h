/* How the headers read in C and in C++, and what a shared library lets others see.
 *
 * The runtime is compiled with hidden symbols where it becomes part of a shared library; what stands between
 * M2C_API_BEGIN and M2C_API_END is for callers, and seen nevertheless. */
#ifndef M2C_LINKAGE_H
#define M2C_LINKAGE_H

#include "m2c/config.h"
#include "m2c/version.h"

#ifdef __cplusplus
#define M2C_NORETURN [[noreturn]]
#define M2C_BEGIN extern "C" {
#define M2C_END }
__extension__ typedef double _Complex m2c_c64;
__extension__ typedef float _Complex m2c_c32;
#else
#include <complex.h>
#define M2C_NORETURN _Noreturn
#define M2C_BEGIN
#define M2C_END
typedef double complex m2c_c64;
typedef float complex m2c_c32;
#endif

#if !M2C_THREADS
#define M2C_THREAD_LOCAL
#elif defined(__cplusplus)
#define M2C_THREAD_LOCAL __thread
#else
#define M2C_THREAD_LOCAL _Thread_local
#endif

/* A function that gives a block which nothing else points to: no other array is stored there. */
#if defined(__GNUC__)
#define M2C_FRESH __attribute__((malloc))
#else
#define M2C_FRESH
#endif

/* A function that reads nothing but its arguments: loops call it once. */
#if defined(__GNUC__)
#define M2C_NO_EFFECT __attribute__((const))
#else
#define M2C_NO_EFFECT
#endif

#if defined(__GNUC__) && !defined(_WIN32)
#define M2C_API_BEGIN _Pragma("GCC visibility push(default)") M2C_BEGIN
#define M2C_API_END M2C_END _Pragma("GCC visibility pop")
#else
#define M2C_API_BEGIN M2C_BEGIN
#define M2C_API_END M2C_END
#endif

/* In a parameter, as `const double x[M2C_RESTRICT 16]`: nothing that the function writes overlaps the array.
 */
#ifdef __cplusplus
#define M2C_RESTRICT
#else
#define M2C_RESTRICT restrict
#endif

/* The storage class of what lives from call to call: persistent and global variables, the pending error, open
 * files, streams of random numbers. Each thread has its own. Where calls never overlap, as in a Python
 * module, all threads share it: there -DM2C_SHARED_STATE is among the flags of the runtime and of generated
 * C. */
#if defined(M2C_SHARED_STATE) || !M2C_THREADS
#define M2C_STATE
#else
#define M2C_STATE M2C_THREAD_LOCAL
#endif

#endif
