1;
% What functions give of empty operands, and of operands of unusual classes.
function show (name, x)
  printf ("%s: %s [%s]", name, class (x), num2str (size (x)));
  if (isnumeric (x) || ischar (x))
    printf (" %g", x);
  end
  printf ("\n");
end
function try_it (name, f)
  try
    show (name, f ());
  catch e
    printf ("%s: %s\n", name, e.message);
  end
end
function c = kind (x)
  c = class (isprime (x));
end
printf ("%s %s %s\n", kind ([]), kind (int8 ([])), kind (7));
show ("isprime", isprime (zeros (0, 3)));
for n = [0 3]
  p = isprime (1:n);
  show ("isprime of a row", double (p));
end
show ("max", max (false (3, 0)));
show ("min", min (false (0, 3), [], 2));
[a, b] = max (false (3, 0))
show ("setdiff", setdiff (zeros (0, 1), [1 2]));
show ("setdiff", setdiff (zeros (1, 0), [1; 2]));
show ("setdiff", setdiff ([], 1));
show ("setdiff", setdiff (cell (0, 3), {"a"}));
show ("fft2", fft2 ([], 2, 2));
show ("fft2", fft2 (zeros (2, 2, 0)));
show ("ifft2", ifft2 (zeros (0, 3), 2, 3));
show ("histc", histc (zeros (0, 3), 1:3));
show ("histc", histc (zeros (1, 0), 1:3));
show ("histc", histc ([], 1:3));
try_it ("accumarray", @() accumarray (zeros (0, 2), 1));
try_it ("accumarray", @() accumarray (zeros (0, 2), zeros (0, 1), [2 2]));
show ("deblank", deblank (char (zeros (0, 3))));
show ("conv", conv (single ([1 2]), "ab"));
try_it ("conv", @() conv ("ab", [1 2]));
try_it ("nchoosek", @() nchoosek ([5; 6; 7], 2));
try_it ("nchoosek", @() nchoosek ([5; 6; 7], 3));
try_it ("nchoosek", @() nchoosek ([5; 6; 7], 0));
try_it ("lcm", @() lcm (4i, 6));
try_it ("lcm", @() lcm (4, 6i, 3));
try_it ("gcd", @() gcd (int16 (4), int8 (6)));
try_it ("gcd", @() gcd (uint8 (4), int8 (6)));
try_it ("gcd", @() gcd ({}, 1));
try_it ("gcd", @() gcd ("a", 2));
try_it ("gcd", @() gcd (true, single (6)));
name = {};
printf ("%d %d\n", exist (name), exist ([]));
try_it ("exist", @() exist ({1}));
