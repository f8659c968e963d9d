1;
function r = ifelse_ (c, a, b)
  if c, r = a; else, r = b; end
end
v = Val (3); h = Hnd (5);
if v.n == 3 && h.n > 4, disp ('both'), end
if v < 10, disp ('less'), else, disp ('more'), end
if Val (20) < v, disp ('less'), elseif v < h, disp ('h is more'), end
switch v.n
  case {1, 2}, disp ('few');
  case 3, disp ('three');
end
switch class (h)
  case 'Val', disp ('value');
  case {'Hnd', 'X'}, disp ('handle');
  otherwise, disp ('?');
end
if isempty (h.other), h.other = v; else, disp ('no'), end
if ! isempty (h.other), h.other.n, end
x = ifelse_ (v.n > 2, v, h);
class (x)
y = ifelse_ (false, v, h);
y.add ();
h.n
if isa (x, 'handle') || isa (y, 'handle'), disp ('one is a handle'), end
z = [];
if isempty (z), z = Val (1); end
z
