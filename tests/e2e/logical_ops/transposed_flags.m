1;
function r = g1 (x), f = 0; if x > 3, f = x > 4; end, r = f'; end
function r = g2 (x), f = 0; if x > 3, f = x > 4; end, r = f.'; end
function r = g3 (x), f = 0; if x > 3, f = x > 4; end, r = ~f; end
function r = g4 (x), f = 0; if x > 3, f = x > 4; end, r = -f; end
function r = g5 (x), f = 0; if x > 3, f = x > 4; end, r = f + int8 (3); end
function r = g6 (x), f = 0; if x > 3, f = x > 4; end, r = f * single (3); end
function r = g7 (x), f = 0; if x > 3, f = x > 4; end, r = f & true; end
function r = g8 (x), f = 0; if x > 3, f = x > 4; end, r = 1:f+2; end
function r = g9 (x), f = 0; if x > 3, f = x > 4; end, r = f ^ 2; end
function r = g10 (x), f = 0; if x > 3, f = x > 4; end, r = f == 1; end
function r = g11 (x), f = 0; for k = 1:3, f = x > k; end, r = f + 'a'; end
function r = g12 (x), f = 0; if x > 3, f = x > 4; end, r = ++f; end
function r = g13 (x), f = 0; if x > 3, f = x > 4; end, r = zeros (1, 3); r(2) = f; end
function r = g14 (x), f = 0; if x > 3, f = x > 4; end, r = sprintf ('%d %f %s', f, f, f); end
function r = g15 (x), f = 0; if x > 3, f = x > 4; end, f += 1; r = f; end
function r = g16 (x), f = 0; if x > 3, f = [x > 4, x > 5]; end, r = f .* [2 3]; end
function r = g17 (x), f = 0; if x > 3, f = [x > 4, x > 5]; end, r = f'; end
function r = g18 (x), f = 0; if x > 3, f = x > 4; end, r = f .^ int8 (2); end
function r = g19 (x), f = 0; if x > 3, f = x > 4; end, r = bitand (f, 1); end
for x = [1 4 5 6]
  for k = 1:19
    try, r = feval (sprintf ('g%d', k), x); printf ('%d %d %s %s\n', x, k, class (r), disp (r)); catch e, printf ('%d %d %s\n', x, k, e.message); end
  end
  try, r = g1 (x); disp (class (r)); r = g2 (x); disp (class (r)); r = g17 (x); disp (class (r)); r = g12 (x), r = g8 (x), r = g16 (x), r = g7 (x), r = g11 (x), r = g18 (x), r = g5 (x), catch e, disp (e.message), end
end
