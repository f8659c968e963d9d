% an error is raised behind a cleanup that returns
1;
function r = f(k)
  r = 0;
  unwind_protect
    r = 1;
    if k, error('my:id', 'inner %d', k); end
  unwind_protect_cleanup
    disp('cleanup')
    return;
  end_unwind_protect
  r = 2;
end
disp(f(0))
disp(f(1))
