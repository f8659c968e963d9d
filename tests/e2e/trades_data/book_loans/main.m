% library book system: several files, globals, cellfun with named functions, default args, state in a file function
init_library
add_book('Dune', 'Herbert', 1965, 2);
add_book('Emma', 'Austen', 1815);
id = add_book('Ulysses', 'Joyce', 1922, 1)
list_books
[ok, msg] = checkout('Dune', 'ann')
[ok, msg] = checkout('Dune', 'bob');
[ok, msg] = checkout('Dune', 'cy')
[ok, msg] = checkout('Nope', 'cy')
checkin('Dune', 'ann');
try, checkin('Dune', 'zed'); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
list_books('year')
list_books('author')
r = find_books(@(b) b.year < 1930)
find_books(@(b) any(strcmp(b.out, 'bob'))).title
n = library_stats()
[n, total, loaned] = library_stats();
printf('%d titles, %d copies, %d out\n', n, total, loaned);
global LIB
LIB.log
LIB.books(1)
