% inner loops whose number of iterations grows from one turn of the outer loop to the next
1;
function [r, x] = steps (n)
  x = zeros (1, n);
  r = 0;
  m = 1;
  while m < n
    for k = 1:2:m
      x(k) = x(k) + m;
      r = r + k;
    end
    m = 2 * m;
  end
end
function r = below (n)
  r = [];
  m = 1;
  for j = 1:n
    k = 0;
    while k < m
      r(end+1) = k;
      k = k + 1;
    end
    m = m + j;
  end
end
[r, x] = steps (16)
disp (below (4))
