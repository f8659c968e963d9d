/* The start of programs on a Cortex-M4 board (mps2-an386), which speak through a debugger. */
#include <stdint.h>
extern void _start(void);
extern uint32_t __stack[];
static void reset(void)
{
    *(volatile uint32_t *)0xE000ED88u |= 0xFu << 20; /* the unit for floating point */
    _start();
}
static void stop(void)
{
    for (;;)
        continue;
}
__attribute__((section(".vectors"), used)) static const void *const vectors[16] = {
    __stack,
    (const void *)reset,
    (const void *)stop,
    (const void *)stop,
};
