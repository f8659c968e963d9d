% A field of several elements of a cell is no target, nor of none.
1;
function tried (y)
  try
    [y{:}.a] = deal (1);
    disp (y)
  catch e
    disp (e.message);
  end
  try
    [y{1:2}.a] = deal (1, 2);
    disp (y)
  catch e
    disp (e.message);
  end
  try
    [y{1}.a, z] = deal (1, 2);
    disp (y)
  catch e
    disp (e.message);
  end
end
tried ({});
tried ({struct('a', 5)});
tried ({struct('a', 5), 2});
tried ({[], []});
y.q = {struct('a', 5), 2};
try
  [y.q{:}.a] = deal (1, 2);
catch e
  disp (e.message);
end
