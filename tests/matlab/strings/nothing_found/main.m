% "regexp": 'once' and a string: the match that isn't there is missing
%#dialect matlab
assert(ismissing(regexp("ab", "\d", "match", "once")))
assert(isequal(regexp("a1b", "\d", "match", "once"), "1"))
assert(isequal(regexp('ab', '\d', 'match', 'once'), ''))
assert(ismissing(regexpi("ab", "C", "match", "once")) && isequal(regexpi("ab", "B", "match", "once"), "b"))
t = "x" + newline;
assert(ismissing(regexp(t, "[0-9]+", "match", "once")))
disp("passed")
