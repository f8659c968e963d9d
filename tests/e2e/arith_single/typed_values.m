% Single stays single: arithmetic in float, whatever it meets; doubles are rounded when they are stored.
1;
function y = fir(x, h)
  y = zeros(size(x), 'single');
  for n = 1:numel(x)
    s = single(0);
    for k = 1:min(n, numel(h)), s = s + h(k) * x(n - k + 1); end
    y(n) = s;
  end
end
function show(x)
  printf('%s:', class(x)); printf(' %.9g', x); printf('\n');
end
x = single([0.1 0.2 -0.3 1e10 1/3]); h = single([0.25 0.5 0.25]);
show(fir(x, h)); show(x + 0.1); show(x * 3); show(x / 0.7); show(1 ./ x); show(-x); show(x .^ 2); show(abs(x));
show(single(1) + 2^-24 + 2^-25); show(single(16777216) + 1); show(single(0.1) * 0.1); show(2^100 * single(2^100));
show(sin(x)); show(exp(single(1))); show(atan2(single(1), 3)); show(sqrt(single(2))); show(floor(x)); show(round(x * 7));
show(mod(single(5.5), 2)); show(rem(single(-5.5), 2)); show(max(x, 0.15)); show(min(x)); show(sum(x)); show(prod(x)); show(mean(x));
single(0.1) == 0.1, x == [0.1 0.2 -0.3 1e10 1/3], single(0.1) < 0.1, single(16777217) == 16777217
z = single(-0); 1 / z, z * 5, z + 0, single(NaN) == single(NaN), isnan(single(NaN)), max(single(NaN), 3), single(Inf) - single(Inf)
x(2) = pi; x(7) = 1e-50; show(x); a = 1:3; a(2) = single(0.1); class(a), show(a)
show([1 single(0.1)]); show(int8(5) * single(0.5)); show(uint8(x)); show(double(x)); show(single(int32(16777217)));
s = single(0); for k = 1:1000, s = s + 0.1; end, show(s);
c = single(10); while c > 0.01, c = c / 3; end, show(c);
realmax('single'), eps('single'), realmin('single'), flintmax('single'), class(pi * single(2)), show(single(pi));
if single(0.5), disp('yes'), end
try, if single(NaN), disp('yes'), else, disp('no'), end, catch e, disp(e.message), end
e = zeros(0, 2, 'single'); e * 2, sum(e), class(ans), y = zeros(2, 2, 2, 'single'); y(:, :, 2) = [0.1 0.2; 0.3 0.4]; show(y(:)' + 1)
