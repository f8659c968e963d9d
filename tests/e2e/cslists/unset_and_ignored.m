% Outputs that a function leaves unset and the caller ignores, where targets are lists.
1;
function [a, b, c] = first_and_last (x)
  a = x;
  c = 3;
end
function [a, b] = only_first (x)
  a = x + 1;
end
function [a, b, c] = last_two (x)
  b = x;
  c = 3;
end
function varargout = two ()
  varargout = {1, 2};
end
for i = 1:2
  [s(i).x, ~] = only_first (i);
  [d{i}.x, ~, q] = first_and_last (i);
end
disp ([s.x]), disp (d{2}), disp (q)
c = cell (1, 1);
[c{:}, ~, q] = first_and_last (4)
[~, s.x] = last_two (5);
disp ([s.x])
h = {@first_and_last};
[c{:}, ~, q] = h{1} (6)
try
  [s.x, ~] = first_and_last (7);
catch e
  disp (e.message);
end
for k = 1:3
  try
    [z{1:k}] = two ();
  catch e
    disp (e.message);
  end
end
disp (z)
