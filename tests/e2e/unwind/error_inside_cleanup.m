try
  unwind_protect
    disp('body');
  unwind_protect_cleanup
    error('in cleanup');
  end_unwind_protect
catch e
  disp(e.message)
end
try, unwind_protect, error('first'), unwind_protect_cleanup, try, error('second'), catch, disp('hidden'), end, end_unwind_protect, catch e, disp(e.message), end
