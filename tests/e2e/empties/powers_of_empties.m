1; % A scalar to the power of an empty matrix is 0x0, and the reverse, whatever the extents.
2 ^ [], [] ^ 2, 2 ^ zeros(1,0), zeros(1,0) ^ 2, zeros(0,3) ^ 2, 2 ^ zeros(0,3)
x = 3; x ^= zeros(1,0)
class(single(2) ^ zeros(1,0)), class(single(zeros(1,0)) ^ 2), class(2 ^ single([]))
(1 + 2i) ^ zeros(1,0), 2 ^ (1i * zeros(1,0)), true ^ [], 'a' ^ [], 2 ^ ''
0 ^ diff(0, 1, 1), mpower(2, zeros(1,0)), zeros(1,0) ^ -1, zeros(1,0) ^ 0.5, 2 ^ zeros(2,0,2)
function y = f(a, b), y = a ^ b; end
f(2, zeros(1,0)), f(zeros(1,0), 3), f(2, 3), f(2, [1 0; 0 1])
try, [] ^ [], catch e, disp(e.message), end
try, zeros(1,0) ^ [1 2], catch e, disp(e.message), end
try, 2 ^ [1 2], catch e, disp(e.message), end
function g(n)
  z = zeros(1, n);
  y = 2 ^ z
  if isempty(z), disp('none'), end
end
g(0), g(1)
