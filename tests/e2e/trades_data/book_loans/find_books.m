function r = find_books(pred)
global LIB
r = LIB.books(arrayfun(pred, LIB.books));
