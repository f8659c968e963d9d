path = [5 1];
for k = 1:3
  best = [];
  if k > 1, best = [k 2]; end
  path = [path; best];
end
disp(path)
c = [5; 1];
for k = 1:3
  b = [];
  if k ~= 2, b = [k; 2]; end
  c = [c, b];
end
disp(c)
function r = grow(n)
  r = uint8([1 2 3]);
  while n > 0
    row = uint8([]);
    if mod(n, 2), row = uint8([n n n]); end
    r = [r; row];
    n = n - 1;
  end
end
function r = growt(n)
  r = 'abc';
  for k = 1:n
    row = '';
    if mod(k, 2), row = 'xyz'; end
    r = [r; row];
  end
end
function r = growl(n)
  r = [true; false];
  for k = 1:n
    row = [];
    if mod(k, 2), row = [false; true]; end
    r = [r, row];
  end
end
function r = growz(n)
  r = [1+2i, 3];
  for k = 1:n
    row = [];
    if mod(k, 2), row = [k*1i, 4]; end
    r = [r; row];
  end
end
function r = growe(n)
  r = [];
  for k = 1:n
    row = [];
    if mod(k, 2), row = [k 4]; end
    r = [r; row];
  end
end
function r = grow2(n)
  r = [0 0 0];
  for k = 1:n
    row = zeros(0,3); other = [];
    if mod(k, 2), row = [k 4 1]; else, other = [7 8 9; k k k]; end
    r = [r; row; other];
  end
end
function r = grow3(n)
  r = single([0 0 0]);
  for k = 1:n
    row = single([]);
    if mod(k, 2), row = single(ones(k, 3)); end
    r = [r; row; 1 2 3];
  end
end
disp(grow(5)); disp(growt(5)); disp(growl(4)); disp(growz(4)); disp(growe(5)); disp(grow2(4)); disp(grow3(4))
x = 1;
for k = 1:4
  c = [];
  if k > 2, c = k; end
  x = [x, c];
end
disp(x)
y = 1;
for k = 1:4
  c = [];
  if k > 2, c = k; end
  y = [y; c];
end
disp(y)
p = [1 2];
for k = 1:3
  b = [];
  if k > 1, b = ones(1, k); end
  try
    p = [p; b];
  catch e
    disp(e.message)
  end
end
disp(p)
