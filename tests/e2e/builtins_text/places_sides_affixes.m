1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
names = char ('Robot', 'Mob', 'oho');
show ('index', names, 'o');
show ('index', names, 'o', 'last');
show ('rindex', names, 'o');
show ('rindex', {'bob', 'rob'; 'orb', ''}, 'b');
show ('index', 'ab', 'b', 'middle');
show ('index', 'ab', 1);
show ('index', {1}, 'a');
show ('strjust', ['ab  '; ' c  '], 'CENTER');
show ('strjust', ['ab  '; ' c  '], 'Left');
show ('strjust', ['ab  '; ' c  '], 'Right');
show ('strjust', ['ab  '; ' c  '], 'other');
show ('ostrsplit', ['a:b'; 'c::'], ':', true);
show ('ostrsplit', 'a:b', ':', [1, 0]);
show ('startsWith', 'Hello', 'he', 'i', true);
show ('endsWith', {'Hello', 'jello'}, 'LLO', 'Ignore', 1);
show ('startsWith', 'hello', 'he', 'case', 1);
show ('startsWith', 'hello', 'he', '', 1);
show ('endsWith', 'hello', 'lo', 'IgnoreCase', 'yes');
show ('substruct', '()', [1, 2]);
show ('substruct', '.', {'a'});
show ('substruct', '{}', 'x');
datevec ('15:38:21.2', 'HH:MM:SS.FFF')(4:6)
datevec ('06/01/2015 3:07:12.25 PM', 'mm/dd/yyyy HH:MM:SS.FFF PM')
[y, m, d] = datevec (730000 + [1, 40; 80, 400])
s = struct ('a', {1, 2}, 'b', {3, 4});
x = structfun (@(v) v + 10, s)
t = structfun (@(v) [v, v], s, 'UniformOutput', false);
size (t)
t(2).b
[a, b] = structfun (@(v) deal (v, -v), s(2))
