1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
show ('asech', [-1, -0.5, 2, -2]);
show ('acoth', [0.5, -0.5, 0, 2]);
show ('acsch', [-1, 2]);
show ('asec', [0.5, -0.5]);
show ('acsc', [0.5, -0.5]);
show ('asech', complex (-1, 0));
x = acoth (-0.25)
y = asech (-3)
show ('nchoosek', uint8 (80), uint8 (40));
disp (lastwarn ());
show ('nchoosek', int64 (66), 33);
show ('nchoosek', uint64 (62), uint64 (31));
lastwarn ('');
show ('nchoosek', 60, 30);
disp (lastwarn ());
lastwarn ('');
nchoosek (single (30), 15);
disp (lastwarn ());
show ('nthroot', 8, 1.5);
show ('nthroot', -8, 1.5);
show ('nthroot', -8, -3);
show ('nthroot', 1i, 2);
show ('nthroot', 2, 1i);
show ('nthroot', 2, [2, 3]);
