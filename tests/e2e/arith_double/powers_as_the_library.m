1;
% Powers of scalars are the C library's, wherever they are written; those of arrays are products.
function n = misses(v, e)
  n = zeros(1, 5);
  for k = 1:numel(v)
    x = v(k);
    n = n + [x^2 ~= feval('power', x, e(1)), x.^3 ~= feval('power', x, e(2)), ...
             x^-1 ~= feval('mpower', x, e(3)), x^0.5 ~= feval('power', x, e(4)), ...
             x^e(1) ~= feval('power', x, e(1))];
  end
end
function n = singles(v, e)
  n = 0;
  for k = 1:numel(v)
    n = n + (v(k)^2 ~= feval('power', v(k), e));
  end
end
v = zeros(1, 3000);
s = 12345;
for k = 1:numel(v)
  s = mod(1103515245*s + 12345, 2^31);
  v(k) = s/2^31*100;
end
misses(v, [2 3 -1 0.5])
singles(single(v), single(2))
w = [sum(v.^2 ~= v.*v), sum(v.^3 ~= v.*v.*v), sum(v.^-1 ~= 1./v)]
for e = [2 3 -1]
  p = v.^e;
  disp(sum(p ~= feval('power', v, e)))
end
r = v.^0.5;
h = 0;
for k = 1:numel(v)
  h = h + (r(k) ~= v(k)^0.5);
end
h
u = single(v).^4;
sum(u ~= single(double(single(v)).^4))
% functions of constants are the library's, too
x = str2double({'0.7', '1.3', '2.1', '0.35', '1.9'});
sum([sinh(0.7) sinh(1.3) sinh(2.1) sinh(0.35) sinh(1.9)] ~= feval('sinh', x))
sum([tanh(0.7) tanh(1.3) tanh(2.1) tanh(0.35) tanh(1.9)] ~= feval('tanh', x))
sum([expm1(0.7) expm1(1.3) expm1(2.1) expm1(0.35) expm1(1.9)] ~= feval('expm1', x))
z = complex(x, x(end:-1:1));
sum([(0.7+1.9i)/(1.9+0.7i), (1.3+0.35i)/(0.35+1.3i)] ~= z(1:2)./z([5 4]))
sum([(0.7+1.9i)*(1.9+0.7i), (1.3+0.35i)*(0.35+1.3i)] ~= z(1:2).*z([5 4]))
sum([exp(0.7+1.9i), exp(1.3+0.35i), log(2.1+2.1i)] ~= [feval('exp', z(1:2)), feval('log', z(3))])
