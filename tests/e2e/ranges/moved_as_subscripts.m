% Ranges that are moved by a number, as subscripts.
function moved_as_subscripts
  for n = [9 5 0]
    for a = [1 3 6]
      vectors (a, n, 1);
      vectors (a, n, 0);
      vectors (a, n, -2);
    end
  end
  matrices (2, 4, 3);
  matrices (1, 3, -1);
  knapsack ([3 5 2 4], [4 7 1 5], 12);
  kinds (2, 5);
  refused (1, 4, 1);
  refused (2, 9, -2);
  refused (1, 3, 0.5);
end

function vectors (a, n, s)
  x = (1:14) .^ 2; y = zeros (1, 14); z = x';
  r = a:n;
  t = x(r + s + 2);
  printf ("%d ", t, size (t), z(s + 2 + r), x(r - s + 2)); printf ("|");
  y(r + s + 2) = x(r);
  y(r - s + 2) = y(r - s + 2) + 1;
  y(2 + r) += 100;
  z(r - s + 2) = [];
  printf (" %d", y, sum (z)); printf ("\n");
end

function matrices (a, b, s)
  A = reshape (1:49, 7, 7); r = a:b; c = 1:7;
  B = A(r + s + 1 - s, r + 1);
  A(r, r + 1) = A(r + 1, r) + B;
  A(:, c(r - a + 1)) = A(:, r - a + 1) * 2;
  A(r(1) + (0:2), s + 3) = 0;
  disp (B), disp (A)
end

function knapsack (w, v, C)
  T = zeros (numel (w) + 1, C + 1);
  for i = 1:numel (w)
    T(i + 1, :) = T(i, :);
    idx = w(i) + 1:C + 1;
    T(i + 1, idx) = max (T(i, idx), T(i, idx - w(i)) + v(i));
  end
  disp (T)
end

function kinds (a, b)
  x = 10:10:90; r = a:b;
  disp (x(r + true)), disp (x(r + int8 (1))), disp (x(r + single (2)))
  disp (x(r - 'a' + 98)), disp (x(r + [1; 0])), disp (x((r)' + 1))
  t = r + 1; disp (t), disp (x(t)), disp (x(-r + 6))
  u = r * 1; disp (x(u + 1)), disp (x([r + 1, 1]))
end

function refused (a, b, s)
  x = 1:5; r = a:b;
  try, disp (x(r - s)), catch e, disp (e.message), end
  try, disp (x(r + s)), catch e, disp (e.message), end
  try, x(r - s) = 1; disp (x), catch e, disp (e.message), end
  try, x(r + s) = 1:3; disp (x), catch e, disp (e.message), end
  y = magic (4);
  try, disp (y(2, r - s)), catch e, disp (e.message), end
  try, y(r + s, 1) = 7; disp (y), catch e, disp (e.message), end
end
