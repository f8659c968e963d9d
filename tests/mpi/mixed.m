n = 12;
z = (1:n * n) * 1i;
printf('%g %d\n', z * z', isreal(z * z'));
Z = reshape(z, n, n);
W = Z';
disp(W(2, 3)), disp(isreal(W .* Z)), disp(class(Z))
Z(:) = 0;
disp(isreal(Z))
k = 1:n * n;
[q{k}] = deal(2);
disp(sum([q{:}]))
A = reshape(k, n, n);
A(k(1:3)) = [];
disp(size(A))
B = int32(reshape(k, n, n)) .* int32(2);
B(3, 3) = 2 ^ 40;
disp(B(3, 3)), disp(class(sum(B))), disp(max(B(:)))
S = sparse(mod(reshape(k, n, n), 7) == 0);
disp(nnz(S)), disp(full(sum(S))(1:4))
C = reshape(k, n, n) .* S;
disp(issparse(C)), disp(C(7, 1))
T = [num2str(k(5)), 'x', 65];
disp(T)
v = sqrt(k - 3);
printf('%.4f %.4f %d\n', imag(v(1)), real(v(end)), any(isnan(v)));
x = accumarray(mod(k, 3)' + 1, k');
disp(x')
y = cellfun(@(t) sum(t(:)), {reshape(k, n, n), k});
disp(y)
disp(sum(cumsum(k)))
c = sort(k, 'descend');
disp(c(1:3)), disp(find(k > 140)), disp(k(k > 141))
try
  reshape(k, n, n) * ones(n + 1);
catch err
  disp(err.message)
end
try
  logical([k, NaN]);
catch err
  disp(err.message)
end
while all(k(:) > 0)
  k = k - 1;
end
disp(k(end))
k
