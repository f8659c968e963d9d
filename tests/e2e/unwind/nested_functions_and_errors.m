1;
function r = level(n)
  printf('enter %d\n', n);
  unwind_protect
    if n == 0, error('lvl:bottom', 'reached bottom'); end
    r = level(n - 1);
  unwind_protect_cleanup
    printf('leave %d\n', n);
  end_unwind_protect
end
try, level(2), catch e, printf('%s %s\n', e.identifier, e.message); end
function r = twice(), r = 0; unwind_protect, r = r + 1; unwind_protect_cleanup, r = r + 10; end_unwind_protect, r = r + 100; end
twice()
g = 0; for k = 1:3, try, unwind_protect, if k == 2, error('mid'), end, g += 1; unwind_protect_cleanup, g += 10; end_unwind_protect, catch, g += 100; end, end, g
unwind_protect, a = 1; unwind_protect_cleanup, clear a; end_unwind_protect, exist('a'), unwind_protect, disp('last'); unwind_protect_cleanup, end_unwind_protect
