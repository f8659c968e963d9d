% Game of life, minesweeper numbers, 2048 moves
1;
function b = life(b)
  n = zeros(size(b));
  for dx = -1:1
    for dy = -1:1
      if dx || dy
        n = n + circshift(b, [dx dy]);
      end
    end
  end
  b = n == 3 | (b & n == 2);
end
function draw(b)
  ch = '.#';
  for r = 1:size(b,1)
    fprintf('%s\n', ch(b(r,:) + 1));
  end
end
g = false(6, 7);
g(2,3) = g(3,4) = true; g(4, 2:4) = true;
for t = 1:4
  printf('gen %d, alive %d\n', t, sum(g(:)));
  draw(g);
  g = life(g);
end
class(g)
g
% minesweeper
field = ['*...*'; '.....'; '..*..'; '*....'];
mines = field == '*';
cnt = conv2(double(mines), ones(3), 'same');
out = char(cnt + '0');
out(mines) = '*';
out(~mines & cnt == 0) = '.';
out
shown = false(size(mines));
function shown = reveal(shown, mines, cnt, r, c)
  if r < 1 || c < 1 || r > size(mines,1) || c > columns(mines) || shown(r,c) || mines(r,c)
    return
  end
  shown(r,c) = true;
  if cnt(r,c) == 0
    for i = -1:1
      for j = -1:1
        shown = reveal(shown, mines, cnt, r+i, c+j);
      end
    end
  end
end
cnt(mines) = -1;
s = reveal(shown, mines, cnt, 1, 1)
field2 = field; field2(:) = '.'; field2(4,1) = '*';
m2 = field2 == '*'; c2 = conv2(double(m2), ones(3), 'same');
s = reveal(shown, m2, c2, 1, 5);
view_ = char(zeros(size(m2)) + '?');
view_(s) = char(c2(s) + '0')
% 2048
function [row, gain] = squash(row)
  v = row(row ~= 0);
  gain = 0; k = 1;
  while k < numel(v)
    if v(k) == v(k+1)
      v(k) *= 2; gain += v(k); v(k+1) = [];
    end
    k++;
  end
  row = [v, zeros(1, numel(row) - numel(v))];
end
function [b, gain] = move(b, dir)
  k = find('LURD' == dir) - 1;
  b = rot90(b, k);
  gain = 0;
  for r = 1:4
    [b(r,:), g] = squash(b(r,:));
    gain += g;
  end
  b = rot90(b, -k);
end
b = [2 2 4 0; 0 4 4 8; 2 0 2 0; 16 16 16 16];
for d = 'LURD'
  [nb, gain] = move(b, d)
end
