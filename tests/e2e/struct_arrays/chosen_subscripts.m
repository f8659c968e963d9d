% Subscripts chosen among those that an array has been read with: ways to choose by what is set,
% with arrays that grow, shrink and are made anew in between, and 0, 1 and 3 rounds.
1;
function p = start ()
  p = struct ('v', {1, 5, 2}, 'next', {2, 3, 0}, 'other', {3, 0, 0});
end
function show (p, y)
  printf ('%d %d:', numel (p), y);
  for k = 1:numel (p), printf (' %s,%s,%s', mat2str (p(k).v), mat2str (p(k).next), mat2str (p(k).other)); end
  f = fieldnames (p)'; printf (' %s', f{:}); disp ('');
end
function f1 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; at = p(at).next; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f1 (1, 3); catch err, disp (err.message); end
try, f1 (0, 1); catch err, disp (err.message); end
function f2 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; at = p(at).next; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f2 (3, 1); catch err, disp (err.message); end
try, f2 (1, 2); catch err, disp (err.message); end
function f3 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; at = p(at).next; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f3 (1, 3); catch err, disp (err.message); end
try, f3 (0, 1); catch err, disp (err.message); end
function f4 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; at = p(at).next; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f4 (3, 1); catch err, disp (err.message); end
try, f4 (1, 2); catch err, disp (err.message); end
function f5 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; at = p(at).next; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f5 (1, 3); catch err, disp (err.message); end
try, f5 (0, 1); catch err, disp (err.message); end
function f6 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v > v, at = p(at).next; else, at = p(at).other; end, end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f6 (3, 1); catch err, disp (err.message); end
try, f6 (1, 2); catch err, disp (err.message); end
function f7 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v > v, at = p(at).next; else, at = p(at).other; end, end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f7 (1, 3); catch err, disp (err.message); end
try, f7 (0, 1); catch err, disp (err.message); end
function f8 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v > v, at = p(at).next; else, at = p(at).other; end, end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f8 (3, 1); catch err, disp (err.message); end
try, f8 (1, 2); catch err, disp (err.message); end
function f9 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v > v, at = p(at).next; else, at = p(at).other; end, end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f9 (1, 3); catch err, disp (err.message); end
try, f9 (0, 1); catch err, disp (err.message); end
function f10 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v > v, at = p(at).next; else, at = p(at).other; end, end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f10 (3, 1); catch err, disp (err.message); end
try, f10 (1, 2); catch err, disp (err.message); end
function f11 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, if p(at).v > 3, par = at; end, at = p(at).next; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f11 (1, 3); catch err, disp (err.message); end
try, f11 (0, 1); catch err, disp (err.message); end
function f12 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, if p(at).v > 3, par = at; end, at = p(at).next; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f12 (3, 1); catch err, disp (err.message); end
try, f12 (1, 2); catch err, disp (err.message); end
function f13 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, if p(at).v > 3, par = at; end, at = p(at).next; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f13 (1, 3); catch err, disp (err.message); end
try, f13 (0, 1); catch err, disp (err.message); end
function f14 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, if p(at).v > 3, par = at; end, at = p(at).next; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f14 (3, 1); catch err, disp (err.message); end
try, f14 (1, 2); catch err, disp (err.message); end
function f15 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, if p(at).v > 3, par = at; end, at = p(at).next; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f15 (1, 3); catch err, disp (err.message); end
try, f15 (0, 1); catch err, disp (err.message); end
function f16 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at + v; if at > 0, at = p(at).next; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f16 (3, 1); catch err, disp (err.message); end
try, f16 (1, 2); catch err, disp (err.message); end
function f17 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at + v; if at > 0, at = p(at).next; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f17 (1, 3); catch err, disp (err.message); end
try, f17 (0, 1); catch err, disp (err.message); end
function f18 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at + v; if at > 0, at = p(at).next; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f18 (3, 1); catch err, disp (err.message); end
try, f18 (1, 2); catch err, disp (err.message); end
function f19 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at + v; if at > 0, at = p(at).next; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f19 (1, 3); catch err, disp (err.message); end
try, f19 (0, 1); catch err, disp (err.message); end
function f20 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at + v; if at > 0, at = p(at).next; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f20 (3, 1); catch err, disp (err.message); end
try, f20 (1, 2); catch err, disp (err.message); end
function f21 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    old = 0; while at > 0, old = par; par = at; at = p(at).next; end, if old, par = old; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f21 (1, 3); catch err, disp (err.message); end
try, f21 (0, 1); catch err, disp (err.message); end
function f22 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    old = 0; while at > 0, old = par; par = at; at = p(at).next; end, if old, par = old; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f22 (3, 1); catch err, disp (err.message); end
try, f22 (1, 2); catch err, disp (err.message); end
function f23 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    old = 0; while at > 0, old = par; par = at; at = p(at).next; end, if old, par = old; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f23 (1, 3); catch err, disp (err.message); end
try, f23 (0, 1); catch err, disp (err.message); end
function f24 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    old = 0; while at > 0, old = par; par = at; at = p(at).next; end, if old, par = old; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f24 (3, 1); catch err, disp (err.message); end
try, f24 (1, 2); catch err, disp (err.message); end
function f25 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    old = 0; while at > 0, old = par; par = at; at = p(at).next; end, if old, par = old; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f25 (1, 3); catch err, disp (err.message); end
try, f25 (0, 1); catch err, disp (err.message); end
function f26 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v == v, p(at).v = 9; break, end, at = p(at).next; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f26 (3, 1); catch err, disp (err.message); end
try, f26 (1, 2); catch err, disp (err.message); end
function f27 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v == v, p(at).v = 9; break, end, at = p(at).next; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f27 (1, 3); catch err, disp (err.message); end
try, f27 (0, 1); catch err, disp (err.message); end
function f28 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v == v, p(at).v = 9; break, end, at = p(at).next; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f28 (3, 1); catch err, disp (err.message); end
try, f28 (1, 2); catch err, disp (err.message); end
function f29 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v == v, p(at).v = 9; break, end, at = p(at).next; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f29 (1, 3); catch err, disp (err.message); end
try, f29 (0, 1); catch err, disp (err.message); end
function f30 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0, par = at; if p(at).v == v, p(at).v = 9; break, end, at = p(at).next; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f30 (3, 1); catch err, disp (err.message); end
try, f30 (1, 2); catch err, disp (err.message); end
function f31 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    for j = 1:v, if j <= numel (p) && p(j).v > 1, par = j; end, end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f31 (1, 3); catch err, disp (err.message); end
try, f31 (0, 1); catch err, disp (err.message); end
function f32 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    for j = 1:v, if j <= numel (p) && p(j).v > 1, par = j; end, end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f32 (3, 1); catch err, disp (err.message); end
try, f32 (1, 2); catch err, disp (err.message); end
function f33 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    for j = 1:v, if j <= numel (p) && p(j).v > 1, par = j; end, end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f33 (1, 3); catch err, disp (err.message); end
try, f33 (0, 1); catch err, disp (err.message); end
function f34 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    for j = 1:v, if j <= numel (p) && p(j).v > 1, par = j; end, end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f34 (3, 1); catch err, disp (err.message); end
try, f34 (1, 2); catch err, disp (err.message); end
function f35 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    for j = 1:v, if j <= numel (p) && p(j).v > 1, par = j; end, end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f35 (1, 3); catch err, disp (err.message); end
try, f35 (0, 1); catch err, disp (err.message); end
function f36 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at; x = p(max (at, 1)).v;
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f36 (3, 1); catch err, disp (err.message); end
try, f36 (1, 2); catch err, disp (err.message); end
function f37 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at; x = p(max (at, 1)).v;
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f37 (1, 3); catch err, disp (err.message); end
try, f37 (0, 1); catch err, disp (err.message); end
function f38 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at; x = p(max (at, 1)).v;
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f38 (3, 1); catch err, disp (err.message); end
try, f38 (1, 2); catch err, disp (err.message); end
function f39 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at; x = p(max (at, 1)).v;
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f39 (1, 3); catch err, disp (err.message); end
try, f39 (0, 1); catch err, disp (err.message); end
function f40 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    par = at; x = p(max (at, 1)).v;
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f40 (3, 1); catch err, disp (err.message); end
try, f40 (1, 2); catch err, disp (err.message); end
function f41 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    q = p; while at > 0, par = at; at = q(at).next; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f41 (1, 3); catch err, disp (err.message); end
try, f41 (0, 1); catch err, disp (err.message); end
function f42 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    q = p; while at > 0, par = at; at = q(at).next; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f42 (3, 1); catch err, disp (err.message); end
try, f42 (1, 2); catch err, disp (err.message); end
function f43 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    q = p; while at > 0, par = at; at = q(at).next; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f43 (1, 3); catch err, disp (err.message); end
try, f43 (0, 1); catch err, disp (err.message); end
function f44 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    q = p; while at > 0, par = at; at = q(at).next; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f44 (3, 1); catch err, disp (err.message); end
try, f44 (1, 2); catch err, disp (err.message); end
function f45 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    q = p; while at > 0, par = at; at = q(at).next; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f45 (1, 3); catch err, disp (err.message); end
try, f45 (0, 1); catch err, disp (err.message); end
function f46 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if numel (p) > v, p(end) = []; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f46 (3, 2); catch err, disp (err.message); end
try, f46 (3, 3); catch err, disp (err.message); end
try, f46 (2, 1); catch err, disp (err.message); end
function f47 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if numel (p) > v, p(end) = []; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f47 (3, 2); catch err, disp (err.message); end
try, f47 (3, 3); catch err, disp (err.message); end
try, f47 (2, 1); catch err, disp (err.message); end
function f48 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if numel (p) > v, p(end) = []; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f48 (3, 2); catch err, disp (err.message); end
try, f48 (3, 3); catch err, disp (err.message); end
try, f48 (2, 1); catch err, disp (err.message); end
function f49 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if numel (p) > v, p(end) = []; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f49 (3, 2); catch err, disp (err.message); end
try, f49 (3, 3); catch err, disp (err.message); end
try, f49 (2, 1); catch err, disp (err.message); end
function f50 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if numel (p) > v, p(end) = []; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f50 (3, 2); catch err, disp (err.message); end
try, f50 (3, 3); catch err, disp (err.message); end
try, f50 (2, 1); catch err, disp (err.message); end
function f51 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if v == 2, p = start (); p(2:end) = []; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f51 (3, 2); catch err, disp (err.message); end
try, f51 (3, 3); catch err, disp (err.message); end
try, f51 (2, 1); catch err, disp (err.message); end
function f52 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if v == 2, p = start (); p(2:end) = []; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f52 (3, 2); catch err, disp (err.message); end
try, f52 (3, 3); catch err, disp (err.message); end
try, f52 (2, 1); catch err, disp (err.message); end
function f53 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if v == 2, p = start (); p(2:end) = []; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f53 (3, 2); catch err, disp (err.message); end
try, f53 (3, 3); catch err, disp (err.message); end
try, f53 (2, 1); catch err, disp (err.message); end
function f54 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if v == 2, p = start (); p(2:end) = []; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f54 (3, 2); catch err, disp (err.message); end
try, f54 (3, 3); catch err, disp (err.message); end
try, f54 (2, 1); catch err, disp (err.message); end
function f55 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    while at > 0 && at <= numel (p), par = at; at = p(at).next; end, if v == 2, p = start (); p(2:end) = []; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f55 (3, 2); catch err, disp (err.message); end
try, f55 (3, 3); catch err, disp (err.message); end
try, f55 (2, 1); catch err, disp (err.message); end
function f56 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    if k > 1, par = last; end, while at > 0 && at <= numel (p), last = at; at = p(at).next; end, if v == 3, p(numel (p)) = []; end
    p(par).next = numel (p) + v + 1;
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f56 (3, 2); catch err, disp (err.message); end
try, f56 (3, 3); catch err, disp (err.message); end
try, f56 (2, 1); catch err, disp (err.message); end
function f57 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    if k > 1, par = last; end, while at > 0 && at <= numel (p), last = at; at = p(at).next; end, if v == 3, p(numel (p)) = []; end
    if par > 0, p(par).v = k; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f57 (3, 2); catch err, disp (err.message); end
try, f57 (3, 3); catch err, disp (err.message); end
try, f57 (2, 1); catch err, disp (err.message); end
function f58 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    if k > 1, par = last; end, while at > 0 && at <= numel (p), last = at; at = p(at).next; end, if v == 3, p(numel (p)) = []; end
    if par == 0, y = y - 1; else, p(par).other = 0; p(par).v = par; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f58 (3, 2); catch err, disp (err.message); end
try, f58 (3, 3); catch err, disp (err.message); end
try, f58 (2, 1); catch err, disp (err.message); end
function f59 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    if k > 1, par = last; end, while at > 0 && at <= numel (p), last = at; at = p(at).next; end, if v == 3, p(numel (p)) = []; end
    p(end+1).v = k; p(end).next = 0; p(end).other = 0; if par, p(par).v = 7; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f59 (3, 2); catch err, disp (err.message); end
try, f59 (3, 3); catch err, disp (err.message); end
try, f59 (2, 1); catch err, disp (err.message); end
function f60 (rounds, v)
  p = start (); y = 0; last = 0;
  for k = 1:rounds
    at = 1; par = 0;
    if k > 1, par = last; end, while at > 0 && at <= numel (p), last = at; at = p(at).next; end, if v == 3, p(numel (p)) = []; end
    if par > 0, p(par).w = 1; end
    if numel (p) > 8, break; end
  end
  show (p, y);
end
try, f60 (3, 2); catch err, disp (err.message); end
try, f60 (3, 3); catch err, disp (err.message); end
try, f60 (2, 1); catch err, disp (err.message); end
