function d = edit_distance (a, b)
  % How many letters must be inserted, deleted or replaced to make one text of the other.
  row = 0:numel (b);
  for i = 1:numel (a)
    corner = row(1);
    row(1) = i;
    for j = 1:numel (b)
      above = row(j+1);
      row(j+1) = min ([above + 1, row(j) + 1, corner + (a(i) ~= b(j))]);
      corner = above;
    end
  end
  d = row(end);
end
