mm = containers.Map([1 5 3], {'x', 'y', 'z'}); 
x = mm.values({1, 3})
try, x = mm.values({1, 3}), catch e, disp(e.message), end
try, k = {5}; x = mm.values(k), catch e, disp(e.message), end
try, disp(mm.values({1,3})), catch e, disp(e.message), end
try, numel(mm.values({1,3})), catch e, disp(e.message), end
try, mm.values({1,3}){1}, catch e, disp(e.message), end
try, mm.isKey({1,3}), catch e, disp(e.message), end
try, mm.isKey(1), catch e, disp(e.message), end
try, mm.values({1,3}), catch e, disp(e.message), end
s.m = mm; s.m.values({1}), s.m.keys(), s.m.isKey(3), s.m.Count
