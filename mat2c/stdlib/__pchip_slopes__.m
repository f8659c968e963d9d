function d = __pchip_slopes__ (h, y)
  % Slopes at the points of the rows of y that keep their shape; h holds the steps between the points.
  if (iscomplex (y))
    d = complex (slopes (h, real (y)), slopes (h, imag (y)));
  else
    d = slopes (h, y);
  end
end
function d = slopes (h, y)
  n = columns (y);
  d = zeros (size (y));
  for r = 1:rows (y)
    del = diff (y(r,:)) ./ h;
    if (n == 2)
      d(r,:) = del;
    else
      d(r,1) = end_slope (h(1), h(2), del(1), del(2));
      d(r,n) = end_slope (h(n-1), h(n-2), del(n-1), del(n-2));
      for k = 2:n-1
        if (del(k-1) * del(k) > 0)
          hsum = h(k-1) + h(k);
          w1 = (h(k-1) + hsum) / (3 * hsum);
          w2 = (h(k) + hsum) / (3 * hsum);
          top = max (abs (del(k-1)), abs (del(k)));
          low = min (abs (del(k-1)), abs (del(k)));
          d(r,k) = low / (w1 * (del(k-1) / top) + w2 * (del(k) / top));
        end
      end
    end
  end
end
function d = end_slope (h1, h2, del1, del2)
  d = ((2 * h1 + h2) * del1 - h1 * del2) / (h1 + h2);
  if (sign (d) != sign (del1))
    d = 0;
  elseif (sign (del1) != sign (del2) && abs (d) > abs (3 * del1))
    d = 3 * del1;
  end
end
