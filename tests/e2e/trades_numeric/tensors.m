% N-d arrays in engineering: tensors, image stacks, batch ops, permute, cat, accumarray, interp2, meshgrid/ndgrid
1;
function out = apply_stack(f, S)
  out = zeros(size(S));
  for k = 1:size(S, 3), out(:, :, k) = f(S(:, :, k)); end
end
function T = outer3(a, b, c)
  T = zeros(numel(a), numel(b), numel(c));
  for i = 1:numel(a), for j = 1:numel(b), for k = 1:numel(c), T(i, j, k) = a(i) * b(j) * c(k); end, end, end
end
S = reshape(1:24, 3, 4, 2)
size(S), ndims(S), numel(S), size(S, 3), size(S, 5)
sum(S, 3), mean(S, 3), max(S, [], 3), squeeze(sum(sum(S, 1), 2))'
[m, i] = max(S, [], 2)
P = permute(S, [3 1 2]); size(P), P(:, :, 1)
T = outer3([1 2], [1 10], [1 0.5])
apply_stack(@(A) A - mean(A(:)), S)(:, :, 2)
C = cat(3, [1 2; 3 4], [5 6; 7 8]); C(:, :, end+1) = [9 9; 9 9]; size(C)
C(:, :, 2) = []
C(:, 1, :), squeeze(C(1, 2, :))
D = bsxfun(@times, C, reshape([1 10], 1, 1, 2))
any(D(:) > 50), find(D > 20)', nnz(D), cumsum(C, 3)
[r, c, p] = ind2sub(size(C), 7), sub2ind(size(C), 1, 2, 2)
[X, Y] = meshgrid(1:3, 1:2), [A, B] = ndgrid(1:2, 1:3)
Z = X.^2 + Y; zi = interp2(X, Y, Z, 2.5, 1.5), interp2(Z, 2, 1.5)
acc = accumarray([1 1; 2 3; 1 1; 2 2], [10 20 30 40]), accumarray([1; 2; 1], [5; 6; 7], [3 1], @(v) {v})
accumarray([1; 2; 2], [1; 2; 3], [], @(x) max(x) - min(x))
E1 = zeros(2, 2, 0), size(E1), isempty(E1), sum(E1, 3)
F = ones(2, 3, 2) .* [1; 2], mat2str(size(F)), F(:)'
G = repmat([1 2], [2 1 2]), circshift(G, 1, 2), flip(G, 3)(:, :, 1)
num2cell(C(:, :, 1)), mat2cell(magic(4), [2 2], [3 1])
H = int8(C) * 20, class(H), logical(C(:, :, 1) - 1), double('ab') + C(1, :, 1)
isequal(C, C), isequal(C, C(:, :, 1)), ones(2, 2, 2) == 1, all(all(all(ones(2, 2, 2))))
vec = C(:, :)', reshape(C, [], 2), reshape(C, 4, []), dot(C(:, :, 1), C(:, :, 2)), cross([1 0 0; 0 1 0]', [0 1 0; 0 0 1]')
std(S, 0, 3), var(C, 0, 3), median(C, 3), sort(C, 3, 'descend'), diff(S, 1, 3), prod(C, 3), kron([1 2], [1; 1]), trapz(C, 3), nnz(S > 12), norm(S(:)), histc(S(:)', [0 10 20 30])
try, S(4, 1, 1), catch e, disp(e.message), end
try, S(1, 1, 3), catch e, disp(e.message), end
try, C + S, catch e, disp(e.message), end
try, cat(3, [1 2], [1 2 3]), catch e, disp(e.message), end
try, permute(C, [1 2]), catch e, disp(e.message), end
try, C', catch e, disp(e.message), end
try, C * C, catch e, disp(e.message), end
try, reshape(C, 3, []), catch e, disp(e.message), end
S(:, :, 1) = 0; S(2, :, :) = []; S
c3 = cell(1, 2, 2); c3{1, 2, 2} = 'x'; c3, s3 = struct('a', reshape({1, 2, 3, 4}, 1, 2, 2)); size(s3), s3(1, 2, 2).a
