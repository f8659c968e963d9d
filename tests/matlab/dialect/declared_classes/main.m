% "arguments", "Function Argument Validation", "Validate Property Values": classes without conversion, defaults of a class.
%#dialect matlab
assert(options() == "0 0 Red 1 x");
assert(options(Items={1, 2}) == "2 0 Red 1 x");
assert(options(Fun=@cos) == "0 1 Red 1 x");
assert(options(Kind="Blue") == "0 0 Blue 1 x");
assert(options(Kind=Kind.Blue, Part=Part(5)) == "0 0 Blue 5 x");
assert(options(Part=7) == "0 0 Red 7 x");
assert(options(Info=struct('s', 'y')) == "0 0 Red 1 y");
assert(fails(@() options(Items=5)));
assert(fails(@() options(Fun='cos')));
assert(fails(@() options(Info=5)));
assert(counted(containers.Map('a', 1)) == 1);
assert(fails(@() counted(5)));
assert(fails(@() counted([])));
assert(fails(@() fielded(5)));
assert(fielded(struct('x', 3)) == 3);
assert(shown('Red') == Kind.Red);
w = Whole;
assert(isstring(w.a) && isequal(size(w.a), [0 0]));
assert(isstruct(w.b) && isempty(w.b));
assert(isa(w.c, 'Part') && isempty(w.c));
assert(isequal(w.d, "") && isstring(w.d));
assert(isa(w.e, 'containers.Map'));
assert(isempty(w.f));
assert(isa(w.g, 'Part') && w.g.n == 1);
assert(isequal(w.h, [0 0 0]) && iscell(w.i) && isempty(w.i));
assert(isstruct(w.j) && isscalar(w.j));
assert(isstring(w.k) && w.k == "text");
assert(isa(w.l, 'Whole') && isempty(w.l));
assert(isa(w.m, 'dictionary') && isa(w.n, 'datetime') && isempty(w.n));
w.e = containers.Map('a', 1);
assert(w.e.Count == 1);
w.f = @sin;
assert(w.f(0) == 0);
w.a(end + 1) = "first";
assert(w.a == "first");
w.c(2) = Part(4);
assert(numel(w.c) == 2 && w.c(2).n == 4);
disp("passed")
function r = options(o)
  arguments
    o.Items cell = {}
    o.Fun function_handle = @sin
    o.Kind (1,1) Kind = Kind.Red
    o.Part Part = Part(1)
    o.Info (1,1) struct = struct('s', 'x')
  end
  r = join([numel(o.Items), o.Fun(0), string(char(o.Kind)), o.Part.n, o.Info.s]);
end
function n = counted(m)
  arguments
    m (1,1) containers.Map
  end
  n = m.Count;
end
function x = fielded(s)
  arguments
    s struct
  end
  x = s.x;
end
function k = shown(k)
  arguments
    k (1,1) Kind
  end
end
function tf = fails(f)
  tf = false;
  try
    f();
  catch
    tf = true;
  end
end
