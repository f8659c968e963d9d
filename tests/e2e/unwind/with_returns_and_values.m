1;
function r = f(mode)
  r = 0;
  unwind_protect
    switch mode
      case 1, r = 1; return;
      case 2, error('mode two');
      otherwise, r = 3;
    end
    r = r * 10;
  unwind_protect_cleanup
    printf('cleanup with r=%d\n', r);
  end_unwind_protect
  r = r + 1;
end
f(1), f(3)
try, f(2), catch e, disp(e.message), end
x = 1;
unwind_protect, x = 2; unwind_protect_cleanup, x = x * 10; end_unwind_protect, x
for k = 1:2, unwind_protect, y(k) = k; unwind_protect_cleanup, y(k) += 100; end_unwind_protect, end, y
try, unwind_protect, error('a:b', 'inner'); unwind_protect_cleanup, disp('then'), end_unwind_protect, catch err, disp(err.identifier), end
