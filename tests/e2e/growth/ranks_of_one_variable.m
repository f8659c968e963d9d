% A variable whose rank differs between branches keeps its trailing extents right.
1;

function x = set_part (x, how, at)
  switch (how)
    case 1
      x(at) = 2;
    case 2
      x(at, :) = 2;
    case 3
      x(:, :, at) = 2;
  end
end

function y = pad (n)
  y = ones (n, n);
  if n > 2
    y(:, :, 2) = 3;
  end
end

function vary (n)
  for k = 1:n
    if k == 2
      z(:, :, k) = ones (n, 2);
    else
      z = ones (n, 2);
    end
    disp (size (z))
  end
end

n = numel (num2str (5));
disp (set_part ([1 2], n, 1))
disp (set_part ([1 2], n, 3))
disp (set_part ([1 2], n + 1, 3))
disp (set_part ([1 2], n + 2, 2))
disp (size (pad (n + 2)))
disp (size (pad (n)))
vary (n + 2)

% colons take their extents from the right side
a = [1, 2; 3, 4];
b(1, :, :) = a;
c(:, 1, :) = 1:4;
d(1, :, :) = 1:4;
disp (size (b)), disp (size (c)), disp (size (d))
disp (squeeze (b))
