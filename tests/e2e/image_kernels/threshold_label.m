I = uint8([10 200 210; 15 190 20; 12 11 205]);
bw = I > 128
nnz(bw), mean(double(I(:))), class(I > 1)
t = 128; for k = 1:10, hi = mean(double(I(I > t))); lo = mean(double(I(I <= t))); t = (hi + lo) / 2; end, t
lab = zeros(size(bw)); n = 0;
for r = 1:3, for c = 1:3
  if bw(r, c) && ~lab(r, c)
    n++; stack = [r c];
    while ~isempty(stack)
      p = stack(end, :); stack(end, :) = [];
      if any(p < 1) || any(p > 3) || ~bw(p(1), p(2)) || lab(p(1), p(2)), continue, end
      lab(p(1), p(2)) = n;
      stack = [stack; p + [1 0]; p - [1 0]; p + [0 1]; p - [0 1]];
    end
  end
end, end
lab, n, areas = accumarray(lab(lab > 0), 1)'
neg = 255 - I, I(bw) = 0, J = I; J(:, end+1) = 255
