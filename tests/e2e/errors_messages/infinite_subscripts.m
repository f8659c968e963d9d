% Subscripts that are infinite, alone and among others.
1;
function U = swap(A, x)
  U = A; n = 3;
  for k = 1:2
    [~, p] = max(abs(U(k:n, k)));
    p = p + k - x;
    U([k p], k:n) = U([p k], k:n);
  end
end
function r = at(v, x), r = v(x + 1); end
function r = at2(v, x), r = v([1 x], 1); end
function r = at3(v, x), p = 2 - x; r = v(p, 1); end
try, swap(magic(3), Inf), catch e, disp(e.message), end
try, swap(magic(3), 1), catch e, disp(e.message), end
try, swap(magic(3), NaN), catch e, disp(e.message), end
try, swap(magic(3), 0.5), catch e, disp(e.message), end
try, swap(magic(3), -5), catch e, disp(e.message), end
try, at(1:3, Inf), catch e, disp(e.message), end
try, at(1:3, -Inf), catch e, disp(e.message), end
try, at2(magic(3), Inf), catch e, disp(e.message), end
try, at2(magic(3), -Inf), catch e, disp(e.message), end
try, at2(magic(3), 1e10), catch e, disp(e.message), end
try, at3(magic(3), Inf), catch e, disp(e.message), end
try, at3(magic(3), NaN), catch e, disp(e.message), end
