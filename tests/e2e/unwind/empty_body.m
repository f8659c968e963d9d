% The cleanup of a body without statements does not run.
unwind_protect
unwind_protect_cleanup
  disp('never')
end_unwind_protect
unwind_protect
  % nothing but a comment
unwind_protect_cleanup
  disp('not here either')
end_unwind_protect
unwind_protect
  1;
unwind_protect_cleanup
  disp('here')
end_unwind_protect
try
  unwind_protect
    if false, disp('no'), end
  unwind_protect_cleanup
    disp('and here')
  end_unwind_protect
catch
end
