a = L1 (1); b = L2 (1, 2); c = L3 ();
disp (strjoin (a.trace)); disp (strjoin (b.trace)); disp (strjoin (c.trace));
b = b.visit (); c = c.visit ();
disp (strjoin (b.trace)); disp (strjoin (c.trace));
a.label (), b.label (), c.label ()
L1.kind (), L2.kind (), L3.kind (), L3.other ()
c.kind (), c.two
isa (c, 'L1'), isa (c, 'L2'), isa (a, 'L2')
x = {a, b, c};
cellfun (@name, x, 'UniformOutput', false)
d = L3 (5);
numel (d.trace)
