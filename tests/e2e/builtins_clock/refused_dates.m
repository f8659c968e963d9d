1;
function show (varargin)
  try
    disp (datenum (varargin{:}));
  catch err
    disp (err.message);
  end
end
show ([2000, 1, 1; 2001, 5, 9]);
show (2000, [1, 2; 3, 4], 1);
show ([2000; 2001], [1; 2; 3]);
show ([2000; 2001], [1, 2]);
show (int32 (2000), int32 (1), int32 (1));
show (single (2000), 1, 1);
show (2000, '1', 1);
show (single ([2000, 1, 1]));
show ([2000, 1]);
show (true);
show (struct ());
show ({1}, 1);
show ('nonsense');
show ('2001-13', 'yyyy/mm');
