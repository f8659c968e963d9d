function C = convn (A, B, shape)
  % Convolution of N-dimensional arrays.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    shape = "full";
  end
  nd = max (ndims (A), ndims (B));
  if (nd == 2)
    C = conv2 (A, B, shape);
    return;
  end
  if (isa (A, "single") || isa (B, "single"))
    A = single (A);
    B = single (B);
  end
  sa = ones (1, nd);
  sb = ones (1, nd);
  sa(1:ndims (A)) = size (A);
  sb(1:ndims (B)) = size (B);
  C = zeros (sa + sb - 1);
  if (isa (A, "single"))
    C = single (C);
  end
  at = cell (1, nd);
  % each sum begins with the last pages and columns of B, and there with the first row, as Octave's does
  order = reshape (1:numel (B), sb);
  for d = 2 + strcmp (shape, "valid"):nd
    order = flip (order, d);
  end
  for k = order(:)'
    if (B(k) != 0)
      [at{:}] = ind2sub (sb, k);
      for d = 1:nd
        at{d} = at{d}:at{d}+sa(d)-1;
      end
      C(at{:}) = C(at{:}) + A * B(k);
    end
  end
  switch (shape)
    case "full"
      return;
    case "same"
      first = ceil ((sb - 1) / 2) + 1;
      last = first + sa - 1;
    case "valid"
      first = sb;
      last = sa;
    otherwise
      error ("convn: SHAPE type not valid");
  end
  for d = 1:nd
    at{d} = first(d):last(d);
  end
  C = C(at{:});
end
