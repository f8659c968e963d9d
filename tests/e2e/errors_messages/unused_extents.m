% Arrays that nothing uses fail all the same where their extents are none; factors of what is no square; log2 of text.
1;
function b = early (n, x, y)
  a = zeros (n);
  b = x * y;
end
function [a, p] = late (k, u)
  a = 0;
  p = ones (k, 1);
  c = [zeros(1, u + 1), u];
end
try, early (.5, [1 2], [3 4]), catch e, disp (e.message), end
try, early ([1 2; 3 4], [1 2], [3 4]), catch e, disp (e.message), end
try, early ({2}, [1 2], [3 4]), catch e, disp (e.message), end
try, early (2, [1 2], [3 4]), catch e, disp (e.message), end
try, early ([2; 3], [1 2], [3 4]), catch e, disp (e.message), end
try, [a, b] = late ([.5 .5], [.5 .5]), catch e, disp (e.message), end
try, [a, b] = late (2.5), catch e, disp (e.message), end
try, [a, b] = late (3, .5), catch e, disp (e.message), end
a = [1 2 3];
try, rcond (a), catch e, disp (e.message), end
try, rcond (ones (2, 2, 2)), catch e, disp (e.message), end
try, rcond (zeros (0, 3)), catch e, disp (e.message), end
try, rcond ('a'), catch e, disp (e.message), end
try, rcond (sparse (a)), catch e, disp (e.message), end
try, chol ('ab'), catch e, disp (e.message), end
try, chol (a), catch e, disp (e.message), end
try, [f, e] = log2 ('ab'), catch e, disp (e.message), end
try, [f, e] = log2 ({}), catch e, disp (e.message), end
try, x = log2 ('ab'), catch e, disp (e.message), end
y = 'ab';
try, [f, e] = log2 (y), catch e, disp (e.message), end
