% Negative bases: whole exponents among others that leave the real numbers.
1;
function show (x)
  printf ("%s:", class (x));
  printf (" (%.15g,%.3g)", [real(x(:)), imag(x(:))]');
  printf ("\n");
end
show ((-1) .^ [1.5 2]);
show ((-2) .^ [0.5 1 2 3]);
show ([-1 -2 3] .^ [0.5 2 1]);
show ([-1 -2 3] .^ 0.5);
show ([-1 -2 3] .^ 2);
show ([-8 4; 9 -1] .^ [1/3 2; 0.5 3]);
show ((-2) .^ [1 2 3]);
show ((1+2i) .^ [1 2 3 0.5]);
show (single (-2) .^ single ([1.5 2 3]));
show (single ([-1 2]) .^ [0.5 2]);
n = 3;
show ((-n) .^ (1:0.5:2));
show (isreal ((-1) .^ (0:3)));
disp (unwrap ([0 4 8 NaN 1 9]));
disp (unwrap ([0 4; 8 NaN; 1 9]));
