function str = polyout (c, x)
  % Writes a polynomial.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    x = "s";
  end
  if (! isvector (c))
    error ("polyout: first argument must be a vector");
  end
  if (! ischar (x))
    error ("polyout: second argument must be a string");
  end
  n = numel (c);
  if (n > 0)
    n1 = n + 1;
    [text, sgn] = coefficient (c(1));
    tmp = text;
    if (sgn < 0)
      tmp = ["-" tmp];
    end
    for ii = 2:n
      [text, sgn] = coefficient (c(ii));
      if (sgn < 0)
        ns = " - ";
      else
        ns = " + ";
      end
      tmp = sprintf ("%s*%s^%d%s%s", tmp, x, n1 - ii, ns, text);
    end
  else
    tmp = " ";
  end
  if (nargout == 0)
    disp (tmp);
  else
    str = tmp;
  end
end
function [text, sgn] = coefficient (c)
  if (imag (c) != 0)
    text = sprintf ("(%s)", num2str (c, 5));
    sgn = 1;
  else
    sgn = sign (c);
    text = num2str (abs (c), 5);
  end
end
