% What balance gives in its several forms, and what expm makes of it.
a = [1 100 0; 0 2 0; 1e-3 4 3];
balance (a)
[dd, aa] = balance (a)
[s, p, aa] = balance (a)
[s, p, aa] = balance (a, "noperm")
[s, p, aa] = balance (a, "noscal")
[dd, aa] = balance (a, "noperm");
disp (dd), disp (aa)
[dd, aa] = balance (a, "noscal");
disp (dd), disp (aa)
z = a + 1i * [0 1 0; 0 0 0; 1 0 1];
[s, p, aa] = balance (z)
[s, p, aa] = balance (single (a));
class (s), class (p), class (aa), disp (p')
b = zeros (7);
b(1, 5) = 3; b(2, 6) = 1e5; b(6, 2) = 1; b(6, 7) = 2; b(4, 1) = 6; b(3, 4) = 1; b(7, 2) = 1e-4; b(5, 5) = 2;
[s, p, aa] = balance (b)
[dd, aa] = balance (b)
disp (max (max (abs (dd \ b * dd - aa))) < 1e-9)
[s, p, aa] = balance (5)
bad = {{}, {1, 2, 3, 4}, {ones(2, 3)}, {"ab"}, {a, "maybe"}, {{1}}, {[Inf, 1; 2, 3]}, {true}, {int8(3)}};
for k = 1:numel (bad)
  try
    r = balance (bad{k}{:})
  catch e
    disp (e.message)
  end
end
% a matrix whose powers need the permutation
q = zeros (4);
q(1, 2) = 0.2; q(1, 4) = 400; q(2, 3) = 3; q(3, 1) = 1e-3;
q = q - diag (sum (q, 2));
q(4, :) = 0;
disp (expm (10 * q))
disp (expm ([0, 1e6; 0, -1e-6]))
expm (-[3e3, 1; 0, 2e3])
expm (single ([1, 2; 3, 4]))
