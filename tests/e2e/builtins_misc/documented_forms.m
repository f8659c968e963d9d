% Covariances and correlations of complex numbers and of scalars; matrices with names; wrong calls.
x = [1 2 9; 3 5 4; 8 1 0; 2 2 7.5];
y = [2 3; 1 1; 5 2; 4 4];
c = cov (x);
s = sqrt (diag (c));
disp (isequal (corr (x), c ./ (s * s')))
disp (isequal (corr (x, y), cov (x, y) ./ (std (x)' * std (y))))
cov ([1+i; 2-i; 3])
cov ([1+i 2; 2-i 3i; 3 1])
corr ([1+i 2; 2-i 3i; 3 1])
cov ([1+i; 2-i; 3], [1; 2; 5i])
corr (5, 6)
corr (single (3))
corr (single ([1 2; 3 5; 4 4]))
cov ([1; 2; 3], 1, 0)
h = hadamard (28);
disp (isequal (h * h', 28 * eye (28)))
h(1:3,1:9)
wilkinson (int8 (3))
typecast (1:4, "double complex")
typecast (single (1:4), "single complex")
bitpack (bitunpack ([1+2i, 3]), "double complex")
s = struct (zeros (0, 2), {"a", "b"});
size (s), fieldnames (s)
x = pause ("off"), y = pause ("query")
pause (100)
pause ("on");
[l, u, p] = lu (zeros (0, 3)), pinv (zeros (0, 3))
tries = {@() cov({1}), @() cov(ones (2, 2, 2)), @() cov(1, {1}), @() corr({1, 2}), @() corr(), ...
         @() wilkinson(1.5), @() rosser(1), @() hadamard(24.5), @() pause("foo"), @() pause({}), ...
         @() nproc("x"), @() argv(1), @() time(1), @() conv2(1, 2, 3, 4), @() conv2(eye (2), 1:2, 3), ...
         @() bitshift(1, 2, [1 2]), @() bitshift(1, 2, -1), @() chol(1, 2), @() clock(1), ...
         @() chol(1, "vector"), @() struct(zeros (0, 1), {3}), @() lasterror("foo"), @() diag(1:3, 2, -1), ...
         @() isunix(1), @() date(1), @() typecast(1:3, "double complex"), @() setenv("a", 2)};
for k = 1:numel (tries)
  try
    tries{k}();
  catch err
    disp (err.message);
  end
end
c = {1, 2};
try, isunix (1, c{:}), catch err, disp (err.message), end
try, feval ("isunix", 1), catch err, disp (err.message), end
try, eval ("isunix (1)"), catch err, disp (err.message), end
clock (1)
