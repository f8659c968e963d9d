1;
function [g, x, y] = egcd(a, b)
  if b == 0
    g = a; x = 1; y = 0;
  else
    [g, x1, y1] = egcd(b, mod(a, b));
    x = y1; y = x1 - floor(a/b)*y1;
  end
end
[g, x, y] = egcd(240, 46)
240*x + 46*y == g
function r = modpow(b, e, m)
  r = 1; b = mod(b, m);
  while e > 0
    if mod(e, 2), r = mod(r*b, m); end
    b = mod(b*b, m); e = floor(e/2);
  end
end
modpow(3, 200, 13), modpow(2, 10, 1000), modpow(7, 0, 5)
rem_ = [2 3 2]; md = [3 5 7]; M = prod(md); x = 0;
for k = 1:3
  Mi = M/md(k); [~, inv_, ~] = egcd(Mi, md(k));
  x = x + rem_(k)*Mi*inv_;
end
mod(x, M)
