1;
function stop(n)
  printf('stopping with %d\n', n);
  exit(n);
end
try
  stop(0);
catch
  disp('not here');
end
disp('never')
