% What a handler sees are ranges and diagonal matrices made before the block that fails.
d = struct('a', 1);
b = 0:0.5:2;
try
  b = (d{[1 1]})
catch err
  disp(err.message)
end
b
try
  x = d - b
catch err
  disp(err.message)
end
e = eye(2);
a = {1, 'a', [1 2]};
try
  e = ((iscellstr(a) ^ (a ~= -3)) > ismember(e, numel(b)))
catch err
  disp(err.message)
end
e
try
  y = e .* a
catch err
  disp(err.message)
end
function t(n)
  r = 1:n;
  for k = 1:3
    try
      r = -r;
      if k == 2
        r = {}; r = r{:};
      end
      r = d_undefined{k};
    catch
      r, class(r)
      r = (1:k) * 2;
    end
  end
  r
end
t(3)
