% one of two elements is deleted, or the only one
function of_two_elements
  for k = 1:2
    r = [3 4]; r(k) = []; disp (r)
    c = [3; 4]; c(k) = []; disp (c); disp (size (c))
    r(1) = []; disp (size (r))
    c(1) = []; disp (size (c))
    t = 'ab'; t(k) = []; disp (t)
    m = [true false]; m(k) = []; disp (class (m)); disp (m)
    z = [1i 2]; z(k) = []; disp (z)
    s = single ([1 2]); s(k) = []; disp (class (s))
  end
  q = 5; q(1) = []; disp (size (q)); disp (class (q)); q(end+1) = 3; disp (q)
  p = zeros (1, 1, 2); p(2) = []; disp (size (p))
  total = permuted ([], 1:4, 0);
  disp (total)
  try
    e = [1 2]; e(3) = [];
  catch err
    disp (err.message)
  end
  try
    e = 1; e(2) = [];
  catch err
    disp (err.message)
  end
end

function total = permuted (prefix, rest, total)
  if isempty (rest)
    total = mod (total * 3 + prefix(1) * prefix(end), 1009);
    return
  end
  for k = 1:numel (rest)
    r = rest; r(k) = [];
    total = permuted ([prefix rest(k)], r, total);
  end
end
