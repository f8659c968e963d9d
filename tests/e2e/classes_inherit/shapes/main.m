all = {Shape(), Shape('blob'), Square(3), Disc(2), Cube(2)};
for k = 1:numel (all)
  all{k}.describe ();
end
cellfun (@area, all)
all{3}.bigger (all{4}), bigger (all{5}, all{4})
isa (all{5}, 'Cube'), isa (all{5}, 'Square'), isa (all{5}, 'Shape'), isa (all{3}, 'Cube')
class (all{5})
c = all{5};
c.side = 10;
c.area ()
c
u = Shape.unit ();
u.describe ();
Cube.unit ().side
methods (c)
properties (c)
s = Square (4);
s.name = 'renamed';
s.describe
