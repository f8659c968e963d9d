try
  error('id:x', '');
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error(5);
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
  double(e.message)
end
try
  error({1});
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('a:b', 5);
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('a:b %d', 5);
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('a:b:c', 'x%sx', 'abc', 'def');
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('x:y z', 'abc');
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('%d, %d\n', [1 2 3 4]);
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('cell: %s', {1});
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('Octave:abc', 'with newline\n');
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('a\n\n');
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error("only newline in the middle\nhere");
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('unknown: %s and %d', 'a');
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error(true)
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error(@sin)
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error(struct('a', 1))
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error(struct('message', {'a','b'}))
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error(struct('message', '', 'identifier', 'a:b'))
  disp('none')
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try
  error('MyPkg:sub:id', 'Value: %5.2f|%-5s|%+d', pi, 'ab', 3);
catch e
  printf('[%s] [%s]\n', e.identifier, e.message);
end
try, warning('cell: %s', {1}); catch e, disp(e.message), end
try, warning('a:b', 5); catch e, disp(e.message), end
try, warning(5); disp('none'), catch e, disp(e.message), end
try, warning({1}); disp('none'), catch e, disp(e.message), end
try, warning(@sin); disp('none'), catch e, disp(e.message), end
try, warning([]); disp('none'), catch e, disp(e.message), end
try, warning(true); disp('none'), catch e, disp(e.message), end
try, warning('error'), catch e, disp(e.message), end
try, error('cell: %s', @sin); catch e, disp(e.message), end
try, error('cell: %s', struct()); catch e, disp(e.message), end
try, error('cell: %d', containers.Map()); catch e, disp(e.message), end
try, error({}, 1); disp('none'), catch e, disp(e.message), end
try, error(1, 2); disp('none'), catch e, disp(e.message), end
try, error({1}, 2); disp('none'), catch e, disp(e.message), end
