% Targets in structs and cells that take one value each: forms of targets by what gives the
% values, in loops that run 0, 1 and 3 times, with an early exit.
1;
function [a, b] = two (x)
  printf ('two '); a = x; b = x * 2;
end
function [a, b] = second_missing (x)
  printf ('missing '); a = x;
end
function [a, b] = fails ()
  error ('fails');
end
function show (s, t, c, u)
  for k = 1:numel (s), printf ('(%s|%s)', mat2str (double (s(k).x)), disp_of (s(k).y)); end
  printf (' t=%s c=', mat2str (double (t)));
  for k = 1:numel (c), printf ('%s,', disp_of (c{k})); end
  printf (' u=%s,%s,%d\n', mat2str (double (u.x)), disp_of (u.y), numel (u.s));
end
function r = disp_of (v)
  if iscell (v), r = sprintf ('{%d}', numel (v)); else, r = mat2str (double (v)); end
end
function f1 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, s(i).y] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f1 (3); catch e, disp (e.message); end
function f2 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, s(i).y] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f2 (1); catch e, disp (e.message); end
function f3 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, s(i).y] = max ([3 9 4]);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f3 (3); catch e, disp (e.message); end
function f4 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, s(i).y] = second_missing (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f4 (3); catch e, disp (e.message); end
function f5 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, t] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f5 (3); catch e, disp (e.message); end
function f6 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, t] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f6 (0); catch e, disp (e.message); end
function f7 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, t] = two (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f7 (3); catch e, disp (e.message); end
function f8 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, t] = deal (s(j).y, s(i).x);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f8 (3); catch e, disp (e.message); end
function f9 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, t] = fails ();
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f9 (3); catch e, disp (e.message); end
function f10 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [t, s(i).y] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f10 (3); catch e, disp (e.message); end
function f11 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [t, s(i).y] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f11 (3); catch e, disp (e.message); end
function f12 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [t, s(i).y] = size (ones (2, 5));
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f12 (3); catch e, disp (e.message); end
function f13 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [t, s(i).y] = deal ('ab', {1});
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f13 (3); catch e, disp (e.message); end
function f14 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, ~] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f14 (3); catch e, disp (e.message); end
function f15 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, ~] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f15 (1); catch e, disp (e.message); end
function f16 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, ~] = max ([3 9 4]);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f16 (3); catch e, disp (e.message); end
function f17 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [~, s(j).y] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f17 (3); catch e, disp (e.message); end
function f18 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [~, s(j).y] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f18 (0); catch e, disp (e.message); end
function f19 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [~, s(j).y] = two (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f19 (3); catch e, disp (e.message); end
function f20 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [~, s(j).y] = deal (s(j).y, s(i).x);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f20 (3); catch e, disp (e.message); end
function f21 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [~, s(j).y] = fails ();
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f21 (3); catch e, disp (e.message); end
function f22 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, s(j).x] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f22 (3); catch e, disp (e.message); end
function f23 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, s(j).x] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f23 (3); catch e, disp (e.message); end
function f24 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, s(j).x] = size (ones (2, 5));
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f24 (3); catch e, disp (e.message); end
function f25 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x, s(j).x] = deal ('ab', {1});
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f25 (3); catch e, disp (e.message); end
function f26 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, s(i).x] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f26 (3); catch e, disp (e.message); end
function f27 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, s(i).x] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f27 (1); catch e, disp (e.message); end
function f28 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, s(i).x] = max ([3 9 4]);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f28 (3); catch e, disp (e.message); end
function f29 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, s(i).x] = second_missing (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f29 (3); catch e, disp (e.message); end
function f30 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, c{j}] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f30 (3); catch e, disp (e.message); end
function f31 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, c{j}] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f31 (0); catch e, disp (e.message); end
function f32 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, c{j}] = two (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f32 (3); catch e, disp (e.message); end
function f33 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, c{j}] = deal (s(j).y, s(i).x);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f33 (3); catch e, disp (e.message); end
function f34 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [c{i}, c{j}] = fails ();
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f34 (3); catch e, disp (e.message); end
function f35 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.x, u.y] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f35 (3); catch e, disp (e.message); end
function f36 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.x, u.y] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f36 (3); catch e, disp (e.message); end
function f37 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.x, u.y] = size (ones (2, 5));
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f37 (3); catch e, disp (e.message); end
function f38 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.x, u.y] = deal ('ab', {1});
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f38 (3); catch e, disp (e.message); end
function f39 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.x, c{j}] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f39 (3); catch e, disp (e.message); end
function f40 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.x, c{j}] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f40 (1); catch e, disp (e.message); end
function f41 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.x, c{j}] = max ([3 9 4]);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f41 (3); catch e, disp (e.message); end
function f42 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.x, c{j}] = second_missing (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f42 (3); catch e, disp (e.message); end
function f43 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.v{i}, u.w(i)] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f43 (3); catch e, disp (e.message); end
function f44 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.v{i}, u.w(i)] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f44 (0); catch e, disp (e.message); end
function f45 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.v{i}, u.w(i)] = two (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f45 (3); catch e, disp (e.message); end
function f46 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.v{i}, u.w(i)] = deal (s(j).y, s(i).x);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f46 (3); catch e, disp (e.message); end
function f47 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.v{i}, u.w(i)] = fails ();
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f47 (3); catch e, disp (e.message); end
function f48 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).z, t] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f48 (3); catch e, disp (e.message); end
function f49 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).z, t] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f49 (3); catch e, disp (e.message); end
function f50 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).z, t] = size (ones (2, 5));
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f50 (3); catch e, disp (e.message); end
function f51 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).z, t] = deal ('ab', {1});
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f51 (3); catch e, disp (e.message); end
function f52 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(end+1).x, t] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f52 (3); catch e, disp (e.message); end
function f53 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(end+1).x, t] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f53 (1); catch e, disp (e.message); end
function f54 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(end+1).x, t] = max ([3 9 4]);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f54 (3); catch e, disp (e.message); end
function f55 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(end+1).x, t] = second_missing (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f55 (3); catch e, disp (e.message); end
function f56 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.s(i).x, u.s(j).x] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f56 (3); catch e, disp (e.message); end
function f57 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.s(i).x, u.s(j).x] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f57 (0); catch e, disp (e.message); end
function f58 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.s(i).x, u.s(j).x] = two (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f58 (3); catch e, disp (e.message); end
function f59 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.s(i).x, u.s(j).x] = deal (s(j).y, s(i).x);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f59 (3); catch e, disp (e.message); end
function f60 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [u.s(i).x, u.s(j).x] = fails ();
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f60 (3); catch e, disp (e.message); end
function f61 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(b).x, t] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f61 (3); catch e, disp (e.message); end
function f62 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(b).x, t] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f62 (3); catch e, disp (e.message); end
function f63 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(b).x, t] = size (ones (2, 5));
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f63 (3); catch e, disp (e.message); end
function f64 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(b).x, t] = deal ('ab', {1});
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f64 (3); catch e, disp (e.message); end
function f65 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x(j), s(i).y] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f65 (3); catch e, disp (e.message); end
function f66 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x(j), s(i).y] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f66 (1); catch e, disp (e.message); end
function f67 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x(j), s(i).y] = max ([3 9 4]);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f67 (3); catch e, disp (e.message); end
function f68 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i).x(j), s(i).y] = second_missing (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f68 (3); catch e, disp (e.message); end
function f69 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [new(i).x, new(j).y] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f69 (3); catch e, disp (e.message); end
function f70 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [new(i).x, new(j).y] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f70 (0); catch e, disp (e.message); end
function f71 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [new(i).x, new(j).y] = two (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f71 (3); catch e, disp (e.message); end
function f72 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [new(i).x, new(j).y] = deal (s(j).y, s(i).x);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f72 (3); catch e, disp (e.message); end
function f73 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [new(i).x, new(j).y] = fails ();
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f73 (3); catch e, disp (e.message); end
function f74 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i:i).x, t] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f74 (3); catch e, disp (e.message); end
function f75 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i:i).x, t] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f75 (3); catch e, disp (e.message); end
function f76 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i:i).x, t] = size (ones (2, 5));
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f76 (3); catch e, disp (e.message); end
function f77 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [s(i:i).x, t] = deal ('ab', {1});
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f77 (3); catch e, disp (e.message); end
function f78 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [e(i).x, e(i).y] = deal (i, j + 10);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f78 (3); catch e, disp (e.message); end
function f79 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [e(i).x, e(i).y] = deal (7);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f79 (1); catch e, disp (e.message); end
function f80 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [e(i).x, e(i).y] = max ([3 9 4]);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f80 (3); catch e, disp (e.message); end
function f81 (rounds)
  s = struct ('x', {1, 2, 3, 4}, 'y', {5, 6, 7, 8});
  e = []; t = 0; b = true; c = {1, 2, 3, 4}; u.x = 1; u.y = 2; u.v = {}; u.w = []; u.s = s;
  for i = 1:rounds
    j = i + 1;
    [e(i).x, e(i).y] = second_missing (i);
    if t > 100, break; end
  end
  show (s, t, c, u);
end
try, f81 (3); catch e, disp (e.message); end
function f82 (i)
  s = struct ('x', {1, 2}, 'y', {5, 6});
  t = 0; [s(i).x, t] = deal (1, 2);
  disp (size (s)); disp (t);
end
try, f82 (0); catch e, disp (e.message); end
function f83 (i)
  s = struct ('x', {1, 2}, 'y', {5, 6});
  t = 0; [s(i).x, t] = deal (1, 2);
  disp (size (s)); disp (t);
end
try, f83 (1.5); catch e, disp (e.message); end
function f84 (i)
  s = struct ('x', {1, 2}, 'y', {5, 6});
  t = 0; [s(i).x, t] = deal (1, 2);
  disp (size (s)); disp (t);
end
try, f84 (-1); catch e, disp (e.message); end
function f85 (i)
  s = struct ('x', {1, 2}, 'y', {5, 6});
  t = 0; [s(i).x, t] = deal (1, 2);
  disp (size (s)); disp (t);
end
try, f85 (9); catch e, disp (e.message); end
function f86 (i)
  s = struct ('x', {1, 2}, 'y', {5, 6});
  t = 0; [s(i).x, t] = deal (1, 2);
  disp (size (s)); disp (t);
end
try, f86 ([1 2]); catch e, disp (e.message); end
function f87 (i)
  s = struct ('x', {1, 2}, 'y', {5, 6});
  t = 0; [s(i).x, t] = deal (1, 2);
  disp (size (s)); disp (t);
end
try, f87 ([]); catch e, disp (e.message); end
function f88 (i)
  s = struct ('x', {1, 2}, 'y', {5, 6});
  t = 0; [s(i).x, t] = deal (1, 2);
  disp (size (s)); disp (t);
end
try, f88 (false); catch e, disp (e.message); end
function f89 (i)
  s = struct ('x', {1, 2}, 'y', {5, 6});
  t = 0; [s(i).x, t] = deal (1, 2);
  disp (size (s)); disp (t);
end
try, f89 ('a'); catch e, disp (e.message); end
