function Z = pagemldivide (A, varargin)
  % Solves systems that are pages of arrays: pagemldivide (A, B), pagemldivide (A, turnA, B).
  if (nargin == 2)
    B = varargin{1};
  elseif (nargin == 3)
    A = __turned_pages__ (A, varargin{1});
    B = varargin{2};
  else
    print_usage ();
  end
  [a, b, extents] = __paired_pages__ ("pagemldivide", A, B);
  Z = zeros ([columns(A), columns(B), extents]);
  for k = 1:prod (extents)
    Z(:,:,k) = A(:,:,a(k)) \ B(:,:,b(k));
  end
end
