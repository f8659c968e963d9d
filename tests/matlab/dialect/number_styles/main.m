% "format": shortG, longG, shortE, longE, bank, hex; "Cell Arrays": how empty texts are shown
%#dialect matlab
format short g
assert(strcmp(strtrim(evalc('disp([pi 1e6 1e-6])')), '3.1416        1e+06        1e-06'))
assert(strcmp(strtrim(evalc('disp(100*pi)')), '314.16'))
format long g
assert(strcmp(strtrim(evalc('disp(pi)')), '3.14159265358979'))
format shortE
assert(strcmp(strtrim(evalc('disp(pi)')), '3.1416e+00'))
format longE
assert(strcmp(strtrim(evalc('disp(pi)')), '3.141592653589793e+00'))
format bank
assert(strcmp(strtrim(evalc('disp(pi)')), '3.14'))
format hex
assert(strcmp(strtrim(evalc('disp(pi)')), '400921fb54442d18'))
format short
assert(strcmp(strtrim(evalc('disp(pi)')), '3.1416'))
assert(strcmp(strtrim(evalc('disp({''''})')), '{0×0 char}'))
disp("passed")
