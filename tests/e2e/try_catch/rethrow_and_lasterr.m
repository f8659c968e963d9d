try
  try
    error('in:ner', 'first');
  catch e
    rethrow(e);
  end
catch e2
  disp(e2.message), disp(e2.identifier)
end
try
  try
    x = [1 2](3);
  catch
    error('second: %s', lasterr());
  end
catch e
  disp(e.message)
end
lasterr()
try, rethrow(struct('message', 'made', 'identifier', 'by:hand')), catch e, disp(e.message), end
try, rethrow(struct('message', 'no id')), catch e, disp(e.message), end
try, error('a'), end
disp('after try without catch')
try, error('b'); catch disp('catch on the same line'), end
try error('c'), catch e, disp(e.message), end
e = [];
try, error('d'), catch e, end
e.message
try
  error('f');
catch
  disp('no name');
end_try_catch
try
  ok = 1;
catch
  ok = 2;
end
ok
err.message = 'not an error object'; err.message
try, a = b_undefined; catch err, end, err.message
m = lasterr; ischar(m)
