function id = add_book(title, author, year, copies)
% ADD_BOOK  adds a title; COPIES defaults to 1
global LIB
if nargin < 4, copies = 1; end
LIB.books(end+1) = struct('title', title, 'author', author, 'year', year, 'copies', copies, 'out', {{}});
log_event('add', title);
if nargout, id = numel(LIB.books); end
end
