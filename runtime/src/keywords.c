/* The words that are no names; the builtin iskeyword. */
#include "text_internal.h"

static const char *const keywords[] = {"__FILE__",
                                       "__LINE__",
                                       "break",
                                       "case",
                                       "catch",
                                       "classdef",
                                       "continue",
                                       "do",
                                       "else",
                                       "elseif",
                                       "end",
                                       "end_try_catch",
                                       "end_unwind_protect",
                                       "endarguments",
                                       "endclassdef",
                                       "endenumeration",
                                       "endevents",
                                       "endfor",
                                       "endfunction",
                                       "endif",
                                       "endmethods",
                                       "endparfor",
                                       "endproperties",
                                       "endspmd",
                                       "endswitch",
                                       "endwhile",
                                       "for",
                                       "function",
                                       "global",
                                       "if",
                                       "otherwise",
                                       "parfor",
                                       "persistent",
                                       "return",
                                       "spmd",
                                       "switch",
                                       "try",
                                       "until",
                                       "unwind_protect",
                                       "unwind_protect_cleanup",
                                       "while"};
enum { KEYWORDS = sizeof keywords / sizeof *keywords };

bool m2c_is_keyword(const char *s, size_t n)
{
    for (int k = 0; k < KEYWORDS; k++)
        if (strlen(keywords[k]) == n && memcmp(keywords[k], s, n) == 0)
            return true;
    return false;
}

M2C_TEXT_FN(iskeyword)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("iskeyword", nargin, 0, 1))
        return 1;
    if (nargin == 0)
        return m2c_give(out, m2c_cellstr(KEYWORDS, 1, (char *const *)keywords));
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "iskeyword: NAME must be a string");
    bool found = false;
    for (int k = 0; k < KEYWORDS; k++)
        found = found || m2c_equals_text(in[0], keywords[k]);
    return m2c_give_bool(out, found);
}
