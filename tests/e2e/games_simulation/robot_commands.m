cmds = 'FFRFFRFRRF'; pos = [0 0]; dir = 0; trail = pos;
steps = [0 1; 1 0; 0 -1; -1 0];
for c = cmds
  switch c
    case 'F', pos = pos + steps(dir + 1, :);
    case 'R', dir = mod(dir + 1, 4);
    case 'L', dir = mod(dir - 1, 4);
    otherwise, error('bad command %s', c);
  end
  trail(end+1, :) = pos;
end
pos, dir, unique(trail, 'rows'), norm(pos), sum(abs(pos))
names = 'NESW'; names(dir + 1)
grid = repmat('.', 4, 4); for t = trail', r = 3 - t(2) + 1; c = t(1) + 2; if r >= 1 && r <= 4 && c >= 1 && c <= 4, grid(r, c) = '*'; end, end, grid
