function [n, total, loaned] = library_stats
global LIB
n = numel(LIB.books);
total = sum([LIB.books.copies]);
loaned = sum(cellfun('length', {LIB.books.out}));
