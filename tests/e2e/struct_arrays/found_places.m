% Subscripts that are arrays as far as is known, where one struct is needed: ways to find them by
% what is done, with none, one and two found, in loops that run 0, 1 and 3 times.
1;
function r = f (x)
  printf ('f'); r = x;
end
function show (s, y)
  for k = 1:numel (s), printf ('%s %s %s [%s], ', s(k).name, mat2str (s(k).n), mat2str (s(k).m), mat2str (s(k).l)); end
  disp (y);
end
function s = start ()
  s = struct ('name', {'a', 'b', 'c'}, 'n', {1, 2, 2}, 'm', {4, 5, 6}, 'l', {[1 2], [3 4], [5 6]});
end
function g1 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = s(k).n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g1 (1, 3); catch e, disp (e.message); end
try, g1 (2, 1); catch e, disp (e.message); end
try, g1 (7, 0); catch e, disp (e.message); end
function g2 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = 2 * s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g2 (1, 1); catch e, disp (e.message); end
try, g2 (3, 1); catch e, disp (e.message); end
function g3 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = s(k).n - s(k).m;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g3 (1, 1); catch e, disp (e.message); end
try, g3 (3, 1); catch e, disp (e.message); end
function g4 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = -s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g4 (1, 3); catch e, disp (e.message); end
try, g4 (2, 1); catch e, disp (e.message); end
try, g4 (7, 0); catch e, disp (e.message); end
function g5 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = s(k).n == 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g5 (1, 1); catch e, disp (e.message); end
try, g5 (3, 1); catch e, disp (e.message); end
function g6 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    s(k).n = 9;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g6 (1, 1); catch e, disp (e.message); end
try, g6 (3, 1); catch e, disp (e.message); end
function g7 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    s(k).n += 5;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g7 (1, 1); catch e, disp (e.message); end
try, g7 (3, 1); catch e, disp (e.message); end
function g8 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    s(k).l(2) = 8;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g8 (1, 1); catch e, disp (e.message); end
try, g8 (3, 1); catch e, disp (e.message); end
function g9 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    s(k).l(end+1) = v;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g9 (1, 3); catch e, disp (e.message); end
try, g9 (2, 1); catch e, disp (e.message); end
try, g9 (7, 0); catch e, disp (e.message); end
function g10 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    s(k).name = 'new'; s(k).m = 0;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g10 (1, 1); catch e, disp (e.message); end
try, g10 (3, 1); catch e, disp (e.message); end
function g11 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    if s(k).n > 1, y = 7; end
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g11 (1, 1); catch e, disp (e.message); end
try, g11 (3, 1); catch e, disp (e.message); end
function g12 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = s(k).n ^ 2 + k(1);
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g12 (1, 1); catch e, disp (e.message); end
try, g12 (3, 1); catch e, disp (e.message); end
function g13 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    t = s(k); y = t.n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g13 (1, 1); catch e, disp (e.message); end
try, g13 (3, 1); catch e, disp (e.message); end
function g14 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = ~s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g14 (1, 3); catch e, disp (e.message); end
try, g14 (2, 1); catch e, disp (e.message); end
try, g14 (7, 0); catch e, disp (e.message); end
function g15 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = (f (1) + s(k).n) * 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g15 (1, 1); catch e, disp (e.message); end
try, g15 (3, 1); catch e, disp (e.message); end
function g16 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] == v);
    y = s(k).n + f (2);
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g16 (1, 1); catch e, disp (e.message); end
try, g16 (3, 1); catch e, disp (e.message); end
function g17 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = s(k).n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g17 (1, 1); catch e, disp (e.message); end
try, g17 (3, 1); catch e, disp (e.message); end
function g18 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = 2 * s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g18 (1, 1); catch e, disp (e.message); end
try, g18 (3, 1); catch e, disp (e.message); end
function g19 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = s(k).n - s(k).m;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g19 (1, 3); catch e, disp (e.message); end
try, g19 (2, 1); catch e, disp (e.message); end
try, g19 (7, 0); catch e, disp (e.message); end
function g20 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = -s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g20 (1, 1); catch e, disp (e.message); end
try, g20 (3, 1); catch e, disp (e.message); end
function g21 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = s(k).n == 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g21 (1, 1); catch e, disp (e.message); end
try, g21 (3, 1); catch e, disp (e.message); end
function g22 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    s(k).n = 9;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g22 (1, 3); catch e, disp (e.message); end
try, g22 (2, 1); catch e, disp (e.message); end
try, g22 (7, 0); catch e, disp (e.message); end
function g23 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    s(k).n = s(k).n + 10; s(k).m = s(k).n * 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g23 (1, 1); catch e, disp (e.message); end
try, g23 (3, 1); catch e, disp (e.message); end
function g24 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    s(k).n += 5;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g24 (1, 1); catch e, disp (e.message); end
try, g24 (3, 1); catch e, disp (e.message); end
function g25 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    s(k).l(2) = 8;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g25 (1, 3); catch e, disp (e.message); end
try, g25 (2, 1); catch e, disp (e.message); end
try, g25 (7, 0); catch e, disp (e.message); end
function g26 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    s(k).l(end+1) = v;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g26 (1, 1); catch e, disp (e.message); end
try, g26 (3, 1); catch e, disp (e.message); end
function g27 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    s(k).name = 'new'; s(k).m = 0;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g27 (1, 1); catch e, disp (e.message); end
try, g27 (3, 1); catch e, disp (e.message); end
function g28 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    if s(k).n > 1, y = 7; end
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g28 (1, 3); catch e, disp (e.message); end
try, g28 (2, 1); catch e, disp (e.message); end
try, g28 (7, 0); catch e, disp (e.message); end
function g29 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    if ~isempty (k), s(k).m = s(k).n * 3; y = numel (k); end
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g29 (1, 1); catch e, disp (e.message); end
try, g29 (3, 1); catch e, disp (e.message); end
function g30 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = s(k).n ^ 2 + k(1);
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g30 (1, 1); catch e, disp (e.message); end
try, g30 (3, 1); catch e, disp (e.message); end
function g31 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    t = s(k); y = t.n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g31 (1, 3); catch e, disp (e.message); end
try, g31 (2, 1); catch e, disp (e.message); end
try, g31 (7, 0); catch e, disp (e.message); end
function g32 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = ~s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g32 (1, 1); catch e, disp (e.message); end
try, g32 (3, 1); catch e, disp (e.message); end
function g33 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = (f (1) + s(k).n) * 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g33 (1, 1); catch e, disp (e.message); end
try, g33 (3, 1); catch e, disp (e.message); end
function g34 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find (strcmp ({s.name}, 'b'));
    y = s(k).n + f (2);
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g34 (1, 3); catch e, disp (e.message); end
try, g34 (2, 1); catch e, disp (e.message); end
try, g34 (7, 0); catch e, disp (e.message); end
function g35 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] > v)';
    y = s(k).n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g35 (1, 1); catch e, disp (e.message); end
try, g35 (3, 1); catch e, disp (e.message); end
function g36 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] > v)';
    y = s(k).n - s(k).m;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g36 (1, 1); catch e, disp (e.message); end
try, g36 (3, 1); catch e, disp (e.message); end
function g37 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] > v)';
    y = s(k).n == 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g37 (1, 3); catch e, disp (e.message); end
try, g37 (2, 1); catch e, disp (e.message); end
try, g37 (7, 0); catch e, disp (e.message); end
function g38 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] > v)';
    s(k).l(2) = 8;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g38 (1, 1); catch e, disp (e.message); end
try, g38 (3, 1); catch e, disp (e.message); end
function g39 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] > v)';
    s(k).name = 'new'; s(k).m = 0;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g39 (1, 3); catch e, disp (e.message); end
try, g39 (2, 1); catch e, disp (e.message); end
try, g39 (7, 0); catch e, disp (e.message); end
function g40 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] > v)';
    t = s(k); y = t.n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g40 (1, 1); catch e, disp (e.message); end
try, g40 (3, 1); catch e, disp (e.message); end
function g41 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] > v)';
    y = (f (1) + s(k).n) * 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g41 (1, 3); catch e, disp (e.message); end
try, g41 (2, 1); catch e, disp (e.message); end
try, g41 (7, 0); catch e, disp (e.message); end
function g42 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    y = 2 * s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g42 (1, 1); catch e, disp (e.message); end
try, g42 (3, 1); catch e, disp (e.message); end
function g43 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    y = -s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g43 (1, 3); catch e, disp (e.message); end
try, g43 (2, 1); catch e, disp (e.message); end
try, g43 (7, 0); catch e, disp (e.message); end
function g44 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    s(k).n = 9;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g44 (1, 1); catch e, disp (e.message); end
try, g44 (3, 1); catch e, disp (e.message); end
function g45 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    s(k).n += 5;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g45 (1, 1); catch e, disp (e.message); end
try, g45 (3, 1); catch e, disp (e.message); end
function g46 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    s(k).l(end+1) = v;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g46 (1, 3); catch e, disp (e.message); end
try, g46 (2, 1); catch e, disp (e.message); end
try, g46 (7, 0); catch e, disp (e.message); end
function g47 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    if s(k).n > 1, y = 7; end
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g47 (1, 1); catch e, disp (e.message); end
try, g47 (3, 1); catch e, disp (e.message); end
function g48 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    y = s(k).n ^ 2 + k(1);
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g48 (1, 1); catch e, disp (e.message); end
try, g48 (3, 1); catch e, disp (e.message); end
function g49 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    y = ~s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g49 (1, 3); catch e, disp (e.message); end
try, g49 (2, 1); catch e, disp (e.message); end
try, g49 (7, 0); catch e, disp (e.message); end
function g50 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = [v v];
    y = s(k).n + f (2);
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g50 (1, 1); catch e, disp (e.message); end
try, g50 (3, 1); catch e, disp (e.message); end
function g51 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = v(v > 2);
    y = s(k).n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g51 (1, 1); catch e, disp (e.message); end
try, g51 (3, 1); catch e, disp (e.message); end
function g52 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = v(v > 2);
    y = s(k).n - s(k).m;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g52 (1, 3); catch e, disp (e.message); end
try, g52 (2, 1); catch e, disp (e.message); end
try, g52 (7, 0); catch e, disp (e.message); end
function g53 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = v(v > 2);
    y = s(k).n == 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g53 (1, 1); catch e, disp (e.message); end
try, g53 (3, 1); catch e, disp (e.message); end
function g54 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = v(v > 2);
    s(k).l(2) = 8;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g54 (1, 3); catch e, disp (e.message); end
try, g54 (2, 1); catch e, disp (e.message); end
try, g54 (7, 0); catch e, disp (e.message); end
function g55 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = v(v > 2);
    s(k).name = 'new'; s(k).m = 0;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g55 (1, 1); catch e, disp (e.message); end
try, g55 (3, 1); catch e, disp (e.message); end
function g56 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = v(v > 2);
    t = s(k); y = t.n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g56 (1, 3); catch e, disp (e.message); end
try, g56 (2, 1); catch e, disp (e.message); end
try, g56 (7, 0); catch e, disp (e.message); end
function g57 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = v(v > 2);
    y = (f (1) + s(k).n) * 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g57 (1, 1); catch e, disp (e.message); end
try, g57 (3, 1); catch e, disp (e.message); end
function g58 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    y = 2 * s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g58 (1, 3); catch e, disp (e.message); end
try, g58 (2, 1); catch e, disp (e.message); end
try, g58 (7, 0); catch e, disp (e.message); end
function g59 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    y = -s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g59 (1, 1); catch e, disp (e.message); end
try, g59 (3, 1); catch e, disp (e.message); end
function g60 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    s(k).n = 9;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g60 (1, 1); catch e, disp (e.message); end
try, g60 (3, 1); catch e, disp (e.message); end
function g61 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    s(k).n += 5;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g61 (1, 3); catch e, disp (e.message); end
try, g61 (2, 1); catch e, disp (e.message); end
try, g61 (7, 0); catch e, disp (e.message); end
function g62 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    s(k).l(end+1) = v;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g62 (1, 1); catch e, disp (e.message); end
try, g62 (3, 1); catch e, disp (e.message); end
function g63 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    if s(k).n > 1, y = 7; end
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g63 (1, 1); catch e, disp (e.message); end
try, g63 (3, 1); catch e, disp (e.message); end
function g64 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    y = s(k).n ^ 2 + k(1);
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g64 (1, 3); catch e, disp (e.message); end
try, g64 (2, 1); catch e, disp (e.message); end
try, g64 (7, 0); catch e, disp (e.message); end
function g65 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    y = ~s(k).n;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g65 (1, 1); catch e, disp (e.message); end
try, g65 (3, 1); catch e, disp (e.message); end
function g66 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = reshape (v, 1, 1);
    y = s(k).n + f (2);
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g66 (1, 1); catch e, disp (e.message); end
try, g66 (3, 1); catch e, disp (e.message); end
function g67 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] < v) + 2;
    y = s(k).n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g67 (1, 3); catch e, disp (e.message); end
try, g67 (2, 1); catch e, disp (e.message); end
try, g67 (7, 0); catch e, disp (e.message); end
function g68 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] < v) + 2;
    y = s(k).n - s(k).m;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g68 (1, 1); catch e, disp (e.message); end
try, g68 (3, 1); catch e, disp (e.message); end
function g69 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] < v) + 2;
    y = s(k).n == 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g69 (1, 1); catch e, disp (e.message); end
try, g69 (3, 1); catch e, disp (e.message); end
function g70 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] < v) + 2;
    s(k).l(2) = 8;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g70 (1, 1); catch e, disp (e.message); end
try, g70 (3, 1); catch e, disp (e.message); end
function g71 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] < v) + 2;
    s(k).name = 'new'; s(k).m = 0;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g71 (1, 1); catch e, disp (e.message); end
try, g71 (3, 1); catch e, disp (e.message); end
function g72 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] < v) + 2;
    t = s(k); y = t.n + 1;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g72 (1, 1); catch e, disp (e.message); end
try, g72 (3, 1); catch e, disp (e.message); end
function g73 (v, rounds)
  s = start (); y = 0;
  for round = 1:rounds
    k = find ([s.n] < v) + 2;
    y = (f (1) + s(k).n) * 2;
    v = v + 1;
    if round > 1 && y > 5, break; end
  end
  show (s, y);
end
try, g73 (1, 1); catch e, disp (e.message); end
try, g73 (3, 1); catch e, disp (e.message); end
function r = of_fields (t, v)
  k = find ([t.s.n] == v);
  r = t.s(k).n * 2 < t.s(k).m - t.s(k).n;
end
function t = set_in_fields (t, v)
  k = find (strcmp ({t.s.name}, v));
  if t.s(k).n < t.s(k).m, t.s(k).n = t.s(k).n + 1; end
end
t.s = start ();
for v = 0:2
  try, disp (of_fields (t, v)); catch e, disp (e.message); end
end
for v = {'a', 'c', 'x'}
  try, t = set_in_fields (t, v{1}); show (t.s, 0); catch e, disp (e.message); end
end
