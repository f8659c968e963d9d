1;
function s = total(varargin)
  [a, b, c] = varargin{:};
  s = a + b .* c;
end
function [x, y] = two(args)
  [x, y] = args{1:2};
end
disp(total([1 2 3], [4 5 6], 2*[1 1 1]))
disp(total(1, 2, 3))
[p, q] = two({1:3, 'abc'});
disp(p), disp(q)
[p, q] = two({single(1.5), single([2 3])});
class(p), q
try, [x, y, z] = two({1, 2}), catch e, disp(e.message), end
c = {1, 2}; 
try, [x, y, z] = c{:}, catch e, disp(e.message), end
s = struct('v', {[1 2], [3 4], 5});
[a, b, last] = s.v; a + b, last
try, [a, b, c, d] = s.v; catch e, disp(e.message), end
d = {1, 2}; [d{1:2}] = deal(7, [8 9]); disp(d{1} + d{2})
m = {[1 2; 3 4], eye(2)};
[A, B] = m{:};
A * B - B .* A
