% "validateattributes": the words, with the names of the function and the argument, and their identifiers.
%#dialect matlab
t = {
 {-1, {'numeric'}, {'positive'}, 'myfun', 'X', 2}, 'MATLAB:myfun:expectedPositive', 'Expected input number 2, X, to be positive.'
 {-1, {'numeric'}, {'positive'}}, 'MATLAB:expectedPositive', 'Expected input to be positive.'
 {1.5, {'numeric'}, {'integer'}}, 'MATLAB:expectedInteger', 'Expected input to be integer-valued.'
 {[1 2], {'numeric'}, {'scalar'}, '', 'A'}, 'MATLAB:expectedScalar', 'Expected A to be a scalar.'
 {1, {'numeric'}, {'<=', 0}}, 'MATLAB:notLessEqual', 'Expected input to be a scalar with value <= 0.'
 {[1 2], {'numeric'}, {'>=', 3}, 'ff', 'A', 1}, 'MATLAB:ff:notGreaterEqual', 'Expected input number 1, A, to be an array with all of the values >= 3.'
 {[1 2], {'numeric'}, {'size', [3 NaN]}}, 'MATLAB:incorrectSize', 'Expected input to be of size 3xN, but it is of size 1x2.'
 {[1 2], {'numeric'}, {'numel', 3}}, 'MATLAB:incorrectNumel', 'Expected input to be an array with number of elements equal to 3.'
 {'a', {'float', 'logical'}, {}}, 'MATLAB:invalidType', sprintf('Expected input to be one of these types:\n\ndouble, single, logical\n\nInstead its type was char.')
};
for k = 1:size(t, 1)
  try
    validateattributes(t{k, 1}{:});
    error('test:none', 'no error');
  catch e
    assert(strcmp(e.identifier, t{k, 2}) && strcmp(e.message, t{k, 3}), '%s: %s', e.identifier, e.message);
  end
end
words = '';
try, mustBeGreaterThan(1, 2); catch e, words = e.message; end
assert(strcmp(words, 'Value must be greater than 2.'));
assert(ignoring(3, 4) == 3);
disp("passed")

function r = ignoring(a, ~)
  arguments
    a
    ~
  end
  r = a;
end
