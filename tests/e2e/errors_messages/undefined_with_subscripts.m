% Undefined variables with subscripts: which place is told, and end in them.
try, x = zz(end); catch e, disp(e.message), end
try, x = zz{end}; catch e, disp(e.message), end
try, x = zz(1, end); catch e, disp(e.message), end
try, x = zz(end).a; catch e, disp(e.message), end
try, x = zz{1}(end); catch e, disp(e.message), end
try, x = zz.a(end); catch e, disp(e.message), end
try, x = zz(1)(end); catch e, disp(e.message), end
try, x = zz(numel(zz):end); catch e, disp(e.message), end
try, x = zz{1, end}; catch e, disp(e.message), end
try, x = zz(end){1}; catch e, disp(e.message), end
if rand > 2, zz = 1; end
try, x = zz(end); catch e, disp(e.message), end
try, x = zz{end}; catch e, disp(e.message), end
try, x = zz(1, end); catch e, disp(e.message), end
try, x = zz(end).a; catch e, disp(e.message), end
try, x = zz{1}(end); catch e, disp(e.message), end
try, x = zz.a(end); catch e, disp(e.message), end
try, x = zz(1)(end); catch e, disp(e.message), end
try, x = zz(numel(zz):end); catch e, disp(e.message), end
try, x = zz(end) + zz(1); catch e, disp(e.message), end
try, disp(zz(end)); catch e, disp(e.message), end
try, foo(zz(end)); catch e, disp(e.message), end
try, y = 3 + zz(2); catch e, disp(e.message), end
try, y = 3 + zz(2).a(1); catch e, disp(e.message), end
try, y = 3 + zz{2}(1); catch e, disp(e.message), end
try, y = 3 + zz.b(1); catch e, disp(e.message), end
try, y = sin(zz(zz(1))); catch e, disp(e.message), end
try, y = [1, zz(zz + 1)]; catch e, disp(e.message), end
try
  y = 2 * ...
     zz(zz > 1);
catch e, disp(e.message), end
try, if zz(1) > 2, end, catch e, disp(e.message), end
try, for k = zz(1:3), end, catch e, disp(e.message), end
try, zz(zz(1)) = 2; catch e, disp(e.message), end
try, disp(zz(:)); catch e, disp(e.message), end
try, a = zz(:)'; catch e, disp(e.message), end
if rand > 2, zz = 1; end
try, y = zz + zz(2); catch e, disp(e.message), end
try, y = [zz, zz(2)]; catch e, disp(e.message), end
try, y = {zz(1), zz(2)}; catch e, disp(e.message), end
try, y = 3 * zz - zz(zz); catch e, disp(e.message), end
