function y = __trig_integral__ (x, kind)
  % Sine or cosine integral: a power series near 0, a continued fraction of the exponential integral elsewhere.
  is_single = isa (x, "single");
  sine = strcmp (kind, "sin");
  if (! isfloat (x))
    x = double (x);
  end
  z = x(:);
  turn = atan2 (imag (x), real (x))(:); % tells the signs of zeros, too
  left = abs (turn) > pi / 2 | (real (z) == 0 & imag (z) < 0);
  z(left) = -z(left);
  r = zeros (size (z));
  % Terms of the series are no larger than the sum where the imaginary part is most of the number.
  near = abs (z) < 2 | (imag (z) != 0 & abs (z) - abs (imag (z)) < 3 & abs (z) < 600);
  r(near) = series (z(near), sine);
  far = ! near & ! isinf (z);
  r(far) = fraction (z(far), sine);
  if (sine)
    r(isinf (z)) = pi / 2;
    r(left) = 0 - r(left);
    r(z == 0) = x(z == 0);
  else
    r(isinf (z)) = 0;
    r(z == 0) = -Inf;
    r(left & imag (z) == 0) = real (r(left & imag (z) == 0));
    r(left) = r(left) + (1 - 2 * (turn(left) < 0)) * pi * 1i;
  end
  r(isnan (z)) = NaN;
  y = reshape (r, size (x));
  if (is_single)
    y = single (y);
  end
end
function s = series (z, sine)
  if (sine)
    term = z;
    s = z;
    k = 1;
  else
    term = ones (size (z));
    s = 0.57721566490153286061 + log (z);
    k = 0;
  end
  for n = 1:2000
    term = -term .* z .^ 2 / ((k + 1) * (k + 2));
    k = k + 2;
    s = s + term / k;
    if (all (abs (term) < eps * abs (s)))
      break;
    end
  end
end
function s = fraction (z, sine)
  % E1 (i z) by its continued fraction, from far down upwards.
  w = 1i * z;
  up = e1 (w);
  if (isreal (z))
    ci = -real (up);
    si = pi / 2 + imag (up);
  else
    down = e1 (-w);
    ci = -(up + down) / 2;
    si = pi / 2 + (up - down) / 2i;
  end
  if (sine)
    s = si;
  else
    s = ci;
  end
end
function e = e1 (w)
  f = zeros (size (w));
  for k = 200:-1:1
    f = k ./ (1 + k ./ (w + f));
  end
  e = exp (-w) ./ (w + f);
end
