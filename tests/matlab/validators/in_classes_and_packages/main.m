% "Define Validation Functions", "Validate Property Values" of MATLAB's documentation: validators of classes and packages
%#dialect matlab
m = Meter(Limit=4);
assert(m.Limit == 4 && m.Marks == 3)
assert(strcmp(failure(@() Meter(Limit=-1)), 'Meter:negative'))
assert(strcmp(failure(@() Meter(Marks=[1 2 3])), 'checks:long'))
assert(isempty(failure(@() Meter(Marks=[1 2]))))
assert(strcmp(failure(@() set_limit(m, -1)), 'Meter:negative') && isempty(failure(@() set_limit(m, 3))))
assert(strcmp(failure(@() set_marks(m, 1:4)), 'checks:long') && strcmp(failure(@() set_marks(m, -1)), 'Meter:negative'))
% where an access method names the value otherwise
m.Depth = 4;
assert(m.Depth == 8 && strcmp(failure(@() set_depth(m, 10)), 'MATLAB:validators:mustBeInRange'))
assert(strcmp(failure(@() both(1:4)), 'checks:long') && strcmp(failure(@() both(-1)), 'Meter:negative') && both(1) == 1)
disp('passed')

function id = failure(f)
  id = '';
  try
    f();
  catch e
    id = e.identifier;
  end
end
function m = set_limit(m, x)
  m.Limit = x;
end
function m = set_marks(m, x)
  m.Marks = x;
end
function m = set_depth(m, x)
  m.Depth = x;
end
function x = both(x)
  arguments
    x {checks.mustBeShort(x), Meter.mustBeSane}
  end
end
