function [y, changed] = denoised (x, limit)
  % Take single wrong pixels out of an image.
  %   x        the image
  %   limit    how far a pixel may be from the median of its neighbours
  %   y        the image with the median in place of what is farther
  %   changed  how many pixels that are
  if limit < 0
    error ('denoised:limit', 'the limit is negative: %g', limit);
  end
  [rows, columns] = size (x);
  y = x;
  changed = 0;
  for j = 2:columns-1
    for i = 2:rows-1
      around = x(i-1:i+1, j-1:j+1);
      middle = median (around(:));
      if abs (x(i,j) - middle) > limit
        y(i,j) = middle;
        changed = changed + 1;
      end
    end
  end
end
