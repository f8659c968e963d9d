function [place, height] = peaks (x, least)
  % The local maxima of a signal that are higher than a limit.
  %   x       the signal
  %   least   the limit
  %   place   where they are, from 1
  %   height  how high they are
  if isnan (least)
    error ('peaks:limit', 'the limit is not a number');
  end
  place = zeros (1, 0);
  height = zeros (1, 0);
  for k = 2:numel (x) - 1
    if x(k) > least && x(k) > x(k-1) && x(k) >= x(k+1)
      place(end+1) = k;
      height(end+1) = x(k);
    end
  end
end
