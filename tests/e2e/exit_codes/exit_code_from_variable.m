code = 2;
data = [1 2 3];
if sum(data) > 5
  printf('too large: %d\n', sum(data));
  exit(code);
end
disp('fine')
