% Arrays of structs that are repeated, put together, sorted and gone through, in functions of numbers.
1;
function r = rep(n)
  s = repmat(struct('x', 0, 'v', [1 2]), 1, n);
  for k = 1:n, s(k).x = k; s(k).v(2) = k * 10; end
  r = 0;
  for p = s
    r = r + p.x * p.v(2);
  end
end
function r = grid(m, n)
  s = repmat(struct('x', 1), m, n);
  r = size(s);
  for i = 1:m, for j = 1:n, s(i, j).x = i * 10 + j; end, end
  r = [r s(m, n).x s(end).x numel(s)];
end
function r = written()
  s = struct('a', {1, 2, 3}, 'b', {4, 5, 6}, 'c', 7);
  r = 0;
  for k = 1:3, s(k).a = s(k).a + s(k).b; r = r * 100 + s(k).a + s(k).c; end
end
function r = joined(n)
  s = [];
  for k = 1:n
    t.x = mod(k * 5, 7); t.y = k;
    s = [s t];
  end
  [~, i] = sort([s.x]);
  s = s(i);
  r = 0;
  for k = 1:numel(s), r = r * 10 + s(k).y; end
  m = s([s.x] > 2);
  r = [r, numel(m), size([m.y])];
end
function r = below(n)
  s = struct('x', {}, 'y', {});
  for k = 1:n
    s = [s; struct('x', k, 'y', -k)];
  end
  r = [size(s), s(n).y, size([s.x])];
  s = s([3 1]);
  r = [r, s(1).x, size(s)];
end
function r = roots_of(c)
  for k = 1:numel(c)
    q(k).c = c(k);
    q(k).z = sqrt(c(k));
  end
  r = 0;
  for k = 1:numel(q)
    r = r + q(k).z * 2;
    printf('%d', isreal(q(k).z));
  end
  printf(' %g %g\n', real(r), imag(r));
end
function r = none()
  s = struct('x', {}, 'y', {});
  r = size([s.x]);
  for p = s, r = [r 5]; end
  s(3).x = 2;
  r = [r numel(s) isempty(s(1).x)];
end
function r = swapped(n)
  s = repmat(struct('k', 0, 't', 'a'), n, 1);
  for i = 1:n, s(i).k = mod(i * 3, 5); s(i).t = char('a' + i); end
  for i = 1:n - 1
    for j = 1:n - i
      if s(j).k > s(j + 1).k
        t = s(j); s(j) = s(j + 1); s(j + 1) = t;
      end
    end
  end
  r = '';
  for i = 1:n, r = [r s(i).t]; end
end
function s = shifted(s, d)
  for k = 1:numel(s), s(k).x = s(k).x + d; end
end
function r = twice()
  a = repmat(struct('x', 2), 1, 3);
  b = shifted(a, 5);
  c = [a b];
  c(2) = [];
  r = [c.x numel(a) numel(c)];
end
function r = wrong(k)
  a = repmat(struct('x', 2), 1, 3);
  for i = 1:3, a(i).x = i; end
  try
    r = a(k).x;
    b = a([1 k]); r = [b.x];
  catch e
    r = e.message;
  end
end
disp([rep(4), rep(1), rep(0)]);
disp(grid(2, 3)); disp(grid(1, 1));
disp(written()); disp(joined(6)); disp(below(4));
roots_of([4 -9 2.25]); roots_of([1 4]);
disp(none()); disp(swapped(5)); disp(twice());
disp(wrong(2)); disp(wrong(4)); disp(wrong(0));
