1;
function [p, q] = take(x, m)
  p = x(m); q = find(m);
end
function r = rows(A, m, B)
  r = A(m, :) * 2 + B(m, :);
end
x = [4 8 15 16 23 42]; y = x';
m = x > 10;
[p, q] = take(x, m); disp(size(p)); disp(size(q));
disp(p + x(m)); disp(x(m) - p);
try, disp(y(m) + x(m)), catch e, disp(e.message), end
try, disp(x(m) + x(~m)), catch e, disp(e.message), end
A = magic(4); B = A';
disp(rows(A, A(:, 1) > 4, B));
mm = A > 8; disp(A(mm)' .* B(mm)');
A(mm) = B(mm) + 1; disp(A);
f = false; t = true; k = 7;
disp(size(k(f))); disp(k(t) + k(t));
e = []; me = e > 1; disp(size(e(me) + e(me)));
a = x; w = a > 5;
for k = 1:4
  b = a(w); a = b + b(1); w = a > 20 * k;
  c = a(w); if ~isempty(c), disp([numel(b), numel(c)]); d = c - a(w); disp(sum(d)); end
end
old = zeros(1, 0);
for k = 1:3
  w = x > 10 * k;
  new = x(w);
  if k > 1
    try, z = old - new; disp(z); catch err, disp(err.message); end
  end
  old = new;
end
