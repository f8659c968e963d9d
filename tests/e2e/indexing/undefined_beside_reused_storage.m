function undefined_beside_reused_storage()
  c = [3 1 2]; % its room is taken over by f, which is not defined on entry of the loop
  for k = 1:2:6
    if k < 7
      f = [1; 2];
    else
      disp(f)
    end
    c(k) = min(k, rem(k, 2.5));
  end
  c, f
  d = size(c);
  if any(d(:) == 0), d = 1:d(1); else, disp(k), end
  d
  g = magic(3); h = g;
  g(:) = min(-0, 2);
  1 ./ g(1)
  for q = 1:0, h(end + 1, q) = h(end); end
  h
end
