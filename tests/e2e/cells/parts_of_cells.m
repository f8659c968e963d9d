% Short cells of arrays that pass through functions.
1;
function A = forward(W, x)
  A = {x};
  for k = 1:numel(W)
    A{k+1} = tanh([A{k} 1] * W{k});
  end
end
function W = layers(sizes)
  W = cell(1, numel(sizes) - 1);
  for k = 1:numel(W)
    W{k} = reshape(sin(1:(sizes(k) + 1)*sizes(k+1)), [], sizes(k+1));
  end
end
function W = scaled(W, by)
  for k = 1:numel(W)
    W{k} = W{k} * by;
  end
end
function [W, n] = counted(W)
  n = 0;
  for k = 1:length(W)
    n = n + numel(W{k});
  end
end
function c = gap(n)
  c = {};
  c{n} = n;
  c{2} = 'two';
end
function r = second(c)
  r = c{2};
end
function varargout = parts(c)
  varargout = c;
end
W = layers([2 3 1]);
for r = 1:3
  W = scaled(W, 0.9);
  A = forward(W, [r -r]);
  printf('%.6f\n', A{end});
end
W
size(W), class(W), numel(A)
[W, n] = counted(W)
A
B = A;
B{2} = 'changed';
disp(A{2}), disp(B{2})
cellfun(@numel, A)
gap(3), gap(4){2}
disp(second({1, [4 5 6], 'x'}))
disp(second({1, 'text'}))
[a, b] = parts({1, 2});
disp([a b])
c = {1, 2, 3};
for k = 1:3
  c{k} = zeros(k, 2);
end
c
c(2) = [];
size(c)
try
  second({1})
catch err
  disp(err.message)
end
d = {ones(2), 5};
for k = 1:20
  d{2} = d{2} + sum(d{1}(:));
  if d{2} > 50, d{1} = d{1} * 2; end
end
d
x = {};
for k = 1:4
  x{end+1} = (1:k)';
end
s = 0;
for k = 1:numel(x)
  s = s + sum(x{k});
end
s, x
