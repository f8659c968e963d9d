% "discretize" of MATLAB's documentation: ordinal categories, called as the bins or by names
%#dialect matlab
d = discretize([1 5 7], [0 3 6], "categorical");
assert(string(d(1)) == "[0, 3)" && string(d(2)) == "[3, 6]" && isundefined(d(3)));
assert(isordinal(d) && d(1) < d(2));
d = discretize([1 3], [0 3 6], 'categorical', 'IncludedEdge', 'right');
assert(isequal(string(d), ["[0, 3]" "[0, 3]"]));
d = discretize([1 5 9], [0 3 6 10], 'categorical', {'s', 'm', 'l'});
assert(isequal(string(d), ["s" "m" "l"]));
disp("passed")
