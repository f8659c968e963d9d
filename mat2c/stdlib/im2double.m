function d = im2double (img, type)
  % An image with elements from 0 to 1.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 2)
    if (! strcmpi (type, "indexed"))
      error ('im2double: if TYPE is specified, it must be "indexed"');
    end
    d = double (img);
    if (isinteger (img))
      d = d + 1;
    end
  elseif (isa (img, "int16"))
    d = (double (img) + 32768) / 65535;
  elseif (isinteger (img))
    d = double (img) / double (intmax (class (img)));
  else
    d = double (img);
  end
end
