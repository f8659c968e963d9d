% "Methods That Modify Default Behavior", "if": an object of a class with a method `logical`
%#dialect matlab
seen = '';
if Flag(true), seen = [seen 'a']; end
if Flag(false), seen = [seen 'b']; else, seen = [seen 'c']; end
f = Flag(true);
while f
  f.on = false;
  seen = [seen 'd'];
end
assert(strcmp(seen, 'acd'));
assert((Flag(true) && true) && ~(Flag(false) || false));
disp('passed')
