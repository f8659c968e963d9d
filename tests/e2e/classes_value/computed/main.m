c = Circle (2);
c.area
c.diameter = 8;
c.r
c.area
try, c.r = -1; catch e, disp (e.message), end
try, c.diameter = -1; catch e, disp (e.message), end
try, Circle ('a'), catch e, disp (e.message), end
c.r
c.name
c.name = 'round';
c.name
Circle.SCALE
c.SCALE
Circle.LABELS
c.LABELS{2}
c.label (), Circle ().label
try, c.SCALE = 3; catch e, disp (e.message), end
c.r += 2;
c.area
c
properties (c)
methods (c)
