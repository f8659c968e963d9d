function [x, y, extents] = __paired_pages__ (who, X, Y)
  % Which page of X meets which of Y, and the extents of their pairs: one page meets all.
  [x, y] = deal (page_numbers (X), page_numbers (Y));
  if (! all (agree (size (x), size (y))))
    error ("%s: the extents of the pages don't agree", who);
  end
  x = x + 0 * y;
  y = y + 0 * x;
  extents = size (x);
end
function numbers = page_numbers (X)
  extents = [size(X), 1, 1];
  numbers = reshape (1:prod (extents(3:end)), extents(3:end));
end
function good = agree (a, b)
  n = max (numel (a), numel (b));
  a(end+1:n) = 1;
  b(end+1:n) = 1;
  good = a == b | a == 1 | b == 1;
end
