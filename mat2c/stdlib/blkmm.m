function C = blkmm (A, B)
  % Products of the pages of two arrays.
  if (nargin != 2)
    print_usage ();
  elseif (! isnumeric (A) || ! isnumeric (B))
    error ("blkmm: A and B must be numeric");
  elseif (size (A, 2) != size (B, 1) || ! isequal (size (A)(3:end), size (B)(3:end)))
    error ("blkmm: A and B dimensions don't match: (%s) and (%s)", ...
           strjoin (cellstr (num2str (size (A)')), "x"), strjoin (cellstr (num2str (size (B)')), "x"));
  end
  C = zeros ([rows(A), columns(B), size(A)(3:end)]);
  if (isa (A, "single") || isa (B, "single"))
    C = single (C);
  end
  for k = 1:prod (size (A)(3:end))
    C(:,:,k) = A(:,:,k) * B(:,:,k);
  end
end
