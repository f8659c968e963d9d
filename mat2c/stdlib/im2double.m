function d = im2double (img, type)
  % An image with elements from 0 to 1.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 2)
    if (! strcmpi (type, "indexed"))
      error ('im2double: second input argument must be the string "indexed"');
    elseif (! (islogical (img) || isfloat (img) || strncmp (class (img), "uint", 4)))
      error (["im2double: if IMG is indexed, then it must be positive integer floating points, or " ...
              "unsigned integer class"]);
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
