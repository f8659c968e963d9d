% Elements of sparse matrices in loops of numbers: only what they are is seen of most.
1;
function told (x)
  printf ("%s %d %d %dx%d:", class (x), issparse (x), isreal (x), rows (x), columns (x));
  x = full (x);
  printf (" %g", real (x)); printf (" %g", 1 ./ real (x(abs (x) == 0))); 
  if (! isreal (x)) printf (" i%g", imag (x)); end
  printf ("\n");
end
S = sparse ([0 2 0; -1 0 3; 4 0 0]); T = S > 0; C = S; C(1, 2) = 2i; s = S(2, 3); z = S(1, 1);
E = sparse (0, 0); W = sparse (3, 0); R = S(2, :); V = S(:, 1);
F = [1 -2 0; 0 5 6; 7 0 -9]; v = [1; -2; 3]; r = [1 0 -1]; k = 2; b = true; D = eye (3); n = -1; f = zeros (3, 0); i8 = int8 (2); sg = single (2); ch = 'a';

c = 0; d = Inf; m = 0; p = 1; y = zeros (3, 1); w = [1 Inf NaN]; t = 0; g = 0; u = zeros (1, 3);
for j = 1:3
  for i = 1:3
    c = c + S(i, j) * w(i); d = min (d, S(i, j)); m = max (m, abs (S(i, j)));
    if (S(i, j) ~= 0 && S(i, j) > -1), t = t + 1; end
    y(i) = y(i) - S(i, j) / w(j); g = g - S(i, j) * S(j, i); p = p * (1 - S(i, j));
    u(j) = S(i, j) * -1;
  end
end
told (c); told (d); told (m); told (t); told (y); told (g); told (p); told (u);
q = S(1, 2); told (q); h = S(1, 2) * 2; told (h); h = h + 1; told (h);
x = 0; for i = 1:9, x = x + S(i); if (T(i)), x = x * 2; end, end
told (x);
a = S(3, 1); l = 1:a; told (l); told (F(S(1, 2), 1)); F(S(1, 2), 1) = S(3, 1); told (F);
o = zeros (2); o(1, 1) = -S(1, 1); told (o); printf ("%g %g\n", S(1, 1) * -1, -S(1, 1));
N = S; for i = 1:3, for j = 1:3, if (N(i, j) < 0), N(i, j) = -N(i, j); end, N(i, i) = N(i, i) + 1; end, end
told (N); L = T; for i = 1:3, L(i, i) = S(i, i); end, told (L);
mx = 0; for i = 1:3, if (S(i, 1) > mx), mx = S(i, 1); end, end, told (mx);
a = 0; for i = 1:3, a = a - S(i, 1); end, told (a); a = S(1, 1); for i = 1:3, a = a - S(i, 1); end, told (a);
try, S(4, 1) + 1, catch e, disp (e.message), end, try, x = S(0, 1) * 2; catch e, disp (e.message), end, i = 4; try, x = S(1, i) * 2; catch e, disp (e.message), end
for i = 1:2, try, x = 1 + S(i + 2, 1) * 2, catch e, disp (e.message), end, end
i = 1.5; try, x = 1 + S(i, 1) * 2, catch e, disp (e.message), end
while (S(1, 2) > t - 8), t = t + 1; end, told (t); switch (S(1, 2)), case 2, disp ('two'); otherwise, disp ('else'); end
[i, j, x] = find (S); told (i); told (j); told (x); total = 0; for k = 1:numel (x), total = total + i(k) * x(k); end, told (total);
for c = S, told (c); end
