function rows_of_matrices
  show(plain(7)); show(plain(0)); show(nextrow(5)); show(nested(4)); show(cond(9)); show(whiles(6)); show(started(4)); show(two(5)); show(breaks(6)); show(reads(5)); show(inner(3)); show(width(4)); show(late(5)); show(caught(4)); show(multi(3)); show(switched(6));
end
function show(m), disp(size(m)), disp(m), end
function m = plain(n), m = []; for k = 1:n, m = [m; k, 2*k, mod(k, 3)]; end, end
function m = nextrow(n), m = []; for k = 1:n, m(end+1, :) = [k k*k]; end, end
function m = nested(n), m = []; for i = 1:n, for j = 1:i, if mod(i + j, 2), m = [m; i j]; end, end, end, end
function m = cond(n)
  m = zeros(0, 2); m = [m; 1 1]; q = [];
  for k = 1:n
    if mod(k, 3) == 0, q = [q; k, -k]; elseif mod(k, 3) == 1, q(end+1, :) = [0 k]; end
  end
  m = [m; q];
end
function m = whiles(n), m = [1 2 3]; k = 0; while size(m, 1) < n, k = k + 1; m = [m; m(end, :) + k]; end, end
function m = started(n), m = [9 9; 8 8]; for k = 1:n, m = [m; m(1, 2), m(end, 1)]; end, end
function r = two(n), a = []; b = []; for k = 1:n, a = [a; k 1]; b = [b; a(end, :) 3]; end, r = [a b]; end
function m = breaks(n), m = []; for k = 1:100, m = [m; k 0]; if k == n, break; end, if k == 2, continue; end, end, end
function s = reads(n), m = []; s = 0; for k = 1:n, m = [m; k 2*k]; s = s + sum(m(:)); end, end
function m = inner(n), m = []; for k = 1:n, t = []; for j = 1:3, t = [t; j k]; end, m = [m; t]; end, end
function m = width(n), m = []; for k = 1:n, if k < 3, m = [m; 1 2]; else, m = [m; 3 4]; end, end, m(2, :) = []; end
function s = late(n), m = []; for k = 1:n, m = [m; k 1 2]; end, s = 0; for k = 1:n, s = s + m(k, 1) * m(n + 1 - k, 3); end, s = [s rows(m) columns(m) numel(m)]; end
function m = caught(n), m = []; try, for k = 1:n, m = [m; k 1]; if k == 3, error('x'); end, end, catch, m = [m; 0 0]; end, end
function m = multi(n), m = []; for k = 1:n, m = [m; [k 1; k 2]; 5 6]; end, end
function m = switched(n), m = []; for k = 1:n, switch mod(k, 3), case 0, m = [m; k 0]; case 1, m = m; otherwise, m = []; end, end, end
