% "MException", "mustBePositive", "mustBeInteger", "mustBeMember", "narginchk", "Method Attributes", "Property Attributes", "Abstract Classes": the identifiers of errors.
%#dialect matlab
expect(@() mustBePositive(-1), 'MATLAB:validators:mustBePositive');
expect(@() mustBeInteger(1.5), 'MATLAB:validators:mustBeInteger');
expect(@() mustBeMember('z', {'a', 'b'}), 'MATLAB:validators:mustBeMember');
expect(@() mustBeNonempty([]), 'MATLAB:validators:mustBeNonempty');
expect(@() mustBeNumeric('a'), 'MATLAB:validators:mustBeNumeric');
expect(@() mustBeTextScalar(["a" "b"]), 'MATLAB:validators:mustBeTextScalar');
expect(@() positive(-1), 'MATLAB:validators:mustBePositive');
expect(@() named(Tol=-1), 'MATLAB:validators:mustBePositive');
expect(@() two_or_three(1), 'MATLAB:narginchk:notEnoughInputs');
expect(@() two_or_three(1, 2, 3, 4), 'MATLAB:narginchk:tooManyInputs');
g = Guarded;
expect(@() setfield(g, 'x', 2), 'MATLAB:class:SetProhibited');
expect(@() g.y, 'MATLAB:class:GetProhibited');
expect(@() g.zz, 'MATLAB:noSuchMethodOrField');
expect(@() g.m(), 'MATLAB:class:MethodRestricted');
expect(@() m(g), 'MATLAB:class:MethodRestricted');
expect(@() Shape(), 'MATLAB:class:abstract');
try
  g.zz = 1;
  assert(false);
catch e
  assert(strcmp(e.identifier, 'MATLAB:noPublicFieldForClass'));
end
delete(g)
expect(@() g.x, 'MATLAB:class:InvalidHandle');
expect(@() show(g), 'MATLAB:class:InvalidHandle');
try
  y = gives_nothing();
  assert(false);
catch e
  assert(strcmp(e.identifier, 'MATLAB:unassignedOutputs'));
  assert(strcmp(e.message, 'Output argument "y" (and possibly others) not assigned a value in the execution with "gives_nothing" function.'));
end
try
  error('a:b');
catch e
  assert(strcmp(e.message, 'a:b') && isempty(e.identifier));
end
try
  assert(false, 'a:b');
catch e
  assert(strcmp(e.message, 'a:b') && isempty(e.identifier));
end
try
  cell2mat({1, 'a'});
catch e
  assert(strcmp(e.identifier, 'MATLAB:cell2mat:MixedDataTypes'));
end
disp("passed")
function expect(f, id)
  found = 'none';
  try
    f();
  catch e
    found = e.identifier;
  end
  if ~strcmp(found, id)
    fprintf('%s: %s instead of %s\n', func2str(f), found, id);
  end
end
function positive(x)
  arguments
    x (1,1) double {mustBePositive}
  end
end
function named(o)
  arguments
    o.Tol (1,1) double {mustBePositive} = 1
  end
end
function two_or_three(varargin)
  narginchk(2, 3);
end
function y = gives_nothing()
end
