function [Q, R] = __qr_triangle__ (Q, R)
  % Rotates neighbouring rows of the Hessenberg matrix R, and columns of Q, so that R becomes a triangle.
  [m, n] = size (R);
  for i = 1:min (m - 1, n)
    [c, s, r] = __turn__ (R(i,i), R(i+1,i));
    R(i,i) = r;
    R(i+1,i) = 0;
    R([i, i+1],i+1:n) = [c, s; -s', c] * R([i, i+1],i+1:n);
    Q(:,[i, i+1]) = Q(:,[i, i+1]) * [c, -s; s', c];
  end
end
