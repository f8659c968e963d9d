function bars (labels, counts)
  % Print counts as bars of at most 40 characters.
  for k = 1:numel (counts)
    stars = repmat ('*', 1, round (40 * counts(k) / max (counts)));
    printf ('%8s %4d %s\n', labels{k}, counts(k), stars);
  end
end
