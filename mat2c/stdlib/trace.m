function y = trace (A)
  % Sum of the elements on the main diagonal.
  if (nargin < 1)
    print_usage ();
  end
  if (ndims (A) > 2)
    error ("trace: only valid on 2-D objects");
  elseif (isempty (A))
    y = 0;
  elseif (isvector (A))
    y = A(1);
  else
    y = sum (diag (A));
  end
end
