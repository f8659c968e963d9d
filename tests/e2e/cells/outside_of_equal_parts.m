1;
function r = pick(c, k), r = c{k}; end
function r = geta(c, k), r = c(k); end
function r = fld(s, k), r = s(k).a; end
try, s = struct('a', {1, 1}); y = s(3).a; disp('no'); catch err, disp(err.message), end
try, y = fld(struct('a', {1, 1}), 3); disp('no'); catch err, disp(err.message), end
try, y = pick({1}, 2); disp('no'); catch err, disp(err.message), end
try, y = pick({1, 1, 1}, 4); disp('no'); catch err, disp(err.message), end
try, y = geta([1 1 1], 4); disp('no'); catch err, disp(err.message), end
try, y = geta(ones(2), 5); disp('no'); catch err, disp(err.message), end
try, y = geta(5, 2); disp('no'); catch err, disp(err.message), end
try, y = geta('a', 2); disp('no'); catch err, disp(err.message), end
try, y = geta(@sin, 2); disp(y); catch err, disp(err.message), end
s = struct(); for k = 1:3, s(k).v = 5; end
try, y = s(4).v; disp('no'); catch err, disp(err.message), end
s = []; for k = 1:3, s(k).v = 5; end
try, y = s(4).v; disp('no'); catch err, disp(err.message), end
q.c = {1, 1};
try, y = q.c{3}; disp('no'); catch err, disp(err.message), end
q.d = {{1}, {1}};
try, y = q.d{2}{2}; disp('no'); catch err, disp(err.message), end
try, y = q.d{3}{1}; disp('no'); catch err, disp(err.message), end
v = []; for k = 1:3, v(end+1) = 2; end
try, y = v(4); disp('no'); catch err, disp(err.message), end
b = false(1, 3);
try, if b(4), disp('t'), else disp('f'), end, catch err, disp(err.message), end
c = {false, false};
try, if c{3}, disp('t'), else disp('f'), end, catch err, disp(err.message), end
try, while c{3}, disp('t'), end, disp('f'), catch err, disp(err.message), end
try, switch c{3}, case 0, disp('z'), end, catch err, disp(err.message), end
try, printf('%d\n', c{3}); catch err, disp(err.message), end
try, z = c{3} + 1; disp(z); catch err, disp(err.message), end
try, z = c{k}; disp(z); catch err, disp(err.message), end
try, z = c{numel(c) + 1}; disp(z); catch err, disp(err.message), end
try, z = c{end + 1}; disp(z); catch err, disp(err.message), end
try, z = c{end}; disp(z); catch err, disp(err.message), end
m = {1 1; 1 1};
try, z = m{3, 1}; disp(z); catch err, disp(err.message), end
try, z = m{2, 2}; disp(z); catch err, disp(err.message), end
try, z = m{5}; disp(z); catch err, disp(err.message), end
for k = 1:3
  try, z = m{k, 1}; disp(z); catch err, disp(err.message), end
end
disp('done')
