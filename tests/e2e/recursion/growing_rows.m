% Recursion whose arguments grow, called with [] behind conditions that are joined.
function growing_rows
  n = 0;
  for dx = -1:1
    for dy = -1:1
      if dx || dy
        n = n + 1;
      end
    end
  end
  disp(n);
  disp(queens(6, [], 0));
  printf('%d %d\n', queens(5, [], 0), queens(4, zeros(1, 0), 0));
  disp(size(rows_of(4, [])));
  disp(chain(5, 'a'));
  disp(nested(3, {}));
end

function c = queens(n, pos, c)
  k = numel(pos) + 1;
  if k > n
    c = c + 1;
    return;
  end
  for j = 1:n
    ok = true;
    for i = 1:k-1
      if pos(i) == j || abs(pos(i) - j) == k - i
        ok = false;
        break;
      end
    end
    if ok
      c = queens(n, [pos j], c);
    end
  end
end

function m = rows_of(n, m)
  if n > 0
    m = rows_of(n - 1, [m; n n * 2]);
  end
end

function s = chain(n, s)
  if n > 0
    s = chain(n - 1, [s s]);
  end
end

function c = nested(n, c)
  if n > 0
    c = nested(n - 1, [c, {n}]);
  end
end
