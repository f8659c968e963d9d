% "coder.typeof", "coder.newtype", "coder.config", "codegen": objects for the code generator
t = coder.typeof (0, [1 100], [false true]);
assert (isequal (t.ClassName, 'double') && isequal (t.SizeVector, [1 100]))
assert (isequal (logical (t.VariableDims), [false true]))
u = coder.typeof (single (zeros (2, 3)));
assert (isequal (u.ClassName, 'single') && isequal (u.SizeVector, [2 3]))
v = coder.newtype ('int8', [1 Inf]);
assert (isequal (v.ClassName, 'int8') && isequal (logical (v.VariableDims), [false true]))
w = coder.typeof (t, [2 2]);
assert (isequal (w.SizeVector, [2 2]))
cfg = coder.config ('lib');
cfg.GenerateReport = true;
cfg.Hardware = coder.hardware ('None');
c = coder.Constant (5);
codegen -config cfg doubled -args {zeros(1,3), coder.Constant(5)} -report
codegen ('doubled', '-args', {t, c});
assert (doubled (2) == 4)
disp ('passed')

function y = doubled (x)
  y = 2 * x;
end
