% Seeded generators give the same numbers every time: those of the Mersenne twister, and those of "seed".
rand ("state", 7);
x = rand (1, 50000);
printf ("%.17g %.17g %.17g\n", sum (x), x(1), x(end));
randn ("state", 7);
x = randn (1, 50000);
printf ("%.17g %.17g %.17g\n", x(1), x(end), max (abs (x)));
rande ("state", 7);
x = rande (1, 20000);
printf ("%.17g %.17g\n", x(1), x(end));
randg ("state", 7);
x = [randg(0.3, 1, 200), randg(3, 1, 200)];
printf ("%.14g %.14g\n", x(1), x(end));
rand ("state", 3); rand (2, 2, "single")
rand ("twister", [4 5 6]); rand (1, 3)
rand ("state", 0.5); rand ()
s = rand ("state"); a = rand (1, 3); rand ("state", s); b = rand (1, 3);
class (s), size (s), isequal (a, b)

rand ("seed", 42); printf ("%.9g ", rand (1, 6)); disp ("")
randn ("seed", 42); x = randn (1, 20000); printf ("%.9g ", x([1:4, end])); disp ("")
rande ("seed", 42); x = rande (1, 20000); printf ("%.9g ", x([1:4, end])); disp ("")
rand ("seed", 1); randperm (6), randi (9, 2, 3)

rng (42);
A = randi (10, 3, 4), B = rand (2), C = randn (2, 3), p = randperm (8), q = randperm (20, 3)
rng ("default");
D = randi ([-5, 5], 2, 4), E = randi (6, 1, 5, "uint8"), x = rand ()
s = rng; s.Type, s.Seed, a = rand ();
rng (s); b = rand (); isequal (a, b)

try, rand ("seed", [1 2]), catch e, disp (e.message), end
try, rand ("state", "x"), catch e, disp (e.message), end
try, rand ("foo"), catch e, disp (e.message), end
try, randi (1.5), catch e, disp (e.message), end
try, randi ([5 2]), catch e, disp (e.message), end
try, randi (0), catch e, disp (e.message), end
try, randi (5, 2, "foo"), catch e, disp (e.message), end
try, randperm (-1), catch e, disp (e.message), end
try, randperm (3, 5), catch e, disp (e.message), end
try, rng (1, "foo"), catch e, disp (e.message), end

% how many numbers randi draws depends on its range
for n = [1 2 3 255 256 1024, 3 * 2^50, 5e15, 2^52, 2^52 + 1]
  rand ("twister", 5);
  k = randi (n), l = randi (n, 3, 2), e = randi ([0, n], 0, 3); x = rand ();
  printf ("%.0f: %.0f %.0f, then %.15g\n", n, k, sum (l(:)), x);
end
rand ("seed", 9); randi ([0 255], 1, 4, "uint8"), randi (2^52 + 3, 1, 3), rand ()
