1;
function inner(x)
  if x > 0
    error('Pkg:inner', 'inner failed with %d', x);
  end
  x(5)
end
function mid(x)
  y = x * 2;
  unwind_protect
    inner(x + 1);
  unwind_protect_cleanup
    disp('cleanup');
  end_unwind_protect
end
function again(x)
  try
    mid(x);
  catch e
    rethrow(e);
  end
end
function wrap(x)
  try
    mid(x);
  catch e
    error('Wrap:x', 'wrapped: %s', e.message);
  end
end
function show(e)
  printf('%s | %s\n', e.identifier, e.message);
  for k = 1:numel(e.stack)
    printf('  %s at %d:%d\n', e.stack(k).name, e.stack(k).line, e.stack(k).column);
  end
end
try, mid(3); catch e, show(e); end
try, mid(-3); catch e, show(e); end
try, again(3); catch e, show(e); end
try, wrap(3); catch e, show(e); end
f = @(x) mid(x);
try, f(3); catch e, show(e); end
try, cellfun(@(x) inner(x), {1,2}); catch e, show(e); end
try, cellfun(@mid, {1,2}); catch e, show(e); end
try
  x = [1 2 3];
  x(7)
catch e
 show(e);
end
try
  undefined_function_here(3);
catch e
 show(e);
end
try
  error('just here');
catch e
  show(e);
end
s = e.stack;
disp(class(s)), disp(size(s)), disp(fieldnames(s)')
le = lasterror();
show(le)
