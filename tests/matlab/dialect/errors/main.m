% "MException", "error", and the messages that their examples show: identifiers and words of errors.
%#dialect matlab
check(@() undefined_thing(3), 'MATLAB:UndefinedFunction', 'Unrecognized function or variable ''undefined_thing''.');
x = [1 2 3];
check(@() x(5), 'MATLAB:badsubscript', 'Index exceeds the number of array elements. Index must not exceed 3.');
check(@() x(2, 1), 'MATLAB:badsubscript', 'Index in position 1 exceeds array bounds. Index must not exceed 1.');
check(@() x(0), 'MATLAB:badsubscript', 'Array indices must be positive integers or logical values.');
check(@() x + [1 2], 'MATLAB:sizeDimensionsMustMatch', 'Arrays have incompatible sizes for this operation.');
check(@() x * x, 'MATLAB:innerdim', '');
check(@() [x; 1 2], 'MATLAB:catenate:dimensionMismatch', 'Dimensions of arrays being concatenated are not consistent.');
check(@() x{1}, 'MATLAB:cellRefFromNonCell', 'Brace indexing is not supported for variables of this type.');
check(@() int8(1) + int16(1), 'MATLAB:mixedClasses', '');
check(@() {1} + 1, 'MATLAB:UndefinedFunction', 'Operator ''+'' is not supported for operands of type ''cell''.');
s.a = 1;
check(@() s.b, 'MATLAB:nonExistentField', 'Unrecognized field name "b".');
check(@() one(1, 2), 'MATLAB:TooManyInputs', 'Too many input arguments.');
check(@() assert(false), 'MATLAB:assertion:failed', 'Assertion failed.');
m = containers.Map();
check(@() m('k'), 'MATLAB:Containers:Map:NoKey', 'The specified key is not present in this container.');
check(@() error('mine:id', 'own %d', 5), 'mine:id', 'own 5');
try
  try
    error('in:ner', 'inner');
  catch inner
    outer = MException('out:er', 'outer %d', 2);
    outer = addCause(outer, inner);
    throw(outer);
  end
catch err
  assert(isa(err, 'MException') && strcmp(class(err), 'MException') && ~isstruct(err));
  assert(strcmp(err.message, 'outer 2') && numel(err.cause) == 1);
  assert(strcmp(err.cause{1}.identifier, 'in:ner'));
end
try
  one();
catch err
  assert(strcmp(err.identifier, 'MATLAB:minrhs') && isempty(err.cause));
end
disp("passed")
function r = one(a)
  r = a;
end
function check(f, id, message)
  try
    f();
  catch err
    assert(strcmp(err.identifier, id), err.identifier);
    assert(isempty(message) || strcmp(err.message, message), err.message);
    return
  end
  assert(false, 'no error');
end
