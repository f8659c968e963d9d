% arrays of known sizes in one frame: a large one, then two small ones at its place; in branches,
% in loops, with results of products and of operations in place
1;

function s = phases (k)
  A = k * ones (1, 100); A(3) = 2; s = 0;
  for i = 1:100, s = s + A(i); end
  B = zeros (1, 40); C = zeros (1, 50);
  for i = 1:40, B(i) = s * i; end
  for i = 1:50, C(i) = s + i; end
  for i = 1:40, B(i) = B(i) + C(i); end
  for i = 1:40, s = s + B(i) * C(i + 1); end
end

function s = branches (k)
  A = k + (1:60); s = A(60);
  if k > 2
    B = A(1:25) + 1; C = A(26:60) * 2; B(3) = C(4);
    s = s + sum (B) + sum (C);
  else
    B = 2 * A; s = s + sum (B(1:7));
  end
  D = (1:30) / k; E = D(end:-1:1); F = E .* D;
  s = s + sum (F) + E(1) + D(2);
end

function s = turns (n)
  A = zeros (5, 5); s = 0;
  for t = 1:n
    A = A + t; B = A * A; v = B(:, 2);
    C = [v; v; v; v; v](1:25); C(4) = -1;
    w = v'; D = v * w; E = D - A;
    s = s + sum (C) + sum (E(:)) + w(3);
    A = E / 100;
  end
end

function s = exchanged (n)
  a = 1:9; b = 2:10; c = ones (1, 17); s = 0;
  for t = 1:n
    c(t) = a(2) + b(3); s = s + sum (c);
    d = a; a = b; b = d; a(t) = 0;
    if t > 2
      e = 1:20; e(t) = s; s = s + e(20) + e(t);
    end
  end
  s = s + sum (a) + sum (b);
end

for k = 1:4
  printf ("%.10g %.10g %.10g %.10g\n", phases (k), branches (k), turns (k), exchanged (k));
end
