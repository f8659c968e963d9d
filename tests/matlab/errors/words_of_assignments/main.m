% "MException", "error": identifiers and words of assignments, calls and conversions that fail
%#dialect matlab
t = {
 @() rows(ones(3), [1 2]), 'MATLAB:subsassigndimmismatch', 'Unable to perform assignment because the size of the left side is 3-by-1 and the size of the right side is 1-by-2.'
 @() first(1:3, [1 2 3]), 'MATLAB:matrix:singleSubscriptNumelMismatch', 'Unable to perform assignment because the left and right sides have a different number of elements.'
 @() second(1:3, {5}), 'MATLAB:UnableToConvert', 'Unable to perform assignment because value of type ''cell'' is not convertible to ''double''.'
 @() second(struct('a', 1), struct('b', 1)), 'MATLAB:heterogeneousStrucAssignment', 'Subscripted assignment between dissimilar structures.'
 @() [struct('a', 1), struct('b', 1)], 'MATLAB:catenate:structFieldBad', ''
 @() double({1}), 'MATLAB:invalidConversion', 'Conversion to double from cell is not possible.'
 @() sin(1, 2), 'MATLAB:maxrhs', 'Too many input arguments.'
 @() sin(), 'MATLAB:minrhs', 'Not enough input arguments.'
 @() two(@sin, 1), 'MATLAB:maxlhs', 'Too many output arguments.'
 @() two(@deal, 1, 2, 3), 'MATLAB:deal:narginNargoutMismatch', 'The number of outputs should match the number of inputs.'
 @() ind2sub([2 2], 5), 'MATLAB:ind2sub:IndexOutOfRange', ''
 @() num2str({1}), 'MATLAB:num2str:nonNumericInput', ''
 @() cellfun(@(x) x, [1 2]), 'MATLAB:cellfun:NotACell', ''
 @() 1 ~= struct(), 'MATLAB:UndefinedFunction', 'Operator ''~='' is not supported for operands of type ''struct''.'
};
for k = 1:size(t, 1)
    try
        t{k, 1}();
        e = MException('test:none', 'no error');
    catch e
    end
    assert(strcmp(e.identifier, t{k, 2}), '%d: %s', k, e.identifier)
    assert(isempty(t{k, 3}) || strcmp(e.message, t{k, 3}), '%d: %s', k, e.message)
end
disp("passed")

function rows(x, v)
x(:, 1) = v;
end
function first(x, v)
x(1:2) = v;
end
function second(x, v)
x(2) = v;
end
function two(f, varargin)
[a, b] = f(varargin{:});
end
