moves = {'rock', 'paper', 'scissors'}; beats = @(a, b) mod(a - b, 3) == 1;
s = 3; score = [0 0 0];
for r = 1:9
  s = mod(17 * s + 11, 101); a = mod(s, 3) + 1; s = mod(17 * s + 11, 101); b = mod(s, 3) + 1;
  if a == b, k = 3; elseif beats(a, b), k = 1; else, k = 2; end, score(k) += 1;
  printf('%-8s %-8s %s\n', moves{a}, moves{b}, {'first', 'second', 'draw'}{k});
end
score, M = [0 -1 1; 1 0 -1; -1 1 0]; (ones(1, 3) / 3) * M, M', any(M(:) > 0), beats(1:3, [3 1 2])
