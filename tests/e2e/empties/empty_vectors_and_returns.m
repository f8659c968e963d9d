1;
function r = e1 (x)
  if numel (x) > 3, r = -1; return; end
  m = max (x);
  for k = 1:numel (x)
    if x(k) == m, r = k; return; end
  end
  r = 0;
end
function [r, s] = e2 (x)
  s = 1;
  if numel (x) == 1, r = 7; return; end
  r = min (x) * 2;
  if r > 4, s = 2; end
end
function r = e3 (x, y)
  while true
    if isempty (y), r = numel (x); return; end
    m = max (x); if m > 2, r = m; return; end
    r = m; break;
  end
  r = [r, min(y)];
end
function r = e4 (x), r = x; m = max (x); if m > 2, return; end, r = m; end
function r = e5 (x), m = min (x); r = x(1); if m > 1, error ('large'); end, end
function r = e6 (x), try, m = max (x); r = m + 1; if m > 2, return; end, catch, r = 0; end, end
function r = e7 (x), for k = 1:3, m = max (x); if k == 2, continue; end, if m == k, r = k; return; end, end, r = -m; end
base = (1:4)';
for t = 4:-1:0
  c = base(base > t); w = c';
  for v = {c, w}
    x = v{1};
  end
  disp (e1 (c)), disp (e1 (w)), [r, s] = e2 (c), [r, s] = e2 (w), disp (e3 (c, w)), disp (e3 (w, base(base > 2))), disp (e4 (c)), disp (e4 (w))
  try, disp (e5 (c)), catch e, disp (e.message), end
  disp (e6 (c)), disp (e6 (w)), disp (e7 (c)), disp (e7 (w))
end
