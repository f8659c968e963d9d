% two players drawing moves from a small generator
1;
function [r, state] = draw(state, n)
  state = mod(1103515245*state + 12345, 2^31);
  r = 1 + floor(state/2^31*n);
end
function w = winner(b)
  w = 0;
  lines_ = [b; b'; diag(b)'; diag(fliplr(b))'];
  for p = 1:2
    if any(all(lines_ == p, 2)), w = p; end
  end
end
marks = '.XO';
state = 42;
tally = [0 0 0];
for game = 1:6
  b = zeros(3); player = 1;
  while any(b(:) == 0) && ~winner(b)
    free = find(b == 0);
    [k, state] = draw(state, numel(free));
    b(free(k)) = player;
    player = 3 - player;
  end
  tally(winner(b) + 1) += 1;
end
disp(marks(b + 1))
tally
