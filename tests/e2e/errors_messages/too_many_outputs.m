% Functions of the library that are asked for more results than they have.
1;
function [a, b] = mine (x)
  a = x;
  b = x + 1;
end
try
  [a, b, c] = ismember (1, 2);
catch e
  disp (e.identifier);
  disp (e.message);
end
disp (exist ("a"));
try
  [a, b] = fliplr ([1 2 3])
catch e
  disp (e.message);
end
try
  [a, b] = strtrim (" a ");
catch e
  disp (e.message);
end
try
  [a, b, c] = mine (1);
catch e
  disp (e.message);
end
try
  [a, ~] = num2str (5);
catch e
  disp (e.message);
end
[a, b] = ismember (2, [1 2])
[a, b] = mine (3)
[t, i, j] = unique ([])
[t, i, j] = unique (zeros (0, 3))
[t, i] = unique ({})
