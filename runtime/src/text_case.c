/* Letters of the other case in UTF-8, for those whose two forms both take two bytes. */
#include "text_internal.h"

typedef struct letters {
    unsigned first, last; /* capitals */
    int step;             /* to the small letter; 1: every other character is a capital */
} letters;

static const letters table[] = {{0xC0, 0xD6, 32},   {0xD8, 0xDE, 32},   {0x100, 0x12F, 1}, {0x132, 0x137, 1},
                                {0x139, 0x148, 1},  {0x14A, 0x177, 1},  {0x179, 0x17E, 1}, {0x391, 0x3A1, 32},
                                {0x3A3, 0x3A9, 32}, {0x400, 0x40F, 80}, {0x410, 0x42F, 32}};

unsigned m2c_letter_case(unsigned c, bool up)
{
    if (c == 0xFF || c == 0x178)
        return up ? 0x178 : 0xFF;
    for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
        const letters *l = &table[k];
        unsigned step = (unsigned)l->step;
        bool pairs = step == 1, capital = pairs ? (c - l->first) % 2 == 0 : c <= l->last;
        if (c < l->first || c > l->last + (pairs ? 0 : step))
            continue;
        if (!pairs && !capital && c < l->first + step)
            continue;
        return capital && !up ? c + step : !capital && up ? c - step : c;
    }
    return c;
}

void m2c_change_case_utf8(unsigned char *s, ptrdiff_t n, bool up)
{
    for (ptrdiff_t k = 0; k + 1 < n; k++) {
        if (s[k] < 0xC3 || s[k] > 0xDF || (s[k + 1] & 0xC0) != 0x80)
            continue;
        unsigned c = m2c_letter_case((s[k] & 0x1Fu) << 6 | (s[k + 1] & 0x3Fu), up);
        s[k] = (unsigned char)(0xC0 | c >> 6);
        s[++k] = (unsigned char)(0x80 | (c & 0x3F));
    }
}
