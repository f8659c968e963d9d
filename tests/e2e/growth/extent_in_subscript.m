% Subscripts and right sides that read the extents of the array which grows.
1;

function append (n)
  y = zeros (1, 0);
  for k = 1:n
    y(end+1) = k;
  end
  for k = 1:n
    y(end+1) = y(end) * 2;
  end
  for k = 1:n
    y(numel (y) + 1) = sum (y) + numel (y);
  end
  disp (y)
  z = ones (2, 2);
  z(end+1, :) = z(end, :) * 3;
  z(size (z, 1) + 1, end + 1) = size (z, 2);
  z(end+1, :) = 1:size (z, 2);
  z(end+1, end+1) = numel (z);
  disp (z)
end

append (3)
