1;
function r = l1 (x), r = log2 (x); end
function [f, e] = l2 (x), [f, e] = log2 (x); end
function r = l3 (x), r = 0; for k = 1:numel (x), r = r + log2 (x(k)); end, end
function r = l4 (x), r = sum (x .* log2 (x)); end
function r = l5 (x), r = log2 (abs (x)); end
function r = l6 (x), r = log2 (x + 1) * 2; r = floor (r); end
xs = {4, [1 2 8 0], [0.3; 7], -2, [-1 4], single(3), [], zeros(1,0), Inf, NaN, true, -0, 1+2i};
for k = 1:numel (xs)
  x = xs{k};
  try, disp (l1 (x)), catch e, disp (e.message), end
  try, [f, e] = l2 (x); disp (f), disp (e), catch e, disp (e.message), end
  try, disp (l3 (x)), catch e, disp (e.message), end
  try, disp (l4 (x)), catch e, disp (e.message), end
  try, disp (l5 (x)), catch e, disp (e.message), end
  try, disp (l6 (x)), catch e, disp (e.message), end
end
x = [4 8 3]; printf ('%.17g ', l1 (x), l3 (x), l4 (x), l5 (-x), l6 (x), log2 (7), log2 (-7)); 
for v = [4 0.1 8 3], printf ('%.17g ', l1 (v), l3 (v), l5 (-v), l6 (v)); end, disp ('')
[f, e] = l2 (x)
y = l1 (-[4 8 3])
z = l1 (single ([4 8 3]))
