% The error functions and Dawson's integral in the complex plane, along the axes, and close to them.
parts = [0, 1e-9, 1e-4, 0.03, 0.2, 0.7, 1.2, 1.9, 3.3, 4.8];
[x, y] = meshgrid (parts, parts);
z = complex (x(:), y(:));
names = {@erf, @erfc, @erfcx, @erfi, @dawson};
for k = 1:numel (names)
  f = names{k};
  for turn = {1, -1, 'conj'}
    if (ischar (turn{1}))
      w = f (conj (z));
    else
      w = f (turn{1} * z);
    end
    printf ("%s\n", func2str (f));
    printf ("%.10e %.10e\n", [real(w), imag(w)].');
  end
end
disp (class (erf (single (1 + 2i))));
printf ("%.5g\n", real (erfcx (single (1 + 2i))));
printf ("%g\n", erfcx (0), erfi (0.5), dawson (0.5), dawson (-3), dawson (50), erfi (-2), dawson (1e9));
r = erf (complex ([1, 2], 0))
isreal (erfi (1))
try
  erfinv (1 + 2i)
catch e
  disp (e.message);
end
