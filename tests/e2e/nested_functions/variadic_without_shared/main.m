[a, b] = nested_variadic_fn([1 2 NaN 4]);
disp(a); disp(b);
[a, b] = nested_variadic_fn([1; 5]);
disp(a'); disp(b');
disp(handles_of_nested(3))
disp(handles_of_nested(1))
