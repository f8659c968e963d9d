% "coder.const": the value of an expression, or the results of a function; "coder.load": a struct
a = coder.const (1 + 2);
assert (a == 3)
b = coder.const (@plus, 3, 4);
assert (b == 7)
[m, at] = coder.const (@max, [3 9 4]);
assert (m == 9 && at == 2)
c = coder.const (table_of (3));
assert (isequal (c, [1 4 9]))
d = coder.const (@table_of, 2);
assert (isequal (d, [1 4]))
f = @(x) x + 1;
assert (coder.const (f, 2) == 3)
assert (coder.inlineCall (@table_of, 1) == 1)
assert (isequal (coder.sameSizeBinaryOp (@times, [1 2], [3 4]), [3 8]))
name = [tempname(), '.mat'];
kept = [1 2 3];
save (name, 'kept');
s = coder.load (name);
assert (isequal (s.kept, [1 2 3]))
delete (name);
disp ('passed')

function t = table_of (n)
  t = (1:n) .^ 2;
end
