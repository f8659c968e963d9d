% arrays grown to sizes whose products of extents wrap, and used afterwards
1;
function grow(n, m)
  v = 1:3;
  try, v(n * m) = 7; disp(numel(v)); catch e, disp(e.message); end
  disp(v(1:3));
  A = [1 2; 3 4];
  try, A(n, m) = 7; disp(numel(A)); catch e, disp(e.message); end
  disp(A(1:2, 1:2));
  try, A(:, n * m) = 7; disp(numel(A)); catch e, disp(e.message); end
  disp(A(2, 2));
  c = int8([1; 2]);
  try, c(n * m, 1) = 5; disp(numel(c)); catch e, disp(e.message); end
  disp(c(2));
  B = ones(2, 2, 2);
  try, B(n, m, 8) = 5; disp(numel(B)); catch e, disp(e.message); end
  disp(B(2));
  q = [];
  try, q(n * m) = 1; disp(numel(q)); catch e, disp(e.message); end
  disp(isempty(q));
end
grow(3, 4);
grow(2147483648, 2147483648);
grow(2305843009213693953, 1);
global G
G = [1 2 3];
function more(n)
  global G
  try
    G = zeros(n, n);
  catch e
    disp(e.message);
  end
  disp(G(2));
end
more(2); more(3e9);
