function t = matlab_net_base64encode (in)
  % The bytes of numbers or characters as a text of base64.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (in) || ischar (in)) || ! (isvector (in) || isempty (in)))
    error ("base64encode: IN must be a numeric or character vector");
  end
  if (any (in(:) < 0 | in(:) > 255 | in(:) != fix (in(:))))
    error ("base64encode: IN must be a character vector or contain integers between 0 and 255");
  end
  t = base64_encode (uint8 (in));
end
