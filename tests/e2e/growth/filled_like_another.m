1;
function y = f(x)
  y = nan(size(x));
  x = [x; x];
  y(1) = numel(x);
  q = true(size(y)); disp(q);
end
for k = 1:3
  x = rand(k, 4 - k);
  y = zeros(size(x)); disp(size(y));
  z = ones(size(x')); z(1) = 7; disp(z);
  w = f(x); disp(size(w));
  e = zeros(size(x(1, :))); disp(size(e)); e(3) = 2; disp(e);
end
