% Maze solving BFS and A*, connect four
maze = ['##########'
        '#S.#.....#'
        '#..#.###.#'
        '##...#...#'
        '#..#.#.#.#'
        '#.##...#E#'
        '##########'];
[sr, sc] = find(maze == 'S');
[er, ec] = find(maze == 'E');
function [path, nexp] = bfs_maze(maze, s, e)
  [R, C] = size(maze);
  dist = -ones(R, C);
  from = cell(R, C);
  q = {s};
  dist(s(1), s(2)) = 0;
  nexp = 0;
  dirs = [0 1; 1 0; 0 -1; -1 0];
  while numel(q) > 0
    p = q{1}; q(1) = [];
    nexp++;
    if isequal(p, e), break; end
    for d = dirs'
      n = p + d';
      if maze(n(1), n(2)) ~= '#' && dist(n(1), n(2)) < 0
        dist(n(1), n(2)) = dist(p(1), p(2)) + 1;
        from{n(1), n(2)} = p;
        q{end+1} = n;
      end
    end
  end
  path = [];
  if dist(e(1), e(2)) < 0, return; end
  p = e;
  while ~isempty(p)
    path = [p; path];
    p = from{p(1), p(2)};
  end
end
[p, n] = bfs_maze(maze, [sr sc], [er ec])
m = maze;
for k = 2:rows(p)-1
  m(p(k,1), p(k,2)) = '+';
end
m
moves = diff(p);
letters = '';
for k = 1:rows(moves)
  if isequal(moves(k,:), [0 1]), letters(end+1) = 'R';
  elseif isequal(moves(k,:), [1 0]), letters(end+1) = 'D';
  elseif isequal(moves(k,:), [0 -1]), letters(end+1) = 'L';
  else letters(end+1) = 'U'; end
end
letters
function [cost, closed] = astar(grid, s, g)
  h = @(a) sum(abs(a - g));
  open = struct('pos', s, 'g', 0, 'f', h(s));
  closed = zeros(size(grid));
  cost = Inf; k = 0;
  while ~isempty(open)
    [~, i] = min([open.f]);
    cur = open(i); open(i) = [];
    if closed(cur.pos(1), cur.pos(2)), continue; end
    k++;
    closed(cur.pos(1), cur.pos(2)) = k;
    if all(cur.pos == g), cost = cur.g; return; end
    for d = {[0 1], [1 0], [0 -1], [-1 0]}
      n = cur.pos + d{:};
      if any(n < 1) || any(n > size(grid)) || grid(n(1), n(2)) || closed(n(1), n(2)), continue; end
      open(end+1) = struct('pos', n, 'g', cur.g + 1, 'f', cur.g + 1 + h(n));
    end
  end
end
grid = zeros(5, 6); grid(2, 1:5) = 1; grid(4, 2:6) = 1;
[cost, closed] = astar(grid, [1 1], [5 6])
grid(:, 3) = 1;
[cost, closed] = astar(grid, [1 1], [5 6])
b = zeros(6, 7, 'int8');
pl = int8(1);
for col = [4 4 3 5 2 3 1 7]
  r = find(b(:, col) == 0, 1, 'last');
  b(r, col) = pl;
  w = false;
  K = {ones(1,4), ones(4,1), eye(4), fliplr(eye(4))};
  for k = 1:4
    w = w || any(any(conv2(double(b == pl), K{k}, 'valid') == 4));
  end
  if w
    printf('player %d wins with column %d\n', pl, col);
    break
  end
  pl = 3 - pl;
end
b
pl
class(pl)
