function b = matlab_net_base64decode (in)
  % The bytes that a text of base64 stands for.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (in) || ischar (in)) || ! (isvector (in) || isempty (in)))
    error ("base64decode: IN must be a character vector or numeric vector");
  end
  b = __base64_decode_bytes__ (char (in));
end
