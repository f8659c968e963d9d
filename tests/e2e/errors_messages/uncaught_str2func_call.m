g = str2func('no_such_function_here');
disp(class(g))
g(1)
