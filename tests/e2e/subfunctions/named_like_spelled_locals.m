1;
function y = log_(x), y = log(x) + 1; end
function y = x_2(x), y = x * 2; end
function r = use(a)
  if a > 1
    x = a; x = [x 1]; y = x_2(x);
    x = 'abc'; r = [x_2(a) numel(x)+y];
  else
    x = {a}; r = x_2(x{1}); x = @(t) t+1; r = x(r);
  end
  log = 3;
  r = [r log_(log)];
end
log = {}; log{end+1} = 2;
disp(log_(log{1}))
use(1)
use(2)
log = {};
for k = 1:2, log{end+1} = sprintf('%d', k); end
printf('%s\n', log{:});
printf('%.3f\n', log_(numel(log)));
