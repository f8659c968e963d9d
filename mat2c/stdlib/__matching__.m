function [row, col] = __matching__ (A)
  % The row of each column in a largest matching, and the column of each row; 0 without one.
  [m, n] = size (A);
  row = zeros (1, n);
  col = zeros (1, m);
  for j = 1:n
    seen = false (1, m);
    from = zeros (1, m);
    todo = j;
    while (! isempty (todo))
      at = todo(end);
      todo(end) = [];
      here = find (A(:,at))';
      here = here(! seen(here));
      if (isempty (here))
        continue;
      end
      seen(here) = true;
      from(here) = at;
      free = here(col(here) == 0);
      if (! isempty (free))
        i = free(1);
        while (true)
          at = from(i);
          next = row(at);
          row(at) = i;
          col(i) = at;
          if (at == j)
            break;
          end
          i = next;
        end
        break;
      end
      todo = [todo, col(here)];
    end
  end
end
