% "format", "Display Format for Numeric Values", "Empty Arrays": numbers with 15 digits, small ones, an empty text.
%#dialect matlab
assert(strcmp(evalc('x = '''''), sprintf('\nx =\n\n  0%s0 empty char array\n\n', char([195 151]))));
assert(strcmp(evalc('x = 0.001'), sprintf('\nx =\n\n   1.0000e-03\n\n')));
assert(strcmp(evalc('x = -0.001'), sprintf('\nx =\n\n  -1.0000e-03\n\n')));
format long
assert(strcmp(evalc('x = pi'), sprintf('\nx =\n\n   3.141592653589793\n\n')));
assert(strcmp(evalc('x = 10*pi'), sprintf('\nx =\n\n  31.415926535897931\n\n')));
assert(strcmp(evalc('x = 100*pi'), sprintf('\nx =\n\n     3.141592653589793e+02\n\n')));
assert(strcmp(evalc('x = single(pi)'), sprintf('\nx =\n\n  single\n\n   3.1415927\n\n')));
assert(strcmp(evalc('x = [pi; 1]'), sprintf('\nx =\n\n   3.141592653589793\n   1.000000000000000\n\n')));
disp("passed")
