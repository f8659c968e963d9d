% "sparse", "Display Format for Numeric Values", "format": rational, "struct", "string": display
%#dialect matlab
assert(isequal(evalc('x = sparse([1 0; 0 2])'), sprintf('\nx =\n\n   (1,1)        1\n   (2,2)        2\n\n')));
assert(isequal(evalc('x = sparse([1 10], [1 2], [0.5 0.25])'), ...
  sprintf('\nx =\n\n   (1,1)       0.5000\n  (10,2)       0.2500\n\n')));
assert(isequal(evalc('x = sparse(2, 3)'), sprintf('\nx =\n\n   All zero sparse: 2×3\n\n')));
assert(contains(evalc('x = sparse([1 0; 0 2]) > 1'), '2×2 sparse logical array'));
assert(isequal(evalc('disp(sparse(5))'), sprintf('   (1,1)        5\n')));
assert(isequal(evalc('x = struct()'), sprintf('\nx = \n\n  struct with no fields.\n\n')));
assert(isequal(evalc('x = {1, "s"}'), sprintf('\nx =\n\n  1×2 cell array\n\n    {[1]}    {["s"]}\n\n')));
assert(isequal(evalc('y.k = {1, "s"}'), sprintf('\ny = \n\n  struct with fields:\n\n    k: {[1]  ["s"]}\n\n')));
format rat
assert(isequal(evalc('x = 0.5'), sprintf('\nx =\n\n       1/2     \n\n')));
assert(isequal(evalc('x = [1 0.5; 1/3 pi]'), ...
  sprintf('\nx =\n\n       1              1/2     \n       1/3          355/113   \n\n')));
assert(isequal(evalc('x = [-2.5 0 sqrt(2)]'), ...
  sprintf('\nx =\n\n      -5/2            0           1393/985   \n\n')));
format
assert(isequal(evalc('x = 0.5'), sprintf('\nx =\n\n    0.5000\n\n')));
disp('passed')
