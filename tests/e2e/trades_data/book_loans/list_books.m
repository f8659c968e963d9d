function list_books(key)
global LIB
b = LIB.books;
if nargin
  v = {b.(key)};
  if all(cellfun(@ischar, v)), [~, o] = sort(v); else [~, o] = sort([v{:}]); end
  b = b(o);
end
cellfun(@(t, a, y, n, o) printf('%-8s %-8s %d %d/%d\n', t, a, y, n - numel(o), n), {b.title}, {b.author}, {b.year}, {b.copies}, {b.out});
