% an error is raised behind a cleanup that leaves a loop
1;
function r = g(k)
  r = 0;
  for i = 1:3
    unwind_protect
      r += 1;
      if k == i, error('in loop %d', i); end
    unwind_protect_cleanup
      printf('c%d\n', i);
      if i == 2, break; end
    end_unwind_protect
  end
  r += 10;
end
function r = h(k)
  r = 0;
  for i = 1:3
    unwind_protect
      if k == i, error('in loop %d', i); end
    unwind_protect_cleanup
      if i == 2, continue; end
      r += i;
    end_unwind_protect
  end
end
disp(h(0)), disp(g(0)), disp(g(3))
try, h(1), catch e, disp(e.message), end
try, g(1), catch e, disp(e.message), end
disp(g(2))
