% errors of arrays for which there is no room, caught in typed code
1;
function s = filled(n)
  try
    s = zeros(1, n);
    s(1) = 1;
  catch e
    disp(e.message); disp(e.identifier);
    s = -1;
  end
end
function s = spaced(n)
  try
    s = linspace(0, 1, n);
    s = s + 1;
  catch e
    disp(e.message);
    s = -1;
  end
end
function s = square(n, m)
  s = 0;
  try
    x = ones(n, m);
    s = sum(x(:));
    y = 1:n;
    s += sum(y);
  catch e
    disp(e.message);
  end
end
disp(numel(filled(4)));
disp(filled(1e13));
disp(numel(spaced(4)));
disp(spaced(1e13));
v = [2 3 1e10 1e10 3e18 8 1e300 2];
for k = 1:2:7
  disp(square(v(k), v(k + 1)));
end
try
  x = ones(3, 1e13) * 2;
catch e
  disp(e.message);
end
a = ones(1, 4e6);
try
  b = a' * a;
catch e
  disp(e.message);
end
try
  b = a' + a;
catch e
  disp(e.message);
end
disp(numel(a));
