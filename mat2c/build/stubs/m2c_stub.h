/* Stands in for every system header when C is only parsed: names that a parser must know as types. */
#ifndef M2C_STUB_H
#define M2C_STUB_H

typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef long intmax_t;
typedef unsigned long uintmax_t;
typedef unsigned long size_t;
typedef long ptrdiff_t;
typedef int wchar_t;
typedef long time_t;
typedef long clock_t;
typedef struct FILE FILE;
typedef int va_list;
typedef int jmp_buf;
typedef int sig_atomic_t;

#define bool _Bool
#define true 1
#define false 0
#define complex _Complex
#define NULL ((void *)0)

#endif
