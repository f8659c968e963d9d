% Deletions in fields of structs: every value by every subscript, straight, in loops that run
% 0, 1 and 3 times, in structs in structs, and through a function.
1;
function s = shorter (s, k)
  s.q(k) = [];
  s.n = s.n - 1;
end
function [s, v] = taken (s)
  v = s.q(s.n);
  s.q(s.n) = [];
  s.n = s.n - 1;
end
function show (v)
  if isstruct (v), v = [v.x]; end
  if iscell (v), v = numel (v); end
  printf (' %s[%s] %s\n', class (v), num2str (size (v)), mat2str (double (v)));
end
function f1 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(1) = [];
  show (s.q);
end
try, f1 (); catch e, disp (e.message); end
function f2 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(end) = [];
  show (s.q);
end
try, f2 (); catch e, disp (e.message); end
function f3 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q([1 2]) = [];
  show (s.q);
end
try, f3 (); catch e, disp (e.message); end
function f4 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(:) = [];
  show (s.q);
end
try, f4 (); catch e, disp (e.message); end
function f5 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q([]) = [];
  show (s.q);
end
try, f5 (); catch e, disp (e.message); end
function f6 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(9) = [];
  show (s.q);
end
try, f6 (); catch e, disp (e.message); end
function f7 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(0) = [];
  show (s.q);
end
try, f7 (); catch e, disp (e.message); end
function f8 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(1.5) = [];
  show (s.q);
end
try, f8 (); catch e, disp (e.message); end
function f9 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(k) = [];
  show (s.q);
end
try, f9 (); catch e, disp (e.message); end
function f10 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(logical ([1 0 1])) = [];
  show (s.q);
end
try, f10 (); catch e, disp (e.message); end
function f11 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(1, :) = [];
  show (s.q);
end
try, f11 (); catch e, disp (e.message); end
function f12 ()
  k = 2; s.n = 1; s.q = 1:5;
  s.q(:, 1) = [];
  show (s.q);
end
try, f12 (); catch e, disp (e.message); end
function f13 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(1) = [];
  show (s.q);
end
try, f13 (); catch e, disp (e.message); end
function f14 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(end) = [];
  show (s.q);
end
try, f14 (); catch e, disp (e.message); end
function f15 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q([1 2]) = [];
  show (s.q);
end
try, f15 (); catch e, disp (e.message); end
function f16 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(:) = [];
  show (s.q);
end
try, f16 (); catch e, disp (e.message); end
function f17 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q([]) = [];
  show (s.q);
end
try, f17 (); catch e, disp (e.message); end
function f18 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(9) = [];
  show (s.q);
end
try, f18 (); catch e, disp (e.message); end
function f19 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(0) = [];
  show (s.q);
end
try, f19 (); catch e, disp (e.message); end
function f20 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(1.5) = [];
  show (s.q);
end
try, f20 (); catch e, disp (e.message); end
function f21 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(k) = [];
  show (s.q);
end
try, f21 (); catch e, disp (e.message); end
function f22 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(logical ([1 0 1])) = [];
  show (s.q);
end
try, f22 (); catch e, disp (e.message); end
function f23 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(1, :) = [];
  show (s.q);
end
try, f23 (); catch e, disp (e.message); end
function f24 ()
  k = 2; s.n = 1; s.q = magic (3);
  s.q(:, 1) = [];
  show (s.q);
end
try, f24 (); catch e, disp (e.message); end
function f25 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(1) = [];
  show (s.q);
end
try, f25 (); catch e, disp (e.message); end
function f26 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(end) = [];
  show (s.q);
end
try, f26 (); catch e, disp (e.message); end
function f27 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q([1 2]) = [];
  show (s.q);
end
try, f27 (); catch e, disp (e.message); end
function f28 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(:) = [];
  show (s.q);
end
try, f28 (); catch e, disp (e.message); end
function f29 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q([]) = [];
  show (s.q);
end
try, f29 (); catch e, disp (e.message); end
function f30 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(9) = [];
  show (s.q);
end
try, f30 (); catch e, disp (e.message); end
function f31 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(0) = [];
  show (s.q);
end
try, f31 (); catch e, disp (e.message); end
function f32 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(1.5) = [];
  show (s.q);
end
try, f32 (); catch e, disp (e.message); end
function f33 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(k) = [];
  show (s.q);
end
try, f33 (); catch e, disp (e.message); end
function f34 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(logical ([1 0 1])) = [];
  show (s.q);
end
try, f34 (); catch e, disp (e.message); end
function f35 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(1, :) = [];
  show (s.q);
end
try, f35 (); catch e, disp (e.message); end
function f36 ()
  k = 2; s.n = 1; s.q = {1, 'two', [3 3]};
  s.q(:, 1) = [];
  show (s.q);
end
try, f36 (); catch e, disp (e.message); end
function f37 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(1) = [];
  show (s.q);
end
try, f37 (); catch e, disp (e.message); end
function f38 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(end) = [];
  show (s.q);
end
try, f38 (); catch e, disp (e.message); end
function f39 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q([1 2]) = [];
  show (s.q);
end
try, f39 (); catch e, disp (e.message); end
function f40 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(:) = [];
  show (s.q);
end
try, f40 (); catch e, disp (e.message); end
function f41 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q([]) = [];
  show (s.q);
end
try, f41 (); catch e, disp (e.message); end
function f42 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(9) = [];
  show (s.q);
end
try, f42 (); catch e, disp (e.message); end
function f43 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(0) = [];
  show (s.q);
end
try, f43 (); catch e, disp (e.message); end
function f44 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(1.5) = [];
  show (s.q);
end
try, f44 (); catch e, disp (e.message); end
function f45 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(k) = [];
  show (s.q);
end
try, f45 (); catch e, disp (e.message); end
function f46 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(logical ([1 0 1])) = [];
  show (s.q);
end
try, f46 (); catch e, disp (e.message); end
function f47 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(1, :) = [];
  show (s.q);
end
try, f47 (); catch e, disp (e.message); end
function f48 ()
  k = 2; s.n = 1; s.q = struct ('x', {1, 2, 3});
  s.q(:, 1) = [];
  show (s.q);
end
try, f48 (); catch e, disp (e.message); end
function f49 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(1) = [];
  show (s.q);
end
try, f49 (); catch e, disp (e.message); end
function f50 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(end) = [];
  show (s.q);
end
try, f50 (); catch e, disp (e.message); end
function f51 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q([1 2]) = [];
  show (s.q);
end
try, f51 (); catch e, disp (e.message); end
function f52 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(:) = [];
  show (s.q);
end
try, f52 (); catch e, disp (e.message); end
function f53 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q([]) = [];
  show (s.q);
end
try, f53 (); catch e, disp (e.message); end
function f54 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(9) = [];
  show (s.q);
end
try, f54 (); catch e, disp (e.message); end
function f55 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(0) = [];
  show (s.q);
end
try, f55 (); catch e, disp (e.message); end
function f56 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(1.5) = [];
  show (s.q);
end
try, f56 (); catch e, disp (e.message); end
function f57 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(k) = [];
  show (s.q);
end
try, f57 (); catch e, disp (e.message); end
function f58 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(logical ([1 0 1])) = [];
  show (s.q);
end
try, f58 (); catch e, disp (e.message); end
function f59 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(1, :) = [];
  show (s.q);
end
try, f59 (); catch e, disp (e.message); end
function f60 ()
  k = 2; s.n = 1; s.q = [1+2i 3 4];
  s.q(:, 1) = [];
  show (s.q);
end
try, f60 (); catch e, disp (e.message); end
function f61 (rounds)
  s.q = 1:5; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 1:5; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 1:5; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f61 (0); catch e, disp (e.message); end
function f62 (rounds)
  s.q = 1:5; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 1:5; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 1:5; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f62 (1); catch e, disp (e.message); end
function f63 (rounds)
  s.q = 1:5; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 1:5; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 1:5; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f63 (3); catch e, disp (e.message); end
function f64 (rounds)
  s.q = 'abcde'; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 'abcde'; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 'abcde'; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f64 (0); catch e, disp (e.message); end
function f65 (rounds)
  s.q = 'abcde'; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 'abcde'; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 'abcde'; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f65 (1); catch e, disp (e.message); end
function f66 (rounds)
  s.q = 'abcde'; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 'abcde'; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 'abcde'; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f66 (3); catch e, disp (e.message); end
function f67 (rounds)
  s.q = {1, 'two', [3 3]}; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = {1, 'two', [3 3]}; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = {1, 'two', [3 3]}; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f67 (0); catch e, disp (e.message); end
function f68 (rounds)
  s.q = {1, 'two', [3 3]}; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = {1, 'two', [3 3]}; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = {1, 'two', [3 3]}; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f68 (1); catch e, disp (e.message); end
function f69 (rounds)
  s.q = {1, 'two', [3 3]}; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = {1, 'two', [3 3]}; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = {1, 'two', [3 3]}; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f69 (3); catch e, disp (e.message); end
function f70 (rounds)
  s.q = struct ('x', {1, 2, 3}); s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = struct ('x', {1, 2, 3}); u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = struct ('x', {1, 2, 3}); w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f70 (0); catch e, disp (e.message); end
function f71 (rounds)
  s.q = struct ('x', {1, 2, 3}); s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = struct ('x', {1, 2, 3}); u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = struct ('x', {1, 2, 3}); w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f71 (1); catch e, disp (e.message); end
function f72 (rounds)
  s.q = struct ('x', {1, 2, 3}); s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = struct ('x', {1, 2, 3}); u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = struct ('x', {1, 2, 3}); w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f72 (3); catch e, disp (e.message); end
function f73 (rounds)
  s.q = int8 ([5 6 7]); s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = int8 ([5 6 7]); u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = int8 ([5 6 7]); w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f73 (0); catch e, disp (e.message); end
function f74 (rounds)
  s.q = int8 ([5 6 7]); s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = int8 ([5 6 7]); u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = int8 ([5 6 7]); w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f74 (1); catch e, disp (e.message); end
function f75 (rounds)
  s.q = int8 ([5 6 7]); s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = int8 ([5 6 7]); u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = int8 ([5 6 7]); w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f75 (3); catch e, disp (e.message); end
function f76 (rounds)
  s.q = 7; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 7; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 7; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f76 (0); catch e, disp (e.message); end
function f77 (rounds)
  s.q = 7; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 7; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 7; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f77 (1); catch e, disp (e.message); end
function f78 (rounds)
  s.q = 7; s.n = numel (s.q); t.in = s;
  for k = 1:rounds
    s.q(1) = [];
    s.n = s.n - 1;
    t.in.q(t.in.n) = [];
    t.in.n -= 1;
    if k == 2 && s.n < 2, break; end
  end
  show (s.q); show (t.in.q);
  u.q = 7; u.n = numel (u.q);
  for k = 1:rounds
    u = shorter (u, 1);
  end
  show (u.q);
  w.n = 0; w.q = 7; w.n = numel (w.q);
  for k = 1:rounds, [w, v] = taken (w); show (v); end
  show (w.q);
end
try, f78 (3); catch e, disp (e.message); end
