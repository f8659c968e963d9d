try
  error('plain message');
catch err
  disp(err.message), disp(isempty(err.identifier)), class(err)
end
try
  error('pkg:sub:id', 'value %d of %s', 5, 'abc');
catch err
  disp(err.message), disp(err.identifier)
end
try
  undefined_thing + 1;
catch err
  disp(err.message), disp(err.identifier)
end
try
  x = [1 2 3]; x(7);
catch
  disp(lasterr());
end
try, error('Octave:my-id', 'with newline\n'), catch e, disp(e.message), end
try
  try
    error('inner');
  catch e1
    error('outer: %s', e1.message);
  end
catch e2
  disp(e2.message);
end
try, error('a:b', 'msg %d', 3); catch q, disp(q.message), disp(q.identifier), end
try, rethrow(struct('message', 'm1', 'identifier', 'x:y')); catch q, disp(q.message), disp(q.identifier), end
try, error(struct('message', 'sm', 'identifier', 's:m')), catch q, disp(q.message), end
try
  error('no format %d\n');
catch q
  disp(q.message)
end
try error('one line'), catch disp('caught'), end
err = lasterr()
