1;
function w = winner(b)
  w = 0;
  for p = 1:2
    m = b == p;
    for d = [0 1; 1 0; 1 1; 1 -1]'
      for r = 1:size(m, 1), for c = 1:size(m, 2)
        rr = r + d(1)*(0:3); cc = c + d(2)*(0:3);
        if rr(end) <= size(m, 1) && cc(end) >= 1 && cc(end) <= size(m, 2) && all(m(sub2ind(size(m), rr, cc))), w = p; return, end
      end, end
    end
  end
end
function b = drop(b, col, p), r = find(b(:, col) == 0, 1, 'last'); if isempty(r), error('column %d is full', col); end, b(r, col) = p; end
b = zeros(6, 7); p = 1;
for col = [4 4 3 3 5 5 2], b = drop(b, col, p); p = 3 - p; end
b, winner(b), winner(zeros(6, 7)), winner(eye(6, 7)), winner(fliplr(2*eye(6, 7)))
try, for k = 1:7, b = drop(b, 1, 1); end, catch e, disp(e.message), end
