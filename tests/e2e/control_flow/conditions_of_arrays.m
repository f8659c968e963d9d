% Conditions of several truth values, and scalars repeated.
1;
function r = test(a, b)
  r = 0;
  if a == b, r = r + 1; end
  if a ~= b, r = r + 2; end
  if ~(a > b), r = r + 4; end
  while a < b, r = r + 8; a = a + 1; end
end
disp(test([1 2 3], [1 2 3])); disp(test([1 2], [3 4])); disp(test([1 5], [2 4])); disp(test(zeros(1, 0), zeros(1, 0)));
x = []; if x == 1, disp('yes'); else, disp('no'); end
m = [1 1; 1 0] > 0; if m, disp('all'); else, disp('not all'); end
m(2, 2) = true; if m, disp('all'); end
if 'abc' == 'abc', disp('same'); end
try
  if ones(1, 2) == ones(1, 3), disp('?'); end
catch e
  disp(e.message);
end
try
  y = zeros(1, 0) > 0;
  if y || false, disp('?'); else, disp('false'); end
catch e
  disp(e.message);
end
for n = [3 1 0 -2]
  c = repmat('x', 1, n); d = repmat(n, 2, n); e = repmat(true, n, 1); f = repmat(int8(n), n);
  printf('[%s] %d %d %d %d %d %d %d %d %s %s\n', c, size(c), size(d), size(e), size(f), class(e), class(f));
end
g = repmat(2.5, 2, 3)
h = ''; for k = 1:4, h = [h repmat(char('a' + k), 1, k)]; end
disp(h);
