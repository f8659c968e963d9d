function [m, last] = table_of(n)
  m = [];
  last = 0;
  for i = 1:n
    row(i);
  end
  m(1, :) = m(1, :)*10;
  function row(i)
    for j = 1:n
      put(i, j, i*j);
    end
    function put(i, j, v)
      m(i, j) = v;
      last = last + v;
    end
  end
end
