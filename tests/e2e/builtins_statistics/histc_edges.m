1;
function show (varargin)
  try
    n = histc (varargin{:})
  catch err
    disp (err.message);
  end
end
show (1:10, []);
[n, idx] = histc ([3, 1], [])
show ([1, 2, 3], 1:2, 2);
show ([1, 2, 3], 1:2, 1);
show ([1, 2, 3], 1:2, 3);
show ([1, 2, 3], 1:2, 0);
show ([1, 2, 3], 1:2, 1.5);
show ([1, 2, 3], {1});
