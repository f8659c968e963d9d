1;
function check(varargin)
  try
    validateattributes(varargin{:});
    disp('ok');
  catch e
    disp(e.message);
  end
end
check(1, {'numeric'}, {});
check('a', {'numeric'}, {});
check('a', {'char', 'cell'}, {'nonempty'});
check([], {'numeric'}, {'nonempty'});
check([1 2], {'numeric'}, {'scalar'});
check([1 2], {'numeric'}, {'vector'});
check(-1, {'numeric'}, {'nonnegative'});
check(0, {'numeric'}, {'positive'});
check(1.5, {'numeric'}, {'integer'});
check([1 2; 3 4], {'numeric'}, {'size', [2 2]});
check([1 2; 3 4], {'numeric'}, {'size', [2 3]});
check([1 2 3], {'numeric'}, {'numel', 3});
check([1 3 2], {'numeric'}, {'increasing'});
check(5, {'numeric'}, {'>=', 1, '<=', 4});
check(5, {'numeric'}, {'>=', 1, '<=', 9});
check(NaN, {'numeric'}, {'nonnan'});
check(Inf, {'numeric'}, {'finite'});
check(1i, {'numeric'}, {'real'});
check(1, {'char'}, {}, 'myfun', 'arg', 2);
check(true, {'logical'}, {});
check({}, {'cell'}, {});
check(@sin, {'function_handle'}, {});
check(struct(), {'struct'}, {});
check([1 2 3], {'float'}, {'row'});
check([1 2 3], {'float'}, {'column'});
check(2, {'numeric'}, {'odd'});
check(zeros(2, 2, 2), {'numeric'}, {'2d'});
