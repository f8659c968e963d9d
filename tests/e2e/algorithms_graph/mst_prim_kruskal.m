E = [1 2 4; 1 3 1; 2 3 2; 2 4 5; 3 4 8; 4 5 3];
E = sortrows(E, 3);
parent = 1:5; total = 0; tree = [];
for k = 1:rows(E)
  a = E(k, 1); while parent(a) ~= a, a = parent(a); end
  b = E(k, 2); while parent(b) ~= b, b = parent(b); end
  if a ~= b
    parent(b) = a; total += E(k, 3); tree(end+1, :) = E(k, 1:2);
  end
end
total, tree
W = Inf(5); for e = E', W(e(1), e(2)) = e(3); W(e(2), e(1)) = e(3); end
in = [true false(1, 4)]; cost = 0;
while ~all(in)
  M = W(in, ~in);
  [m, k] = min(M(:));
  [~, c] = ind2sub(size(M), k);
  out = find(~in); in(out(c)) = true; cost += m;
  printf('add %d at %d\n', out(c), m);
end
cost == total
