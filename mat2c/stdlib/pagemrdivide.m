function Z = pagemrdivide (B, A, turn)
  % Solves systems that are pages of arrays from the right.
  if (nargin < 2)
    print_usage ();
  elseif (nargin == 3)
    A = __turned_pages__ (A, turn);
  end
  [b, a, extents] = __paired_pages__ ("pagemrdivide", B, A);
  Z = zeros ([rows(B), rows(A), extents]);
  for k = 1:prod (extents)
    Z(:,:,k) = B(:,:,b(k)) / A(:,:,a(k));
  end
end
