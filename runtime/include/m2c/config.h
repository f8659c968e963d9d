/* What there is where the program will run. All that the runtime asks of a system beyond C11 is decided here;
 * each can be said otherwise with -D. */
#ifndef M2C_CONFIG_H
#define M2C_CONFIG_H

/* printf as C says it, whatever the system's own does. */
#if defined(__MINGW32__) && !defined(__USE_MINGW_ANSI_STDIO)
#define __USE_MINGW_ANSI_STDIO 1
#endif

/* Folders, processes, users, the current directory: what POSIX adds to C. Without, functions that need them
 * raise an error. */
#ifndef M2C_POSIX
#if defined(__linux__) || defined(__APPLE__) || defined(__FreeBSD__) || defined(__NetBSD__) ||               \
    defined(__OpenBSD__)
#define M2C_POSIX 1
#else
#define M2C_POSIX 0
#endif
#endif

/* POSIX threads, each with a state of its own. Without, calls must not overlap. */
#ifndef M2C_THREADS
#define M2C_THREADS M2C_POSIX
#endif

/* How printf takes a ptrdiff_t: small C libraries know less than C has. */
#if defined(M2C_PT)
#elif M2C_POSIX || defined(_WIN32)
#define M2C_PT "td"
#elif __SIZEOF_PTRDIFF_T__ > 4
#define M2C_PT "ld"
#else
#define M2C_PT "d"
#endif

/* Bytes that are kept for the error which says that there is no memory. */
#ifndef M2C_RESERVE
#if M2C_POSIX || defined(_WIN32)
#define M2C_RESERVE (1 << 18)
#else
#define M2C_RESERVE 1024
#endif
#endif

/* Bytes for small blocks that are used again and again without malloc; 0 for none. Only what is used of them
 * becomes memory. */
#ifndef M2C_SMALL_BLOCKS
#if M2C_POSIX || defined(_WIN32)
#define M2C_SMALL_BLOCKS (1 << 20)
#else
#define M2C_SMALL_BLOCKS 0
#endif
#endif

#endif
