% Calls that give nothing, assigned to targets whose number is not known.
1;
function in_function (text)
  c = {7, 8, 9};
  s.x = 1;
  t = [1 2 3];
  [c{1:2}] = eval (text);
  disp (c)
  [s.x, t(2)] = eval (text, 'disp (1)');
  disp (s.x), disp (t)
  try, [c{1:2}, t(1)] = eval (text); catch e, disp (e.message), end
  f = @() eval ('y = 1;');
  try, f (); catch e, disp (e.message), end
  f = @() evalc ('disp (7), y = 1');
  try, disp (f ()), catch e, disp (e.message), end
  f = @(y) evalc ('y = 2');
  disp (f (1))
end

c = {7, 8, 9};
s.x = 1;
t = [1 2 3];
text = sprintf ('size (ones (2, %d))', 5);
try, [c{1:2}] = evalin (1); catch, disp ('refused'), end
try, [s.x, t(2)] = evalin (1); catch, disp ('refused'), end
try, [c{1:2}] = sin (1, 2, 3); catch e, disp (e.message), end
try, [c{1:2}] = nothing_of_this_name (3); catch e, disp (e.message), end
try, [c{1:2}] = error ('no value'); catch e, disp (e.message), end
[c{1:2}] = eval (text);
disp (c)
try, [s.x, t(2)] = eval ('size (ones (4, 6))'); catch e, disp (e.message), end
disp (s.x), disp (t)
in_function (text)
