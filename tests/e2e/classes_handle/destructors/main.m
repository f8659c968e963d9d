a = Res ('a');
a = 1;
disp ('a is gone')
b = Res ('b');
c = b;
b = [];
disp ('b lives')
c = [];
function use ()
  r = Res ('local');
  disp ('in use')
end
use ();
disp ('after use')
function r = give ()
  r = Res ('given');
end
g = give ();
give ();
disp ('next')
s.res = Res ('field');
s.res = 0;
l = {Res('one'), Res('two')};
l{1} = [];
l(:) = [];
d = Res ('outer');
d.other = Res ('inner');
clear d
disp ('cleared')
clear g
e = Res ('explicit');
delete (e);
disp ('deleted')
clear e
try
  t = Res ('try');
  error ('oops');
catch err
  disp (err.message)
end
t = 3;
for k = 1:2
  x = Res (sprintf ('loop%d', k));
end
disp ('end')
