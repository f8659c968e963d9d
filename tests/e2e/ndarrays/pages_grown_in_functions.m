% arrays that get pages from what may be empty, in functions called with other extents
1;
function g = slabs (M)
  D = [M(2:end,:); M(end,:)];
  g(:,:,1) = D - M;
  g(1,:,1) = 4*M(2,:) - M(1,:);
  D = [M(:,2:end), M(:,end)];
  g(:,:,2) = D - M;
  g(:,1,2) = 4*M(:,2) - M(:,1);
end
function g = two_pages (M)
  g(:,:,1) = M + 1;
  g(:,:,2) = M - 1;
end
function g = page_of_part (M, k)
  g = M(1:k, :);
  g(:,:,2) = M(1:k, :);
end
function g = page_or_not (M, k)
  g = M;
  if k > 0
    g(:,:,k) = M;
  end
end
g = slabs ([4 1 2; 1 5 3; 2 3 6]);
disp (g)
a = g(:,:,1);
g = slabs (a);
disp (g)
g = slabs (magic (4));
disp (g(:,:,2))
g = two_pages ([1 2; 3 4]);
g = two_pages (g(:,:,2));
disp (g)
disp (size (two_pages (zeros (0, 3))))
disp (page_of_part ([1 2; 3 4], 1))
disp (size (page_of_part ([1 2; 3 4], 0)))
disp (page_or_not ([1 2], 0))
disp (page_or_not ([1 2], 3))
disp (page_or_not (g(:,:,1), 1))
function r = longer (x)
  r = x;
  for j = 1:2, r(end+1) = j; end
end
function x = pages_in_loop (n)
  for k = 1:3
    x(:,:,k) = 7;
    if k > n, break, end
    x = longer (x);
  end
end
function x = page_for_page (M, n)
  x = [];
  for k = 1:n
    x(:,:,k) = M * k;
  end
  x(:,:,1) = [];
  x(:,:,end+1) = M;
end
disp (pages_in_loop (1)), disp (pages_in_loop (0))
disp (page_for_page ([1 2], 2)), disp (size (page_for_page ([1 2; 3 4], 1)))
