1;
function program()
  a = rand(4, 5) < 2; a = a .* reshape(1:20, 4, 5);
  disp(rowsum(a, 2, 5)); 
  t(@() rowsum(a, 2, 6)); t(@() rowsum(a, 5, 5)); t(@() rowsum(a, 0, 3)); t(@() rowsum(a, 2.5, 3));
  t(@() back(a, 3)); t(@() back(a, 25));
  t(@() stepped(a(:)', 3, 2)); t(@() stepped(a(:)', 9, 3));
  t(@() zerotrip(a, 0)); t(@() zerotrip(a, -3));
  t(@() brk(a(:), 100));
  t(@() cont(a(:), 30));
  t(@() wr(zeros(1, 5), 5)); t(@() wr(zeros(1, 5), 9)); t(@() wr(zeros(1,5), -1));
  t(@() nest(a, 4, 5)); t(@() nest(a, 5, 4));
  t(@() msg(a(:), 22));
  t(@() two(a, ones(3,3), 3)); t(@() two(a, ones(3,3), 4));
  t(@() shr(1:6));
  t(@() grows(3)); t(@() invar(a, 7, 3)); t(@() invar(a, 21, 3)); t(@() invar(a, 21, 0));
  t(@() ret(a(:), 50));
end
function t(f)
  try
    disp(f());
  catch e
    disp(e.message);
  end
end
function s = rowsum(a, i, n)
  s = 0;
  for k = 1:n, s = s + a(i, k); end
end
function s = back(a, n)
  s = 0;
  for k = n:-1:1
    s = s * 2 + a(k);
  end
end
function s = stepped(a, n, st)
  s = 0;
  for k = 1:st:n*st
    s = s + a(k + 1) * a(2*k - 1);
  end
end
function s = zerotrip(a, n)
  s = 7;
  for k = 1:n, s = s + a(k + 1000); end
end
function s = brk(a, n)
  s = 0;
  for k = 1:n
    s = s + a(k);
    if s > 30, break; end
  end
end
function s = cont(a, n)
  s = 0;
  for k = 1:n
    if mod(k, 2), continue; end
    if k > 20, continue; end
    s = s + a(k);
  end
end
function x = wr(x, n)
  for k = 1:n
    x(k) = k + sum(x);
  end
end
function s = nest(a, n, m)
  s = 0;
  for i = 1:n
    for j = 1:m
      s = s + a(i, j) * i;
    end
  end
end
function s = msg(a, n)
  s = 0;
  for k = 1:n
    printf('%d ', k);
    s = s + a(k);
  end
  printf('\n');
end
function s = two(a, b, n)
  s = 0;
  for k = 1:n
    s = s + a(k, k) * b(k, 1);
  end
end
function s = shr(x)
  s = 0;
  for k = 1:6
    s = s + x(k);
    if k == 3, x(5) = []; end
  end
end
function x = grows(n)
  x = [];
  for k = 1:n
    x(end + 1) = k;
    x(k) = x(k) + x(1);
  end
end
function s = invar(a, i, n)
  s = 0;
  for k = 1:n, s = s + a(i) * k; end
end
function s = ret(a, n)
  s = 0;
  for k = 1:n
    s = s + a(k);
    if s > 50
      return;
    end
  end
end
program();
