1;
function r = flaky(n), if n < 3, error('flaky:fail', 'attempt %d failed', n); end, r = n * 10; end
n = 0; ok = false;
while ~ok
  n++;
  try
    r = flaky(n); ok = true;
  catch e
    printf('%s\n', e.message);
  end
end
r
vals = {'3', 'x', '5'}; out = []; bad = {};
for v = vals
  try
    d = str2double(v{1}); if isnan(d), error('not a number: %s', v{1}); end
    out(end + 1) = d;
  catch err
    bad{end + 1} = err.message;
  end
end
out, bad
function r = first_ok(varargin), r = []; for f = varargin, try, r = f{1}(); return, catch, end, end, error('none worked'); end
first_ok(@() error('no'), @() 42, @() 7)
try, first_ok(@() error('x')), catch e, disp(e.message), end
try, a = [1 2 3]; a(5), catch, a = []; end, isempty(a)
