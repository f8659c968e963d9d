function [Q, R, w] = __qr_reach__ (Q, R, w)
  % Rotates neighbours from the last pair on, so that only the first element of w stays: the columns of Q and
  % the rows of R, which becomes a Hessenberg matrix.
  for i = numel (w)-1:-1:1
    [c, s, r] = __turn__ (w(i), w(i+1));
    w(i) = r;
    w(i+1) = 0;
    R([i, i+1],:) = [c, s; -s', c] * R([i, i+1],:);
    Q(:,[i, i+1]) = Q(:,[i, i+1]) * [c, -s; s', c];
  end
  R = triu (R, -1);
end
