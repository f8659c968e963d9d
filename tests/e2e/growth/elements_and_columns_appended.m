% What is appended to in a loop has elements from the start, or not.
x = 1; y = zeros(2,0); p = zeros(2,2,0);
for k = 1:5
  x(end+1) = x(end) + k;
  if mod(k,2), y(:,end+1) = [k;x(end)]; end
  p(:,:,end+1) = [k x(end); 0 1];
end
disp(x), disp(y), disp(size(p)), disp(p(:,:,end))
z = [1 2 3];
while numel(z) > 0, z(end) = []; end
disp(size(z))
q = 1;
while numel(q) < 4, q = [q, q(end)*2]; end
disp(q)
r = 1:3;
for k = 1:3
  if k == 2, r = []; end
  try
    disp(r(end));
  catch err
    disp(err.message);
  end
  r(end+1) = k;
end
disp(r)
s = zeros(3,1);
for k = 1:2
  s(end+1) = k;
  t = s(1:3);
  disp(size(t))
end
u = [];
for k = 1:3
  u(:, end+1) = [k; 2*k];
  disp(u(end))
end
disp(u)
