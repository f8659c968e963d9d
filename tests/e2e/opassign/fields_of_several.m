% op= of fields where the target is one struct, several, or none.
s.a = struct('b', {1,2,3}); t = s.a; u = struct('b', {}); o.u = u; c = {t};
try, s.a.b += 1; disp([s.a.b]), catch e, disp(e.message), end
try, t.b += 1; disp([t.b]), catch e, disp(e.message), end
try, u.b += 1; disp([u.b]), catch e, disp(e.message), end
try, o.u.b += 1; disp([o.u.b]), catch e, disp(e.message), end
try, c{1}.b += 1; disp([c{1}.b]), catch e, disp(e.message), end
try, t(2).b += 1; disp([t.b]), catch e, disp(e.message), end
try, t(5).b += 1; disp([t.b]), catch e, disp(e.message), end
try, t([1 2]).b *= 2; disp([t.b]), catch e, disp(e.message), end
try, t(2).q += 1; disp([t.b]), catch e, disp(e.message), end
try, s.a(2).b -= 1; disp([s.a.b]), catch e, disp(e.message), end
try, s.a([]).b -= 1; disp([s.a.b]), catch e, disp(e.message), end
try, t(2).b++; disp([t.b]), catch e, disp(e.message), end
try, t([1 2]).b++; disp([t.b]), catch e, disp(e.message), end
try, z.b += 1; disp([t.b]), catch e, disp(e.message), end
x = 5; try, x.b += 1; disp([t.b]), catch e, disp(e.message), end
