function idx = unicode_idx (str)
  % To which character each byte of a text in UTF-8 belongs.
  if (nargin != 1)
    print_usage ();
  elseif (! ischar (str))
    error ("STR must be a string");
  end
  begins = bitand (double (str(:)), 192) != 128;
  idx = reshape (cumsum (begins), size (str));
end
