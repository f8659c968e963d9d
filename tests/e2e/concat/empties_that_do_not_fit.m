% operands without elements between others that they fit, don't fit, or that give way to them
1;
function r = hide(x)
  c = {x, 'a'}; r = c{1 + (numel(c) < 2)};
end
function p(r)
  printf("%s [%s]", class(r), num2str(size(r))); printf(" %g", double(r)); printf("\n");
end
function r = ahead(n, m, x)
  r = x(x > 100);
  for k = 1:2
    r = [zeros(m,n); r];
  end
end
function r = between(n, m, x)
  r = [zeros(2,m); x(x > 1); zeros(n,2)];
end
function r = sums(n, m, x)
  r = sum(x, 2);
  for k = 1:m
    if k > 1, r = [r; (1:n); [x, x]]; end
  end
end
function r = beside(n, m, x)
  r = [zeros(n,m), x(x > 1), ones(m,1)];
end
function r = chosen(x, k)
  r = [x(1:k, :); zeros(0, 2)];
  r = [r; x(:, 1:k)];
end
try, p(ahead(2, 0, zeros(1,0))), catch e, disp(e.message), end
try, p(ahead(2, 0, [101 102])), catch e, disp(e.message), end
n = hide(2); m = hide(0);
try, p(ahead(n, m, zeros(1,0))), catch e, disp(e.message), end
try, p(between(0, 1, 1)), catch e, disp(e.message), end
try, p(between(0, 2, [2 3])), catch e, disp(e.message), end
try, p(between(0, 1, [2; 3])), catch e, disp(e.message), end
n = hide(0); m = hide(1);
try, p(between(n, m, (1:m)')), catch e, disp(e.message), end
try, p(sums(0, 2, ones(0,2))), catch e, disp(e.message), end
try, p(sums(1, 2, ones(1,0))), catch e, disp(e.message), end
try, p(beside(0, 1, 1)), catch e, disp(e.message), end
try, p(beside(1, 1, 2)), catch e, disp(e.message), end
try, p(beside(0, 2, [2; 3])), catch e, disp(e.message), end
for k = 0:2
  try, p(chosen(ones(2, 2), k)), catch e, disp(e.message), end
end
