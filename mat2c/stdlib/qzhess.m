function [aa, bb, q, z] = qzhess (A, B)
  % A to Hessenberg form and B to a triangle: aa = q*A*z, bb = q*B*z.
  if (nargin != 2)
    print_usage ();
  end
  n = rows (A);
  if (columns (A) != n || any (size (B) != n))
    error ("qzhess: incompatible dimensions");
  end
  [q, bb] = qr (B);
  q = q';
  aa = q * A;
  z = eye (n);
  for j = 1:n-2
    for i = n:-1:j+2
      turn = givens (aa(i-1,j), aa(i,j));
      aa(i-1:i,:) = turn * aa(i-1:i,:);
      bb(i-1:i,:) = turn * bb(i-1:i,:);
      q(i-1:i,:) = turn * q(i-1:i,:);
      turn = givens (bb(i,i), bb(i,i-1))';
      bb(:,[i, i-1]) = bb(:,[i, i-1]) * turn;
      aa(:,[i, i-1]) = aa(:,[i, i-1]) * turn;
      z(:,[i, i-1]) = z(:,[i, i-1]) * turn;
    end
  end
  bb = triu (bb);
  aa = triu (aa, -1);
end
