level = ['#####'; '#@ .#'; '# $ #'; '#   #'; '#####'];
moves = 'drrul';
g = level;
for m = moves
  [r, c] = find(g == '@');
  d = [0 0];
  switch m, case 'u', d = [-1 0]; case 'd', d = [1 0]; case 'l', d = [0 -1]; case 'r', d = [0 1]; end
  n = [r c] + d; nn = n + d;
  t = g(n(1), n(2));
  if t == ' ' || t == '.'
    g(r, c) = ' '; g(n(1), n(2)) = '@';
  elseif t == '$' && any(g(nn(1), nn(2)) == ' .')
    g(nn(1), nn(2)) = '$'; g(n(1), n(2)) = '@'; g(r, c) = ' ';
  else
    printf('%s blocked\n', m);
  end
end
g
any(g(:) == '.'), nnz(g == '#')
