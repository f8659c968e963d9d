% what a try body assigned before it failed stays
x = 1;
try
  x = 2; y = 3;
  error('hey');
  x = 4;
catch e
  disp(x), disp(y), disp(e.message)
end
v = zeros(1, 4);
try
  for k = 1:10
    v(k) = k;
    if k == 3, v{2} = 1; end
  end
catch e
  disp(e.message)
end
v, k
s = struct('n', 0);
for t = 1:4
  try
    s.n = s.n + 1;
    if mod(t, 2), error('my:id', 'odd %d', t); end
    s.even(end + 1) = t;
  catch e
    s.odd.(sprintf('t%d', t)) = e.message;
  end
end
s
a = 1; b = 2;
try
  [a, b] = deal(b, a);
  try, a = undefined_thing; b = 7; catch, b = -b; end
  c = [1 2 3](7);
catch e
  disp(e.message)
end
a, b, exist('c')
function r = attempt(k)
  r = 0;
  unwind_protect
    r = 1;
    if k > 1, error('k is %d', k); end
    r = 2;
  unwind_protect_cleanup
    printf('cleanup with r = %d\n', r);
  end_unwind_protect
end
attempt(1)
try, attempt(2), catch e, disp(e.message), end
