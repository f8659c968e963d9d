tok = {'if', 'x', 'then', 'y', 'end', 'end'}; depth = 0; k = 0; out = {};
while k < numel(tok)
  k++;
  switch tok{k}
    case 'if', depth++; out{end + 1} = sprintf('%d>', depth);
    case 'end'
      if depth == 0, out{end + 1} = 'extra end'; break, end
      depth--; out{end + 1} = '<';
    case 'then', continue
    otherwise, out{end + 1} = upper(tok{k});
  end
end
out, depth, k
n = 27; s = 0; while n ~= 1, switch mod(n, 2), case 0, n = n / 2; case 1, n = 3 * n + 1; end, s++; if s >= 200, break, end, end, s
