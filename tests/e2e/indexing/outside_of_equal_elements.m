1;
function r = f(v, k), r = v(k); end
v = []; for k = 1:3, v(end+1) = 2; end
try, y = v(4); disp('no'); catch err, disp(err.message), end
try, y = v(2, 1); disp('no'); catch err, disp(err.message), end
v(5) = 2;
v(v == 0) = 2;
try, y = v(6); disp('no'); catch err, disp(err.message), end
w = 3 * ones(1, k);
try, y = w(4); disp('no'); catch err, disp(err.message), end
try, y = f(w, 4); disp('no'); catch err, disp(err.message), end
x = repmat(7, 1, numel(v));
try, y = x(0); disp('no'); catch err, disp(err.message), end
try, y = x(6); disp('no'); catch err, disp(err.message), end
s = repmat('a', 1, 3);
try, y = s(4); disp('no'); catch err, disp(err.message), end
z = zeros(1, k); z(:) = 4;
try, y = z(k + 1); disp('no'); catch err, disp(err.message), end
try, y = z(1.5); disp('no'); catch err, disp(err.message), end
u = v(v > 5);
try, y = u(1); disp('no'); catch err, disp(err.message), end
e = [];
try, y = e(1); disp('no'); catch err, disp(err.message), end
n = 0;
for k = 1:5
  try, if v(k + 2) == 2, n++; end, catch err, disp(err.message), end
end
n
t = true(1, 3); t(2) = true;
try, if t(4), disp('yes'), end, catch err, disp(err.message), end
i = int8([3 3 3]); i(4) = 3;
try, y = i(5); disp('no'), catch err, disp(err.message), end
