% "coder.varsize", "coder.inline", "coder.nullcopy", "coder.unroll": directives change no values
%#codegen
coder.varsize ('x', [1 10], [0 1]);
coder.allowpcode ('plain');
coder.columnMajor;
x = [];
for k = coder.unroll (1:3)
  x(end+1) = k ^ 2;
end
assert (isequal (x, [1 4 9]))
coder.unroll ();
for k = 4:5
  x(end+1) = k ^ 2;
end
assert (isequal (x, [1 4 9 16 25]))
seen = {};
for k = coder.unroll ({1, 'two'})
  seen{end+1} = class (k{1});
end
assert (isequal (seen, {'double', 'char'}))
for k = coder.unroll (1:2, true)
  last = k;
end
assert (last == 2)
y = coder.nullcopy (zeros (2, 3, 'single'));
assert (isa (y, 'single') && isequal (size (y), [2 3]))
y(:) = 7;
assert (all (y(:) == 7))
s = struct ('a', 1, 'b', 'text');
coder.cstructname (s, 'my_struct');
s.a = coder.ignoreConst (3);
assert (s.a == 3)
assert (twice (4) == 8)
disp ('passed')

function y = twice (x) %#codegen
  coder.inline ('always');
  coder.gpu.kernelfun;
  y = 2 * x;
end
