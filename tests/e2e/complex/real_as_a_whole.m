% Arrays that may be complex and are real as a whole keep to real arithmetic, as the signs of zeros show.
function real_as_a_whole()
  disp(transform(1:8))
  disp(transform([1 0 -1 0]))
  for k = 1:3
    o = some(k, [5 6 -7]);
    w = exp(-2i*pi*[0 1 2]/(2*k));
    signs(w .* o), signs(o .* w), signs(w + o), signs(o + w), signs(w - o), signs(o - w)
    signs(w ./ o), signs(o ./ w), signs(-w .* o), signs((w .* o) + o), signs(w .* o .* w)
    signs(o(1:2) .* w(2:3)), signs(o([1 1 3]) - w), signs(w(2:3) + o(1)), signs(o .* w(1)), signs(o.' .* w)
    signs([o 1i]), signs([w(1) 1i]), signs(sum(w .* o)), signs(conj(w) .* o), signs(o / w(1)), signs(2*o - w)
    u = o; u(2) = 1i; signs(u .* w)
    v = exp(-2i*pi*(0:0)/k); signs([v 1i]), signs(v .* u)
    z = o .* o; signs([z 1i]), signs(imag(z)), signs(z - z)
  end
  x = sqrt([4 9 -1](1:2)); signs([x -1i]), signs(x .* exp(-1i*[0 pi]))
  p = zeros(1, 4);
  for n = 1:4, p(n) = exp(-2i*pi*(n-1)/4) * (n - 2); end
  signs(p), signs(p .* p), signs(p .* conj(p)), signs(p .* [1 2 3 4])
end
function X = transform(x)
  n = length(x);
  if n == 1, X = x; return; end
  e = transform(x(1:2:end)); o = transform(x(2:2:end));
  w = exp(-2i*pi*(0:n/2-1)/n);
  X = [e + w.*o, e - w.*o];
end
function y = some(k, y)
  if k == 2, y = y*1i; elseif k == 3, y(2) = 1 - 2i; end
end
function signs(z)
  t = '';
  for k = 1:numel(z)
    t = [t part(real(z(k))) part(imag(z(k))) ' '];
  end
  printf('%d %s\n', isreal(z), t);
end
function t = part(x)
  if x == 0, x = 1/x; t = '0'; else t = sprintf('%.3g', abs(x)); end
  if x < 0, t = ['-' t]; else t = ['+' t]; end
end
