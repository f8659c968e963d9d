function checkin(title, who)
global LIB
k = find(strcmp({LIB.books.title}, title), 1);
j = find(strcmp(LIB.books(k).out, who), 1);
if isempty(j)
  error('library:notout', '%s does not have "%s"', who, title);
end
LIB.books(k).out(j) = [];
log_event('in', title, who);
