% "sprintf", "Formatting Text", "compose", "strcat": conversions that don't fit are replaced by %e; strings keep their blanks.
%#dialect matlab
assert(strcmp(sprintf('%d', 1.5), '1.500000e+00'));
assert(strcmp(sprintf('%i|%x', 0.5, 2.5), '5.000000e-01|2.500000e+00'));
assert(strcmp(sprintf('%.2d', 1.5), '1.50e+00') && strcmp(sprintf('%15d|', -0.25), '  -2.500000e-01|'));
assert(strcmp(sprintf('%s', pi), '3.141593e+00'));
assert(strcmp(sprintf('%s and %s', 'a', 1.5), 'a and 1.500000e+00'));
assert(strcmp(sprintf('%d %d', 3, 2^60), '3 1152921504606846976'));
assert(strcmp(sprintf('%d,', [1 2.5 Inf]), '1,2.500000e+00,Inf,'));
assert(strcmp(sprintf('%s', 65), 'A') && strcmp(sprintf('%d', 'a'), '97'));
x = 0.5;
assert(strcmp(evalc('fprintf(''%d\n'', x)'), sprintf('5.000000e-01\n')));
% the class of the template
assert(ischar(sprintf('%s', "a")) && isstring(sprintf("%s", 'a')) && isstring(sprintf("%d", 5)));
t = "%d";
assert(isstring(sprintf(t, 5)) && sprintf(t, 5) == "5");
% one text for each value
assert(isequal(compose("x%d", 1:3), ["x1" "x2" "x3"]));
assert(isequal(compose('x%d', 1:3), {'x1', 'x2', 'x3'}));
assert(isequal(compose("%d", [1 2; 3 4]), ["1" "2"; "3" "4"]));
assert(isequal(compose("%d-%d", [1 2; 3 4]), ["1-2"; "3-4"]));
assert(isequal(compose("%s=%d", ["a"; "b"], [1; 2]), ["a=1"; "b=2"]));
% blanks at the ends
assert(isequal(strcat("a ", "b"), "a b"));
assert(isequal(strcat("a ", ["b " "c"]), ["a b " "a c"]));
assert(strcmp(strcat('a ', 'b '), 'ab') && isequal(strcat({'a '}, 'b'), {'a b'}));
s = "left ";
assert(strcat(s, 'x') == "left x");
% arguments by their numbers, and representations ("Identifiers", "Subtype Operators")
assert(strcmp(sprintf('%1$s %2$s %1$s', 'a', 'b'), 'a b a'));
assert(strcmp(sprintf('%3$s-%1$s-%2$s', 'A', 'B', 'C'), 'C-A-B'));
assert(strcmp(sprintf('%2$d|%1$5.2f', pi, 7), '7| 3.14') && sprintf("%2$s", "a", "b") == "b");
assert(strcmp(sprintf('%bx', pi), '400921fb54442d18'));
assert(strcmp(sprintf('%tx %tu', single(pi), 1), '40490fdb 1065353216'));
disp("passed")
