% sizes that no array can have, of functions that are called boxed
1;
function try_all(n)
  f = {@() repmat('ab', n, n), @() repmat([1 2], n, n), @() cell(n, n), @() true(n, n), ...
       @() zeros(n, n, 'int8'), @() rand(n, n), @() Inf(n, n), @() linspace(0, 1, n), ...
       @() diag(1:3, n), @() ones(n, 3, n), @() accumarray([2; 3], 1, [n n])};
  for k = 1:numel(f)
    try
      x = f{k}();
      disp(size(x));
    catch e
      printf('%d %s\n', k, e.message);
    end
  end
end
try_all(2);
try_all(2305843009213693953);
try_all(1e19);
try, accumarray([1e19 1e19], 1), catch e, disp(e.message), end
