unwind_protect
  disp('work');
  x = [1 2 3];
  x(10)
unwind_protect_cleanup
  disp('cleanup runs');
end_unwind_protect
