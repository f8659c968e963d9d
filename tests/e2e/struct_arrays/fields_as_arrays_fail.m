% Errors of arrays of structs whose fields are arrays: each in a function of its own.
1;
function r = read_at(k)
  for n = 1:3, s(n).x = n * 1.5; s(n).y = [n, n + 1]; end
  r = s(k).x + s(1).y(2);
end
function r = read_part(k, j)
  for n = 1:3, s(n).x = n * 1.5; s(n).y = [n, n + 1]; end
  r = s(k).y(j);
end
function r = set_field(k)
  for n = 1:3, s(n).x = n * 1.5; s(n).y = [n, n + 1]; end
  s(2).x = 9;
  s(k) = s(1);
  r = numel(s);
end
function r = cut(k)
  s = struct('a', {1, 2, 3}, 'b', {true, false, true});
  for j = 1:3, s(j).a = s(j).a + 1; end
  s(k) = [];
  r = 0;
  for j = 1:numel(s), r = 10 * r + s(j).a; end
end
function r = emptied(most)
  for n = 1:3, s(n).x = n * 1.5; s(n).y = [n, n + 1]; end
  r = 0;
  while ~isempty(s)
    r = r + s(end).x;
    s(end) = [];
    if r > most, break; end
  end
  s(1).x = 5; s(1).y = [1 2];
  r = r + numel(s) + s(1).y(2);
end
function s = half(s, fail)
  s(2).x = 100;
  if fail, error('half way'); end
  s(3).x = 200;
end
function r = kept(fail)
  for n = 1:3, s(n).x = n * 1.5; s(n).y = [n, n + 1]; end
  try
    s = half(s, fail);
  catch
    s(1).x = -1;
  end
  r = [s(1).x s(2).x s(3).x];
end
function r = grid(i, j)
  s = struct('v', {1, 2; 3, 4});
  for k = 1:4, s(k).v = s(k).v^2; end
  r = s(i, j).v + numel(s) + size(s, 2);
end
function r = counted(n)
  r = [];
  for k = 1:n
    r(end+1).id = k;
    r(end).w = k / 2;
  end
end
function t = total(n)
  t = 0;
  for p = counted(n)
    t = t + p.id * p.w;
  end
end
function r = queued(n)
  q = struct('t', {}, 'p', {});
  q(1).t = 0; q(1).p = 1;
  head = 1; r = 0;
  while head <= numel(q)
    c = q(head); head++;
    r = r + c.p;
    if c.t < n
      q(end+1) = struct('t', c.t + 1, 'p', c.p * 2);
      q(end+1) = struct('t', c.t + 2, 'p', c.p * 3);
    end
  end
end
function [best, s] = sorted(n)
  for k = 1:n, s(k).key = mod(k * 7, 11); s(k).at = k; end
  for i = 2:n
    c = s(i); j = i - 1;
    while j >= 1 && s(j).key > c.key
      s(j + 1) = s(j);
      j = j - 1;
    end
    s(j + 1) = c;
  end
  best = s(1).at;
end
for k = [1 3 4 0 2.5]
  try, printf('%g\n', read_at(k)); catch e, disp(e.message); end
end
for j = [1 2 3 0]
  try, printf('%g\n', read_part(2, j)); catch e, disp(e.message); end
end
try, printf('%g\n', read_part(5, 1)); catch e, disp(e.message); end
for k = [1 4 6 0]
  try, printf('%g\n', set_field(k)); catch e, disp(e.message); end
end
for k = [1 3 4 0]
  try, printf('%g\n', cut(k)); catch e, disp(e.message); end
end
printf('%g %g\n', emptied(100), emptied(5));
printf('%g %g %g\n', kept(true), kept(false));
for i = [2 3]
  try, printf('%g\n', grid(i, 1)); catch e, disp(e.message); end
end
try, printf('%g\n', grid(1, 3)); catch e, disp(e.message); end
printf('%g %g\n', total(4), queued(5));
[b, s] = sorted(8);
printf('%d %d %d\n', b, s(2).key, s(8).at);
[b, s] = sorted(6);
printf('%d ', [s.key], [s.at]); printf('\n');
r = counted(3);
printf('%g ', r.w); printf('\n');
r(2)
