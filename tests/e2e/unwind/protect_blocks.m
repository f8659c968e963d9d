unwind_protect
  disp('body');
unwind_protect_cleanup
  disp('cleanup');
end_unwind_protect
try
  unwind_protect
    error('oops');
  unwind_protect_cleanup
    disp('cleaned');
  end_unwind_protect
catch e
  disp(e.message);
end
function r = early()
  r = 1;
  unwind_protect
    r = 2;
    return;
  unwind_protect_cleanup
    disp('cleanup on return');
  end_unwind_protect
end
early()
for k = 1:3
  unwind_protect
    if k == 2, break; end
    disp(k)
  unwind_protect_cleanup
    printf('done %d\n', k);
  end_unwind_protect
end
unwind_protect
  x = 1;
  error('last:one', 'final %d', x);
unwind_protect_cleanup
  disp('last cleanup');
end_unwind_protect
