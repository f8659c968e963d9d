% Greatest common divisors of Gaussian integers, with their factors; the digamma function where it is known exactly.
gcd (18 - 1i, -29 + 3i)
gcd ([4 + 2i, 3], [2i, 5])
gcd (2i, 0)
gcd (0, -2i)
gcd (single (4 + 2i), 6)
gcd (-4 - 2i, 6 - 2i)
[g, a, b] = gcd (953 + i * 971, 967 + i * 977)
[g, a, b, c] = gcd (4 + 2i, 2, 3i)
try
  gcd (e + i * pi, 1)
catch err
  disp (err.message);
end
printf ("%.14f\n", psi ([1, 2, 5, 0.5, 1.5, 3.25, -0.75]));
disp (psi (1) == -0.577215664901532860606512090082402431042);
printf ("%.12f %.12f\n", real (psi (1 + 2i)), imag (psi (1 + 2i)));
disp (class (psi (single ([0, 1]))));
for bad = {{"text"}, {{5.3}, 1}, {-5, 1}, {5, -1}, {5, uint8(1)}, {5, 5i}}
  try
    psi (bad{1}{:})
  catch err
    disp (err.message);
  end
end
disp(gcd(3i,5,7)), disp(gcd(4+2i, 6, 10)), disp(gcd([4+2i 6], 3i))
