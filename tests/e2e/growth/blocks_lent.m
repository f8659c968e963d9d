1;
function x = fill(n)
  x = [];
  for k = 1:n
    x(k, mod(k,3)+1) = k;
  end
end
function [x, msg] = guarded(n)
  x = zeros(1, n); msg = '';
  try
    x(n + 2) = 7;
    x(1.5) = 3;
  catch e
    msg = e.message;
  end
  x(1) = 5;
end
function p = drop(p, k)
  p(k) = [];
end
x = fill(7)
[y, m] = guarded(3)
z = 1:10; z = drop(z, [2 5]); disp(z)
w = rand(4) > 2; q = [];
for k = 1:6
  idx = find(mod(1:6, k) == 0);
  q(idx) = k;
end
q
a = uint8([]); a(3, 2) = 300; a(:, end+1) = [1; 2; 3]; a
s = ''; for k = 1:5, s(end+1) = char('a' + k); end, s
b = zeros(2, 0); b(:, 3) = [1; 2]; b
c = 1:3; i = 2; c([i i+3]) = []; 
