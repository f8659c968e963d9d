% What the functions that make and rearrange arrays take for sizes, and how they refuse the rest.
1;
function refused (f, varargin)
  try
    f (varargin{:});
    disp ("taken");
  catch e
    disp (strtok (e.message, "\n"));
  end
end
disp (size (zeros ([], 3)));
disp (size (ones ({}, 2)));
disp (size (NaN (2, '')));
refused (@zeros, Inf);
refused (@eye, 1:4);
refused (@inf, []);
refused (@size, 1, Inf);
refused (@size, 1, 'a');
refused (@reshape, 1:4, {});
refused (@reshape, 1:4, 'ab');
refused (@find, 1:4, NaN);
refused (@find, {}, -1);
refused (@find, 1:4, Inf);
refused (@diag, 1, Inf);
refused (@numel, 1:3, {});
refused (@linspace, 0, 'a');
refused (@diff, 1:3, zeros (0, 3));
disp (numel (1:3, [true false true]));
disp (size (diag (zeros (0, 3))));
disp (size (diag ([], 1)));
disp (size (diff ([], 0)));
disp (class (diff (true, 0)));
disp (size (diff (magic (3), 4)));
disp (size (diff (1:3, 3)));
disp (strcmp ([], {1, 2}));
disp (strcmp ('a', {'a', 'b'}));
disp (num2str ([65 66; 67 68], '%s'));
disp (num2str ([65 66; 67 68], '%c'));
disp (num2str ([1 2; 3 4], 'a'));
disp (num2str ([1 2; 3 4], '%5.1f'));
disp (num2str ([true false true], 2));
a = {NaN, [NaN 1 2], [1+2i NaN 3], [1 2i 3]};
for i = 1:4
  for j = 1:4
    if (! isreal (a{i}) || ! isreal (a{j}))
      disp (max (a{i}, a{j}));
      disp (min (a{i}, a{j}));
    end
  end
end
