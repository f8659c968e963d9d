% The most frequent letters of the standard input, as bars.
counts = zeros (1, 26);
while true
  line = fgetl (stdin);
  if ~ ischar (line)
    break
  end
  found = lower (line(isletter (line))) - 'a' + 1;
  for k = found
    counts(k) = counts(k) + 1;
  end
end
[counts, order] = sort (counts, 'descend');
bars (num2cell (char ('a' + order(1:5) - 1)), counts(1:5));
