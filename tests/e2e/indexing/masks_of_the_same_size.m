1;
% Logical subscripts of the size of what they select from.
function x = clip (x, lo, hi)
  x(x < lo) = lo;
  x(x > hi) = hi;
end
function [p, n] = halves (x)
  p = x(x > 0);
  n = x(x <= 0);
end
function s = above (x)
  m = mean (x(:));
  s = sum (x(x > m));
end
function img = binary (img, t)
  m = img > t;
  img(m) = 255;
  img(~m) = 0;
end
function y = first_for_all (y)
  y(y > y(1)) = y(1);
end
function c = letters (s)
  c = s(isletter (s));
  s(s == ' ') = '_';
  c = [c, '|', s];
end
disp (clip ([1 5 -3; 9 0 2], 0, 5))
[p, n] = halves ([3 -1 4 -1 5])
[p, n] = halves ([3; -1; 4; 0])
[p, n] = halves ([3 -1; 4 0])
[p, n] = halves (zeros (1, 0)); size (p), size (n)
[p, n] = halves (zeros (0, 3)); size (p), size (n)
[p, n] = halves (7)
[p, n] = halves (-ones (2, 2, 2)); size (p), size (n)
above (magic (4)), above ([2 2])
binary (uint8 ([10 200; 128 129]), 128)
binary (single ([0.5 700]), 128)
first_for_all ([5 9 2 7])
letters ('a b2 C')
x = 1:6; x(logical ([1 0 1 0 1 0])) = -1
x(x < 0) = []; x
b = [true false true]; b(b) = false
z = [1+2i, 3, -1i]; z(imag (z) != 0) = 0
v = 1:3; v(logical ([0 0 0 1])) = 9
try, v(logical ([0 0 0 0 0 1 1])), catch e, disp (e.message), end
w = 1:4; w(w > 2) = [7 8]
try, w(w > 2) = [7 8 9], catch e, disp (e.message), end
q = 5:8; q(q > 9) = 1
k = int8 ([100 -100]); k(k > 0) = 1000
