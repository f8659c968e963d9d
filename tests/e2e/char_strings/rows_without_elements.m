% Texts below each other, of which some have no elements: a 1x0 row comes out as a row of blanks below all others.
1;
function show(x)
  printf('%s [%s] <', class(x), num2str(size(x)));
  printf('%s', x.');
  printf('>\n');
end
function f(e, t)
  show(['abc'; 'd'; e]);
  show(['abc'; e; 'd']);
  show([e; 'abc'; 'd']);
  show(['d'; e; e]);
  show(["ab"; "c"; e]);
  show([strtrim(t); 'ab']);
  show(['ab'; strtrim(t)]);
  show(['ab'; t(1:0)]);
  show(['ab'; t([], :)]);
  show(['ab'; t(1:end-1); t]);
  show(['ab'; t; t(3:end)]);
end
function x = grow(parts)
  x = '';
  for k = 1:numel(parts)
    x = [x; strtrim(parts{k})];
  end
end
f('', '   ');
f(char(zeros(1, 0)), 'q');
f(char(zeros(0, 3)), ' pq ');
f(char(zeros(2, 0)), 'uv');
f('xyz', 'uvw');
show(grow({'a ', '  ', 'bcd', ' ', 'e'}));
show(grow({' ', 'ab', ' '}));
show(['abc'; blanks(0); 'de']);
show([char(zeros(1, 0)); 'de']);
show(['de'; char(zeros(0, 3))]);
