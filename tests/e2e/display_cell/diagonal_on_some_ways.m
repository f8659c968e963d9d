% Diagonal matrices and ranges that a loop or branch leaves, given to functions and stored.
1;

function x = hid(x)
  x = str2double(num2str(x));
end

function h(x)
  x
end

function y = g(x)
  y = x;
end

function hv(varargin)
  x = varargin{end}
end

function stored_eye(n)
  for k = 1:n
    y = eye(k);
  end
  h(y)
  h(g(y))
  hv(1, y)
  c = {y}
  s.a = y
  cellfun(@h, {y})
  cc = {y};
  h(cc{1})
end

function stored_range(n)
  k = n;
  if hid(1)
    y = 0:0.5:k;
  else
    y = -(0:0.1:0.3);
  end
  c = {y, class(y)}
  s.a = y;
  h(s.a)
  h(y)
end

function stored_single(n)
  y = zeros(2, 'single');
  for k = 2:n
    if k == 2
      y = single(eye(k));
    end
  end
  c = {y}
  cc = {y};
  h(cc{1})
end

function stored_scaled(n)
  y = 1;
  for k = 2:n
    y = k * eye(2);
    if hid(k) == 3
      break
    end
  end
  c = {y};
  c{1}
  s(2).a = y;
  s(2)
end

function updated(n)
  P = eye(n);
  for k = 1:2
    P = [1 2; 3 4] * P;
    c{k} = P;
  end
  c
end

function caught(n)
  try
    y = diag(1:n);
    error('no');
  catch
  end
  c = {y}
  [a, b] = deal(y)
end

stored_eye(3)
stored_range(2)
stored_single(3)
stored_scaled(3)
updated(2)
caught(2)
