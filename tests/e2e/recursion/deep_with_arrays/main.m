% recursion as deep as it may be, with arrays in every call, and deeper
1;
function s = walk(n)
  a = zeros(1, 8000);
  for k = 1:1000:8000
    a(k) = k*n;
  end
  if n > 0
    s = walk(n - 1) + a(mod(n, 8000) + 1);
  else
    s = a(5);
  end
end
function r = even(n)
  a = zeros(30, 30); a(3, 4) = n;
  if n == 0, r = a(3, 4) == 0; else, r = odd(n - 1) + a(1); end
end
function r = odd(n)
  a = ones(30, 30); a(3, 4) = n;
  if n == 0, r = false; else, r = even(n - 1) + a(1) * 0; end
end
function r = endless(n)
  a = zeros(1, 5000); a(n + 1) = n;
  r = endless(mod(n + 1, 7)) + a(2);
end
function r = through(f, n)
  b = zeros(1, 6000); b(mod(n, 6000) + 1) = n;
  if n == 0, r = 0; else, r = f(f, n - 1) + sum(b); end
end
function r = mapped(n)
  b = zeros(1, 6000); b(7) = n;
  if n == 0, r = 0; else, r = sum(cellfun(@(x) mapped(x), {n - 1})) + b(7); end
end
function r = mapped2(n)
  b = zeros(1, 6000); b(7) = n;
  r = sum(arrayfun(@mapped2, n - 1)) + b(7);
end
function varargout = many(varargin)
  c = varargin; c{end + 1} = zeros(1, 4000);
  [varargout{1:max(nargout,1)}] = many(c{:});
end
disp(walk(200))
disp(walk(250))
disp(even(200))
disp(through(@through, 100))
disp(mapped(60))
disp(outer(100))
function tell(f)
  try
    disp(f());
  catch e
    disp(e.message); disp(e.identifier);
  end
end
tell(@() walk(300));
tell(@() even(1000));
tell(@() endless(0));
tell(@() through(@through, 1000));
tell(@() mapped(1000));
tell(@() mapped2(5));
tell(@() outer(1000));
tell(@() many(1));
fact = @(f, n) f(f, n - 1) + 1;
tell(@() fact(fact, 5));
try
  walk(1000)
catch e
  disp(e.message);
end
