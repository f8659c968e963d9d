function [ok, msg] = checkout(title, who)
global LIB
ok = false;
k = find(strcmp({LIB.books.title}, title));
if isempty(k), msg = ['no such title: ' title]; return, end
b = LIB.books(k);
if numel(b.out) >= b.copies
  msg = sprintf('all %d copies are out', b.copies);
  return
end
LIB.books(k).out{end+1} = who;
log_event('out', title, who);
ok = true; msg = '';
