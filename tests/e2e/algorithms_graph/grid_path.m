maze = ['#######'; '#S  # #'; '# # # #'; '# #   #'; '# ### #'; '#    E#'; '#######'];
[sr, sc] = find(maze == 'S'); [er, ec] = find(maze == 'E');
dist = -ones(size(maze)); dist(sr, sc) = 0;
queue = [sr sc];
while ~isempty(queue)
  r = queue(1, 1); c = queue(1, 2); queue(1, :) = [];
  for d = [0 1; 1 0; 0 -1; -1 0]'
    rr = r + d(1); cc = c + d(2);
    if maze(rr, cc) ~= '#' && dist(rr, cc) < 0
      dist(rr, cc) = dist(r, c) + 1;
      queue = [queue; rr cc];
    end
  end
end
dist
dist(er, ec)
r = er; c = ec; out = maze;
while dist(r, c) > 1
  for d = [0 1; 1 0; 0 -1; -1 0]'
    if dist(r + d(1), c + d(2)) == dist(r, c) - 1, r = r + d(1); c = c + d(2); break, end
  end
  out(r, c) = '.';
end
out
