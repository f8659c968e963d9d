% Targets that are lists of several values, or of none, and what is told before the right side.
1;
function v = say (v), printf ('say %s\n', class (v)); end
function attempt (k)
  x.a = {1, 2, 3}; y = {struct('a', 1), struct('a', 2)}; w = {struct('a', 1)}; z = {5}; n = {}; c = {{1, 2}, {3}}; s = struct ('a', {{1}, {2}}); p.q.r = {1, 2};
  switch k
    case 1, y{:}.a += say (1);
    case 2, y{:}.a = say (1);
    case 3, y{1:2}.a += say (1);
    case 4, y{1:2}.a = say (1);
    case 5, z{:}.a += say (1);
    case 6, z{:}.a = say (1);
    case 7, n{:}.a += say (1);
    case 8, n{:}.a = say (1);
    case 9, undefined.a{:} += say (1);
    case 10, undefined{:}.a += say (1);
    case 11, undefined{:} += say (1);
    case 12, x.b{:} += say (1);
    case 13, x.b{:} = say (1);
    case 14, undefined{:} = say (1);
    case 15, undefined.a{:} = say (1);
    case 17, w{:}.a += say (1); disp (w{1}.a)
    case 18, w{:}.a = say (1); disp (w{1}.a)
    case 19, c{:}{1} = say (1);
    case 20, c{:}{1} += say (1);
    case 21, c{1}{:} = say (1);
    case 22, c{2}{:} = say (1); disp (c{2})
    case 23, y{[]}.a = say (1);
    case 25, y{[true true]}.a = say (1);
    case 27, s.a{1} = say (1);
    case 28, s(1:2).a{1} = say (1);
    case 29, p.q.r{:} = say (1);
    case 30, p.q.t{:} = say (1);
    case 31, p.q.t{:} += say (1);
    case 32, p.u.t{:} += say (1);
    case 33, y{:}(1) = say (1);
    case 36, [w{:}.a] = deal (7); disp (w{1}.a)
    case 37, x.b{3} += say (1);
    case 38, y{:}.a = 1;
    case 39, y{:}.a += 1;
    case 40, x.b{:} = 1;
  end
end
for k = 1:40
  printf ('%d ', k);
  try, attempt (k), disp ('done'); catch e, disp (e.message), end
end
