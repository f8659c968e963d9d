% Subsets as rows and of columns; distributions of samples in single precision; tables of floats.
c = powerset ([1 2; 3 4; 1 2], "rows");
size (c)
size (c{1})
c{end}
c = powerset ([2; 1])
c = powerset ("ba");
class (c{1})
size (c{1})
try
  powerset (1, "cols")
catch e
  disp (e.message)
end
lookup (single (.1:.1:.5), .3)
lookup (.1:.1:.5, single ([.1 .2 .3 .4 .5]), "m")
empirical_pdf (single ([1 2 NaN 5]), [3 1 1 2 2])
class (empirical_cdf (single ([.1 .2 .9]), .1:.2:.9))
discrete_cdf ([1 2 NaN], single ([3 1 2]), [1 2 3])
size (discrete_rnd ([1; 2], [.5 .5]))
size (discrete_rnd ([1 2], [.5 .5], [3 4 2]))
tries = {{-1}, {ones(2)}, {2, -1}};
for k = 1:numel (tries)
  try
    discrete_rnd ([1 2], [.5 .5], tries{k}{:})
  catch e
    disp (e.message)
  end
end
try
  discrete_pdf (1, [1 NaN], [.5 .5])
catch e
  disp (e.message)
end
erase (char ("Hello", "World!", "a o "), "o")
[i, d] = dsearchn ([-1 -1; -1 1; 1 -1], [1 2 3], [1 1/3; -0.5 -0.9], NaN)
[u, b, z] = housh ([3 4 0], 1, 10)
commutation_matrix (1, 2)
try
  commutation_matrix (0)
catch e
  disp (e.message)
end
s = sparse ([1 2; 3 4]);
issparse ([ipermute(s, [2 1]); shiftdim(s, 1)])
issparse (cast (s, "logical"))
try
  cat (3, s, s)
catch e
  disp (e.message)
end
try
  gls ([1 2], [true true], ones (2))
catch e
  disp (e.message)
end
