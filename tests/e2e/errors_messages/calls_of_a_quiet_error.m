% A message that ends with a line end comes without the calls.
1;
function f()
  unwind_protect
    error('Some:id', "nothing more to say of %d\n", 3);
  unwind_protect_cleanup
    disp('tidied up');
  end_unwind_protect
end
f();
