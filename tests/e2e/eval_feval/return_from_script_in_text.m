z = 'ret';
unwind_protect
  eval([z 'urn']);
  disp('no')
unwind_protect_cleanup
  disp('cleanup')
end_unwind_protect
disp('not')
