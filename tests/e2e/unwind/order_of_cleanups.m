1;
function r = nested_protect(fail)
  r = '';
  unwind_protect
    r = [r 'a'];
    unwind_protect
      r = [r 'b'];
      if fail, error('stop'), end
      r = [r 'c'];
    unwind_protect_cleanup
      printf('inner %s\n', r);
    end_unwind_protect
  unwind_protect_cleanup
    printf('outer %s\n', r);
  end_unwind_protect
end
nested_protect(false)
try
  nested_protect(true)
catch e
  disp(e.message)
end
k = 0;
while k < 5
  k++;
  unwind_protect
    if k == 2, continue, end
    if k == 4, break, end
    printf('body %d\n', k);
  unwind_protect_cleanup
    printf('clean %d\n', k);
  end_unwind_protect
end
unwind_protect
  try, error('x'), catch, disp('caught inside'), end
unwind_protect_cleanup
  disp('end');
end_unwind_protect
function r = replace_error()
  unwind_protect
    error('original');
  unwind_protect_cleanup
    r = 5;
  end_unwind_protect
end
try, replace_error(), catch e, disp(e.message), end
