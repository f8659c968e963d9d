% "Argument Validation Functions": mustBeA, mustBeFloat, mustBeVector, mustBeInRange and others
good = {@() mustBeA(1, 'double'), @() mustBeA('a', {'double', 'char'}), @() mustBeA(1, 'float'), ...
        @() mustBeFloat(single (1)), @() mustBeUnderlyingType(1, 'double'), @() mustBeSparse(sparse (1)), ...
        @() mustBeVector([1 2]), @() mustBeVector([], 'allows-all-empties'), @() mustBeMatrix(eye (2)), ...
        @() mustBeRow([1 2]), @() mustBeColumn([1; 2]), @() mustBeScalarOrEmpty([]), ...
        @() mustBeScalarOrEmpty(1), @() mustBeNonmissing([1 2]), @() mustBeInRange([1 5], 1, 5), ...
        @() mustBeInRange(2, 1, 5, 'exclusive'), @() mustBeInRange(1, 1, 5, 'exclude-upper'), ...
        @() mustBeText('a'), @() mustBeText({'a', 'b'}), @() mustBeTextScalar('a'), ...
        @() mustBeNonzeroLengthText('a'), @() mustBeValidVariableName('x1'), @() mustBeFolder('.')};
bad = {@() mustBeA(1, 'single'), @() mustBeFloat(int8 (1)), @() mustBeUnderlyingType(1, 'single'), ...
       @() mustBeSparse(1), @() mustBeVector(eye (2)), @() mustBeVector([]), @() mustBeMatrix(ones (2, 2, 2)), ...
       @() mustBeRow([1; 2]), @() mustBeColumn([1 2]), @() mustBeScalarOrEmpty([1 2]), ...
       @() mustBeNonmissing([1 NaN]), @() mustBeInRange([1 6], 1, 5), @() mustBeInRange(1, 1, 5, 'exclusive'), ...
       @() mustBeInRange(5, 1, 5, 'exclude-upper'), @() mustBeInRange(1, 1, 5, 'exclude-lower'), ...
       @() mustBeText(1), @() mustBeText({1}), @() mustBeTextScalar({'a'}), @() mustBeNonzeroLengthText(''), ...
       @() mustBeNonzeroLengthText({'a', ''}), @() mustBeValidVariableName('1x'), ...
       @() mustBeValidVariableName('end'), @() mustBeFile('no such file'), @() mustBeFolder('no such folder')};
for k = 1:numel (good)
  assert (! fails (good{k}), func2str (good{k}))
end
for k = 1:numel (bad)
  assert (fails (bad{k}), func2str (bad{k}))
end
assert (scaled (2), 4)
assert (scaled (2, 'long'), 'longlong')
assert (fails (@() scaled (11)) && fails (@() scaled ('a')) && fails (@() scaled (2, '')))
validateattributes ('ab', {'char'}, {'scalartext'})
assert (fails (@() validateattributes (['a'; 'b'], {'char'}, {'scalartext'})))
disp ('passed')
function TF = fails (f)
  TF = false;
  try
    f ();
  catch
    TF = true;
  end
end
function y = scaled (x, name)
  arguments
    x (1,1) {mustBeA(x, 'double'), mustBeInRange(x, 0, 10)}
    name {mustBeTextScalar, mustBeNonzeroLengthText} = 'none'
  end
  y = 2 * x;
  if (! strcmp (name, 'none'))
    y = [name, name];
  end
end
