function c = __unit_colors__ (c)
  % Colours as floating-point numbers from 0 to 1.
  if (isinteger (c))
    low = double (intmin (class (c)));
    c = (double (c) - low) / (double (intmax (class (c))) - low);
  end
end
