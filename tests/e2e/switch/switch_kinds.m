1;
function kind(x)
  switch x
    case 1
      disp('one');
    case {2, 3}
      disp('two or three');
    case 'abc'
      disp('string abc');
    case {'x', 'y', 10}
      disp('x, y or 10');
    otherwise
      disp('other');
  end
end
kind(1), kind(2), kind(3), kind('abc'), kind('y'), kind(10), kind('z'), kind(4.5)
kind([]), kind(''), kind([1 2])
switch 'a', case 'A', disp('no'), case 'a', disp('yes'), end
switch (3)
  case 1, disp one
  case 3, disp three
end
switch true
  case 5 > 6, disp('a');
  case 5 > 4, disp('b');
end
switch 5
  otherwise
    disp('only otherwise');
end
s = 'abc';
switch lower(s)
  case {'abc'; 'def'}
    disp('column cell');
end
switch 65, case 'A', disp('char'), otherwise, disp('not char'), end
