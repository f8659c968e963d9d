% what a failing try leaves undefined, or as it was, and another one may set
1;
function f (x, n)
  try, w = x(1:1); catch err, disp (err.message); end
  try, w = linspace (0, 1, 2); catch err, disp (err.message); end
  try, disp (w); catch err, disp (err.message); end
end
function g (x, n)
  try, w = x(n); catch err, disp (err.message); end
  try, w = [w x(n+1)]; catch err, disp (err.message); end
  try, disp (w); catch err, disp (err.message); end
end
function h (x, n)
  for k = 1:n
    try, w = x(k); catch err, disp (err.message); end
    try, w = cumsum (x(1:n)); catch err, disp (err.message); end
  end
  try, disp (w); catch err, disp (err.message); end
end
f (zeros (0, 1), 1); f (5, 1); f ([1 2], 1);
g ([1 2 3], 1); g ([1 2 3], 3); g ([1 2 3], 4); g ([], 1);
h ([1 2 3], 2); h ([1 2 3], 4); h ([], 1); h ([], 0);
